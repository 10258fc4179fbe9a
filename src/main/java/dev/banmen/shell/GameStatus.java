package dev.banmen.shell;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Request;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The state and the news of a game, in words for one of its players. Immutable. */
record GameStatus(Player me, GameSentences sayings) {
  /** Whose turn it is or how the game ended, and what the other side waits for. */
  String of(Session now) {
    List<String> sentences = new ArrayList<>();
    if (now.outcome().isEmpty()) {
      sentences.add(turn(now));
    } else {
      sentences.add(now.ending().orElse(""));
      sentences.add(outcome(now));
      sentences.add(sayings.resultNote(now.position()));
      sentences.add(now.isCounting() ? sayings.text("counting") : "");
      boolean isLeft = now.isOver() && !me.equals(Player.HERE) && only(now, me).isPresent();
      sentences.add(isLeft ? sayings.text("over.next") : "");
    }
    sentences.add(accepted(now));
    sentences.add(asked(now));
    return Answer.line(sentences);
  }

  /** Whose turn it is: among others, a player hears when it is theirs. */
  private String turn(Session now) {
    if (me.equals(Player.HERE) || now.sidesOf(me).size() != 1) {
      return sayings.turn(now.position());
    } else if (isOpen(now)) {
      return sayings.text("turn.nobody");
    }
    return isTurn(now) ? sayings.yourTurn(now.position()) : sayings.turn(now.position());
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
      return sayings.text("seated.watching", sayings.side(Side.BLACK), sayings.side(Side.WHITE));
    }
    Side other = mine.get().opponent();
    String colour = sayings.colour(mine.get());
    return now.seat(other).isFree()
        ? sayings.text("seated.you", colour)
        : sayings.text("seated.against", colour, sayings.side(other));
  }

  /** How it ended, or would end if the count is accepted. */
  String outcome(Session now) {
    String outcome = sayings.outcome(now.outcome().orElseThrow());
    return now.isCounting() ? sayings.text("count.provisional", outcome) : outcome;
  }

  private String accepted(Session now) {
    Optional<Side> side = now.agreed().accepted().stream().findFirst();
    return now.isCounting() && side.isPresent()
        ? sayings.text("count.accepted", sayings.side(side.get()))
        : "";
  }

  private String asked(Session now) {
    if (now.asked().isEmpty()) {
      return "";
    }
    Request request = now.asked().get();
    boolean isMine = now.seat(request.side()).holder().equals(me);
    return sayings.text(
        (isMine ? "asked.waiting" : "asked.you") + kind(request), sayings.side(request.side()));
  }

  private static String kind(Request request) {
    return switch (request.kind()) {
      case DRAW -> ".draw";
      case ESTIMATE -> ".estimate";
      case TAKEBACK -> "";
    };
  }

  /** Whether something has happened between two moments of a game that a player should know. */
  static boolean isNew(Session before, Session now) {
    return isMoved(before, now) || isOpen(before) && !isOpen(now);
  }

  /** Whether what a player types in answer to one moment may not be meant for another. */
  static boolean isMoved(Session before, Session now) {
    return before.node() != now.node()
        || !before.ended().equals(now.ended())
        || !before.agreed().equals(now.agreed())
        || !before.playedOn().equals(now.playedOn())
        || !before.asked().equals(now.asked())
        || (now.report() instanceof Report.Failed || now.report() instanceof Report.Disputed)
            && now.ticket() != before.ticket();
  }

  /** What has happened between two moments of a game, a line a move, and where it stands then. */
  List<String> news(Session before, Session now) {
    List<String> lines = new ArrayList<>();
    List<String> sentences = new ArrayList<>();
    for (Side side : Side.values()) {
      if (before.seat(side).isFree() && !now.seat(side).isFree()) {
        sentences.add(sayings.text("seated.new", sayings.side(side), sayings.colour(side)));
      }
    }
    List<Integer> then = before.tree().line(before.node());
    List<Integer> line = now.tree().line(now.node());
    int common = 0;
    while (common < Math.min(then.size(), line.size())
        && then.get(common).equals(line.get(common))) {
      common++;
    }
    if (common < then.size()) {
      sentences.add(sayings.text("news.back", then.size() - common));
    }
    for (int i = common; i < line.size(); i++) {
      int later = line.size() - 1 - i;
      Position after = now.position().after(now.position().ply() - later);
      sentences.add(sayings.made(now, line.get(i)));
      sentences.add(sayings.did(now.tree().move(line.get(i)), after.changes()));
      if (later > 0) {
        lines.add(Answer.line(sentences));
        sentences.clear();
      }
    }
    boolean isSame = before.node() == now.node() && before.ended().equals(now.ended());
    if (isSame && before.isCounted() && now.isCounted()) {
      sentences.add(CountSentences.changed(before, now, sayings));
    }
    if (before.isCounting() && now.node() == before.node() && now.isInPlay()) {
      sentences.add(
          now.report() instanceof Report.Resumed resumed
              ? sayings.text("resumed", sayings.side(resumed.side()))
              : sayings.text("news.continued"));
    }
    sentences.add(isSame ? answered(before, now) : "");
    sentences.add(now.countSaid().orElse(""));
    sentences.add(of(now));
    if (now.report() instanceof Report.Failed failed) {
      String side = failed.side() == Side.BLACK ? "black" : "white";
      String why = failed.fault().sentence(sayings.language());
      sentences.add(sayings.text("failed." + side, why));
    }
    lines.add(Answer.line(sentences));
    return lines;
  }

  private String answered(Session before, Session now) {
    if (!before.requests().isEstimateAgreed() && now.requests().isEstimateAgreed()) {
      return sayings.text("agreed.estimate");
    }
    boolean isGone = before.asked().isPresent() && now.asked().isEmpty();
    if (!isGone || !before.agreed().equals(now.agreed())) {
      return "";
    }
    Request request = before.asked().get();
    return before.seat(request.side()).holder().equals(me)
        ? sayings.text("declined" + kind(request), sayings.side(request.side().opponent()))
        : "";
  }

  /** The side that somebody moves for, if it is only one. */
  static Optional<Side> only(Session now, Player me) {
    Set<Side> sides = now.sidesOf(me);
    return sides.size() == 1 ? Optional.of(sides.iterator().next()) : Optional.empty();
  }
}
