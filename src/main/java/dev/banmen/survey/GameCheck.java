package dev.banmen.survey;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.OptionFault;
import dev.banmen.game.SetupFault;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Checks one recording, all its variations included, for moves that the rules refuse, impossible
 * set-ups, values that name no site. For one use.
 */
final class GameCheck {
  private final Words words;
  private final Recording recording;
  private final RecordTree tree;
  private final int number;
  private final Consumer<Finding> found;
  private final TreeSet<Long> places = new TreeSet<>(); // of what its reader has reported
  private Replay replay;
  private Notation notation;
  private Lattice lattice;

  /**
   * @param number the game's number in its file, from 1
   * @param told what its reader has reported: unreadable moves are reported once
   */
  GameCheck(
      Recording recording,
      int number,
      List<Fault> told,
      Consumer<Finding> found,
      Language language) {
    words = language.words(GameCheck.class);
    this.recording = recording;
    this.number = number;
    this.found = found;
    tree = recording.tree();
    told.forEach(fault -> places.add(place(fault.line(), fault.column())));
  }

  private static long place(long line, long column) {
    return line << 32 | column;
  }

  /** Whether its reader has reported something in a node's text. */
  private boolean isTold(int node) {
    Long told = places.ceiling(place(tree.line(node), tree.column(node)));
    int next = tree.following(node);
    return told != null
        && (next == RecordTree.NONE || told < place(tree.line(next), tree.column(next)));
  }

  void run(KnownGames games) {
    try {
      replay = games.replay(recording);
    } catch (OptionFault fault) {
      report(RecordTree.ROOT, "game", fault.getMessage());
      return;
    }
    notation = Recordable.notation(replay.game());
    lattice = replay.game().lattice();
    do {
      node();
    } while (replay.next());
  }

  private void node() {
    int node = replay.node();
    List<SetupFault> unsound = replay.setupFaults();
    for (int i = 0; i < unsound.size(); i++) {
      report(node, "setup", words.text("setup", unsound.get(i).sentence()));
    }
    if (recording.refusalPolicy()
        != Recording.RefusalPolicy.PLACED) { // SGF's reader has reported values, each at its place
      values(node);
    }
    if (replay.missNumber() != 0) {
      String sentence = replay.explanation().orElseThrow().sentence();
      report(node, missKind(node), words.text("miss", replay.missNumber(), sentence));
    }
  }

  /**
   * The kind of a miss: where moves are tried each refusal counts, as for a judge; where they are
   * placed, the kind.
   */
  private String missKind(int node) {
    boolean isPlaced = recording.refusalPolicy() == Recording.RefusalPolicy.PLACED;
    return "miss " + replay.missNumber() + (isPlaced ? "" : "@" + node);
  }

  private void values(int node) {
    List<Property> properties = tree.properties(node);
    for (int i = 0; i < properties.size(); i++) {
      values(node, properties.get(i));
    }
  }

  private void values(int node, Property property) {
    switch (property.id()) {
      case "B", "W" -> {
        if (replay.hasUnreadable() && !isTold(node)) {
          move(node, property);
        }
      }
      case "AB", "AW", "AE", "TR", "SQ", "CR", "MA", "SL", "TB", "TW", "DD", "VW", "AR", "LN" ->
          property.values().forEach(value -> sites(node, property.id(), value));
      case "LB" ->
          property.values().forEach(value -> site(node, property.id(), value, value.indexOf(':')));
      default -> {}
    }
  }

  private void move(int node, Property property) {
    String value = property.value();
    if (!notation.isPass(value) && notation.parse(value).isEmpty()) {
      namesNone(node, property.id(), value);
    }
  }

  /** Checks a site, or two with a colon between; an empty value is a list without sites. */
  private void sites(int node, String id, String value) {
    int colon = value.indexOf(':');
    boolean isRight = isSite(value, 0, colon) && (colon < 0 || isSite(value, colon + 1, -1));
    if (!value.isEmpty() && !isRight) {
      namesNone(node, id, value);
    }
  }

  private void site(int node, String id, String value, int end) {
    if (!isSite(value, 0, end)) {
      namesNone(node, id, value);
    }
  }

  /** Whether part of a value is a site of the board. */
  private boolean isSite(String value, int from, int end) {
    String name = end < 0 ? value.substring(from) : value.substring(from, end);
    return notation.parse(name).filter(lattice::contains).isPresent();
  }

  private void namesNone(int node, String id, String value) {
    report(node, "site " + id, words.text("site", id, value));
  }

  private void report(int node, String kind, String text) {
    String shown = Printable.of(text);
    if (tree.line(node) > 0) {
      report(kind, new Fault(tree.line(node), tree.column(node), shown));
    } else {
      int move = MoveNumbers.of(tree, node);
      report(kind, new Fault(0, 0, words.text("place", number, move, shown)));
    }
  }

  private void report(String kind, Fault fault) {
    found.accept(new Finding(fault, kind, false, 1));
  }
}
