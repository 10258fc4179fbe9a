package dev.banmen.record.sgf;

import dev.banmen.game.Games;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SgfRootMapping;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Writes records as SGF FF[4] in our layout: the root on a line of its own; a new line for each
 * variation, and before each node once a line has {@link #FULL} characters; no blanks; each game
 * ends its line. Immutable.
 */
final class SgfWriter {
  static final int FULL = 72; // characters of a line after which a new one starts
  private static final int PIECE = 1 << 14;

  private final Games games;
  private final RootInterpreter interpreter;
  private final RootProperties roots;

  SgfWriter(Games games, RootInterpreter interpreter) {
    this.games = games;
    this.interpreter = interpreter;
    this.roots = new RootProperties(games, interpreter);
  }

  /** The parts of these games that SGF can't hold: it has no number for some families. */
  Optional<String> loss(List<Recording> recordings) {
    for (int i = 0; i < recordings.size(); i++) {
      String family = recordings.get(i).family();
      Optional<SgfRootMapping> mapping =
          games.find(family).flatMap(known -> RecordFormats.of(known).sgfMapping());
      if (mapping.isEmpty()) {
        return Optional.of(interpreter.words().text("loss.family", i + 1, games.name(family)));
      }
    }
    return Optional.empty();
  }

  /** Writes a game; nothing if SGF doesn't support it. */
  void write(Recording tried, RecordOutput out) throws IOException {
    if (games
        .find(tried.family())
        .flatMap(known -> RecordFormats.of(known).sgfMapping())
        .isEmpty()) {
      return;
    }
    Recording game = Attempts.folded(tried, games);
    List<Property> root = roots.of(game);
    RecordTree tree = game.tree();
    new GameOutput(tree, CharsetLabel.inUtf8(root, isForeign(root, tree)), out).write();
  }

  private static boolean isForeign(List<Property> root, RecordTree tree) {
    if (isForeign(root)) {
      return true;
    }
    int node = tree.following(RecordTree.ROOT);
    while (node != RecordTree.NONE && !isForeign(tree.properties(node))) {
      node = tree.following(node);
    }
    return node != RecordTree.NONE;
  }

  private static boolean isForeign(List<Property> properties) {
    for (int i = 0; i < properties.size(); i++) {
      for (String value : properties.get(i).values()) {
        for (int k = 0; k < value.length(); k++) {
          if (value.charAt(k) >= 0x80) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** One game being written. Mutable. */
  private static final class GameOutput {
    private final RecordTree tree;
    private final List<Property> root;
    private final RecordOutput out;
    private final StringBuilder text = new StringBuilder();
    private int lineStart; // the line's start in the text

    GameOutput(RecordTree tree, List<Property> root, RecordOutput out) {
      this.tree = tree;
      this.root = root;
      this.out = out;
    }

    void write() throws IOException {
      text.append('(');
      node(root);
      int node = RecordTree.ROOT;
      int next = tree.firstChild(node);
      while (next != RecordTree.NONE) {
        boolean isVariation = tree.nextSibling(tree.firstChild(tree.parent(next))) >= 0;
        boolean isFull = text.length() - lineStart >= FULL;
        boolean mayBegin = !isVariation || !looksLikeRoot(tree.properties(next));
        if (mayBegin && (isVariation || isFull || node == RecordTree.ROOT)) {
          newLine();
        }
        text.append(isVariation ? "(" : "");
        node(tree.properties(next));
        node = next;
        next = after(node);
        if (text.length() > PIECE) {
          flush();
        }
      }
      text.append(")\n");
      flush();
    }

    /**
     * Whether a reader of damaged files would take a node on its own line for another game's root.
     */
    private static boolean looksLikeRoot(List<Property> properties) {
      return !properties.isEmpty()
          && PropertyRule.of(properties.get(0).id()).seat() == PropertyRule.NodeKind.ROOT;
    }

    /** The node to write next; closes variations that end here. */
    private int after(int node) {
      int at = node;
      if (tree.firstChild(at) != RecordTree.NONE) {
        return tree.firstChild(at);
      }
      while (at != RecordTree.ROOT) {
        boolean isVariation = tree.nextSibling(tree.firstChild(tree.parent(at))) >= 0;
        if (isVariation) {
          text.append(')');
        }
        if (tree.nextSibling(at) != RecordTree.NONE) {
          return tree.nextSibling(at);
        }
        at = tree.parent(at);
      }
      return RecordTree.NONE;
    }

    private void node(List<Property> properties) throws IOException {
      text.append(';');
      for (int i = 0; i < properties.size(); i++) {
        property(properties.get(i));
      }
    }

    private void property(Property property) throws IOException {
      text.append(property.id());
      ValueType type = PropertyRule.of(property.id()).type();
      List<String> values = property.values();
      for (int i = 0; i < values.size(); i++) {
        text.append('[');
        value(values.get(i), type);
        text.append(']');
      }
      if (values.isEmpty()) {
        text.append("[]");
      }
    }

    /** Writes a value; a long one in pieces, as it may be as large as a file. */
    private void value(String value, ValueType type) throws IOException {
      ValueText.Escaping escaping = new ValueText.Escaping(value, type);
      while (escaping.hasMore()) {
        int from = text.length();
        escaping.next(PIECE, text);
        int lastBreak = text.lastIndexOf("\n");
        lineStart = lastBreak >= from ? lastBreak + 1 : lineStart;
        if (escaping.hasMore()) {
          flush();
        }
      }
    }

    private void newLine() {
      if (text.length() > lineStart) {
        text.append('\n');
        lineStart = text.length();
      }
    }

    private void flush() throws IOException {
      out.put(text.toString().getBytes(StandardCharsets.UTF_8));
      lineStart -= text.length();
      text.setLength(0);
    }
  }
}
