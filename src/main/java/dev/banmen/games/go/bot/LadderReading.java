package dev.banmen.games.go.bot;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
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
    ladders = new Ladders(MOST_TRIES);
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
    List<Site> catching =
        liberties.stream()
            .filter(liberty -> ladders.isCaughtBy(board, point(stone), point(liberty)))
            .toList();
    return ladders.isCut() ? Optional.empty() : Optional.of(catching);
  }

  /**
   * Whether a group runs at least once after this atari, and each atari until it is caught leaves
   * it one choice: it never can take a chasing stone instead.
   */
  public boolean runs(Site stone, Site atari) {
    PlayoutBoard after = new PlayoutBoard(board.rows, board.cols);
    after.set(board);
    int group = point(stone);
    byte side = after.colour[group];
    int next = point(atari);
    int[] liberties = new int[3];
    for (int ataris = 0; next >= 0; ataris++) {
      after.play(next, PlayoutBoard.other(side));
      int last = after.lastLiberty(group);
      if (canTake(after, group)) {
        return false;
      }
      if (!after.isLegal(last, side)) {
        return ataris > 0;
      }
      after.play(last, side);
      int count = after.liberties(group, liberties);
      if (count != 2) {
        return count == 1 && ataris > 0;
      }
      next = catching(after, group, liberties);
    }
    return false;
  }

  private int catching(PlayoutBoard after, int group, int... liberties) {
    for (int i = 0; i < 2; i++) {
      if (ladders.isCaughtBy(after, group, liberties[i])) {
        return liberties[i];
      }
    }
    return -1;
  }

  /** Whether a stone beside the group is in atari. */
  private static boolean canTake(PlayoutBoard after, int group) {
    byte hunter = PlayoutBoard.other(after.colour[group]);
    int stone = group;
    do {
      for (int i = 0; i < 4; i++) {
        int beside = stone + after.steps[i];
        if (after.colour[beside] == hunter && after.isInAtari(beside)) {
          return true;
        }
      }
      stone = after.next(stone);
    } while (stone != group);
    return false;
  }
}
