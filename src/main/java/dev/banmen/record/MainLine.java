package dev.banmen.record;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Setup;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A recording as an exercise: the steps of its main line from a starting position. */
final class MainLine {

  private final Recording recording;
  private final RecordTree tree;
  private final Game game;
  private final Notation notation;
  private boolean isAllRead = true;

  /** A recording's main line; an {@link OptionFault} if its family has no such game. */
  MainLine(Family family, Recording recording) {
    this.recording = recording;
    this.tree = recording.tree();
    this.game = family.recordedGame(recording.chosen());
    this.notation = Recordable.notation(game);
  }

  /** Whether the root only sets up the position before the first step. */
  boolean beginsOnSetup() {
    return !MoveNumbers.isMove(tree.properties(RecordTree.ROOT))
        && tree.properties(RecordTree.ROOT).stream().anyMatch(Property::isSettingUp);
  }

  /** Whether every move names a site, as far as {@link #steps} has read. */
  boolean isAllRead() {
    return isAllRead;
  }

  Recorded recorded(Family family) {
    List<Recorded.RecordedStep> steps = steps();
    return new Recorded(recording.chosen(), start(family), properties(RecordTree.ROOT), steps);
  }

  private Setup start(Family family) {
    return beginsOnSetup()
        ? Replay.of(recording, new Games(List.of(family))).position().setup()
        : recording.start();
  }

  private List<Recorded.RecordedStep> steps() {
    List<Recorded.RecordedStep> steps = new ArrayList<>();
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.firstChild(node)) {
      for (Property property : tree.properties(node)) {
        if (property.isMove()) {
          step(node, property).ifPresent(steps::add);
        }
      }
    }
    return steps;
  }

  private Optional<Recorded.RecordedStep> step(int node, Property property) {
    String place = property.value();
    Optional<Move> move = Recordable.move(notation, property);
    isAllRead &= move.isPresent();
    List<Property> properties = node == RecordTree.ROOT ? List.of() : properties(node);
    return move.map(made -> new Recorded.RecordedStep(made, tree.line(node), place, properties));
  }

  /** A node's properties except its moves. */
  private List<Property> properties(int node) {
    List<Property> all = tree.properties(node);
    return all.size() == 1 && MoveNumbers.isMove(all)
        ? List.of()
        : all.stream().filter(p -> !p.isMove()).toList();
  }
}
