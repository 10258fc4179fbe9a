package dev.banmen.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * A command as somebody sends it. Immutable.
 *
 * @param id the digits before it, as sent; empty for none
 * @param name as sent: upper and lower case differ
 * @param arguments the words behind the name
 */
public record GtpRequest(String id, String name, List<String> arguments) {
  /** The most digits of an id: it is a 31-bit number. */
  private static final int MOST_DIGITS = 10;

  public GtpRequest {
    arguments = List.copyOf(arguments);
  }

  /**
   * Reads a line; empty if it has no command, as a comment or a number alone hasn't.
   *
   * @param line without control characters, see {@link GtpLines}
   */
  public static Optional<GtpRequest> parse(String line) {
    int comment = line.indexOf('#');
    StringTokenizer tokens =
        new StringTokenizer(comment < 0 ? line : line.substring(0, comment), " ");
    List<String> words = new ArrayList<>();
    while (tokens.hasMoreTokens()) {
      words.add(tokens.nextToken());
    }
    String id = words.isEmpty() || !isId(words.get(0)) ? "" : words.remove(0);
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(new GtpRequest(id, words.get(0), words.subList(1, words.size())));
  }

  private static boolean isId(String word) {
    boolean isId = word.length() <= MOST_DIGITS;
    for (int i = 0; i < word.length(); i++) {
      isId &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
    }
    return isId;
  }

  /** Returns the answer to a command that was done, in the protocol's form. */
  public String done(String text) {
    return answer('=', text);
  }

  /** Returns the answer to a command that could not be done. */
  public String failed(String text) {
    return answer('?', text);
  }

  /** An empty line would end the answer: none is left in the text. */
  private String answer(char sign, String text) {
    StringBuilder answer = new StringBuilder().append(sign).append(id).append(' ');
    boolean isLineEmpty = false; // the first has the sign
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isEnd = c == '\n';
      if (!(isEnd && isLineEmpty) && (isEnd || !Character.isISOControl(c))) {
        answer.append(c);
        isLineEmpty = isEnd;
      }
    }
    return answer.append(isLineEmpty ? "\n" : "\n\n").toString();
  }
}
