package dev.banmen.shell;

import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;

/**
 * The answer to a typed line. Immutable.
 *
 * @param lines each of a sentence or a few
 * @param isFault whether the line could not be carried out: then there is one line, and nothing
 *     else has happened
 */
record Said(List<String> lines, boolean isFault) {
  Said {
    lines = List.copyOf(lines);
  }

  /** One line of these sentences, without empty ones. */
  static Said of(String... sentences) {
    return new Said(List.of(line(List.of(sentences))), false);
  }

  static Said lines(List<String> lines) {
    return new Said(lines, false);
  }

  static Said fault(String sentence) {
    return new Said(List.of(sentence), true);
  }

  /** These lines, then others. */
  Said and(Said other) {
    List<String> both = new ArrayList<>(lines);
    both.addAll(other.lines);
    return new Said(both, isFault || other.isFault);
  }

  /** Joins sentences in one line, without empty ones. */
  static String line(List<String> sentences) {
    return Sentences.of(sentences.toArray(String[]::new));
  }
}
