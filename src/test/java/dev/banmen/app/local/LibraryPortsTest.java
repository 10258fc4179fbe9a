package dev.banmen.app.local;

import dev.banmen.app.Person;
import dev.banmen.app.PortLaws;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The ports on the local disk. */
class LibraryPortsTest extends PortLaws {
  @TempDir Path folder;

  @Override
  protected Person person() {
    return new Library(
        HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder.resolve("state"));
  }

  @Override
  protected String recordingFile() throws Exception {
    Path file = folder.resolve("one.sgf");
    if (!Files.exists(file)) {
      Files.writeString(file, "(;GM[1]FF[4]SZ[9];B[cc];W[dd])");
    }
    return file.toString();
  }

  @Override
  protected String newFile(String extension) {
    return folder.resolve("new." + extension).toString();
  }
}
