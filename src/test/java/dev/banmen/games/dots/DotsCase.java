package dev.banmen.games.dots;

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
import dev.banmen.laws.CoachClaims;
import dev.banmen.laws.DotsWitness;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.ModelStones;
import dev.banmen.laws.Past;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.Reference;
import dev.banmen.laws.ReferenceDots;
import dev.banmen.laws.Witness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Dots and Boxes for the laws. */
public final class DotsCase implements GameCase {
  @Override
  public Family family() {
    return new DotsFamily();
  }

  @Override
  public List<String> smallOptions() {
    return List.of(
        "size=1",
        "size=1x5",
        "size=2 ties=second",
        "size=2x3",
        "size=3 ties=second",
        "size=3 ties=draw",
        "size=4x3");
  }

  @Override
  public List<String> largeOptions() {
    return List.of("size=30", "size=1x30", "size=30x1", "size=2x30");
  }

  @Override
  public String randomOptions(RandomOptions random) {
    return "size="
        + random.rectangle(1, 6, 9, 30)
        + " ties="
        + random.any(List.of("draw", "second"));
  }

  @Override
  public List<String> namesOffBoard() {
    return List.of("999,1-999,2", "1,999-2,999", "0,0-0,1", "0,1-1,1");
  }

  @Override
  public Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    boolean second = "second".equals(options.get("ties"));
    int rows = lattice.rows() / 2 + 1;
    int cols = lattice.cols() / 2 + 1;
    return Optional.of(setup -> ReferenceDots.of(rows, cols, second, setup));
  }

  @Override
  public Witness witness(Past past, Position position, Optional<Reference> now) {
    return new DotsWitness(past, (ReferenceDots) now.orElseThrow());
  }

  /** These lines, and an owner for every box they close. */
  @Override
  public ModelStones setUp(ModelStones scattered, RandomOptions random) {
    ModelStones cells = scattered;
    for (int site = 0; site < scattered.marks().length(); site++) {
      boolean box = site / scattered.cols() % 2 == 1 && site % scattered.cols() % 2 == 1;
      if (box && !scattered.reaches(Set.of(site), '.')) {
        cells = cells.with(site, random.letter());
      }
    }
    return cells;
  }

  @Override
  public Set<String> namedClaims() {
    return Set.of("drawn", "takes");
  }

  @Override
  public Set<String> countedClaims() {
    return Set.of("gives", "stands-open");
  }

  @Override
  public Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    return Map.of(
        "chain", DotsCase::chain,
        "not-all", DotsCase::notAll,
        "last-two", DotsCase::lastTwo);
  }

  @Override
  public Map<String, BiFunction<Position, Move, Set<Site>>> traits() {
    return Map.of(
        "back",
        DotsCase::back,
        "bare",
        (before, move) -> boxes(CoachClaims.played(before, move), 4, 4),
        "given",
        (before, move) -> taken(CoachClaims.played(before, move), move.side().opponent()),
        "safe",
        DotsCase::safe,
        "long",
        (before, move) -> joined(before, move, 3, 99),
        "joined",
        (before, move) -> joined(before, move, 2, 99),
        "single",
        (before, move) -> joined(before, move, 1, 1),
        "moves",
        DotsCase::moves);
  }

  /** The line after which nobody owns more, and both boxes lack the same line. */
  private static Set<Site> back(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    Set<Site> lines = new TreeSet<>();
    for (Move line : after.legalMoves()) {
      Position then = CoachClaims.played(after, line);
      Set<Site> lacking = boxes(then, 1, 1);
      Set<Site> last = new TreeSet<>();
      lacking.forEach(box -> last.addAll(open(then, box)));
      boolean isLeft = !then.movers().contains(line.side());
      CoachClaims.addIf(
          isLeft && lacking.size() == 2 && last.size() == 1, ((Place) line).site(), lines);
    }
    return lines;
  }

  private static Set<Site> moves(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    Set<Site> left = boxes(after, 1, 2);
    int count = safe(before, move).size();
    while (!left.isEmpty()) {
      Site first = left.iterator().next();
      Set<Site> group = new TreeSet<>();
      flood(after, first, left, group);
      count += group.size() < 3 ? 1 : 0;
    }
    return count % 2 == 0 ? Set.of(((Place) move).site()) : Set.of();
  }

  private static Set<Site> open(Position position, Site box) {
    Set<Site> open = new TreeSet<>();
    for (int step = -1; step <= 1; step += 2) {
      for (Site line : List.of(box.plus(step, 0), box.plus(0, step))) {
        CoachClaims.addIf(position.at(line) == Mark.EMPTY, line, open);
      }
    }
    return open;
  }

  private static Set<Site> boxes(Position position, int least, int most) {
    Set<Site> boxes = new TreeSet<>();
    for (int row = 1; row < position.lattice().rows(); row += 2) {
      for (int col = 1; col < position.lattice().cols(); col += 2) {
        int open = open(position, new Site(row, col)).size();
        CoachClaims.addIf(open >= least && open <= most, new Site(row, col), boxes);
      }
    }
    return boxes;
  }

  /** The lines that can be drawn without a box that then lacks one line, or none. */
  private static Set<Site> safe(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    Set<Site> safe = new TreeSet<>();
    for (Move line : after.legalMoves()) {
      Position then = CoachClaims.played(after, line);
      Site site = ((Place) line).site();
      boolean isSafe = boxes(then, 0, 1).stream().noneMatch(box -> open(after, box).contains(site));
      CoachClaims.addIf(isSafe, site, safe);
    }
    return safe;
  }

  /** The boxes that lack one line or two, in groups of so many that undrawn lines join. */
  private static Set<Site> joined(Position before, Move move, int least, int most) {
    Position after = CoachClaims.played(before, move);
    Set<Site> left = boxes(after, 1, 2);
    Set<Site> joined = new TreeSet<>();
    while (!left.isEmpty()) {
      Set<Site> group = new TreeSet<>();
      flood(after, left.iterator().next(), left, group);
      joined.addAll(group.size() >= least && group.size() <= most ? group : Set.of());
    }
    return joined;
  }

  private static void flood(Position position, Site box, Set<Site> left, Set<Site> group) {
    if (left.remove(box)) {
      group.add(box);
      for (Site line : open(position, box)) {
        flood(
            position,
            box.plus(2 * (line.row() - box.row()), 2 * (line.col() - box.col())),
            left,
            group);
      }
    }
  }

  @Override
  public String coachOptions() {
    return "size=4";
  }

  @Override
  public Set<String> rareWarnings() {
    return Set.of("last-two");
  }

  private static void chain(CoachClaims claims, Overlay seen) {
    assertThat(taken(claims.before(), claims.side())).isEmpty();
    Set<Site> given = taken(claims.after(), claims.side().opponent());
    assertThat(given)
        .isEqualTo(CoachClaims.hinted(seen, given.size() > 1 ? Hint.CHAIN : Hint.WEAK))
        .isNotEmpty();
    assertThat(claims.before().legalMoves())
        .anyMatch(
            other ->
                taken(CoachClaims.played(claims.before(), other), claims.side().opponent())
                    .isEmpty());
  }

  private static void notAll(CoachClaims claims, Overlay seen) {
    assertThat(taken(claims.before(), claims.side()))
        .isEqualTo(CoachClaims.hinted(seen, Hint.WEAK))
        .isNotEmpty();
    assertThat(claims.after().score()).isEqualTo(claims.before().score());
    assertThat(taken(claims.after(), claims.side().opponent())).isNotEmpty();
  }

  private static void lastTwo(CoachClaims claims, Overlay seen) {
    assertThat(taken(claims.before(), claims.side()))
        .isEqualTo(CoachClaims.hinted(seen, Hint.CHAIN))
        .hasSize(2);
    Position taking = claims.before();
    while (taking.score().of(claims.side()) < claims.before().score().of(claims.side()) + 2) {
      taking = oneTaken(taking, claims.side());
    }
    for (Move next : taking.legalMoves()) {
      assertThat(taken(CoachClaims.played(taking, next), claims.side().opponent()))
          .hasSizeGreaterThanOrEqualTo(3);
    }
    Place instead =
        new Place(claims.side(), CoachClaims.hinted(seen, Hint.LEGAL).iterator().next());
    Position given = CoachClaims.played(claims.before(), instead);
    Position theirs = oneTaken(given, claims.side().opponent());
    assertThat(theirs.score().of(claims.side().opponent()))
        .isEqualTo(given.score().of(claims.side().opponent()) + 2);
    assertThat(theirs.toMove()).contains(claims.side().opponent());
    for (Move next : theirs.legalMoves()) {
      assertThat(taken(CoachClaims.played(theirs, next), claims.side()))
          .hasSizeGreaterThanOrEqualTo(3);
    }
  }

  /** The boxes that a side can take in a row: all it gets while any line completes one. */
  private static Set<Site> taken(Position from, Side side) {
    Position at = from;
    for (Position next = oneTaken(at, side); next != at; next = oneTaken(at, side)) {
      at = next;
    }
    Set<Site> taken = new TreeSet<>();
    for (int i = 0; i < at.lattice().size(); i++) {
      Site site = at.lattice().site(i);
      boolean isBox = site.row() % 2 == 1 && site.col() % 2 == 1;
      CoachClaims.addIf(isBox && from.at(site) != at.at(site), site, taken);
    }
    return taken;
  }

  /** The position after one line that completes a box; the same if there is none. */
  private static Position oneTaken(Position position, Side side) {
    for (Move move : position.legalMoves()) {
      Position next = move.side() == side ? CoachClaims.played(position, move) : position;
      if (next.score().of(side) > position.score().of(side)) {
        return next;
      }
    }
    return position;
  }
}
