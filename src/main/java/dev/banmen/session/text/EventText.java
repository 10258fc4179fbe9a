package dev.banmen.session.text;

import static java.util.stream.Collectors.joining;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.Request;
import dev.banmen.session.Seat;
import dev.banmen.session.SeatFault;
import dev.banmen.session.Session;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Converts events to and from text; as a handler, those that had an effect on a session. */
final class EventText implements Event.Handler<String> {
  /** After a move that a computer chose because its time was over. */
  static final String CUT = "cut";

  private static final String DEAD = "dead";
  private static final String NEUTRAL = "neutral";
  private static final String PROPOSE = "propose";

  /** The words of those that are saved. */
  private static final Map<Event.Act, String> ACTS =
      Map.of(
          Event.Act.UNDO, "undo",
          Event.Act.REDO, "redo",
          Event.Act.OFFER_DRAW, "draw",
          Event.Act.ASK_ESTIMATE, "estimate",
          Event.Act.ACCEPT, "accept",
          Event.Act.CONTINUE, "continue",
          Event.Act.ANNUL, "annul",
          Event.Act.RESUME, "resumed");

  private static final Map<Event.MarkKind, String> MARKS =
      Map.of(
          Event.MarkKind.DEAD, DEAD,
          Event.MarkKind.GROUP, "group",
          Event.MarkKind.NEUTRAL, NEUTRAL);

  /** The words before an answer. */
  private static final Map<Request.RequestKind, String> REQUESTS =
      Map.of(
          Request.RequestKind.TAKEBACK, "takeback",
          Request.RequestKind.DRAW, "draw",
          Request.RequestKind.ESTIMATE, "estimate");

  private final Session before;
  private final Game game;

  private EventText(Session before) {
    this.before = before;
    game = before.position().game();
  }

  /** The text of an event that had an effect on this session. */
  static String of(Session before, Event event) {
    return event.to(new EventText(before));
  }

  @Override
  public String tried(Event.Try attempt) {
    return MoveText.of(game, attempt.move()) + (attempt.isCut() ? " " + CUT : "");
  }

  @Override
  public String ifCurrent(Event.IfCurrent answer) {
    return answer.event().to(this);
  }

  @Override
  public String act(Event.Act act) {
    if (!ACTS.containsKey(act)) {
      throw new IllegalArgumentException("it has no effect that is saved");
    }
    return ACTS.get(act);
  }

  @Override
  public String mark(Event.MarkKind kind, Site site) {
    return MARKS.get(kind) + " " + MoveText.site(game, site);
  }

  @Override
  public String reply(boolean agreed) {
    return REQUESTS.get(before.asked().orElseThrow().kind()) + " " + (agreed ? "yes" : "no");
  }

  @Override
  public String goTo(int node) {
    return "goto " + node;
  }

  @Override
  public String resign(Side side) {
    return "resign " + MoveText.letter(side);
  }

  @Override
  public String dispute(Site site) {
    return "dispute " + MoveText.site(game, site);
  }

  @Override
  public String sit(Side side, Seat seat) {
    return SavedGameText.seat(side, seat);
  }

  @Override
  public String forfeit(Side side) {
    return "forfeit " + MoveText.letter(side);
  }

  @Override
  public String settle(Optional<CountAgreement> judged) {
    return "settle" + judged.map(marks -> marks(game, marks)).orElse("");
  }

  @Override
  public String propose(Set<Site> dead) {
    return PROPOSE + sites(game, dead);
  }

  @Override
  public String fail(Side side, SeatFault fault) {
    throw new IllegalArgumentException("it has no effect that is saved");
  }

  private static String marks(Game game, CountAgreement marks) {
    String neutral = marks.neutral().isEmpty() ? "" : " " + NEUTRAL + sites(game, marks.neutral());
    return " " + DEAD + sites(game, marks.dead()) + neutral;
  }

  /** The sites, each after a blank. */
  static String sites(Game game, Set<Site> sites) {
    return sites.stream().map(site -> " " + MoveText.site(game, site)).collect(joining());
  }

  private static Event settled(Game game, TextLine line) throws InputFault {
    if (!line.takes(DEAD)) {
      return new Event.Settle();
    }
    Set<Site> dead = new TreeSet<>();
    Set<Site> neutral = new TreeSet<>();
    Set<Site> sites = dead;
    while (line.hasMore()) {
      sites = line.takes(NEUTRAL) ? neutral : sites;
      sites.add(line.site(game));
    }
    return new Event.Settle(Optional.of(new CountAgreement(dead, neutral)));
  }

  private static Event proposed(Game game, TextLine line) throws InputFault {
    Set<Site> dead = new TreeSet<>();
    do {
      dead.add(line.site(game));
    } while (line.hasMore());
    return new Event.Propose(dead);
  }

  private static Side side(TextLine line) throws InputFault {
    return line.oneOf("black", "white").equals("black") ? Side.BLACK : Side.WHITE;
  }

  /** Reads an event from its first word and the rest of its line. */
  static Event read(Game game, String verb, TextLine line) throws InputFault {
    Optional<Event.Act> act = key(ACTS, verb);
    Optional<Event.MarkKind> mark = key(MARKS, verb);
    boolean isAnswer = REQUESTS.containsValue(verb) && line.hasMore();
    if (act.isPresent() && !isAnswer) {
      return act.get();
    } else if (mark.isPresent()) {
      return new Event.Marking(mark.get(), line.site(game));
    } else if (REQUESTS.containsValue(verb)) {
      return new Event.Reply(line.oneOf("yes", "no").equals("yes"));
    }
    return switch (verb) {
      case "B", "W" -> new Event.Try(line.move(game, line.side(verb)), "", line.takes(CUT));
      case "dispute" -> new Event.Dispute(line.site(game));
      case "goto" -> new Event.GoTo((int) line.number(0, Integer.MAX_VALUE, "expected.node"));
      case "resign" -> new Event.Resign(line.side(line.oneOf("B", "W")));
      case "seat" -> new Event.Sit(side(line), TermsReader.holder(line));
      case "forfeit" -> new Event.Forfeit(line.side(line.oneOf("B", "W")));
      case "settle" -> settled(game, line);
      case PROPOSE -> proposed(game, line);
      default -> throw line.found("expected.event");
    };
  }

  private static <K> Optional<K> key(Map<K, String> words, String word) {
    return words.keySet().stream().filter(one -> words.get(one).equals(word)).findFirst();
  }
}
