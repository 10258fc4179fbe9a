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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * Checks whether what a coach says about a move is true, only by looking at boards and playing on.
 */
public final class CoachClaims {
  private static final int[][] BESIDE = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
  private static final int PLAYOUTS = 5;

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

  public Side side() {
    return side;
  }

  public static Set<Site> hinted(Overlay seen, Hint hint) {
    Set<Site> sites = new TreeSet<>();
    seen.hints().forEach((site, other) -> addIf(other == hint, site, sites));
    return sites;
  }

  private static void addIf(boolean isWanted, Site site, Set<Site> sites) {
    if (isWanted) {
      sites.add(site);
    }
  }

  private Site site() {
    return ((Place) move).site();
  }

  public void selfAtari(Overlay seen) {
    Set<Site> group = group(after, site());
    assertThat(hinted(seen, Hint.CHAIN)).isEqualTo(group);
    assertThat(liberties(after, group)).isEqualTo(hinted(seen, Hint.LIBERTY)).hasSize(1);
    assertThat(count(after, side.opponent().mark()))
        .isEqualTo(count(before, side.opponent().mark()));
  }

  public void suicide(Overlay seen) {
    assertThat(after.at(site())).isEqualTo(Mark.EMPTY);
    assertThat(hinted(seen, Hint.TAKEN)).contains(site());
    for (Site gone : hinted(seen, Hint.TAKEN)) {
      assertThat(after.at(gone)).isEqualTo(Mark.EMPTY);
    }
    int lost = count(before, side.mark()) + 1 - count(after, side.mark());
    assertThat(hinted(seen, Hint.TAKEN)).hasSize(lost);
  }

  public void ownEye() {
    for (Site beside : beside(before, site())) {
      assertThat(before.at(beside)).isEqualTo(side.mark());
      assertThat(liberties(before, group(before, beside))).hasSizeGreaterThan(1);
    }
  }

  public void leftInAtari(Overlay seen) {
    Set<Site> group = hinted(seen, Hint.WEAK);
    Site one = group.iterator().next();
    assertThat(group).isEqualTo(group(after, one)).isEqualTo(group(before, one));
    assertThat(group)
        .hasSizeGreaterThanOrEqualTo(3)
        .doesNotContain(move instanceof Place p ? p.site() : null);
    Set<Site> last = liberties(after, group);
    assertThat(last).hasSize(1);
    assertThat(after.miss(new Place(side.opponent(), last.iterator().next()))).isEmpty();
    Site saving = hinted(seen, Hint.LEGAL).iterator().next();
    Position saved = played(before, new Place(side, saving));
    assertThat(liberties(saved, group(saved, one))).hasSizeGreaterThan(1);
  }

  public void corner(Overlay seen) {
    Set<Site> corners = hinted(seen, Hint.LEGAL);
    assertThat(corners).isNotEmpty().isEqualTo(newCorners(before, after, side.opponent()));
    assertThat(after.toMove()).contains(side.opponent());
  }

  /** The corners where a side brackets something now and did not before. */
  public static Set<Site> newCorners(Position before, Position after, Side side) {
    Set<Site> corners = new TreeSet<>();
    int row = before.lattice().rows() - 1;
    int col = before.lattice().cols() - 1;
    for (Site corner :
        List.of(new Site(0, 0), new Site(0, col), new Site(row, 0), new Site(row, col))) {
      addIf(brackets(after, corner, side) && !brackets(before, corner, side), corner, corners);
    }
    return corners;
  }

  private static boolean brackets(Position position, Site site, Side side) {
    if (position.at(site) != Mark.EMPTY) {
      return false;
    }
    for (int direction = 0; direction < 9; direction++) {
      int rowStep = direction / 3 - 1;
      int colStep = direction % 3 - 1;
      int far = 1;
      while (is(position, site.plus(far * rowStep, far * colStep), side.opponent().mark())) {
        far++;
      }
      if (far > 1 && is(position, site.plus(far * rowStep, far * colStep), side.mark())) {
        return true;
      }
    }
    return false;
  }

  private static boolean is(Position position, Site site, Mark mark) {
    return position.lattice().contains(site) && position.at(site) == mark;
  }

  /** Discs called stable stay as they are, however the game continues. */
  public void edge(Overlay seen) {
    Site taken = hinted(seen, Hint.LEGAL).iterator().next();
    Set<Site> firm = hinted(seen, Hint.FIRM);
    Position then = played(after, new Place(side.opponent(), taken));
    for (int seed = 0; seed < PLAYOUTS; seed++) {
      Position end = anyEnd(then, seed);
      assertThat(firm).allMatch(disc -> then.at(disc) == side.opponent().mark());
      assertThat(firm).allMatch(disc -> end.at(disc) == side.opponent().mark());
    }
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

  public void chain(Overlay seen) {
    assertThat(taken(before, side)).isEmpty();
    assertThat(taken(after, side.opponent())).isEqualTo(hinted(seen, Hint.CHAIN)).isNotEmpty();
    assertThat(before.legalMoves())
        .anyMatch(other -> taken(played(before, other), side.opponent()).isEmpty());
  }

  public void notAll(Overlay seen) {
    assertThat(taken(before, side)).isEqualTo(hinted(seen, Hint.CHAIN)).isNotEmpty();
    assertThat(after.score()).isEqualTo(before.score());
    assertThat(taken(after, side.opponent())).isNotEmpty();
  }

  public void lastTwo(Overlay seen) {
    assertThat(taken(before, side)).isEqualTo(hinted(seen, Hint.CHAIN)).hasSize(2);
    Position taking = before;
    while (taking.score().of(side) < before.score().of(side) + 2) {
      taking = oneTaken(taking, side);
    }
    for (Move next : taking.legalMoves()) {
      assertThat(taken(played(taking, next), side.opponent())).hasSizeGreaterThanOrEqualTo(3);
    }
    Place instead = new Place(side, hinted(seen, Hint.LEGAL).iterator().next());
    Position given = played(before, instead);
    Position theirs = oneTaken(given, side.opponent());
    assertThat(theirs.score().of(side.opponent())).isEqualTo(given.score().of(side.opponent()) + 2);
    assertThat(theirs.toMove()).contains(side.opponent());
    for (Move next : theirs.legalMoves()) {
      assertThat(taken(played(theirs, next), side)).hasSizeGreaterThanOrEqualTo(3);
    }
  }

  /** The boxes that a side can take in a row: all it gets while any line completes one. */
  public static Set<Site> taken(Position from, Side side) {
    Position at = from;
    for (Position next = oneTaken(at, side); next != at; next = oneTaken(at, side)) {
      at = next;
    }
    Set<Site> taken = new TreeSet<>();
    for (int i = 0; i < at.lattice().size(); i++) {
      Site site = at.lattice().site(i);
      boolean isBox = site.row() % 2 == 1 && site.col() % 2 == 1;
      addIf(isBox && from.at(site) != at.at(site), site, taken);
    }
    return taken;
  }

  /** The position after one line that completes a box; the same if there is none. */
  private static Position oneTaken(Position position, Side side) {
    for (Move move : position.legalMoves()) {
      Position next = move.side() == side ? played(position, move) : position;
      if (next.score().of(side) > position.score().of(side)) {
        return next;
      }
    }
    return position;
  }

  public static Set<Site> group(Position position, Site start) {
    Set<Site> group = new TreeSet<>(List.of(start));
    Deque<Site> next = new ArrayDeque<>(group);
    while (!next.isEmpty()) {
      for (Site beside : beside(position, next.remove())) {
        if (position.at(beside) == position.at(start) && group.add(beside)) {
          next.add(beside);
        }
      }
    }
    return group;
  }

  public static Set<Site> liberties(Position position, Set<Site> group) {
    Set<Site> liberties = new TreeSet<>();
    for (Site stone : group) {
      for (Site beside : beside(position, stone)) {
        addIf(position.at(beside) == Mark.EMPTY, beside, liberties);
      }
    }
    return liberties;
  }

  private static List<Site> beside(Position position, Site site) {
    List<Site> beside = new ArrayList<>();
    for (int[] step : BESIDE) {
      Site other = site.plus(step[0], step[1]);
      if (position.lattice().contains(other)) {
        beside.add(other);
      }
    }
    return beside;
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
