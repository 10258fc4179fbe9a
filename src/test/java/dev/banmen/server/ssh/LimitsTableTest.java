package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The tables of docs/security.md have the limits of the code. */
class LimitsTableTest {
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| (\\d+) ");

  private static void add(Record limits, Map<String, String> all)
      throws ReflectiveOperationException {
    for (RecordComponent one : limits.getClass().getRecordComponents()) {
      all.put(one.getName(), String.valueOf(one.getAccessor().invoke(limits)));
    }
  }

  @Test
  void theyAreTheSame() throws IOException, ReflectiveOperationException {
    Map<String, String> code = new TreeMap<>();
    add(SshLimits.DEFAULT, code);
    add(HouseLimits.DEFAULT, code);
    add(PeopleLimits.DEFAULT, code);
    add(TeachingLimits.DEFAULT, code);
    add(WaitingLimits.DEFAULT, code);
    Map<String, String> written = new TreeMap<>();
    String text = Files.readString(Path.of("docs", "security.md"));
    for (MatchResult row : ROW.matcher(text).results().toList()) {
      written.put(row.group(1), row.group(2));
    }
    assertThat(written).isEqualTo(code);
  }
}
