package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code banmen show}: any format, any move, any picture. */
class ShowCommandTest {
  private static final String KO =
      """
      (;GM[1]FF[4]SZ[5]KM[0]PB[A & B]
      ;B[bc];W[cc];B[ad];W[dd];B[be];W[ce];B[cd];W[bd]
      ;B[cd]C[too soon])
      """;

  private static final String EXERCISE = "1\n3\nB 1 1\nW 1 1\nW 1 2\n";

  @Test
  void rowsAreAsTheExercisePrintsThem() {
    assertThat(ProgramRun.ofCatalog(KO, "show", "-", "--format", "rows", "--move", "3"))
        .isEqualTo(new ProgramRun(0, ".....\n.....\n.BW..\nB....\n.....\n", ""));
  }

  @Test
  void aFileOfSeveralGamesIsSaidToHaveMoreUnlessOneIsChosen() {
    String two = "(;GM[1]SZ[1])(;GM[1]SZ[2])";
    assertThat(ProgramRun.ofCatalog(two, "show", "-", "--format", "rows"))
        .isEqualTo(new ProgramRun(0, ".\n", "banmen: -: game 1 of 2; --game N shows another\n"));
    assertThat(ProgramRun.ofCatalog(two, "show", "-", "--format", "rows", "--game", "2"))
        .isEqualTo(new ProgramRun(0, "..\n..\n", ""));
  }

  @Test
  void jsonTellsAnIllegalMoveOfSgfWithItsMissAndWhatItDid() {
    ProgramRun run = ProgramRun.ofCatalog(KO, "show", "-", "--format", "json");
    JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
    JsonObject last = json.getAsJsonObject("last");
    assertThat(last.getAsJsonObject("miss").get("name").getAsString()).isEqualTo("repetition");
    assertThat(last.get("changes").toString()).isEqualTo("[\"B2-w\",\"C2+b\"]");
    assertThat(json.get("comment").getAsString()).isEqualTo("too soon");
    assertThat(json.get("move").getAsInt()).isEqualTo(9);
  }

  @Test
  void aRefusedStepOfAnExerciseTakesANumberAndLeavesTheBoard() {
    ProgramRun run = ProgramRun.ofCatalog(EXERCISE, "show", "-", "--format", "json", "--move", "2");
    JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
    assertThat(json.getAsJsonObject("last").keySet()).containsExactly("side", "move", "miss");
    assertThat(json.get("board").getAsJsonArray().get(0).getAsString()).startsWith("B...");
    assertThat(json.get("rules").getAsString()).isEqualTo("exercise");
  }

  @Test
  void whatEmptySquaresCountForIsToldBesideTheDiscs() {
    assertThat(ProgramRun.ofCatalog("e6f4e3f6g5d6e7f5c5\n", "show", "-").out())
        .contains(
            "Black won by 64.\nBlack 13   White 0   discs\n51 empty squares count for Black.");
    assertThat(ProgramRun.ofCatalog("e6f4e3f6g5d6e7f5\n", "show", "-").out())
        .contains("Black 7   White 5   discs")
        .doesNotContain("empty square");
  }

  @Test
  void nobodyIsToMoveAtTheEndOfAGameWhoseResultIsRecorded() {
    String game = "(;GM[1]SZ[9]RE[B+R];B[dd];W[ff];B[ee])";
    assertThat(ProgramRun.ofCatalog(game, "show", "-").out())
        .contains("The game is over.\n")
        .doesNotContain("to move");
    assertThat(ProgramRun.ofCatalog(game, "show", "-", "--move", "2").out())
        .contains("Black to move\n");
    for (String open : List.of("", "RE[?]")) {
      assertThat(ProgramRun.ofCatalog(game.replace("RE[B+R]", open), "show", "-").out())
          .as("%s", open)
          .contains("White to move\n");
    }
    assertThat(ProgramRun.ofCatalog(game.replace("B+R", "Void"), "show", "-").out())
        .contains("The game is over.\n");
  }

  /** Groups with an eye each, at A9 and E9, live by seki. */
  @Test
  void theEyesOfASekiCountOnlyWhereAreaIsCounted() {
    String stones =
        "SZ[9]KM[0]AB[ba][ga][ab][bb][cb][gb][dc][ec][fc][gc][dd][de][df][dg][dh][di]"
            + "AW[da][fa][db][eb][fb][ac][bc][cc][cd][ce][cf][cg][ch][ci];B[];W[])";
    assertThat(ProgramRun.ofCatalog("(;GM[1]RU[Japanese]" + stones, "show", "-").out())
        .contains("Black 36   White 12   territory");
    assertThat(
            ProgramRun.ofCatalog("(;GM[1]RU[Japanese]" + stones, "show", "-", "--format", "json")
                .out())
        .contains("\"score\":{\"black\":36.0,\"white\":12.0}");
    assertThat(ProgramRun.ofCatalog("(;GM[1]RU[Chinese]" + stones, "show", "-").out())
        .contains("Black 53   White 27   area");
  }

  /** Black's stone was agreed to be dead, which the board alone does not say. */
  @Test
  void theResultOfAnAgreedCountIsTheRecords() {
    String game = "banmen 2\ngame go\nset size=9\nbegin 0\n";
    String passed = "0 here B D4\n0 here W pass\n0 here B pass\n";
    String dead = game + passed + "dead D4\n0 here accept\n";
    assertThat(ProgramRun.ofCatalog(dead, "show", "-").out())
        .contains("W+7.5", "The game is over.\n")
        .doesNotContain("won");
    assertThat(ProgramRun.ofCatalog(game + passed, "show", "-").out())
        .contains("Black won by 73.5");
  }

  @Test
  void otherRulesDoNotSayWhoseTurnItIs() {
    String twice = "1\n2\nB 1 1\nB 1 2\n";
    ProgramRun run =
        ProgramRun.ofCatalog(twice, "show", "-", "--format", "json", "--rules", "japanese");
    JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
    assertThat(json.get("rules").getAsString()).isEqualTo("japanese");
    assertThat(json.getAsJsonObject("last").has("miss")).isFalse();
  }

  @Test
  void aDrawnBoardIsReadAsAskedFor() {
    String board = ("0 ".repeat(9) + "0\n").repeat(10) + "0 0 1\n";
    String array = ProgramRun.ofCatalog(board, "show", "-", "--format", "rows").out();
    String picture =
        ProgramRun.ofCatalog(board, "show", "-", "--format", "rows", "--board", "picture").out();
    assertThat(array).startsWith("W");
    assertThat(picture).endsWith("W.........\n");
  }

  @Test
  void coloursAreThoseThatAreAskedFor() {
    String plain = ProgramRun.ofCatalog(KO, "show", "-").out();
    String ansi =
        ProgramRun.ofCatalog(KO, "show", "-", "--format", "ansi", "--color", "truecolor").out();
    String none =
        ProgramRun.ofCatalog(KO, "show", "-", "--format", "ansi", "--color", "none").out();
    assertThat(plain).doesNotContain("\u001b");
    assertThat(ansi).contains("48;2;176;132;64"); // wood
    assertThat(ansi.replaceAll("\u001b\\[[0-9;]*m", "").replaceAll(" +\n", "\n")).isEqualTo(plain);
    assertThat(none.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
  }

  @Test
  void aPictureForPaperNumbersWhatIsAskedFor() {
    String svg = ProgramRun.ofCatalog(KO, "show", "-", "--format", "svg", "--numbers", "1-9").out();
    assertThat(svg).contains(">8</text>").contains("9 at 7").contains("A &amp; B");
    assertThat(ProgramRun.ofCatalog(KO, "show", "-", "--format", "svg", "--numbers", "1-4").out())
        .contains("Move 4 of 9")
        .doesNotContain("at 7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "show                       | banmen: show needs FILE; see 'banmen show --help'",
        "show - --move 10           | banmen: - has no move 10; it has 9 moves",
        "show - --game 2            | banmen: - has no game 2; it has 1 game",
        "show - --move x            | banmen: move 'x' is not valid; use a number, 0 or more, or"
            + " end",
        "show - --format png"
            + "| banmen: format 'png' is not known; choose rows, text, ansi, svg or json",
        "show - --numbers 1-3       | banmen: option '--numbers' works only with '--format svg'",
        "show - --format svg --numbers 3-1 | banmen: numbers '3-1' is not valid; start with the"
            + " smaller number",
        "show - --format svg --style neon  | banmen: style 'neon' is not known; choose wood or"
            + " plain",
        "show - --board upside-down | banmen: board 'upside-down' is not known; choose array or"
            + " picture",
      })
  void wrongUseIsOneLineAndCodeTwo(String args, String line) {
    assertThat(ProgramRun.ofCatalog(KO, args.split(" ")))
        .isEqualTo(new ProgramRun(2, "", line + "\n"));
  }

  @Test
  void whatCannotBeReadIsOneLineAndCodeOne() {
    assertThat(ProgramRun.ofCatalog("", "show", "no/such.sgf"))
        .isEqualTo(new ProgramRun(1, "", "banmen: no/such.sgf: cannot be read: no such file\n"));
    ProgramRun none = ProgramRun.ofCatalog("what is this?", "show", "-");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.err()).startsWith("banmen: -: ").hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({"--input, chess", "--rules, chess"})
  void formsAndRulesThatAreNotKnownAreToldWithThoseThatAre(String option, String value) {
    ProgramRun run = ProgramRun.ofCatalog(KO, "show", "-", option, value);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("'chess'").containsAnyOf("sgf", "japanese").hasLineCount(1);
  }

  @Test
  void whatWasPutRightIsToldBesideThePicture() {
    String letter = "Dear Ann,\n(;GM[1]SZ[5]\n;B[aa]W[bb]\n;B[cc]";
    ProgramRun run = ProgramRun.ofCatalog(letter, "show", "-", "--format", "rows");
    assertThat(run)
        .isEqualTo(
            new ProgramRun(
                0,
                "B....\n.W...\n..B..\n.....\n.....\n",
                "banmen: -:3:7: W is a second move in its node: made into a node of its own\n"
                    + "banmen: -:4:6: parentheses never closed: 1; closed at the end\n"));
  }

  @Test
  void ofManyRepairsTheFirstAreToldAndTheOthersCounted() {
    ProgramRun run =
        ProgramRun.ofCatalog("(;GM[1]SZ[5]" + ";B[!!]\n".repeat(50) + ")", "show", "-");
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .hasLineCount(11)
        .startsWith("banmen: -:1:")
        .endsWith("banmen: -:11: 40 more repairs; 'banmen check' lists them\n");
  }

  @Test
  void theTitleOfAPictureForPaperPartsWhatItSays() {
    String game = "(;GM[1]SZ[5]PB[A]PW[B]EV[Cup]DT[2026])";
    assertThat(ProgramRun.ofCatalog(game, "show", "-", "--format", "svg").out())
        .contains("<title>Black: A   White: B, Cup, 2026</title>");
  }

  @Test
  void proseIsNoGameWhateverItsName(@TempDir Path folder) throws IOException {
    Path prose = Files.writeString(folder.resolve("a.txt"), "hello world, this is no game\n");
    assertThat(ProgramRun.ofCatalog("", "show", prose.toString()))
        .isEqualTo(
            new ProgramRun(
                1,
                "",
                "banmen: "
                    + prose
                    + ":1:1: found 'hello' where a square such as f5 or a pass was expected\n"));
    assertThat(ProgramRun.ofCatalog("hello world\n", "show", "-").err())
        .startsWith("banmen: -: no game found; the format must be sgf, ")
        .hasLineCount(1);
  }
}
