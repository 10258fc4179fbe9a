package dev.banmen.server.ssh;

import dev.banmen.shell.line.LineChoices;
import dev.banmen.shell.line.LineSource;
import dev.banmen.text.Clusters;
import dev.banmen.text.Printable;
import dev.banmen.tui.text.CellText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Lines typed on a terminal that only sends keys, as {@code ssh} makes one: shows what is typed,
 * and knows Enter, Backspace, Tab, the arrows up and down, Ctrl-W, Ctrl-U, and Ctrl-C and Ctrl-D to
 * leave. For one thread.
 */
final class TerminalLines implements LineSource {
  /** The most characters of a line; the rest is not taken. */
  static final int LONGEST = 4_096;

  private static final int INTERRUPT = 3;
  private static final int END = 4;
  private static final int BACKSPACE = 8;
  private static final int TAB = 9;
  private static final int CLEAR = 21;
  private static final int WORD = 23;
  private static final int ESCAPE = 27;
  private static final int DELETE = 127;
  private static final int MOST_EARLIER = 50;
  private static final int MOST_OF_A_KEY = 32;

  /** Sends a text to the other end, and waits until it is sent. */
  interface Echo {
    void say(String text) throws IOException;
  }

  private final InputStream in;
  private final Echo echo;
  private final Function<String, LineChoices> completer;
  private final List<String> earlier = new ArrayList<>(); // lines, the newest last
  private int recalled; // where among them the arrows are; after the last one for none
  private final StringBuilder line = new StringBuilder(); // as typed, not as it is shown
  private boolean wasReturn; // a line feed after it is none of its own

  /**
   * No line yet.
   *
   * @param completer finds how a line could go on, for Tab
   */
  TerminalLines(InputStream in, Echo echo, Function<String, LineChoices> completer) {
    this.in = in;
    this.echo = echo;
    this.completer = completer;
  }

  @Override
  public Optional<String> next() throws IOException {
    line.setLength(0);
    for (int c = in.read(); c >= 0; c = in.read()) {
      boolean isSecond = wasReturn && c == '\n';
      wasReturn = c == '\r';
      if (isSecond) {
        continue;
      } else if (c == '\r' || c == '\n') {
        echo.say("\r\n");
        return Optional.of(remembered(shown(0)));
      } else if (c == INTERRUPT || c == END && line.isEmpty()) {
        echo.say("\r\n");
        return Optional.empty();
      }
      take(c);
    }
    return Optional.empty(); // the connection is lost: what has no Enter is not meant
  }

  private String remembered(String typed) {
    if (!typed.isBlank()) {
      earlier.remove(typed);
      earlier.add(typed);
    }
    if (earlier.size() > MOST_EARLIER) {
      earlier.remove(0);
    }
    recalled = earlier.size();
    return typed;
  }

  /** Puts an earlier line, or the empty one after them, in place of what is typed. */
  private void recall(int index) throws IOException {
    if (index >= 0 && index <= earlier.size()) {
      recalled = index;
      replace(line.length(), index < earlier.size() ? earlier.get(index) : "");
    }
  }

  /** Puts a text in place of the last characters. */
  private void replace(int length, String text) throws IOException {
    int kept = line.length() - length;
    while (line.length() > kept) {
      erase();
    }
    String fitting = text.substring(0, Math.min(text.length(), LONGEST - line.length()));
    line.append(fitting);
    echo.say(fitting);
  }

  private void complete() throws IOException {
    LineChoices choices = completer.apply(shown(0));
    if (choices.certain().equals(choices.word())) {
      show(List.of(choices.told()));
    } else {
      replace(choices.word().length(), choices.certain());
    }
  }

  /** Shows lines, and below them what is being typed once more. */
  void show(List<String> lines) throws IOException {
    StringBuilder text = new StringBuilder(line.isEmpty() ? "" : "\r\n");
    lines.forEach(one -> text.append(one).append("\r\n"));
    echo.say(text.append(shown(0)).toString());
  }

  private void take(int c) throws IOException {
    if (c == BACKSPACE || c == DELETE) {
      erase();
    } else if (c == CLEAR) {
      while (!line.isEmpty()) {
        erase();
      }
    } else if (c == TAB) {
      complete();
    } else if (c == WORD) {
      eraseWord();
    } else if (c == ESCAPE) {
      skipKey();
    } else if (c >= ' ') {
      type(character(c));
    }
  }

  /** Adds a code point, which may change what is shown of the one before it. */
  private void type(String typed) throws IOException {
    if (line.length() + typed.length() <= LONGEST) {
      String old = line.toString();
      int from = lastCharacter();
      line.append(typed);
      from = Math.min(from, lastCharacter());
      String before = Printable.of(old.substring(from));
      String now = shown(from);
      boolean isKept = now.startsWith(before);
      echo.say(isKept ? now.substring(before.length()) : wiped(before) + now);
    }
  }

  private int lastCharacter() {
    return line.isEmpty() ? 0 : Clusters.before(line.toString(), line.length());
  }

  /** Returns what is shown of the line from a place on. */
  private String shown(int from) {
    return Printable.of(line.substring(from));
  }

  /** Returns what makes blanks of a text before the cursor, and goes back to its start. */
  private static String wiped(String text) {
    int width = CellText.width(text);
    return "\b".repeat(width) + " ".repeat(width) + "\b".repeat(width);
  }

  private void eraseWord() throws IOException {
    while (!line.isEmpty() && line.charAt(line.length() - 1) == ' ') {
      erase();
    }
    while (!line.isEmpty() && line.charAt(line.length() - 1) != ' ') {
      erase();
    }
  }

  private void erase() throws IOException {
    if (!line.isEmpty()) {
      int from = lastCharacter();
      String gone = wiped(shown(from));
      line.setLength(from);
      echo.say(gone);
    }
  }

  /** Reads the rest of an arrow, which goes to another line, or of another key. */
  private void skipKey() throws IOException {
    int c = in.read();
    if (c == '[' || c == 'O') {
      c = in.read();
      for (int i = 0; i < MOST_OF_A_KEY && c >= 0 && (c < '@' || c > '~'); i++) {
        c = in.read();
      }
      if (c == 'A' || c == 'B') {
        recall(c == 'A' ? recalled - 1 : recalled + 1);
      }
    }
  }

  /** A character from its first byte and those that follow in UTF-8. */
  private String character(int first) throws IOException {
    int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    byte[] bytes = new byte[more + 1];
    bytes[0] = (byte) first;
    int read = in.readNBytes(bytes, 1, more);
    return new String(Arrays.copyOf(bytes, read + 1), StandardCharsets.UTF_8);
  }
}
