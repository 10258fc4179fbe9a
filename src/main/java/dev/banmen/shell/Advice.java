package dev.banmen.shell;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Coached;
import dev.banmen.game.facet.Gain;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import java.util.Locale;
import java.util.Optional;

/** The coach at a player's side, who warns of a move once. Mutable. */
final class Advice {
  private boolean isOn;
  private Move warned; // null if nothing was warned of
  private long ticket; // of the session at that moment

  Advice(boolean isOn) {
    this.isOn = isOn;
  }

  /** Turns the coach on or off, or toggles it if neither is said; returns the answer. */
  Answer turn(String how, Sayings sayings) {
    switch (how.toLowerCase(Locale.ROOT)) {
      case "" -> isOn = !isOn;
      case "on" -> isOn = true;
      case "off" -> isOn = false;
      default -> {
        return Answer.fault(sayings.text("coach.which", how));
      }
    }
    return Answer.of(sayings.text(isOn ? "coach.on" : "coach.off"));
  }

  /** The warning to give before this move is made; empty if there is none, or it was given. */
  Optional<String> warning(Session session, Move move, Sayings sayings) {
    Optional<Coach> coach = Coached.of(session.position().game());
    boolean isHeard = move.equals(warned) && session.ticket() == ticket;
    if (!isOn || coach.isEmpty() || !session.isInPlay() || isHeard) {
      return Optional.empty();
    }
    warned = move;
    ticket = session.ticket();
    return coach
        .get()
        .warning(session.position(), move)
        .map(seen -> sayings.text("coach.warns", seen.why().sentence()));
  }

  /** What the moves made just now have cost the other side; nothing if nothing is seen. */
  String cost(Session now, Sayings sayings) {
    Optional<Coach> coach = Coached.of(now.position().game());
    if (!isOn || coach.isEmpty() || !(now.report() instanceof Report.Moved moved)) {
      return "";
    }
    Side taker = moved.move().side();
    Position before = now.position().after(now.position().ply() - 1);
    while (before.last().filter(move -> move.side() == taker).isPresent()) {
      before = before.after(before.ply() - 1);
    }
    Optional<Gain> loss = coach.get().loss(before, now.position());
    return loss.filter(made -> made.side() == taker)
        .map(made -> sayings.text("coach.says", made.why().sentence()))
        .orElse("");
  }
}
