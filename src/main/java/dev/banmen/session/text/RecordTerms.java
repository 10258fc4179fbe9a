package dev.banmen.session.text;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Setup;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Printable;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The terms of a recording's game, as far as a session's terms can express them. */
final class RecordTerms {

  private final RecordTree tree;
  private final Set<String> propertyIds = new HashSet<>(); // properties of the root
  private final Terms terms;
  private final long begun;

  /**
   * Reads a recording's terms.
   *
   * @throws OptionFault if there is no such game, or it can't be played on at that size
   */
  RecordTerms(Recording recording, Games games) {
    tree = recording.tree();
    TimeControl time = time();
    Terms plain =
        new Terms(
            recording.family(), recording.chosen(), Optional.empty(), time, seat("PB"), seat("PW"));
    Game game = plain.start(games).game();
    Setup start = start(recording, games);
    terms = start.equals(game.start()) ? plain : plain.from(start);
    begun = RecordDay.millis(tree.text(RecordTree.ROOT, "DT"));
    if (begun > 0) {
      propertyIds.add("DT");
    }
  }

  private TimeControl time() {
    Optional<TimeControl> time = TimeControl.parse(tree.text(RecordTree.ROOT, "OT"));
    String main = tree.text(RecordTree.ROOT, "TM");
    if (time.isEmpty() || !RecordTime.seconds(time.get().mainMillis()).equals(main)) {
      return TimeControl.NONE;
    }
    propertyIds.addAll(Set.of("TM", "OT"));
    return time.get();
  }

  private Seat seat(String id) {
    String name = tree.text(RecordTree.ROOT, id);
    if (Printable.of(name).strip().equals(name)) {
      propertyIds.add(id);
      return new Seat(Player.HERE, name);
    }
    return Seat.AT_KEYBOARD;
  }

  private Setup start(Recording recording, Games games) {
    List<Property> root = tree.properties(RecordTree.ROOT);
    boolean setsUp = root.stream().anyMatch(Property::isSettingUp);
    propertyIds.addAll(Property.SETTING_UP);
    return setsUp && !MoveNumbers.isMove(root)
        ? Replay.of(recording, games).position().setup()
        : recording.start();
  }

  Terms terms() {
    return terms;
  }

  /** The names of the root's properties covered by the terms or the start time. */
  Set<String> propertyIds() {
    return propertyIds;
  }

  /** The start of the game, in milliseconds since 1970; 0 if unknown. */
  long begun() {
    return begun;
  }
}
