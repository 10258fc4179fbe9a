package dev.banmen.app.local.files;

import dev.banmen.app.GameSearch;
import dev.banmen.app.Pending;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.storage.FileStamp;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Finds the games in files for which a question holds. What can't be read is left out: opening it
 * says why. For any thread.
 *
 * @param found gets each game
 */
record FolderSearch(
    ReadingSettings reading, GameQuery query, Consumer<FoundGame> found, Pending.Watch watch) {
  /** How many files are looked through at most. */
  static final int MOST_FILES = 100_000;

  /**
   * Looks through a folder and below it: whether all files there, as far as they can be read.
   *
   * @param indexes those made before, with the registers of games beside them
   */
  boolean below(Path folder, PositionIndexes indexes) {
    Map<String, FileStamp> files =
        FilesBelow.of(
            folder,
            reading.formats(),
            (file, e) -> {},
            count -> watch.isGivenUp() || count == MOST_FILES);
    through(folder, files, indexes);
    return files.size() < MOST_FILES;
  }

  /** Looks through files of a folder, or through one that is meant itself, as they are now. */
  void through(Path about, Map<String, FileStamp> files, PositionIndexes indexes) {
    KnownAnswers known =
        KnownAnswers.of(
            query, indexes, Map.of(about, files), List.copyOf(files.keySet()), watch::isGivenUp);
    through(files, known, FileOpener.onDisk(reading));
    known.save();
  }

  /**
   * Looks through files.
   *
   * @param known what is known of them, and gets what is read
   */
  void through(Map<String, FileStamp> files, KnownAnswers known, FileOpener opener) {
    long all = files.values().stream().mapToLong(FileStamp::bytes).sum();
    long done = 0;
    for (Map.Entry<String, FileStamp> file : files.entrySet()) {
      if (watch.isGivenUp()) {
        break;
      }
      watch.came(done, all);
      Optional<List<FoundGame>> games = known.found(file.getKey());
      if (games.isPresent()) {
        games.get().forEach(found);
      } else {
        open(file.getKey(), known, opener, done, all);
      }
      done += file.getValue().bytes();
    }
  }

  private void open(String name, KnownAnswers known, FileOpener opener, long done, long all) {
    try (RecordingFile file = opener.open(name)) {
      int games = file.archive().size();
      known.begin(name, games);
      for (int game = 0; game < games && !watch.isGivenUp(); game++) {
        watch.came(done + file.bytes().size() * game / games, all);
        if (known.isPossible(name, game + 1)) {
          read(file, game, name, known);
        }
      }
    } catch (FileFault | RuntimeException | StackOverflowError fault) {
      // Nothing more in it is found.
    }
  }

  private void read(RecordingFile file, int game, String name, KnownAnswers known) {
    try {
      Recording recording = file.archive().game(game, Note.UNHEARD);
      known.add(name, game + 1, recording);
      query.found(name, game + 1, recording).ifPresent(found);
    } catch (InputFault | IOException | RuntimeException | StackOverflowError fault) {
      // The next one may be read.
    }
  }

  /** Looks through a file that is read from a stream, which is closed then. */
  void stream(String name, InputStream in) {
    try (in;
        RecordingFile file = RecordingFile.open(RecordingFile.STANDARD_INPUT, reading, in)) {
      for (int game = 0; game < file.archive().size() && !watch.isGivenUp(); game++) {
        GameSearch.find(file.archive(), game, name, query).ifPresent(found);
      }
    } catch (FileFault | IOException fault) {
      // Nothing in it is found.
    }
  }
}
