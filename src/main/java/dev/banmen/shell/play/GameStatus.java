package dev.banmen.shell.play;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.say.CountSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.say.SessionSentences;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.shell.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The state and the news of a game, in words for one of its players. Immutable. */
record GameStatus(Player me, GameSentences gameSentences) {
  /**
   * Says whose turn it is or how the game ended, and what the other side waits for.
   *
   * @param isCountTold whether the player knows what to type at this count
   */
  String of(Session now, boolean isCountTold) {
    return of(now, isCountTold, "");
  }

  /** The state of a game, without what has been said already of who accepts the count. */
  private String of(Session now, boolean isCountTold, String said) {
    Optional<Side> mine = only(now, me);
    if (now.isCounting() && mine.filter(now.agreed().accepted()::contains).isPresent()) {
      return gameSentences.text("count.waiting", gameSentences.side(mine.get().opponent()));
    }
    List<String> sentences = new ArrayList<>();
    SessionSentences session = session(now);
    if (now.outcome().isEmpty()) {
      sentences.add(turn(now));
    } else {
      sentences.add(session.howItEnded());
      sentences.add(gameSentences.scoreWords().resultNote(now.position()));
      if (now.isCounting() && !isCountTold) {
        sentences.add(new CountSentences(now, gameSentences).seki());
        sentences.add(session.counting());
        sentences.add(now.sidesOf(me).isEmpty() ? "" : gameSentences.text("counting.mark"));
      }
      boolean isLeft = now.isOver() && !me.equals(Player.HERE) && only(now, me).isPresent();
      sentences.add(isLeft ? gameSentences.text("over.next") : "");
    }
    now.agreed().accepted().stream()
        .findFirst()
        .map(new CountSentences(now, gameSentences)::accepted)
        .filter(accepted -> now.isCounting() && !said.contains(accepted))
        .ifPresent(sentences::add);
    sentences.add(session.asked());
    return Answer.line(sentences);
  }

  SessionSentences session(Session now) {
    return new SessionSentences(now, me, gameSentences);
  }

  /** Says whose turn it is: among others, a player hears when it is theirs. */
  private String turn(Session now) {
    if (me.equals(Player.HERE) || now.sidesOf(me).size() != 1) {
      return gameSentences.turn(now.position());
    } else if (isOpen(now)) {
      return gameSentences.text("turn.nobody");
    }
    return isTurn(now)
        ? gameSentences.yourTurn(now.position())
        : gameSentences.turn(now.position());
  }

  private static boolean isOpen(Session now) {
    return now.seat(Side.BLACK).isFree() || now.seat(Side.WHITE).isFree();
  }

  /** Whether a game waits for a move of this player, or at the count for an answer. */
  boolean isTurn(Session now) {
    Optional<Side> mine = only(now, me);
    if (mine.isEmpty() || isOpen(now) || now.isOver()) {
      return false;
    } else if (now.asked().isPresent()) {
      return now.asked().get().side() != mine.get();
    }
    return now.isCounting()
        ? !now.agreed().accepted().contains(mine.get())
        : now.position().movers().contains(mine.get());
  }

  /** Which side this player has, and against whom; nothing where nobody else could play. */
  String seated(Session now) {
    Optional<Side> mine = only(now, me);
    if (me.equals(Player.HERE) || now.sidesOf(me).size() > 1) {
      return "";
    } else if (mine.isEmpty()) {
      return gameSentences.text(
          "seated.watching", gameSentences.side(Side.BLACK), gameSentences.side(Side.WHITE));
    }
    Side other = mine.get().opponent();
    String colour = gameSentences.colour(mine.get());
    return now.seat(other).isFree()
        ? gameSentences.text("you.play", colour)
        : gameSentences.text("seated.against", colour, gameSentences.side(other));
  }

  /** Whether something has happened between two moments of a game that a player should know. */
  static boolean isNew(Session before, Session now) {
    return isMoved(before, now) || isOpen(before) && !isOpen(now);
  }

  /** Whether what a player types in answer to one moment may not be meant for another. */
  static boolean isMoved(Session before, Session now) {
    return before.node() != now.node()
        || !before.endedOffBoard().equals(now.endedOffBoard())
        || !before.agreed().equals(now.agreed())
        || !before.playedOn().equals(now.playedOn())
        || !before.asked().equals(now.asked())
        || (now.report() instanceof Report.Failed || now.report() instanceof Report.Disputed)
            && now.stateNumber() != before.stateNumber();
  }

  /**
   * The news between two moments of a game, a line a move, and where it stands then.
   *
   * @param isCountTold whether the player knows what to type at this count
   */
  List<String> news(Session before, Session now, boolean isCountTold) {
    List<String> lines = new ArrayList<>();
    List<String> sentences = new ArrayList<>();
    sentences.add(session(now).joined(before));
    List<Integer> then = before.tree().line(before.node());
    List<Integer> line = now.tree().line(now.node());
    int common = 0;
    while (common < Math.min(then.size(), line.size())
        && then.get(common).equals(line.get(common))) {
      common++;
    }
    if (common < then.size()) {
      sentences.add(gameSentences.text("news.back", then.size() - common));
    }
    for (int i = common; i < line.size(); i++) {
      int later = line.size() - 1 - i;
      Position after = now.position().after(now.position().ply() - later);
      sentences.add(gameSentences.made(now, line.get(i)));
      sentences.add(gameSentences.did(now.tree().move(line.get(i)), after.changes()));
      if (later > 0) {
        lines.add(Answer.line(sentences));
        sentences.clear();
      }
    }
    boolean isSame =
        before.node() == now.node() && before.endedOffBoard().equals(now.endedOffBoard());
    boolean isNews = now.stateNumber() != before.stateNumber();
    String reported = isNews ? session(now).of(unheard(before, now)) : "";
    boolean isCount =
        !reported.isEmpty()
            && (now.report() instanceof Report.CountChange
                || now.report() instanceof Report.CountProposed);
    CountSentences count = new CountSentences(now, gameSentences);
    sentences.add(!isSame ? "" : isCount ? count.missed(before) : count.changed(before));
    boolean isContinued = before.isCounting() && now.node() == before.node() && now.isInPlay();
    sentences.add(
        isContinued && reported.isEmpty() ? gameSentences.text("news.continued") : reported);
    sentences.add(of(now, isCountTold, reported));
    lines.add(Answer.line(sentences));
    return lines;
  }

  /** The report of a state, without the marks of a count that its player knows. */
  private Report unheard(Session before, Session now) {
    return now.report() instanceof Report.CountChange counted
            && new CountSentences(now, gameSentences).isInARow(before)
        ? new Report.CountChange(counted.sides(), before.agreed())
        : now.report();
  }

  /** The side that somebody moves for, if it is only one. */
  static Optional<Side> only(Session now, Player me) {
    Set<Side> sides = now.sidesOf(me);
    return sides.size() == 1 ? Optional.of(sides.iterator().next()) : Optional.empty();
  }
}
