package dev.banmen.survey;

import dev.banmen.game.record.Fault;

/**
 * A finding of a check in one game: the first fault of a kind, and how often this kind was found.
 * Immutable.
 *
 * @param kind what the faults have in common
 * @param isUnusual whether it is allowed, but hardly ever meant
 * @param count from 1
 */
public record Finding(Fault fault, String kind, boolean isUnusual, int count) {
  /** One more of this kind. */
  Finding again() {
    return new Finding(fault, kind, isUnusual, count + 1);
  }
}
