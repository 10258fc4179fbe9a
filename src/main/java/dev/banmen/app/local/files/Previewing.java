package dev.banmen.app.local.files;

import dev.banmen.app.FilePreview;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.game.Games;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.reader.LessonFiles;
import dev.banmen.record.Replay;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads as much of a file as its preview shows. For any thread. */
record Previewing(ReadingSettings reading) {
  /** Larger files, and games of more nodes, would take more than a moment. */
  private static final long MOST_BYTES = 16 << 20;

  private static final int MOST_NODES = 20_000;

  /**
   * The preview of a file.
   *
   * @param game from 0
   * @param node the one to show; below 0 for the last of the main line, or the first of a problem,
   *     not its answer
   */
  Optional<FilePreview> of(String name, int game, int node)
      throws FileFault, InputFault, IOException {
    try {
      Path path = Path.of(name);
      if (!Files.isRegularFile(path) || Files.size(path) > MOST_BYTES) {
        return Optional.empty();
      }
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
    try (RecordingFile file = RecordingFile.open(name, reading, InputStream.nullInputStream())) {
      return of(file, reading.games(), game, node);
    }
  }

  /** The preview of an open file; empty if that game is large, or there is none such. */
  static Optional<FilePreview> of(RecordingFile file, Games games, int game, int node)
      throws InputFault, IOException {
    if (game >= file.archive().size()) {
      return Optional.empty();
    }
    Recording recording = file.archive().game(game, Note.UNHEARD);
    if (recording.tree().size() > MOST_NODES) {
      return Optional.empty();
    }
    Replay replay = Replay.of(recording, games);
    boolean isThere = node >= 0 && node < recording.tree().size();
    int usual =
        LessonFiles.isProblem(recording.tree())
            ? RecordTree.ROOT
            : recording.tree().end(RecordTree.ROOT);
    replay.goTo(isThere ? node : usual);
    Summary first = Summary.of(recording.tree(), -1);
    return Optional.of(new FilePreview(file.archive().size(), first, replay.position()));
  }
}
