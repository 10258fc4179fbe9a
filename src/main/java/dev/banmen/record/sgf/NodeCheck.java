package dev.banmen.record.sgf;

import dev.banmen.record.OwnProperties;
import dev.banmen.record.sgf.PropertyRule.NodeKind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds contradictions within one node. Stateless except for its findings. */
final class NodeCheck {
  /** The properties that are Banmen's own. */
  private static final Set<String> OWN =
      Set.of(
          Attempts.ID,
          RefusalPolicyProperty.ID,
          OwnProperties.DEAD,
          OwnProperties.NEUTRAL,
          OwnProperties.CUT,
          OwnProperties.PLAYED_ON);

  private final FindingListener findings;

  NodeCheck(FindingListener findings) {
    this.findings = findings;
  }

  /** Reports everything wrong with a node; {@code hadInfo} if one before it has game info. */
  void check(List<ParsedProperty> properties, boolean isRoot, boolean hadInfo, int version) {
    ParsedProperty move = null;
    ParsedProperty setup = null;
    boolean hasPoints = false;
    boolean isAnnotated = false;
    for (int i = 0; i < properties.size(); i++) {
      ParsedProperty one = properties.get(i);
      ValueType type = one.rule.type();
      hasPoints |= type == ValueType.POINTS;
      isAnnotated |= type == ValueType.DOUBLE || type == ValueType.NONE;
      place(one, isRoot, hadInfo, version);
      move = NodeBuilder.isMove(one) ? one : move;
      setup = one.rule.seat() == NodeKind.SETUP ? one : setup;
    }
    if (move != null && setup != null) {
      report(SgfIssue.MIXED, setup, setup.id(), move.id());
    }
    if (move != null && isRoot) {
      report(SgfIssue.MOVE_IN_ROOT, move, move.id());
    }
    if (isAnnotated) {
      annotations(properties, move != null);
    }
    if (hasPoints) {
      unique(properties, List.of("AB", "AW", "AE"));
      unique(properties, List.of("MA", "TR", "SQ", "CR", "SL"));
    }
  }

  private void place(ParsedProperty one, boolean isRoot, boolean hadInfo, int version) {
    PropertyRule rule = one.rule;
    if (!rule.isKnown() && !OWN.contains(rule.id())) {
      if (rule.id().length() > 2) {
        report(SgfIssue.LONG_NAME, one, rule.id());
      }
      report(SgfIssue.UNKNOWN_PROPERTY, one, rule.id());
      return;
    }
    if (rule.seat() == NodeKind.ROOT && !isRoot) {
      report(SgfIssue.ROOT_ELSEWHERE, one, rule.id());
    }
    if (rule.seat() == NodeKind.INFO && hadInfo) {
      report(SgfIssue.INFO_AGAIN, one, rule.id());
    }
    if (!rule.isIn(version)) {
      report(SgfIssue.OTHER_VERSION, one, rule.id(), version);
    } else if (!rule.isIn(4)) {
      report(SgfIssue.OBSOLETE, one, rule.id());
    }
    if (rule.id().equals("KI")) {
      report(SgfIssue.KOMI_IN_HALVES, one, one.values.get(0));
    }
    if (rule.id().equals("VW")) {
      view(one, version);
    }
  }

  private void view(ParsedProperty view, int version) {
    boolean startsEmpty = view.values.get(0).isEmpty() && view.values.size() > 1;
    if (startsEmpty || version < 4 && view.values.size() != 2) {
      report(SgfIssue.VIEW, view, version);
    }
  }

  private void annotations(List<ParsedProperty> properties, boolean hasMove) {
    ParsedProperty opinion = null;
    ParsedProperty quality = null;
    for (ParsedProperty one : properties) {
      switch (one.id()) {
        case "GB", "GW", "DM", "UC" -> {
          if (opinion != null) {
            report(SgfIssue.CONTRADICTION, one, one.id(), opinion.id());
          }
          opinion = one;
        }
        case "KO" -> {
          if (!hasMove) {
            report(SgfIssue.KO_ALONE, one); // FF[4], KO: an error without a move in its node
          }
        }
        case "BM", "TE", "DO", "IT" -> {
          if (!hasMove) {
            report(SgfIssue.NO_MOVE, one, one.id());
          }
          if (quality != null) {
            report(SgfIssue.BAD_AND_GOOD, one, one.id(), quality.id());
          }
          quality = one;
        }
        default -> {}
      }
    }
  }

  private void unique(List<ParsedProperty> properties, List<String> group) {
    Set<String> seen = null;
    for (ParsedProperty one : properties) {
      if (!group.contains(one.id())) {
        continue;
      }
      seen = seen == null ? new HashSet<>() : seen;
      for (int i = 0; i < one.values.size(); i++) {
        if (!seen.add(one.values.get(i))) {
          findings.report(
              SgfIssue.NOT_UNIQUE, one.line(i), one.column(i), one.id(), one.values.get(i));
        }
      }
    }
  }

  private void report(SgfIssue finding, ParsedProperty property, Object... told) {
    findings.report(finding, property.line, property.column, told);
  }
}
