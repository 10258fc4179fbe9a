package dev.banmen.games.othello.record;

import dev.banmen.game.record.ByteWalk;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.Note;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** The text of one game in GGF, taken apart into its properties. For one use. */
final class GgfText {
  /** Only brackets and backslashes have an escape; any other backslash is itself. */
  private static final Pattern ESCAPE = Pattern.compile("\\\\([\\]\\\\])");

  private static final Pattern NAME = Pattern.compile("[A-Za-z]+");

  private final TextWalk text;
  private final List<GgfProperty> properties = new ArrayList<>();

  /**
   * A property.
   *
   * @param id its name, in upper case
   * @param values one or more
   * @param line where it starts, from 1
   */
  record GgfProperty(String id, List<String> values, int line, int column) {
    String value() {
      return values.get(0);
    }

    boolean isMove() {
      return id.equals("B") || id.equals("W");
    }
  }

  private GgfText(TextWalk text) {
    this.text = text;
  }

  /** Returns the properties of a game, in their order. */
  static List<GgfProperty> properties(GameSpans.SpanText span, Words words, Consumer<Note> notes) {
    GgfText game = new GgfText(TextWalk.of(span, words, notes));
    game.read(words, notes);
    return game.properties;
  }

  private void read(Words words, Consumer<Note> notes) {
    boolean hasStray = false; // text that belongs to no property
    text.skip(1); // the bracket
    for (int b = next(); b != ByteWalk.END && b != ')'; b = next()) {
      int from = text.at();
      int line = text.line();
      int column = text.column();
      if (b == ';') {
        text.skip();
      } else if (!isProperty() && !hasStray) {
        hasStray = true;
        notes.accept(new Note(line, column, words.text("note.ggf.stray", text.shown(from))));
      }
    }
    if (!text.hasMore()) {
      notes.accept(new Note(text.line(), text.column(), words.text("note.ggf.open")));
    }
  }

  private int next() {
    text.skipBlanks();
    return text.peek();
  }

  /** Takes a property; else skips what cannot begin one, and returns false. */
  private boolean isProperty() {
    int from = text.at();
    int line = text.line();
    int column = text.column();
    if (!text.takes(NAME)) {
      text.skip();
      return false;
    }
    String id = text.since(from).toUpperCase(Locale.ROOT);
    List<String> values = new ArrayList<>(1);
    for (int b = next(); b == '['; b = text.peek()) {
      values.add(value());
    }
    if (!values.isEmpty()) {
      properties.add(new GgfProperty(id, values, line, column));
    }
    return !values.isEmpty();
  }

  private String value() {
    text.skip();
    int from = text.at();
    while (text.hasMore() && text.peek() != ']') {
      text.skip(text.peek() == '\\' ? 2 : 1);
    }
    String value = text.since(from);
    text.skip(1);
    return ESCAPE.matcher(value).replaceAll("$1");
  }
}
