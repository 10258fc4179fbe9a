package dev.banmen.record.sgf;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.LoneMove;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Our property for moves that the rules refused when they were tried: {@code ATTEMPTS[B[ee\]]} of
 * the node before them, one value for each such node, in SGF itself. Other programs would place
 * them as moves and so play another game. They are nodes again when the file is read. Stateless.
 */
final class Attempts {
  static final String ID = "ATTEMPTS";

  private Attempts() {}

  /** Returns a recording whose refused moves are properties of the nodes before them. */
  static Recording folded(Recording recording, Games games) {
    if (recording.refusalPolicy() == Recording.RefusalPolicy.PLACED) {
      return recording;
    }
    BitSet refused = refused(recording, games);
    return refused.isEmpty() ? recording : recording.with(folded(recording.tree(), refused));
  }

  private static BitSet refused(Recording recording, Games games) {
    BitSet refused = new BitSet();
    Replay replay = Replay.of(recording, games);
    while (replay.next()) {
      refused.set(replay.node(), replay.missNumber() != 0);
    }
    return refused;
  }

  private static RecordTree folded(RecordTree tree, BitSet refused) {
    RecordTree.TreeBuilder folded = new RecordTree.TreeBuilder();
    int[] kept = new int[tree.size()];
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      int parent = node == RecordTree.ROOT ? RecordTree.NONE : kept[tree.parent(node)];
      if (refused.get(node)) {
        kept[node] = parent;
        folded.set(parent, withAttempt(folded.properties(parent), tree.properties(node)));
      } else {
        kept[node] = folded.add(parent, tree.properties(node), tree.line(node), tree.column(node));
      }
    }
    return folded.tree();
  }

  private static List<Property> withAttempt(List<Property> node, List<Property> attempt) {
    List<Property> properties = new ArrayList<>();
    List<String> values = new ArrayList<>();
    for (Property property : node) {
      if (property.id().equals(ID)) {
        values.addAll(property.values());
      } else {
        properties.add(property);
      }
    }
    values.add(text(attempt));
    properties.add(new Property(ID, values));
    return properties;
  }

  /** A node's properties as SGF writes them. */
  private static String text(List<Property> attempt) {
    StringBuilder text = new StringBuilder();
    for (Property property : attempt) {
      text.append(property.id());
      for (String value : property.values()) {
        ValueText.Escaping escaped =
            new ValueText.Escaping(value, PropertyRule.of(property.id()).type());
        text.append('[');
        while (escaped.hasMore()) {
          escaped.next(value.length() + 1, text);
        }
        text.append(']');
      }
    }
    return text.toString();
  }

  /** Returns a tree whose attempts are nodes again, each before what follows. */
  static RecordTree unfolded(RecordTree tree) {
    if (!hasAttempts(tree)) {
      return tree;
    }
    RecordTree.TreeBuilder unfolded = new RecordTree.TreeBuilder(tree.size());
    int[] last = new int[tree.size()];
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      int parent = node == RecordTree.ROOT ? RecordTree.NONE : last[tree.parent(node)];
      Optional<Property> attempts = tree.property(node, ID);
      List<Property> properties = new ArrayList<>(tree.properties(node));
      properties.removeIf(property -> property.id().equals(ID));
      int at = unfolded.add(parent, properties, tree.line(node), tree.column(node));
      for (String attempt : attempts.map(Property::values).orElse(List.of())) {
        List<Property> parsed = parsed(attempt);
        if (!parsed.isEmpty()) {
          at = unfolded.add(at, parsed, tree.line(node), tree.column(node));
        }
      }
      last[node] = at;
    }
    return unfolded.tree();
  }

  private static boolean hasAttempts(RecordTree tree) {
    for (int node = 0; node < tree.size(); node++) {
      boolean isLone = tree.properties(node) instanceof LoneMove; // as nearly all are
      if (!isLone && tree.property(node, ID).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** The properties that a value writes; none if it holds more than one node, or no move. */
  private static List<Property> parsed(String attempt) {
    byte[] node = ("(;;" + attempt + ")").getBytes(StandardCharsets.UTF_8);
    try {
      RecordTree tree =
          new GameParser(
                  node,
                  new FilePosition(0, 1, 1),
                  StandardCharsets.UTF_8,
                  RootMeaning.NONE,
                  FindingListener.NONE,
                  3)
              .tree();
      List<Property> properties = tree.size() == 2 ? tree.properties(1) : List.of();
      boolean isMove = properties.stream().anyMatch(Property::isMove);
      return isMove ? properties : List.of();
    } catch (InputFault e) {
      throw new IllegalStateException(e); // no game was looked up
    }
  }
}
