package dev.banmen.games.othello.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Which discs does a move flip? */
final class FlipsKind extends DiscKind {
  private static final int MOST = 9; // discs that are to be named

  FlipsKind(GamePositions positions) {
    super("flips", positions, AnswerForm.SITES, List.of(1, 1, 1));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("flips-through-a-gap", it -> answer(DiscLines.discs(lines(it, false).lines()))),
        new Pupil("forgets-diagonals", it -> answer(DiscLines.discs(lines(it, true).straight()))),
        new Pupil("flips-one-line", it -> answer(longest(lines(it, true)))));
  }

  private static DrillAnswer answer(List<Site> discs) {
    return DrillAnswer.OnSites.of(discs);
  }

  private static List<Site> longest(DiscLines lines) {
    return lines.lines().stream().max(Comparator.comparingInt(List::size)).orElse(List.of());
  }

  /** Asks for moves that flip 1 to 2 discs, 3 to 4, and more equally often. */
  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    Side side = position.toMove().orElse(Side.BLACK);
    Lattice lattice = position.lattice();
    Board board = position.board();
    List<Exercise> found = new ArrayList<>();
    int[] legal = new int[lattice.size()];
    int count = board.legal(side, legal);
    for (int i = 0; i < count; i++) {
      List<Site> flipped = new ArrayList<>();
      board.play(side, legal[i]);
      for (int site : board.touched()) {
        if (site != legal[i]) {
          flipped.add(lattice.site(site));
        }
      }
      board.undo();
      boolean isOfClass = Math.min(2, (flipped.size() - 1) / 2) == wanted;
      if (isOfClass && flipped.size() <= MOST) {
        found.add(exercise(position, side, Optional.of(lattice.site(legal[i])), answer(flipped)));
      }
    }
    return found;
  }
}
