package dev.banmen.session.text;

import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.session.Clock;
import dev.banmen.session.TimeControl;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads a side's remaining time at the end of a record's main line. */
final class RemainingTime {
  private RemainingTime() {}

  /**
   * A side's time left, from the last node that has it; empty if none does, or if this clock can't
   * show it.
   */
  static Optional<Clock.TimeLeft> of(RecordTree tree, Side side, TimeControl control) {
    String id = side == Side.BLACK ? "BL" : "WL";
    for (int node = tree.end(RecordTree.ROOT); node != RecordTree.NONE; node = tree.parent(node)) {
      if (tree.property(node, id).isPresent()) {
        OptionalLong millis = RecordTime.millis(tree.text(node, id));
        String periods = tree.text(node, side == Side.BLACK ? "OB" : "OW");
        return millis.isPresent() ? left(millis.getAsLong(), periods, control) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static Optional<Clock.TimeLeft> left(long millis, String periods, TimeControl control) {
    if (periods.isEmpty()) {
      long period = control.periods() == 0 ? 0 : control.stepMillis();
      return Optional.of(new Clock.TimeLeft(millis, control.periods(), period));
    }
    OptionalLong count = RecordTime.millis(periods);
    boolean isPossible =
        count.isPresent()
            && count.getAsLong() % 1000 == 0
            && count.getAsLong() / 1000 <= control.periods()
            && count.getAsLong() > 0
            && millis <= control.stepMillis();
    return isPossible
        ? Optional.of(new Clock.TimeLeft(0, (int) (count.getAsLong() / 1000), millis))
        : Optional.empty();
  }
}
