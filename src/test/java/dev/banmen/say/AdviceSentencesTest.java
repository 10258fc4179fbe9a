package dev.banmen.say;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.study.CoachState;
import dev.banmen.text.Language;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** Without a komi, nothing is left out that would still have to be counted in. */
  @ParameterizedTest
  @CsvSource({
    "7.5, '形势判断：黑方 13，白方 12，贴3.75子未计入。计入后白方领先3.25子。'",
    "0, '形势判断：黑方 13，白方 12。黑方领先0.5子。'",
    "1, '形势判断：黑方 13，白方 12，贴0.5子未计入。计入后双方持平。'"
  })
  void anEstimateSaysWhatIsStillToBeCountedIn(double komi, String said) {
    Language chinese = Language.of(Locale.CHINESE);
    Terms terms = Terms.of("go", Map.of("size", "5", "komi", Double.toString(komi)));
    Session session = Session.begin(terms, terms.start(Catalog.ALL));
    Session here = session.in(chinese, session);
    GameSentences game =
        new GameSentences(here.position().game(), chinese.words(AdviceSentences.class));
    double[] owners = new double[25];
    Arrays.fill(owners, 0, 13, 1);
    Arrays.fill(owners, 13, 25, -1);
    AreaEstimate estimate = new AreaEstimate(owners, komi, OptionalDouble.empty());
    assertThat(new AdviceSentences(here, game).estimate(estimate)).isEqualTo(said);
  }
}
