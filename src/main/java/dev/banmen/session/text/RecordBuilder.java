package dev.banmen.session.text;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SiteEscapes;
import dev.banmen.record.OwnProperties;
import dev.banmen.session.Clock;
import dev.banmen.session.Event;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Builds a record of a session. A refused move becomes a node where it was tried, with play
 * continuing after it. The main line is the game as it stands: what was taken back stays as a
 * variation of what was played instead, and is left out where nothing was. For one use.
 */
final class RecordBuilder {
  private final Set<Integer> playedOn = new HashSet<>(); // nodes of the session's tree
  private final RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
  private final List<Integer> nodes = new ArrayList<>(); // by node of the session's tree
  private final List<Integer> ends = new ArrayList<>(); // where the record continues, likewise
  private Game game;
  private long begun; // in milliseconds
  private int cursor; // where the record continues
  private int sessionNode; // the session's node in its tree
  private boolean isSent; // whether a line just set the cursor
  private boolean isOrdered; // whether any line has, so variations are already in order
  private boolean hasTimes; // whether notes have remaining times

  void begun(Terms terms, Game played, long millis) {
    game = played;
    begun = millis;
    List<Property> properties = new ArrayList<>();
    add("PB", terms.black().recordedName(), properties);
    add("PW", terms.white().recordedName(), properties);
    add("DT", RecordDay.of(millis), properties);
    if (terms.time().kind() != TimeControl.TimeKind.NONE) {
      add("TM", RecordTime.seconds(terms.time().mainMillis()), properties);
      add("OT", terms.time().text(), properties);
    }
    nodes.add(tree.add(RecordTree.NONE, properties, 0, 0));
    ends.add(RecordTree.ROOT);
  }

  private static void add(String id, String value, List<Property> properties) {
    if (!value.isEmpty()) {
      properties.add(Property.of(id, value));
    }
  }

  int size() {
    return tree.size();
  }

  /** Adds a played move, perhaps one played here before, that leads to this session's node. */
  void played(int node, Event.Try attempt, long line) {
    boolean isNew = node == nodes.size();
    cursor = isNew || isSent ? add(properties(attempt.move()), line) : ends.get(node);
    if (isNew) {
      nodes.add(cursor);
      ends.add(cursor);
    }
    if (attempt.isCut() && !has(tree.properties(nodes.get(node)), OwnProperties.CUT)) {
      tree.properties(nodes.get(node)).add(Property.of(OwnProperties.CUT, ""));
    }
    sessionNode = node;
    isSent = false;
  }

  private int add(List<Property> properties, long line) {
    return tree.add(cursor, new ArrayList<>(properties), (int) line, 0);
  }

  void refused(Move move, long line) {
    continued(properties(move), line);
  }

  private List<Property> properties(Move move) {
    return playedOn.contains(sessionNode)
        ? List.of(property(move), Property.of(OwnProperties.PLAYED_ON, ""))
        : List.of(property(move));
  }

  /** Notes that play resumes here although both sides passed. */
  void playedOn() {
    playedOn.add(sessionNode);
  }

  private Property property(Move move) {
    String value =
        move instanceof Place place
            ? SiteEscapes.of(Recordable.notation(game), game.lattice(), place.site())
            : "";
    return Property.ofMove(move.side(), value);
  }

  /** Notes that the session may be at another node of its tree. */
  void went(int node) {
    cursor = ends.get(node);
    sessionNode = node;
    isSent = false;
  }

  void node(long line) {
    continued(List.of(), line);
  }

  /** Adds a node after which the game stands as before. */
  private void continued(List<Property> properties, long line) {
    cursor = add(properties, line);
    ends.set(sessionNode, cursor);
    isSent = false;
  }

  /** Sets the parent of the next node, whatever the session's node. */
  void from(int node) {
    cursor = node;
    isSent = true;
    isOrdered = true;
  }

  /** Adds a property to the record's current node. */
  void note(String id, String value) {
    hasTimes |= id.equals("BL") || id.equals("WL");
    List<Property> properties = tree.properties(cursor);
    int at = 0;
    while (at < properties.size() && !properties.get(at).id().equals(id)) {
      at++;
    }
    if (at == properties.size()) {
      properties.add(Property.of(id, value));
    } else {
      List<String> values = new ArrayList<>(properties.get(at).values());
      values.add(value);
      properties.set(at, new Property(id, values));
    }
  }

  /** Notes a side's remaining time after its move; none while no time passes, as no clock ran. */
  void left(int node, Side side, Clock clock, long millis) {
    if (clock.isTimed() && millis != begun) {
      left(node, side, clock.left(side, millis));
    }
  }

  void left(int node, Side side, Clock.TimeLeft left) {
    List<Property> properties = tree.properties(nodes.get(node));
    boolean inPeriods = left.mainMillis() == 0 && left.periods() > 0;
    long millis = inPeriods ? left.periodMillis() : left.mainMillis();
    String id = side == Side.BLACK ? "BL" : "WL";
    if (hasTimes || has(properties, id)) {
      return; // already noted
    }
    properties.add(Property.of(id, RecordTime.seconds(millis)));
    if (inPeriods) {
      properties.add(
          Property.of(side == Side.BLACK ? "OB" : "OW", Integer.toString(left.periods())));
    }
  }

  Recording recording(Session session) {
    agreed(session);
    rename("PB", session.terms().black());
    rename("PW", session.terms().white());
    String result = session.isOver() ? Results.of(session.outcome()) : "";
    boolean isNoted = has(tree.properties(RecordTree.ROOT), "RE");
    if (!result.isEmpty() && !isNoted) {
      tree.properties(RecordTree.ROOT).add(Property.of("RE", result));
    }
    Terms terms = session.terms();
    return new Recording(
        terms.family(),
        terms.chosen(),
        terms.setup().orElse(game.start()),
        Recording.RefusalPolicy.TRIED,
        isOrdered ? tree.tree() : played(session, tree.tree()));
  }

  /** Notes who sits there at the end: a program says its name during the game. */
  private void rename(String id, Seat seat) {
    List<Property> properties = tree.properties(RecordTree.ROOT);
    boolean isNoted = properties.stream().anyMatch(property -> property.id().equals(id));
    if (!isNoted || seat.isComputer()) {
      properties.removeIf(property -> property.id().equals(id));
      add(id, seat.recordedName(), properties);
    }
  }

  private static boolean has(List<Property> properties, String id) {
    return properties.stream().anyMatch(property -> property.id().equals(id));
  }

  /**
   * Notes what is dead and neutral, and the owners of all sites by that; of a count that is over
   * also where nothing was marked. An earlier count there gives way to marks.
   */
  private void agreed(Session session) {
    boolean isCounted = session.isCounted() && session.isOver();
    if (session.agreed().isUnmarked() && !isCounted) {
      return;
    }
    List<Property> properties = tree.properties(nodes.get(session.node()));
    if (session.agreed().isUnmarked() && (has(properties, "TB") || has(properties, "TW"))) {
      return; // another program has counted
    }
    properties.removeIf(property -> OwnProperties.OF_COUNT.contains(property.id()));
    sites(OwnProperties.DEAD, session.agreed().dead(), properties);
    sites(OwnProperties.NEUTRAL, session.agreed().neutral(), properties);
    List<Mark> owners = session.owners();
    sites("TB", owned(Mark.BLACK, owners, session), properties);
    sites("TW", owned(Mark.WHITE, owners, session), properties);
  }

  /** A side's sites on which it has no piece. */
  private List<Site> owned(Mark side, List<Mark> owners, Session session) {
    Lattice lattice = game.lattice();
    List<Site> owned = new ArrayList<>();
    for (int site = 0; site < owners.size(); site++) {
      if (owners.get(site) == side && session.position().at(lattice.site(site)) != side) {
        owned.add(lattice.site(site));
      }
    }
    return owned;
  }

  private void sites(String id, Collection<Site> sites, List<Property> properties) {
    if (!sites.isEmpty()) {
      properties.add(
          new Property(id, sites.stream().map(Recordable.notation(game)::name).toList()));
    }
  }

  /** The tree with the session's line as its main line, and nothing after that. */
  private RecordTree played(Session session, RecordTree plain) {
    List<Integer> line = new ArrayList<>();
    for (int node : plain.path(ends.get(session.node()))) {
      line.add(node);
    }
    Collections.reverse(line);
    RecordTree ordered = plain;
    for (int node : line) {
      if (ordered.previousSibling(node) != RecordTree.NONE) {
        ordered = ordered.moved(node, -ordered.children(ordered.parent(node)).size());
      }
    }
    for (int node : plain.children(ends.get(session.node()))) {
      ordered = ordered.without(node);
    }
    return ordered;
  }
}
