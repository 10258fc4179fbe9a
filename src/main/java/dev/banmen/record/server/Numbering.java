package dev.banmen.record.server;

import java.util.Optional;

/** Looks whether the moves of a file have the numbers they should have. Mutable, one thread. */
final class Numbering {
  private final FileFaults report;
  private int expected;

  /** Numbers that begin with this one. */
  Numbering(int first, FileFaults report) {
    expected = first;
    this.report = report;
  }

  /** Takes the number of the next move, and reports a gap. */
  void take(Optional<Integer> number, int line) {
    if (number.isPresent() && number.get() != expected) {
      report.note(line, "note.number", number.get(), expected);
      expected = number.get();
    }
    expected++;
  }
}
