package dev.banmen.tui.page;

import dev.banmen.game.Explanation;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Coached;
import dev.banmen.game.facet.Gain;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.Optional;

/**
 * The coach at a player's side, who warns of a move once and says what a reply has cost. Immutable.
 *
 * @param isOn whether the coach says anything
 * @param warned the move that was warned of last
 */
public record Coaching(boolean isOn, Optional<Warned> warned) {
  /**
   * A move that was not made because of a warning.
   *
   * @param ticket the state of the session in which it was tried
   */
  public record Warned(long ticket, Move move, Explanation why) {}

  public static final Coaching OFF = new Coaching(false, Optional.empty());
  public static final Coaching ON = new Coaching(true, Optional.empty());

  /** Returns this coaching with a warning to show before this move is made; empty for none. */
  public Optional<Coaching> warning(Session session, Move move) {
    if (!isOn || !session.isInPlay() || isWarned(session, move)) {
      return Optional.empty();
    }
    return Coached.of(session.position().game())
        .flatMap(coach -> coach.warning(session.position(), move))
        .map(seen -> new Warned(session.ticket(), move, seen.why()))
        .map(next -> new Coaching(true, Optional.of(next)));
  }

  private boolean isWarned(Session session, Move move) {
    return warned.isPresent()
        && warned.get().ticket() == session.ticket()
        && warned.get().move().equals(move);
  }

  /** Returns the coach's comment after a move; often empty. */
  public String said(Words words, Session now, Player me) {
    boolean isEnd = isOn && !now.isInPlay() && now.report() instanceof Report.Moved;
    return Sentences.of(cost(words, now, me), isEnd ? words.text("coach.over") : "");
  }

  private String cost(Words words, Session now, Player me) {
    Optional<Coach> coach = Coached.of(now.position().game());
    if (!isOn || coach.isEmpty() || !(now.report() instanceof Report.Moved moved)) {
      return "";
    }
    Side taker = moved.move().side();
    Position after = now.position();
    Position before = after.after(after.ply() - 1);
    while (before.last().filter(move -> move.side() == taker).isPresent()) {
      before = before.after(before.ply() - 1);
    }
    boolean isMine = now.seat(taker.opponent()).holder().equals(me);
    Optional<Gain> loss = isMine ? coach.get().loss(before, after) : Optional.empty();
    if (loss.filter(made -> made.side() == taker).isEmpty()) {
      return "";
    }
    String said = words.text("coach.says", loss.get().why().sentence());
    return before.ply() == 0
        ? said
        : Sentences.of(said, takeback(words, now, taker, after.ply() - before.ply() + 1, me));
  }

  private static String takeback(Words words, Session now, Side taker, int plies, Player me) {
    boolean both =
        now.terms().black().holder().equals(me) && now.terms().white().holder().equals(me);
    return both
        ? words.text("coach.undo", plies, now.position().game().words().side(taker.opponent()))
        : words.text("coach.undo.ask");
  }
}
