package dev.banmen.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of kinds in docs/drills.md: each kind of each game, and all its misconceptions. */
class DrillsDocumentTest {
  private static final Pattern KIND = Pattern.compile("`([a-z/-]+)`");

  /** Returns how many misconceptions stand beside each kind, such as go/ko, or ko for all games. */
  private static Map<String, Integer> documented() throws IOException {
    Map<String, Integer> documented = new HashMap<>();
    for (String line : Files.readAllLines(Path.of("docs", "drills.md"))) {
      String[] cells = line.split("\\|");
      if (line.startsWith("|") && cells.length == 4) {
        Matcher kind = KIND.matcher(cells[1]);
        while (kind.find()) {
          documented.put(kind.group(1), cells[3].split(";").length);
        }
      }
    }
    return documented;
  }

  @Test
  void everyKindAndItsMisconceptionsAreOnThePage() throws IOException {
    Map<String, Integer> documented = documented();
    Set<String> found = new HashSet<>();
    for (Family family : Catalog.ALL.families()) {
      for (DrillKind kind : Drills.of(family).kinds()) {
        String own = family.id() + "/" + kind.id();
        String id = documented.containsKey(own) ? own : kind.id();
        assertThat(documented).as(own).containsEntry(id, kind.pupils().size());
        found.add(id);
      }
    }
    assertThat(documented.keySet()).isEqualTo(found);
  }
}
