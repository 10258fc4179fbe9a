package dev.banmen.session.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.proof.GameIds;
import dev.banmen.proof.Gathered;
import dev.banmen.record.OwnProperties;
import dev.banmen.session.Clock;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Table;
import dev.banmen.session.Terms;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SavedGameTextTest {
  private static final String GAME =
      """
      banmen 2
      game go
      set size=3
      set rules=japanese
      seat black here Ann
      seat white guest-7 Bob B.
      time 60s+10s
      to-move white
      board
      . B .
      B . .
      . . .
      begin 1732185360000
      900 guest-7 ! W A3 2
      100 guest-7 W B2
      5000 here B C3
      2000 here undo
      500 guest-7 takeback yes
      1000 here B C2
      250 here resign B
      """;

  private static Session read(String text) throws InputFault {
    return SavedGameText.read(text, Catalog.ALL).session();
  }

  @Test
  void everyLineHappensAgain() throws InputFault {
    SavedGameText.Reading reading = SavedGameText.read(GAME, Catalog.ALL);
    Session session = reading.session();
    assertThat(reading.millis()).isEqualTo(1732185360000L + 9750);
    assertThat(session.seat(Side.WHITE)).isEqualTo(new Seat(new Player("guest-7"), "Bob B."));
    assertThat(session.tree().size()).isEqualTo(4);
    assertThat(session.node()).isEqualTo(3);
    assertThat(session.outcome()).contains(Outcome.resigned(Side.BLACK));
    // Black: 60 s less 5, the move's 10 more; 0.5 s and 1 s after the takeback less, 10 s more
    assertThat(session.clock().left(Side.BLACK, reading.millis()).mainMillis())
        .isEqualTo(60_000 - 5000 + 10_000 - 1000 + 10_000);
  }

  @Test
  void aMoveThatTimeCutShortStaysOneInEveryFormOfTheGame() throws Exception {
    String played =
        """
        banmen 2
        game go
        set size=5
        begin 0
        0 here B C3
        0 here W B2 cut
        0 here undo
        0 here W C2
        0 here B D2 cut
        """;
    Session session = read(played);
    assertThat(session.cut()).containsExactlyInAnyOrder(2, 4);
    assertThat(SavedGameText.of(session, 0)).contains("0 here W B2 cut\n", "0 here W C2\n");
    assertThat(read(SavedGameText.of(session, 0)).cut()).isEqualTo(session.cut());
    BanmenFormat format = new BanmenFormat(Catalog.ALL);
    Gathered out = new Gathered();
    byte[] bytes = played.getBytes(StandardCharsets.UTF_8);
    Recording recording = format.open(Bytes.of(bytes)).game(0, Note.UNHEARD);
    format.write(List.of(recording), out);
    String text = new String(out.bytes(), StandardCharsets.UTF_8);
    assertThat(read(text).cut()).as(text).hasSize(2);
    assertThat(text).doesNotContain("note CU");
    assertThat(ContinuedRecording.of(recording, 3, Catalog.ALL).cut()).containsExactly(3);
  }

  @Test
  void marksAtTheCountReplaceAnEarlierCountThere() throws Exception {
    String passed =
        """
        banmen 2
        game go
        set size=5
        to-move black
        board
        . B . W .
        . B . W .
        . B . W .
        . B . W .
        . B . W .
        begin 0
        0 here B pass
        0 here W pass
        note TB aa
        note TW ea
        """;
    assertThat(count(passed + "0 here accept\n"))
        .as("another program's")
        .containsOnly("TB[aa]", "TW[ea]");
    assertThat(count(passed + "dead D1 D2 D3 D4 D5\n0 here accept\n"))
        .hasSize(2)
        .anyMatch(property -> property.startsWith("DS[") && property.contains("[da]"))
        .anyMatch(property -> property.startsWith("TB[") && property.contains("[ea]"));
  }

  /** The properties of the count in a game's record, as SGF writes them. */
  private static List<String> count(String text) throws Exception {
    Bytes bytes = Bytes.of(text.getBytes(StandardCharsets.UTF_8));
    Recording recording = new BanmenFormat(Catalog.ALL).open(bytes).game(0, Note.UNHEARD);
    RecordTree tree = recording.tree();
    return tree.properties(tree.end(RecordTree.ROOT)).stream()
        .filter(property -> OwnProperties.OF_COUNT.contains(property.id()))
        .map(property -> property.id() + "[" + String.join("][", property.values()) + "]")
        .toList();
  }

  @Test
  void aRequestMadeAgainInAnOldFileIsReadAndNoNewOneIsMade() throws InputFault {
    String asked =
        """
        banmen 2
        game go
        seat black ann Ann
        seat white bob Bob
        begin 0
        0 ann B C3
        0 ann undo
        0 bob takeback no
        """;
    Session declined = read(asked);
    Stamped again = new Stamped(0, new Player("ann"), Event.Act.UNDO);
    assertThat(declined.on(again).report())
        .isEqualTo(new Report.NotDone(Report.Hindrance.DECLINED));
    Session taken = read(asked + "0 ann undo\n0 bob takeback yes\n");
    assertThat(taken.position().ply()).isZero();
  }

  @Test
  void onlyThatWordMayStandAfterAMove() {
    String text = GAME.replace("W B2", "W B2 cuts");
    InputFault fault = catchThrowableOfType(InputFault.class, () -> read(text));
    assertThat(fault).hasMessageContaining("cuts");
  }

  @Test
  void aSavedGameIsOneForPeopleAtAKeyboard() throws InputFault {
    assertThat(SavedGameText.of(read(GAME), 1732185370000L))
        .isEqualTo(
            """
            banmen 4
            game go
            set size=3
            set rules=japanese
            seat black here Ann
            seat white here Bob B.
            time 1m+10s
            to-move white
            board
            . B .
            B . .
            . . .
            begin 1732185370000
            0 here ! W A3 2
            0 here W B2
            0 here B C3
            0 here goto 1
            0 here B C2
            0 here resign B
            left black 74000 0 0
            left white 67250 0 0
            """);
  }

  @Test
  void aPositionNeedsNoBeginning() throws InputFault {
    Session session = read("banmen 2\n# a corner\n\ngame go\nset size=2\nboard\nB .\n. W\n");
    assertThat(session.position().score().black()).isEqualTo(1);
    assertThat(session.tree().size()).isEqualTo(1);
  }

  @Test
  void aGameGivenUpBeforeItsFirstMoveIsReadAgain() throws InputFault {
    Table table = Table.ofTwo("go", "size=5", "none").does(Table.ANN, new Event.Resign(Side.BLACK));
    Session session = read(SavedGameText.of(table.now, 0));
    assertThat(session.outcome()).contains(Outcome.resigned(Side.BLACK));
  }

  @Test
  void remarksMayStandInABoard() throws InputFault {
    Session session = read("banmen 2\ngame go\nset size=2\nboard\n# top\nB .\n\n. W\n");
    assertThat(session.position().score().white()).isEqualTo(1 + 7.5);
  }

  @Test
  void linesMayEndAsOnOtherSystemsAndBeginWithAMark() throws InputFault {
    assertThat(read("\uFEFFbanmen 2\r\ngame toe\r\n".replace("toe", "go")).terms().family())
        .isEqualTo("go");
  }

  @Test
  void controlCharactersOfANameAreNotShown() throws InputFault {
    Session session = read("banmen 2\ngame go\nseat black here A\u001b[31m\u202en\n");
    assertThat(session.seat(Side.BLACK).name()).isEqualTo("A?[31m?n");
  }

  @Test
  void controlCharactersOfASettingAreNotShownInAFault() {
    InputFault fault =
        catchThrowableOfType(
            InputFault.class, () -> read("banmen 2\ngame go\nset si\u001b[31mze=4\n"));
    assertThat(fault).hasMessageStartingWith("option 'si?[31mze'");
  }

  @Test
  void aBlankNameIsNone() {
    Terms terms = Terms.of("go", Map.of());
    Seat blank = new Seat(Player.HERE, " \u3000");
    Session session =
        Session.begin(terms, terms.start(Catalog.ALL)).with(blank, blank, Optional.empty());
    assertThat(SavedGameText.of(session, 0)).contains("\nseat black here\nseat white here\n");
  }

  @Test
  void mainTimeWithoutPeriodsIsReadAgain() throws InputFault {
    String game = "banmen 4\ngame go\ntime 1s+2x5s\nbegin 0\n0 here B D4\n";
    Session session = read(game + "left black 800 0 0\n100 here W E5\n");
    assertThat(session.clock().deadline()).isEqualTo(100 + 800);
    Clock again = read(SavedGameText.of(session, 100)).clock();
    assertThat(again.black()).isEqualTo(session.clock().black());
    assertThat(again.white()).isEqualTo(session.clock().white());
    assertThat(again.deadline()).isEqualTo(session.clock().deadline());
  }

  static Stream<String> ids() {
    return Catalog.ALL.families().stream().map(Family::id);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aMoveHoweverFarOffTheBoardIsReadAgain(String family) throws InputFault {
    Terms terms = Terms.of(family, Map.of());
    Session before = Session.begin(terms, terms.start(Catalog.ALL));
    Site far = new Site(Integer.MIN_VALUE, Integer.MAX_VALUE);
    Stamped stamped = new Stamped(0, Player.HERE, new Event.Try(new Place(Side.BLACK, far)));
    Session after = before.on(stamped);
    String line = SavedGameText.line(before, stamped, after, 0);
    Report.Refused report = (Report.Refused) after.report();
    assertThat(line).endsWith(" " + report.miss().number() + "\n");
    assertThat(read(SavedGameText.of(before, 0) + line).tree().size()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                            | 1:1: no 'banmen 2' where a game begins",
        "banmes 2,game go              | 1:1: no 'banmen 2' where a game begins",
        "banmen 0,game go | 1:8: found '0' where the format version was expected",
        "banmen 5,game go"
            + "| 1:8: this file was written by a newer Banmen: its format is 5, this program reads"
            + " up to 4",
        "banmen 2                      | 1:1: no game where one of {games} was" + " expected",
        "banmen 2,game shogi" + "| 2:6: found 'shogi' where one of {games} was expected",
        "banmen 2,game go,game go      | 3:1: found a second game",
        "banmen 2,game go,set size=0"
            + "| 3:5: size '0' must be a number from 1 to 52, or ROWSxCOLS such as 9x13",
        "banmen 2,game go,set komi=x,set size=9| 3:5: komi 'x' must be a number from -9999 to 9999,"
            + " whole or with a half or a quarter, such as 6.5",
        "banmen 2,game go,set size=0,board,."
            + "| 3:5: size '0' must be a number from 1 to 52, or ROWSxCOLS such as 9x13",
        "banmen 2,game go,set size=9,set size=9 | 4:5: 'size' is set twice",
        "banmen 2,game go,set size     | 3:5: found 'size' where KEY=VALUE was expected",
        "banmen 2,game go,seat red x   | 3:6: found 'red' where black or white was expected",
        "banmen 2,game go,seat black %G | 3:12: found '%G' where a player was expected",
        "banmen 2,game go,time soon"
            + "| 3:6: found 'soon' where a time such as 10m+5x30s was expected",
        "banmen 2,game go,to-move black | 3:1: found to-move without a board",
        "banmen 2,board                | 2:6: found a board before the game",
        "banmen 2,game go,set size=2,board,. .,. X"
            + "| 6:3: found 'X' where 2 of '.', 'B', 'W' and '+' was expected",
        "banmen 2,game go,set size=2,board,. .,."
            + "| 6:2: the line ends where 2 of '.', 'B', 'W' and '+' was expected",
        "banmen 2,game go,set size=2,board,. .,. . ."
            + "| 6:5: found '.' where the end of the line was expected",
        "banmen 2,game go,set size=2,board,. ." + "| 4:6: 1 row where 2 were expected",
        "banmen 2,game go,set size=1,board,B"
            + "| 4:6: the group of 1 stone at A1 has no liberties; it needs at least one",
        "banmen 2,game go,begin soon"
            + "| 3:7: found 'soon' where a time in milliseconds was expected",
        "banmen 2,game go,begin 0,x here B D4"
            + "| 4:1: found 'x' where the milliseconds since the line before was expected",
        "banmen 2,game go,begin 0,0 here B d44x"
            + "| 4:10: found 'd44x' where a move such as A19, or pass, was expected",
        "banmen 2,game go,begin 0,0 here W D4"
            + "| 4:10: this move is illegal, miss 5: It is Black's turn.",
        "banmen 2,game go,begin 0,0 here ! B D4 1 | 4:12: this move is legal",
        "banmen 2,game go,begin 0,0 here ! W D4 1 | 4:15: found '1' where miss 5 was expected",
        "banmen 2,game go,begin 0,0 here undo | 4:8: 'undo' has no effect here",
        "banmen 2,game go,begin 0,0 guest B D4 | 4:11: 'B' has no effect here",
        "banmen 2,game go,begin 0,0 here goto 7 | 4:13: 'goto' has no effect here",
        "banmen 2,game go,begin 0,0 here B D4 E5"
            + "| 4:13: found 'E5' where the end of the line was expected",
        "banmen 2,game go,begin 999999999999999,1 here B D4 | 4:1: this time is too far from 1970",
        "banmen 2,game go,begin 1000000000000000"
            + "| 3:7: found '1000000000000000' where a time in milliseconds was expected",
        "banmen 2,game go,time 9s,begin 0,0 here B D4,9000 here undo"
            + "| 6:11: 'undo' has no effect here",
        "banmen 2,game go,begin 0,0 here resign B,0 here late W"
            + "| 5:8: 'late' has no effect here",
        "banmen 2,game go,time 1s+2x5s,begin 0,0 here B D4,left white 1 3 5000"
            + "| 6:14: found '3' where periods, 2 or less, was expected",
        "banmen 2,game go,time 1s+2x5s,begin 0,0 here B D4,left white 1 2 5001"
            + "| 6:16: found '5001' where milliseconds of a period, 5000 or less, was expected",
        "banmen 2,game go,begin 0,dead D4 | 4:1: dead stones and neutral points can be marked only"
            + " in the count",
      })
  void whatIsWrongIsSaidWhereItStands(String lines, String fault) {
    String text = lines.isEmpty() ? "" : lines.replace(",", "\n") + "\n";
    InputFault found = catchThrowableOfType(InputFault.class, () -> read(text));
    assertThat(found).as(text).isNotNull();
    assertThat(found.line() + ":" + found.column() + ": " + found.getMessage())
        .isEqualTo(GameIds.filledIn(fault));
  }
}
