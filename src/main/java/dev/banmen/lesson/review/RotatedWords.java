package dev.banmen.lesson.review;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.Pattern;

/** The words of lessons that do not turn with the board, from a file of the program. Stateless. */
final class RotatedWords {
  private static final String FILE = "turning.properties";

  private RotatedWords() {}

  static Pattern pattern(String name) {
    Properties all = new Properties();
    try (InputStream file = RotatedWords.class.getResourceAsStream(FILE)) {
      all.load(new InputStreamReader(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Pattern.compile(all.getProperty(name));
  }
}
