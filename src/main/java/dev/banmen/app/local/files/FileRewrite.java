package dev.banmen.app.local.files;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a file with one of its games changed. The others keep their bytes where the format allows
 * that; otherwise they are written as they were read.
 *
 * @param game which is changed, from 0
 */
record FileRewrite(OpenedArchive file, Format format, int game, Recording changed) {
  private static final int PIECE = 1 << 16;

  /** Another game of the file cannot be read, and would be lost. */
  static final class LostGame extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LostGame(String message) {
      super(message, null, false, false);
    }
  }

  void writeTo(OutputStream out) throws IOException {
    Optional<Archive.ByteRange> range = file.games().range(game);
    if (range.isPresent()) {
      copy(0, range.get().from(), out);
      inPlace(range.get().to(), out);
      copy(range.get().to(), file.bytes().size(), out);
    } else {
      RecordOutput answer = new RecordOutput(out);
      format.write(new AllGames(), answer);
      answer.flush();
    }
  }

  /** Writes the game, whose line ends only once. */
  private void inPlace(long next, OutputStream out) throws IOException {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    write(format, changed, written);
    byte[] bytes = written.toByteArray();
    byte[] after = file.bytes().piece(next, 1);
    boolean isEnded = after.length > 0 && (after[0] == '\n' || after[0] == '\r');
    boolean ends = bytes.length > 0 && bytes[bytes.length - 1] == '\n';
    out.write(bytes, 0, bytes.length - (isEnded && ends ? 1 : 0));
  }

  private void copy(long from, long to, OutputStream out) throws IOException {
    for (long at = from; at < to; at += PIECE) {
      byte[] piece = file.bytes().piece(at, (int) Math.min(PIECE, to - at));
      if (piece.length == 0) {
        throw new IOException(file.reading().wording().of("file.cut"));
      }
      out.write(piece);
    }
  }

  static void write(Format format, Recording recording, OutputStream out) throws IOException {
    RecordOutput answer = new RecordOutput(out);
    format.write(List.of(recording), answer);
    answer.flush();
  }

  private final class AllGames extends AbstractList<Recording> {
    @Override
    public Recording get(int number) {
      try {
        return number == game ? changed : file.games().game(number, Note.UNHEARD);
      } catch (InputFault | IOException e) {
        throw new LostGame(
            file.reading()
                .wording()
                .of("file.game-unreadable", number + 1, String.valueOf(e.getMessage())));
      }
    }

    @Override
    public int size() {
      return file.games().size();
    }
  }
}
