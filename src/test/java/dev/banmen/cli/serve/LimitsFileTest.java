package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.ssh.SshLimits;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.settings.NumberSettings.LimitRange;
import dev.banmen.text.Language;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file of a server's limits. */
class LimitsFileTest {
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `(\\w+)` \\| \\d+ .*\\| (\\d+) to (\\d+) \\|$");

  @TempDir Path folder;
  private final List<String> faults = new ArrayList<>();

  private LimitsFile file(String text) throws IOException {
    Files.writeString(folder.resolve("limits.toml"), text);
    return new LimitsFile(folder.resolve("limits.toml"), true, Language.ENGLISH);
  }

  private static Map<String, Long> numbers(Record limits) throws ReflectiveOperationException {
    Map<String, Long> all = new TreeMap<>();
    for (RecordComponent one : limits.getClass().getRecordComponents()) {
      all.put(one.getName(), ((Number) one.getAccessor().invoke(limits)).longValue());
    }
    return all;
  }

  @Test
  void eachLimitHasARangeThatHoldsItsDefault() throws ReflectiveOperationException {
    Map<String, Long> all = numbers(SshLimits.DEFAULT);
    all.putAll(numbers(HouseLimits.DEFAULT));
    all.putAll(numbers(PeopleLimits.DEFAULT));
    all.putAll(numbers(WaitingLimits.DEFAULT));
    all.putAll(numbers(TeachingLimits.DEFAULT));
    assertThat(ServerLimits.RANGES.keySet()).isEqualTo(all.keySet());
    all.forEach(
        (name, value) -> {
          LimitRange range = ServerLimits.RANGES.get(name);
          assertThat(value).as(name).isBetween(range.least(), range.most());
        });
  }

  @Test
  void theDocumentHasTheSameRanges() throws IOException {
    Map<String, LimitRange> written = new TreeMap<>();
    String text = Files.readString(Path.of("docs", "security.md"));
    for (MatchResult row : ROW.matcher(text).results().toList()) {
      written.put(
          row.group(1), new LimitRange(Long.parseLong(row.group(2)), Long.parseLong(row.group(3))));
    }
    assertThat(written).isEqualTo(ServerLimits.RANGES);
  }

  @Test
  void eachLimitIsSetByItsNameAndTheOthersStay() throws Exception {
    for (Map.Entry<String, LimitRange> one : ServerLimits.RANGES.entrySet()) {
      for (long value : List.of(one.getValue().least(), one.getValue().most())) {
        LimitsFile file = file(one.getKey() + " = " + value + "\n");
        assertThat(file.read(faults::add)).as(one.getKey()).isTrue();
        Map<String, Long> expected = numbers(SshLimits.DEFAULT);
        expected.putAll(numbers(HouseLimits.DEFAULT));
        expected.putAll(numbers(PeopleLimits.DEFAULT));
        expected.putAll(numbers(WaitingLimits.DEFAULT));
        expected.putAll(numbers(TeachingLimits.DEFAULT));
        expected.put(one.getKey(), value);
        Map<String, Long> now = numbers(file.now().door());
        now.putAll(numbers(file.now().house()));
        now.putAll(numbers(file.now().people()));
        now.putAll(numbers(file.now().waiting()));
        now.putAll(numbers(file.now().teaching()));
        assertThat(now).isEqualTo(expected);
      }
    }
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "tables = 0, limits.toml:1:1: tables must be a whole number from 1 to 1000",
    "tables = 1001, limits.toml:1:1: tables must be a whole number from 1 to 1000",
    "tables = 2.5, limits.toml:1:1: tables must be a whole number from 1 to 1000",
    "tables = 'x', limits.toml:1:1: tables must be a whole number from 1 to 1000",
    "[tables], limits.toml:1:1: tables must be a whole number from 1 to 1000",
    "table = 20, limits.toml:1:1: 'table' is not a limit; did you mean tables?",
    "colour = 1, limits.toml:1:1: 'colour' is not a limit; the table of limits is in"
        + " docs/security.md",
  })
  void aFaultIsSaidWithItsPlaceAndChangesNothing(String text, String fault) throws IOException {
    LimitsFile file = file("visits = 7\n");
    assertThat(file.read(faults::add)).isTrue();
    Files.writeString(folder.resolve("limits.toml"), text + "\n");
    assertThat(file.read(faults::add)).isFalse();
    assertThat(faults).hasSize(1);
    assertThat(faults.get(0)).endsWith(fault);
    assertThat(file.now().house().visits()).isEqualTo(7);
  }

  @Test
  void whatIsNoTomlIsAFault() throws IOException {
    assertThat(file("tables = = 3\nvisits = 3\n").read(faults::add)).isFalse();
    assertThat(faults.get(0)).contains("limits.toml:1:");
  }

  @Test
  void aHugeFileIsRefused() throws IOException {
    LimitsFile file = file("# ".repeat(40_000));
    assertThatThrownBy(() -> file.read(faults::add)).isInstanceOf(IOException.class);
  }

  @Test
  void withoutTheFileOfTheFolderTheDefaultsHold() throws IOException {
    Path none = folder.resolve("none.toml");
    LimitsFile file = new LimitsFile(none, false, Language.ENGLISH);
    assertThat(file.read(faults::add)).isTrue();
    assertThat(file.now()).isEqualTo(ServerLimits.DEFAULT);
    LimitsFile named = new LimitsFile(none, true, Language.ENGLISH);
    assertThatThrownBy(() -> named.read(faults::add)).isInstanceOf(NoSuchFileException.class);
  }
}
