package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Warning;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * A move that a coach warned of, to check whether the warning is true only by looking at boards and
 * playing on. What is true of each kind of warning stands with its game, see {@link
 * GameCase#warnings}.
 */
public final class CoachClaims {
  private final Position before;
  private final Move move;
  private final Side side;
  private final Position after;

  CoachClaims(Position before, Move move) {
    this.before = before;
    this.move = move;
    side = move.side();
    after = played(before, move);
  }

  public static Position played(Position position, Move move) {
    return ((Played) position.play(move)).after();
  }

  /** Fails unless the warning is true; each kind is checked by its game's {@link GameCase}. */
  void check(Warning warning) {
    BiConsumer<CoachClaims, Overlay> law =
        GameCases.of(before.game().id()).warnings().get(warning.id());
    assertThat(law).as("nobody checks " + warning.id()).isNotNull();
    law.accept(this, warning.why().overlay());
  }

  public Position before() {
    return before;
  }

  public Position after() {
    return after;
  }

  public Move move() {
    return move;
  }

  public Side side() {
    return side;
  }

  public static Set<Site> hinted(Overlay seen, Hint hint) {
    Set<Site> sites = new TreeSet<>();
    seen.hints().forEach((site, other) -> addIf(other == hint, site, sites));
    return sites;
  }

  /** Adds a site if it is wanted. */
  public static void addIf(boolean isWanted, Site site, Set<Site> sites) {
    if (isWanted) {
      sites.add(site);
    }
  }

  /** The site of the move, which is no pass. */
  public Site site() {
    return ((Place) move).site();
  }

  /** The position where random play ends or has become long: an exercise of stones has no end. */
  public static Position anyEnd(Position position, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position at = position;
    while (!at.movers().isEmpty() && at.ply() < 4 * at.lattice().size()) {
      List<Move> moves = at.legalMoves();
      at = played(at, moves.get(random.nextInt(moves.size())));
    }
    return at;
  }

  public static int count(Position position, Mark mark) {
    Lattice lattice = position.lattice();
    int count = 0;
    for (int i = 0; i < lattice.size(); i++) {
      count += position.at(lattice.site(i)) == mark ? 1 : 0;
    }
    return count;
  }
}
