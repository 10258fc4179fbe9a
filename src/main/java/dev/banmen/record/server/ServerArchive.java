package dev.banmen.record.server;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import java.util.function.Consumer;

/**
 * The one game of a server's file. Immutable, for any thread.
 *
 * @param known the game as read when the file was opened
 */
record ServerArchive(Recording known, ServerLines lines, ServerFormat format) implements Archive {
  @Override
  public int size() {
    return 1;
  }

  @Override
  public Summary summary(int game) {
    RecordTree tree = known.tree();
    return new Summary(
        tree.text(RecordTree.ROOT, "PB"),
        tree.text(RecordTree.ROOT, "PW"),
        tree.text(RecordTree.ROOT, "EV"),
        tree.text(RecordTree.ROOT, "DT"),
        tree.text(RecordTree.ROOT, "RE"),
        MoveNumbers.of(tree, tree.end(RecordTree.ROOT)));
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault {
    return notes == Note.UNHEARD ? known : format.read(lines, format.report(notes));
  }
}
