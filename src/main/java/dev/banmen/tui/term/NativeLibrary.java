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
 * folder that it cleans up first, which takes 25 ms; it looks in {@code library.jline.path} first.
 */
public final class NativeLibrary {
  private NativeLibrary() {}

  /**
   * Unpacks the library for this machine to a temporary file and renames it: another start may be
   * using the old one.
   *
   * @return whether there is one
   */
  public static boolean unpack(Path folder) throws IOException {
    String name = System.mapLibraryName("jlinenative");
    String path = "/org/jline/nativ/" + OSInfo.getNativeLibFolderPathForCurrentOS() + "/" + name;
    try (InputStream library = OSInfo.class.getResourceAsStream(path)) {
      if (library == null) {
        return false;
      }
      Files.createDirectories(folder);
      Path beside = Files.createTempFile(folder, name, null);
      Files.copy(library, beside, StandardCopyOption.REPLACE_EXISTING);
      try (FileChannel written = FileChannel.open(beside, StandardOpenOption.WRITE)) {
        written.force(true); // a power failure leaves no half of a library
      }
      Files.move(beside, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
      return true;
    }
  }
}
