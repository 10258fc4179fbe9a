package dev.banmen.server.ssh;

import java.util.List;

/** The words of a request behind the name of the host. Immutable. */
record AskedWords(List<String> all) {
  /** The words before a code that says who somebody is. */
  private static final List<String> CODES = List.of("link", "recover", "back");

  /** The word for line mode on any terminal, before other words or alone. */
  private static final String LINE = "line";

  static final AskedWords NONE = new AskedWords(List.of());

  /** The words of a command; none for an empty one. */
  static AskedWords of(String command) {
    return command.isBlank() ? NONE : new AskedWords(List.of(command.strip().split("\\s+")));
  }

  /** The first one; empty for none. */
  String verb() {
    return all.isEmpty() ? "" : all.get(0);
  }

  /** The words after the first one; empty for none. */
  String rest() {
    return String.join(" ", all.subList(Math.min(1, all.size()), all.size()));
  }

  /** Whether they are a word and a code that says who somebody is. */
  boolean isCode() {
    return all.size() == 2 && CODES.contains(verb());
  }

  /** Whether they ask for games that are over: {@code past 5 sgf} or {@code past all}. */
  boolean isOfPast() {
    return verb().equals("past")
        && (all.size() == 3 && all.get(2).equals("sgf")
            || all.size() == 2 && all.get(1).equals("all"));
  }

  /** Whether they ask for line mode. */
  boolean isLineMode() {
    return verb().equals(LINE);
  }

  /** The words behind the one for line mode. */
  AskedWords inLineMode() {
    return isLineMode() ? new AskedWords(all.subList(1, all.size())) : this;
  }
}
