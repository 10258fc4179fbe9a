package dev.banmen.games.go.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** How many liberties has a group? */
final class LibertiesKind extends StoneKind {
  private static final int MOST = 8; // liberties that are asked for

  LibertiesKind(GamePositions positions) {
    super("liberties", positions, AnswerForm.NUMBER, List.of(10, 15, 15, 15, 15, 12, 10, 8));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil(
            "counts-one-stone",
            it -> new DrillAnswer.HowMany(new StoneMap(it.position()).emptyBeside(asked(it)))),
        new Pupil("counts-shared-twice", LibertiesKind::sharedTwice),
        new Pupil("diagonals-are-liberties", it -> new DrillAnswer.HowMany(withDiagonals(it))),
        new Pupil("diagonals-touch", LibertiesKind::joinedDiagonally));
  }

  private static DrillAnswer sharedTwice(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet group = map.group(asked(exercise), false);
    return new DrillAnswer.HowMany(group.stream().map(map::emptyBeside).sum());
  }

  /** How many liberties the group would have if they were diagonal, too. */
  static int withDiagonals(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet group = map.group(asked(exercise), false);
    BitSet liberties = map.liberties(group);
    group.stream()
        .forEach(
            stone -> map.diagonal(stone).stream().filter(map::isEmpty).forEach(liberties::set));
    return liberties.cardinality();
  }

  private static DrillAnswer joinedDiagonally(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet group = map.group(asked(exercise), true);
    return new DrillAnswer.HowMany(map.liberties(group).cardinality());
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    return ofGroups(this, position, wanted + 1);
  }

  /** Returns an exercise about each stone of the groups with so many liberties. */
  static List<Exercise> ofGroups(LibertiesKind kind, Position position, int liberties) {
    List<Exercise> found = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int site = 0; site < position.lattice().size() && liberties <= MOST; site++) {
      if (position.at(site) != Mark.EMPTY && !seen.get(site)) {
        Site first = position.lattice().site(site);
        List<Site> group = referee(position).group(position, first);
        seen.or(position.lattice().indices(group));
        if (referee(position).liberties(position, first).size() == liberties) {
          group.forEach(stone -> found.add(kind.about(position, stone, liberties)));
        }
      }
    }
    return found;
  }

  private Exercise about(Position position, Site stone, int liberties) {
    return exercise(
        position,
        position.at(stone).side().orElseThrow(),
        stone,
        new DrillAnswer.HowMany(liberties));
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    return counted(exercise, "why.liberties");
  }

  /** Shows a group with its liberties, and names them. */
  static Explanation counted(Exercise exercise, String key) {
    Position position = exercise.position();
    Site site = exercise.site().orElseThrow();
    List<Site> liberties = referee(position).liberties(position, site);
    Vocabulary game = position.game().words();
    Notation notation = position.game().notation();
    Words words = words(game.language());
    String names = game.list(liberties.stream().map(notation::name).toList());
    return new Explanation.Builder(game.language())
        .say(words.text(key, notation.name(site), liberties.size(), names))
        .hint(referee(position).group(position, site), Hint.CHAIN)
        .hint(liberties, Hint.LIBERTY)
        .done();
  }
}
