package dev.banmen.games.dots.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Candidate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The values of the lines of a solved position, with the best play after each. */
final class SolvedLines {
  private SolvedLines() {}

  /**
   * Returns every line that can be drawn, best first, with the boxes still to come for the side to
   * move, less the opponent's; empty if the endgame stopped before all were known.
   */
  static List<Candidate> of(Position position, LineState state, DotsEndgame endgame) {
    int guess = endgame.value(state, 0);
    List<Candidate> candidates = new ArrayList<>();
    for (int line = 0; line < state.graph().lines(); line++) {
      if (!state.isDrawn(line)) {
        int value = endgame.after(state, line, guess);
        LineState next = new LineState(state);
        next.draw(line);
        List<Integer> lines = new ArrayList<>(List.of(line));
        lines.addAll(endgame.bestPlay(next));
        if (endgame.isStopped()) {
          return List.of();
        }
        List<Move> moves = moves(position, state.graph(), lines);
        candidates.add(new Candidate(moves.get(0), value, true, moves));
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::value).reversed());
    return candidates;
  }

  /** Returns lines drawn one after the other, each by the side whose turn it is then. */
  static List<Move> moves(Position position, LineGraph graph, List<Integer> lines) {
    Lattice lattice = position.lattice();
    Board board = position.board().copy();
    List<Move> moves = new ArrayList<>();
    for (int line : lines) {
      int site = graph.site(line);
      Side side = board.movers().iterator().next();
      moves.add(new Place(side, lattice.site(site)));
      board.play(side, site);
    }
    return moves;
  }
}
