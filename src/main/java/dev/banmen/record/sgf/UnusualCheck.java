package dev.banmen.record.sgf;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.LoneMove;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.record.Sites;
import java.util.List;

/**
 * Finds things in a record that SGF allows but hardly anybody means: stones set up where they
 * already are, two moves of one colour in a row, a handicap without its stones. It replays only
 * what comes before stones that are set up after the root. Mutable, one thread.
 */
final class UnusualCheck {
  private final Recording recording;
  private final RecordTree tree;
  private final Game game;
  private final ParsedRoot root;
  private final FindingListener findings;
  private final Side[] movers; // by node: who moved there, null if nobody did
  private Replay replay; // null until it is needed

  /** A check of a recording, whose nodes are in the order of its file, and of its game. */
  UnusualCheck(Recording recording, Game game, ParsedRoot root, FindingListener findings) {
    this.recording = recording;
    this.tree = recording.tree();
    this.game = game;
    this.root = root;
    this.findings = findings;
    this.movers = new Side[tree.size()];
  }

  void check(boolean hasHandicap) {
    if (hasHandicap) {
      handicap();
    }
    for (int node = RecordTree.ROOT; node < tree.size(); node++) {
      List<Property> properties = tree.properties(node);
      if (properties instanceof LoneMove lone) { // as nearly all are
        move(node, lone.side());
      } else {
        node(node, properties);
      }
    }
  }

  private void node(int node, List<Property> properties) {
    if (properties.isEmpty() && node != RecordTree.ROOT) {
      report(SgfIssue.EMPTY_NODE, node);
    }
    boolean isTold = false;
    for (int i = 0; i < properties.size(); i++) {
      Property property = properties.get(i);
      if (property.isMove()) {
        move(node, property.side());
      } else if (node != RecordTree.ROOT && property.puts().isPresent()) {
        setup(node, property, isTold);
        isTold = true;
      }
    }
  }

  private void setup(int node, Property property, boolean isTold) {
    Mark mark = property.puts().orElseThrow();
    Lattice lattice = game.lattice();
    replay = replay == null ? Replay.of(recording, game) : replay;
    replay.goTo(tree.parent(node));
    for (Site site : new Sites(game).of(property)) {
      if (replay.board().at(lattice.index(site)) == mark) {
        String name = Recordable.notation(game).name(site);
        report(SgfIssue.ADDS_NOTHING, node, property.id(), name);
      }
    }
    if (!isTold) {
      boolean isLater = MoveNumbers.of(tree, tree.parent(node)) > 0;
      report(isLater ? SgfIssue.SETUP_LATER : SgfIssue.SETUP_SECOND, node, property.id());
    }
    if (mark == Mark.EMPTY) {
      level(node, property);
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

  private void move(int node, Side side) {
    movers[node] = side;
    if (node != RecordTree.ROOT && movers[tree.parent(node)] == side) {
      report(SgfIssue.SAME_COLOUR, node, Property.letter(side));
    }
  }

  /**
   * Checks HA (FF[4]): the number of handicap stones, 2 or more, which AB sets up in the same node.
   * With white stones too it is a position, which may have more black ones.
   */
  private void handicap() {
    int stones =
        tree.property(RecordTree.ROOT, "AB").map(p -> new Sites(game).of(p).size()).orElse(0);
    boolean hasWhite = tree.property(RecordTree.ROOT, "AW").isPresent();
    String text = tree.text(RecordTree.ROOT, "HA").trim();
    int handicap = Numbers.isNumber(text) && text.length() < 4 ? Integer.parseInt(text) : 0;
    if (handicap < 2 && stones > 1 && !hasWhite) {
      inRoot(SgfIssue.HANDICAP_MISSING, "AB", stones);
    } else if (handicap > 1 && (stones < handicap || stones > handicap && !hasWhite)) {
      inRoot(SgfIssue.HANDICAP, "HA", handicap, stones);
    }
  }

  private void inRoot(SgfIssue finding, String id, Object... told) {
    findings.report(finding, root.line(id), root.column(id), told);
  }

  private void report(SgfIssue finding, int node, Object... told) {
    findings.report(finding, tree.line(node), tree.column(node), told);
  }
}
