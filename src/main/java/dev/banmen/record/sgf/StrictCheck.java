package dev.banmen.record.sgf;

import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.record.Sites;
import java.util.List;
import java.util.Map;

/**
 * Finds things in a record that SGF allows but hardly anybody means: stones set up where they
 * already are, two moves of one colour in a row, moves that the rules refuse. Mutable, one thread.
 */
final class StrictCheck {
  private static final Map<String, Mark> PUTS =
      Map.of("AB", Mark.BLACK, "AW", Mark.WHITE, "AE", Mark.EMPTY);

  private final RecordTree tree;
  private final FindingListener findings;
  private final Replay replay;
  private final Sites sites;
  private final Lattice lattice;
  private final boolean hasHandicap;

  StrictCheck(Recording recording, Games games, FindingListener findings) {
    this.tree = recording.tree();
    this.findings = findings;
    this.replay = Replay.of(recording, games);
    this.sites = new Sites(replay.game());
    this.lattice = replay.game().lattice();
    this.hasHandicap =
        games
            .find(recording.family())
            .flatMap(family -> RecordFormats.of(family).sgfMapping())
            .filter(SgfRootMapping::hasHandicap)
            .isPresent();
  }

  void check() {
    handicap();
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      node(node);
    }
  }

  private void node(int node) {
    List<Property> properties = tree.properties(node);
    if (node != RecordTree.ROOT) {
      if (properties.isEmpty()) {
        report(SgfIssue.EMPTY_NODE, node);
      }
      setup(node, properties);
    }
    replay.goTo(node);
    for (Property property : properties) {
      if (property.isMove()) {
        move(node, property);
      }
    }
  }

  private void setup(int node, List<Property> properties) {
    boolean isTold = false;
    for (Property property : properties) {
      Mark mark = PUTS.get(property.id());
      if (mark == null) {
        continue;
      }
      replay.goTo(tree.parent(node));
      for (Site site : sites.of(property)) {
        if (replay.board().at(lattice.index(site)) == mark) {
          String name = Recordable.notation(replay.game()).name(site);
          report(SgfIssue.ADDS_NOTHING, node, property.id(), name);
        }
      }
      if (!isTold) {
        boolean isLater = MoveNumbers.of(tree, tree.parent(node)) > 0;
        report(isLater ? SgfIssue.SETUP_LATER : SgfIssue.SETUP_SECOND, node, property.id());
        isTold = true;
      }
      if (mark == Mark.EMPTY) {
        level(node, property);
      }
    }
  }

  /** Reports a variation that removes the move before it, and may be meant as its sibling. */
  private void level(int node, Property empties) {
    int parent = tree.parent(node);
    boolean hasOthers = tree.nextSibling(tree.firstChild(parent)) != RecordTree.NONE;
    for (Property before : tree.properties(parent)) {
      if (hasOthers && before.isMove() && empties.values().contains(before.value())) {
        boolean isAll = empties.values().size() == 1 && !putsStones(node);
        report(isAll ? SgfIssue.LEVEL : SgfIssue.LEVEL_UNCERTAIN, node, "AE");
      }
    }
  }

  private boolean putsStones(int node) {
    return tree.property(node, "AB").isPresent() || tree.property(node, "AW").isPresent();
  }

  private void move(int node, Property move) {
    if (replay.missNumber() != 0) {
      report(SgfIssue.ILLEGAL_MOVE, node, move.id(), move.value());
    }
    int parent = tree.parent(node);
    if (parent != RecordTree.NONE
        && MoveNumbers.isMove(tree.properties(parent))
        && tree.property(parent, move.id()).isPresent()) {
      report(SgfIssue.SAME_COLOUR, node, move.id());
    }
  }

  /**
   * Checks HA (FF[4]): the number of handicap stones, 2 or more, which AB sets up in the same node.
   * With white stones too it is a position, which may have more black ones.
   */
  private void handicap() {
    if (!hasHandicap) {
      return;
    }
    int stones = tree.property(RecordTree.ROOT, "AB").map(p -> sites.of(p).size()).orElse(0);
    boolean hasWhite = tree.property(RecordTree.ROOT, "AW").isPresent();
    String text = tree.text(RecordTree.ROOT, "HA").trim();
    int handicap = Numbers.isNumber(text) && text.length() < 4 ? Integer.parseInt(text) : 0;
    if (handicap < 2 && stones > 1 && !hasWhite) {
      report(SgfIssue.HANDICAP_MISSING, RecordTree.ROOT, stones);
    } else if (handicap > 1 && (stones < handicap || stones > handicap && !hasWhite)) {
      report(SgfIssue.HANDICAP, RecordTree.ROOT, handicap, stones);
    }
  }

  private void report(SgfIssue finding, int node, Object... told) {
    findings.report(finding, tree.line(node), tree.column(node), told);
  }
}
