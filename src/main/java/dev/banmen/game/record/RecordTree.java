package dev.banmen.game.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The content of one game's record: nodes with properties, variations in the record's order. Nodes
 * are numbered from the {@link #ROOT} in the order they were made; numbers stay the same in every
 * tree made from this one. Immutable, for any thread; a change copies a few arrays of numbers, and
 * shares all properties.
 */
public final class RecordTree {
  /** The first node. */
  public static final int ROOT = 0;

  /** Instead of a node's number: there is no such node. */
  public static final int NONE = -1;

  private final int[] parents;
  private final int[] firsts; // first child
  private final int[] nexts; // next sibling
  private final int[] lines; // where a node starts in its file; 0 if in none
  private final int[] columns;
  private final List<List<Property>> properties;

  private RecordTree(
      int[] parents,
      int[] firsts,
      int[] nexts,
      int[] lines,
      int[] columns,
      List<List<Property>> properties) {
    this.parents = parents;
    this.firsts = firsts;
    this.nexts = nexts;
    this.lines = lines;
    this.columns = columns;
    this.properties = properties;
  }

  public static RecordTree of(List<Property> root) {
    TreeBuilder builder = new TreeBuilder();
    builder.add(NONE, root, 0, 0);
    return builder.tree();
  }

  /** One more than the highest number of a node, removed ones included. */
  public int size() {
    return parents.length;
  }

  /** The node before this one; {@link #NONE} for the root. */
  public int parent(int node) {
    return parents[node];
  }

  /** The first node after this one, which continues the main line; or {@link #NONE}. */
  public int firstChild(int node) {
    return firsts[node];
  }

  /** The next variation beside this node; or {@link #NONE}. */
  public int nextSibling(int node) {
    return nexts[node];
  }

  /** The variation before this node; or {@link #NONE}. */
  public int previousSibling(int node) {
    int previous = NONE;
    int at = node == ROOT ? ROOT : firsts[parents[node]];
    while (at != node) {
      previous = at;
      at = nexts[at];
    }
    return previous;
  }

  /** The nodes after this one, the main line's first. */
  public List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    for (int child = firsts[node]; child != NONE; child = nexts[child]) {
      children.add(child);
    }
    return children;
  }

  /** The next node in the order of a file, parents before children; {@link #NONE} at the end. */
  public int following(int node) {
    if (firsts[node] != NONE) {
      return firsts[node];
    }
    int at = node;
    while (at != NONE && nexts[at] == NONE) {
      at = parents[at];
    }
    return at == NONE ? NONE : nexts[at];
  }

  /** The nodes from the root to this one, both included. */
  public int[] path(int node) {
    int length = 0;
    for (int at = node; at != NONE; at = parents[at]) {
      length++;
    }
    int[] path = new int[length];
    for (int at = node; at != NONE; at = parents[at]) {
      path[--length] = at;
    }
    return path;
  }

  /** The last node of the main line from this one on. */
  public int end(int node) {
    int at = node;
    while (firsts[at] != NONE) {
      at = firsts[at];
    }
    return at;
  }

  /** Whether a node can be reached from the root: it is there, and was not removed. */
  public boolean has(int node) {
    if (node >= size()) {
      return false;
    }
    for (int at = node; at != ROOT; at = parents[at]) {
      int sibling = firsts[parents[at]];
      while (sibling != at && sibling != NONE) {
        sibling = nexts[sibling];
      }
      if (sibling != at) {
        return false;
      }
    }
    return true;
  }

  /** This node, or the last one before it that was not removed. */
  public int nearest(int node) {
    int at = node;
    while (!has(at)) {
      at = parents[at];
    }
    return at;
  }

  /** The properties of a node, in the record's order. */
  public List<Property> properties(int node) {
    return properties.get(node);
  }

  /** The first property of that name at a node. */
  public Optional<Property> property(int node, String id) {
    List<Property> all = properties.get(node);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).id().equals(id)) {
        return Optional.of(all.get(i));
      }
    }
    return Optional.empty();
  }

  /** The first value of that property at a node; an empty text if there is none. */
  public String text(int node, String id) {
    return property(node, id).map(Property::value).orElse("");
  }

  /** Whether a result of the game is recorded; SGF's {@code ?} says that it is not known. */
  public boolean hasResult() {
    String result = text(ROOT, "RE");
    return !result.isEmpty() && !result.equals("?");
  }

  /** The line of the file that a node starts in, from 1; 0 if it came from no file. */
  public int line(int node) {
    return lines[node];
  }

  /** The column of that line, from 1; 0 where the node is the whole line. */
  public int column(int node) {
    return columns[node];
  }

  /** Returns the tree with other properties at a node. */
  public RecordTree with(int node, List<Property> parsed) {
    List<List<Property>> changed = new ArrayList<>(properties);
    changed.set(node, List.copyOf(parsed));
    return new RecordTree(parents, firsts, nexts, lines, columns, changed);
  }

  /**
   * Returns the tree in which this property replaces a node's first one of that name, or is added
   * at the end; without values the property is removed.
   */
  public RecordTree with(int node, Property property) {
    List<Property> parsed = new ArrayList<>(properties.get(node));
    int at = 0;
    while (at < parsed.size() && !parsed.get(at).id().equals(property.id())) {
      at++;
    }
    if (at < parsed.size()) {
      parsed.remove(at);
    }
    if (!property.values().isEmpty()) {
      parsed.add(Math.min(at, parsed.size()), property);
    }
    return with(node, parsed);
  }

  /** Returns the tree with a new last variation after this node; its number is the old size. */
  public RecordTree grown(int node, List<Property> parsed) {
    int child = size();
    int[] grownFirsts = grown(firsts, NONE);
    int[] grownNexts = grown(nexts, NONE);
    int last = lastChild(node);
    if (last == NONE) {
      grownFirsts[node] = child;
    } else {
      grownNexts[last] = child;
    }
    List<List<Property>> more = new ArrayList<>(properties);
    more.add(List.copyOf(parsed));
    return new RecordTree(
        grown(parents, node), grownFirsts, grownNexts, grown(lines, 0), grown(columns, 0), more);
  }

  private int lastChild(int node) {
    int last = firsts[node];
    while (last != NONE && nexts[last] != NONE) {
      last = nexts[last];
    }
    return last;
  }

  private static int[] grown(int[] numbers, int last) {
    int[] grown = Arrays.copyOf(numbers, numbers.length + 1);
    grown[numbers.length] = last;
    return grown;
  }

  /** Returns the tree without a node, not the root, and all that comes after it. */
  public RecordTree without(int node) {
    List<Integer> siblings = children(parents[node]);
    siblings.remove(Integer.valueOf(node));
    return ordered(parents[node], siblings);
  }

  /** Returns the tree with a node, not the root, that many places later among its siblings. */
  public RecordTree moved(int node, int places) {
    List<Integer> siblings = children(parents[node]);
    int from = siblings.indexOf(node);
    int to = Math.max(0, Math.min(siblings.size() - 1, from + places));
    siblings.add(to, siblings.remove(from));
    return ordered(parents[node], siblings);
  }

  private RecordTree ordered(int parent, List<Integer> children) {
    int[] otherFirsts = firsts.clone();
    int[] otherNexts = nexts.clone();
    int previous = NONE;
    for (int child : children) {
      link(parent, previous, child, otherFirsts, otherNexts);
      previous = child;
    }
    link(parent, previous, NONE, otherFirsts, otherNexts);
    return new RecordTree(parents, otherFirsts, otherNexts, lines, columns, properties);
  }

  private static void link(int parent, int previous, int child, int[] firsts, int[] nexts) {
    if (previous == NONE) {
      firsts[parent] = child;
    } else {
      nexts[previous] = child;
    }
  }

  /** Makes a tree node by node. Mutable, one thread. */
  public static final class TreeBuilder {
    private static final int USUAL = 64;

    private final int expected;
    private int[] parents;
    private int[] firsts;
    private int[] nexts;
    private int[] lasts; // last child
    private int[] lines;
    private int[] columns;
    private final ArrayList<List<Property>> properties;

    public TreeBuilder() {
      this(USUAL);
    }

    /** Creates a builder with room for about so many nodes, at least 1. */
    public TreeBuilder(int expected) {
      this.expected = expected;
      parents = new int[expected];
      firsts = new int[expected];
      nexts = new int[expected];
      lasts = new int[expected];
      lines = new int[expected];
      columns = new int[expected];
      properties = new ArrayList<>(expected);
    }

    public int size() {
      return properties.size();
    }

    /**
     * Adds a node after all its siblings.
     *
     * @param parent {@link RecordTree#NONE} for the root, which comes first
     * @param line where it starts in its file, from 1; 0 if in none
     * @return its number
     */
    public int add(int parent, List<Property> parsed, int line, int column) {
      int node = properties.size();
      if (node == parents.length) {
        makeRoom();
      }
      properties.add(parsed);
      parents[node] = parent;
      firsts[node] = NONE;
      nexts[node] = NONE;
      lasts[node] = NONE;
      lines[node] = line;
      columns[node] = column;
      if (parent != NONE) {
        link(parent, lasts[parent], node, firsts, nexts);
        lasts[parent] = node;
      }
      return node;
    }

    private void makeRoom() {
      int room = 2 * parents.length;
      parents = Arrays.copyOf(parents, room);
      firsts = Arrays.copyOf(firsts, room);
      nexts = Arrays.copyOf(nexts, room);
      lasts = Arrays.copyOf(lasts, room);
      lines = Arrays.copyOf(lines, room);
      columns = Arrays.copyOf(columns, room);
    }

    public void set(int node, List<Property> parsed) {
      properties.set(node, parsed);
    }

    public List<Property> properties(int node) {
      return properties.get(node);
    }

    /** Returns the tree; don't use the builder afterwards. */
    public RecordTree tree() {
      int size = properties.size();
      if (2 * size < expected) {
        properties.trimToSize();
      }
      return new RecordTree(
          Arrays.copyOf(parents, size),
          Arrays.copyOf(firsts, size),
          Arrays.copyOf(nexts, size),
          Arrays.copyOf(lines, size),
          Arrays.copyOf(columns, size),
          properties);
    }
  }
}
