package dev.banmen.games.go;

/** Whether a play may leave its own group without a liberty. */
public enum Suicide {
  FORBIDDEN,
  /** Suicide is legal, and the group is taken off. */
  ALLOWED
}
