package dev.banmen.games.dots;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a teacher of Dots and Boxes compares two lines by: the boxes that they give away, the safe
 * lines that they leave, the chains, and the room for chains. Source: Berlekamp, The Dots and Boxes
 * Game (2000), on sacrifices and long chains.
 */
final class DotsTraits {
  /** The most safe lines of which each one matters. */
  private static final int FEW = 12;

  /** The most safe lines that a player counts to see who opens the first long chain. */
  private static final int COUNTED = 24;

  private static final int PAIR = 2;

  static final List<Trait> ALL =
      List.of(
          new Trait("given", false, 1, DotsTraits::passesTurn, DotsTraits::given),
          new Trait("back", false, 1, DotsTraits::givesPair, DotsTraits::back),
          new Trait("safe", true, 1, DotsTraits::isLate, (before, move, after) -> safe(after)),
          new Trait("long", true, 1, (before, move, after) -> joined(after, Chains.LONG)),
          new Trait("joined", true, 1, (before, move, after) -> joined(after, PAIR)),
          new Trait("single", false, 1, DotsTraits::single),
          new Trait("moves", true, 1, DotsTraits::isQuiet, DotsTraits::moves),
          new Trait("bare", true, 1, DotsTraits::isSafe, (before, move, after) -> bare(after)));

  private DotsTraits() {}

  private static boolean passesTurn(Position before, Move move) {
    return before.play(move) instanceof Played played
        && played.after().movers().contains(move.side().opponent());
  }

  /** The boxes that the other side can take in a row. */
  private static List<Site> given(Position before, Move move, Position after) {
    return FreeBoxes.inARow((DotsBoard) after.board(), move.side().opponent()).stream()
        .map(after.lattice()::site)
        .toList();
  }

  private static boolean givesPair(Position before, Move move) {
    return passesTurn(before, move)
        && before.play(move) instanceof Played played
        && given(before, move, played.after()).size() == PAIR;
  }

  /** The line by which the other side can leave these boxes, so that who takes them moves again. */
  private static List<Site> back(Position before, Move move, Position after) {
    return after.legalMoves().stream()
        .filter(
            line -> {
              DotsBoard left = (DotsBoard) after.board();
              left.play(line.side(), after.lattice().index(line));
              return FreeBoxes.completed(left).isEmpty() && FreeBoxes.isHandout(left);
            })
        .map(line -> ((Place) line).site())
        .limit(1)
        .toList();
  }

  private static List<Site> safe(Position position) {
    return Trait.all(position)
        .filter(site -> (site.row() + site.col()) % 2 == 1)
        .filter(site -> position.at(site) == Mark.EMPTY && SafeLayer.isSafe(position, site))
        .toList();
  }

  private static boolean isLate(Position before, Move move) {
    return safe(before).size() <= FEW;
  }

  /** The boxes in loops, and in chains of so many boxes or more. */
  private static List<Site> joined(Position after, int least) {
    Chains chains = Chains.of(after);
    return Stream.concat(chains.chains().stream(), chains.loops().stream())
        .filter(chain -> chain.size() >= least)
        .flatMap(List::stream)
        .toList();
  }

  /** The boxes with two lines that are joined to no other such box. */
  private static List<Site> single(Position before, Move move, Position after) {
    List<Site> single = new ArrayList<>(joined(after, 1));
    single.removeAll(joined(after, PAIR));
    return single;
  }

  private static boolean isSafe(Position before, Move move) {
    return SafeLayer.isSafe(before, ((Place) move).site());
  }

  /** The boxes none of whose lines is drawn. */
  private static List<Site> bare(Position after) {
    DotsBoard board = (DotsBoard) after.board();
    return Trait.all(after)
        .filter(site -> board.sides(after.lattice().index(site)).orElse(PAIR) == 0)
        .toList();
  }

  private static boolean isQuiet(Position before, Move move) {
    List<Site> safe = safe(before);
    return safe.size() <= COUNTED && safe.contains(((Place) move).site());
  }

  /** The line itself, if it leaves an even number of safe lines and short chains. */
  private static List<Site> moves(Position before, Move move, Position after) {
    long shortChains =
        Chains.of(after).chains().stream().filter(chain -> chain.size() < Chains.LONG).count();
    return (safe(after).size() + shortChains) % 2 == 0 ? List.of(((Place) move).site()) : List.of();
  }
}
