package dev.banmen.record.sgf;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.charset.PlainText;
import dev.banmen.text.ControlCharacters;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Reads one game of a file: its bytes by the grammar of SGF into a tree (SGF FF[4], EBNF). Damage
 * is repaired as well as possible, and reported. Nesting takes an array element, not a call.
 * Mutable, one thread, for one game.
 */
final class GameParser {
  static final int MOST_NODES = 4_000_000; // of a game; the rest is left out
  private static final int LONGEST_IDENTIFIER = 100;
  private static final int PLAIN_MOVE = 6; // bytes
  private static final char STAND_IN = '\ufffd'; // for invalid bytes
  private static final int MUCH = 512; // the maximum initial capacity, in nodes

  private byte[] in;
  private int end;
  private final Charset charset;
  private final FindingListener findings;
  private final NodeBuilder nodes;
  private final int most;

  private int at;
  private int line;
  private int lineStart;

  private final RecordTree.TreeBuilder tree;
  private int current = RecordTree.NONE; // the next node's parent
  private int[] opened = new int[16]; // current, at each open parenthesis
  private int depth;
  private boolean isFresh; // just after an opening parenthesis
  private boolean hasClosed; // just after a closing one

  private boolean inNode;
  private int nodeLine;
  private int nodeColumn;
  private final List<ParsedProperty> properties = new ArrayList<>();

  /**
   * A parser of one game.
   *
   * @param start the place of the first byte in its file
   * @param meaning reads the root's facts about the board
   * @param most the maximum number of nodes; the rest is left out
   */
  GameParser(
      byte[] in,
      FilePosition start,
      Charset charset,
      RootMeaning meaning,
      FindingListener findings,
      int most) {
    this.in = in;
    this.end = in.length;
    this.line = start.line();
    this.lineStart = 1 - start.column();
    this.charset = charset;
    this.findings = findings;
    this.tree = new RecordTree.TreeBuilder(expected(in.length, most));
    this.nodes = new NodeBuilder(tree, meaning, findings);
    this.most = most;
  }

  /** The initial capacity, in nodes: enough for bytes full of plain moves, within reason. */
  private static int expected(int bytes, int most) {
    return Math.max(1, Math.min(most, Math.min(bytes / PLAIN_MOVE + 1, MUCH)));
  }

  /** Parses the game; an InputFault if its root names an unknown one. */
  RecordTree tree() throws InputFault {
    while (at < end && tree.size() < most) {
      step();
    }
    if (at < end) {
      report(SgfIssue.TOO_MANY_NODES, at, most);
    } else {
      endNode();
      if (depth > 0) {
        report(SgfIssue.UNCLOSED_TREE, Math.max(0, at - 1), depth);
      }
    }
    if (tree.size() == 0) {
      nodes.add(RecordTree.NONE, List.of(), line, at - lineStart + 1);
    }
    nodes.end();
    return tree.tree();
  }

  private void step() throws InputFault {
    switch (in[at]) {
      case ';' -> node();
      case '(' -> open();
      case ')' -> close();
      case '[' -> strayValues();
      case '\n' -> newLine();
      case '\r' -> carriageReturn();
      case ' ', '\t', '\f', 0x0b -> at++;
      default -> word();
    }
  }

  private void newLine() {
    at++;
    line++;
    lineStart = at;
  }

  private void carriageReturn() {
    if (at + 1 < end && in[at + 1] == '\n') {
      at++;
    }
    newLine();
  }

  private void node() throws InputFault {
    endNode();
    if (hasClosed && depth > 0) {
      report(SgfIssue.NO_OPENING, at);
    }
    hasClosed = false;
    if (!plainMove()) {
      begin();
      at++;
    }
  }

  /** Reads nodes of one plain move each, as nearly all are. */
  private boolean plainMove() throws InputFault {
    boolean any = false;
    while (at + 6 < end && in[at] == ';' && in[at + 2] == '[' && in[at + 5] == ']') {
      byte id = in[at + 1];
      int pair = CommonNodes.pair(in[at + 3], in[at + 4]);
      boolean isPlain = (id == 'B' || id == 'W') && pair != 0 && endsNode(in[at + 6]);
      if (!isPlain || current == RecordTree.NONE || !nodes.isPlain(pair)) {
        return any;
      }
      current = nodes.addMove(current, id == 'B', pair, line, at - lineStart + 1);
      isFresh = false;
      any = true;
      at += 6;
      if (tree.size() >= most) {
        return true;
      }
      while (at < end && in[at] == '\n') {
        newLine();
      }
    }
    return any;
  }

  /** Whether a byte after a value surely ends its node; a line break may not. */
  private boolean endsNode(byte next) {
    if (next == ';' || next == ')' || next == '(') {
      return true;
    }
    int after = at + 6;
    while (after < end && (in[after] == '\n' || in[after] == '\r' || in[after] == ' ')) {
      after++;
    }
    return after < end && (in[after] == ';' || in[after] == ')' || in[after] == '(');
  }

  private void begin() {
    inNode = true;
    isFresh = false;
    nodeLine = line;
    nodeColumn = at - lineStart + 1;
  }

  private void endNode() throws InputFault {
    if (inNode) {
      inNode = false;
      current = nodes.add(current, properties, nodeLine, nodeColumn);
      properties.clear();
    }
  }

  private void open() throws InputFault {
    endNode();
    if (isFresh) {
      report(SgfIssue.VARIATION_START, at);
    }
    if (depth == opened.length) {
      opened = Arrays.copyOf(opened, 2 * depth);
    }
    opened[depth++] = current;
    isFresh = true;
    hasClosed = false;
    at++;
  }

  private void close() throws InputFault {
    endNode();
    if (depth == 0) {
      report(SgfIssue.ILLEGAL_CHARACTERS, at, ")");
    } else {
      if (isFresh) {
        report(SgfIssue.EMPTY_VARIATION, at);
      }
      current = opened[--depth];
      hasClosed = true;
    }
    isFresh = false;
    at++;
  }

  /** Creates a node for a property if there is none. */
  private void needNode(int from) {
    if (!inNode) {
      boolean isRoot = tree.size() == 0;
      report(isRoot ? SgfIssue.NO_SEMICOLON : SgfIssue.NO_NODE, from);
      begin();
      hasClosed = false;
    }
  }

  private void word() {
    int from = at;
    int capitals = 0;
    while (at < end && isWord(in[at])) {
      capitals += in[at] >= 'A' && in[at] <= 'Z' ? 1 : 0;
      at++;
    }
    int length = at - from;
    boolean isSmall = capitals == 0 && isSmallName(from);
    if (capitals == 0 && !isSmall) {
      junk(from);
      return;
    }
    int fromLine = line;
    int column = from - lineStart + 1;
    boolean isLong = length > LONGEST_IDENTIFIER;
    PropertyRule rule = isLong ? PropertyRule.of("") : rule(from, capitals);
    blanks();
    if (at >= end || in[at] != '[') {
      String id = isLong ? text(from, from + 20) : rule.id();
      findings.report(SgfIssue.NO_VALUES, fromLine, column, id);
      return;
    }
    needNode(from);
    if (isLong) {
      findings.report(SgfIssue.LONG_IDENTIFIER, fromLine, column, length);
      skipValues();
      return;
    }
    boolean isTold = isSmall || capitals < length && nodes.version() >= 4;
    if (isTold && hasLowerCase(from, from + length)) {
      findings.report(SgfIssue.LOWER_CASE, fromLine, column, text(from, from + length), rule.id());
    }
    ParsedProperty property = new ParsedProperty(rule, fromLine, column);
    values(property);
    properties.add(property);
  }

  /** Whether a name that ends here, all in small letters, is an SGF property with a value. */
  private boolean isSmallName(int from) {
    int next = at;
    while (next < end && (in[next] == ' ' || in[next] == '\n' || in[next] == '\r')) {
      next++;
    }
    return at - from <= 2
        && next < end
        && in[next] == '['
        && PropertyRule.of(inCapitals(from)).isKnown();
  }

  private String inCapitals(int from) {
    return text(from, at).toUpperCase(Locale.ROOT);
  }

  private static boolean isWord(byte b) {
    return CommonNodes.isLetter(b) || b >= '0' && b <= '9';
  }

  private boolean hasLowerCase(int from, int to) {
    for (int i = from; i < to; i++) {
      if (in[i] >= 'a' && in[i] <= 'z') {
        return true;
      }
    }
    return false;
  }

  /** The property whose name ends here. */
  private PropertyRule rule(int from, int capitals) {
    return capitals == at - from
        ? PropertyRule.of(in, from, at)
        : PropertyRule.of(capitals == 0 ? inCapitals(from) : identifier(from, at));
  }

  /** A name without its small letters, which FF[1] to FF[3] have programs ignore. */
  private String identifier(int from, int to) {
    StringBuilder id = new StringBuilder();
    for (int i = from; i < to; i++) {
      if (in[i] < 'a' || in[i] > 'z') {
        id.append((char) in[i]);
      }
    }
    return id.toString();
  }

  private void junk(int from) {
    while (at < end && !isStructure(in[at]) && !(in[at] >= 'A' && in[at] <= 'Z')) {
      at++;
    }
    report(SgfIssue.ILLEGAL_CHARACTERS, from, text(from, at));
  }

  private static boolean isStructure(byte b) {
    return switch (b) {
      case ';', '(', ')', '[', '\n', '\r', ' ', '\t' -> true;
      default -> false;
    };
  }

  private void blanks() {
    while (at < end) {
      switch (in[at]) {
        case '\n' -> newLine();
        case '\r' -> carriageReturn();
        case ' ', '\t', '\f', 0x0b -> at++;
        default -> {
          return;
        }
      }
    }
  }

  private void strayValues() {
    report(SgfIssue.NO_IDENTIFIER, at);
    skipValues();
  }

  private void skipValues() {
    values(new ParsedProperty(PropertyRule.of(""), line, at - lineStart + 1));
  }

  private void values(ParsedProperty property) {
    while (at < end && in[at] == '[') {
      int valueLine = line;
      int column = at - lineStart + 1;
      at++;
      property.add(value(property), valueLine, column);
      blanks();
    }
  }

  private String value(ParsedProperty property) {
    int from = at;
    int fromLine = line;
    int fromLineStart = lineStart;
    boolean isPlain = true;
    int bits = 0;
    while (at < end && in[at] != ']') {
      byte b = in[at];
      bits |= b;
      if (ValueText.isPlain(b)) {
        at++;
        continue;
      }
      isPlain = false;
      at += b == '\\' && at + 1 < end && in[at + 1] != '\n' && in[at + 1] != '\r' ? 1 : 0;
      control();
      lineAfter();
    }
    at = Math.min(at, end);
    int to = at;
    if (at == end) {
      findings.report(SgfIssue.UNCLOSED_VALUE, line, Math.max(1, at - lineStart), property.id());
    }
    int cut = property.rule.type().isWords() ? to : unclosed(from, to);
    if (cut < to) {
      line = fromLine;
      lineStart = fromLineStart;
      at = cut;
      report(SgfIssue.NO_BRACKET, from, property.id());
      return plain(from, cut, false, bits, property);
    }
    at = Math.min(at + 1, end);
    return plain(from, to, isPlain, bits, property);
  }

  /** Reports a control character in a value, except white space. */
  private void control() {
    if (at < end && in[at] == 0) {
      report(SgfIssue.ZERO_BYTE, at);
    } else if (at < end && ControlCharacters.is(in[at] & 0xff) && !isWhite(in[at])) {
      report(SgfIssue.CONTROL, at, String.format(Locale.ROOT, "%02X", in[at]));
    }
  }

  private static boolean isWhite(byte b) {
    return b >= '\t' && b <= '\r';
  }

  /** Skips one byte of a value that may end a line. */
  private void lineAfter() {
    switch (at < end ? in[at] : 0) {
      case '\n' -> newLine();
      case '\r' -> carriageReturn();
      default -> at++;
    }
  }

  /** The end of a value that ran on into other properties: no point or number has a bracket. */
  private int unclosed(int from, int to) {
    boolean ranOn = false;
    for (int i = from; i < to && !ranOn; i++) {
      ranOn = in[i] == '[' && (i == from || in[i - 1] != '\\');
    }
    int cut = from;
    while (ranOn && cut < to && isValueByte(in[cut])) {
      cut++;
    }
    return ranOn && isAfterValue(cut, cut > from) ? cut : to;
  }

  /**
   * Whether the bytes here can follow a value, apart from blanks; otherwise they are part of a
   * damaged value. Without this, {@code W[} and control characters would be a pass.
   *
   * @param hasBegun whether the value has a character, so another one may follow
   */
  private boolean isAfterValue(int from, boolean hasBegun) {
    int i = from;
    while (in[i] == ' ' || isWhite(in[i])) {
      i++; // a bracket follows
    }
    return switch (in[i]) {
      case ';', '(', ')' -> true;
      case '[' -> hasBegun;
      default -> CommonNodes.isLetter(in[i]);
    };
  }

  private static boolean isValueByte(byte b) {
    return isWord(b) || b == '.' || b == ':' || b == '-' || b == '+';
  }

  private String plain(int from, int to, boolean isPlain, int bits, ParsedProperty property) {
    if (bits < 0) {
      nodes.hasForeignText();
      if (to - from > LongText.LONG) {
        return longText(from, to, isPlain, property);
      }
    }
    String raw = new String(in, from, to - from, charset);
    if (bits < 0 && raw.indexOf(STAND_IN) >= 0) {
      reportBroken(from, to, property);
    }
    forget(to - from);
    return isPlain ? raw : ValueText.plain(raw, property.rule.type());
  }

  /** A long value beyond ASCII: memory has room for it once or twice, not more often. */
  private String longText(int from, int to, boolean isPlain, ParsedProperty property) {
    ValueType type = property.rule.type();
    boolean isWhole = isPlain || type.mayBeTwoTexts();
    LongText text =
        isWhole ? LongText.of(in, from, to, charset) : LongText.plain(in, from, to, charset, type);
    if (text.has(STAND_IN)) {
      reportBroken(from, to, property);
    }
    forget(to - from);
    return isPlain || !isWhole ? text.joined() : ValueText.plain(text.joined(), type);
  }

  /** Reports invalid bytes, if there are any: a stand-in may also be in the file itself. */
  private void reportBroken(int from, int to, ParsedProperty property) {
    if (!PlainText.isIn(in, from, to, charset)) {
      findings.report(SgfIssue.BAD_BYTES, line, from - lineStart + 1, property.id());
    }
  }

  /**
   * Releases the bytes already read, if a long value took most of them; but not the last of them,
   * as a fault may be there.
   */
  private void forget(int length) {
    if (length > LongText.LONG && length >= end - at) {
      int gone = at - 1;
      in = Arrays.copyOfRange(in, gone, end);
      end -= gone;
      lineStart -= gone;
      at -= gone;
    }
  }

  private String text(int from, int to) {
    return new String(in, from, Math.min(to, end) - from, StandardCharsets.ISO_8859_1);
  }

  private void report(SgfIssue finding, int place, Object... told) {
    findings.report(finding, line, Math.max(1, place - lineStart + 1), told);
  }
}
