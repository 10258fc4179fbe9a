package dev.banmen.survey;

import dev.banmen.game.record.Fault;
import dev.banmen.text.Printable;

/**
 * A finding of a check in one game: the first fault of a kind, and how often this kind was found.
 * Immutable.
 *
 * @param kind what the faults have in common
 * @param isUnusual whether it is allowed, but hardly ever meant
 * @param count from 1
 */
public record Finding(Fault fault, String kind, boolean isUnusual, int count) {
  /** The same in one of the files that another is packed of. */
  Finding in(String file) {
    String text = Printable.of(file) + ": " + fault.text();
    return new Finding(new Fault(fault.line(), fault.column(), text), kind, isUnusual, count);
  }

  /** This and others of the kind, with the first fault of all. */
  Finding with(Finding other) {
    boolean isLater = Fault.BY_PLACE.compare(fault, other.fault) > 0;
    return new Finding(isLater ? other.fault : fault, kind, isUnusual, count + other.count);
  }
}
