package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CliText;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.bot.Candidate;
import dev.banmen.games.go.net.InfluenceNetwork;
import dev.banmen.games.go.net.RandomNetwork;
import dev.banmen.gtp.client.EngineMain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code banmen analyze}: what moves are worth. */
class AnalyzeCommandTest {
  private static final String LED =
      "\\w+ +\\d+\\.\\d% +(0|[+-]([1-9]\\d*(\\.\\d)?|0\\.\\d)) points?  .*";

  /** The first of the endgames of the French Othello Federation. */
  private static final String ENDGAME =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;\n";

  private static JsonObject analyzed(String input, String... more) {
    List<String> args = new ArrayList<>(List.of("analyze", "-", "--format", "json"));
    args.addAll(List.of(more));
    ProgramRun run = ProgramRun.ofCatalog(input, args.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).endsWith("}\n").hasLineCount(1);
    return JsonParser.parseString(run.out()).getAsJsonObject();
  }

  private static List<String> values(JsonObject analyzed) {
    List<String> values = new ArrayList<>();
    for (JsonElement one : analyzed.getAsJsonArray("moves")) {
      JsonObject move = one.getAsJsonObject();
      values.add(move.get("move").getAsString() + ":" + move.get("value").getAsString());
    }
    return values;
  }

  @Test
  void anEndgameOfOthelloIsSolved() {
    JsonObject analyzed = analyzed(ENDGAME, "--exact");
    assertThat(analyzed.get("unit").getAsString()).isEqualTo("discs");
    assertThat(analyzed.get("toMove").getAsString()).isEqualTo("black");
    assertThat(values(analyzed))
        .containsExactly("g8:18", "h1:12", "h7:6", "a2:6", "a3:4", "b1:-4", "a4:-22", "g2:-24");
    JsonObject best = analyzed.getAsJsonArray("moves").get(0).getAsJsonObject();
    assertThat(best.get("exact").getAsBoolean()).isTrue();
    assertThat(best.getAsJsonArray("line").get(0).getAsString()).isEqualTo("g8");
  }

  @Test
  void aNetworkIsAsked(@TempDir Path folder) throws IOException {
    String file = Files.write(folder.resolve("a.bin"), RandomNetwork.any()).toString();
    JsonObject analyzed = analyzed("(;GM[1]SZ[9];B[ee])", "--net", file, "--bot-time", "0.1");
    assertThat(analyzed.getAsJsonArray("moves"))
        .isNotEmpty()
        .allSatisfy(move -> assertThat(move.getAsJsonObject().has("lead")).isTrue())
        .allSatisfy(move -> assertThat(move.getAsJsonObject().has("visits")).isTrue());
    ProgramRun text =
        ProgramRun.ofCatalog("(;SZ[9])", "analyze", "-", "--net", file, "--bot-time", "0.1");
    assertThat(text.out().lines().skip(1)).allMatch(row -> row.matches(LED), LED);
    assertThat(ProgramRun.ofCatalog(ENDGAME, "analyze", "-", "--net", file).code()).isEqualTo(2);
    String out = folder + "/out.sgf";
    ProgramRun review = ProgramRun.ofCatalog(ENDGAME, "analyze", "-", "--net", file, "--to", out);
    assertThat(review.err()).startsWith("banmen: option '--net' doesn't work with 'othello'");
    assertThat(review.code()).isEqualTo(2);
    ProgramRun both = ProgramRun.ofCatalog(ENDGAME, "analyze", "-", "--net", file, "--exact");
    assertThat(both.code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("(;SZ[9])", "analyze", "-", "--net", folder + "/b").err())
        .endsWith("cannot be read: no such file\n");
    assertThat(ProgramRun.ofCatalog("(;SZ[9])", "analyze", "-", "--net", "").err())
        .startsWith("banmen: option '--net' needs a value");
  }

  @Test
  void ofAGameWithoutMovesItIsSaidThatThereAreNone(@TempDir Path folder) {
    String out = folder + "/out.sgf";
    ProgramRun run = ProgramRun.ofCatalog("(;GM[1]SZ[9])", "analyze", "-", "--to", out);
    assertThat(run.out()).isEqualTo("No moves yet.\n");
    assertThat(Path.of(out)).exists();
  }

  /** What the text says of the leads of moves with these shares, in order. */
  private static List<String> leads(double[] shares, double... leads) {
    Position position = Position.start(Catalog.ALL.find("go").orElseThrow().game(Map.of()));
    List<Candidate> moves = new ArrayList<>();
    for (int at = 0; at < leads.length; at++) {
      Move move = position.legalMoves().get(at);
      OptionalDouble lead = OptionalDouble.of(leads[at]);
      moves.add(new Candidate(move, shares[at], false, List.of(move), lead, 1, 0));
    }
    String text = new AnalyzeText(position, moves, "points").lines(CliText.of(Catalog.ALL));
    return text.lines().skip(1).map(line -> line.replaceAll(" {2,}", "|").split("\\|")[2]).toList();
  }

  @Test
  void aLeadOfNextToNothingHasNoSign() {
    assertThat(leads(new double[] {0.5, 0.4, 0.3, 0.2}, 0.04, -0.04, 0.05, -0.06))
        .containsExactly("0 points", "0 points", "+0.1 points", "-0.1 points");
  }

  @Test
  void aMoveThatIsWorthAsMuchAsTheOneBeforeLeadsByNoMore() {
    assertThat(leads(new double[] {0.41, 0.41, 0.41}, -3.7, 2, -0.2))
        .containsExactly("-3.7 points", "-3.7 points", "-3.7 points");
    assertThat(leads(new double[] {0.41, 0.41, 0.4}, -3.7, -4.5, 1))
        .as("less, and with another share")
        .containsExactly("-3.7 points", "-4.5 points", "+1 point");
  }

  @Test
  void aReviewIsWrittenBesideTheGame(@TempDir Path folder) throws IOException {
    String net = Files.write(folder.resolve("a.bin"), InfluenceNetwork.file()).toString();
    String game = "(;GM[1]SZ[5]KM[0]PB[Anna];B[cc]C[Here.];W[aa];B[bb];W[ee];B[dd];W[ae];B[ea])";
    String out = folder.resolve("out.sgf").toString();
    ProgramRun run = ProgramRun.ofCatalog(game, "analyze", "-", "--net", net, "--to", out);
    assertThat(run.code()).as(run.err()).isZero();
    String written = Files.readString(folder.resolve("out.sgf"));
    long mistakes = run.out().lines().filter(line -> line.startsWith("Move ")).count();
    assertThat(mistakes).isPositive();
    assertThat(Pattern.compile("BM\\[1]|DO\\[]").matcher(written).results().count())
        .isEqualTo(mistakes);
    assertThat(written).contains("PB[Anna]", "C[Here.", "was better.");
    String again = folder.resolve("again.sgf").toString();
    ProgramRun.ofCatalog(written, "analyze", "-", "--net", net, "--to", again);
    assertThat(Path.of(again)).as("nothing is said twice").hasContent(written);
    String end = ProgramRun.ofCatalog(written, "show", "-", "--format", "rows").out();
    assertThat(end).isEqualTo(ProgramRun.ofCatalog(game, "show", "-", "--format", "rows").out());
    assertThat(ProgramRun.ofCatalog(game, "analyze", "-", "--to", out).err())
        .contains("a file with this name already exists");
    assertThat(ProgramRun.ofCatalog(game, "analyze", "-", "--to", out, "--level", "1").code())
        .isEqualTo(2);
    assertThat(ProgramRun.ofCatalog(game, "analyze", "-", "--to", folder + "/a.x").code())
        .isEqualTo(2);
  }

  @Test
  void boxesStillToComeCount() {
    String last = "dots 1\nsize: 2x2\nA 1,1-1,2\nB 1,1-2,1\nA 2,1-2,2\n";
    JsonObject analyzed = analyzed(last, "--exact");
    assertThat(analyzed.get("unit").getAsString()).isEqualTo("boxes");
    assertThat(values(analyzed)).containsExactly("1,2-2,2:1");
    assertThat(values(analyzed(last, "--exact", "--move", "2")))
        .containsExactlyInAnyOrder("1,2-2,2:-1", "2,1-2,2:-1");
  }

  @Test
  void aLevelSaysTheShareOfWins() {
    JsonObject analyzed = analyzed("(;GM[1]SZ[9];B[ee])", "--level", "1");
    assertThat(analyzed.get("unit").getAsString()).isEqualTo("share");
    JsonArray moves = analyzed.getAsJsonArray("moves");
    assertThat(moves).isNotEmpty();
    for (JsonElement one : moves) {
      JsonObject move = one.getAsJsonObject();
      assertThat(move.get("value").getAsDouble()).isBetween(0.0, 1.0);
      assertThat(move.get("exact").getAsBoolean()).isFalse();
      assertThat(move.get("unit").getAsString()).isEqualTo("share");
    }
  }

  @Test
  void aGameThatIsOverHasNoMoves() {
    String over = "dots 1\nsize: 2x2\nA 1,1-1,2\nB 1,1-2,1\nA 2,1-2,2\nB 1,2-2,2\n";
    assertThat(analyzed(over, "--exact").getAsJsonArray("moves")).isEmpty();
    assertThat(ProgramRun.ofCatalog(over, "analyze", "-").out())
        .isEqualTo("The game is over; choose an earlier position with --move N.\n");
    assertThat(ProgramRun.ofCatalog(over, "analyze", "-", "--level", "40").err())
        .contains("--level: the computer has no level 40");
  }

  @Test
  void peopleReadWhoIsToMoveAndAMoveALine() {
    ProgramRun run = ProgramRun.ofCatalog(ENDGAME, "analyze", "-", "--exact");
    assertThat(run.out()).startsWith("Black to move\ng8      +18 discs  g8 ").hasLineCount(9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          analyze - --exact                       | 1 | Go cannot be solved on this board
          analyze - --exact --level 3             | 2 | cannot be used together
          analyze - --engine x --level 3          | 2 | cannot be used together
          analyze - --engine x --exact            | 2 | cannot be used together
          analyze - --level 14                    | 2 | --level: the computer has no level 14
          analyze - --level x                     | 2 | level 'x' is not valid
          analyze - --move 2                      | 2 | has no move 2
          analyze - --game 2                      | 2 | game 2
          analyze - --format xml                  | 2 | format 'xml' is not known
          analyze - --bot-time never              | 2 | bot-time 'never' is not valid
          analyze nowhere.sgf                     | 1 | nowhere.sgf
          """)
  void whatIsWrongIsSaidInOneLine(String args, int code, String fault) {
    ProgramRun run = ProgramRun.ofCatalog("(;GM[1]SZ[9];B[ee])", args.split(" +"));
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.err()).contains(fault).startsWith("banmen: ").hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void anotherProgramIsAsked() {
    JsonObject analyzed =
        analyzed("(;GM[1]SZ[9];B[ee])", "--engine", EngineMain.command(), "--bot-time", "0.001");
    assertThat(values(analyzed)).containsExactly("D4:0.6000");
    ProgramRun run =
        ProgramRun.ofCatalog("(;GM[1]SZ[9];B[ee])", "analyze", "-", "--engine", "/nowhere/engine");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("banmen: -: Could not start /nowhere/engine.\n");
  }

  @Test
  void whatTakesTooLongIsSaid() {
    ProgramRun run =
        ProgramRun.ofCatalog("f5 d6 c5 f4\n", "analyze", "-", "--exact", "--bot-time", "0.05");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("not solved within 0.05 s;");
  }
}
