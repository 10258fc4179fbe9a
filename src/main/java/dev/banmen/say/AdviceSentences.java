package dev.banmen.say;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.study.CoachState;
import dev.banmen.study.CoachState.Cost;
import dev.banmen.text.Sentences;
import java.util.List;

/** The sentences of the computer and the coach about a game in play. Immutable. */
public record AdviceSentences(Session now, GameSentences game) {
  private static final int PERCENT = 100;

  /** The most expected moves that are named. */
  private static final int EXPECTED = 3;

  /** The best move in a few words: by how much it wins or loses, or how likely it wins. */
  public String best(Candidate best) {
    String name = game.name(best.move());
    double lead = best.value();
    if (!best.isExact()) {
      long chance = Math.round(PERCENT * lead);
      if (best.lead().isEmpty()) {
        return game.text("hint.share", name, chance);
      }
      double points = best.lead().getAsDouble();
      return game.text(
          "hint.lead", name, (points < 0 ? "-" : "+") + game.estimated(points), chance);
    } else if (lead == 0) {
      return game.text("hint.draw", name);
    }
    return game.text(
        lead > 0 ? "hint.wins" : "hint.loses", name, game.scoreWords().points(Math.abs(lead)));
  }

  /** Describes the best move: its reason, its effect, and the moves expected after it. */
  public String why(Candidate best) {
    Position position = now.position();
    String reason =
        HasCoach.of(position.game())
            .flatMap(coach -> coach.reason(position, best.move()))
            .orElse("");
    int last = Math.min(best.line().size(), 1 + EXPECTED);
    List<Move> next = best.line().subList(Math.min(1, last), last);
    String line = game.names(next, game.text("hint.line.then"));
    return Sentences.of(
        reason,
        position.explain(best.move()).sentence(),
        next.isEmpty() ? "" : game.text("hint.line", line));
  }

  /** Who will probably win, where a player says that, else how many points each side will have. */
  public String estimate(AreaEstimate estimate) {
    if (estimate.seen().isPresent()) { // its points and its lead needn't agree
      return estimate
          .leader()
          .map(side -> game.text("estimate.seen", game.side(side), game.estimated(estimate.lead())))
          .orElse(game.text("estimate.seen.even"));
    }
    String key = estimate.komi() == 0 ? "estimate.plain" : "estimate";
    String points =
        game.text(
            key,
            game.side(Side.BLACK),
            estimate.black(),
            game.side(Side.WHITE),
            estimate.white(),
            game.scoreWords().komi(estimate.komi()));
    String leads =
        estimate
            .leader()
            .map(
                side ->
                    game.text(
                        key + ".lead", game.side(side), game.scoreWords().points(estimate.lead())))
            .orElse(game.text(key + ".even"));
    return Sentences.of(points, leads);
  }

  /** The coach's warning before a move is made, which is made if it is played again. */
  public String warning(CoachState.Warned warned) {
    return game.text("coach.warns", warned.why().sentence());
  }

  /** The coach's comment after a move; often empty. */
  public String comment(CoachState coach, Player me) {
    return coach
        .cost(now, me)
        .map(
            cost ->
                Sentences.of(
                    game.text("coach.says", cost.gain().why().sentence()), takeback(cost, me)))
        .orElse("");
  }

  /** How the game can be reviewed, if it has just ended and the coach is on. */
  public String lookBack(CoachState coach, Session before) {
    return coach.isOn() && now.isOver() && !before.isOver() ? game.text("coach.over") : "";
  }

  private String takeback(Cost cost, Player me) {
    Side gainer = cost.gain().side();
    if (now.sidesOf(me).size() > 1) {
      return game.text("coach.undo", cost.plies(), game.side(gainer.opponent()));
    }
    return game.text(now.seat(gainer).isComputer() ? "coach.undo.computer" : "coach.undo.ask");
  }
}
