package dev.banmen.session.text;

import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.record.GameTree;
import dev.banmen.session.Clock;
import dev.banmen.session.Event;
import dev.banmen.session.RefusedMoves;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Printable;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Converts a session to and from lines of text, readable for people: its terms, then one line per
 * event. Journals, saved games and saved positions share this format. Pure; {@code
 * docs/banmen-file.md} describes the format.
 *
 * <p>A line ends in a line feed and counts only with it, so a torn last one is ignored.
 */
public final class SavedGameText {
  /** The start of the first line, before the format's version. */
  public static final String NAME = "banmen ";

  /**
   * The newest format version, in which a move taken back takes its time along; older ones are read
   * too. There is no version 3, which one flipped bit makes of 1 and 2.
   */
  static final int VERSION = 4;

  /** The version that games without a clock are written in. */
  private static final int UNTIMED_VERSION = 2;

  static final String FIRST_LINE = NAME + UNTIMED_VERSION;

  private SavedGameText() {}

  /**
   * Writes the current session; more lines may be appended. People elsewhere are written as players
   * at the keyboard, as the reader will play there.
   *
   * @param now the session's time, in milliseconds
   */
  public static String of(Session session, long now) {
    return of(session, now, now);
  }

  /**
   * Writes the current session, whose own time isn't known here: its clocks are written as they
   * were at its last move.
   *
   * @param begun the time that is written for its beginning, in milliseconds
   */
  public static String stopped(Session session, long begun) {
    return of(session, begun, session.clock().since());
  }

  private static String of(Session session, long begun, long now) {
    boolean isPlayed = session.tree().size() > 1 || !session.refusedMoves().isEmpty();
    boolean isNew = !isPlayed && session.endedOffBoard().isEmpty();
    Terms terms = isNew ? session.terms() : session.terms().atKeyboard();
    StringBuilder text = new StringBuilder();
    head(terms, session.position().lattice(), text);
    text.append("begin ").append(begun).append('\n');
    if (!isNew) {
      tree(session, text);
    }
    agreed(session, text);
    ended(session, text);
    if (session.clock().isTimed() && !isNew) {
      left(Side.BLACK, session.clock().left(Side.BLACK, now), text);
      left(Side.WHITE, session.clock().left(Side.WHITE, now), text);
    }
    if (!isNew) {
      computers(session, text);
    }
    return text.toString();
  }

  /** Gives the programs their seats back once everything is as it was. */
  private static void computers(Session session, StringBuilder text) {
    for (Side side : Side.values()) {
      if (session.seat(side).isComputer()) {
        text.append("0 here ").append(seat(side, session.seat(side))).append('\n');
      }
    }
  }

  static void head(Terms terms, Lattice lattice, StringBuilder text) {
    boolean isTimed = terms.time().kind() != TimeControl.TimeKind.NONE;
    text.append(NAME).append(isTimed ? VERSION : UNTIMED_VERSION);
    text.append("\ngame ").append(terms.family()).append('\n');
    for (Map.Entry<String, String> option : terms.chosen().entrySet()) {
      text.append("set ").append(option.getKey()).append('=').append(option.getValue());
      text.append('\n');
    }
    text.append(seat(Side.BLACK, terms.black())).append('\n');
    text.append(seat(Side.WHITE, terms.white())).append('\n');
    if (isTimed) {
      text.append("time ").append(terms.time().text()).append('\n');
    }
    if (terms.setup().isPresent()) {
      setup(terms.setup().get(), lattice, text);
    }
  }

  /** The text of a seat, of the terms or of an event. */
  static String seat(Side side, Seat seat) {
    String holder = PercentText.word(seat.holder().id());
    String name = Printable.of(seat.name()).strip();
    return "seat " + side.id() + " " + holder + (name.isEmpty() ? "" : " " + name);
  }

  private static void setup(Setup setup, Lattice lattice, StringBuilder text) {
    if (setup.toMove().isPresent()) {
      text.append("to-move ").append(setup.toMove().get().id()).append('\n');
    }
    text.append("board\n");
    for (int row = 0; row < lattice.rows(); row++) {
      for (int col = 0; col < lattice.cols(); col++) {
        text.append(col == 0 ? "" : " ").append(sign(setup.at(new Site(row, col))));
      }
      text.append('\n');
    }
  }

  static char sign(Mark mark) {
    return switch (mark) {
      case EMPTY -> '.';
      case BLACK -> 'B';
      case WHITE -> 'W';
      case FIXTURE -> '+';
    };
  }

  /** Plays every branch as it was tried, refused moves included, and goes to the session's node. */
  private static void tree(Session session, StringBuilder text) {
    GameTree tree = session.tree();
    int at = GameTree.ROOT;
    refused(session, at, text);
    for (int node = 1; node < tree.size(); node++) {
      if (tree.parent(node) != at) {
        goTo(tree.parent(node), text);
      }
      move(session, node, text);
      at = node;
    }
    int last = session.lastNode();
    if (last != at) {
      goTo(last, text);
    }
    if (session.node() != last) {
      goTo(session.node(), text);
    }
    boolean isAtCount = session.position().isOver() && session.position().isCountable();
    if (session.playedOn().contains(session.node()) && isAtCount) {
      goTo(tree.parent(session.node()), text); // to pass there again, which opens the count
      played(session, session.node(), text);
    }
  }

  private static void move(Session session, int node, StringBuilder text) {
    played(session, node, text);
    if (session.playedOn().contains(node)) {
      text.append("0 here continue\n");
    }
    refused(session, node, text);
  }

  private static void played(Session session, int node, StringBuilder text) {
    Move move = session.tree().move(node);
    Event played = new Event.Try(move, "", session.cut().contains(node));
    text.append("0 here ").append(EventText.of(session, played)).append('\n');
  }

  private static void refused(Session session, int node, StringBuilder text) {
    for (RefusedMoves.RefusedMove refusal : session.refusedMoves().at(node)) {
      String refused = refused(session, refusal.move(), refusal.miss());
      text.append("0 here ").append(refused).append('\n');
    }
  }

  private static String refused(Session session, Move move, Miss miss) {
    return "! " + MoveText.of(session.position().game(), move) + " " + miss.number();
  }

  private static void goTo(int node, StringBuilder text) {
    text.append("0 here goto ").append(node).append('\n');
  }

  /** Writes the agreement site by site: its history may no longer matter. */
  private static void agreed(Session session, StringBuilder text) {
    sites("dead", session.agreed().dead(), session, text);
    sites("neutral", session.agreed().neutral(), session, text);
    if (session.agreed().isSettled()) {
      text.append("0 here accept\n");
    }
  }

  static void sites(String what, Set<Site> sites, Session session, StringBuilder text) {
    if (!sites.isEmpty()) {
      text.append(what).append(EventText.sites(session.position().game(), sites)).append('\n');
    }
  }

  private static void ended(Session session, StringBuilder text) {
    if (session.endedOffBoard().isPresent()) {
      Outcome outcome = session.endedOffBoard().get();
      boolean isForfeit = outcome.reason() == Outcome.Reason.FORFEIT;
      boolean isVoid = outcome.reason() == Outcome.Reason.VOID;
      String verb = session.isTimedOut() ? "late " : isForfeit ? "forfeit " : "resign ";
      String how =
          outcome
              .winner()
              .map(winner -> verb + MoveText.letter(winner.opponent()))
              .orElse(isVoid ? "annul" : "draw");
      text.append(isForfeit || isVoid ? "0 system " : "0 here ").append(how).append('\n');
    }
  }

  static void left(Side side, Clock.TimeLeft left, StringBuilder text) {
    text.append("left ").append(side.id()).append(' ').append(left.mainMillis());
    text.append(' ').append(left.periods()).append(' ').append(left.periodMillis()).append('\n');
  }

  /** The line of one event, timed from the line before it; empty if it only led to a report. */
  public static String line(Session before, Stamped stamped, Session after, long last) {
    String what = what(before, stamped.event(), after);
    return what.isEmpty()
        ? ""
        : (stamped.millis() - last) + " " + PercentText.word(stamped.by().id()) + " " + what + "\n";
  }

  private static String what(Session before, Event event, Session after) {
    if (after == before) {
      return "";
    }
    if (after.report() instanceof Report.Refused refused) {
      boolean isRemembered = after.refusedMoves() != before.refusedMoves();
      return isRemembered ? refused(before, refused.move(), refused.miss()) : "";
    }
    if (after.stateNumber() == before.stateNumber() || after.report() instanceof Report.Failed) {
      return "";
    }
    if (before.endedOffBoard().isEmpty() && after.isTimedOut()) {
      return "late "
          + MoveText.letter(after.endedOffBoard().get().winner().orElseThrow().opponent());
    }
    return EventText.of(before, event);
  }

  /**
   * Reads a session: replays every event, which must have the same result.
   *
   * @param text as written by {@link #of} and {@link #line}; a last line without its end is dropped
   * @throws InputFault if it isn't in this format, or none of these games plays like that
   */
  public static Reading read(String text, Games games) throws InputFault {
    return new SavedGameReader(text, games).read();
  }

  /**
   * Continues a session by lines of events that others have written.
   *
   * @param last the time of its last event
   * @return the session after each of them, with its report
   * @throws InputFault if they are not in this format, or its game does not play like that
   */
  public static List<Reading> continued(Session session, long last, String lines, Games games)
      throws InputFault {
    return new SavedGameReader(lines, games).continued(session, last);
  }

  /** A session that was read, and the time of its last event by its own clock. Immutable. */
  public record Reading(Session session, long millis) {}
}
