package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.session.Question;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** The strongest computer player's opinion of a game in play. Stateless; for any thread. */
public final class StrongestPlayer {
  /**
   * How long it thinks at most, in milliseconds; near the end at most half of it to solve the game.
   */
  public static final long MOST_MILLIS = 2_000;

  private static final double DRAW = 0.5;

  private StrongestPlayer() {}

  /**
   * Finds the best move of a question in play; thinks until the question is gone. Where its value
   * is exact, it is the side's lead at the end of the game, what it has already included.
   *
   * @param side that may move
   */
  public static Candidate of(Question question, Family family, Side side) {
    return of(question, ComputerPlayers.of(family), side);
  }

  /** Finds the best move of a question by these players; throws what they throw. */
  public static Candidate of(Question question, Bots bots, Side side) {
    Position position = question.session().position();
    long begun = System.nanoTime();
    Optional<Bot> solver =
        bots.isNearEnd(position) ? bots.solver(position.game()) : Optional.empty();
    if (solver.isPresent()) {
      Optional<Candidate> solved = best(solver.get(), question, side, MOST_MILLIS / 2);
      if (solved.isPresent()) {
        return atTheEnd(solved.get(), position, bots);
      }
    }
    long millis = MOST_MILLIS - (System.nanoTime() - begun) / 1_000_000;
    Bot player = bots.strongest(position.game());
    return atTheEnd(best(player, question, side, millis).orElseThrow(), position, bots);
  }

  private static Optional<Candidate> best(Bot player, Question question, Side side, long millis) {
    try {
      return player.analyze(question.session().position(), side, thought(question, millis)).stream()
          .findFirst();
    } finally {
      player.close();
    }
  }

  /** With the lead at the end, if it is exact; with who wins, if an even result isn't a draw. */
  private static Candidate atTheEnd(Candidate best, Position position, Bots bots) {
    double share = bots.share(position, best);
    double lead = best.isExact() ? bots.lead(position, best) : 0;
    boolean isExact = best.isExact() && (lead != 0 || share == DRAW);
    return new Candidate(best.move(), isExact ? lead : share, isExact, best.line());
  }

  /**
   * Finds who will probably own each site, see {@link Bot#ownership}; thinks until the question is
   * gone.
   */
  public static Optional<double[]> owners(Question question, Family family) {
    Position position = question.session().position();
    return ComputerPlayers.of(family)
        .strongest(position.game())
        .ownership(position, thought(question, MOST_MILLIS));
  }

  private static SearchLimit thought(Question question, long millis) {
    SearchLimit thought = SearchLimit.within(millis, ThreadLocalRandom.current().nextLong());
    question.whenGone(thought::cancel);
    return thought;
  }
}
