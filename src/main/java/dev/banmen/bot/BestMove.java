package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Thought;
import dev.banmen.session.Question;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** The move that the strongest computer player would make. Stateless; for any thread. */
public final class BestMove {
  /** How long it thinks at most, in milliseconds. */
  public static final long MOST_MILLIS = 2_000;

  private BestMove() {}

  /**
   * Finds the best move of a question in play; thinks until the question is gone.
   *
   * @param side that may move
   */
  public static Candidate of(Question question, Family family, Side side) {
    Position position = question.session().position();
    Game game = position.game();
    Bots bots = ComputerPlayers.of(family);
    long seed = ThreadLocalRandom.current().nextLong();
    Thought thought = Thought.within(MOST_MILLIS, seed);
    question.whenGone(thought::cancel);
    List<Candidate> best = bots.bot(game, bots.levels(game)).analyze(position, side, thought);
    return best.get(0);
  }
}
