package dev.banmen.shell;

import dev.banmen.game.Change;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;

/** The effects of moves on boards. Stateless. */
final class Changes {
  private Changes() {}

  /** What the last move did; nothing before the first. */
  static List<Change> ofLast(Position position) {
    return position.ply() == 0 ? List.of() : between(position.after(position.ply() - 1), position);
  }

  /** The differences between two boards of one lattice, in reading order. */
  static List<Change> between(Position before, Position after) {
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < after.lattice().size(); i++) {
      Site site = after.lattice().site(i);
      Mark was = before.at(site);
      Mark is = after.at(site);
      if (was != is) {
        changes.add(new Change(site, was, is));
      }
    }
    return changes;
  }
}
