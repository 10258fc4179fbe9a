package dev.banmen.games.go.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import dev.banmen.game.drill.Refusals;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** Is a move legal, or occupied, suicide, ko, the other side's turn? */
final class StoneLegalKind extends StoneKind {
  static final int OCCUPIED = 1;
  static final int SUICIDE = 2;
  static final int REPETITION = 3;

  private static final int MOST_FILLED = 8; // stones added to make a group's last liberty

  /** The misses by class of answer; 0 is a legal move. */
  private static final List<Integer> MISSES =
      List.of(0, SUICIDE, OCCUPIED, Miss.NOT_YOUR_TURN, REPETITION);

  /**
   * Creates the kind.
   *
   * @param hasKo whether the game refuses repetitions
   */
  StoneLegalKind(GamePositions positions, boolean hasKo) {
    super(
        "legal",
        positions,
        form(hasKo),
        hasKo ? List.of(35, 34, 6, 5, 20) : List.of(36, 36, 8, 20));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("any-empty-point-will-do", it -> seen(it, false)),
        new Pupil("surrounded-is-suicide", it -> seen(it, true)));
  }

  /** Judges by the point alone, perhaps by the points beside it. */
  private static DrillAnswer seen(Exercise exercise, boolean needsRoom) {
    StoneMap map = new StoneMap(exercise.position());
    int site = asked(exercise);
    if (!map.isEmpty(site)) {
      return Refusals.of(OCCUPIED);
    }
    return Refusals.of(needsRoom && map.emptyBeside(site) == 0 ? SUICIDE : 0);
  }

  private static AnswerForm form(boolean hasKo) {
    List<String> choices = new ArrayList<>();
    MISSES.stream()
        .filter(miss -> hasKo || miss != REPETITION)
        .sorted()
        .forEach(miss -> choices.add(Refusals.of(miss).id()));
    return AnswerForm.choice(choices);
  }

  /** A legal move catches who fears to be surrounded; every refusal of an empty point the other. */
  @Override
  public List<Pupil> failing(int wanted, Random random) {
    return wanted == 0 ? pupils().subList(1, 2) : List.of();
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    int miss = MISSES.get(wanted);
    Side side = position.toMove().orElse(Side.BLACK);
    if (miss == REPETITION) {
      return KoShapes.taken(position, random)
          .map(ko -> List.of(about(ko.position(), ko.side(), ko.site(), REPETITION)))
          .orElse(List.of());
    }
    List<Exercise> found = new ArrayList<>();
    boolean isBuilt = miss == SUICIDE && random.nextBoolean();
    Side asked = miss == Miss.NOT_YOUR_TURN ? side.opponent() : side;
    Board board = position.board();
    for (int site = 0; site < position.lattice().size(); site++) {
      if (isBuilt) {
        addSuicide(position, side, site, found);
      } else if (board.check(asked, site) == miss
          && position.at(site) == mark(miss, position, site)) {
        found.add(about(position, asked, site, miss));
      }
    }
    return found;
  }

  /** An occupied point is asked about as occupied only. */
  private static Mark mark(int miss, Position position, int site) {
    return miss == OCCUPIED ? position.at(site) : Mark.EMPTY;
  }

  private Exercise about(Position position, Side side, int site, int miss) {
    return exercise(position, side, position.lattice().site(site), Refusals.of(miss));
  }

  /** Surrounds a group until its last liberty is suicide for its own side. */
  private void addSuicide(Position position, Side side, int stone, List<Exercise> found) {
    StoneMap map = new StoneMap(position);
    BitSet group = map.group(stone, false);
    BitSet liberties = map.liberties(group);
    boolean isRight = map.marks[stone] == side.mark() && group.nextSetBit(0) == stone;
    if (!isRight || group.cardinality() < 3 || liberties.cardinality() > MOST_FILLED + 1) {
      return;
    }
    for (int last = liberties.nextSetBit(0); last >= 0; last = liberties.nextSetBit(last + 1)) {
      StoneMap filled = new StoneMap(position);
      BitSet others = (BitSet) liberties.clone();
      others.clear(last);
      others.stream().forEach(site -> filled.marks[site] = side.opponent().mark());
      for (int beside : filled.beside(last)) {
        if (filled.isEmpty(beside)) {
          filled.marks[beside] = side.opponent().mark();
        }
      }
      if (filled.isSound()) {
        Position built = Position.of(position.game(), filled.setup(side));
        if (built.board().check(side, last) == SUICIDE) {
          found.add(about(built, side, last, SUICIDE));
        }
      }
    }
  }
}
