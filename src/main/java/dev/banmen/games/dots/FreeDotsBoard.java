package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import java.util.BitSet;

/** A board on which the named side draws a line; the rules still say whose turn it is. */
final class FreeDotsBoard extends DotsBoard {
  private final BitSet outOfTurn; // by play

  FreeDotsBoard(Size dots, Ties ties, Setup setup) {
    super(dots.rows(), dots.cols(), ties, setup);
    outOfTurn = new BitSet();
  }

  private FreeDotsBoard(FreeDotsBoard that) {
    super(that);
    outOfTurn = (BitSet) that.outOfTurn.clone();
  }

  @Override
  public int play(Side side, int site) {
    boolean turns = side != turn();
    if (turns) {
      turnOver();
    }
    int miss = super.play(side, site);
    if (miss == 0) {
      outOfTurn.set(ply() - 1, turns);
    } else if (turns) {
      turnOver();
    }
    return miss;
  }

  @Override
  public int check(Side side, int site) {
    boolean turns = side != turn();
    if (turns) {
      turnOver();
    }
    int miss = super.check(side, site);
    if (turns) {
      turnOver();
    }
    return miss;
  }

  @Override
  public void undo() {
    super.undo();
    if (outOfTurn.get(ply())) {
      turnOver();
    }
  }

  @Override
  public Board copy() {
    return new FreeDotsBoard(this);
  }
}
