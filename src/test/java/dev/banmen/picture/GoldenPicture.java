package dev.banmen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares pictures with the files of {@code pictures}, which are rewritten only with {@code
 * -Dgolden.rewrite=true}.
 */
final class GoldenPicture {
  private static final Path FOLDER = Path.of("src", "test", "resources", "pictures");

  private GoldenPicture() {}

  static void check(String name, String picture) throws IOException {
    Path file = FOLDER.resolve(name);
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, picture);
    }
    assertThat(picture).isEqualTo(Files.readString(file));
  }
}
