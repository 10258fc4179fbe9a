package dev.banmen.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.InputFault;
import dev.banmen.proof.JudgedSheet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Cases that the statement of UVa 220 leaves open. */
class OthelloJudgeTest {
  private static final String START =
      """
      1
      --------
      --------
      --------
      ---WB---
      ---BW---
      --------
      --------
      --------
      B
      """;

  private static final int FIRST_COMMAND = 11;

  private static final Path CASES =
      Path.of("src", "test", "resources", "conformance", "othello", "ambiguous");

  @Test
  void noGamesGiveNoOutput() throws IOException {
    assertThat(judgeCase("games-zero")).isEqualTo(new Judged("", null));
  }

  @Test
  void aMoveThatBracketsNothingIsAFaultThatNamesItsMiss() throws IOException {
    assertFault(
        judgeCase("illegal-move"),
        FIRST_COMMAND,
        "M11 is refused: miss 2, nothing-bracketed: (1,1) flips no white discs:"
            + " none is next to it.");
  }

  @Test
  void aMoveOnADiscIsAFaultThatNamesItsMiss() throws IOException {
    assertFault(
        judgeCase("move-on-disc"),
        FIRST_COMMAND,
        "M44 is refused: miss 1, occupied: (4,4) is occupied by a white disc.");
  }

  @Test
  void aMoveWhereNeitherSideHasOneIsAFaultThatNamesItsMiss() throws IOException {
    Judged judged = judgeCase("nobody-can-move");
    assertThat(judged.fault().line()).isEqualTo(FIRST_COMMAND);
    assertThat(judged.fault().getMessage()).startsWith("M44 is refused: miss 6, game-over");
  }

  @Test
  void aMoveThatOnlyTheOpponentHasIsAFaultWhileThePlayerHasMoves() {
    assertFault(
        judge(START + "M35\nQ\n"),
        FIRST_COMMAND,
        "M35 is refused: miss 2, nothing-bracketed: (3,5) flips nothing:"
            + " behind (4,4), (5,3) is empty.");
  }

  @Test
  void aMoveThatIsIllegalAfterAnAutomaticPassIsRefusedForTheOpponent() {
    String passForBlack = START.replace("---WB---", "WB------").replace("---BW---", "--------");
    assertThat(judge(passForBlack + "M43\nQ\n").output()).startsWith("Black -  0 White -  3\n");
    assertThat(judge(passForBlack + "M44\nQ\n").fault().getMessage())
        .startsWith("M44 is refused: miss 2, nothing-bracketed: (4,4) flips no black discs");
  }

  @Test
  void textAfterTheLastGameIsAFault() throws IOException {
    Judged judged = judgeCase("text-after-last-quit");
    assertThat(judged.fault().line()).isEqualTo(13);
    assertThat(judged.output()).startsWith("(3,4) (4,3) (5,6) (6,5)\n--------\n");
  }

  @Test
  void aBlankWithinACommandIsAFault() throws IOException {
    assertThat(judgeCase("blank-between-fields").fault().line()).isEqualTo(FIRST_COMMAND);
  }

  @Test
  void whatCameBeforeAFaultIsAnswered() {
    Judged judged = judge(START + "L\nM34\nM34\nQ\n");
    assertThat(judged.output()).isEqualTo("(3,4) (4,3) (5,6) (6,5)\nBlack -  4 White -  1\n");
    assertThat(judged.fault().line()).isEqualTo(FIRST_COMMAND + 2);
  }

  @Test
  void lowerCaseIsAFault() {
    assertThat(judge(START + "l\nQ\n").fault().line()).isEqualTo(FIRST_COMMAND);
    assertThat(judge(START + "q\n").fault().line()).isEqualTo(FIRST_COMMAND);
    assertThat(judge(START.replace("B\n", "b\n")).fault().line()).isEqualTo(FIRST_COMMAND - 1);
    assertThat(judge(START.replace("WB", "wB")).fault().line()).isEqualTo(5);
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    assertThat(judge("\ufeff" + START + "Q\n").fault()).isNull();
    assertThat(judge("1\ufeff" + START.substring(1) + "Q\n").fault().line()).isEqualTo(1);
  }

  @Test
  void anOddCommandIsShownSafely() {
    String message = judge(START + "\u001b[2J\nQ\n").fault().getMessage();
    assertThat(message).startsWith("found '?[2J' where a command");
  }

  private static void assertFault(Judged judged, long line, String message) {
    assertThat(judged.fault()).isNotNull();
    assertThat(judged.fault().line()).isEqualTo(line);
    assertThat(judged.fault()).hasMessage(message);
  }

  private static Judged judgeCase(String ambiguous) throws IOException {
    return judge(Files.readAllBytes(CASES.resolve(ambiguous + ".in")));
  }

  private static Judged judge(String input) {
    return judge(input.getBytes(StandardCharsets.UTF_8));
  }

  private static Judged judge(byte[] input) {
    JudgedSheet sheet = new JudgedSheet(true);
    InputFault fault = null;
    try {
      sheet.take(new OthelloJudge(), input);
    } catch (InputFault found) {
      fault = found;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    assertThat(sheet.misses()).as("the exercise has no misses").isEmpty();
    return new Judged(sheet.answer(), fault);
  }

  private record Judged(String output, InputFault fault) {}
}
