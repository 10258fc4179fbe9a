package dev.banmen.tui.term;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.jline.nativ.OSInfo;

/**
 * JLine's native library, unpacked once. From its jar, JLine unpacks it anew at each start, to a
 * folder that it cleans up first, which takes 25 ms; it looks first in the folder that the launcher
 * names to both.
 */
public final class NativeLibrary {
  private NativeLibrary() {}

  /** Unpacks the library beside another file, if it isn't there yet. */
  public static void prepare(Path beside) {
    Path file = beside.resolveSibling(System.mapLibraryName("jlinenative"));
    if (!Files.exists(file)) {
      unpack(file);
    }
  }

  /** Unpacks to a temporary file and renames it: another start may be doing the same. */
  private static void unpack(Path file) {
    String inJar = OSInfo.getNativeLibFolderPathForCurrentOS() + "/" + file.getFileName();
    try (InputStream library = OSInfo.class.getResourceAsStream("/org/jline/nativ/" + inJar)) {
      if (library != null) {
        Path beside = Files.createTempFile(file.getParent(), "jline", null);
        Files.copy(library, beside, StandardCopyOption.REPLACE_EXISTING);
        try (FileChannel written = FileChannel.open(beside, StandardOpenOption.WRITE)) {
          written.force(true); // a power failure leaves no half of a library
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (IOException e) {
      // JLine unpacks it elsewhere, at each start.
    }
  }
}
