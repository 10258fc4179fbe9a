package dev.banmen.games.dots;

import dev.banmen.game.Family;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Setup;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Reads the lines of one game. Skips and reports what means nothing. For one use. */
final class DotsReader {
  private static final Set<String> OPTIONS = Set.of("size", "ties");
  private static final int SHOWN = 40;

  /** A variation that isn't closed yet: where it starts, and what it is played instead of. */
  private record Opened(int node, long line, int column) {}

  private final Family family;
  private final Words words;
  private final String text;
  private final Consumer<Note> notes;
  private final RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
  private final List<Integer> parents = new ArrayList<>(List.of(RecordTree.NONE));
  private final Map<String, String> chosen = new HashMap<>();
  private final Map<String, Long> chosenAt = new HashMap<>();
  private final Deque<Opened> opened = new ArrayDeque<>();
  private Recording.RefusalPolicy refusalPolicy = Recording.RefusalPolicy.NOTED;
  private int cursor;
  private boolean comments; // whether the line before was a comment
  private String line;
  private long number;

  /**
   * Creates a reader of a game.
   *
   * @param number the number of its first line
   */
  DotsReader(Family family, Words words, String text, long number, Consumer<Note> notes) {
    this.family = family;
    this.words = words;
    this.text = text;
    this.number = number - 1;
    this.notes = notes;
  }

  Recording read() throws InputFault {
    cursor = tree.add(RecordTree.NONE, new ArrayList<>(), (int) number + 1, 0);
    int at = first();
    while (at < text.length()) {
      at = next(at);
      line();
    }
    for (Opened variation : opened) {
      notes.accept(new Note(variation.line, variation.column, words.text("file.open")));
    }
    check();
    return new Recording(family.id(), chosen, Setup.EMPTY, refusalPolicy, tree.tree());
  }

  /** Takes the first line, and returns where the next one starts. */
  private int first() throws InputFault {
    int at = next(0);
    String version = line.substring(DotsText.NAME.length()).strip();
    if (!version.equals("1")) {
      throw new InputFault(
          number, DotsText.NAME.length() + 1, words.text("file.version", shown(version)));
    }
    return at;
  }

  private int next(int at) {
    int end = text.indexOf('\n', at);
    end = end < 0 ? text.length() : end;
    line = text.substring(at, end);
    number++;
    return end + 1;
  }

  private static String shown(String found) {
    return Printable.shortened(found, SHOWN);
  }

  private void check() throws InputFault {
    try {
      family.recordedGame(chosen);
    } catch (OptionFault fault) {
      throw new InputFault(chosenAt.getOrDefault(fault.key(), 1L), 0, fault.getMessage());
    }
  }

  private void line() {
    String text = line.strip();
    if (text.isEmpty()) {
      return;
    }
    boolean goesOn = comments;
    comments = text.charAt(0) == '#';
    switch (text.charAt(0)) {
      case '#' -> comment(text.substring(1), goesOn);
      case '(' -> only(text, '(', this::open);
      case ')' -> only(text, ')', this::close);
      case '-' -> only(text, '-', () -> add(new ArrayList<>()));
      default -> {
        int colon = text.indexOf(':');
        if (colon > 0 && colon <= end(text)) {
          key(text.substring(0, colon), text.substring(colon + 1).strip());
        } else {
          move(text);
        }
      }
    }
  }

  /** The place where the first word ends. */
  private static int end(String text) {
    int end = text.indexOf(' ');
    return end < 0 ? text.length() : end;
  }

  private void only(String text, char sign, Runnable taken) {
    if (text.length() == 1) {
      taken.run();
    } else {
      note(0, "file.line", text);
    }
  }

  private void note(int at, String key, String found) {
    int before = line.length() - line.stripLeading().length();
    int column = line.substring(0, before + at).getBytes(StandardCharsets.UTF_8).length + 1;
    notes.accept(new Note(number, column, words.text(key, shown(found))));
  }

  private void comment(String rest, boolean goesOn) {
    String text = value(rest.startsWith(" ") ? rest.substring(1) : rest);
    List<Property> all = tree.properties(cursor);
    int last = all.size() - 1;
    if (goesOn && last >= 0 && all.get(last).id().equals("C")) {
      all.set(last, Property.of("C", all.get(last).value() + "\n" + text));
    } else {
      all.add(Property.of("C", text));
    }
  }

  private String value(String escaped) {
    int flaw = DotsEscapes.flaw(escaped);
    if (flaw >= 0) {
      String found = escaped.substring(flaw + 1);
      note(line.strip().length() - escaped.length() + flaw, "file.escape", found);
    }
    return DotsEscapes.text(escaped);
  }

  private void open() {
    if (cursor == RecordTree.ROOT) {
      note(0, "file.instead", "(");
    }
    int column = line.indexOf('(') + 1;
    opened.push(new Opened(cursor, number, column));
    cursor = cursor == RecordTree.ROOT ? cursor : parents.get(cursor);
  }

  private void close() {
    if (opened.isEmpty()) {
      note(0, "file.closed", ")");
    } else {
      cursor = opened.pop().node();
    }
  }

  private void add(List<Property> properties) {
    parents.add(cursor);
    cursor = tree.add(cursor, properties, (int) number, 0);
  }

  private void key(String key, String rest) {
    String value = value(rest);
    if (cursor == RecordTree.ROOT && OPTIONS.contains(key)) {
      chosen.put(key, value);
      chosenAt.put(key, number);
    } else if (cursor == RecordTree.ROOT && key.equals(DotsText.TURNS)) {
      refusalPolicy =
          switch (value) {
            case DotsText.KEPT -> Recording.RefusalPolicy.TRIED;
            case DotsText.EXERCISE -> Recording.RefusalPolicy.EXERCISE;
            default -> Recording.RefusalPolicy.NOTED;
          };
    } else {
      say(DotsKeys.id(key), value);
    }
  }

  /** Adds a value to a property of this node. */
  private void say(String id, String value) {
    List<Property> all = tree.properties(cursor);
    int last = all.size() - 1;
    if (last >= 0 && all.get(last).id().equals(id)) {
      List<String> values = new ArrayList<>(all.get(last).values());
      values.add(value);
      all.set(last, new Property(id, values));
    } else {
      all.add(Property.of(id, value));
    }
  }

  private void move(String written) {
    String id = written.length() < 2 || written.charAt(1) != ' ' ? "" : id(written.charAt(0));
    if (id.isEmpty()) {
      note(0, "file.line", written);
      return;
    }
    String dots = written.substring(1).strip();
    Optional<DotPair> pair = DotPair.read(dots, true);
    if (pair.isEmpty() && !dots.equals("pass")) {
      note(written.length() - dots.length(), "file.dots", dots);
      return;
    }
    String value = pair.map(DotPair::text).orElse("");
    add(new ArrayList<>(List.of(Property.of(id, value))));
  }

  private static String id(char player) {
    return switch (player) {
      case 'A', 'a' -> "B";
      case 'B', 'b' -> "W";
      default -> "";
    };
  }
}
