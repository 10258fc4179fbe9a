package dev.banmen.record;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Place;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Recording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The games of one exercise's input. Immutable, for any thread. */
final class ExerciseArchive implements Archive {
  private final Family family;
  private final List<Recorded> games;
  private final Recording.RefusalPolicy policy;

  ExerciseArchive(Family family, List<Recorded> games, Recording.RefusalPolicy policy) {
    this.family = family;
    this.games = games;
    this.policy = policy;
  }

  @Override
  public int size() {
    return games.size();
  }

  @Override
  public Summary summary(int game) {
    return new Summary("", "", "", "", "", games.get(game).steps().size());
  }

  @Override
  public Recording game(int number, Consumer<Note> notes) throws InputFault {
    Recorded recorded = games.get(number);
    Notation notation = Recordable.notation(game(recorded));
    return new Recording(
        family.id(),
        recorded.chosen(),
        recorded.start(),
        policy,
        new Steps(notation).tree(recorded));
  }

  private Game game(Recorded recorded) throws InputFault {
    try {
      return family.recordedGame(recorded.chosen());
    } catch (OptionFault fault) {
      throw new InputFault(0, 0, fault.getMessage());
    }
  }

  /** Builds a tree of steps; equal property lists are shared, as inputs have millions of steps. */
  private static final class Steps {
    private final Notation notation;
    private final Map<Property, List<Property>> alone = new HashMap<>();

    Steps(Notation notation) {
      this.notation = notation;
    }

    RecordTree tree(Recorded recorded) {
      RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
      int node = tree.add(RecordTree.NONE, recorded.properties(), 0, 0);
      for (Recorded.RecordedStep step : recorded.steps()) {
        node = tree.add(node, properties(step), (int) step.line(), 0);
      }
      return tree.tree();
    }

    private List<Property> properties(Recorded.RecordedStep step) {
      Property move = Property.ofMove(step.move().side(), value(step));
      if (step.properties().isEmpty()) {
        return alone.computeIfAbsent(move, List::of);
      }
      List<Property> properties = new ArrayList<>(List.of(move));
      properties.addAll(step.properties());
      return List.copyOf(properties);
    }

    private String value(Recorded.RecordedStep step) {
      if (!step.place().isEmpty()) {
        return step.place();
      }
      return step.move() instanceof Place place ? notation.name(place.site()) : "";
    }
  }
}
