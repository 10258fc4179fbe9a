package dev.banmen.games.dots.bot;

import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import java.util.List;
import java.util.Optional;

/**
 * A player whose values are exact: the boxes still to come for the side to move, less the
 * opponent's. Where the time is not enough, it lists no moves. Mutable, one thread.
 */
final class SolverBot implements Bot {
  private final boolean secondWinsTies;
  private final long most; // positions to look at for one answer
  private final GraphCache cache = new GraphCache(21);

  SolverBot(boolean secondWinsTies, long most) {
    this.most = most;
    this.secondWinsTies = secondWinsTies;
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    LineState state = cache.state(position);
    if (state.graph().lines() > DotsEndgame.MOST_LINES) {
      return List.of();
    }
    DotsEndgame endgame = cache.endgame();
    endgame.allow(most, thought);
    return SolvedLines.of(position, state, endgame);
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    List<Candidate> candidates = analyze(position, side, thought);
    if (candidates.isEmpty()) {
      return new DotsBot(Skill.strongest(), secondWinsTies).decide(position, side, thought);
    }
    Score score = position.score();
    double lead = score.of(side) - score.of(side.opponent()) + candidates.get(0).value();
    boolean wins = lead > 0 || lead == 0 && secondWinsTies && side == Side.WHITE;
    double share = wins ? 1 : lead == 0 && !secondWinsTies ? 0.5 : 0;
    return new Decision(Optional.of(candidates.get(0).move()), share, false);
  }
}
