package dev.banmen.games.dots.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.Thought;
import java.util.ArrayList;
import java.util.Comparator;
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
  public List<Candidate> analyze(Position position, Side side, Thought thought) {
    LineState state = cache.state(position);
    if (state.graph().lines() > DotsEndgame.MOST_LINES) {
      return List.of();
    }
    DotsEndgame endgame = cache.endgame();
    endgame.allow(most, thought);
    int guess = endgame.value(state, 0);
    List<Candidate> candidates = new ArrayList<>();
    for (int line = 0; line < state.graph().lines(); line++) {
      if (!state.isDrawn(line)) {
        int value = endgame.after(state, line, guess);
        List<Move> moves = bestPlay(position, state, line, endgame);
        if (endgame.isStopped()) {
          return List.of();
        }
        candidates.add(new Candidate(moves.get(0), value, true, moves));
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::value).reversed());
    return candidates;
  }

  private static List<Move> bestPlay(
      Position position, LineState state, int line, DotsEndgame endgame) {
    LineState next = new LineState(state);
    next.draw(line);
    List<Integer> lines = new ArrayList<>(List.of(line));
    lines.addAll(endgame.bestPlay(next));
    Board board = position.board().copy();
    List<Move> moves = new ArrayList<>();
    for (int each : lines) {
      int site = state.graph().site(each);
      Side side = board.movers().iterator().next();
      moves.add(new Place(side, position.lattice().site(site)));
      board.play(side, site);
    }
    return moves;
  }

  @Override
  public Decision decide(Position position, Side side, Thought thought) {
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
