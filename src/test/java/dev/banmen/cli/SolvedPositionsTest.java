package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.games.dots.DotsFileText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * {@code banmen analyze --exact} finds what others have proved, in {@code ../shared/data}; {@code
 * -Danalyze.every=1} asks for every position, and for endgames 40 to 44, too.
 */
class SolvedPositionsTest {
  private static final int EVERY = Integer.getInteger("analyze.every", 300);
  private static final Path DATA = Path.of("../shared/data");

  private static List<String> rows(String file) throws IOException {
    Path path = DATA.resolve(file);
    assumeTrue(Files.exists(path), path + " is not there");
    return Files.readAllLines(path).stream().filter(row -> !row.startsWith("#")).toList();
  }

  private static JsonObject analyzed(String input) {
    ProgramRun run = ProgramRun.ofCatalog(input, "analyze", "-", "--exact", "--format", "json");
    assertThat(run.err()).isEmpty();
    return JsonParser.parseString(run.out()).getAsJsonObject();
  }

  /** Compares the value and all moves that reach it. */
  private static void check(String row, String input, int value, Set<String> moves) {
    Set<String> best = new TreeSet<>();
    for (JsonElement one : analyzed(input).getAsJsonArray("moves")) {
      JsonObject move = one.getAsJsonObject();
      assertThat(move.get("value").getAsInt()).as(row).isLessThanOrEqualTo(value);
      assertThat(move.get("exact").getAsBoolean()).as(row).isTrue();
      if (move.get("value").getAsInt() == value) {
        best.add(move.get("move").getAsString());
      }
    }
    assertThat(best).as(row).isEqualTo(moves);
  }

  @Test
  void positionsOfDotsAndBoxes() throws IOException {
    List<String> rows = rows("dots/solved_positions.txt");
    for (int i = 0; i < rows.size(); i += EVERY) {
      String[] fields = rows.get(i).split(" ");
      DotsFileText dots =
          new DotsFileText(Integer.parseInt(fields[0]), Integer.parseInt(fields[1]));
      Set<String> moves = new TreeSet<>();
      for (int field = 4; field < fields.length; field++) {
        moves.add(dots.name(Integer.parseInt(fields[field])));
      }
      check(rows.get(i), dots.of(fields[2]), Integer.parseInt(fields[3]), moves);
    }
  }

  @Test
  void endgamesOfOthello() throws IOException {
    for (String row : rows("othello/ffo_1_49.tsv")) {
      String[] fields = row.split("\t");
      int number = Integer.parseInt(fields[0]);
      if (number <= 2 || EVERY == 1 && number >= 40 && number <= 44) {
        List<String> best = List.of(fields[5].split(","));
        String scores = best.get(0) + ":" + fields[4];
        String input = fields[1] + " " + fields[2] + "; " + scores + ";\n";
        check(row, input, Integer.parseInt(fields[4]), new TreeSet<>(best));
      }
    }
  }
}
