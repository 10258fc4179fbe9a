package dev.banmen.app;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.RecordBoard;
import dev.banmen.study.RecordCursor;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of a file as it is opened: at its start, with the changes of an earlier session that its
 * file doesn't have. Immutable, except for the board that its {@link RecordBoard} moves.
 *
 * @param unsaved the key of the sentence that says that there are such changes; empty if there are
 *     none
 */
public record OpenedGame(RecordCursor recordCursor, Optional<String> unsaved) {
  /**
   * Opens a game of a file.
   *
   * @param game from 0
   * @throws InputFault if nothing of it can be shown
   * @throws dev.banmen.game.OptionFault if there is no such game
   */
  public static OpenedGame of(Person person, OpenedFile file, int game)
      throws InputFault, IOException {
    List<Note> notes = new ArrayList<>();
    Recording recording = file.archive().repaired(game, notes::add);
    RecordBoard board = new RecordBoard(recording, person.games());
    EditableRecord record = EditableRecord.of(file, game, notes, recording);
    RecordCursor plain = RecordCursor.of(board, record);
    Optional<Recording> draft = person.files().draft(file, game, recording);
    if (draft.isEmpty()) {
      return new OpenedGame(plain, Optional.empty());
    }
    boolean isOutdated = person.files().isDraftOutdated(file, game);
    return new OpenedGame(
        plain.changed(draft.get().tree(), RecordTree.ROOT),
        Optional.of(isOutdated ? "record.unsaved.outdated" : "record.unsaved.kept"));
  }
}
