package dev.banmen.games.go;

/** Whether a pass costs a stone. */
public enum PassStones {
  NONE,
  /**
   * Each pass gives the opponent a prisoner, and White passes last, if need be once more (AGA
   * Concise Rules of Go).
   */
  GIVEN
}
