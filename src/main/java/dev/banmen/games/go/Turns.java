package dev.banmen.games.go;

/** Who may move when. */
public enum Turns {
  ALTERNATE,
  /** Either colour at any time, as the exercises have it. */
  ANY
}
