package dev.banmen.games.go.solve;

import dev.banmen.game.solve.ReachState;

/**
 * A fight seen from the other side: the hunted stones want to be safe after a finite number of
 * moves, when they are where nobody follows or the hunter has no move left. Who only goes around in
 * a circle does not get there. Immutable.
 */
record SafetySearch(FightPosition stand) implements ReachState<SafetySearch> {
  @Override
  public long key() {
    return stand.key();
  }

  @Override
  public boolean isHunters() {
    return !stand.isHunters();
  }

  @Override
  public boolean isReached() {
    return stand.isLost() || !isHunters() && !stand.isReached() && isStuck();
  }

  private boolean isStuck() {
    for (int move : stand.moves()) {
      if (stand.after(move) != null) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isLost() {
    return stand.isReached();
  }

  @Override
  public int[] moves() {
    return stand.moves();
  }

  @Override
  public SafetySearch after(int move) {
    FightPosition after = stand.after(move);
    return after == null ? null : new SafetySearch(after);
  }

  @Override
  public int room() {
    return stand.room();
  }
}
