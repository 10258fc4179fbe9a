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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PandaNet's files. */
class UgiTest {
  private static final String DATA = "[Data]\nQP,B1,1,0\nDP,W1,2,12\nYA,B1,3,0 '00:00:31\n";

  private static String file(String... facts) {
    return "[Header]\nCoordinateType=IGS\n" + String.join("\n", facts) + "\n" + DATA;
  }

  @Test
  void aGameIsReadWithWhatItsHeaderSays() throws Exception {
    Recording game =
        game(
            "ugi",
            file(
                "Ver=UGF2,200",
                "Lang=SJIS",
                "Crypt=2146,PLAIN_UGF_FILE,READ_WRITE",
                "Title=26th,,Pond Cup,5th game",
                "Place=Tokyo",
                "Date=2001/08/20,09:00:00,2001/08/21,00:00:00",
                "Rule=JPN",
                "Size=19",
                "Hdcp=0,5.50",
                "Ptime=J;240;0;0,J;240;0;0,0,0",
                "Winner=B,1.50",
                "Writer=Panda",
                "Copyright=us",
                "Comment=fine",
                "PlayerW=K.Yamashita,9-dan,0,",
                "PlayerB=kaziwami,7d,,a@b.example"));
    assertThat(game.chosen())
        .containsEntry("size", "19")
        .containsEntry("komi", "5.5")
        .containsEntry("rules", "japanese");
    assertThat(root(game, "EV") + "; " + root(game, "PC"))
        .isEqualTo("26th, Pond Cup, 5th game; Tokyo");
    assertThat(root(game, "DT")).isEqualTo("2001-08-20,2001-08-21");
    assertThat(root(game, "RE")).isEqualTo("B+1.5");
    assertThat(root(game, "TM")).isEqualTo("14400");
    assertThat(root(game, "PW") + " " + root(game, "WR")).isEqualTo("K.Yamashita 9-dan");
    assertThat(root(game, "PB") + " " + root(game, "BR")).isEqualTo("kaziwami 7d");
    assertThat(root(game, "US") + root(game, "CP") + root(game, "GC")).isEqualTo("Pandausfine");
    assertThat(moves(game)).isEqualTo("Bqd Wdd B");
  }

  @ParameterizedTest
  @CsvSource({
    "'B,7.50', B+7.5",
    "'W,C', W+R",
    "'W,T', W+T",
    "'B,F2', B+F",
    "'B,', B+",
    "'D,', 0",
    "'N1,', Void",
    "'P,', ''",
    "'', ''"
  })
  void theResultIsAWinnerAndAManner(String winner, String result) throws Exception {
    assertThat(root(game("ugi", file("Winner=" + winner)), "RE")).isEqualTo(result);
  }

  @Test
  void rowsAreCountedFromAboveWhereTheFileDoesNotSayIgs() throws Exception {
    assertThat(moves(game("ugi", file("Ver=1").replace("IGS", "JPN")))).isEqualTo("Bqp Wdp B");
  }

  @Test
  void theStonesOfAHandicapAreMovesWithNumberNought() throws Exception {
    String text =
        file("Hdcp=2,0.50")
            .replace("[Data]\n", "[Data]\nDD,B1,0,0\nPP,B1,0,0\n")
            .replace("QP,B1,1", "QP,W1,1")
            .replace("DP,W1,2", "DP,B1,2")
            .replace("YA,B1,3,0", "YZ,MK,3,0");
    Recording game = game("ugi", text);
    assertThat(root(game, "HA") + " " + root(game, "KM")).isEqualTo("2 0.5");
    assertThat(root(game, "AB")).isEqualTo("dp pd");
    assertThat(moves(game)).isEqualTo("Wqd Bdd W");
    assertThat(notes("ugi", text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"SJIS, Shift_JIS", "'', Shift_JIS", "EUC, EUC-JP", "SJIS, UTF-8", "GB2312, GB18030"})
  void namesAreInTheCharsetThatIsNamedOrGuessed(String lang, String charset) throws Exception {
    String text =
        file("Lang=" + lang, "Title=第二十六期,碁聖戦,五番勝負第五局のこと", "PlayerB=小林覚,九段,,", "PlayerW=山下敬吾,七段,,");
    if (charset.equals("GB18030")) {
      text = text.replace("戦", "战").replace("勝", "胜").replace("の", "之").replace("覚", "觉");
    }
    List<String> notes = new ArrayList<>();
    Recording game = game("ugi", text, Charset.forName(charset), notes);
    assertThat(root(game, "PW") + root(game, "WR")).isEqualTo("山下敬吾七段");
    assertThat(notes).isEmpty();
  }

  @Test
  void aReviewsVariationsAndCommentsAreOfItsMoves() throws Exception {
    String review =
        "[ReviewNode]\n"
            + "NODE,1,0,0,0\n"
            + "NODE,2,1,17,16\n"
            + "  VARIATION,\n"
            + "    NODE,5,2,4,4\n"
            + "    VARIATION,\n"
            + "      NODE,7,1,3,3\n"
            + "    VARIATIONEND,\n"
            + "    NODE,6,1,16,3\n"
            + "  VARIATIONEND,\n"
            + "NODE,3,2,4,16\n"
            + "NODE,4,1,20,20\n"
            + "NODE,8,0,0,0\n"
            + "[ReviewComment]\n"
            + ".Comment,1\n"
            + "Good luck.\n"
            + ".Comment,6\n"
            + "And then?\n"
            + "Then I win.\n"
            + ".Comment,3\n"
            + "The other corner.\n";
    Recording game = game("ugi", file("Size=19") + review);
    RecordTree tree = game.tree();
    assertThat(moves(game)).isEqualTo("Bqd Wdd B");
    assertThat(root(game, "C")).isEqualTo("Good luck.");
    assertThat(tree.text(tree.firstChild(1), "C")).isEqualTo("The other corner.");
    assertThat(tree.children(1)).hasSize(2);
    int variation = tree.children(1).get(1);
    assertThat(tree.text(variation, "W")).isEqualTo("dp");
    assertThat(tree.children(variation)).hasSize(2);
    List<String> after =
        tree.children(variation).stream().map(node -> tree.text(node, "B")).toList();
    assertThat(after).containsExactlyInAnyOrder("pq", "cq");
    int said = tree.children(variation).get(after.indexOf("pq"));
    assertThat(tree.text(said, "C")).isEqualTo("And then?\nThen I win.");
    assertThat(notes("ugi", file("Size=19") + review)).isEmpty();
  }

  @Test
  void aReviewOfAnotherGameIsLeftOut() throws Exception {
    String review = "[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,16,16\nVARIATION,\nNODE,3,2,4,4\n";
    assertThat(notes("ugi", file("Size=19") + review))
        .containsExactly(
            "10 found 'NODE,2,1,16,16', which is not the move in [Data]; the rest of the review is"
                + " left out");
    assertThat(game("ugi", file("Size=19") + review).tree().size()).isEqualTo(4);
  }

  @Test
  void aLineOfCommasAloneIsNoNodeOfAReview() throws Exception {
    String review = "[ReviewNode]\nNODE,1,0,0,0\n,,\nNODE,2,1,17,16\n";
    assertThat(notes("ugi", file("Size=19") + review))
        .singleElement()
        .asString()
        .startsWith("10 ")
        .contains(",,");
  }

  @Test
  void textsOfFiguresBelongToMovesAndDiagramsAreLeftOut() throws Exception {
    String figure =
        "[Files]\npic=FFD8FFE0\n[Figure]\n.Text,0\nThe final.\n.EndText\n.Text,2\nApproach.\n"
            + ".#,6,16,A\n.EndText\n.Fig,2,1,1,19,19,x,1,0\nQP,B1,1,0\n.Text\nHidden.\n.EndText\n"
            + ".EndFig\n.Text,1\nCorner.\n.EndText\n";
    Recording game = game("ugi", file("Size=19") + figure);
    assertThat(root(game, "C")).isEqualTo("The final.");
    assertThat(game.tree().text(1, "C")).isEqualTo("Corner.");
    assertThat(game.tree().text(2, "C")).isEqualTo("Approach.");
    assertThat(game.tree().text(2, "LB")).isEqualTo("fd:A");
    assertThat(notes("ugi", file("Size=19") + figure))
        .containsExactly("18 a diagram in [Figure] is left out");
  }

  @Test
  void eachDamagedLineIsReportedAndTheRestIsRead() throws Exception {
    String text =
        file("Size=9", "Hdcp=x,1")
                .replace(DATA, "[Data]\nEE,B1,1,0\nEZ,W1,2,0\nFF,B1,7,0\nGG\n.Text,0,999,buy\n")
            + "[Odd]\n[ReviewNode]\nNODE,x\n[ReviewComment]\n.Comment,3\nlost\n"
            + "[Figure]\n.Text,1\n.#,6,q,A\n";
    assertThat(notes("ugi", text))
        .containsExactlyInAnyOrder(
            "4 found 'x,1' where something like '0,6.50' was expected; skipped",
            "7 found 'EZ,W1,2,0' where a point of the 9x9 board was expected; no move is played",
            "8 found move number 7 where 3 was expected",
            "9 found 'GG' where something like 'QP,B1,1,0' was expected; skipped",
            "13 found 'NODE,x' where something like 'NODE,2,1,17,16' was expected; skipped",
            "15 found '.Comment,3', which belongs to no node of the review; its text is left out",
            "19 found '.#,6,q,A' where something like '.#,6,16,A' was expected; skipped");
    assertThat(moves(game("ugi", text))).isEqualTo("Bee W?5,26 Bfd");
  }

  @Test
  void whatCannotBeReadAtAllIsAFault() {
    assertFault("[Header]\nSize=19\n", 2, "found no line '[Data]'");
    assertFault("[Data]\nQP,B1,1,0\n", 2, "found no line '[Header]'");
    assertFault(
        file("Crypt=9666,SECRET"),
        3,
        "found Crypt=9666,SECRET where PLAIN_UGF_FILE was expected: encrypted files can't be read");
    assertFault(
        file("Size=nine"),
        3,
        "found the board size 'nine' where a number from 1 to 52 was expected");
  }

  private static void assertFault(String text, int line, String message) {
    assertThatThrownBy(() -> game("ugi", text))
        .isInstanceOfSatisfying(InputFault.class, fault -> assertThat(fault.line()).isEqualTo(line))
        .hasMessage(message);
  }

  @Test
  void aFileIsRecognizedByItsHeader() {
    assertThat(fits("# made by hand\n\n[Header]\nVer=UGF3,200\n")).isTrue();
    assertThat(fits("[HEADER]\r\nSize=19\r\n")).isTrue();
    assertThat(fits("[Header]\nname=x\n")).isFalse();
    assertThat(fits("[Data]\nQP,B1,1,0\n")).isFalse();
    assertThat(fits("text\n[Header]\nVer=UGF3,200\n")).isFalse();
    assertThat(fits("")).isFalse();
  }

  private static boolean fits(String head) {
    return ServerFiles.format("ugi").fits(head.getBytes(StandardCharsets.UTF_8));
  }
}
