package dev.banmen.record.sgf;

import java.util.ArrayList;
import java.util.List;

/** Makes one property of those that stand twice in a node; nothing that they say is lost. */
final class Merging {
  private Merging() {}

  /** The properties without those that were merged into another. */
  static List<Said> merged(List<Said> said, Findings findings) {
    if (said.size() < 2) {
      return said;
    }
    List<Said> merged = new ArrayList<>(said.size());
    for (Said one : said) {
      Said before = isSecondMove(one, merged) ? null : named(one.id(), merged);
      if (before == null) {
        merged.add(one);
      } else {
        findings.found(Finding.TWICE, one.line, one.column, one.id());
        take(before, one);
      }
    }
    return merged;
  }

  /** The same move again is no second move. */
  private static boolean isSecondMove(Said one, List<Said> merged) {
    Said before = named(one.id(), merged);
    return NodeReading.isMove(one) && before != null && !before.values.equals(one.values);
  }

  private static Said named(String id, List<Said> merged) {
    for (int i = 0; i < merged.size(); i++) {
      if (merged.get(i).id().equals(id)) {
        return merged.get(i);
      }
    }
    return null;
  }

  private static void take(Said before, Said one) {
    if (before.values.equals(one.values)) {
      return;
    }
    if (before.rule.kind() == Kind.TEXT) {
      String text = String.join("\n\n", before.values) + "\n\n" + String.join("\n\n", one.values);
      before.values.clear();
      before.add(text, before.line, before.column);
    } else {
      before.addAll(one);
    }
  }
}
