package dev.banmen.say;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.study.CoachState;
import dev.banmen.text.Language;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a coach says after the other side's move. */
class AdviceSentencesTest {
  private static final Seat BOT = new ComputerSeat(1, Optional.empty()).seat();
  private static final Seat ANNA = new Seat(new Player("anna"), "Anna");

  private static final int[][] ELSEWHERE = {{8, 0}, {8, 1}, {0, 0}, {7, 0}};
  private static final int[][] ESCAPE = {{8, 4}, {8, 3}, {0, 0}, {8, 5}, {0, 8}, {7, 4}};

  /** What is said after moves of Go of which White's last captures a stone. */
  private static String afterACapture(Seat white, int[]... moves) {
    Terms terms = Terms.of("go", Map.of("size", "9")).between(Seat.AT_KEYBOARD, white);
    Session session = Session.begin(terms, terms.start(Catalog.ALL));
    for (int i = 0; i < moves.length; i++) {
      Side side = i % 2 == 0 ? Side.BLACK : Side.WHITE;
      Event move = new Event.Try(new Place(side, new Site(moves[i][0], moves[i][1])));
      session = session.on(new Stamped(0, session.seat(side).holder(), move));
    }
    GameSentences game =
        new GameSentences(session.position().game(), Language.ENGLISH.words(AdviceSentences.class));
    return new AdviceSentences(session.in(Language.ENGLISH, session), game)
        .comment(CoachState.ON, Player.HERE);
  }

  @Test
  void aPersonIsAskedForAMoveBackAndTheComputerIsNot() {
    assertThat(afterACapture(ANNA, ESCAPE))
        .isEqualTo("Coach: That let Anna capture 1 stone (E1). Ask for your move back with u.");
    assertThat(afterACapture(BOT, ESCAPE))
        .isEqualTo(
            "Coach: That let the computer capture 1 stone (E1). Take your move back with u.");
  }

  @Test
  void nobodyIsBlamedForAStoneThatNothingCouldSave() {
    assertThat(afterACapture(BOT, ELSEWHERE)).isEmpty();
  }
}
