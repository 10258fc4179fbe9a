package dev.banmen.games.dots.bot;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.Thought;
import java.util.List;
import java.util.Optional;

/** A player of one level. Mutable, one thread. */
final class DotsBot implements Bot {
  private final Skill skill;
  private final boolean secondWinsTies;
  private final GraphCache cache = new GraphCache(18);

  DotsBot(Skill skill, boolean secondWinsTies) {
    this.skill = skill;
    this.secondWinsTies = secondWinsTies;
  }

  @Override
  public Decision decide(Position position, Side side, Thought thought) {
    LineState state = cache.state(position);
    double lead = lead(position.score(), side);
    Chooser chooser = new Chooser(state, skill, cache, lead, thought);
    Move move = new Place(side, position.lattice().site(state.graph().site(chooser.choose())));
    double share = share(lead + chooser.value(), chooser.isExact(), state);
    return new Decision(Optional.of(move), share, thought.isLate());
  }

  /** By how many boxes a side is ahead; half a box more or less if ties are decided. */
  private double lead(Score score, Side side) {
    double lead = score.of(side) - score.of(side.opponent());
    return !secondWinsTies ? lead : side == Side.WHITE ? lead + 0.5 : lead - 0.5;
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, Thought thought) {
    Decision decision = decide(position, side, thought);
    Move move = decision.move().orElseThrow();
    return List.of(new Candidate(move, decision.share(), false, List.of(move)));
  }

  /** Returns the share of wins to expect; the more boxes are open, the less certain. */
  private static double share(double ahead, boolean isExact, LineState state) {
    if (isExact) {
      return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
    }
    return 1 / (1 + Math.exp(-ahead / Math.sqrt(1 + state.boxesLeft())));
  }
}
