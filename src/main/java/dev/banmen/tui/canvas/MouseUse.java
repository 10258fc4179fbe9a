package dev.banmen.tui.canvas;

/** The use of a viewer's mouse. */
public enum MouseUse {
  /** The mouse selects text in the terminal. */
  NONE,
  /** A click on a point plays there. */
  PLAYS,
  /** A click on a point moves the cursor there, and a second one plays. */
  CONFIRMS;

  /** Returns the one of a setting's value: {@code true}, {@code false} or {@code confirm}. */
  public static MouseUse of(String value) {
    return switch (value) {
      case "true" -> PLAYS;
      case "confirm" -> CONFIRMS;
      default -> NONE;
    };
  }
}
