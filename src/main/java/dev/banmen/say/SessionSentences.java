package dev.banmen.say;

import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Request;
import dev.banmen.session.SeatFault;
import dev.banmen.session.Session;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The sentences about a game in play for one of its players, or for somebody who watches: what has
 * been reported, what is asked, how it ended, and why something can't be done. Immutable.
 */
public record SessionSentences(Session now, Player me, GameSentences game) {
  /**
   * Says a report: empty for what the board shows, what a refused move says, and an open request,
   * which {@link #asked} says as long as it is open.
   */
  public String of(Report report) {
    return report.to(new Reported());
  }

  /** The sentence of each kind of report. */
  private final class Reported implements Report.Handler<String> {
    @Override
    public String silent() {
      return "";
    }

    @Override
    public String seated(Report.Seated seated) {
      if (now.isOver()) {
        return game.text("over");
      }
      String colour = game.colour(seated.side());
      if (seated.seat().isFree()) {
        return game.text("seated.free", colour);
      }
      if (isWatching()) {
        return game.text("watching");
      }
      String name =
          seated.seat().isComputer() ? game.side(seated.side()) : seated.seat().shownName();
      return now.position().toMove().equals(Optional.of(seated.side()))
          ? game.text("seated.turn", name)
          : game.text("seated", name, colour);
    }

    @Override
    public String agreed() {
      return game.text("agreed.estimate");
    }

    @Override
    public String declined(Request request) {
      Side side = request.side().opponent();
      return isMineAlone(side)
          ? game.text("declined.you")
          : game.text("declined" + kind(request), game.side(side));
    }

    @Override
    public String resumed(Side side) {
      return game.text("resumed", game.side(side));
    }

    @Override
    public String countChange(Report.CountChange change) {
      if (now.sidesOf(me).equals(change.sides())) {
        return "";
      }
      String said = new CountSentences(now, game).markedBy(change.sides(), change.before());
      boolean isToAgree =
          now.isCounting() && now.agreed().accepted().equals(change.sides()) && !isWatching();
      return isToAgree ? Sentences.of(said, game.text("count.agree")) : said;
    }

    @Override
    public String countProposed() {
      return new CountSentences(now, game).proposed();
    }

    @Override
    public String countJudged() {
      return now.countSaid().orElse("");
    }

    @Override
    public String failed(Side side, SeatFault fault) {
      return game.text("failed." + side.id(), fault.sentence(game.words().language()));
    }

    @Override
    public String notDone(Report.Hindrance why) {
      return switch (why) {
        case PENDING ->
            game.text("pending", now.asked().map(it -> game.side(it.side())).orElse(""));
        case DECLINED -> game.text(now.isOver() ? "declined.over" : "declined.before", opponent());
        case BARRED -> game.text("barred");
        case AWAY -> game.text("barred.away");
        case NO_TIME -> game.text("no.time");
        case TOO_LATE -> game.text("too.late");
      };
    }
  }

  private String opponent() {
    return game.side(isMine(Side.BLACK) ? Side.WHITE : Side.BLACK);
  }

  /** Says what one side asks of the other; empty if neither does. */
  public String asked() {
    if (now.asked().isEmpty()) {
      return "";
    }
    Request request = now.asked().get();
    boolean isToAnswer = isMineAlone(request.side().opponent());
    String key =
        isToAnswer ? "asked" : isMineAlone(request.side()) ? "asked.mine" : "asked.waiting";
    return game.text(key + kind(request), game.side(request.side()));
  }

  private String kind(Request request) {
    return switch (request.kind()) {
      case DRAW -> ".draw";
      case ESTIMATE -> ".estimate";
      case TAKEBACK -> now.isOver() ? ".end" : "";
    };
  }

  /** Says who has taken a seat that was free before; empty if nobody else has. */
  public String joined(Session before) {
    for (Side side : Side.values()) {
      if (before.seat(side).isFree() && !now.seat(side).isFree() && !isMine(side)) {
        return game.text("seated.new", game.side(side), game.colour(side));
      }
    }
    return "";
  }

  /** How the game ended and why, or would end if the count is accepted. */
  public String howItEnded() {
    boolean isWon = now.endedOffBoard().filter(it -> it.winner().isEmpty()).isEmpty();
    return isWon ? game.sentence(outcome(true)) : now.whyOver().get();
  }

  /** How it ended, or would end if the count is accepted; empty while it is played. */
  public String outcome(boolean isBrief) {
    String outcome = now.outcome().map(it -> game.outcome(it, isBrief)).orElse("");
    return now.isCounting() ? game.text("count.provisional", outcome) : outcome;
  }

  /** Says how many moves two people have agreed to take back since; empty if none. */
  public String takenBack(Session before) {
    List<Integer> back = new ArrayList<>(before.tree().line(before.node()));
    back.removeAll(now.tree().line(now.node()));
    return back.isEmpty() || !now.isOfTwoPeople() ? "" : game.text("news.back", back.size());
  }

  /** The score that decided it, or would; empty if something else than the board did. */
  public String counted() {
    Outcome.Reason reason = now.outcome().orElseThrow().reason();
    return EnumSet.of(Outcome.Reason.SCORE, Outcome.Reason.GOAL, Outcome.Reason.NO_MOVE)
            .contains(reason)
        ? game.score(now.score())
        : "";
  }

  private boolean isMine(Side side) {
    return now.seat(side).holder().equals(me);
  }

  private boolean isMineAlone(Side side) {
    return now.sidesOf(me).equals(Set.of(side));
  }

  /** Why this player can't undo; empty if they can, or can ask to. */
  public Optional<String> noUndo() {
    String key = now.isTimedOut() ? "nothing.undo.time" : "nothing.undo";
    return says(!now.canUndo(me), isWatching() ? "watching" : key);
  }

  /** Why this player can't redo; empty if they can. */
  public Optional<String> noRedo() {
    boolean isNothing =
        now.endedOffBoard().isPresent() || now.redoNodes().isEmpty() || !isAgainstPerson();
    String key = isNothing ? "nothing.redo" : "redo.seats";
    return says(!now.canRedo(me), isWatching() ? "watching" : key);
  }

  /** Why nobody can resign; empty if this player can. */
  public Optional<String> noResigning() {
    boolean isAlone = Arrays.stream(Side.values()).anyMatch(side -> now.seat(side).isFree());
    return says(now.isOver(), "over").or(this::noPlaying).or(() -> says(isAlone, "resign.free"));
  }

  /** Why no draw can be offered; empty if one can. */
  public Optional<String> noDraw() {
    return noPlaying().or(() -> says(!now.isInPlay(), "draw.none"));
  }

  /** Why this player can't change or end a count; empty if they can. */
  public Optional<String> noCount() {
    return says(!now.isCounting(), "counting.none").or(this::noPlaying);
  }

  /** What can be done at the count, by who plays. */
  public String counting() {
    return game.text(countingKey());
  }

  private String countingKey() {
    return isWatching() ? "counting.watched" : "counting.open";
  }

  private Optional<String> noPlaying() {
    return says(isWatching(), "watching");
  }

  private boolean isWatching() {
    return now.sidesOf(me).isEmpty();
  }

  /** Why the computer gives no hint; empty if it does. */
  public Optional<String> noHint() {
    boolean isMyTurn = now.movers().stream().anyMatch(this::isMine);
    return noAdvice()
        .or(() -> says(isAgainstPerson(), "hint.people"))
        .or(() -> says(!isMyTurn, "hint.turn"));
  }

  /** Why this player can't ask the computer anything about a game; empty if they can. */
  public Optional<String> noAdvice() {
    return says(now.isCounting(), countingKey())
        .or(() -> says(!now.isInPlay(), "over"))
        .or(this::noPlaying);
  }

  /** Whether somebody else has a seat, or will take it. */
  private boolean isAgainstPerson() {
    return Arrays.stream(Side.values())
        .anyMatch(side -> !isMine(side) && !now.seat(side).isComputer());
  }

  private Optional<String> says(boolean isSaid, String key) {
    return isSaid ? Optional.of(game.text(key)) : Optional.empty();
  }
}
