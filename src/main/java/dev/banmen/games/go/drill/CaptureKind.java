package dev.banmen.games.go.drill;

import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Which stones does a move capture? */
final class CaptureKind extends StoneKind {
  private static final int ONE_GROUP = 0;
  private static final int MOST_STONES = 9; // that are to be named
  private static final int MOST_FILLED = 7; // stones added to a position

  CaptureKind(GamePositions positions) {
    super("captured", positions, AnswerForm.SITES, List.of(42, 58));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("takes-one-group", CaptureKind::largestGroup),
        new Pupil("takes-what-it-touches", CaptureKind::touching),
        new Pupil("diagonals-touch", CaptureKind::joinedDiagonally));
  }

  private static List<BitSet> caught(StoneMap map, Exercise exercise) {
    List<BitSet> groups = map.groupsBeside(asked(exercise), exercise.side().opponent());
    groups.removeIf(group -> map.liberties(group).cardinality() > 1);
    return groups;
  }

  private static DrillAnswer answer(StoneMap map, BitSet stones) {
    return DrillAnswer.OnSites.of(map.lattice.sites(stones));
  }

  private static DrillAnswer largestGroup(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet largest =
        caught(map, exercise).stream()
            .max(Comparator.comparingInt(BitSet::cardinality))
            .orElse(new BitSet());
    return answer(map, largest);
  }

  private static DrillAnswer touching(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet beside = new BitSet();
    map.beside(asked(exercise)).forEach(beside::set);
    BitSet taken = new BitSet();
    caught(map, exercise).forEach(taken::or);
    taken.and(beside);
    return answer(map, taken);
  }

  private static DrillAnswer joinedDiagonally(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet taken = new BitSet();
    for (int other : map.beside(asked(exercise))) {
      if (map.marks[other] == exercise.side().opponent().mark()) {
        BitSet group = map.group(other, true);
        BitSet liberties = map.liberties(group);
        liberties.clear(asked(exercise));
        if (liberties.isEmpty()) {
          taken.or(group);
        }
      }
    }
    return answer(map, taken);
  }

  /** Two groups at once catch who takes one; any capture can catch the others. */
  @Override
  public List<Pupil> failing(int wanted, Random random) {
    List<Pupil> failing = new ArrayList<>(pupils());
    if (wanted == ONE_GROUP) {
      failing.remove(0);
    }
    failing.removeIf(pupil -> !pupil.id().startsWith("takes-one") && random.nextInt(4) == 0);
    return failing;
  }

  /** Returns captures of a position; of several groups, after stones were added that allow them. */
  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    Side side = position.toMove().orElse(Side.BLACK);
    List<Exercise> found = new ArrayList<>();
    StoneMap map = new StoneMap(position);
    for (int site = 0; site < map.marks.length; site++) {
      List<BitSet> groups = map.isEmpty(site) ? map.groupsBeside(site, side.opponent()) : List.of();
      if (wanted == ONE_GROUP && groups.stream().anyMatch(g -> isInAtari(map, g))) {
        add(position, side, site, 1, found);
      } else if (wanted != ONE_GROUP && groups.size() > 1) {
        addFilled(position, side, site, found);
      }
    }
    return found;
  }

  private static boolean isInAtari(StoneMap map, BitSet group) {
    return map.liberties(group).cardinality() == 1;
  }

  private void addFilled(Position position, Side side, int site, List<Exercise> found) {
    StoneMap map = new StoneMap(position);
    int filled = 0;
    for (BitSet group : map.groupsBeside(site, side.opponent())) {
      BitSet liberties = map.liberties(group);
      liberties.clear(site);
      if (filled + liberties.cardinality() <= MOST_FILLED) {
        filled += liberties.cardinality();
        liberties.stream().forEach(liberty -> map.marks[liberty] = side.mark());
      }
    }
    if (filled == 0) {
      add(position, side, site, 2, found);
    } else if (map.isSound()) {
      add(Position.of(position.game(), map.setup(side)), side, site, 2, found);
    }
  }

  /** Adds an exercise if the move captures at least so many groups. */
  private void add(Position position, Side side, int site, int groups, List<Exercise> found) {
    Site point = position.lattice().site(site);
    if (!(position.play(new Place(side, point)) instanceof Played played)) {
      return;
    }
    List<Site> taken = new ArrayList<>();
    played.changes().stream()
        .filter(change -> change.after() == Mark.EMPTY)
        .forEach(change -> taken.add(change.site()));
    BitSet left = position.lattice().indices(taken);
    StoneMap map = new StoneMap(position);
    int count = 0;
    for (int stone = left.nextSetBit(0); stone >= 0; stone = left.nextSetBit(0)) {
      left.andNot(map.group(stone, false));
      count++;
    }
    if (count >= groups && (groups > 1 || count == 1) && taken.size() <= MOST_STONES) {
      found.add(exercise(position, side, point, DrillAnswer.OnSites.of(taken)));
    }
  }
}
