package dev.banmen.record.server;

import static dev.banmen.record.server.ServerFiles.game;
import static dev.banmen.record.server.ServerFiles.moves;
import static dev.banmen.record.server.ServerFiles.notes;
import static dev.banmen.record.server.ServerFiles.root;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** WBaduk's files. */
class NgfTest {
  private static final String MOVES = "PMABBREER\nPMACWEEEE\nPMADBAAAA\n";

  private static String header(String... lines) {
    return String.join("\n", lines) + "\n";
  }

  private static String file(String handicap, String komi, String result, String moves) {
    return header(
            "Rated game",
            "19",
            "Lee S.D.    7D*",
            "Cho  21K",
            "www.cyberoro.com",
            handicap,
            "0",
            komi,
            "20170316 [ 9: 7]",
            "5",
            result,
            "3")
        + moves;
  }

  @Test
  void aGameIsReadWithWhatStandsBeforeIt() throws Exception {
    Recording game = game("ngf", file("0", "6", "White Win by Resign!", MOVES));
    assertThat(root(game, "PW") + ", " + root(game, "WR")).isEqualTo("Lee S.D., 7d*");
    assertThat(root(game, "PB") + ", " + root(game, "BR")).isEqualTo("Cho, 21k");
    assertThat(root(game, "DT")).isEqualTo("2017-03-16");
    assertThat(root(game, "KM")).isEqualTo("6.5");
    assertThat(root(game, "TM")).isEqualTo("300");
    assertThat(root(game, "RE")).isEqualTo("W+R");
    assertThat(root(game, "EV") + ", " + root(game, "PC"))
        .isEqualTo("Rated game, www.cyberoro.com");
    assertThat(moves(game)).isEqualTo("Bqd Wdd B");
    assertThat(notes("ngf", file("0", "6", "x", MOVES))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Black wins by 0.5!, B+0.5",
    "Black wins by 16.5 points! >> White(66):Black(89), B+16.5",
    "White wins by resi!, W+R",
    "White loses on time, B+T",
    "Progressing!, ''",
    "黒中押し勝ち!, B+R",
    "197手完、黒中押し勝ち, B+R",
    "232手完、黒2目半勝ち, B+2.5",
    "白5.5目勝ち!, W+5.5",
    "白時間切れ勝ち！, W+T",
    "白棋12子 >> 白方(94):黑方(82), W+12",
    "黑中盘胜, B+R",
    "白超时负, B+T",
    "黑1又3/4子胜, B+3.5",
    "흑 1.5집 승, B+1.5",
    "250수 흑7집승, B+7",
    "백 불계승, W+R"
  })
  void theResultIsInTheWordsOfFourLanguages(String words, String result) throws Exception {
    assertThat(root(game("ngf", file("0", "6", words, MOVES)), "RE")).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource({"0, 7, 7.5", "0, 0, 0.5", "2, 0, 0", "1, 0, 0", "0, 6.5, 6.5"})
  void theHalfPointIsOfEvenGames(String handicap, String komi, String points) throws Exception {
    assertThat(root(game("ngf", file(handicap, komi, "x", MOVES)), "KM")).isEqualTo(points);
  }

  @Test
  void theThirdStoneIsAtTheLowerRightUnlessItIsPlayedOn() throws Exception {
    assertThat(root(game("ngf", file("3", "0", "x", "PMABWCCCC\n")), "AB")).isEqualTo("pd dp pp");
    assertThat(root(game("ngf", file("3", "0", "x", "PMABWQQQQ\n")), "AB")).isEqualTo("pd dp dd");
    assertThat(root(game("ngf", file("1", "0", "x", MOVES)), "AB")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "GB18030, 升级对局, 柯洁九段战, 江维杰",
    "x-windows-949, 기념 대국, 한국물가정보배 대국실, 홍성지",
    "Shift_JIS, レーティング対局, 日本棋院の対局室, アギラール",
    "UTF-8, レーティング対局, 한국기원, 江维杰"
  })
  void namesAreInWhatCharsetTheyMayBe(String charset, String title, String place, String name)
      throws Exception {
    String text =
        file("0", "6", "x", MOVES)
            .replace("Rated game", title)
            .replace("www.cyberoro.com", place)
            .replace("Cho  21K", name + "     5段P");
    if (charset.equals("x-windows-949")) {
      text = text.replace("段", "단");
    }
    Recording game = game("ngf", text, Charset.forName(charset), new ArrayList<>());
    assertThat(root(game, "EV") + root(game, "PC")).isEqualTo(title + place);
    assertThat(root(game, "PB") + " " + root(game, "BR")).isEqualTo(name + " 5p");
  }

  @Test
  void linesThatBeginWithTwoLettersSayTheSame() throws Exception {
    String text =
        "GITen Dan\nGIAnn 1D\nGIBob 5D\nGI\nGISeoul\nGI2006-9-5\nGI9\nGI0\nGI0\nGI6\nGI3\n"
            + "PMABBFFFF\nPMACWEEEE\nGI1\nIDB[1] at the centre[EndTxt]\nIDB[2] the end[EndTxt]\n";
    Recording game = game("ngf", text);
    assertThat(root(game, "EV") + " " + root(game, "PC") + " " + root(game, "DT"))
        .isEqualTo("Ten Dan Seoul 2006-09-05");
    assertThat(root(game, "PW") + root(game, "WR") + root(game, "PB") + root(game, "BR"))
        .isEqualTo("Ann1dBob5d");
    assertThat(game.chosen()).containsEntry("size", "9").containsEntry("komi", "6.5");
    assertThat(moves(game)).isEqualTo("Bee Wdd");
    RecordTree tree = game.tree();
    assertThat(tree.text(1, "C") + ", " + tree.text(2, "C")).isEqualTo("at the centre, the end");
    assertThat(notes("ngf", text)).isEmpty();
  }

  @Test
  void eachDamagedLineIsReportedAndTheRestIsRead() throws Exception {
    String moves = "PMABBREER\nPMADWEEEE\nPMAEBZ\nPMAEBZBBZ\nhello\n";
    String text = file("12", "x", "x", moves);
    assertThat(notes("ngf", text))
        .containsExactly(
            "6 found the handicap '12' where a number from 0 to 9 was expected; none is set up",
            "8 found 'x' where something like '6' was expected; skipped",
            "14 found move number 3 where 2 was expected",
            "15 found 'PMAEBZ' where something like 'PMABBREER' was expected; skipped",
            "16 found 'PMAEBZBBZ' where a point of the 19x19 board was expected; no move is played",
            "17 found 'hello' where something like 'PMABBREER' was expected; skipped");
    assertThat(moves(game("ngf", text))).isEqualTo("Bqd Wdd B?ZB");
  }

  @Test
  void aFileWithoutItsFirstLinesIsAFault() {
    assertThatThrownBy(() -> game("ngf", "Rated game\n19\nLee"))
        .isInstanceOfSatisfying(InputFault.class, fault -> assertThat(fault.line()).isEqualTo(3))
        .hasMessage("found 3 lines about the game where 12 were expected before the moves");
    assertThatThrownBy(() -> game("ngf", file("0", "6", "x", MOVES).replace("\n19\n", "\n99\n")))
        .isInstanceOfSatisfying(InputFault.class, fault -> assertThat(fault.line()).isEqualTo(2))
        .hasMessage("found the board size '99' where a number from 1 to 52 was expected");
  }

  @Test
  void aFileIsRecognizedByItsNumbersAndItsDate() {
    assertThat(fits(file("0", "6", "x", MOVES))).isTrue();
    assertThat(fits(file("0", "6", "x", ""))).isTrue();
    assertThat(fits(file("none", "6", "x", MOVES))).isFalse();
    assertThat(fits(file("0", "6", "x", MOVES).replace("20170316", "yesterday"))).isFalse();
    assertThat(fits("GIa\nGIb\n")).isFalse();
    assertThat(fits("1\n3\nB 1 1\nB 1 1\nW 2 1\nB 3 3\n")).isFalse();
    assertThat(fits(MOVES)).isFalse();
  }

  private static boolean fits(String head) {
    return ServerFiles.format("ngf").fits(head.getBytes(StandardCharsets.UTF_8));
  }
}
