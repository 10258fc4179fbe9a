package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.commonmark.node.Node;
import org.jline.reader.LineReader;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.junit.jupiter.api.Test;
import org.tomlj.Toml;
import picocli.CommandLine;

/** The licences of what is shipped, as the Debian package lists them. */
class LicencesTest {
  private static final String FOLDER = "Files: usr/share/banmen/lib/";
  private static final List<Class<?>> LIBRARIES =
      List.of(
          TextCharacter.class,
          LineReader.class,
          Terminal.class,
          JniTerminalProvider.class,
          CommandLine.class,
          Node.class,
          Toml.class);

  private static List<String> copyright() throws IOException {
    return Files.readAllLines(Path.of("src", "packaging", "copyright"));
  }

  /** The names of the libraries' jars: those beside the program, or those it is compiled with. */
  private static TreeSet<String> jars() throws Exception {
    TreeSet<String> names = new TreeSet<>();
    for (Class<?> one : LIBRARIES) {
      Path jar = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
      names.add(jar.getFileName().toString());
    }
    Path lib = Path.of("target", "lib");
    if (Files.isDirectory(lib)) {
      try (var files = Files.walk(lib)) {
        files
            .filter(Files::isRegularFile)
            .forEach(file -> names.add(lib.relativize(file).toString().replace('\\', '/')));
      }
    }
    return names;
  }

  @Test
  void eachLibraryIsNamedWithItsLicence() throws Exception {
    List<String> lines = copyright();
    for (String jar : jars()) {
      boolean isNamed =
          lines.stream()
              .filter(line -> line.startsWith(FOLDER) && line.endsWith("*"))
              .map(line -> line.substring(FOLDER.length(), line.length() - 1))
              .anyMatch(jar::startsWith);
      assertThat(isNamed).as(jar).isTrue();
    }
  }

  @Test
  void eachLicenceThatIsNamedIsWrittenOut() throws Exception {
    List<String> lines = copyright();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("License: ")) {
        int at = lines.lastIndexOf(line);
        assertThat(at).as(line).isLessThan(lines.size() - 1);
        assertThat(lines.get(at + 1)).as(line).startsWith(" ");
      }
    }
    assertThat(String.join("\n", lines)).contains("ANTLR's runtime", "License: BSD-3-Clause");
  }
}
