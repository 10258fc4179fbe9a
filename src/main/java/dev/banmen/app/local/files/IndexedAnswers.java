package dev.banmen.app.local.files;

import dev.banmen.storage.FileStamp;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionIndex.IndexedFile;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The games that may have the positions of a question, as far as somebody has had their files
 * indexed: an answer needs no other games. Immutable.
 */
public final class IndexedAnswers {
  private final Map<String, BitSet> possible = new HashMap<>(); // games of files, from 0

  /** What an index says, if it is about files that have not changed since. */
  private record KnownAnswer(BitSet games, Map<String, IndexedFile> files) {}

  private IndexedAnswers() {}

  /** Nothing is known. */
  public static IndexedAnswers none() {
    return new IndexedAnswers();
  }

  /** What indexes of the files, or of the folders that they are in, say. */
  public static IndexedAnswers of(GameQuery query, PositionIndexes indexes, List<String> files) {
    IndexedAnswers answers = new IndexedAnswers();
    Map<Path, Optional<KnownAnswer>> known = new HashMap<>();
    for (String name : files) {
      try {
        Path file = Path.of(name).toRealPath();
        FileStamp stamp = FileStamp.of(file);
        for (Path about : List.of(file, file.getParent())) {
          known
              .computeIfAbsent(about, path -> indexes.made(path).map(index -> of(query, index)))
              .ifPresent(
                  answer -> answers.put(name, answer, answer.files().get(file.toString()), stamp));
        }
      } catch (IOException | InvalidPathException e) {
        // Opening it says why.
      }
    }
    return answers;
  }

  private static KnownAnswer of(GameQuery query, PositionIndex index) {
    Map<String, IndexedFile> files = new HashMap<>();
    index.files().forEach(file -> files.put(file.name(), file));
    return new KnownAnswer(query.games(index), files);
  }

  private void put(String name, KnownAnswer answer, IndexedFile file, FileStamp stamp) {
    if (file != null
        && file.games() >= 0
        && stamp.equals(new FileStamp(file.bytes(), file.nanos()))) {
      possible.put(name, answer.games().get(file.first(), file.first() + file.games()));
    }
  }

  /** The files that may have an answer, or can't be read. */
  public List<String> left(List<String> files) {
    return files.stream()
        .filter(name -> !possible.containsKey(name) || !possible.get(name).isEmpty())
        .toList();
  }

  /** Whether a game of a file, from 0, may be an answer, or can't be read. */
  public boolean isPossible(String name, int game) {
    return !possible.containsKey(name) || possible.get(name).get(game);
  }
}
