package dev.banmen.record;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts a complete tree of any game to text: a line {@code node PARENT LINE COLUMN} for each
 * node, the parent by its line's index; then a line for each property, its name and its values
 * after tabs. Stateless.
 */
public final class TreeText {
  private static final String NODE = "node ";

  private TreeText() {}

  /** Writes a tree as text. */
  public static String of(RecordTree tree) {
    StringBuilder text = new StringBuilder();
    int[] places = new int[tree.size()];
    int place = 0;
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      places[node] = place++;
      int parent = node == RecordTree.ROOT ? RecordTree.NONE : places[tree.parent(node)];
      text.append(NODE).append(parent).append(' ').append(tree.line(node));
      text.append(' ').append(tree.column(node)).append('\n');
      for (Property property : tree.properties(node)) {
        text.append('\t').append(property.id());
        for (String value : property.values()) {
          text.append('\t').append(escaped(value));
        }
        text.append('\n');
      }
    }
    return text.toString();
  }

  private static String escaped(String value) {
    return value
        .replace("\\", "\\\\")
        .replace("\n", "\\n")
        .replace("\r", "\\r")
        .replace("\t", "\\t");
  }

  /** Reads a tree from an index of a text on; an {@link InputFault} if it isn't one. */
  public static RecordTree read(String text, int from) throws InputFault {
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
    int at = from;
    int line = 1;
    while (at < text.length()) {
      int end = end(text, at);
      int[] numbers = numbers(text, at, end, line);
      List<Property> properties = new ArrayList<>();
      for (at = end + 1; at < text.length() && text.charAt(at) == '\t'; at = end + 1) {
        end = end(text, at);
        properties.add(property(text.substring(at + 1, end), line));
        line++;
      }
      boolean isRoot = numbers[0] == RecordTree.NONE && tree.size() == 0;
      if (!isRoot && (numbers[0] < 0 || numbers[0] >= tree.size())) {
        throw new InputFault(line, 1, "no such node: " + numbers[0]);
      }
      tree.add(numbers[0], properties, numbers[1], numbers[2]);
      line++;
    }
    if (tree.size() == 0) {
      throw new InputFault(line, 1, "no node");
    }
    return tree.tree();
  }

  private static int end(String text, int at) {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end;
  }

  private static int[] numbers(String text, int at, int end, int line) throws InputFault {
    String[] words = text.substring(at, end).split(" ");
    try {
      if (words.length == 4 && (words[0] + " ").equals(NODE)) {
        return new int[] {
          Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3])
        };
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new InputFault(line, 1, "a node was expected");
  }

  private static Property property(String text, int line) throws InputFault {
    List<String> words = List.of(text.split("\t", -1));
    try {
      List<String> values = words.stream().skip(1).map(String::translateEscapes).toList();
      return new Property(words.get(0), values);
    } catch (IllegalArgumentException e) {
      throw new InputFault(line, 1, e.getMessage());
    }
  }
}
