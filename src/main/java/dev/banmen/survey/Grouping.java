package dev.banmen.survey;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** By what games can be counted. */
public enum Grouping {
  YEAR,
  OPENING,
  EVENT,
  PLAYER,
  /** Of the player whose games they are; of nobody without one. */
  OPPONENT,
  /** Of that player. */
  COLOUR;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The ids, in the order in which to offer them. */
  public static List<String> ids() {
    return Arrays.stream(values()).map(Grouping::id).toList();
  }

  public static Optional<Grouping> named(String id) {
    return Arrays.stream(values()).filter(one -> one.id().equals(id)).findFirst();
  }

  /** Whether it is one player's games that are counted by it. */
  public boolean isOfPlayer() {
    return this == OPPONENT || this == COLOUR;
  }
}
