package dev.banmen.session.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.Session;
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
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      String text = new String(flipped, ISO_8859_1);
      SalvagedGame game;
      try {
        game = SalvagedGame.of(flipped, Catalog.ALL);
      } catch (InputFault fault) {
        assertThat(fault.line()).as(text).isLessThan(FIRST_MOVE);
        damaged++;
        continue;
      }
      damaged += game.fault().isPresent() ? 1 : 0;
      assertThat(game.lines()).as(text).isEqualTo(linesBefore(game));
      if (game.fault().isPresent()) {
        assertThat(same(game, head(text, game.lines()))).as(text).isTrue();
        assertThat(game.fault().get().line()).as(text).isGreaterThanOrEqualTo(FIRST_MOVE);
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
    SavedGameText.Reading read = SavedGameText.read(head, Catalog.ALL);
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
    assertThat(torn.fault()).isEmpty();
    assertThat(torn.reading().session().position().ply()).isEqualTo(2);
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

  /** What stands before the game can't be left out or guessed. */
  @ParameterizedTest
  @CsvSource({"game go,gxxe go", "set size=9,set sxxx=9", "begin,bxxxn", "size=9,size=1;"})
  void aDamagedHeadIsAFault(String was, String is) {
    assertThatThrownBy(() -> of(GAME.replace(was, is))).isInstanceOf(InputFault.class);
  }
}
