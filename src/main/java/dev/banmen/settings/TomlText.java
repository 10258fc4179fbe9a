package dev.banmen.settings;

import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;

/**
 * A settings file as the TOML library reads it: with a comment in place of each long run of
 * comments and blank lines, as the time that the library takes grows with the cube of their length.
 * Mutable only as the table that was read.
 */
final class TomlText {
  /** The maximum number of lines, not counting comments and blank ones. */
  static final int MOST_LINES = 1000;

  /**
   * The maximum number of characters outside texts and comments; the library's stack is limited.
   */
  static final int MOST_CHARS = 16 << 10;

  private static final int LONG = 16; // lines of a run that is cut
  private static final Pattern SILENT =
      Pattern.compile("[ \t]*(#[^\\x00-\\x08\\x0a-\\x1f\\x7f]*)?\r?\n");

  /** A text of several lines, one of one line, or a comment (TOML 1.0, String). */
  private static final String QUOTED =
      "\"\"\"(?:(?!\"\"\")\\\\?(?s:.))*+\"{0,5}|'''(?:(?!''')(?s:.))*+'{0,5}"
          + "|\"(?:[^\"\\\\\n]|\\\\[^\n])*+\"?|'[^'\n]*+'?|#[^\n]*+";

  private static final Pattern TEXT = Pattern.compile(QUOTED);

  /** A line, or several that a text joins. */
  private static final Pattern LINE = Pattern.compile("(?:" + QUOTED + "|[^\n])*+\n?");

  private final Words words;
  private final TomlParseResult table;
  private final List<SettingsFault> faults = new ArrayList<>();
  private final List<Integer> lines = new ArrayList<>(); // where each line was, from 0
  private final List<String> cuts = new ArrayList<>();
  // begins the comment that stands for a cut; nobody can guess it
  private final String mark = "#" + Long.toHexString(ThreadLocalRandom.current().nextLong()) + "-";

  /**
   * Reads a text.
   *
   * @param words those of its faults
   */
  TomlText(String whole, Words words) {
    this.words = words;
    String text = shortened(LINE.matcher(whole).results().map(MatchResult::group).toList());
    table = Toml.parse(faults.isEmpty() ? text : "");
    table.errors().forEach(e -> fault(e.position(), words.text("unreadable", e.getMessage())));
  }

  private String shortened(List<String> all) {
    StringBuilder text = new StringBuilder();
    int line = 0;
    int settings = 0;
    int chars = 0;
    for (int from = 0; from < all.size(); ) {
      int end = from;
      while (end < all.size() && SILENT.matcher(all.get(end)).matches()) {
        end++;
      }
      if (end - from >= LONG) {
        lines.add(line);
        line += end - from;
        text.append(stand(cuts.size()));
        cuts.add(String.join("", all.subList(from, end)));
        from = end;
        continue;
      }
      String next = all.get(from++);
      int rows = (int) next.lines().count();
      settings += end < from ? rows : 0;
      chars += end < from ? TEXT.matcher(next).replaceAll("").length() : 0;
      if (settings > MOST_LINES || chars > MOST_CHARS) {
        String tooMuch = words.text("too.much", MOST_LINES, MOST_CHARS >> 10);
        faults.add(new SettingsFault(line + 1, 1, tooMuch));
        return "";
      }
      for (int row = 0; row < rows; row++) {
        lines.add(line++);
      }
      text.append(next);
    }
    return text.toString();
  }

  private String stand(int cut) {
    return mark + cut + "\n";
  }

  /** The settings; none if there are too many. Whatever is set in it is in the {@link #whole}. */
  TomlParseResult table() {
    return table;
  }

  /** The faults so far, in the order of their places. */
  List<SettingsFault> faults() {
    return faults.stream().sorted(SettingsFault.BY_PLACE).toList();
  }

  /**
   * Adds a fault.
   *
   * @param at null for a table that nothing but the names of others makes
   */
  void fault(TomlPosition at, String sentence) {
    faults.add(
        at == null
            ? new SettingsFault(1, 1, sentence)
            : new SettingsFault(line(at), Math.max(1, at.column()), sentence));
  }

  /** The line of the file, from 1, where something was found. */
  int line(TomlPosition at) {
    return lines.get(Math.max(0, Math.min(lines.size(), at.line()) - 1)) + 1;
  }

  /**
   * The file's text with the table as it is now; everything else in it stays.
   *
   * @throws IllegalArgumentException if the comments in a value that was changed would be lost; the
   *     message is one sentence
   */
  String whole() {
    String text = table.toToml();
    for (int cut = 0; cut < cuts.size(); cut++) {
      if (!text.contains(stand(cut))) {
        throw new IllegalArgumentException(words.text("comments.inside"));
      }
      text = text.replace(stand(cut), cuts.get(cut));
    }
    return text;
  }
}
