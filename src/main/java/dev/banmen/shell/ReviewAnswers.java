package dev.banmen.shell;

import dev.banmen.app.PendingReview;
import dev.banmen.app.Refusal;
import dev.banmen.command.TypedCommand;
import dev.banmen.game.Side;
import dev.banmen.say.GameSentences;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.ComputerReview;
import dev.banmen.study.GameValues;
import dev.banmen.study.Mistake;
import dev.banmen.study.Review;
import dev.banmen.study.Review.TurningPoint;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Describes which moves of a game changed the count the most, and which cost the most as the
 * computer sees it. Immutable.
 */
public record ReviewAnswers(GameSentences gameSentences) {
  /** The word after {@code review} that asks for the computer's view. */
  private static final String COMPUTER = "computer";

  private static final int DEFAULT_COUNT = 5;
  private static final int GAMES = 100;
  private static final long PROGRESS_MILLIS = 10_000;

  public static boolean isOfComputer(String rest) {
    return rest.equals(COMPUTER) || rest.startsWith(COMPUTER + " ");
  }

  /** How many are asked for; without a number, a few. */
  private int count(String most) throws Refusal {
    OptionalInt count = most.isEmpty() ? OptionalInt.of(DEFAULT_COUNT) : TypedCommand.number(most);
    return count.orElseThrow(() -> new Refusal(gameSentences.text("review.number", most)));
  }

  /**
   * The greatest changes of the count, a line each.
   *
   * @param review empty where the game has no coach
   * @param most how many; empty text for a few
   * @param hasMistakes whether the computer can be asked, which is said where there is no list
   */
  public Answer changes(Optional<Review> review, String most, boolean hasMistakes) throws Refusal {
    int count = count(most);
    Optional<String> none = ReviewSentences.none(gameSentences.words(), review);
    if (none.isPresent()) {
      String next = hasMistakes ? gameSentences.text("review.mistakes") : "";
      return review.isEmpty()
          ? Answer.fault(none.get())
          : Answer.of(Sentences.of(none.get(), next));
    }
    List<TurningPoint> turnings = review.get().turnings();
    int told = Math.min(count, turnings.size());
    List<String> lines = new ArrayList<>();
    lines.add(
        gameSentences.text(
            "review.some", gameSentences.text("review.heading"), told, review.get().found()));
    turnings.subList(0, told).forEach(turning -> lines.add(line(turning)));
    return Answer.lines(lines);
  }

  private String line(TurningPoint turning) {
    int from = turning.first().number();
    int to = turning.last().number();
    String side = gameSentences.side(turning.gain().side());
    String name = gameSentences.made(turning.first().move());
    return Sentences.of(
        from == to
            ? gameSentences.listed(from, name)
            : gameSentences.text("review.turns", from + "-" + to, name),
        gameSentences.text("review.gain", side, turning.gain().points()),
        turning.gain().why().sentence());
  }

  /** How many mistakes are asked for by what follows {@code review}; without a number, a few. */
  public int mistakeCount(String rest) throws Refusal {
    return count(rest.substring(COMPUTER.length()).strip());
  }

  /**
   * The costliest moves, a line each, then the chances move by move; says how far the computer is
   * until it has looked at all of them.
   *
   * @param review empty if no move was made
   * @param count how many
   */
  public Answer mistakes(Optional<PendingReview> review, int count) {
    return review
        .map(asked -> Answer.NONE.then(() -> mistakes(asked, count)))
        .orElseGet(() -> Answer.fault(gameSentences.text("move.none")));
  }

  private Answer mistakes(PendingReview asked, int count) throws Refusal {
    GameValues values = asked.values();
    asked.pending().await(PROGRESS_MILLIS);
    boolean isStopped = Thread.currentThread().isInterrupted();
    if (isStopped) {
      asked.pending().giveUp();
      String stopped =
          gameSentences.text("mistakes.stopped", values.review().known(), values.moves());
      Answer known = Answer.of(stopped);
      boolean isNone = values.review().mistakes().isEmpty(); // so far
      return isNone ? known : known.and(known(values, count));
    } else if (asked.pending().isOver()) {
      asked.pending().outcome();
      return known(values, count);
    }
    ReviewSentences said = new ReviewSentences(gameSentences);
    return Answer.of(
            gameSentences.text("mistakes.progress.line", said.doing(values), said.progress(values)))
        .then(() -> mistakes(asked, count));
  }

  private Answer known(GameValues values, int count) {
    ComputerReview review = values.review();
    int told = Math.min(count, review.mistakes().size());
    List<String> lines = new ArrayList<>();
    lines.add(
        review.mistakes().isEmpty()
            ? new ReviewSentences(gameSentences).none(values)
            : gameSentences.text(
                "review.some",
                gameSentences.text("mistakes.heading"),
                told,
                review.mistakes().size()));
    review.mistakes().subList(0, told).forEach(mistake -> lines.add(line(mistake)));
    String side = gameSentences.side(Side.BLACK);
    lines.add(gameSentences.text("mistakes.curve", side, curve(review.curve(), GAMES)));
    if (review.hasLeads()) {
      lines.add(gameSentences.text("mistakes.leads", side, curve(review.leads(), 1)));
    }
    return Answer.lines(lines);
  }

  private String line(Mistake mistake) {
    String better = gameSentences.names(mistake.better().line(), " ");
    return Sentences.of(
        new ReviewSentences(gameSentences).of(mistake),
        gameSentences.text("mistakes.better", better));
  }

  private static String curve(List<Double> curve, int times) {
    List<String> numbers = new ArrayList<>();
    for (double share : curve) {
      numbers.add(Double.isNaN(share) ? "-" : Long.toString(Math.round(times * share)));
    }
    return String.join(" ", numbers);
  }
}
