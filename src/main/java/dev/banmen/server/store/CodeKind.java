package dev.banmen.server.store;

/** The use of a code to the one who has it. */
public enum CodeKind {
  /** Gives a person another key, once. */
  LINK,
  /** Gives a person a new key in place of all others, once. */
  RECOVERY,
  /** Lets somebody without a key come back; with a key, makes it theirs. */
  BACK
}
