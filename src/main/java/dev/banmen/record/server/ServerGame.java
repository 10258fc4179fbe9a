package dev.banmen.record.server;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Side;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.text.ControlCharacters;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game of Go being read, in SGF properties. Mutable, one thread. */
final class ServerGame {
  static final int ROOT = 0; // the node before the first move
  static final String FAMILY = "go"; // of these servers' games
  private static final int LARGEST = 52; // SGF's letters

  private final Map<String, List<String>> facts = new LinkedHashMap<>();
  private final List<ServerNode> nodes = new ArrayList<>();
  private int size = 19;
  private HandicapPoints handicap; // null if there is none

  private static final class ServerNode {
    final int line;
    final Map<String, List<String>> said = new LinkedHashMap<>(2);
    final StringBuilder comment = new StringBuilder(0);
    final Deque<Integer> children = new ArrayDeque<>(1);

    ServerNode(int line) {
      this.line = line;
    }

    List<Property> properties() {
      List<Property> properties = new ArrayList<>(said.size() + 1);
      said.forEach((id, values) -> properties.add(new Property(id, values)));
      if (!comment.isEmpty()) {
        properties.add(Property.of("C", comment.toString()));
      }
      return List.copyOf(properties);
    }
  }

  /** A game without a move; its line is where it starts. */
  ServerGame(int line) {
    nodes.add(new ServerNode(line));
  }

  int size() {
    return size;
  }

  /** Sets the size of the board; false, with nothing changed, if there can be no such board. */
  boolean resize(int lines) {
    boolean isSize = lines >= 1 && lines <= LARGEST;
    size = isSize ? lines : size;
    return isSize;
  }

  /** Adds a fact about the game, unless the text is empty or the fact is already known. */
  void fact(String id, String text) {
    String plain = plain(text);
    if (!plain.isEmpty()) {
      facts.putIfAbsent(id, List.of(plain));
    }
  }

  /** The text without control characters, which no record has a use for. */
  private static String plain(String text) {
    return ControlCharacters.replaced(text, ' ').strip();
  }

  void setUp(Side side, String point) {
    facts.computeIfAbsent(side == Side.BLACK ? "AB" : "AW", id -> new ArrayList<>()).add(point);
  }

  /**
   * Places the stones of a handicap of 2 or more as servers do; fewer are ignored.
   *
   * @param isUpperLeft whether the third stone's default is the upper left, else the lower right
   */
  void handicap(int stones, boolean isUpperLeft) {
    if (stones > 1) {
      fact("HA", Integer.toString(stones));
      handicap = new HandicapPoints(size, stones, isUpperLeft);
    }
  }

  /** Whether a column and row, from 0, are on the board. */
  boolean isOnBoard(int col, int row) {
    return col >= 0 && row >= 0 && col < size && row < size;
  }

  /** The name of a point, by column and row from 0 at the top left. */
  static String point(int col, int row) {
    return "" + letter(col) + letter(row);
  }

  private static char letter(int number) {
    return (char) (number < 26 ? 'a' + number : 'A' + number - 26);
  }

  /** Adds a move after a node, as its last child; an empty point is a pass. Returns its node. */
  int move(int parent, Side side, String point, int line) {
    nodes.add(new ServerNode(line));
    nodes.get(parent).children.add(last());
    addValue(last(), side == Side.BLACK ? "B" : "W", point);
    return last();
  }

  boolean isMove(int node, Side side, String point) {
    String id = side == Side.BLACK ? "B" : "W";
    return List.of(point).equals(nodes.get(node).said.get(id));
  }

  /** The number of nodes after the root, which is also the last one's number. */
  int last() {
    return nodes.size() - 1;
  }

  void comment(int node, String text) {
    String plain = plain(text);
    StringBuilder comment = nodes.get(node).comment;
    if (!plain.isEmpty()) {
      comment.append(comment.isEmpty() ? "" : "\n").append(plain);
    }
  }

  void addValue(int node, String id, String value) {
    nodes.get(node).said.computeIfAbsent(id, i -> new ArrayList<>(1)).add(plain(value));
  }

  Recording recording(Games games) {
    List<Property> root = root();
    Family family = games.find(FAMILY).orElseThrow();
    SgfRootMapping mapping = RecordFormats.of(family).sgfMapping().orElseThrow();
    Map<String, String> chosen = chosen(family, mapping, root);
    return new Recording(
        FAMILY,
        chosen,
        mapping.start(family.game(chosen), root),
        Recording.RefusalPolicy.PLACED,
        tree(root));
  }

  private static Map<String, String> chosen(
      Family family, SgfRootMapping mapping, List<Property> root) {
    Map<String, String> chosen = mapping.chosen(root, sentence -> {});
    try {
      family.game(chosen);
      return chosen;
    } catch (OptionFault e) {
      return Map.of("size", chosen.get("size")); // such as a handicap too large for the board
    }
  }

  private List<Property> root() {
    List<Property> root = new ArrayList<>();
    root.add(Property.of("FF", "4"));
    root.add(Property.of("GM", "1"));
    root.add(Property.of("SZ", Integer.toString(size)));
    if (handicap != null) {
      handicap.points(moves()).forEach(point -> setUp(Side.BLACK, point));
      handicap = null;
    }
    facts.forEach((id, values) -> root.add(new Property(id, values)));
    root.addAll(nodes.get(ROOT).properties());
    return root;
  }

  /** The points of all moves, in the order read. */
  private List<String> moves() {
    List<String> moves = new ArrayList<>();
    for (ServerNode node : nodes) {
      moves.addAll(node.said.getOrDefault("B", List.of()));
      moves.addAll(node.said.getOrDefault("W", List.of()));
    }
    return moves;
  }

  private RecordTree tree(List<Property> root) {
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder(nodes.size());
    int[] numbers = new int[nodes.size()];
    numbers[ROOT] = tree.add(RecordTree.NONE, root, nodes.get(ROOT).line, 0);
    Deque<int[]> open = new ArrayDeque<>(); // a node and its parent, the next one on top
    push(ROOT, open);
    while (!open.isEmpty()) {
      int[] next = open.pop();
      ServerNode node = nodes.get(next[0]);
      numbers[next[0]] = tree.add(numbers[next[1]], node.properties(), node.line, 0);
      push(next[0], open);
    }
    return tree.tree();
  }

  private void push(int parent, Deque<int[]> open) {
    Iterator<Integer> children = nodes.get(parent).children.descendingIterator();
    children.forEachRemaining(child -> open.push(new int[] {child, parent}));
  }
}
