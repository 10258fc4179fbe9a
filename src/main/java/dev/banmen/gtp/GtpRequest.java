package dev.banmen.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A command as somebody sends it. Immutable.
 *
 * @param id the digits before it, as sent; empty for none
 * @param name as sent: upper and lower case differ
 * @param arguments the words behind the name
 */
public record GtpRequest(String id, String name, List<String> arguments) {
  /** A 31-bit number; or nothing, which is no word either. */
  private static final Pattern ID = Pattern.compile("[0-9]{0,10}");

  public GtpRequest {
    arguments = List.copyOf(arguments);
  }

  /**
   * Reads a line; empty if it has no command, as a comment or a number alone hasn't.
   *
   * @param line without control characters, see {@link GtpLines}
   */
  public static Optional<GtpRequest> parse(String line) {
    String text = line.split("#", 2)[0].strip();
    List<String> words = new ArrayList<>(List.of(text.split(" +")));
    String id = ID.matcher(words.get(0)).matches() ? words.remove(0) : "";
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(new GtpRequest(id, words.get(0), words.subList(1, words.size())));
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
