package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Thought;
import dev.banmen.session.Question;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** What the strongest computer player thinks of a game in play. Stateless; for any thread. */
public final class StrongestPlayer {
  /** How long it thinks at most, in milliseconds. */
  public static final long MOST_MILLIS = 2_000;

  private StrongestPlayer() {}

  /**
   * Finds the best move of a question in play; thinks until the question is gone.
   *
   * @param side that may move
   */
  public static Candidate of(Question question, Family family, Side side) {
    return of(question, ComputerPlayers.of(family), side);
  }

  /** The same by other players; throws what they throw. */
  public static Candidate of(Question question, Bots bots, Side side) {
    Position position = question.session().position();
    Bot player = strongest(bots, position.game());
    try {
      return player.analyze(position, side, thought(question)).get(0);
    } finally {
      player.close();
    }
  }

  /**
   * Finds who will probably own each site, see {@link Bot#ownership}; thinks until the question is
   * gone.
   */
  public static Optional<double[]> owners(Question question, Family family) {
    Position position = question.session().position();
    return strongest(ComputerPlayers.of(family), position.game())
        .ownership(position, thought(question));
  }

  private static Bot strongest(Bots bots, Game game) {
    return bots.bot(game, bots.levels(game));
  }

  private static Thought thought(Question question) {
    Thought thought = Thought.within(MOST_MILLIS, ThreadLocalRandom.current().nextLong());
    question.whenGone(thought::cancel);
    return thought;
  }
}
