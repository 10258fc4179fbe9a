package dev.banmen.settings;

import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
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

  private static final int LONG = 16; // lines of a run that is cut
  private static final Pattern SILENT =
      Pattern.compile("[ \t]*(#[^\\x00-\\x08\\x0a-\\x1f\\x7f]*)?\r?\n");

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
    String text = shortened(List.of(whole.split("(?<=\n)")));
    table = Toml.parse(faults.isEmpty() ? text : "");
    table.errors().forEach(e -> fault(e.position(), words.text("unreadable", e.getMessage())));
  }

  private String shortened(List<String> all) {
    StringBuilder text = new StringBuilder();
    int settings = 0;
    boolean mayBeString = false; // of several lines, in which nothing is a comment
    for (int from = 0; from < all.size(); ) {
      int end = from;
      while (!mayBeString && end < all.size() && SILENT.matcher(all.get(end)).matches()) {
        end++;
      }
      String line = all.get(from);
      lines.add(from);
      if (end - from >= LONG) {
        text.append(stand(cuts.size()));
        cuts.add(String.join("", all.subList(from, end)));
        from = end;
        continue;
      }
      settings += end == from ? 1 : 0;
      if (settings > MOST_LINES) {
        faults.add(new SettingsFault(from + 1, 1, words.text("too.much", MOST_LINES)));
        return "";
      }
      mayBeString |= line.contains("\"\"\"") || line.contains("'''");
      text.append(line);
      from++;
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

  /** The file's text with the table as it is now; everything else in it stays. */
  String whole() {
    String text = table.toToml();
    for (int cut = 0; cut < cuts.size(); cut++) {
      text = text.replace(stand(cut), cuts.get(cut));
    }
    return text;
  }
}
