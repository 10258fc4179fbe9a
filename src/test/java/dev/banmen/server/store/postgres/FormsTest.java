package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A form of the database only adds to the one before it, so that nodes of both releases work on it
 * while one after the other is restarted.
 */
class FormsTest {
  private static final int SEVERAL_NODES = 4; // the first form that several of them share

  private static final Pattern ADDED_COLUMN =
      Pattern.compile("ALTER TABLE \\w+ ADD COLUMN (?!.* (UNIQUE|PRIMARY|CHECK|REFERENCES)).*");
  private static final Pattern ADDED_INDEX = Pattern.compile("CREATE INDEX .*");
  private static final Pattern ADDED_TABLE = Pattern.compile("CREATE TABLE \\w+ \\(.*\\).*");
  private static final Pattern KEPT_ROW = // who deletes it doesn't know of this one
      Pattern.compile("REFERENCES \\w+(?! ON DELETE (CASCADE|SET NULL))\\b");

  private static boolean onlyAdds(String statement) {
    String line = statement.replaceAll("\\s+", " ").strip();
    boolean isOptional = !line.contains(" NOT NULL") || line.contains(" DEFAULT ");
    return ADDED_COLUMN.matcher(line).matches() && isOptional
        || ADDED_INDEX.matcher(line).matches()
        || ADDED_TABLE.matcher(line).matches() && !KEPT_ROW.matcher(line).find();
  }

  @Test
  void eachFormOnlyAdds() throws IOException {
    List<String> wrong = new ArrayList<>();
    int form = SEVERAL_NODES;
    for (; ; form++) {
      try (InputStream in = PostgresStore.class.getResourceAsStream(form + ".sql")) {
        if (in == null) {
          break;
        }
        String script = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        for (String one : script.split(";\n?")) {
          if (!onlyAdds(one)) {
            wrong.add(form + ": " + one);
          }
        }
      }
    }
    assertThat(form).isGreaterThan(SEVERAL_NODES);
    assertThat(wrong).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DROP TABLE seeks",
        "ALTER TABLE seeks DROP COLUMN line",
        "ALTER TABLE seeks RENAME COLUMN line TO text",
        "ALTER TABLE seeks ADD COLUMN lang text NOT NULL",
        "ALTER TABLE seeks ADD COLUMN lang text UNIQUE",
        "CREATE UNIQUE INDEX seeks_of_node ON seeks (node)",
        "CREATE TABLE marks (person bigint REFERENCES people)",
        "UPDATE seeks SET line = ''",
      })
  void whatAnOlderNodeWouldStumbleOverIsFound(String statement) {
    assertThat(onlyAdds(statement)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ALTER TABLE seeks ADD COLUMN lang text",
        "ALTER TABLE seeks ADD COLUMN lang text NOT NULL DEFAULT ''",
        "CREATE INDEX seeks_of_node ON seeks (node)",
        "CREATE TABLE marks (\n  person bigint REFERENCES people ON DELETE CASCADE\n)",
      })
  void whatAnOlderNodeDoesNotNoticeIsLetIn(String statement) {
    assertThat(onlyAdds(statement)).isTrue();
  }
}
