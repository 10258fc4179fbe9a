package dev.banmen.shell;

import dev.banmen.app.GameRoom;
import dev.banmen.app.Refusal;
import dev.banmen.game.Side;
import dev.banmen.say.GameSentences;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.ComputerReview;
import dev.banmen.study.GameValues;
import dev.banmen.study.Mistake;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes which moves of a game cost the most, as the computer sees it; waits until it has looked
 * at all of them. Immutable.
 */
record MistakeAnswers(GameRoom room, GameSentences sayings) {
  /** The word after {@code review} that asks for it. */
  static final String COMPUTER = "computer";

  private static final int DEFAULT_COUNT = 5;
  private static final int GAMES = 100;

  static boolean isAskedFor(String rest) {
    return rest.equals(COMPUTER) || rest.startsWith(COMPUTER + " ");
  }

  /**
   * The costliest moves, a line each, then the chances move by move.
   *
   * @param rest what follows {@code review}: how many; without a number, a few
   */
  Answer of(GameValues values, String rest) throws Refusal {
    String most = rest.substring(COMPUTER.length()).strip();
    if (!most.isEmpty() && !TypedLine.isNumber(most)) {
      return Answer.fault(sayings.text("review.number", most));
    } else if (values.turns().isEmpty()) {
      return Answer.fault(sayings.text("move.none"));
    }
    room.values(values.family(), values.chosen(), values.turns(), values).outcome();
    ComputerReview review = values.review();
    int count = most.isEmpty() ? DEFAULT_COUNT : Integer.parseInt(most);
    int told = Math.min(count, review.mistakes().size());
    List<String> lines = new ArrayList<>();
    lines.add(
        review.mistakes().isEmpty()
            ? sayings.text("mistakes.none")
            : sayings.text(
                "review.some", sayings.text("mistakes.heading"), told, review.mistakes().size()));
    review.mistakes().subList(0, told).forEach(mistake -> lines.add(line(mistake)));
    String side = sayings.side(Side.BLACK);
    lines.add(sayings.text("mistakes.curve", side, curve(review.curve())));
    return Answer.lines(lines);
  }

  private String line(Mistake mistake) {
    String better = sayings.names(mistake.better().line(), " ");
    return Sentences.of(
        new ReviewSentences(sayings).of(mistake), sayings.text("mistakes.better", better));
  }

  private static String curve(List<Double> curve) {
    List<String> numbers = new ArrayList<>();
    for (double share : curve) {
      numbers.add(Double.isNaN(share) ? "-" : Long.toString(Math.round(GAMES * share)));
    }
    return String.join(" ", numbers);
  }
}
