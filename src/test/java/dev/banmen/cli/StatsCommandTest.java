package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code banmen stats}: what recorded games have in common. */
class StatsCommandTest {
  private static final String GAMES =
      """
      (;GM[1]FF[4]SZ[19]RU[Japanese]PB[Ann]PW[Bob]RE[B+R]DT[1999-01-01]EV[Cup];B[pd];W[dp])
      (;GM[1]FF[4]SZ[19]RU[Japanese]PB[Bob]PW[Ann]RE[W+3.5]DT[2001]EV[Cup];B[dd];W[pp];B[dd])
      (;GM[1]FF[4]SZ[9]PB[Ann]PW[Cy]RE[0];B[ee])
      (;GM[2]FF[4]SZ[8]PB[Dee]PW[Ann];B[d3];W[c3])
      """;

  @Test
  void eachFamilyIsCountedOnItsOwn() {
    assertThat(ProgramRun.ofCatalog(GAMES, "stats", "-"))
        .isEqualTo(
            new ProgramRun(
                0,
                """
                Go: 3 games
                Black won 1 (33.3%), White won 1 (33.3%); draws: 1 (33.3%); unknown: 0 (0.0%)
                Moves: 1 to 2, median 2, mean 1.7
                Boards: 19x19 (2), 9x9 (1)
                Rules: japanese (2), chinese (1)
                Years: 1999 to 2001
                Illegal, occupied (miss 1): 1
                Openings: 2
                        2   66.7%  Q16 D4
                        1   33.3%  E5
                Events: 1
                        2   66.7%  Cup
                Players: 3
                    games     won    lost   drawn
                        3       2       0       1  Ann
                        2       0       2       0  Bob
                        1       0       0       1  Cy

                Othello: 1 game
                Black won 0 (0.0%), White won 0 (0.0%); draws: 0 (0.0%); unknown: 1 (100.0%)
                Moves: 2 to 2, median 2, mean 2
                Boards: 8x8 (1)
                Openings: 1
                        1  100.0%  Diagonal
                Players: 2
                    games     won    lost   drawn
                        1       0       0       0  Ann
                        1       0       0       0  Dee
                """,
                ""));
  }

  @Test
  void openingsAreTheSameHoweverTheBoardIsHeld() {
    String five =
        "(;GM[2];B[f5];W[d6])(;GM[2];B[c4];W[e3])(;GM[2];B[d3];W[c5])(;GM[2];B[e6];W[f4])"
            + "(;GM[2];B[d3];W[c3])";
    JsonObject json =
        JsonParser.parseString(ProgramRun.ofCatalog(five, "stats", "-", "--json").out())
            .getAsJsonObject();
    assertThat(json.getAsJsonObject("othello").get("openings").toString())
        .isEqualTo("{\"Perpendicular\":4,\"Diagonal\":1}");
  }

  @Test
  void anOpeningIsCalledByItsNameIfItHasOneInTheLanguageOfTheReader() {
    String tigers =
        "(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4])(;GM[2];B[e6];W[f4];B[c3];W[c4];B[d3];W[a1])"
            + "(;GM[2];B[f5];W[d6];B[c5])(;GM[4];B[h8];W[h9];B[i9])(;GM[4];B[a1];W[h9];B[i9])";
    assertThat(ProgramRun.ofCatalog(tigers, "stats", "-", "--by", "opening").out())
        .contains("2       0       0       0        2  Tiger\n")
        .contains("1       0       0       0        1  Fishhook\n", "1  Kagetsu\n", "1  O15 ");
    Language chinese = Language.of(Locale.CHINESE);
    assertThat(ProgramRun.ofCatalog(chinese, tigers, "stats", "-", "--by", "opening").out())
        .contains("虎定式", "Fishhook", "花月");
  }

  @Test
  void onlyMovesThatAreMadeCountInLengthsAndOpenings() {
    String refused = "(;GM[1]SZ[19];B[pd];W[zz];W[pd];W[q1];W[dp];B[];W[];B[dd])";
    JsonObject go =
        JsonParser.parseString(ProgramRun.ofCatalog(refused, "stats", "-", "--json").out())
            .getAsJsonObject()
            .getAsJsonObject("go");
    assertThat(go.getAsJsonObject("moves").get("most").getAsInt()).isEqualTo(5);
    assertThat(go.get("openings").toString()).isEqualTo("{\"Q16 D4\":1}");
    assertThat(go.get("misses").toString()).contains("\"code\":1").contains("\"code\":4");
    String exercise = "1\n4\nB 1 1\nB 1 1\nW 2 1\nB 3 3\n";
    JsonObject steps =
        JsonParser.parseString(ProgramRun.ofCatalog(exercise, "stats", "-", "--json").out())
            .getAsJsonObject()
            .getAsJsonObject("go");
    assertThat(steps.getAsJsonObject("moves").get("most").getAsInt()).isEqualTo(3);
  }

  @Test
  void scriptsGetAllOfIt() {
    JsonObject go =
        JsonParser.parseString(ProgramRun.ofCatalog(GAMES, "stats", "-", "--json").out())
            .getAsJsonObject()
            .getAsJsonObject("go");
    assertThat(go.keySet())
        .containsExactly(
            "games",
            "results",
            "moves",
            "misses",
            "boards",
            "rules",
            "years",
            "events",
            "openings",
            "players");
    assertThat(go.getAsJsonObject("players").getAsJsonObject("Ann").get("won").getAsInt())
        .isEqualTo(2);
    assertThat(go.get("misses").toString())
        .isEqualTo("[{\"code\":1,\"name\":\"occupied\",\"count\":1}]");
  }

  @Test
  void whatCannotBeReadIsToldAndTheRestIsCounted() {
    ProgramRun run = ProgramRun.ofCatalog(GAMES, "stats", "nowhere.sgf", "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("banmen: nowhere.sgf: cannot be read: no such file\n");
    assertThat(run.out()).startsWith("Go: 3 games\n");
  }

  @Test
  void aGameThatIsLeftOutIsTold() {
    ProgramRun run =
        ProgramRun.ofCatalog("(;GM[1];B[aa])\n(;GM[99];B[aa])\n(;GM[1];B[bb])\n", "stats", "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("banmen: -:2:5: GM[99] is not a supported game")
        .hasLineCount(1);
    assertThat(run.out()).startsWith("Go: 2 games\n");
  }

  @TempDir Path folder;

  private ProgramRun stats(String... words) throws IOException {
    String file = Files.writeString(folder.resolve("games.sgf"), GAMES).toString();
    List<String> all = new ArrayList<>(List.of("stats"));
    all.addAll(List.of(words));
    all.add(file);
    return ProgramRun.ofCatalog("", all.toArray(String[]::new));
  }

  @Test
  void aPlayersGamesAreCountedFromThatSide() throws IOException {
    assertThat(stats("--player", "ann", "game:go").out())
        .isEqualTo(
            """
            Go: 3 games
                games     won    lost   drawn
                    2       1       0       1  Black
                    1       1       0       0  White
            Opponents: 2
                games     won    lost   drawn
                    2       2       0       0  Bob
                    1       0       0       1  Cy
            Openings: 2
                games     won    lost   drawn
                    2       2       0       0  Q16 D4
                    1       0       0       1  E5
            """);
    assertThat(stats("--player", "nobody").out()).isEqualTo("No games.\n");
  }

  @ParameterizedTest
  @CsvSource({
    "year, '1 0 0 1 (not said), 1 1 0 0 1999, 1 0 1 0 2001'",
    "opening, '2 1 1 0 Q16 D4, 1 0 0 1 E5'",
    "event, '2 1 1 0 Cup, 1 0 0 1 (not said)'",
    "player, '3 2 0 1 Ann, 2 0 2 0 Bob, 1 0 0 1 Cy'",
  })
  void gamesAreCountedByWhatTheySay(String key, String rows) throws IOException {
    List<String> lines = stats("--by", key, "game:go").out().lines().toList();
    assertThat(lines.get(0)).isEqualTo("Go: 3 games");
    assertThat(lines.get(1)).contains(key.equals("player") ? "won    lost" : "Black   White");
    assertThat(lines.subList(2, lines.size()).stream().map(l -> l.strip().replaceAll(" +", " ")))
        .containsExactly(rows.split(", "));
  }

  @Test
  void ofThatPlayerOpponentsAndColoursCanBeAskedForAlone() throws IOException {
    assertThat(stats("--by", "colour", "--player", "bob").out())
        .endsWith(
            "        1       0       1       0  Black\n        1       0       1       0  White\n");
    assertThat(stats("--by", "opponent").err())
        .isEqualTo("banmen: to count by opponent, say whose games with --player\n");
    assertThat(stats("--by", "moon").err()).contains("'moon'").contains("year, opening");
    assertThat(stats("--by", "moon").code()).isEqualTo(2);
  }

  @Test
  void jsonHasTheGroups() throws IOException {
    JsonObject go =
        JsonParser.parseString(stats("--by", "year", "--json").out())
            .getAsJsonObject()
            .getAsJsonObject("go");
    assertThat(go.getAsJsonObject("byYear").get("1999"))
        .hasToString("{\"games\":1,\"black\":1,\"white\":0,\"drawn\":0}");
    assertThat(stats("--player", "ann", "--json").out()).contains("\"byColour\"", "\"won\": 1");
  }

  @Test
  void fieldsChooseTheGamesAndFoldersHaveFiles() throws IOException {
    assertThat(stats("date:2000..").out()).startsWith("Go: 1 game\n");
    assertThat(ProgramRun.ofCatalog("", "stats", folder.toString()).out()).isEqualTo(stats().out());
    assertThat(stats("moon:1").err()).startsWith("banmen: 'moon:1': field 'moon' is not known");
  }

  @Test
  void whereNobodyKnowsTheResultACountSaysSo() throws IOException {
    assertThat(stats("--by", "opening", "game:othello").out())
        .isEqualTo(
            """
            Othello: 1 game
                games   Black   White   drawn  unknown
                    1       0       0       0        1  Diagonal
            """);
  }

  @Test
  void withoutAFileTheQuestionIsNotAnswered() {
    assertThat(ProgramRun.ofCatalog("", "stats", "player:dora").code()).isEqualTo(2);
  }

  @Test
  void aWholeNameIsRatherMeantThanAPart() throws IOException {
    String file =
        Files.writeString(folder.resolve("li.sgf"), "(;GM[1]PB[Oliver]PW[Li Ming]RE[W+R];B[aa])")
            .toString();
    assertThat(ProgramRun.ofCatalog("", "stats", "--player", "li", file, "--by", "colour").out())
        .endsWith("        1       1       0       0  White\n");
  }
}
