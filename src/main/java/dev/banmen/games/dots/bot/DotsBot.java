package dev.banmen.games.dots.bot;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.TriedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player of one level; or one whose values are all exact, and who lists no moves where they can't
 * be found. Mutable, one thread.
 */
final class DotsBot implements Bot {
  /** To know every line takes so much more work than to choose one. */
  private static final int EACH_LINE = 10;

  private final Skill skill;
  private final boolean secondWinsTies;
  private final GraphCache cache;

  DotsBot(Skill skill, boolean secondWinsTies) {
    this.skill = skill;
    this.secondWinsTies = secondWinsTies;
    cache = new GraphCache(skill.isSolving() ? 21 : 18);
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    LineState state = cache.state(position);
    double lead = lead(position.score(), side);
    Chooser chooser = new Chooser(state, skill, cache, lead, thought);
    Move move = new Place(side, position.lattice().site(state.graph().site(chooser.choose())));
    return new Decision(Optional.of(move), thought.isLate());
  }

  /** The number of boxes by which a side is ahead; half a box more or less if ties are decided. */
  private double lead(Score score, Side side) {
    double lead = score.of(side) - score.of(side.opponent());
    return !secondWinsTies ? lead : side == Side.WHITE ? lead + 0.5 : lead - 0.5;
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    LineState state = cache.state(position);
    boolean isFew = state.linesLeft() <= skill.lines() && cache.hasEndgame();
    if (skill.isSolving()) {
      return isFew ? solved(position, state, skill.positions(), thought) : List.of();
    }
    List<Candidate> likely = likely(position, state, side, thought); // first: it takes less time
    long most = EACH_LINE * skill.positions();
    List<Candidate> solved = isFew ? solved(position, state, most, thought) : List.of();
    return solved.isEmpty() ? likely : solved;
  }

  private List<Candidate> solved(
      Position position, LineState state, long most, SearchLimit thought) {
    cache.endgame().allow(most, thought);
    return SolvedLines.of(position, state, cache.endgame());
  }

  private List<Candidate> likely(
      Position position, LineState state, Side side, SearchLimit thought) {
    double lead = lead(position.score(), side);
    LineEstimates lines = new LineEstimates(state, skill.playoutsOn(state.graph()), thought);
    List<LineEstimate> found = new ArrayList<>(lines.safe(lead));
    boolean isTried = !found.isEmpty();
    if (!isTried) {
      Chooser chooser = new Chooser(state, skill, cache, lead, thought);
      found.add(new LineEstimate(List.of(chooser.choose()), chooser.value()));
    }
    found.addAll(lines.others(found.get(0).lines().get(0), !isTried));
    List<Candidate> candidates = new ArrayList<>();
    for (LineEstimate one : found) {
      List<Move> moves = SolvedLines.moves(position, state.graph(), one.lines());
      double share = share(lead + one.boxes(), state);
      candidates.add(new Candidate(moves.get(0), share, false, moves));
    }
    return TriedMove.preferred(candidates);
  }

  /** Returns the share of wins to expect; the more boxes are open, the less certain. */
  private static double share(double ahead, LineState state) {
    return 1 / (1 + Math.exp(-ahead / Math.sqrt(1 + state.boxesLeft())));
  }
}
