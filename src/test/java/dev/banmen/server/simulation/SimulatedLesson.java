package dev.banmen.server.simulation;

import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Command;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import dev.banmen.server.teaching.TaughtText;
import dev.banmen.tui.Scribe;
import java.util.Map;

/**
 * What somebody does at a teaching table, as its leader or a follower. All that they are shown is
 * compared with what was saved.
 */
final class SimulatedLesson {
  private static final Recording RECORD =
      new Scribe("go", Map.of("size", "9")).plays("B D4", "W E5", "B C3").recording();

  private static final int NODES = 4;

  private final SteppedWorld world;
  private final TrueLog happened;
  private final String name;
  private final String code;
  private final TeachingTable table;
  private int seen; // of what was saved
  private int led; // how often

  /** They are there. */
  SimulatedLesson(SimulatedPlace place, String name, String code, TeachingTable table) {
    world = place.world();
    happened = place.happened();
    this.name = name;
    this.code = code;
    this.table = table;
    look();
    table.listen(this::look);
  }

  /** What a leader begins with. */
  static SharedPosition beginning() {
    return SharedPosition.start(RECORD);
  }

  String code() {
    return code;
  }

  TeachingTable table() {
    return table;
  }

  private void look() {
    if (!table.isLeader() && !table.isOver()) { // a leader sees what is not saved yet
      seen = happened.seenTaught(code, shown(), seen);
      world.log(name + " is taught after " + seen);
    }
  }

  /** What is shown to them, as it is saved. */
  String shown() {
    return TaughtText.of(table.now());
  }

  /** Does one thing there. */
  void act() throws Refusal {
    int what = world.any(10);
    if (what == 0) {
      world.log(name + " says something to the class");
      table.command(Command.SAY, name + " " + world.any(1_000_000));
    } else if (!table.isLeader()) {
      if (table.question().filter(asked -> !asked.isShown()).isPresent()) {
        world.log(name + " answers");
        table.answer(new Site(world.any(9), world.any(9)));
      }
    } else if (what < 3) {
      world.log(name + " asks the class");
      table.ask();
    } else {
      lead();
    }
  }

  /** Shows something that was not shown before. */
  void lead() {
    SharedPosition now = table.now();
    int node = world.any(NODES);
    Property words = Property.of("C", name + " " + ++led + " " + world.any(1_000_000));
    world.log(name + " teaches " + words);
    Recording next = now.recording().with(now.recording().tree().with(node, words));
    table.lead(new SharedPosition(next, node, now.end()));
  }
}
