package dev.banmen.game;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** How the options of a family's games stand at the root of an SGF record. Immutable. */
public interface Heading {
  /** The game's number in SGF: 1 for Go, 2 for Othello. */
  int number();

  /**
   * The options that a root's properties choose.
   *
   * @param notes hears of values that mean nothing, one sentence each; the usual ones stand in
   */
  Map<String, String> chosen(List<Property> root, Consumer<String> notes);

  /** The properties that say what was chosen: {@code GM}, {@code SZ}, {@code KM} and the like. */
  List<Property> root(Map<String, String> chosen);
}
