package dev.banmen.record.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Merges properties that occur twice in a node; nothing they say is lost. */
final class DuplicateProperties {
  /** What a game is played and counted by: a second, other value contradicts the first. */
  private static final Set<String> COUNTED = Set.of("GM", "SZ", "HA", "KM", "RU", "RE", "PL");

  private DuplicateProperties() {}

  static List<ParsedProperty> merged(List<ParsedProperty> properties, FindingListener findings) {
    if (properties.size() < 2) {
      return properties;
    }
    List<ParsedProperty> merged = new ArrayList<>(properties.size());
    for (ParsedProperty one : properties) {
      ParsedProperty before = named(one, merged);
      if (before == null || isSecondMove(before, one)) {
        merged.add(one);
      } else {
        findings.report(issue(before, one), one.line, one.column, one.id());
        take(before, one);
      }
    }
    return merged;
  }

  private static SgfIssue issue(ParsedProperty before, ParsedProperty one) {
    boolean isContrary = COUNTED.contains(one.id()) && !before.values.equals(one.values);
    return NodeBuilder.isMove(one)
        ? SgfIssue.MOVE_TWICE
        : isContrary ? SgfIssue.TOO_MANY_VALUES : SgfIssue.TWICE;
  }

  /** Whether a property is a second, different move. */
  private static boolean isSecondMove(ParsedProperty before, ParsedProperty one) {
    return NodeBuilder.isMove(one) && !before.values.equals(one.values);
  }

  private static ParsedProperty named(ParsedProperty one, List<ParsedProperty> merged) {
    for (int i = 0; i < merged.size(); i++) {
      if (merged.get(i).isNamedLike(one)) {
        return merged.get(i);
      }
    }
    return null;
  }

  private static void take(ParsedProperty before, ParsedProperty one) {
    if (before.values.equals(one.values)) {
      return;
    }
    if (before.rule.type() == ValueType.TEXT) {
      String text = String.join("\n\n", before.values) + "\n\n" + String.join("\n\n", one.values);
      before.values.clear();
      before.add(text, before.line, before.column);
    } else {
      before.addAll(one);
    }
  }
}
