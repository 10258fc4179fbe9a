package dev.banmen.session;

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
import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A session as lines of text, for people too: what it was begun on, then one line an event. The
 * same form is a journal, which grows by the line, a saved game, and a saved position. Pure; {@code
 * docs/banmen-file.md} describes the form.
 *
 * <p>A line ends in a line feed and counts only with it, so that a torn last one is none.
 */
public final class GameText {
  /** How the first line begins, whatever the form's number. */
  public static final String NAME = "banmen ";

  /** The number of the form that is written; older ones are read, too. */
  static final int FORM = 2;

  static final String FIRST_LINE = NAME + FORM;

  private GameText() {}

  /**
   * A session as it stands, which later lines may go on from. Where players sit elsewhere, they are
   * written as players at the keyboard, since it is there that whoever reads this will play.
   *
   * @param now what time it is for the session, in milliseconds
   */
  public static String of(Session session, long now) {
    boolean isPlayed = session.tree().size() > 1 || !session.tried().isNothing();
    boolean isNew = !isPlayed && session.ended().isEmpty();
    Terms terms = isNew ? session.terms() : session.terms().atKeyboard();
    StringBuilder text = new StringBuilder();
    head(terms, session.position().lattice(), text);
    text.append("begin ").append(now).append('\n');
    if (!isNew) {
      tree(session, text);
    }
    agreed(session, text);
    ended(session, text);
    if (session.clock().isKept() && !isNew) {
      left(session, Side.BLACK, now, text);
      left(session, Side.WHITE, now, text);
    }
    return text.toString();
  }

  static void head(Terms terms, Lattice lattice, StringBuilder text) {
    text.append(FIRST_LINE).append("\ngame ").append(terms.family()).append('\n');
    for (Map.Entry<String, String> option : terms.chosen().entrySet()) {
      text.append("set ").append(option.getKey()).append('=').append(option.getValue());
      text.append('\n');
    }
    seat("black", terms.black(), text);
    seat("white", terms.white(), text);
    if (terms.time().kind() != TimeControl.Kind.NONE) {
      text.append("time ").append(terms.time().text()).append('\n');
    }
    if (terms.setup().isPresent()) {
      setup(terms.setup().get(), lattice, text);
    }
  }

  private static void seat(String side, Seat seat, StringBuilder text) {
    text.append("seat ").append(side).append(' ').append(EscapedWord.of(seat.holder().id()));
    String name = Printable.of(seat.name()).strip();
    if (!name.isEmpty()) {
      text.append(' ').append(name);
    }
    text.append('\n');
  }

  private static void setup(Setup setup, Lattice lattice, StringBuilder text) {
    if (setup.toMove().isPresent()) {
      text.append("to-move ").append(sideName(setup.toMove().get())).append('\n');
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

  static String sideName(Side side) {
    return side == Side.BLACK ? "black" : "white";
  }

  /**
   * Plays every branch in the order it was tried, refused moves where they were, and goes to where
   * the session stands.
   */
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
    List<Integer> ahead = session.ahead();
    int last = ahead.isEmpty() ? session.node() : ahead.get(ahead.size() - 1);
    if (last != at) {
      goTo(last, text);
    }
    if (session.node() != last) {
      goTo(session.node(), text);
    }
    boolean isAtCount =
        session.position().outcome().isPresent() && session.position().isCountable();
    if (session.playedOn().contains(session.node()) && isAtCount) {
      goTo(tree.parent(session.node()), text); // to pass there again, which opens the count
      move(session, tree.move(session.node()), text);
    }
  }

  /** A move, whether play went on after it, and what was refused then. */
  private static void move(Session session, int node, StringBuilder text) {
    move(session, session.tree().move(node), text);
    if (session.playedOn().contains(node)) {
      text.append("0 here continue\n");
    }
    for (RefusedMoves.Refusal refusal : session.tried().at(node)) {
      refused(session, refusal, text);
    }
  }

  private static void move(Session session, Move move, StringBuilder text) {
    text.append("0 here ").append(MoveText.of(session.position().game(), move)).append('\n');
  }

  private static void refused(Session session, int node, StringBuilder text) {
    for (RefusedMoves.Refusal refusal : session.tried().at(node)) {
      refused(session, refusal, text);
    }
  }

  private static void refused(Session session, RefusedMoves.Refusal refusal, StringBuilder text) {
    text.append("0 here ").append(refused(session, refusal.move(), refusal.miss())).append('\n');
  }

  private static String refused(Session session, Move move, Miss miss) {
    return "! " + MoveText.of(session.position().game(), move) + " " + miss.number();
  }

  private static void goTo(int node, StringBuilder text) {
    text.append("0 here goto ").append(node).append('\n');
  }

  /** What was agreed on, site by site: how it came about may matter no more. */
  private static void agreed(Session session, StringBuilder text) {
    sites("dead", session.agreed().dead(), session, text);
    sites("neutral", session.agreed().neutral(), session, text);
    if (session.agreed().isSettled()) {
      text.append("0 here accept\n");
    }
  }

  static void sites(String what, Set<Site> sites, Session session, StringBuilder text) {
    if (!sites.isEmpty()) {
      text.append(what);
      for (Site site : sites) {
        text.append(' ').append(MoveText.site(session.position().game(), site));
      }
      text.append('\n');
    }
  }

  private static void ended(Session session, StringBuilder text) {
    if (session.ended().isPresent()) {
      Outcome outcome = session.ended().get();
      String verb = session.isTimedOut() ? "late " : "resign ";
      String how =
          outcome.winner().map(winner -> verb + MoveText.letter(winner.opponent())).orElse("draw");
      text.append("0 here ").append(how).append('\n');
    }
  }

  private static void left(Session session, Side side, long now, StringBuilder text) {
    left(side, session.clock().left(side, now), text);
  }

  static void left(Side side, Clock.Left left, StringBuilder text) {
    text.append("left ").append(sideName(side)).append(' ').append(left.mainMillis());
    text.append(' ').append(left.periods()).append(' ').append(left.periodMillis()).append('\n');
  }

  /**
   * The line of one event; empty if nothing came of it but words.
   *
   * @param last when the line before this one happened, or when the text was begun
   */
  public static String line(Session before, Stamped stamped, Session after, long last) {
    String what = what(before, stamped.event(), after);
    return what.isEmpty()
        ? ""
        : (stamped.millis() - last) + " " + EscapedWord.of(stamped.by().id()) + " " + what + "\n";
  }

  private static String what(Session before, Event event, Session after) {
    if (after == before) {
      return "";
    }
    if (after.report() instanceof Report.Refused refused) {
      boolean isRemembered = after.tried() != before.tried();
      return isRemembered ? refused(before, refused.move(), refused.miss()) : "";
    }
    if (after.ticket() == before.ticket()) {
      return "";
    }
    if (before.ended().isEmpty() && after.isTimedOut()) {
      return "late " + MoveText.letter(after.ended().get().winner().orElseThrow().opponent());
    }
    return EventText.of(before, event);
  }

  /**
   * Reads a session: every event happens again, and must come to what it came to.
   *
   * @param text as {@link #of} and {@link #line} write it; a last line without its end is dropped
   * @throws InputFault if it is not of this form, or no game of these plays like that
   */
  public static Reading read(String text, Games games) throws InputFault {
    return new TextReader(text, games).read();
  }

  /**
   * Looks through a text without playing it: what cannot be played is not noticed.
   *
   * @throws InputFault if it does not say what was begun
   */
  public static Glance glance(InputStream text, Games games) throws InputFault, IOException {
    return new TextGlance(text).look(games);
  }

  /**
   * What is seen of a text at a glance. Immutable.
   *
   * @param begun the game before the first move
   * @param moves how many lead to where it stands
   * @param isBare whether there is nothing in it, as {@link Session#isBare} says
   */
  public record Glance(Session begun, int moves, boolean isBare) {}

  /**
   * What a text holds. Immutable.
   *
   * @param millis when its last event happened, by the session's clock
   */
  public record Reading(Session session, long millis) {}
}
