package dev.banmen.games.go;

/** The way of counting at the end. */
public enum Scoring {
  /** Stones on the board and the empty points that only they reach. */
  AREA,
  /** Empty points that only one side reaches, and prisoners. */
  TERRITORY
}
