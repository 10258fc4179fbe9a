package dev.banmen.shell;

import dev.banmen.app.Refusal;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The answer to a typed line. Immutable.
 *
 * @param lines each of a sentence or a few
 * @param isFault whether the line could not be carried out: then there is one line, and nothing
 *     else has happened
 * @param rest what is said later, if that takes long
 */
public record Answer(List<String> lines, boolean isFault, Optional<Rest> rest) {
  /** The rest of an answer. It waits for a while; an interrupted one comes to an end. */
  public interface Rest {
    Answer next() throws Refusal;
  }

  private Answer(List<String> lines, boolean isFault) {
    this(lines, isFault, Optional.empty());
  }

  /** Nothing to say. */
  public static final Answer NONE = lines(List.of());

  public Answer {
    lines = List.copyOf(lines);
  }

  /** One line of these sentences, without empty ones; nothing if there are no others. */
  public static Answer of(String... sentences) {
    String line = Sentences.of(sentences);
    return line.isEmpty() ? NONE : lines(List.of(line));
  }

  public static Answer lines(List<String> lines) {
    return new Answer(lines, false);
  }

  public static Answer fault(String sentence) {
    return new Answer(List.of(sentence), true);
  }

  /** Refuses what cannot be, if there is a reason. */
  public static void refuse(Optional<String> why) throws Refusal {
    if (why.isPresent()) {
      throw new Refusal(why.get());
    }
  }

  /** These lines, and later the rest. */
  public Answer then(Rest later) {
    return new Answer(lines, isFault, Optional.of(later));
  }

  /** These lines, then others. */
  public Answer and(Answer other) {
    List<String> both = new ArrayList<>(lines);
    both.addAll(other.lines);
    return new Answer(both, isFault || other.isFault, other.rest.or(() -> rest));
  }

  /** Joins sentences in one line, without empty ones. */
  public static String line(List<String> sentences) {
    return Sentences.of(sentences.toArray(String[]::new));
  }
}
