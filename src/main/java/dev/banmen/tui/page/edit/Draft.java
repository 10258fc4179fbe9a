package dev.banmen.tui.page.edit;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A position being set up by hand: any marks wherever the board has a place for them, whether they
 * make sense or not. Immutable.
 */
final class Draft {
  private final Position bare; // an empty position, for what belongs to the board itself
  private final Setup setup;
  private final List<SetupFault> faults;

  private Draft(Position bare, Setup setup) {
    this.bare = bare;
    this.setup = setup;
    faults = List.copyOf(bare.game().faults(setup));
  }

  /** Returns the draft of a position, with its side to move; Black if it is nobody's turn. */
  static Draft of(Position position) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int i = 0; i < position.lattice().size(); i++) {
      Site site = position.lattice().site(i);
      if (position.at(site).side().isPresent()) {
        marks.put(site, position.at(site));
      }
    }
    Side toMove = position.toMove().orElse(Side.BLACK);
    return new Draft(Position.start(position.game()), new Setup(marks, Optional.of(toMove)));
  }

  Game game() {
    return bare.game();
  }

  Setup setup() {
    return setup;
  }

  /** Returns the faults, in reading order; empty if it can be played from. */
  List<SetupFault> faults() {
    return faults;
  }

  Side toMove() {
    return setup.toMove().orElseThrow();
  }

  Mark at(Site site) {
    return bare.at(site) == Mark.FIXTURE ? Mark.FIXTURE : setup.at(site);
  }

  boolean takes(Site site) {
    return game().lattice().contains(site) && bare.at(site) != Mark.FIXTURE;
  }

  int count(Side side) {
    int count = 0;
    for (Mark mark : setup.marks().values()) {
      count += mark == side.mark() ? 1 : 0;
    }
    return count;
  }

  /** This draft with another mark, but not a fixture, on a site that takes it. */
  Draft with(Site site, Mark mark) {
    if (!takes(site) || mark == Mark.FIXTURE) {
      throw new IllegalArgumentException(mark + " cannot be put on " + site);
    }
    Map<Site, Mark> marks = new HashMap<>(setup.marks());
    if (mark == Mark.EMPTY) {
      marks.remove(site);
    } else {
      marks.put(site, mark);
    }
    return with(marks, toMove());
  }

  /** This draft with other marks, all on sites that take them. */
  Draft with(Map<Site, Mark> marks, Side toMove) {
    return new Draft(bare, new Setup(marks, Optional.of(toMove)));
  }

  Draft turned() {
    return with(setup.marks(), toMove().opponent());
  }

  Draft cleared() {
    return with(Map.of(), toMove());
  }

  Draft restarted() {
    return of(bare);
  }

  /** Returns a position that shows this; no move is legal in it. */
  Position shown() {
    return Position.on(game(), setup, new DraftBoard(this), IntUnaryOperator.identity());
  }

  /** Returns the position to play from, if there are no faults. */
  Position position() {
    return Position.of(game(), setup);
  }
}
