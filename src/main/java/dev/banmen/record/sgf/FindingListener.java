package dev.banmen.record.sgf;

/** Receives a reader's findings. */
interface FindingListener {
  FindingListener NONE = (finding, line, column, values) -> {}; // ignores all findings

  /** Receives a finding with its line and its column in bytes, from 1, and its text's values. */
  void report(SgfIssue finding, long line, long column, Object... values);

  /** Returns a listener that passes on to this one what is not only unusual. */
  default FindingListener ofRepairs() {
    return (finding, line, column, values) -> {
      if (!finding.isUnusual()) {
        report(finding, line, column, values);
      }
    };
  }
}
