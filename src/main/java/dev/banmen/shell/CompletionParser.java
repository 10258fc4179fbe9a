package dev.banmen.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/**
 * Splits an unfinished line, to complete its last word: blanks separate words, but not in file
 * names. Stateless.
 */
final class CompletionParser implements Parser {
  private static final Set<String> OF_FILES = Set.of("open", "save");

  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    String begun = line.substring(0, cursor);
    int from = 0;
    while (from < begun.length() && begun.charAt(from) == ' ') {
      from++;
    }
    List<String> words = new ArrayList<>();
    int blank = begun.indexOf(' ', from);
    while (blank >= 0) {
      words.add(begun.substring(from, blank));
      from = blank + 1;
      boolean isFile = words.size() == 1 && OF_FILES.contains(words.get(0));
      blank = isFile ? -1 : begun.indexOf(' ', from);
    }
    words.add(begun.substring(from));
    return new Parsed(line, cursor, List.copyOf(words));
  }

  /** A line up to the cursor. JLine quotes nothing in it, as this is no CompletingParsedLine. */
  private record Parsed(String line, int cursor, List<String> words) implements ParsedLine {
    @Override
    public String word() {
      return words.get(words.size() - 1);
    }

    @Override
    public int wordCursor() {
      return word().length();
    }

    @Override
    public int wordIndex() {
      return words.size() - 1;
    }
  }
}
