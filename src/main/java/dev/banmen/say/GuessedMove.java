package dev.banmen.say;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.study.Guesses;
import dev.banmen.study.RecordCursor;
import java.util.Optional;

/**
 * A guess of the next move of a recording, or its showing. Immutable.
 *
 * @param guesses the score after it
 * @param isOver whether the move is known now
 * @param sentence what is said of it
 */
public record GuessedMove(Guesses guesses, boolean isOver, String sentence) {
  /** A guess of a move on a site; of a pass, if there is none. There is a next move. */
  public static GuessedMove of(
      Guesses before, RecordCursor here, Optional<Site> guess, GameSentences game) {
    Move move = next(here);
    Optional<Site> site =
        move instanceof Place place ? Optional.of(place.site()) : Optional.empty();
    if (guess.equals(site)) {
      return new GuessedMove(before.found(), true, game.text("record.right", game.name(move)));
    }
    String far =
        guess.isEmpty() || site.isEmpty()
            ? game.text("record.wrong")
            : game.text("record.wrong.far", game.sites(guess.get().distance(site.get())));
    return new GuessedMove(before.wrong(), false, far);
  }

  /** The next move, shown. */
  public static GuessedMove shown(Guesses before, RecordCursor here, GameSentences game) {
    String name = game.name(next(here));
    return new GuessedMove(before.shown(), true, game.text("record.it.was", name));
  }

  private static Move next(RecordCursor here) {
    return here.move(here.line().node(here.nextMove())).orElseThrow();
  }

  /** How many were right, of how many. */
  public static String score(Guesses guesses, GameSentences game) {
    return game.text("record.guess", guesses.right(), guesses.moves());
  }
}
