package dev.banmen.shell.view;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.say.GameSentences;
import dev.banmen.say.GuessedMove;
import dev.banmen.shell.Answer;
import dev.banmen.shell.BoardAnswers;
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
    GameSentences gameSentences = openRecord.gameSentences();
    int next = recordCursor.nextMove();
    if (next < 0) {
      return Answer.of(gameSentences.text("record.guess.end"));
    }
    if (guess.isEmpty()) {
      return on(next, GuessedMove.shown(guesses, recordCursor, gameSentences));
    }
    Notation notation = recordCursor.game().notation();
    Optional<Site> site = notation.isPass(guess) ? Optional.empty() : notation.parse(guess);
    if (site.isEmpty() && !notation.isPass(guess)) {
      String example =
          new BoardAnswers(recordCursor.nodeView().position(), gameSentences).example();
      return Answer.fault(gameSentences.text("site.none", guess, example));
    }
    return on(next, GuessedMove.of(guesses, recordCursor, site, gameSentences));
  }

  /** Goes to the move once it is known. */
  private Answer on(int next, GuessedMove guessed) {
    guesses = guessed.guesses();
    if (!guessed.isOver()) {
      return Answer.of(guessed.sentence());
    }
    GameSentences gameSentences = openRecord.gameSentences();
    openRecord.go(openRecord.recordCursor().along(next));
    return Answer.of(
        guessed.sentence(),
        openRecord.sentences().all(),
        gameSentences.sentence(GuessedMove.score(guesses, gameSentences)));
  }
}
