package dev.banmen.shell;

import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.study.Guesses;
import dev.banmen.study.RecordCursor;
import java.util.Optional;

/** Guessing the moves of a recording, one after the other. Mutable. */
final class Guessing {
  private final OpenRecord openRecord;
  private Guesses guesses = Guesses.NONE;

  Guessing(OpenRecord openRecord) {
    this.openRecord = openRecord;
  }

  void begin() {
    guesses = Guesses.NONE;
  }

  /** Answers a guess; shows the move if none is made. */
  Answer on(String guess) {
    RecordCursor recordCursor = openRecord.recordCursor();
    GameSentences sayings = openRecord.sayings();
    int next = recordCursor.nextMove();
    if (next < 0) {
      return Answer.of(sayings.text("guess.end"));
    }
    Move move = recordCursor.move(recordCursor.line().node(next)).orElseThrow();
    if (guess.isEmpty()) {
      guesses = guesses.shown();
      return on(next, sayings.text("record.it.was", sayings.name(move)));
    }
    Notation notation = recordCursor.game().notation();
    Optional<Site> site = notation.isPass(guess) ? Optional.empty() : notation.parse(guess);
    if (site.isEmpty() && !notation.isPass(guess)) {
      String example = new BoardAnswers(recordCursor.nodeView().position(), sayings).example();
      return Answer.fault(sayings.text("site.none", guess, example));
    }
    Optional<Site> there =
        move instanceof Place place ? Optional.of(place.site()) : Optional.empty();
    if (site.equals(there)) {
      guesses = guesses.found();
      return on(next, sayings.text("drill.right"));
    }
    guesses = guesses.wrong();
    return Answer.of(
        site.isPresent() && there.isPresent()
            ? sayings.text(
                "record.wrong.far", sayings.sites(Guesses.distance(site.get(), there.get())))
            : sayings.text("record.wrong"));
  }

  /** Goes to the move that was guessed. */
  private Answer on(int next, String sentence) {
    openRecord.go(openRecord.recordCursor().along(next));
    return Answer.of(
        sentence,
        openRecord.sentences().here(),
        openRecord.sayings().text("guess.sum", guesses.right(), guesses.moves()));
  }
}
