package dev.banmen.record.sgf;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.charset.Charsets;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;

/** Reports games of a file that differ in kind. */
final class Comparing {
  private Comparing() {}

  /** Reports how a game differs from the first of its file. */
  static void withFirst(RecordTree first, RecordTree root, Spot place, FindingListener findings) {
    differ("GM", Finding.GAMES_DIFFER, first, root, place, findings);
    differ("FF", Finding.VERSIONS_DIFFER, first, root, place, findings);
  }

  private static void differ(
      String id, Finding finding, RecordTree first, RecordTree root, Spot at, FindingListener findings) {
    String here = value(root, id);
    String there = value(first, id);
    if (!here.equals(there)) {
      findings.report(finding, at.line(), at.column(), here, there);
    }
  }

  private static String value(RecordTree root, String id) {
    String value = root.text(RecordTree.ROOT, id).trim();
    return value.isEmpty() ? "1" : value; // the default game and version
  }

  /** Reports a game that names another charset than its file is read in. */
  static void charset(List<Property> root, int line, int column, Charset file, FindingListener findings) {
    for (Property property : root) {
      if (property.id().equals(CharsetLabel.ID)) {
        Optional<Charset> named = Charsets.named(property.value());
        if (!named.equals(Optional.of(file))) {
          Finding finding = named.isEmpty() ? Finding.UNKNOWN_CHARSET : Finding.OTHER_CHARSET;
          findings.report(finding, line, column, property.value(), file.name());
        }
      }
    }
  }
}
