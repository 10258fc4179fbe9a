package dev.banmen.storage;

import dev.banmen.storage.UnreadableFile.Why;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * Reads a whole file into memory, and refuses what could fill it: a device, a pipe, a file that is
 * too large. A link to {@code /dev/null} is an empty file.
 */
public final class BoundedFile {
  private static final Path NULL = Path.of("/dev/null");

  private BoundedFile() {}

  /**
   * Reads the bytes of a file.
   *
   * @param most the maximum size, in bytes
   * @throws UnreadableFile if it has more, or isn't a regular file
   */
  public static byte[] bytes(Path file, int most) throws IOException {
    BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
    if (is.isDirectory()) {
      throw new UnreadableFile(Optional.of(file), Why.DIRECTORY, most);
    } else if (!is.isRegularFile() && !isNull(file)) {
      throw new UnreadableFile(
          Optional.of(file), Why.IRREGULAR, most); // opening a pipe may block forever
    } else if (is.size() > most) {
      throw new UnreadableFile(Optional.of(file), Why.TOO_LARGE, most);
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most + 1); // it may grow, and files of /proc say that they are 0
      if (bytes.length > most) {
        throw new UnreadableFile(Optional.of(file), Why.TOO_LARGE, most);
      }
      return bytes;
    }
  }

  /**
   * Reads the text of a file in UTF-8, with the limits of {@link #bytes}.
   *
   * @throws CharacterCodingException if it is not UTF-8
   */
  public static String text(Path file, int most) throws IOException {
    return text(bytes(file, most));
  }

  /**
   * The text that bytes are in UTF-8.
   *
   * @throws CharacterCodingException if they are none
   */
  public static String text(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private static boolean isNull(Path file) throws IOException {
    return Files.exists(NULL) && Files.isSameFile(file, NULL);
  }
}
