package dev.banmen.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The text of a settings file with long runs of comments and blank lines cut, as the time that the
 * TOML library takes grows with the cube of their length. A comment stands in for each cut, so that
 * the text can be made whole again. Immutable.
 */
final class ShortText {
  /** The maximum number of lines, not counting comments and blank ones. */
  static final int MOST_LINES = 1000;

  /** The maximum number of their characters. */
  static final int MOST_CHARS = 16 << 10;

  private static final int LONG = 16; // lines of a run that is cut
  private static final int EDGE = 4; // lines that stay before and after the cut

  private final String text;
  private final int[] lines; // the line in the whole text, by that in the short one; both from 0
  private final List<String> cuts;
  private final String mark; // begins the comment that stands for a cut; nobody can guess it
  private final int tooMuch; // the line that was too much, from 1; 0 if there is none

  private ShortText(String text, int[] lines, List<String> cuts, String mark, int tooMuch) {
    this.text = text;
    this.lines = lines;
    this.cuts = cuts;
    this.mark = mark;
    this.tooMuch = tooMuch;
  }

  static ShortText of(String whole) {
    return new Cutter(whole).cut();
  }

  String text() {
    return text;
  }

  /** The line, from 1, where the text passes those limits. */
  OptionalInt tooMuch() {
    return tooMuch == 0 ? OptionalInt.empty() : OptionalInt.of(tooMuch);
  }

  /** The line of the whole text, from 1, for a line of this one. */
  int line(int shortLine) {
    return lines[Math.max(0, Math.min(lines.length, shortLine) - 1)] + 1;
  }

  /** This text after a change, with everything that was cut. */
  String whole(String changed) {
    StringBuilder all = new StringBuilder();
    int at = 0;
    for (int i = 0; i < cuts.size(); i++) {
      String stand = stand(mark, i);
      int next = changed.indexOf(stand, at);
      if (next < 0) {
        throw new IllegalStateException(stand); // comments are never left out
      }
      all.append(changed, at, next).append(cuts.get(i));
      at = next + stand.length();
    }
    return all.append(changed, at, changed.length()).toString();
  }

  private static String stand(String mark, int cut) {
    return mark + cut + "\n";
  }

  private static final class Cutter {
    private final String whole;
    private final String mark;
    private final StringBuilder text = new StringBuilder();
    private final List<String> cuts = new ArrayList<>();
    private final TomlStrings strings = new TomlStrings();
    private final List<Integer> run = new ArrayList<>(); // where its lines begin
    private int[] lines = new int[64];
    private int kept; // lines
    private int line; // from 0
    private int said; // lines
    private int chars;
    private int tooMuch;

    Cutter(String whole) {
      this.whole = whole;
      mark = "#" + Long.toHexString(ThreadLocalRandom.current().nextLong()) + "-";
    }

    ShortText cut() {
      int from = 0;
      while (from < whole.length()) {
        int end = whole.indexOf('\n', from);
        int next = end < 0 ? whole.length() : end + 1;
        boolean isSilent = !strings.isOpen() && isSilent(from, end < 0 ? next : end);
        if (isSilent && end >= 0) {
          run.add(from);
        } else {
          endRun(from);
          say(from, next, isSilent);
        }
        line++;
        from = next;
      }
      endRun(from);
      return new ShortText(
          text.toString(), Arrays.copyOf(lines, Math.max(1, kept)), cuts, mark, tooMuch);
    }

    private void say(int from, int next, boolean isSilent) {
      if (!isSilent) {
        chars += strings.go(whole, from, next);
        said++;
      }
      if (tooMuch == 0 && (said > MOST_LINES || chars > MOST_CHARS)) {
        tooMuch = line + 1;
      }
      text.append(whole, from, next);
      keep(line);
    }

    private void keep(int number) {
      if (kept == lines.length) {
        lines = Arrays.copyOf(lines, 2 * kept);
      }
      lines[kept++] = number;
    }

    /** Ends a run before this index. */
    private void endRun(int end) {
      int first = line - run.size();
      if (run.size() < LONG) {
        for (int i = 0; i < run.size(); i++) {
          keep(first + i);
        }
        text.append(whole, run.isEmpty() ? end : run.get(0), end);
      } else {
        int last = run.size() - EDGE;
        text.append(whole, run.get(0), run.get(EDGE));
        text.append(stand(mark, cuts.size()));
        text.append(whole, run.get(last), end);
        cuts.add(whole.substring(run.get(EDGE), run.get(last)));
        for (int i = 0; i < run.size(); i++) {
          if (i <= EDGE || i >= last) {
            keep(first + i);
          }
        }
      }
      run.clear();
    }

    /** Whether a line is blank or a valid comment. */
    private boolean isSilent(int from, int end) {
      int i = from;
      while (i < end && (whole.charAt(i) == ' ' || whole.charAt(i) == '\t')) {
        i++;
      }
      if (i < end && whole.charAt(i) == '#') {
        while (i < end && (whole.charAt(i) >= ' ' && whole.charAt(i) != 0x7f || isTab(i))) {
          i++;
        }
      }
      return i == end || i == end - 1 && whole.charAt(i) == '\r';
    }

    private boolean isTab(int i) {
      return whole.charAt(i) == '\t';
    }
  }
}
