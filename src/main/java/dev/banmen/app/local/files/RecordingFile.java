package dev.banmen.app.local.files;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.FileBytes;
import dev.banmen.storage.UnreadableFile;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * An open file of recordings, or standard input.
 *
 * @param name as the user wrote it
 * @param wording the messages about it
 */
public record RecordingFile(
    String name, Format format, Archive archive, FileBytes bytes, LocalText wording)
    implements Closeable {
  /** The name of standard input. */
  public static final String STANDARD_INPUT = "-";

  /**
   * Opens a file.
   *
   * @param in standard input
   * @throws FileFault if it cannot be read, or has no known format
   */
  public static RecordingFile open(String name, ReadingSettings reading, InputStream in)
      throws FileFault {
    return open(name, reading, reading.format(), in, bytes -> bytes);
  }

  /**
   * Opens a file and filters its bytes.
   *
   * @param requested the format to read it in; empty to find it from the content
   * @param through the filter, which gives the bytes to read instead
   */
  static RecordingFile open(
      String name,
      ReadingSettings reading,
      Optional<Format> requested,
      InputStream in,
      UnaryOperator<Bytes> through)
      throws FileFault {
    LocalText wording = reading.wording();
    try {
      FileBytes bytes = bytes(name, in, reading.mostStreamed(), wording);
      try {
        Bytes seen = through.apply(bytes);
        Format format = requested.isPresent() ? requested.get() : reading.formats().of(name, seen);
        return new RecordingFile(name, format, format.open(seen), bytes, wording);
      } catch (InputFault | IOException | RuntimeException e) {
        bytes.close();
        throw e;
      }
    } catch (InputFault fault) {
      throw new FileFault(name, fault);
    } catch (UnreadableFile e) {
      throw new FileFault(
          name, wording.of("unreadable.endless", e.most() >> 20, ReadingSettings.MAX_INPUT));
    } catch (IOException e) {
      throw unreadable(name, e, wording);
    }
  }

  /** Reads a stream to its end, and returns its first game. */
  static Recording first(InputStream in, Games games) throws FileFault, InputFault, IOException {
    try (RecordingFile file = open(STANDARD_INPUT, ReadingSettings.defaults(games), in)) {
      return file.archive().game(0, Note.UNHEARD);
    }
  }

  /** A fault that says that a file cannot be read, and the reason under this key. */
  static FileFault unreadable(String name, String key, LocalText wording) {
    return new FileFault(name, wording.of("unreadable", wording.of(key)));
  }

  /** A fault that says that a file cannot be read. */
  public static FileFault unreadable(String name, IOException e, LocalText wording) {
    return new FileFault(name, wording.of("unreadable", IoReason.of(e, wording)));
  }

  /**
   * The bytes of a file, or of standard input.
   *
   * @param most how many may come from input that isn't a regular file
   */
  public static FileBytes bytes(String name, InputStream in, long most, LocalText wording)
      throws IOException, FileFault {
    return name.equals(STANDARD_INPUT) ? FileBytes.of(in, most) : bytes(name, most, wording);
  }

  /** The bytes of a file, whatever its name is. */
  static FileBytes bytes(String name, long most, LocalText wording) throws IOException, FileFault {
    try {
      if (name.isEmpty()) {
        throw unreadable(name, "hindrance.none", wording);
      }
      Path path = Path.of(name);
      BasicFileAttributes is = Files.readAttributes(path, BasicFileAttributes.class);
      if (is.isDirectory()) {
        throw unreadable(name, "hindrance.directory", wording);
      }
      return FileBytes.open(path, is, most);
    } catch (InvalidPathException e) {
      throw unreadable(name, "hindrance.none", wording);
    }
  }

  @Override
  public void close() {
    try {
      bytes.close();
      if (archive instanceof Closeable unpacked) {
        unpacked.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(name + ": " + IoReason.of(e, wording), e);
    }
  }
}
