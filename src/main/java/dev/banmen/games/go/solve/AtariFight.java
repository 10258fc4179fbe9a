package dev.banmen.games.go.solve;

import dev.banmen.game.solve.ReachState;

/**
 * A game that the first capture wins, in which each move of the hunter captures or gives atari, and
 * leaves no stone of its own in atari. The other side can then only extend, and a pass stands for
 * all other moves. Immutable.
 *
 * @param stand on the whole board, where any capture ends the game
 */
record AtariFight(CaptureFight fight, FightPosition stand) implements ReachState<AtariFight> {
  @Override
  public long key() {
    return stand.key();
  }

  @Override
  public boolean isHunters() {
    return stand.isHunters();
  }

  @Override
  public boolean isReached() {
    return stand.isReached();
  }

  @Override
  public boolean isLost() {
    return stand.isLost()
        || !isHunters() && (ataris(fight.hunter).length > 0 || ataris(fight.hunted).length == 0);
  }

  /** Where the groups of a side that are in atari can be taken. */
  int[] ataris(byte side) {
    return stand.liberties(side, 1);
  }

  @Override
  public int[] moves() {
    int[] last = ataris(fight.hunted);
    if (isHunters()) {
      return last.length > 0 ? last : stand.liberties(fight.hunted, 2);
    }
    int[] all = new int[last.length + 1]; // the pass comes last
    System.arraycopy(last, 0, all, 0, last.length);
    return all;
  }

  @Override
  public AtariFight after(int move) {
    FightPosition next = stand.after(move);
    return next == null ? null : new AtariFight(fight, next);
  }

  @Override
  public int room() {
    return stand.room();
  }
}
