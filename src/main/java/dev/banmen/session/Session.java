package dev.banmen.session;

import dev.banmen.game.Explanation;
import dev.banmen.game.Miss;
import dev.banmen.game.Missed;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Overlay;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Verdict;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A game as it stands in play. Immutable; {@link #on} gives the next one.
 *
 * @param position the board and all that led to it
 * @param undone the positions that {@link Event.Redo} goes back to, the next one first
 * @param resigned the side that gave up
 * @param dead the sites whose pieces are agreed to be dead; only once the rules have ended the game
 * @param report what the last event came to
 */
public record Session(
    Position position,
    List<Position> undone,
    Optional<Side> resigned,
    Set<Site> dead,
    Report report) {
  private static final Report NOTHING = new Report.Nothing();

  public Session {
    undone = List.copyOf(undone);
    dead = Collections.unmodifiableSet(new TreeSet<>(dead));
  }

  /** Play begins, or goes on, at a position. */
  public static Session at(Position position) {
    return new Session(position, List.of(), Optional.empty(), Set.of(), NOTHING);
  }

  /** The session after an event. A refusal changes nothing but the report. */
  public Session on(Event event) {
    if (event instanceof Event.Try attempt) {
      return play(attempt.move());
    } else if (event instanceof Event.Undo) {
      return undo();
    } else if (event instanceof Event.Redo) {
      return redo();
    } else if (event instanceof Event.Resign resign) {
      return resign(resign.side());
    } else if (event instanceof Event.MarkDead mark) {
      return mark(mark.site());
    }
    throw new IllegalArgumentException(event.toString());
  }

  private Session play(Move move) {
    if (resigned.isPresent()) {
      Miss over = position.game().miss(Miss.GAME_OVER);
      String sentence = position.game().words().miss(over);
      return telling(new Report.Refused(move, over, Explanation.of(sentence, Overlay.NONE)));
    }
    Verdict verdict = position.play(move);
    if (verdict instanceof Missed missed) {
      return telling(new Report.Refused(move, missed.miss(), position.explain(move)));
    }
    Played played = (Played) verdict;
    return new Session(
        played.after(),
        List.of(),
        Optional.empty(),
        Set.of(),
        new Report.Moved(move, played.changes()));
  }

  private Session undo() {
    if (resigned.isPresent()) {
      return new Session(position, undone, Optional.empty(), dead, NOTHING);
    }
    if (!dead.isEmpty()) {
      return new Session(position, undone, Optional.empty(), Set.of(), NOTHING);
    }
    if (!canUndo()) {
      return telling(NOTHING);
    }
    List<Position> ahead = new ArrayList<>();
    ahead.add(position);
    ahead.addAll(undone);
    return new Session(
        position.after(position.ply() - 1), ahead, Optional.empty(), Set.of(), NOTHING);
  }

  private Session redo() {
    if (!canRedo()) {
      return telling(NOTHING);
    }
    return new Session(
        undone.get(0), undone.subList(1, undone.size()), Optional.empty(), Set.of(), NOTHING);
  }

  private Session resign(Side side) {
    return isOver()
        ? telling(NOTHING)
        : new Session(position, undone, Optional.of(side), dead, NOTHING);
  }

  private Session mark(Site site) {
    if (!canMark(site)) {
      return telling(NOTHING);
    }
    Set<Site> marked = new TreeSet<>(dead);
    boolean revived = marked.remove(site);
    BitSet together = position.together(site);
    for (int i = together.nextSetBit(0); i >= 0; i = together.nextSetBit(i + 1)) {
      Site member = position.lattice().site(i);
      if (revived) {
        marked.remove(member);
      } else {
        marked.add(member);
      }
    }
    return new Session(position, undone, resigned, marked, NOTHING);
  }

  /** The same session with nothing to tell. */
  public Session silent() {
    return telling(NOTHING);
  }

  private Session telling(Report report) {
    return new Session(position, undone, resigned, dead, report);
  }

  /** Whether nobody may move any more. */
  public boolean isOver() {
    return resigned.isPresent() || position.outcome().isPresent();
  }

  /** Who may move: nobody once it is over, one side, or both. */
  public Set<Side> movers() {
    return isOver() ? Movers.NOBODY : position.movers();
  }

  /** Whether there is something to take back. */
  public boolean canUndo() {
    return resigned.isPresent() || position.ply() > 0;
  }

  /** Whether something taken back can be played again. */
  public boolean canRedo() {
    return resigned.isEmpty() && !undone.isEmpty();
  }

  /** Whether {@link Event.MarkDead} means something here. */
  public boolean canMark(Site site) {
    return resigned.isEmpty()
        && position.outcome().isPresent()
        && position.lattice().contains(site)
        && !position.together(site).isEmpty();
  }

  /** The count, without the pieces that are agreed to be dead. */
  public Score score() {
    if (dead.isEmpty()) {
      return position.score();
    }
    BitSet off = new BitSet();
    for (Site site : dead) {
      off.set(position.lattice().index(site));
    }
    return position.score(off);
  }

  /** How it ended; empty while it goes on. */
  public Optional<Outcome> outcome() {
    if (resigned.isPresent()) {
      return Optional.of(Outcome.resigned(resigned.get()));
    }
    return dead.isEmpty() ? position.outcome() : Optional.of(Outcome.of(score()));
  }
}
