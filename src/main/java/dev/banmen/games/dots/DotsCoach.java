package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.facet.Trait;
import dev.banmen.game.facet.Warning;
import dev.banmen.games.dots.drill.BoxMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Warns of boxes that a line gives while others would give none, boxes left to the opponent, and
 * the last two of a chain taken where leaving them would make the opponent open the next. Source:
 * Berlekamp, The Dots and Boxes Game (2000), on double-dealing moves.
 */
final class DotsCoach implements Coach {
  private static final int PAIR = 2;

  private final DotsGame game;
  private final Vocabulary words;

  DotsCoach(DotsGame game) {
    this.game = game;
    words = game.words();
  }

  @Override
  public Set<String> merits() {
    return Set.of("takes");
  }

  @Override
  public List<Trait> traits() {
    return DotsTraits.ALL;
  }

  @Override
  public Optional<Warning> warning(Position before, Move move) {
    if (!(move instanceof Place place) || before.miss(move).isPresent()) {
      return Optional.empty();
    }
    int line = game.lattice().index(place.site());
    DotsBoard after = board(before);
    after.play(move.side(), line);
    int ready = FreeBoxes.ready(board(before)).size();
    if (!FreeBoxes.completed(after).isEmpty()) {
      return ready == 1 ? lastTwo(before, place) : Optional.empty();
    }
    return ready == 0 ? given(before, place, after) : left(before, place, after);
  }

  private static DotsBoard board(Position position) {
    return (DotsBoard) position.board();
  }

  /** Warns of a third side, though there are lines that give none. */
  private Optional<Warning> given(Position before, Place place, DotsBoard after) {
    List<Integer> given = FreeBoxes.inARow(after, place.side().opponent());
    if (given.isEmpty() || !hasSafeLine(before)) {
      return Optional.empty();
    }
    String key = given.size() == 1 ? "coach.chain.one" : "coach.chain";
    String taker = words.side(place.side().opponent());
    Object[] values = {name(place.site()), taker, given.size(), name(given.get(0))};
    return Optional.of(
        warning("chain", words.explain(key, values), given, FreeBoxes.given(given.size())));
  }

  /**
   * Says what boxes left on purpose bring, how many safe lines are left, or that each line gives
   * boxes away by now, and none gives fewer.
   */
  @Override
  public Optional<String> reason(Position before, Move move) {
    if (!(move instanceof Place place) || !(before.play(move) instanceof Played played)) {
      return Optional.empty();
    }
    Side other = move.side().opponent();
    if (isDoubleDeal(before, played.after(), other)) {
      return strongReason(before, move);
    } else if (!FreeBoxes.ready(board(before)).isEmpty()) {
      return Optional.empty();
    } else if (hasSafeLine(before)) {
      boolean isSafe = SafeLayer.isSafe(before, place.site());
      return isSafe ? safe(played.after(), other) : Optional.empty();
    }
    int given = given(before, move.side(), game.lattice().index(move));
    for (int line : emptyLines(board(before))) {
      if (given(before, move.side(), line) < given) {
        return Optional.empty();
      }
    }
    return Optional.of(words.text("reason.fewest"));
  }

  /** Returns what boxes left on purpose bring. */
  @Override
  public Optional<String> strongReason(Position before, Move move) {
    Side other = move.side().opponent();
    return before.play(move) instanceof Played played && isDoubleDeal(before, played.after(), other)
        ? doubleDeal(board(played.after()), other)
        : Optional.empty();
  }

  private static boolean isDoubleDeal(Position before, Position after, Side other) {
    return after.movers().contains(other) // no box was completed
        && isDoubleDeal(board(before), board(after));
  }

  /** Whether a move leaves boxes that could be taken, so that who takes them has to move again. */
  private static boolean isDoubleDeal(DotsBoard before, DotsBoard after) {
    return FreeBoxes.completed(after).isEmpty()
        && FreeBoxes.isHandout(after)
        && !FreeBoxes.isHandout(before);
  }

  /** Says what the other side has to give once it has taken what was left, if that is more. */
  private Optional<String> doubleDeal(DotsBoard left, Side other) {
    DotsBoard taken = (DotsBoard) left.copy();
    int boxes = FreeBoxes.inARow(taken, other).size(); // which draws their lines
    int least = leastGift(taken, other);
    return least > boxes
        ? Optional.of(words.text("reason.double-deal", words.side(other), boxes, least))
        : Optional.empty();
  }

  /** Says how many safe lines are left, on a board with boxes. */
  private Optional<String> safe(Position after, Side other) {
    int lines = SafeLayer.of(after).overlay().hints().size();
    if (new BoxMap(after).boxes().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        lines == 0
            ? words.text("reason.safe.last", words.side(other))
            : words.text("reason.safe", lines));
  }

  /** How many boxes in a row the other side can take after a line. */
  private static int given(Position before, Side side, int line) {
    DotsBoard after = board(before);
    after.play(side, line);
    return FreeBoxes.inARow(after, side.opponent()).size();
  }

  private boolean hasSafeLine(Position position) {
    for (int line : emptyLines(board(position))) {
      if (SafeLayer.isSafe(position, game.lattice().site(line))) {
        return true;
      }
    }
    return false;
  }

  private List<Integer> emptyLines(Board board) {
    List<Integer> lines = new ArrayList<>();
    for (int i = game.lattice().nextOpen(0); i >= 0; i = game.lattice().nextOpen(i + 1)) {
      if (board.at(i) == Mark.EMPTY) {
        lines.add(i);
      }
    }
    return lines;
  }

  /** Warns of boxes not taken, unless the move gives two to keep control. */
  private Optional<Warning> left(Position before, Place place, DotsBoard after) {
    if (isDoubleDeal(board(before), after)) {
      return Optional.empty();
    }
    List<Integer> own = FreeBoxes.inARow(board(before), place.side());
    int theirs = FreeBoxes.inARow(after, place.side().opponent()).size();
    String key = own.size() == 1 ? "coach.left.one" : "coach.left";
    String other = words.side(place.side().opponent());
    Object[] values = {name(place.site()), own.size(), name(own.get(0)), other, theirs};
    return Optional.of(warning("not-all", words.explain(key, values), own, Hint.WEAK));
  }

  /**
   * Warns of taking a chain's last two boxes. That takes two lines, and the second could be drawn
   * first: then one line is left for both boxes, and the player who draws it moves again.
   */
  private Optional<Warning> lastTwo(Position before, Place place) {
    DotsBoard taking = board(before);
    int first = FreeBoxes.ready(taking).get(0);
    int shared = FreeBoxes.openLine(taking, first);
    List<Integer> boxes = FreeBoxes.inARow(taking, place.side());
    if (boxes.size() != PAIR || game.lattice().index(place.site()) != shared) {
      return Optional.empty();
    }
    DotsBoard instead = board(before);
    List<Integer> open = FreeBoxes.openLines(instead, boxes.get(1));
    open.remove((Integer) shared);
    int least = leastGift(taking, place.side());
    if (open.size() != 1 || least < Chains.LONG) {
      return Optional.empty();
    }
    instead.play(place.side(), open.get(0));
    boolean isHandout = FreeBoxes.isHandout(instead) && FreeBoxes.ready(instead).size() == PAIR;
    return isHandout ? Optional.of(lastTwo(place, boxes, open.get(0), least)) : Optional.empty();
  }

  private Warning lastTwo(Place place, List<Integer> boxes, int instead, int least) {
    String other = words.side(place.side().opponent());
    Object[] values = {name(place.site()), other, least, name(instead)};
    Explanation.Builder told = words.explain("coach.last-two", values);
    told.hint(List.of(game.lattice().site(instead)), Hint.LEGAL);
    return warning("last-two", told, boxes, Hint.CHAIN);
  }

  /** The least number of boxes that a side's next line gives; 0 if no line is left. */
  private int leastGift(DotsBoard board, Side side) {
    int least = Integer.MAX_VALUE;
    for (int line : emptyLines(board)) {
      DotsBoard next = (DotsBoard) board.copy();
      next.play(side, line);
      least = Math.min(least, FreeBoxes.inARow(next, side.opponent()).size());
    }
    return least == Integer.MAX_VALUE ? 0 : least;
  }

  private Warning warning(String id, Explanation.Builder told, List<Integer> boxes, Hint hint) {
    return new Warning(id, told.hint(sites(boxes), hint).done());
  }

  private List<Site> sites(List<Integer> indices) {
    return indices.stream().map(game.lattice()::site).toList();
  }

  /** Returns the boxes that changed hands; where lines are drawn in turn, all are one side's. */
  @Override
  public Optional<Gain> gain(Position before, Position after) {
    List<Site> black = new ArrayList<>();
    List<Site> white = new ArrayList<>();
    for (Site box : new BoxMap(after).boxes()) {
      if (before.at(box) == Mark.EMPTY && after.at(box) != Mark.EMPTY) {
        (after.at(box) == Mark.BLACK ? black : white).add(box);
      }
    }
    if (black.size() == white.size()) {
      return Optional.empty();
    }
    Side side = black.size() > white.size() ? Side.BLACK : Side.WHITE;
    List<Site> boxes = side == Side.BLACK ? black : white;
    String key = boxes.size() == 1 ? "coach.gain.one" : "coach.gain";
    Explanation.Builder told =
        words.explain(key, words.side(side), boxes.size(), name(boxes.get(0)));
    int points = Math.abs(black.size() - white.size());
    return Optional.of(new Gain(side, points, told.hint(boxes, Hint.TAKEN).done()));
  }

  private String name(int site) {
    return name(game.lattice().site(site));
  }

  private String name(Site site) {
    return game.notation().name(site);
  }
}
