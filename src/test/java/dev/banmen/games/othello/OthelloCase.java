package dev.banmen.games.othello;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Family;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Trait;
import dev.banmen.laws.CoachClaims;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.OthelloWitness;
import dev.banmen.laws.Past;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.Reference;
import dev.banmen.laws.ReferenceOthello;
import dev.banmen.laws.Witness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Othello for the laws. */
public final class OthelloCase implements GameCase {
  private static final int PLAYOUTS = 5;

  @Override
  public Family family() {
    return new OthelloFamily();
  }

  @Override
  public List<String> smallOptions() {
    return List.of("size=4", "size=6", "size=8");
  }

  @Override
  public List<String> largeOptions() {
    return List.of("size=8", "size=10", "size=12", "size=14", "size=16");
  }

  @Override
  public String randomOptions(RandomOptions random) {
    return "size=" + 2 * random.size(2, 4, 5, 8);
  }

  @Override
  public List<String> namesOffBoard() {
    return List.of("a99", "z1", "z99", "a0");
  }

  @Override
  public Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    return Optional.of(setup -> ReferenceOthello.of(lattice.rows(), setup));
  }

  @Override
  public Witness witness(Past past, Position position, Optional<Reference> now) {
    return new OthelloWitness(past, (ReferenceOthello) now.orElseThrow());
  }

  @Override
  public Set<String> namedClaims() {
    return Set.of("legal", "flips", "open", "takes-corner", "gives-corner");
  }

  @Override
  public Set<String> countedClaims() {
    return Set.of("answers");
  }

  @Override
  public Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    return Map.of("corner", OthelloCase::corner, "edge", OthelloCase::edge);
  }

  @Override
  public Map<String, BiFunction<Position, Move, Set<Site>>> traits() {
    return Map.ofEntries(
        entry("corners", (before, move) -> only(theirs(before, move), s -> isCorner(before, s))),
        entry(
            "again",
            (before, move) ->
                theirs(before, move).isEmpty() && !own(before, move).isEmpty()
                    ? Set.of(((Place) move).site())
                    : Set.of()),
        entry("x-square", (before, move) -> emptyCorners(before, move, 1, 1)),
        entry("c-square", (before, move) -> emptyCorners(before, move, 0, 1)),
        entry("answers", OthelloCase::theirs),
        entry("moves", OthelloCase::own),
        entry("parity", OthelloCase::parity),
        entry("frontier", OthelloCase::frontier),
        entry("flips", OthelloCase::flipped),
        entry("parallel", OthelloCase::parallel));
  }

  /** After two moves of the parallel opening, the discs fill three rows of two. */
  private static Set<Site> parallel(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    Set<Site> discs = only(all(after), site -> after.at(site) != Mark.EMPTY);
    long rows = discs.stream().map(Site::row).distinct().count();
    long cols = discs.stream().map(Site::col).distinct().count();
    return before.ply() == 1 && before.lattice().rows() == 8 && rows * cols == 6
        ? Set.of(((Place) move).site())
        : Set.of();
  }

  private static Set<Site> only(Set<Site> sites, Predicate<Site> wanted) {
    return sites.stream().filter(wanted).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<Site> all(Position position) {
    return Trait.all(position).collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isCorner(Position position, Site site) {
    int last = position.lattice().rows() - 1;
    return site.row() % last == 0 && site.col() % last == 0;
  }

  private static Set<Site> theirs(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    return only(all(after), site -> brackets(after, site, move.side().opponent()));
  }

  private static Set<Site> own(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    return only(all(after), site -> brackets(after, site, move.side()));
  }

  private static Set<Site> emptyCorners(Position before, Move move, int least, int most) {
    return only(
        all(before),
        site -> {
          int rows = move instanceof Place p ? Math.abs(p.site().row() - site.row()) : 9;
          int cols = move instanceof Place p ? Math.abs(p.site().col() - site.col()) : 9;
          return isCorner(before, site)
              && before.at(site) == Mark.EMPTY
              && Math.min(rows, cols) == least
              && Math.max(rows, cols) == most;
        });
  }

  private static Set<Site> parity(Position before, Move move) {
    Set<Site> region = new TreeSet<>();
    if (move instanceof Place place && CoachClaims.count(before, Mark.EMPTY) <= 20) {
      flood(before, place.site(), region);
    }
    return region.size() % 2 == 0 ? Set.of() : Set.of(((Place) move).site());
  }

  private static void flood(Position position, Site site, Set<Site> region) {
    if (is(position, site, Mark.EMPTY) && region.add(site)) {
      for (int direction = 0; direction < 9; direction++) {
        flood(position, site.plus(direction / 3 - 1, direction % 3 - 1), region);
      }
    }
  }

  private static Set<Site> frontier(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    return only(
        all(after),
        site ->
            is(after, site, move.side().mark())
                && IntStream.range(0, 9)
                    .mapToObj(i -> site.plus(i / 3 - 1, i % 3 - 1))
                    .anyMatch(next -> is(after, next, Mark.EMPTY)));
  }

  private static Set<Site> flipped(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    return only(
        all(before), site -> before.at(site) != Mark.EMPTY && before.at(site) != after.at(site));
  }

  @Override
  public String coachOptions() {
    return "size=6";
  }

  private static void corner(CoachClaims claims, Overlay seen) {
    Set<Site> corners = CoachClaims.hinted(seen, Hint.LEGAL);
    assertThat(corners)
        .isNotEmpty()
        .isEqualTo(newCorners(claims.before(), claims.after(), claims.side().opponent()));
    assertThat(claims.after().toMove()).contains(claims.side().opponent());
  }

  /** The corners where a side brackets something now and did not before. */
  public static Set<Site> newCorners(Position before, Position after, Side side) {
    Set<Site> corners = new TreeSet<>();
    int row = before.lattice().rows() - 1;
    int col = before.lattice().cols() - 1;
    for (Site corner :
        List.of(new Site(0, 0), new Site(0, col), new Site(row, 0), new Site(row, col))) {
      CoachClaims.addIf(
          brackets(after, corner, side) && !brackets(before, corner, side), corner, corners);
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
  private static void edge(CoachClaims claims, Overlay seen) {
    Site taken = CoachClaims.hinted(seen, Hint.LEGAL).iterator().next();
    Set<Site> firm = CoachClaims.hinted(seen, Hint.FIRM);
    Position then = CoachClaims.played(claims.after(), new Place(claims.side().opponent(), taken));
    for (int seed = 0; seed < PLAYOUTS; seed++) {
      Position end = CoachClaims.anyEnd(then, seed);
      assertThat(firm).allMatch(disc -> then.at(disc) == claims.side().opponent().mark());
      assertThat(firm).allMatch(disc -> end.at(disc) == claims.side().opponent().mark());
    }
  }
}
