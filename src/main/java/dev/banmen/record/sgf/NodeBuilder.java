package dev.banmen.record.sgf;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.sgf.PropertyRule.NodeKind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Builds nodes from properties: checks values, merges duplicates, and gives a second move its own
 * node. Mutable, one thread, for one game.
 */
final class NodeBuilder {
  private final RecordTree.TreeBuilder tree;
  private final RootMeaning meaning;
  private final FindingListener findings;
  private final ValueCheck values;
  private final NodeCheck check;

  private Optional<Points> points = Optional.empty();
  private int version = 1;
  private boolean isForeign;
  private boolean rootInforms;
  private final BitSet informed = new BitSet(); // nodes at or after one with game info

  NodeBuilder(RecordTree.TreeBuilder tree, RootMeaning meaning, FindingListener findings) {
    this.tree = tree;
    this.meaning = meaning;
    this.findings = findings;
    this.values = new ValueCheck(findings);
    this.check = new NodeCheck(findings);
  }

  /** The version of SGF in the root; 1 if it has none. */
  int version() {
    return version;
  }

  void hasForeignText() {
    isForeign = true;
  }

  /** Whether a move of two letters needs no further check. */
  boolean isPlain(int pair) {
    return points.isEmpty() || points.get().isMove(pair);
  }

  int addMove(int parent, boolean isBlack, int pair, int line, int column) {
    int node = tree.add(parent, CommonNodes.node(isBlack, pair), line, column);
    inform(parent, node, false);
    return node;
  }

  /**
   * Adds a node, or two if it has two moves.
   *
   * @param properties its properties, in order; not retained
   * @return the last of them
   */
  int add(int parent, List<ParsedProperty> properties, int line, int column) throws InputFault {
    boolean isRoot = tree.size() == 0;
    if (isRoot) {
      readRoot(properties, line, column);
    }
    int at = isRoot || parent != RecordTree.NONE ? parent : RecordTree.ROOT;
    values.read(isRoot ? of(properties, false) : properties, version, points);
    List<ParsedProperty> merged = DuplicateProperties.merged(properties, findings);
    int second = secondMove(merged);
    if (second < 0) {
      return addOne(at, merged, line, column);
    }
    ParsedProperty move = merged.get(second);
    findings.report(SgfIssue.TWO_MOVES, move.line, move.column, move.id());
    int first = addOne(at, merged.subList(0, second), line, column);
    List<ParsedProperty> rest = new ArrayList<>(merged.subList(second, merged.size()));
    return add(first, rest, move.line, move.column);
  }

  private int addOne(int parent, List<ParsedProperty> parsed, int line, int column) {
    boolean isRoot = parent == RecordTree.NONE;
    boolean hadInfo = !isRoot && isInformed(parent);
    check.check(parsed, isRoot, hadInfo, version);
    List<Property> properties = properties(parsed);
    if (isRoot) {
      properties = CharsetLabel.inUtf8(properties, isForeign);
    }
    int node = tree.add(parent, properties, line, column);
    inform(parent, node, informs(parsed));
    return node;
  }

  private static boolean informs(List<ParsedProperty> properties) {
    for (int i = 0; i < properties.size(); i++) {
      if (properties.get(i).rule.seat() == NodeKind.INFO) {
        return true;
      }
    }
    return false;
  }

  private boolean isInformed(int node) {
    return rootInforms || informed.get(node);
  }

  private void inform(int parent, int node, boolean informs) {
    if (node == RecordTree.ROOT) {
      rootInforms = informs;
    } else if (!rootInforms && (informs || informed.get(parent))) {
      informed.set(node);
    }
  }

  private static List<Property> properties(List<ParsedProperty> parsed) {
    Property[] properties = new Property[parsed.size()];
    for (int i = 0; i < properties.length; i++) {
      properties[i] = new Property(parsed.get(i).id(), parsed.get(i).values);
    }
    return List.of(properties);
  }

  private static int secondMove(List<ParsedProperty> properties) {
    boolean hasMove = false;
    for (int i = 0; i < properties.size(); i++) {
      if (isMove(properties.get(i))) {
        if (hasMove) {
          return i;
        }
        hasMove = true;
      }
    }
    return -1;
  }

  static boolean isMove(ParsedProperty property) {
    return property.rule.isMove();
  }

  private void readRoot(List<ParsedProperty> properties, int line, int column) throws InputFault {
    for (ParsedProperty one : properties) {
      if (one.id().equals("FF")) {
        version = version(one);
      }
    }
    values.read(of(properties, true), version, points);
    points = meaning.points(new ParsedRoot(properties, line, column));
  }

  /** A root's properties about the game itself, or the rest, which depend on the game. */
  private static List<ParsedProperty> of(List<ParsedProperty> properties, boolean ofGame) {
    List<ParsedProperty> some = new ArrayList<>();
    for (ParsedProperty one : properties) {
      boolean isOfGame = one.rule.seat() == NodeKind.ROOT || one.rule.seat() == NodeKind.INFO;
      if (isOfGame == ofGame) {
        some.add(one);
      }
    }
    return some;
  }

  private int version(ParsedProperty property) {
    String value = property.values.get(0).trim();
    boolean isKnown = value.length() == 1 && value.charAt(0) >= '1' && value.charAt(0) <= '4';
    if (isKnown) {
      return value.charAt(0) - '0';
    }
    boolean isNumber = Numbers.isNumber(value);
    findings.report(
        isNumber ? SgfIssue.UNKNOWN_VERSION : SgfIssue.BAD_ROOT,
        property.line(0),
        property.column(0),
        "FF",
        value);
    return 4;
  }

  /** Sets the root's charset property, once all text is read. */
  void end() {
    if (isForeign) {
      tree.set(RecordTree.ROOT, CharsetLabel.inUtf8(tree.properties(RecordTree.ROOT), true));
    }
  }
}
