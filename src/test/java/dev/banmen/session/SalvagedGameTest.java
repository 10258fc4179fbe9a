package dev.banmen.session;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.ByteRepair.Lost;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SalvagedGameTest {
  private static final String GAME =
      """
      banmen 1
      game go
      set size=9
      seat black here Ann
      begin 5
      10 here B D4
      20 here ! W D4 1
      30 here W E5
      40 here undo
      50 here W F6
      60 here B pass
      """;

  private static final int FIRST_MOVE = 6; // its line

  /** Of 952 flipped bits; the others make another text that can be read. */
  private static final int ENOUGH = 700;

  private static SalvagedGame of(String text) throws InputFault {
    return SalvagedGame.of(text.getBytes(ISO_8859_1), Catalog.ALL);
  }

  /** Each bit of the file in turn: it is all the game, or what stands before the damage. */
  @Test
  void whicheverBitIsFlippedTheGameBeforeItCanBeResumed() throws Exception {
    byte[] bytes = GAME.getBytes(ISO_8859_1);
    int damaged = 0;
    int version = "banmen ".length();
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      if (bit / 8 == version && flipped[version] > '2' && flipped[version] <= '9') {
        continue; // a newer format, see below
      }
      SalvagedGame game = SalvagedGame.of(flipped, Catalog.ALL);
      String text = new String(flipped, ISO_8859_1);
      damaged += game.isDamaged() ? 1 : 0;
      assertThat(game.lines()).as(text).isEqualTo(linesBefore(game));
      if (game.fault().isPresent()) {
        assertThat(same(game, head(text, game.lines()))).as(text).isTrue();
        assertThat(game.fault().get().line()).as(text).isGreaterThanOrEqualTo(FIRST_MOVE);
      } else if (game.repair().isPresent()) {
        Session session = game.reading().session(); // which may have begun at another time
        assertThat(session.position().ply()).as(text).isEqualTo(3);
        assertThat(session.tree().size()).as(text).isEqualTo(5);
      }
    }
    assertThat(damaged).as("of %s bits", 8 * bytes.length).isGreaterThan(ENOUGH);
  }

  private static int linesBefore(SalvagedGame game) {
    return game.fault().map(fault -> (int) fault.line() - 1).orElse(0);
  }

  private static String head(String text, int lines) {
    int end = 0;
    for (int line = 0; line < lines; line++) {
      end = text.indexOf('\n', end) + 1;
    }
    return text.substring(0, end);
  }

  private static boolean same(SalvagedGame game, String head) throws InputFault {
    GameText.Reading read = GameText.read(head, Catalog.ALL);
    Session session = game.reading().session();
    return read.millis() == game.reading().millis()
        && read.session().position().sameBoard(session.position())
        && read.session().tree().size() == session.tree().size();
  }

  /** The move happened before the rest of its line was found wrong. */
  @Test
  void halfOfADamagedLineDoesNotHappen() throws Exception {
    SalvagedGame game = of(GAME.replace("F6\n", "F6 now\n"));
    assertThat(game.lines()).isEqualTo(9);
    assertThat(game.reading().session().position().ply()).isEqualTo(1);
    assertThat(game.reading().millis()).isEqualTo(5 + 10 + 20 + 30 + 40);
  }

  private static SalvagedGame ofFile(String text) throws InputFault {
    return SalvagedGame.ofFile(text.getBytes(ISO_8859_1), Catalog.ALL);
  }

  @Test
  void aLastLineWithoutItsEndIsReadOrDroppedAndIsNoDamage() throws Exception {
    String open = GAME.substring(0, GAME.length() - 1);
    assertThat(ofFile(open).reading().session().position().ply()).isEqualTo(3);
    SalvagedGame torn = ofFile(open.replace("pass", "pa"));
    assertThat(torn.isDamaged()).isFalse();
    assertThat(torn.reading().session().position().ply()).isEqualTo(2);
  }

  /** A line feed is 0x0A; a J, 0x4A, has one bit more, and an I, 0x49, is no such letter. */
  @Test
  void aLastLineWhoseEndIsFlippedStays() throws Exception {
    String open = GAME.substring(0, GAME.length() - 1);
    for (String end : List.of("J", "*", "\u008a")) {
      for (SalvagedGame game : List.of(of(open + end), ofFile(open + end))) {
        assertThat(game.reading().session().position().ply()).isEqualTo(3);
        assertThat(game.repair())
            .contains(new ByteRepair(open.length(), (byte) '\n', 11, Lost.NONE));
      }
    }
    for (String torn : List.of("I", "", "JJ", " J4 ")) {
      assertThat(of(open + torn).isDamaged()).as(torn).isFalse();
      assertThat(of(open + torn).reading().session().position().ply()).isEqualTo(2);
    }
    SalvagedGame column = of(GAME + "70 here B J");
    assertThat(column.isDamaged()).as("the line was cut off after a column").isFalse();
    assertThat(column.reading().session().position().ply()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "banmen 1 | bafmen 1 | 1",
        "banmen 1 | banmen q | 1",
        "game go | gaoe go | 2",
        "game go | game gn | 2",
        "size=9 | sizm=9 | 3",
        "size=9 | size=y | 3",
        "Ann | here | 4",
        "seat black | seat clack | 4",
        "begin | jegin | 5",
        "begin 5 | begin u | 5",
      })
  void aFlippedBitInTheHeadIsRepaired(String was, String is, int line) throws Exception {
    String text = was.equals("Ann") ? GAME.replace("here Ann", "hera Ann") : GAME.replace(was, is);
    SalvagedGame game = of(text);
    assertThat(game.repair().map(ByteRepair::line)).contains(line);
    assertThat(same(game, GAME)).isTrue();
  }

  /** A later program may have written it: what its other lines mean is not known. */
  @Test
  void aNewerFormatIsNoDamage() {
    for (String first : List.of("banmen 5", "banmen 9", "banmen 17")) {
      assertThatThrownBy(() -> of(GAME.replace("banmen 1", first)))
          .isInstanceOf(InputFault.class)
          .hasMessageContaining("newer");
    }
  }

  /** More than a bit of a line: only what play doesn't need may be missing. */
  @ParameterizedTest
  @CsvSource({"seat black here Ann,seat blxxx here Ann,NAME", "time 9m,time 9xxx,CLOCK"})
  void aDamagedPlayerOrClockIsLeftOut(String was, String is, Lost lost) throws Exception {
    String timed = GAME.replace("begin", "time 9m\nbegin");
    SalvagedGame game = of(timed.replace(was, is));
    assertThat(game.repair().map(ByteRepair::lost)).contains(lost);
    assertThat(game.repair().map(ByteRepair::value)).contains((byte) '#');
    assertThat(game.reading().session().position().ply()).isEqualTo(3);
    assertThat(game.reading().session().seat(Side.BLACK).name())
        .isEqualTo(lost == Lost.NAME ? "" : "Ann");
  }

  @ParameterizedTest
  @CsvSource({"game go,gxxe go", "set size=9,set sxxx=9", "set size=9,sxx size=9", "begin,bxxxn"})
  void whatPlayNeedsIsNotGuessed(String was, String is) {
    assertThatThrownBy(() -> of(GAME.replace(was, is))).isInstanceOf(InputFault.class);
  }

  /** A 9 and a 3 are one bit off a semicolon: the moves fit on 19 lines and on 13. */
  @Test
  void whereTwoBitsWouldDoNoneIsRepaired() throws Exception {
    assertThatThrownBy(() -> of(GAME.replace("size=9", "size=1;"))).isInstanceOf(InputFault.class);
    String far = GAME.replace("size=9", "size=1;").replace("F6", "Q16");
    assertThat(of(far).reading().session().terms().chosen()).containsEntry("size", "19");
  }

  @ParameterizedTest
  @CsvSource({"1900, true", "2100, false"})
  void aHeadOfMoreThan2KilobytesIsNotRepaired(int name, boolean isRepaired) throws Exception {
    String text = GAME.replace("Ann", "n".repeat(name)).replace("begin", "jegin");
    if (isRepaired) {
      assertThat(of(text).reading().session().position().ply()).isEqualTo(3);
    } else {
      assertThatThrownBy(() -> of(text)).isInstanceOf(InputFault.class);
    }
  }

  /** An e and an a in a holder, or a 9 and an 8 in a size, are valid; what is played says more. */
  @ParameterizedTest
  @CsvSource({"seat black here,seat black hera,4", "size=9,size=1,3"})
  void whatWasPlayedShowsADamagedHead(String was, String is, int line) throws Exception {
    SalvagedGame game = of(GAME.replace(was, is));
    assertThat(game.repair().map(ByteRepair::line)).contains(line);
    assertThat(same(game, GAME)).isTrue();
  }
}
