package dev.banmen.app.local.files;

import dev.banmen.storage.FileStamp;
import dev.banmen.storage.StateFolder;
import dev.banmen.storage.WholeFile;
import dev.banmen.storage.WriterLocks;
import dev.banmen.survey.GameFacts;
import dev.banmen.survey.GameRegister;
import dev.banmen.survey.GameRegisterWriter;
import dev.banmen.survey.PositionIndex.IndexedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the files in a folder and below it say about their games: what an earlier search has left in
 * the folder of what can be made again, and what is read now. What can't be kept is read the next
 * time. Mutable: one thread adds, any may ask what was known before.
 */
public final class FolderRegister {
  static final String ENDING = ".games";

  private final Path place;
  private final String about;
  private final Optional<GameRegister> known;
  private final String below; // where this folder is in that one
  private final Map<String, List<GameFacts>> read = new HashMap<>();

  private FolderRegister(Path place, String about, Optional<GameRegister> known, String below) {
    this.place = place;
    this.about = about;
    this.known = known;
    this.below = below;
  }

  /**
   * What is known of a folder, or of a file of recordings: from its own register, or from that of a
   * folder above it.
   *
   * @param cache the folder of what can be made again
   * @throws IOException if there is no such folder
   */
  public static FolderRegister of(Path cache, Path folder) throws IOException {
    Path about = folder.toRealPath();
    for (Path above = about; above != null; above = above.getParent()) {
      Optional<GameRegister> known = made(cache, above);
      if (known.isPresent()) {
        String below = above.relativize(about).toString();
        return new FolderRegister(place(cache, about), about.toString(), known, below);
      }
    }
    return new FolderRegister(place(cache, about), about.toString(), Optional.empty(), "");
  }

  private static Path place(Path cache, Path about) {
    Path folder = PositionIndexes.folder(cache);
    return folder.resolve(Long.toHexString(WriterLocks.name(about)) + ENDING);
  }

  private static Optional<GameRegister> made(Path cache, Path about) {
    try {
      return GameRegister.of(StateFolder.mapped(place(cache, about)), about.toString());
    } catch (IOException e) {
      return Optional.empty(); // it is made again
    }
  }

  /**
   * The games of a file, if they were read when it was as it is now.
   *
   * @param name its path from the folder; empty for a file that is meant itself
   */
  public Optional<List<GameFacts>> games(String name, FileStamp stamp) {
    String file = below + (below.isEmpty() || name.isEmpty() ? "" : "/") + name;
    return known
        .map(register -> register.files().get(file))
        .filter(was -> isSame(was, stamp))
        .map(was -> known.get().games(was));
  }

  private static boolean isSame(IndexedFile file, FileStamp stamp) {
    return file.bytes() == stamp.bytes() && file.nanos() == stamp.nanos();
  }

  /** Adds all games of a file that was read. */
  public void add(String name, List<GameFacts> games) {
    read.put(name, games);
  }

  /**
   * Saves what was read with what was known, if that is new.
   *
   * @param now the files that there are, by their paths from the folder
   */
  public void save(Map<String, FileStamp> now) {
    if (read.isEmpty()) {
      return;
    }
    try {
      GameRegisterWriter writer = new GameRegisterWriter(about);
      for (Map.Entry<String, FileStamp> file : now.entrySet()) {
        String name = file.getKey();
        FileStamp stamp = file.getValue();
        Optional<List<GameFacts>> games =
            read.containsKey(name) ? Optional.of(read.get(name)) : games(name, stamp);
        if (games.isPresent()) {
          writer.add(name, stamp.bytes(), stamp.nanos(), games.get());
        }
      }
      StateFolder.made(place.getParent());
      WholeFile.replace(place, WholeFile.Readers.USER, writer::writeTo);
    } catch (IOException e) {
      // It is read again the next time.
    }
  }
}
