package dev.banmen.session.text;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.GameTree;
import dev.banmen.record.OwnProperties;
import dev.banmen.session.Clock;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.EventReplay;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.SessionReducer;
import dev.banmen.session.Stamped;
import dev.banmen.session.TimeControl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Converts a recording to lines of text. Each line is replayed in a session while writing, so a
 * reader finds each move played, or refused, as it says. For one use.
 */
final class RecordText {
  private final RecordTree tree;
  private final Game game;
  private final StringBuilder body = new StringBuilder();
  private final String head;
  private final int[] numbers; // by node: its number among those written
  private final int[] sessionNodes; // by node: the session's node there
  private final Set<String> unsaid; // properties of the root in other lines
  private final List<Integer> nodes = new ArrayList<>(List.of(RecordTree.ROOT)); // by session node
  private final EventReplay run;
  private int cursor = RecordTree.ROOT; // where a reader continues with the next line
  private int count = 1;

  RecordText(Recording recording, Games games) {
    RecordTerms found = new RecordTerms(recording, games);
    tree = recording.tree();
    Position start = found.terms().start(games);
    run = new EventReplay(Session.begin(found.terms(), start));
    game = start.game();
    numbers = new int[tree.size()];
    sessionNodes = new int[tree.size()];
    unsaid = new HashSet<>(found.propertyIds());
    StringBuilder lines = new StringBuilder();
    SavedGameText.head(found.terms(), game.lattice(), lines);
    head = lines.append("begin ").append(found.begun()).append('\n').toString();
  }

  String text() {
    int node = RecordTree.ROOT;
    while ((node = tree.following(node)) != RecordTree.NONE) {
      node(node);
    }
    goToEnd(sessionNodes[tree.end(RecordTree.ROOT)]);
    Session session = accepted(ended(agreed(run.session())));
    left(session.terms().time());
    if (tree.text(RecordTree.ROOT, "RE").equals(Results.of(session.outcome()))) {
      unsaid.add("RE");
    }
    return head + rootNotes() + body;
  }

  /** Goes to the end of the main line, or before it if the game is over there without a result. */
  private void goToEnd(int end) {
    if (run.node() != end) {
      goTo(end);
    }
    Session session = run.session();
    boolean isOpen = tree.property(RecordTree.ROOT, "RE").isEmpty();
    if (isOpen && session.isOver() && end != GameTree.ROOT) {
      goTo(session.tree().parent(end));
      from(tree.end(RecordTree.ROOT)); // nothing was taken back: a reader keeps all lines
    }
  }

  private void node(int node) {
    int parent = tree.parent(node);
    if (run.node() != sessionNodes[parent]) {
      goTo(sessionNodes[parent]);
      cursor = RecordTree.NONE;
    }
    Optional<Property> property = move(node);
    boolean goesOn = tree.property(node, OwnProperties.PLAYED_ON).isPresent() && goesOn();
    String line =
        property
            .flatMap(it -> Recordable.move(Recordable.notation(game), it))
            .map(move -> happen(move, node))
            .orElse("node");
    boolean isOld =
        run.node() != sessionNodes[parent] && run.node() < nodes.size(); // a reader goes there
    if (cursor != parent || tree.firstChild(parent) != node || isOld) {
      from(parent);
    }
    body.append(line).append('\n');
    numbers[node] = count++;
    sessionNodes[node] = run.node();
    if (run.node() == nodes.size()) {
      nodes.add(node);
    }
    cursor = node;
    notes(node, property, body);
  }

  private void from(int node) {
    body.append("from ").append(numbers[node]).append('\n');
  }

  /** Resumes play after both passed; false, with nothing changed, if they have not. */
  private boolean goesOn() {
    Stamped stamped = new Stamped(0, Player.HERE, Event.Act.CONTINUE);
    if (!run.isCounting()) {
      return false;
    }
    run.on(stamped);
    body.append("0 here continue\n");
    return true;
  }

  /** The first move of a node that names a site. */
  private Optional<Property> move(int node) {
    for (Property property : tree.properties(node)) {
      if (isMove(property) && Recordable.move(Recordable.notation(game), property).isPresent()) {
        return Optional.of(property);
      }
    }
    return Optional.empty();
  }

  private static boolean isMove(Property property) {
    return property.isMove() && property.values().size() == 1;
  }

  private String happen(Move move, int node) {
    boolean isCut = tree.property(node, OwnProperties.CUT).isPresent();
    Stamped stamped = new Stamped(0, Player.HERE, new Event.Try(move, "", isCut));
    String written = MoveText.of(game, move);
    return run.take(stamped)
        ? "0 here " + written + (isCut ? " " + EventText.CUT : "")
        : "0 here ! " + written + " " + run.refuse(stamped);
  }

  private void goTo(int node) {
    run.take(new Stamped(0, Player.HERE, new Event.GoTo(node)));
    body.append("0 here goto ").append(node).append('\n');
  }

  private String rootNotes() {
    StringBuilder notes = new StringBuilder();
    for (Property property : tree.properties(RecordTree.ROOT)) {
      if (!unsaid.contains(property.id())) {
        note(property, notes);
      }
    }
    return notes.toString();
  }

  private void notes(int node, Optional<Property> move, StringBuilder lines) {
    boolean isCounted = isCounted(node);
    for (Property property : tree.properties(node)) {
      boolean isTold =
          move.isPresent() && property == move.get()
              || property.id().equals(OwnProperties.CUT) && isCut(node)
              || property.id().equals(OwnProperties.PLAYED_ON) && isPlayedOn(tree.parent(node));
      boolean isOfCount = isCounted && OwnProperties.OF_COUNT.contains(property.id());
      if (!isTold && !isOfCount && !property.isSettingUp()) {
        note(property, lines);
      }
    }
  }

  /** Whether a reader knows that a computer's time was over there. */
  private boolean isCut(int node) {
    return run.isCut(sessionNodes[node]);
  }

  /** Whether a reader knows that a node's children come after both sides had passed. */
  private boolean isPlayedOn(int node) {
    return run.isPlayedOn(sessionNodes[node]);
  }

  /** Whether the count's lines say what is dead there: after it nothing can be played. */
  private boolean isCounted(int node) {
    boolean isAgreed =
        tree.property(node, OwnProperties.DEAD).isPresent()
            || tree.property(node, OwnProperties.NEUTRAL).isPresent();
    return isAgreed
        && nodes.get(sessionNodes[node]) == node
        && tree.end(node) == tree.end(RecordTree.ROOT)
        && run.session().isCounting();
  }

  private static void note(Property property, StringBuilder lines) {
    for (String value : property.values()) {
      lines.append("note ").append(PercentText.word(property.id()));
      lines.append(value.isEmpty() ? "" : " ").append(PercentText.rest(value)).append('\n');
    }
  }

  /** Marks what is dead and neutral if the game is counted. */
  private Session agreed(Session session) {
    int end = nodes.get(session.node());
    if (!isCounted(end)) {
      return session;
    }
    CountAgreement agreed =
        new CountAgreement(sites(end, OwnProperties.DEAD), sites(end, OwnProperties.NEUTRAL));
    SavedGameText.sites("dead", agreed.dead(), session, body);
    SavedGameText.sites("neutral", agreed.neutral(), session, body);
    return session.withAgreed(agreed);
  }

  /** Accepts the count if the record has a result. */
  private Session accepted(Session session) {
    if (!session.isCounting() || tree.property(RecordTree.ROOT, "RE").isEmpty()) {
      return session;
    }
    body.append("0 here accept\n");
    return SessionReducer.accepted(session);
  }

  private Set<Site> sites(int node, String id) {
    Set<Site> sites = new TreeSet<>();
    for (String name : tree.property(node, id).map(Property::values).orElse(List.of())) {
      Recordable.notation(game).parse(name).filter(game.lattice()::contains).ifPresent(sites::add);
    }
    return sites;
  }

  /** Ends the game if a side gave up or its time ran out. */
  private Session ended(Session session) {
    String result = tree.text(RecordTree.ROOT, "RE");
    boolean isSaid = result.length() == 3 && "RT".indexOf(result.charAt(2)) >= 0;
    if (result.equals("0") && session.isInPlay() && session.node() != GameTree.ROOT) {
      body.append("0 here draw\n");
      return session.on(Event.Act.OFFER_DRAW);
    } else if (session.isOver()
        || !isSaid
        || !(result.startsWith("B+") || result.startsWith("W+"))) {
      return session;
    }
    Side loser = result.charAt(0) == 'B' ? Side.WHITE : Side.BLACK;
    boolean isLate = result.charAt(2) == 'T';
    body.append("0 here ").append(isLate ? "late " : "resign ");
    body.append(MoveText.letter(loser)).append('\n');
    return isLate ? SessionReducer.late(session, loser, 0) : session.on(new Event.Resign(loser));
  }

  /** Writes both sides' remaining time at the end, for playing on. */
  private void left(TimeControl control) {
    if (control.kind() == TimeControl.TimeKind.NONE) {
      return;
    }
    Optional<Clock.TimeLeft> black = RemainingTime.of(tree, Side.BLACK, control);
    Optional<Clock.TimeLeft> white = RemainingTime.of(tree, Side.WHITE, control);
    if (black.isPresent() && white.isPresent()) {
      SavedGameText.left(Side.BLACK, black.get(), body);
      SavedGameText.left(Side.WHITE, white.get(), body);
    }
  }
}
