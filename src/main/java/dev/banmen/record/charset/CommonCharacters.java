package dev.banmen.record.charset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/**
 * The most frequent characters in names, events and comments of records, in descending order, from
 * {@code common.txt} beside this class.
 */
final class CommonCharacters {
  private static final String FILE = "common.txt";

  private CommonCharacters() {}

  /** Returns those of a language: the lines between its name and an empty one. */
  static String of(String language) {
    try (InputStream file = CommonCharacters.class.getResourceAsStream(FILE)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .dropWhile(line -> !line.equals(language))
          .skip(1)
          .takeWhile(line -> !line.isEmpty())
          .collect(Collectors.joining());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // it is in the same jar
    }
  }
}
