package dev.banmen.record.server;

import java.util.Optional;

/** Checks that a file's moves have consecutive numbers. Mutable, one thread. */
final class Numbering {
  private final FileFaults report;
  private int expected;

  Numbering(int first, FileFaults report) {
    expected = first;
    this.report = report;
  }

  /** Checks the number of the next move, and reports a gap. */
  void take(Optional<Integer> number, int line) {
    if (number.isPresent() && number.get() != expected) {
      report.note(line, "note.number", number.get(), expected);
      expected = number.get();
    }
    expected++;
  }
}
