package dev.banmen.record.server;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.text.ControlCharacters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game being read, in SGF properties. Mutable, one thread. */
final class ServerGame {
  static final int ROOT = 0; // the node before the first move
  static final String BLACK = "B"; // a side is the property of its moves
  static final String WHITE = "W";
  static final String GO = "go";
  static final int LARGEST = 52; // rows and columns, by SGF's letters

  private final List<ServerNode> nodes = new ArrayList<>();
  private final List<String> points = new ArrayList<>(); // of all moves
  private final String family;
  private final FileFaults report;
  private int size = 19;
  private Optional<HandicapPoints> handicap = Optional.empty();
  private String toMove = BLACK;
  private int nextNumber = 1;

  /** A node: its properties by name, in their order. */
  private record ServerNode(int parent, int line, Map<String, List<String>> said) {
    List<Property> properties() {
      return said.entrySet().stream()
          .map(said -> property(said.getKey(), said.getValue()))
          .toList();
    }

    /** The lines of a comment are one text. */
    private static Property property(String id, List<String> values) {
      return new Property(id, id.equals("C") ? List.of(String.join("\n", values)) : values);
    }
  }

  /** A game without a move; its line is where it starts. */
  ServerGame(String family, int line, FileFaults report) {
    this.family = family;
    this.report = report;
    add(RecordTree.NONE, line);
    addValue(ROOT, "FF", "4");
    addValue(ROOT, "GM", ""); // known by the family
    addValue(ROOT, "SZ", Integer.toString(size));
  }

  private void add(int parent, int line) {
    nodes.add(new ServerNode(parent, line, new LinkedHashMap<>(2)));
  }

  FileFaults report() {
    return report;
  }

  /** Reports a line, or a part of it, that is skipped, with an example of what it should be. */
  void skip(ServerLine line, String example) {
    report.note(line.number(), "note.unread", line.text(), example);
  }

  int size() {
    return size;
  }

  /** Sets the size of the board; false, with nothing changed, if there can be no such board. */
  boolean resize(String lines) {
    Optional<Integer> read = Numerals.whole(lines).filter(n -> n >= 1 && n <= LARGEST);
    size = read.orElse(size);
    nodes.get(ROOT).said.put("SZ", List.of(Integer.toString(size)));
    return read.isPresent();
  }

  /** Adds a fact about the game, unless the text is empty or the fact is already known. */
  void fact(String id, String text) {
    String plain = plain(text);
    if (!plain.isEmpty()) {
      nodes.get(ROOT).said.putIfAbsent(id, List.of(plain));
    }
  }

  /** The text without control characters, which no record has a use for. */
  private static String plain(String text) {
    return ControlCharacters.replaced(text, ' ').strip();
  }

  /**
   * Places a handicap's stones as servers do, and lets White begin, if there are 2 or more. Reports
   * and returns 0 for a number that isn't one from 0 to 9.
   *
   * @param isUpperLeft whether the third stone's default is the upper left, else the lower right
   */
  int handicap(String written, boolean isUpperLeft, int line) {
    int stones = Numerals.whole(written).filter(n -> n >= 0 && n <= 9).orElse(-1);
    if (stones < 0) {
      report.note(line, "note.handicap", written);
    } else if (stones > 1) {
      fact("HA", Integer.toString(stones));
      handicap = Optional.of(new HandicapPoints(size, stones, isUpperLeft));
      toMove = WHITE;
    }
    return Math.max(0, stones);
  }

  /**
   * The name of a point, by column and row from 0 at the top left. One that is not on the board is
   * reported, and is what was written after a question mark.
   */
  String point(int col, int row, String written, ServerLine line) {
    if (col >= 0 && row >= 0 && col < size && row < size) {
      return point(col, row);
    }
    report.note(line.number(), "note.off", line.ascii(), size);
    return "?" + written;
  }

  static String point(int col, int row) {
    return "" + letter(col) + letter(row);
  }

  private static char letter(int number) {
    return (char) (number < 26 ? 'a' + number : 'A' + number - 26);
  }

  /** Checks the number of the next move, and reports a gap. */
  void number(String written, int line) {
    int number = Numerals.whole(written).orElse(nextNumber);
    if (number != nextNumber) {
      report.note(line, "note.number", number, nextNumber);
    }
    nextNumber = number + 1;
  }

  /** The side to move after all moves of the main line. */
  String toMove() {
    return toMove;
  }

  /** Adds a numbered move after the node that was added last; an empty point is a pass. */
  void play(String number, String side, String point, int line) {
    number(number, line);
    move(last(), side, point, line);
    toMove = side.equals(BLACK) ? WHITE : BLACK;
  }

  /** Adds a move after a node, as its last child; an empty point is a pass. Returns its node. */
  int move(int parent, String side, String point, int line) {
    add(parent, line);
    addValue(last(), side, point);
    points.add(point);
    return last();
  }

  boolean isMove(int node, String side, String point) {
    return List.of(point).equals(nodes.get(node).said.get(side));
  }

  /** The number of nodes after the root, which is also the last one's number. */
  int last() {
    return nodes.size() - 1;
  }

  void comment(int node, String text) {
    if (!plain(text).isEmpty()) {
      addValue(node, "C", text);
    }
  }

  void addValue(int node, String id, String value) {
    nodes.get(node).said.computeIfAbsent(id, i -> new ArrayList<>(1)).add(plain(value));
  }

  Recording recording(Games games) {
    handicap.ifPresent(stones -> stones.points(points).forEach(p -> addValue(ROOT, "AB", p)));
    Family of = games.find(family).orElseThrow();
    SgfRootMapping mapping = RecordFormats.of(of).sgfMapping().orElseThrow();
    nodes.get(ROOT).said.put("GM", List.of(Integer.toString(mapping.number())));
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder(nodes.size());
    nodes.forEach(node -> tree.add(node.parent, node.properties(), node.line, 0));
    List<Property> root = nodes.get(ROOT).properties();
    Map<String, String> chosen = chosen(of, mapping, root);
    return new Recording(
        family,
        chosen,
        mapping.start(of.game(chosen), root),
        Recording.RefusalPolicy.PLACED,
        tree.tree());
  }

  private static Map<String, String> chosen(
      Family family, SgfRootMapping mapping, List<Property> root) {
    Map<String, String> chosen = mapping.read(root).chosen();
    try {
      family.game(chosen);
      return chosen;
    } catch (OptionFault e) {
      return Map.of("size", chosen.get("size")); // such as a handicap too large for the board
    }
  }
}
