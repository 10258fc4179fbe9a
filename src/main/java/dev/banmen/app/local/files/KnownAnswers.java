package dev.banmen.app.local.files;

import dev.banmen.game.record.Recording;
import dev.banmen.storage.FileStamp;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameFacts;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.GameQuery.Holds;
import dev.banmen.survey.GameRegisterWriter;
import dev.banmen.survey.IndexedFile;
import dev.banmen.survey.PositionIndex;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BooleanSupplier;

/**
 * What is known of the answers to a question, so that games need not be read for it: as files were
 * read before, and as their positions were indexed. What is read now is kept, to be known the next
 * time. For any thread.
 */
public final class KnownAnswers {
  /** Smaller files that are named themselves are read again as fast. */
  private static final long LARGE_BYTES = 1 << 20;

  private final GameQuery query;
  private final boolean isKeeping;
  private final List<KnownFolder> folders = new ArrayList<>();
  private final Map<String, BitSet> possible = new HashMap<>(); // by the index; games from 0
  private final Map<String, AtomicReferenceArray<GameFacts>> read = new ConcurrentHashMap<>();
  private final AtomicLong games = new AtomicLong(); // of those
  private final AtomicLong texts = new AtomicLong(); // their bytes

  /**
   * A folder, or a file itself, with what is known of it.
   *
   * @param start how much of a file's name is the folder's
   */
  private record KnownFolder(FolderRegister register, Map<String, FileStamp> files, int start) {
    String name(String file) {
      return file.substring(Math.min(file.length(), start));
    }
  }

  private KnownAnswers(GameQuery query, boolean isKeeping) {
    this.query = query;
    this.isKeeping = isKeeping;
  }

  /** Nothing is known, and nothing is kept. */
  public static KnownAnswers none(GameQuery query) {
    return new KnownAnswers(query, false);
  }

  /**
   * What is known of files by their names, in one register and perhaps an index.
   *
   * @param files as they are now
   * @param isKeeping whether what is read is kept
   * @param isEnough whether the search need not go further
   */
  static KnownAnswers of(
      GameQuery query,
      FolderRegister register,
      Optional<PositionIndex> index,
      Map<String, FileStamp> files,
      boolean isKeeping,
      BooleanSupplier isEnough) {
    KnownAnswers answers = new KnownAnswers(query, isKeeping);
    answers.folders.add(new KnownFolder(register, files, 0));
    if (query.isOfPositions() && index.filter(PositionIndex::isWhole).isPresent()) {
      BitSet games = query.games(index.get(), isEnough);
      files.forEach((name, stamp) -> answers.exclude(name, index.get().file(name, stamp), games));
    }
    return answers;
  }

  /** Excludes the games of a file that aren't among those, if it was indexed as it is now. */
  private void exclude(String name, Optional<IndexedFile> same, BitSet games) {
    same.filter(file -> file.games() >= 0)
        .ifPresent(file -> possible.put(name, games.get(file.first(), file.end())));
  }

  /**
   * What is known.
   *
   * @param folders those that are searched, each with the files below it
   * @param named files, also others than those
   * @param isEnough whether the search need not go further
   */
  public static KnownAnswers of(
      GameQuery query,
      PositionIndexes indexes,
      Map<Path, Map<String, FileStamp>> folders,
      List<String> named,
      BooleanSupplier isEnough) {
    KnownAnswers answers = new KnownAnswers(query, true);
    folders.forEach((folder, files) -> answers.register(indexes, folder, files));
    for (String name : named) {
      if (answers.folder(name).isEmpty()) {
        answers.register(indexes, name);
      }
    }
    if (query.isOfPositions()) {
      answers.exclude(indexes, named, isEnough);
    }
    return answers;
  }

  private void register(PositionIndexes indexes, String name) {
    try {
      Path file = Path.of(name);
      if (file.toFile().isFile() && file.toFile().length() > LARGE_BYTES) {
        register(indexes, file, Map.of(name, FileStamp.of(file)));
      }
    } catch (IOException | InvalidPathException e) {
      // Opening it says why.
    }
  }

  private void register(PositionIndexes indexes, Path about, Map<String, FileStamp> all) {
    try {
      String folder = about.toString();
      int start = folder.endsWith("/") ? folder.length() : folder.length() + 1;
      folders.add(new KnownFolder(FolderRegister.of(indexes, about), all, start));
    } catch (IOException e) {
      // It is read as if nothing were known.
    }
  }

  /** Asks the indexes of the files, or of the folders that they are in. */
  private void exclude(PositionIndexes indexes, List<String> files, BooleanSupplier isEnough) {
    Map<Path, Optional<PositionIndex>> made = new HashMap<>();
    Map<PositionIndex, BitSet> found = new HashMap<>();
    for (String name : files) {
      try {
        Path file = Path.of(name).toRealPath();
        FileStamp stamp = FileStamp.of(file);
        for (Path about = file; about != null; about = about.getParent()) {
          Optional<PositionIndex> index = made.computeIfAbsent(about, indexes::made);
          Optional<IndexedFile> same = index.flatMap(it -> it.file(file.toString(), stamp));
          if (same.isPresent()) {
            exclude(
                name, same, found.computeIfAbsent(index.get(), it -> query.games(it, isEnough)));
            break;
          }
        }
      } catch (IOException | InvalidPathException e) {
        // Opening it says why.
      }
    }
  }

  private Optional<KnownFolder> folder(String file) {
    for (KnownFolder folder : folders) {
      if (folder.files().containsKey(file)) {
        return Optional.of(folder);
      }
    }
    return Optional.empty();
  }

  /** The games of a file that answer the question, if it need not be read for that. */
  public Optional<List<FoundGame>> found(String file) {
    List<FoundGame> found = new ArrayList<>();
    if (possible.containsKey(file) && possible.get(file).isEmpty()) {
      return Optional.of(found);
    }
    Optional<List<GameFacts>> games = known(file);
    if (games.isEmpty()) {
      return Optional.empty();
    }
    int number = 0;
    for (GameFacts facts : games.get()) {
      number++;
      switch (query.holds(facts)) {
        case YES -> found.add(FoundGame.of(file, number, facts));
        case UNKNOWN -> {
          return Optional.empty();
        }
        case NO -> {
          // The next one may.
        }
      }
    }
    return Optional.of(found);
  }

  private Optional<List<GameFacts>> known(String file) {
    for (KnownFolder folder : folders) {
      FileStamp now = folder.files().get(file);
      if (now != null) {
        return folder.register().games(folder.name(file), now);
      }
    }
    return Optional.empty();
  }

  /** Whether a game of a file, from 1, may be an answer, or can't be read. */
  public boolean isPossible(String file, int number) {
    if (possible.containsKey(file) && !possible.get(file).get(number - 1)) {
      return false;
    }
    return known(file)
        .filter(facts -> number <= facts.size()) // it may have grown since
        .map(facts -> query.holds(facts.get(number - 1)) != Holds.NO)
        .orElse(true);
  }

  /** Says that so many games of a file are about to be read. */
  public void begin(String file, int count) {
    if (isKeeping
        && folder(file).isPresent()
        && known(file).isEmpty()
        && !isKept(file)
        && texts.get() <= GameRegisterWriter.MOST_TEXT
        && games.get() + count <= GameRegisterWriter.MOST_GAMES) {
      games.addAndGet(count);
      read.putIfAbsent(file, new AtomicReferenceArray<>(count)); // another thread may read it, too
    }
  }

  /** Whether the games of a file are kept as they are read: only so many are. */
  boolean isKept(String file) {
    return read.containsKey(file);
  }

  /** Adds a game of it, from 1. */
  public void add(String file, int number, Recording recording) {
    AtomicReferenceArray<GameFacts> kept = read.get(file);
    if (kept != null) {
      GameFacts facts = GameFacts.of(recording);
      kept.set(number - 1, facts);
      if (texts.addAndGet(facts.size()) > GameRegisterWriter.MOST_TEXT) {
        read.remove(file);
      }
    }
  }

  /** Keeps what was read, for later questions. */
  public void save() {
    read.forEach(
        (file, kept) -> {
          GameFacts[] all = new GameFacts[kept.length()];
          Arrays.setAll(all, kept::get);
          KnownFolder folder = folder(file).orElseThrow();
          if (!Arrays.asList(all).contains(null)) {
            folder.register().add(folder.name(file), List.of(all));
          }
        });
    for (KnownFolder folder : folders) {
      Map<String, FileStamp> names = new LinkedHashMap<>();
      folder.files().forEach((file, stamp) -> names.put(folder.name(file), stamp));
      folder.register().save(names);
    }
  }
}
