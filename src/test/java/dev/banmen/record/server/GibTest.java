package dev.banmen.record.server;

import static dev.banmen.record.server.ServerFiles.game;
import static dev.banmen.record.server.ServerFiles.moves;
import static dev.banmen.record.server.ServerFiles.notes;
import static dev.banmen.record.server.ServerFiles.root;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.Allocated;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.text.Language;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tygem's files. */
class GibTest {
  private static final FileFaults SILENT =
      new FileFaults(Note.UNHEARD, Language.ENGLISH.words(FileFaults.class));

  private static final String GAME = "\\GS\n2 1 0\n4 0 &4\nINI 0 1 0 &4\n";
  private static final String MOVES = "STO 0 2 1 15 3 \nSTO 0 3 2 3 15 \nSTO 0 4 1 16 16 \n\\GE\n";

  private static String file(String header, String moves) {
    return "\\HS\n" + header + "\\HE\n" + moves;
  }

  private static String fact(String name, String value) {
    return "\\[" + name + "=" + value + "\\]\n";
  }

  @Test
  void aGameIsReadWithWhatItsHeaderSays() throws Exception {
    String header =
        fact("GIBOKIND", "Global")
            + fact("GAMECONDITION", "Even : Black 6.5 Dum")
            + fact("GAMERESULT", "white 24.5 win")
            + fact("GAMEGONGJE", "65")
            + fact("GAMENAME", "Rank")
            + fact("GAMEDATE", "2020- 6- 9-16- 2-21")
            + fact("GAMEPLACE", "Tygem Baduk")
            + fact("GAMEWHITENAME", "Ann (Ace) (12K)")
            + fact("GAMEBLACKNAME", "bob(3段)")
            + fact("GAMECOMMENT", "well played")
            + fact("GAMEINFOMAIN", "GBKIND:3,GTIME:600-30-3,GRLT:1,ZIPSU:245,GONGJE:65,TCNT:3")
            + fact("GAMETAG", "S0,R0,D0,G65,W1,Z245,T30-3-600,\t\tC2020:06:09:16:02,\t\tI:x");
    Recording game = game("gib", file(header, GAME + MOVES));
    assertThat(game.family()).isEqualTo("go");
    assertThat(game.chosen()).containsEntry("size", "19").containsEntry("komi", "6.5");
    assertThat(root(game, "PB") + " " + root(game, "BR")).isEqualTo("bob 3d");
    assertThat(root(game, "PW") + " " + root(game, "WR")).isEqualTo("Ann (Ace) 12k");
    assertThat(root(game, "DT")).isEqualTo("2020-06-09");
    assertThat(root(game, "RE")).isEqualTo("W+24.5");
    assertThat(root(game, "EV") + ", " + root(game, "PC")).isEqualTo("Rank, Tygem Baduk");
    assertThat(root(game, "TM") + " " + root(game, "OT")).isEqualTo("600 3x30 byo-yomi");
    assertThat(root(game, "GC")).isEqualTo("Even : Black 6.5 Dum\nwell played");
    assertThat(moves(game)).isEqualTo("Bpd Wdp Bqq");
    assertThat(game.tree().line(1)).isEqualTo(19);
  }

  @ParameterizedTest
  @CsvSource({
    "Korea, EUC-KR, 홍길동, 승강급 대국",
    "China, GB18030, 石下之臣, 让先",
    "Taiwan, Big5, 消失的密室, 讓先",
    "Japan, Shift_JIS, 田中, 対局",
    "Global, UTF-8, 홍길동, 让先",
    "Korea, UTF-8, 홍길동, 승강급 대국"
  })
  void namesAreInTheCharsetOfTheCountry(String kind, String charset, String name, String event)
      throws Exception {
    String header =
        fact("GIBOKIND", kind) + fact("GAMENAME", event) + fact("GAMEBLACKNAME", name + " (1급)");
    String text = charset.matches("UTF-8|EUC-KR") ? header : header.replace("급", "段");
    List<String> notes = new ArrayList<>();
    Recording game = game("gib", file(text, GAME + MOVES), Charset.forName(charset), notes);
    assertThat(root(game, "PB")).isEqualTo(name);
    assertThat(root(game, "EV")).isEqualTo(event);
    assertThat(root(game, "BR")).isIn("1k", "1d");
    assertThat(notes).isEmpty();
  }

  /** The programs write the ids of players in a charset of their own. */
  @Test
  void factsForMachinesSayNothingAboutTheCharset() throws Exception {
    String header = fact("GIBOKIND", "Korea") + fact("GAMENAME", "승강급 대국");
    byte[] korean = header.getBytes(Charset.forName("EUC-KR"));
    byte[] tag =
        (fact("GAMETAG", "C2020:06:14:01:26,I:楷摬楳ㅭ") + GAME + MOVES)
            .getBytes(StandardCharsets.UTF_8);
    byte[] file = new byte[korean.length + tag.length];
    System.arraycopy(korean, 0, file, 0, korean.length);
    System.arraycopy(tag, 0, file, korean.length, tag.length);
    List<String> notes = new ArrayList<>();
    Recording game =
        game(
            "gib",
            new String(file, StandardCharsets.ISO_8859_1),
            StandardCharsets.ISO_8859_1,
            notes);
    assertThat(root(game, "EV")).isEqualTo("승강급 대국");
    assertThat(root(game, "DT")).isEqualTo("2020-06-14");
    assertThat(notes).isEmpty();
  }

  @Test
  void bytesThatAreNoTextAreReported() throws Exception {
    Charset korean = Charset.forName("EUC-KR");
    String place = fact("GAMEPLACE", "한국기원 특별대국실 기념 대국 승강급 대국 타이젬 바둑");
    String header =
        new String(
                (fact("GIBOKIND", "Korea") + place).getBytes(korean), StandardCharsets.ISO_8859_1)
            + fact("GAMENAME", "x\u00ff");
    List<String> notes = new ArrayList<>();
    game("gib", file(header, GAME + MOVES), StandardCharsets.ISO_8859_1, notes);
    assertThat(notes).hasSize(1);
    assertThat(notes.get(0)).startsWith("4 bytes that aren't text in ");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 35, B+3.5",
    "1, 110, W+11",
    "3, 0, B+R",
    "4, 0, W+R",
    "5, 0, B+F",
    "6, 0, W+F",
    "7, 0, B+T",
    "8, 0, W+T",
    "255, 0, ''"
  })
  void theResultIsANumberAndAMargin(String kind, String margin, String result) throws Exception {
    String main = fact("GAMEINFOMAIN", "GRLT:" + kind + ",ZIPSU:" + margin + ",DUM:0");
    assertThat(root(game("gib", file(main, GAME + MOVES)), "RE")).isEqualTo(result);
    String tag = fact("GAMETAG", "S0,W" + kind + ",Z" + margin + ",T30-3-600");
    assertThat(root(game("gib", file(tag, GAME + MOVES)), "RE")).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 'pd dp'",
    "3, 'pd dp dd'",
    "4, 'pd dp dd pp'",
    "5, 'pd dp dd pp jj'",
    "6, 'pd dp dd pp dj pj'",
    "9, 'pd dp dd pp dj pj jd jp jj'"
  })
  void theStonesOfAHandicapAreSetUpAndWhiteBegins(int stones, String points) throws Exception {
    String ini = "\\GS\n2 1 0\n3 0 &4\nINI 0 1 " + stones + " &4 \nSTO 0 2 2 2 9\nSKI 0 3\n\\GE\n";
    Recording game = game("gib", file("", ini));
    assertThat(List.of(root(game, "AB").split(" "))).containsExactlyInAnyOrder(points.split(" "));
    assertThat(root(game, "HA")).isEqualTo(Integer.toString(stones));
    assertThat(moves(game)).isEqualTo("Wcj B");
  }

  @Test
  void nobodyPlaysOnTheThirdStone() throws Exception {
    String ini = "\\GS\n2 1 0\n3 0 &4\nINI 0 1 3 &4 \n";
    Recording upper = game("gib", file("", ini + "STO 0 2 2 15 15\nSTO 0 3 1 3 3\n\\GE\n"));
    assertThat(root(upper, "AB")).isEqualTo("pd dp dd");
    Recording lower = game("gib", file("", ini + "STO 0 2 2 3 3\nSTO 0 3 1 15 15\n\\GE\n"));
    assertThat(root(lower, "AB")).isEqualTo("pd dp pp");
    Replay replay = Replay.of(lower, Catalog.ALL);
    replay.goTo(1);
    assertThat(replay.missNumber()).isZero();
  }

  @Test
  void aPassIsOfWhoeverIsToMove() throws Exception {
    String moves =
        "SKI 0 2\nSKI 0 3\nSTO 0 4 1 0 0\nSTO 0 5 1 1 1\nSKI 0 6\nREM 0 7 -1 -1 0 1\n\\GE\n";
    assertThat(moves(game("gib", file("", GAME + moves)))).isEqualTo("B W Baa Bbb W");
    assertThat(notes("gib", file("", GAME + moves))).isEmpty();
  }

  @Test
  void aSmallerBoardAndAFactOnTwoLinesAreRead() throws Exception {
    String header =
        "\\[GAMETIME=50 minutes\n30 seconds\\]\n" + fact("GAMEINFOMAIN", "GRLT:3,LINE:9,AUSZ:0");
    Recording game = game("gib", file(header, GAME + "STO 0 2 1 8 8\n\\GE\n"));
    assertThat(game.chosen()).containsEntry("size", "9");
    assertThat(root(game, "RE")).isEqualTo("B+R");
    assertThat(moves(game)).isEqualTo("Bii");
  }

  @Test
  void whatIsSaidBeforeTheGameIsItsComment() throws Exception {
    String said = GAME.replace("&4\n", "&4in room 31\n");
    assertThat(root(game("gib", file("", said + MOVES)), "C")).isEqualTo("in room 31");
    assertThat(root(game("gib", file("", GAME + MOVES)), "C")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void theEndsOfLinesMayBeThoseOfAnySystem(String end) throws Exception {
    String text = file(fact("GAMEBLACKNAME", "Ann"), GAME + MOVES).replace("\n", end);
    for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16)) {
      Recording game =
          game(
              "gib",
              (charset.equals(StandardCharsets.UTF_8) ? "\ufeff" : "") + text,
              charset,
              new ArrayList<>());
      assertThat(moves(game)).isEqualTo("Bpd Wdp Bqq");
      assertThat(root(game, "PB")).isEqualTo("Ann");
      assertThat(game.tree().line(3)).isEqualTo(10);
    }
  }

  @Test
  void eachDamagedLineIsReportedAndTheRestIsRead() throws Exception {
    String moves =
        "STO 0 2 1 15 3\nSTO 0 3 2 25 3\nSTO 0 5 1 4 4\nSTO 0 6 3 5 5\nSTO 0 6 2 5\nBAC 0 6\n";
    String text = file("", GAME.replace("1 0 &4", "1 x &4") + moves);
    assertThat(notes("gib", text))
        .containsExactly(
            "6 found the handicap 'x' where a number from 0 to 9 was expected; none is set up",
            "8 found 'STO 0 3 2 25 3' where a point of the 19x19 board was expected; no move"
                + " is played",
            "9 found move number 5 where 4 was expected",
            "10 found 'STO 0 6 3 5 5' where something like 'STO 0 2 1 15 3' was expected; skipped",
            "11 found 'STO 0 6 2 5' where something like 'STO 0 2 1 15 3' was expected; skipped",
            "12 found 'BAC 0 6' where something like 'STO 0 2 1 15 3' was expected; skipped",
            "12 the game ends without '\\GE'");
    assertThat(moves(game("gib", text))).isEqualTo("Bpd W?25,3 Bee");
  }

  @Test
  void onlySoManyPlacesAreReported() throws Exception {
    List<String> notes = notes("gib", file("", GAME + "BAC\n".repeat(5000)));
    assertThat(notes).hasSize(FileFaults.MOST + 1);
    assertThat(notes.get(FileFaults.MOST)).contains("of this kind are not listed");
  }

  @Test
  void aFileWithoutAGameIsAFault() {
    assertThatThrownBy(() -> game("gib", "\\HS\n" + fact("GAMENAME", "Rank")))
        .isInstanceOfSatisfying(InputFault.class, fault -> assertThat(fault.line()).isEqualTo(2))
        .hasMessage("found no line '\\GS'");
    assertThatThrownBy(() -> game("gib", "")).isInstanceOf(InputFault.class);
  }

  @Test
  void aFileMayHaveEightMegabytes() throws Exception {
    String text = file("", GAME + MOVES);
    String most = text + " ".repeat(ServerFormat.MOST_BYTES - text.length());
    assertThat(moves(game("gib", most))).isEqualTo("Bpd Wdp Bqq");
    assertThatThrownBy(() -> game("gib", most + " ")).hasMessage("the file is larger than 8 MB");
  }

  @Test
  void aFileIsRecognizedByItsFirstLine() {
    assertThat(fits("\n\\HS\r\n\\[GAMENAME=x\\]")).isTrue();
    assertThat(fits("\ufeff\\HS\n")).isTrue();
    assertThat(fits("\\[GAMEBLACKNAME=x")).isTrue();
    assertThat(fits("\\HSX\n")).isFalse();
    assertThat(fits("\\[x=1\\]")).isFalse();
    assertThat(fits("STO 0 2 1 15 3")).isFalse();
    assertThat(fits("")).isFalse();
  }

  private static boolean fits(String head) {
    return ServerFiles.format("gib").fits(head.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({"60", "0", "x"})
  void aBoardThatCannotBeIsReported(String size) throws Exception {
    String text = file(fact("GAMEINFOMAIN", "GRLT:3,LINE:" + size), GAME + MOVES);
    assertThat(notes("gib", text))
        .containsExactly(
            "2 found the board size '" + size + "' where a number from 1 to 52 was expected");
    assertThat(game("gib", text).chosen()).containsEntry("size", "19");
    assertThat(notes("gib", text.replace("LINE:" + size, "LINE:52"))).isEmpty();
  }

  /** U+0080 may be what is left of text in another charset. */
  @Test
  void controlCharactersAreBlanksAndThoseBeyondAsciiStay() throws Exception {
    String text = file(fact("GAMENAME", "a\u007fb\u0001c\u0080d"), GAME + MOVES);
    assertThat(root(game("gib", text), "EV")).isEqualTo("a b c\u0080d");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gib", "ngf", "ugi"})
  void aFileOfTooManyLinesIsOneFaultAndNoLineIsKept(String format) throws Exception {
    Bytes blank = Bytes.of("\n".repeat(ServerFormat.MOST_BYTES).getBytes(StandardCharsets.UTF_8));
    long allocated =
        Allocated.by(
            () ->
                assertThatThrownBy(() -> ServerFiles.format(format).open(blank))
                    .isInstanceOf(InputFault.class)
                    .hasMessageContaining("the file has more than 100000 lines"));
    assertThat(allocated).isLessThan(5L * ServerFormat.MOST_BYTES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void aFileMayHaveAsManyLinesAsThat(String end) throws Exception {
    byte[] most = end.repeat(ServerLines.MOST).getBytes(StandardCharsets.UTF_8);
    assertThat(ServerLines.of(most, SILENT).last()).isEqualTo(ServerLines.MOST);
    byte[] more = (end.repeat(ServerLines.MOST) + "x").getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> ServerLines.of(more, SILENT)).isInstanceOf(InputFault.class);
  }
}
