package dev.banmen.session.text;

import static java.util.stream.Collectors.joining;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.Event;
import dev.banmen.session.Request;
import dev.banmen.session.Seat;
import dev.banmen.session.SeatFault;
import dev.banmen.session.Session;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Converts events to and from text; as a handler, those that had an effect on a session. */
final class EventText implements Event.Handler<String> {
  /** After a move that a computer chose because its time was over. */
  static final String CUT = "cut";

  private static final String DEAD = "dead";

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
  public String undo() {
    return "undo";
  }

  @Override
  public String reply(boolean agreed) {
    return word(before.asked().orElseThrow().kind()) + " " + (agreed ? "yes" : "no");
  }

  @Override
  public String offerDraw() {
    return "draw";
  }

  @Override
  public String askEstimate() {
    return "estimate";
  }

  @Override
  public String redo() {
    return "redo";
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
  public String markDead(Site site) {
    return "dead " + MoveText.site(game, site);
  }

  @Override
  public String markGroup(Site site) {
    return "group " + MoveText.site(game, site);
  }

  @Override
  public String markNeutral(Site site) {
    return "neutral " + MoveText.site(game, site);
  }

  @Override
  public String accept() {
    return "accept";
  }

  @Override
  public String dispute(Site site) {
    return "dispute " + MoveText.site(game, site);
  }

  @Override
  public String playOn() {
    return "continue";
  }

  @Override
  public String sit(Side side, Seat seat) {
    return GameText.seat(side, seat);
  }

  @Override
  public String forfeit(Side side) {
    return "forfeit " + MoveText.letter(side);
  }

  @Override
  public String settle(Optional<Set<Site>> dead) {
    return "settle" + dead.map(sites -> " " + DEAD + sites(game, sites)).orElse("");
  }

  @Override
  public String annul() {
    return "annul";
  }

  @Override
  public String resume() {
    return "resumed";
  }

  @Override
  public String fail(Side side, SeatFault fault) {
    throw new IllegalArgumentException("it has no effect that is saved");
  }

  @Override
  public String clockTick() {
    throw new IllegalArgumentException("it has no effect that is saved");
  }

  private static String sites(Game game, Set<Site> sites) {
    return sites.stream().map(site -> " " + MoveText.site(game, site)).collect(joining());
  }

  private static Event settled(Game game, TextLine line) throws InputFault {
    if (!line.takes(DEAD)) {
      return new Event.Settle();
    }
    Set<Site> sites = new TreeSet<>();
    while (line.hasMore()) {
      sites.add(line.site(game));
    }
    return new Event.Settle(Optional.of(sites));
  }

  private static String word(Request.RequestKind kind) {
    return switch (kind) {
      case DRAW -> "draw";
      case ESTIMATE -> "estimate";
      case TAKEBACK -> "takeback";
    };
  }

  private static Side side(TextLine line) throws InputFault {
    return line.oneOf("black", "white").equals("black") ? Side.BLACK : Side.WHITE;
  }

  /** Reads an event from its first word and the rest of its line. */
  static Event read(Game game, String verb, TextLine line) throws InputFault {
    return switch (verb) {
      case "B", "W" -> new Event.Try(line.move(game, line.side(verb)), "", line.takes(CUT));
      case "undo" -> new Event.Undo();
      case "takeback" -> new Event.Reply(line.oneOf("yes", "no").equals("yes"));
      case "draw" ->
          line.hasMore()
              ? new Event.Reply(line.oneOf("yes", "no").equals("yes"))
              : new Event.OfferDraw();
      case "estimate" ->
          line.hasMore()
              ? new Event.Reply(line.oneOf("yes", "no").equals("yes"))
              : new Event.AskEstimate();
      case "accept" -> new Event.Accept();
      case "dispute" -> new Event.Dispute(line.site(game));
      case "continue" -> new Event.Continue();
      case "redo" -> new Event.Redo();
      case "goto" -> new Event.GoTo((int) line.number(0, Integer.MAX_VALUE, "expected.node"));
      case "resign" -> new Event.Resign(line.side(line.oneOf("B", "W")));
      case "dead" -> new Event.MarkDead(line.site(game));
      case "group" -> new Event.MarkGroup(line.site(game));
      case "neutral" -> new Event.MarkNeutral(line.site(game));
      case "seat" -> new Event.Sit(side(line), TermsReader.holder(line));
      case "forfeit" -> new Event.Forfeit(line.side(line.oneOf("B", "W")));
      case "settle" -> settled(game, line);
      case "annul" -> new Event.Annul();
      case "resumed" -> new Event.Resume();
      default -> throw line.found("expected.event");
    };
  }
}
