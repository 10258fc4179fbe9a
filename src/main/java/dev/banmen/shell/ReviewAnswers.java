package dev.banmen.shell;

import dev.banmen.say.GameSentences;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.Review;
import dev.banmen.study.Review.TurningPoint;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes what changed the count of a game. Immutable. */
record ReviewAnswers(GameSentences sayings) {
  private static final int DEFAULT_COUNT = 5;

  /**
   * The greatest changes, a line each.
   *
   * @param review empty where the game has no coach
   * @param most how many; empty text for a few
   */
  Answer of(Optional<Review> review, String most) {
    if (!most.isEmpty() && !TypedLine.isNumber(most)) {
      return Answer.fault(sayings.text("review.number", most));
    }
    Optional<String> none = ReviewSentences.none(sayings.words(), review);
    if (none.isPresent()) {
      return review.isEmpty() ? Answer.fault(none.get()) : Answer.of(none.get());
    }
    int count = most.isEmpty() ? DEFAULT_COUNT : Integer.parseInt(most);
    List<TurningPoint> turnings = review.get().turnings();
    int told = Math.min(count, turnings.size());
    List<String> lines = new ArrayList<>();
    lines.add(
        sayings.text("review.some", sayings.text("review.heading"), told, review.get().found()));
    for (TurningPoint turning : turnings.subList(0, told)) {
      lines.add(line(turning));
    }
    return Answer.lines(lines);
  }

  private String line(TurningPoint turning) {
    int from = turning.first().number();
    int to = turning.last().number();
    String moves = from == to ? "" + from : from + "-" + to;
    String side = sayings.side(turning.gain().side());
    String name = sayings.made(turning.first().move());
    return Sentences.of(
        sayings.text(from == to ? "review.turn" : "review.turns", moves, name),
        sayings.text("review.gain", side, turning.gain().points()),
        turning.gain().why().sentence());
  }
}
