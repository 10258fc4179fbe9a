package dev.banmen.tui.term;

/** Names of terminals, as in TERM. Stateless. */
public final class TermName {
  private TermName() {}

  /** Whether this is one of these terminals, or a variant of one, as {@code foot-extra} is. */
  public static boolean isOf(String term, String... names) {
    for (String name : names) {
      if (term.equals(name) || term.startsWith(name + "-")) {
        return true;
      }
    }
    return false;
  }
}
