package dev.banmen.shell.line;

import java.util.List;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/** Finds the last word of an unfinished line, to complete it. Stateless. */
final class CompletionParser implements Parser {
  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    String begun = line.substring(0, cursor);
    return new Parsed(line, cursor, begun.substring(LineChoices.wordStart(begun)));
  }

  /** A line up to the cursor. JLine quotes nothing in it, as this is no CompletingParsedLine. */
  private record Parsed(String line, int cursor, String word) implements ParsedLine {
    @Override
    public List<String> words() {
      return List.of(word);
    }

    @Override
    public int wordCursor() {
      return word.length();
    }

    @Override
    public int wordIndex() {
      return 0;
    }
  }
}
