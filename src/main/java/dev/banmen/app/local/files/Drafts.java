package dev.banmen.app.local.files;

import dev.banmen.app.local.host.NewFile;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.TreeText;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.FileStamp;
import dev.banmen.storage.WriterLocks;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A folder of unsaved changes to recordings, a file for each game and each lock at its file. Any
 * thread.
 *
 * @param folder which need not exist yet
 */
record Drafts(Path folder) {
  private static final String NAME = "banmen-draft 1 ";
  private static final int MOST_BYTES = 256 << 20; // a game may have 64 MB

  /**
   * Which game a draft is of, and who made it.
   *
   * @param file its real path
   * @param game from 0
   * @param lock at the file, see {@link WriterLocks}
   */
  record Of(Path file, int game, int lock) {
    Of by(int other) {
      return new Of(file, game, other);
    }
  }

  /** The changed recording, and the file's stamp when the draft was started. */
  record SavedDraft(FileStamp stamp, RecordTree tree) {}

  void keep(Of game, SavedDraft draft) throws IOException {
    FileStamp stamp = draft.stamp();
    String head = NAME + stamp.bytes() + " " + stamp.nanos() + " " + path(game) + "\n";
    NewFile.keep(file(game), head + TreeText.of(draft.tree()));
  }

  /** A path may have line ends; they need not be distinguished here. */
  private static String path(Of game) {
    return game.file().toString().replace('\n', '?').replace('\r', '?');
  }

  /** The saved draft; empty if there is none, it cannot be read, or it is of another file. */
  Optional<SavedDraft> find(Of game) throws IOException {
    String text;
    try {
      text = BoundedFile.text(file(game), MOST_BYTES);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
    int end = text.indexOf('\n');
    String[] words = text.substring(0, Math.max(0, end)).split(" ", 5);
    if (words.length < 5 || !text.startsWith(NAME) || !words[4].equals(path(game))) {
      return Optional.empty();
    }
    try {
      FileStamp stamp = new FileStamp(Long.parseLong(words[2]), Long.parseLong(words[3]));
      return Optional.of(new SavedDraft(stamp, TreeText.read(text, end + 1)));
    } catch (InputFault | NumberFormatException e) {
      return Optional.empty(); // somebody else wrote it
    }
  }

  void drop(Of game) throws IOException {
    Files.deleteIfExists(file(game));
  }

  /** Marks these drafts as based on the file as it is now, after we wrote it ourselves. */
  void restamp(Of game, FileStamp before, FileStamp now) throws IOException {
    String begin = begin(game.file());
    String end = end(game);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, begin + "*" + end)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        String number = name.substring(begin.length(), name.length() - end.length());
        if (number.chars().allMatch(c -> c >= '0' && c <= '9')) {
          Of other = new Of(game.file(), Integer.parseInt(number) - 1, game.lock());
          Optional<SavedDraft> draft = find(other);
          if (draft.isPresent() && draft.get().stamp().equals(before)) {
            keep(other, new SavedDraft(now, draft.get().tree()));
          }
        }
      }
    } catch (NoSuchFileException e) {
      // There never were any.
    }
  }

  private static String begin(Path file) {
    return Long.toHexString(WriterLocks.name(file)) + "-";
  }

  private static String end(Of game) {
    return (game.lock() == WriterLocks.FIRST ? "" : "-" + game.lock()) + ".draft";
  }

  private Path file(Of game) {
    return folder.resolve(begin(game.file()) + (game.game() + 1) + end(game));
  }
}
