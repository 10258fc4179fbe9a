package dev.banmen.app.local.files;

import dev.banmen.storage.FileStamp;
import dev.banmen.storage.StateFolder;
import dev.banmen.storage.WholeFile;
import dev.banmen.survey.GameFacts;
import dev.banmen.survey.GameRegister;
import dev.banmen.survey.GameRegisterWriter;
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
final class FolderRegister {
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
   * @param indexes beside which registers lie
   * @throws IOException if there is no such folder
   */
  static FolderRegister of(PositionIndexes indexes, Path folder) throws IOException {
    Path about = folder.toRealPath();
    for (Path above = about; above != null; above = above.getParent()) {
      Optional<GameRegister> known = made(indexes, above);
      if (known.isPresent()) {
        String below = above.relativize(about).toString();
        return new FolderRegister(indexes.place(about, ENDING), about.toString(), known, below);
      }
    }
    Path place = indexes.place(about, ENDING);
    return new FolderRegister(place, about.toString(), Optional.empty(), "");
  }

  /** What is known of files that are in no folder, under a name for all of them. */
  static FolderRegister named(PositionIndexes indexes, String name) {
    Path about = Path.of(name);
    return new FolderRegister(indexes.place(about, ENDING), name, made(indexes, about), "");
  }

  /** Whether anything was known before. */
  boolean isMade() {
    return known.isPresent();
  }

  private static Optional<GameRegister> made(PositionIndexes indexes, Path about) {
    try {
      Path place = indexes.place(about, ENDING);
      return GameRegister.of(StateFolder.read(place), about.toString());
    } catch (IOException e) {
      return Optional.empty(); // it is made again
    }
  }

  /**
   * The games of a file, if they were read when it was as it is now.
   *
   * @param name its path from the folder; empty for a file that is meant itself
   */
  Optional<List<GameFacts>> games(String name, FileStamp stamp) {
    String file = below.isEmpty() ? name : name.isEmpty() ? below : below + "/" + name;
    return known.flatMap(register -> register.file(file, stamp).map(register::games));
  }

  /** Adds all games of a file that was read. */
  void add(String name, List<GameFacts> games) {
    read.put(name, games);
  }

  /**
   * Saves what was read with what was known, if that is new.
   *
   * @param now the files that there are, by their paths from the folder
   */
  void save(Map<String, FileStamp> now) {
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
          writer.add(name, stamp, games.get());
        }
      }
      StateFolder.made(place.getParent());
      WholeFile.replace(place, WholeFile.Readers.USER, writer::writeTo);
    } catch (IOException e) {
      // It is read again the next time.
    }
  }
}
