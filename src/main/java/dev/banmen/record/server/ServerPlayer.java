package dev.banmen.record.server;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A player; the rank is in SGF's notation where clear, {@code 3d*}, or may be empty. Immutable. */
record ServerPlayer(String name, String rank) {
  /** A number, then kyu or dan in English, Chinese or Korean, then perhaps a professional's P. */
  private static final Pattern RANK =
      Pattern.compile("([0-9]{1,2})\\s*(?:([Kk급级級])|([Dd단段])?([Pp])?)([*?]?)");

  private static final Pattern WORDS = Pattern.compile("[^0-9]{1,2}[급级級단段][Pp*?]?");

  /** A name with a rank in parentheses, as in Tygem: {@code Ann (3D)}. */
  static ServerPlayer inParentheses(String text) {
    int open = text.lastIndexOf('(');
    return open > 0 && text.endsWith(")")
        ? new ServerPlayer(
            text.substring(0, open).strip(), rank(text.substring(open + 1, text.length() - 1)))
        : new ServerPlayer(text, "");
  }

  /** A name with a rank after blanks, as in WBaduk: {@code Ann 3D*}. */
  static ServerPlayer afterBlanks(String text) {
    int blank = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t'));
    String last = text.substring(blank + 1);
    boolean isRank = RANK.matcher(last).matches() || WORDS.matcher(last).matches();
    return blank > 0 && isRank
        ? new ServerPlayer(text.substring(0, blank).strip(), rank(last))
        : new ServerPlayer(text, "");
  }

  /** The rank in SGF's notation, or as written if that can't express it. */
  static String rank(String written) {
    Matcher rank = RANK.matcher(written.strip());
    if (!rank.matches()
        || rank.group(2) == null && rank.group(3) == null && rank.group(4) == null) {
      return written.strip();
    }
    String kind = rank.group(4) != null ? "p" : rank.group(2) != null ? "k" : "d";
    return rank.group(1) + kind + rank.group(5);
  }
}
