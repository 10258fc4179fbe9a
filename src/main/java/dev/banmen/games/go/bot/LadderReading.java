package dev.banmen.games.go.bot;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Reads ladders on the stones of a position, to their end. For one thread. */
public final class LadderReading {
  private static final int MOST_TRIES = 4000;

  private final PlayoutBoard board;
  private final Ladders ladders;

  /** Reads ladders on the stones of a position that these leave: the others are taken off. */
  public LadderReading(Position position, IntPredicate stays) {
    Lattice lattice = position.lattice();
    board = new PlayoutBoard(lattice.rows(), lattice.cols());
    ladders = new Ladders(lattice.rows(), lattice.cols(), MOST_TRIES);
    for (int site = 0; site < lattice.size(); site++) {
      Mark mark = position.at(site);
      if (mark != Mark.EMPTY && stays.test(site)) {
        board.put(
            point(lattice.site(site)),
            mark == Mark.BLACK ? PlayoutBoard.BLACK : PlayoutBoard.WHITE);
      }
    }
  }

  private int point(Site site) {
    return board.point(site.row(), site.col());
  }

  /**
   * Returns those liberties of a group of two at which the other side catches it in a ladder; empty
   * if that was not read to the end.
   */
  public Optional<List<Site>> catching(Site stone, List<Site> liberties) {
    List<Site> catching = new ArrayList<>();
    for (Site liberty : liberties) {
      if (ladders.isCaughtBy(board, point(stone), point(liberty))) {
        catching.add(liberty);
      }
    }
    return ladders.isCut() ? Optional.empty() : Optional.of(catching);
  }

  /**
   * Whether a group has another choice than one liberty after an atari: it isn't caught at once.
   */
  public boolean runs(Site stone, Site atari) {
    PlayoutBoard after = new PlayoutBoard(board.rows, board.cols);
    after.set(board);
    byte side = after.colour[point(stone)];
    after.play(point(atari), PlayoutBoard.other(side));
    int last = after.lastLiberty(point(stone));
    if (!after.isLegal(last, side)) {
      return false;
    }
    after.play(last, side);
    return after.liberties(point(stone), new int[3]) == 2;
  }
}
