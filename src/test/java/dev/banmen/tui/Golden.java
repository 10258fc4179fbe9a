package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Screens as they are in the files of {@code screens}, which are rewritten only with {@code
 * -Dgolden.rewrite=true}.
 */
final class Golden {
  private static final Path FOLDER = Path.of("src", "test", "resources", "screens");

  private Golden() {}

  static void check(String name, int cols, int rows, Glyphs glyphs, String screen)
      throws IOException {
    String ascii = glyphs == Glyphs.ASCII ? "-ascii" : "";
    Path file = FOLDER.resolve(name + "-" + cols + "x" + rows + ascii + ".txt");
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, screen);
    }
    assertThat(screen).isEqualTo(Files.readString(file));
  }
}
