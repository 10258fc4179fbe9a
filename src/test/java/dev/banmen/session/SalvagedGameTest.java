package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.InputFault;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

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

  /** Each bit of the file in turn: the game is what stands before the damage. */
  @Test
  void whicheverBitIsFlippedTheGameBeforeItCanBeResumed() throws Exception {
    byte[] bytes = GAME.getBytes(StandardCharsets.UTF_8);
    int damaged = 0;
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      String text = new String(flipped, StandardCharsets.UTF_8);
      try {
        SalvagedGame game = SalvagedGame.of(text, Catalog.ALL);
        damaged += game.fault().isPresent() ? 1 : 0;
        assertThat(game.lines()).as(text).isEqualTo(linesBefore(game));
        if (game.fault().isPresent()) {
          assertThat(same(game, head(text, game.lines()))).as(text).isTrue();
        }
      } catch (InputFault fault) {
        assertThat(fault.line()).as(text).isLessThanOrEqualTo(FIRST_MOVE);
      }
    }
    assertThat(damaged).as("of %s bits", 8 * bytes.length).isGreaterThan(300);
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
    SalvagedGame game = SalvagedGame.of(GAME.replace("F6\n", "F6 now\n"), Catalog.ALL);
    assertThat(game.lines()).isEqualTo(9);
    assertThat(game.reading().session().position().ply()).isEqualTo(1);
    assertThat(game.reading().millis()).isEqualTo(5 + 10 + 20 + 30 + 40);
  }

  @Test
  void aLastLineWithoutItsEndIsReadOrDroppedAndIsNoDamage() throws Exception {
    String open = GAME.substring(0, GAME.length() - 1);
    assertThat(SalvagedGame.ofFile(open, Catalog.ALL).reading().session().position().ply())
        .isEqualTo(3);
    SalvagedGame torn = SalvagedGame.ofFile(open.replace("pass", "pa"), Catalog.ALL);
    assertThat(torn.fault()).isEmpty();
    assertThat(torn.reading().session().position().ply()).isEqualTo(2);
  }
}
