package dev.banmen.record.sgf;

import java.util.List;

/** Recognizes what follows the parenthesis that starts a game. Stateless. */
final class GameStart {
  static final int AHEAD = 1 << 9; // more bytes than are examined from one place
  private static final int NEAR = AHEAD / 4;
  private static final List<String> OF_ROOTS = List.of("GM[", "FF[", "SZ[", "CA[", "AP[", "ST[");

  private GameStart() {}

  /** Whether a game starts here if no other text comes before it: with a node or a property. */
  static boolean isNext(byte[] in, int after, int end) {
    int at = blanks(in, after, end);
    return at < end && in[at] == ';' || isProperty(in, at, end);
  }

  /** Whether a game starts without a parenthesis: with a property, in a node or not. */
  static boolean isBare(byte[] in, int from, int end) {
    int at = blanks(in, from, end);
    boolean isNode = at < end && in[at] == ';';
    return isProperty(in, isNode ? blanks(in, at + 1, end) : at, end);
  }

  /** Whether a game starts within text, which may have parentheses and smileys. */
  static boolean isInText(byte[] in, int after, int end) {
    int begun = blanks(in, after, end);
    if (begun == end || in[begun] != ';' && in[begun] != '(') {
      return isTelling(in, after, end); // or any (A[1]) would count
    }
    int from = signs(in, after, end);
    int at = from;
    int last = Math.min(end, after + NEAR);
    while (at < last && "()[];".indexOf(in[at]) < 0) {
      at++;
    }
    boolean isEmpty = at < last && in[at] == ')' && at == from && from > begun;
    return isEmpty || at < last && in[at] == '[' && isNamed(in, at, after);
  }

  /** Whether a game starts within anything: with something unlikely to occur by chance. */
  static boolean isTelling(byte[] in, int after, int end) {
    int at = signs(in, after, end);
    return OF_ROOTS.stream().anyMatch(begun -> startsWith(in, at, end, begun));
  }

  private static boolean startsWith(byte[] in, int at, int end, String begun) {
    for (int i = 0; i < begun.length(); i++) {
      if (at + i >= end || in[at + i] != begun.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** The index after nodes and parentheses without content. */
  private static int signs(byte[] in, int from, int end) {
    int at = blanks(in, from, end);
    while (at < Math.min(end, from + NEAR) && (in[at] == ';' || in[at] == '(')) {
      at = blanks(in, at + 1, end);
    }
    return at;
  }

  private static boolean isProperty(byte[] in, int from, int end) {
    int at = from;
    while (at < Math.min(end, from + NEAR) && CommonNodes.isLetter(in[at])) {
      at++;
    }
    int bracket = blanks(in, at, end);
    return bracket < end && in[bracket] == '[' && isNamed(in, bracket, from);
  }

  /** Whether a property's name is before a bracket: letters, with a capital among them. */
  private static boolean isNamed(byte[] in, int bracket, int from) {
    int at = bracket - 1;
    while (at > from && isBlank(in[at])) {
      at--;
    }
    while (at >= from && CommonNodes.isLetter(in[at])) {
      if (in[at--] <= 'Z') {
        return true;
      }
    }
    return false;
  }

  /** The next index that is not a blank, within a limited distance. */
  static int blanks(byte[] in, int from, int end) {
    int at = from;
    while (at < Math.min(end, from + NEAR) && isBlank(in[at])) {
      at++;
    }
    return at;
  }

  private static boolean isBlank(byte b) {
    return b <= ' ' && b > 0;
  }
}
