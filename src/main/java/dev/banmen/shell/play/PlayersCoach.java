package dev.banmen.shell.play;

import dev.banmen.game.Move;
import dev.banmen.say.AdviceSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.shell.Answer;
import dev.banmen.study.CoachState;
import java.util.Optional;

/** The coach at a player's side, who warns of a move once. Mutable. */
final class PlayersCoach {
  private final Player me;
  private CoachState state;

  PlayersCoach(Player me, boolean isOn) {
    this.me = me;
    state = isOn ? CoachState.ON : CoachState.OFF;
  }

  /** Turns the coach on or off, or toggles it if neither is said; returns the answer. */
  Answer turn(String how, GameSentences gameSentences) {
    boolean isOn = how.isEmpty() ? !state.isOn() : how.equals("on");
    state = isOn ? CoachState.ON : CoachState.OFF;
    return Answer.of(gameSentences.text(state.isOn() ? "coach.now.on" : "coach.now.off"));
  }

  /** The warning to give before this move is made; empty if there is none, or it was given. */
  Optional<String> warning(Session session, Move move, GameSentences gameSentences) {
    Optional<CoachState> warned = state.warning(session, move);
    state = warned.orElse(state);
    return warned
        .flatMap(CoachState::warned)
        .map(seen -> new AdviceSentences(session, gameSentences).warning(seen));
  }

  /** How the game can be reviewed, if it has just ended. */
  Answer lookBack(Session before, Session now, GameSentences gameSentences) {
    return Answer.of(new AdviceSentences(now, gameSentences).lookBack(state, before));
  }

  /** The coach's comment on a move; often none. */
  String comment(Session now, GameSentences gameSentences) {
    return new AdviceSentences(now, gameSentences).comment(state, me);
  }
}
