package dev.banmen.match;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The results of a match on disk: a line that says which match it is, then one for each game that
 * is over. A last line without its end was cut off, and is dropped. Mutable; for one thread at a
 * time.
 */
public final class ResultsFile implements Closeable {
  /** Larger files are not of ours. */
  static final long MOST_BYTES = 256L << 20;

  private final RandomAccessFile file;

  private ResultsFile(RandomAccessFile file) {
    this.file = file;
  }

  /** The file holds something else than the results of this match. */
  public static final class OtherMatch extends IOException {
    private static final long serialVersionUID = 1L;

    OtherMatch(Path path) {
      super(path.toString());
    }
  }

  /**
   * Opens the results, perhaps none yet.
   *
   * @param match names the match in one line
   * @param score gets what is there already
   * @throws OtherMatch if the file is not this match's, or a whole line of it is damaged
   */
  public static ResultsFile open(Path path, String match, MatchScore score) throws IOException {
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    try {
      if (file.length() > MOST_BYTES) {
        throw new OtherMatch(path);
      }
      byte[] bytes = new byte[(int) file.length()];
      file.readFully(bytes);
      int end = wholeLines(bytes);
      String text = new String(bytes, 0, end, StandardCharsets.UTF_8);
      if (end == 0 && !match.startsWith(new String(bytes, StandardCharsets.UTF_8))) {
        throw new OtherMatch(path);
      } else if (!read(text, match, score)) {
        throw new OtherMatch(path);
      }
      ResultsFile results = new ResultsFile(file);
      file.setLength(end);
      file.seek(end);
      if (end == 0) {
        results.write(match);
      }
      return results;
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  private static int wholeLines(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  private static boolean read(String text, String match, MatchScore score) {
    String[] lines = text.split("\n");
    if (!text.isEmpty() && !lines[0].equals(match)) {
      return false;
    }
    for (int i = 1; i < lines.length; i++) {
      if (MatchResult.parse(lines[i]).isEmpty()) {
        return false;
      }
      score.add(MatchResult.parse(lines[i]).get());
    }
    return true;
  }

  /** Adds the result of a game, in one piece. */
  public void add(MatchResult result) throws IOException {
    write(result.line());
  }

  private void write(String line) throws IOException {
    file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
