package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each threat of docs/security.md names tests that are there. */
class ThreatsDocumentTest {
  private static final Pattern THREAT = Pattern.compile("\\|[^|]+\\|[^|]+\\|([^|]*`[^|]*)\\|");
  private static final Pattern NAME = Pattern.compile("`(?:([A-Z]\\w*)\\.?)?([a-z]\\w*)?`");

  private static Map<String, String> tests() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "java"))) {
      List<Path> all = files.filter(file -> file.toString().endsWith(".java")).toList();
      return all.stream()
          .collect(
              Collectors.toMap(
                  file -> file.getFileName().toString().replace(".java", ""),
                  ThreatsDocumentTest::text,
                  (one, other) -> one + other));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyThreatHasItsTests() throws IOException {
    Map<String, String> tests = tests();
    List<String> threats = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("docs", "security.md"))) {
      Matcher threat = THREAT.matcher(line);
      if (threat.matches()) {
        threats.add(line);
        String type = "";
        for (Matcher name = NAME.matcher(threat.group(1)); name.find(); ) {
          type = name.group(1) == null ? type : name.group(1);
          assertThat(tests).as(line).containsKey(type);
          if (name.group(2) != null) {
            assertThat(tests.get(type)).as(line).contains("void " + name.group(2) + "(");
          }
        }
      }
    }
    assertThat(threats).hasSizeGreaterThan(30);
  }
}
