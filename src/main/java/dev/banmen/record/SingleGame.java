package dev.banmen.record;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.util.List;
import java.util.function.Consumer;

/**
 * One game that is there already, as the only one of a file. Immutable.
 *
 * @param reported what its reader had to repair
 */
public record SingleGame(Recording recording, List<Note> reported) implements Archive {
  /** A game of which there is nothing to report. */
  public SingleGame(Recording recording) {
    this(recording, List.of());
  }

  @Override
  public int size() {
    return 1;
  }

  @Override
  public Summary summary(int game) {
    RecordTree tree = recording.tree();
    return Summary.of(tree, MoveNumbers.of(tree, tree.end(RecordTree.ROOT)));
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) {
    reported.forEach(notes);
    return recording;
  }
}
