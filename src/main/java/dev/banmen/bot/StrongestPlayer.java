package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.session.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The strongest computer player's opinion of a game in play. Stateless; for any thread. */
public final class StrongestPlayer {
  /** How long it thinks at most, in milliseconds; mostly its work is done before. */
  public static final long MOST_MILLIS = 5_000;

  private static final long SOLVED_POSITIONS = 2_000_000;
  private static final long SEED = 1; // the same position has the same hint
  private static final double DRAW = 0.5;

  private StrongestPlayer() {}

  /**
   * Finds the best move of a question in play; thinks until the question is gone, or given up.
   * Where its value is exact, it is the side's lead at the end of the game, what it has already
   * included.
   *
   * @param side that may move
   * @param isGivenUp whether nobody waits for the answer any more
   */
  public static Candidate of(
      Question question, Family family, Side side, BooleanSupplier isGivenUp) {
    Bots bots = ComputerPlayers.of(family);
    Position position = question.session().position();
    Optional<Move> opening =
        HasCoach.of(position.game()).flatMap(coach -> coach.opening(position, side));
    return opening
        .flatMap(move -> played(question, bots, move, isGivenUp))
        .orElseGet(() -> of(question, bots, side, isGivenUp));
  }

  /** Values a move by the other side's best answer; empty if it can't be played or answered. */
  private static Optional<Candidate> played(
      Question question, Bots bots, Move move, BooleanSupplier isGivenUp) {
    Position position = question.session().position();
    if (!(position.play(move) instanceof Played played) || played.after().movers().isEmpty()) {
      return Optional.empty();
    }
    Position after = played.after();
    Side other = after.toMove().orElse(move.side().opponent());
    Bot player = bots.strongest(position.game());
    return best(player, after, other, thought(question, MOST_MILLIS, isGivenUp))
        .map(
            answer -> {
              List<Move> line = new ArrayList<>(List.of(move));
              line.addAll(answer.line());
              return new Candidate(move, 1 - bots.share(after, answer), false, line);
            });
  }

  /** Finds the best move of a question by these players; throws what they throw. */
  public static Candidate of(Question question, Bots bots, Side side, BooleanSupplier isGivenUp) {
    Position position = question.session().position();
    long begun = System.nanoTime();
    Optional<Bot> solver =
        bots.isNearEnd(position)
            ? bots.solver(position.game(), SOLVED_POSITIONS)
            : Optional.empty();
    if (solver.isPresent()) {
      SearchLimit half = thought(question, MOST_MILLIS / 2, isGivenUp);
      Optional<Candidate> solved = best(solver.get(), position, side, half);
      if (solved.isPresent()) {
        return atTheEnd(solved.get(), position, bots);
      }
    }
    long millis = MOST_MILLIS - (System.nanoTime() - begun) / 1_000_000;
    Bot player = bots.strongest(position.game());
    Candidate best =
        best(player, position, side, thought(question, millis, isGivenUp)).orElseThrow();
    return atTheEnd(best, position, bots);
  }

  private static Optional<Candidate> best(
      Bot player, Position position, Side side, SearchLimit thought) {
    try {
      return player.analyze(position, side, thought).stream().findFirst();
    } finally {
      player.close();
    }
  }

  /**
   * A move with the lead at the end, if that is exact, or with the winner, if an even result isn't
   * a draw.
   */
  private static Candidate atTheEnd(Candidate best, Position position, Bots bots) {
    double share = bots.share(position, best);
    double lead = best.isExact() ? bots.lead(position, best) : 0;
    boolean isExact = best.isExact() && (lead != 0 || share == DRAW);
    return best.worth(isExact ? lead : share, isExact);
  }

  /**
   * Finds who will probably own each site; empty where nothing is owned. Thinks until the question
   * is gone, or given up.
   */
  public static Optional<AreaEstimate> estimate(
      Question question, Family family, BooleanSupplier isGivenUp) {
    Position position = question.session().position();
    Bot player = ComputerPlayers.of(family).strongest(position.game());
    return AreaEstimate.of(player, position, thought(question, MOST_MILLIS, isGivenUp));
  }

  /** A thought that ends with its question or once given up, and always finds the same. */
  static SearchLimit thought(Question question, long millis, BooleanSupplier isGivenUp) {
    SearchLimit thought = SearchLimit.within(millis, isGivenUp, SEED);
    question.whenGone(thought::cancel);
    return thought;
  }
}
