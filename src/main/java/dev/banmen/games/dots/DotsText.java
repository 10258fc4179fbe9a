package dev.banmen.games.dots;

import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes one game as text. For one use. */
final class DotsText {
  /** The start of each game's first line. */
  static final String NAME = "dots ";

  /** The key of the rules that moves are tried by, and its value for the game's own. */
  static final String TURNS = "turns";

  static final String KEPT = "kept";

  /** The value of {@link #TURNS} where the steps are an exercise's. */
  static final String EXERCISE = "exercise";

  private final Recording game;
  private final RecordTree tree;
  private final RecordOutput out;

  DotsText(Recording game, RecordOutput out) {
    this.game = game;
    this.tree = game.tree();
    this.out = out;
  }

  static boolean isMove(List<Property> properties) {
    return properties.stream().anyMatch(Property::isMove);
  }

  void write() throws IOException {
    line(NAME + "1");
    for (Map.Entry<String, String> option : game.chosen().entrySet()) {
      value(option.getKey(), option.getValue());
    }
    if (game.refusalPolicy().isTried()) {
      value(TURNS, game.refusalPolicy() == Recording.RefusalPolicy.TRIED ? KEPT : EXERCISE);
    }
    start(game.start());
    tree();
  }

  private void start(Setup start) throws IOException {
    for (Map.Entry<Site, Mark> mark : start.marks().entrySet()) {
      if (mark.getValue() == Mark.BLACK || mark.getValue() == Mark.WHITE) {
        String id = mark.getValue() == Mark.BLACK ? "AB" : "AW";
        value(id, new DotsNotation(true).name(mark.getKey()));
      }
    }
    if (start.toMove().isPresent()) {
      value("PL", Property.letter(start.toMove().get()));
    }
  }

  /** Writes a move, its variations, and what follows it, without recursion. */
  private void tree() throws IOException {
    Deque<int[]> open = new ArrayDeque<>(); // a node with variations, and the one being written
    int node = RecordTree.ROOT;
    while (node != RecordTree.NONE) {
      node(node);
      boolean isFirst = node != RecordTree.ROOT && tree.firstChild(tree.parent(node)) == node;
      if (isFirst && tree.nextSibling(node) != RecordTree.NONE) {
        open.push(new int[] {node, tree.nextSibling(node)});
        line("(");
        node = tree.nextSibling(node);
      } else {
        node = after(tree.firstChild(node), open);
      }
    }
  }

  /** Finds what follows the end of a line: the next variation, or what follows their node. */
  private int after(int next, Deque<int[]> open) throws IOException {
    int node = next;
    while (node == RecordTree.NONE && !open.isEmpty()) {
      line(")");
      int[] top = open.peek();
      top[1] = tree.nextSibling(top[1]);
      if (top[1] == RecordTree.NONE) {
        open.pop();
        node = tree.firstChild(top[0]);
      } else {
        line("(");
        node = top[1];
      }
    }
    return node;
  }

  private void node(int node) throws IOException {
    List<Property> properties = tree.properties(node);
    boolean isPlain =
        node != RecordTree.ROOT && !properties.isEmpty() && move(properties.get(0)).isPresent();
    if (isPlain) {
      line(move(properties.get(0)).get());
    } else if (node != RecordTree.ROOT) {
      line("-");
    }
    for (int i = isPlain ? 1 : 0; i < properties.size(); i++) {
      property(properties.get(i));
    }
  }

  /** Returns a move's line; empty if the property isn't a move, or its dots can't be read again. */
  private static Optional<String> move(Property property) {
    String player = property.id().equals("B") ? "A " : property.id().equals("W") ? "B " : "";
    if (player.isEmpty() || property.values().size() != 1) {
      return Optional.empty();
    }
    String dots = property.value();
    return dots.isEmpty()
        ? Optional.of(player + "pass")
        : DotPair.read(dots, true)
            .map(DotPair::text)
            .filter(dots::equals)
            .map(text -> player + text);
  }

  private void property(Property property) throws IOException {
    if (property.id().equals("C") && property.values().size() == 1) {
      for (String line : property.value().split("\n", -1)) {
        line(line.isEmpty() ? "#" : "# " + DotsEscapes.escaped(line));
      }
      return;
    }
    for (String value : property.values()) {
      value(DotsKeys.key(property.id()), value);
    }
  }

  private void value(String key, String value) throws IOException {
    String escaped = DotsEscapes.escaped(value);
    line(key + ":" + (escaped.isEmpty() ? "" : " " + escaped));
  }

  private void line(String line) throws IOException {
    out.put(line.getBytes(StandardCharsets.UTF_8));
    out.put('\n');
  }
}
