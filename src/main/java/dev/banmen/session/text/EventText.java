package dev.banmen.session.text;

import static java.util.stream.Collectors.joining;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.Event;
import dev.banmen.session.Request;
import dev.banmen.session.Session;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Converts events to and from text. */
final class EventText {
  /** After a move that a computer chose because its time was over. */
  static final String CUT = "cut";

  private static final String DEAD = "dead";

  private EventText() {}

  /** The text of an event that had an effect on this session. */
  static String of(Session before, Event event) {
    Game game = before.position().game();
    if (event instanceof Event.Try attempt) {
      return MoveText.of(game, attempt.move()) + (attempt.isCut() ? " " + CUT : "");
    } else if (event instanceof Event.IfCurrent answer) {
      return of(before, answer.event());
    } else if (event instanceof Event.Undo) {
      return "undo";
    } else if (event instanceof Event.Reply reply) {
      return word(before.asked().orElseThrow().kind()) + " " + (reply.agreed() ? "yes" : "no");
    } else if (event instanceof Event.OfferDraw) {
      return "draw";
    } else if (event instanceof Event.AskEstimate) {
      return "estimate";
    } else if (event instanceof Event.Accept) {
      return "accept";
    } else if (event instanceof Event.Dispute dispute) {
      return "dispute " + MoveText.site(game, dispute.site());
    } else if (event instanceof Event.Continue) {
      return "continue";
    } else if (event instanceof Event.Redo) {
      return "redo";
    } else if (event instanceof Event.GoTo there) {
      return "goto " + there.node();
    } else if (event instanceof Event.Resign resign) {
      return "resign " + MoveText.letter(resign.side());
    } else if (event instanceof Event.MarkDead mark) {
      return "dead " + MoveText.site(game, mark.site());
    } else if (event instanceof Event.MarkGroup mark) {
      return "group " + MoveText.site(game, mark.site());
    } else if (event instanceof Event.MarkNeutral mark) {
      return "neutral " + MoveText.site(game, mark.site());
    } else if (event instanceof Event.Sit sit) {
      return GameText.seat(sit.side(), sit.seat());
    } else if (event instanceof Event.Forfeit forfeit) {
      return "forfeit " + MoveText.letter(forfeit.side());
    } else if (event instanceof Event.Settle settle) {
      return "settle" + settle.dead().map(dead -> " " + DEAD + sites(game, dead)).orElse("");
    } else if (event instanceof Event.Annul) {
      return "annul";
    } else if (event instanceof Event.Resume) {
      return "resumed";
    }
    throw new IllegalArgumentException("nothing comes of " + event);
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
