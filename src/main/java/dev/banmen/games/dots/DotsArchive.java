package dev.banmen.games.dots;

import dev.banmen.game.Family;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/** The games of one file, held as places only. For any thread. */
final class DotsArchive implements Archive {
  private static final int PIECE = 1 << 16;
  private static final int MOST_BYTES = 64 << 20;
  private static final byte[] NAME = DotsText.NAME.getBytes(StandardCharsets.US_ASCII);

  private final Family family;
  private final Words words;
  private final Bytes file;
  private final long[] starts; // of games, and the end of the file
  private final long[] lines; // the number of each game's first line, from 1

  private DotsArchive(Family family, Words words, Bytes file, long[] starts, long[] lines) {
    this.family = family;
    this.words = words;
    this.file = file;
    this.starts = starts;
    this.lines = lines;
  }

  /** The length of the byte order mark at the start, in bytes; 0 if there is none. */
  static int markLength(byte[] head) {
    boolean isMarked =
        head.length >= 3
            && head[0] == (byte) 0xEF
            && head[1] == (byte) 0xBB
            && head[2] == (byte) 0xBF;
    return isMarked ? 3 : 0;
  }

  static DotsArchive of(Family family, Words words, Bytes file) throws IOException {
    Scan found = new Scan(file);
    long[] starts = Arrays.copyOf(found.starts, found.games);
    long[] lines = Arrays.copyOf(found.lines, found.games - 1);
    return new DotsArchive(family, words, file, starts, lines);
  }

  @Override
  public int size() {
    return lines.length;
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault, IOException {
    long length = starts[game + 1] - starts[game];
    if (length > MOST_BYTES) {
      throw new InputFault(lines[game], 0, words.text("file.large"));
    }
    byte[] text = file.piece(starts[game], (int) length);
    String lines = new String(text, StandardCharsets.UTF_8);
    return new DotsReader(family, words, lines, this.lines[game], notes).read();
  }

  @Override
  public Summary summary(int game) throws IOException {
    try {
      RecordTree tree = game(game, Note.UNHEARD).tree();
      int moves = 0;
      for (int at = tree.firstChild(0); at != RecordTree.NONE; at = tree.firstChild(at)) {
        moves += DotsText.isMove(tree.properties(at)) ? 1 : 0;
      }
      return Summary.of(tree, moves);
    } catch (InputFault fault) {
      return new Summary("", "", "", "", "", -1); // opening the game reports the fault
    }
  }

  /** The lines of a file that start a game, and its end. */
  private static final class Scan {
    private long[] starts = new long[4];
    private long[] lines = new long[4];
    private int games;

    Scan(Bytes file) throws IOException {
      byte[] piece = new byte[PIECE];
      long line = 1;
      int matched = 0; // bytes of the name at the start of this line; -1 if it is another line
      long at = markLength(file.piece(0, 3));
      int count;
      while ((count = file.read(at, piece, 0, PIECE)) > 0) {
        for (int i = 0; i < count; i++) {
          if (piece[i] == '\n') {
            line++;
            matched = 0;
          } else if (matched >= 0) {
            matched = piece[i] == NAME[matched] ? matched + 1 : -1;
            if (matched == NAME.length) {
              begins(at + i + 1 - NAME.length, line);
              matched = -1;
            }
          }
        }
        at += count;
      }
      begins(at, line);
    }

    private void begins(long at, long line) {
      if (games == starts.length) {
        starts = Arrays.copyOf(starts, 2 * games);
        lines = Arrays.copyOf(lines, 2 * games);
      }
      starts[games] = at;
      lines[games++] = line;
    }
  }
}
