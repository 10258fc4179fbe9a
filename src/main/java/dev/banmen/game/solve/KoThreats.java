package dev.banmen.game.solve;

/** How a ko may help to reach a goal. */
public enum KoThreats {
  /** Not at all: the opponent always takes back at once, and the goal's side never may. */
  NONE("none"),
  /** The goal's side has one threat, and so may take back at once one time; the opponent none. */
  ONE("one threat");

  private final String word;

  KoThreats(String word) {
    this.word = word;
  }

  /** The words for it in a lesson. */
  public String word() {
    return word;
  }
}
