package dev.banmen.game.facet;

import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * Something by which two moves of one side are compared: how many sites there are of a kind after
 * each. The game's words have the sentence under {@code why.} and the name; with {@code .none} if
 * one of the moves has no such site. Immutable.
 *
 * @param name of the claim
 * @param isMoreBetter whether the move with more sites is the better one
 * @param least the least difference that says something
 * @param isOf whether a move in a position can be compared
 */
public record Trait(
    String name, boolean isMoreBetter, int least, BiPredicate<Position, Move> isOf, Sites sites) {
  /** The claim about the move that was played is named after the trait, with this ending. */
  public static final String PLAYED = ".played";

  /** The ending of the claim about the better move. */
  public static final String BETTER = ".better";

  /** Finds the sites that a move leads to. */
  public interface Sites {
    Collection<Site> of(Position before, Move move, Position after);
  }

  /** Creates a trait of all moves. */
  public Trait(String name, boolean isMoreBetter, int least, Sites sites) {
    this(name, isMoreBetter, least, (before, move) -> true, sites);
  }

  /** Says what a better move has that the one played lacks; empty if that is not so. */
  public Optional<Explanation> compared(Position before, Move played, Move better) {
    if (!isOf.test(before, played) || !isOf.test(before, better)) {
      return Optional.empty();
    }
    List<Site> ofPlayed = sites(before, played);
    List<Site> ofBetter = sites(before, better);
    int more = ofBetter.size() - ofPlayed.size();
    if ((isMoreBetter ? more : -more) < least) {
      return Optional.empty();
    }
    Vocabulary words = before.game().words();
    Side side = played.side();
    boolean isNone = ofPlayed.isEmpty() || ofBetter.isEmpty();
    Explanation.Builder told =
        words.explain(
            "why." + name + (isNone ? ".none" : ""),
            before.game().notation().name(played),
            before.game().notation().name(better),
            ofPlayed.size(),
            ofBetter.size(),
            names(before, ofPlayed),
            names(before, ofBetter),
            words.side(side.opponent()),
            words.side(side));
    return Optional.of(
        told.claim(Fact.of(name + PLAYED, side, ofPlayed))
            .claim(Fact.of(name + BETTER, side, ofBetter))
            .hint(ofBetter, Hint.LEGAL)
            .hint(ofPlayed, Hint.WEAK)
            .done());
  }

  private List<Site> sites(Position before, Move move) {
    return before.play(move) instanceof Played played
        ? sites.of(before, move, played.after()).stream().sorted().distinct().toList()
        : List.of();
  }

  private static String names(Position position, List<Site> sites) {
    return String.join(" ", sites.stream().map(position.game().notation()::name).toList());
  }

  /** Returns the sites of a board in reading order. */
  public static Stream<Site> all(Position position) {
    Lattice lattice = position.lattice();
    return Stream.iterate(0, i -> i + 1).limit(lattice.size()).map(lattice::site);
  }
}
