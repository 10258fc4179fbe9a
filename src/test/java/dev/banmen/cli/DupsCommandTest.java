package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code banmen dups}: games that are there more than once. */
class DupsCommandTest {
  private static final String GAME = "(;GM[1]SZ[9]PB[Ann]PW[Bob];B[cd];W[gc];B[ee];W[ge])";

  @TempDir Path folder;

  private static ProgramRun dups(String... words) {
    List<String> all = new ArrayList<>(List.of("dups"));
    all.addAll(List.of(words));
    return ProgramRun.ofCatalog("", all.toArray(String[]::new));
  }

  private String write(String name, String... games) throws IOException {
    return Files.writeString(folder.resolve(name), String.join("\n", games)).toString();
  }

  /** The last word of each line but the total: the number of moves, perhaps after a ~. */
  private static List<String> ends(ProgramRun run) {
    assertThat(run.err()).isEmpty();
    List<String> lines = run.out().lines().toList();
    return lines.subList(0, Math.max(0, lines.size() - 2)).stream()
        .map(line -> line.substring(line.lastIndexOf(' ') + 1))
        .toList();
  }

  @Test
  void theLastLineIsTheTotal() throws IOException {
    String other = GAME.replace("W[ge]", "W[gf]");
    ProgramRun run = dups(write("a.sgf", GAME, other), write("b.sgf", GAME, GAME));
    assertThat(run.out()).endsWith(" 4\n\n1 group: 3 of 4 games\n");
    assertThat(dups(write("c.sgf", GAME)).out()).isEqualTo("0 groups: 0 of 1 game\n");
  }

  private static String turned(String game, Symmetry way) {
    Lattice lattice = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9")).lattice();
    StringBuilder text = new StringBuilder(game);
    for (int i = game.indexOf(";B["); i >= 0 && i < game.length(); i++) {
      if (game.charAt(i) == '[' && game.charAt(i + 3) == ']') {
        Site site = new Site(game.charAt(i + 2) - 'a', game.charAt(i + 1) - 'a');
        Site to = way.of(site, lattice);
        text.setCharAt(i + 1, (char) ('a' + to.col()));
        text.setCharAt(i + 2, (char) ('a' + to.row()));
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @EnumSource
  void aGameIsKnownHoweverTheBoardIsTurned(Symmetry way) throws IOException {
    String other = turned(GAME, way).replace("Ann", "Somebody");
    ProgramRun run = dups(write("a.sgf", GAME), write("b.sgf", other));
    assertThat(ends(run)).containsExactly("4", "4");
    assertThat(run.out()).contains("a.sgf:#1  -  Ann  Bob").contains("b.sgf:#1  -  Somebody  Bob");
  }

  @ParameterizedTest
  @CsvSource({
    "W[ge], W[gf]", // another move
    ";W[ge], ''", // one less
    "SZ[9], SZ[11]",
    "SZ[9], SZ[9]AB[aa]",
    ";B[cd], ;W[cd]",
    "GM[1], GM[4]",
  })
  void whatIsNearlyTheSameIsAnotherGame(String part, String instead) throws IOException {
    assertThat(dups(write("a.sgf", GAME, GAME.replace(part, instead))).out())
        .isEqualTo("0 groups: 0 of 2 games\n");
  }

  @ParameterizedTest
  @CsvSource({
    "ge]), ge];B[];W[])",
    "cd], cd](;W[aa])(",
    "ge]), 'ge])', ",
    "PB[Ann], RE[B+R]KM[6.5]"
  })
  void passesAtTheEndAndWhatIsSaidDoNotCount(String part, String instead) throws IOException {
    String other = GAME.replace(part, instead).replace(";B[cd](;W[aa])(;W[gc]", ";B[cd](;W[gc]");
    String closed = other.contains("](;") ? other + ")" : other;
    assertThat(ends(dups(write("a.sgf", GAME, closed)))).hasSize(2);
  }

  private static String longGame(int moves, int other) {
    StringBuilder game = new StringBuilder("(;GM[1]SZ[19]");
    for (int i = 0; i < moves; i++) {
      char col = (char) ('a' + 2 * (i % 9));
      char row = (char) ('a' + 2 * (i / 9) + (i == other ? 1 : 0));
      game.append(i % 2 == 0 ? ";B[" : ";W[").append(col).append(row).append(']');
    }
    return game.append(')').toString();
  }

  @ParameterizedTest
  @CsvSource({"50, 30, true", "50, 39, true", "50, 29, false", "50, 40, false", "49, 35, false"})
  void gamesThatBeginAndEndTheSameWayAreAlike(int moves, int other, boolean isAlike)
      throws IOException {
    ProgramRun run = dups(write("a.sgf", longGame(moves, -1), longGame(moves, other)));
    assertThat(ends(run)).isEqualTo(isAlike ? List.of("50", "~50") : List.of());
  }

  @ParameterizedTest
  @CsvSource({
    "SZ[9];AB[aa]AW[ba];B[cc], SZ[9];AB[ee]AW[ef];B[cc]", // set up after the start
    "SZ[9]AB[aa]PL[B], SZ[9]AB[aa]PL[W]",
    "SZ[9];B[cc];AB[aa], SZ[9];AB[aa];B[cc]",
    "SZ[9];B[zz], SZ[9];B[cc]", // off the board
  })
  void setUpsAndWhoMovesTellGamesApart(String one, String other) throws IOException {
    String file = write("a.sgf", "(;GM[1]" + one + ")", "(;GM[1]" + other + ")");
    assertThat(dups(file).out()).startsWith("0 groups: 0 of ");
    assertThat(dups(write("b.sgf", "(;GM[1]" + one + ")", "(;GM[1]" + one + ")")).out())
        .endsWith("1 group: 2 of 2 games\n");
  }

  @Test
  void groupsStandApart() throws IOException {
    String two = GAME.replace("cd", "dd");
    String empty = "(;GM[1]SZ[9])";
    ProgramRun run = dups(write("a.sgf", GAME, two, empty, GAME, two, empty));
    assertThat(run.out().lines().map(line -> line.replaceAll(".*:#(\\d).*", "$1")))
        .containsExactly("1", "4", "", "2", "5", "", "2 groups: 4 of 6 games");
  }

  @Test
  void positionsWithoutMovesAreCompared() throws IOException {
    String problem = "(;GM[1]SZ[9]AB[aa][bb])";
    assertThat(ends(dups(write("a.sgf", problem, problem)))).containsExactly("0", "0");
  }

  @Test
  void allGamesAreWrittenOnce() throws IOException {
    write("a.sgf", GAME, longGame(50, -1), "(;GM[1]SZ[9])");
    write("b.sgf", longGame(50, 35), GAME, "(;GM[1]SZ[9])");
    String out = folder.resolve("out.sgf").toString();
    ProgramRun run = dups(folder.toString(), "--to", out);
    assertThat(run.code()).isZero();
    assertThat(ProgramRun.ofCatalog("", "stats", out, "--json").out()).contains("\"games\": 5");
    assertThat(dups(folder.toString(), "--to", out).code()).isEqualTo(1);
    assertThat(dups(out).out()).contains("~50").doesNotContain("Ann");
  }

  @Test
  void jsonHasAListOfGroups() throws IOException {
    String file = write("a.sgf", longGame(50, -1), longGame(50, 35), longGame(50, -1));
    JsonArray groups = JsonParser.parseString(dups(file, "--json").out()).getAsJsonArray();
    assertThat(groups).hasSize(1);
    assertThat(groups.get(0).getAsJsonArray())
        .extracting(game -> game.getAsJsonObject().get("sameMoves").getAsBoolean())
        .containsExactly(true, true, false);
  }

  @Test
  void aFileThatCannotBeReadIsSaid() throws IOException {
    ProgramRun run = dups(write("a.sgf", GAME, GAME), folder.resolve("gone.sgf").toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).endsWith("1 group: 2 of 2 games\n");
    assertThat(run.err()).startsWith("banmen: ").contains("gone.sgf");
  }
}
