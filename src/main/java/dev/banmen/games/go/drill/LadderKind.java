package dev.banmen.games.go.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import dev.banmen.games.go.bot.LadderReading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Asks from which side a group is caught in a ladder. */
final class LadderKind extends StoneKind {
  private static final int NEAR = 2; // rows and columns around a group that anybody sees
  private static final int MOST_STONES = 6;

  LadderKind(GamePositions positions) {
    super("ladder", positions, AnswerForm.SITE, List.of(1));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("drives-to-the-open-side", LadderKind::drivenOut),
        new Pupil("overlooks-distant-stones", LadderKind::withoutDistant));
  }

  private static List<Site> liberties(Exercise exercise) {
    return referee(exercise.position())
        .liberties(exercise.position(), exercise.site().orElseThrow());
  }

  /** Leaves the stones the liberty with more room: it looks at its own stones, not at theirs. */
  private static DrillAnswer drivenOut(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    List<Site> liberties = liberties(exercise);
    return new DrillAnswer.OnSite(
        liberties.stream()
            .min(Comparator.comparingInt(site -> map.emptyBeside(map.lattice.index(site))))
            .orElseThrow());
  }

  /** Reads the ladder as if there were no stones but those around the group. */
  private static DrillAnswer withoutDistant(Exercise exercise) {
    Position position = exercise.position();
    List<Site> group = referee(position).group(position, exercise.site().orElseThrow());
    LadderReading reading =
        new LadderReading(position, site -> isNear(group, position.lattice().site(site)));
    List<Site> liberties = liberties(exercise);
    List<Site> catching =
        reading.catching(exercise.site().orElseThrow(), liberties).orElse(liberties);
    boolean isSure = catching.size() == 1;
    return new DrillAnswer.OnSite(isSure ? catching.get(0) : liberties.get(0));
  }

  private static boolean isNear(List<Site> group, Site site) {
    return group.stream()
        .anyMatch(
            stone ->
                Math.abs(stone.row() - site.row()) <= NEAR
                    && Math.abs(stone.col() - site.col()) <= NEAR);
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    Side hunter = position.toMove().orElse(Side.BLACK);
    List<Exercise> found = new ArrayList<>();
    LadderReading reading = new LadderReading(position, site -> true);
    for (List<Site> group : groups(position)) {
      Site stone = group.get(0);
      List<Site> liberties = referee(position).liberties(position, stone);
      if (position.at(stone) == hunter.opponent().mark()
          && liberties.size() == 2
          && group.size() <= MOST_STONES) {
        caught(reading, stone, liberties)
            .ifPresent(
                at ->
                    found.add(
                        exercise(
                            position,
                            hunter,
                            group.get(random.nextInt(group.size())),
                            new DrillAnswer.OnSite(at))));
      }
    }
    return found;
  }

  /** The only liberty at which a group is caught, if it takes more than one atari. */
  private static Optional<Site> caught(LadderReading reading, Site stone, List<Site> liberties) {
    return reading
        .catching(stone, liberties)
        .filter(catching -> catching.size() == 1)
        .map(catching -> catching.get(0))
        .filter(at -> reading.runs(stone, at));
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    Position position = exercise.position();
    Site at = ((DrillAnswer.OnSite) exercise.answer()).site();
    Site stone = exercise.site().orElseThrow();
    Notation notation = position.game().notation();
    List<Site> liberties = liberties(exercise);
    Site other = liberties.get(liberties.get(0).equals(at) ? 1 : 0);
    return why(exercise, "why.ladder", notation.name(at), notation.name(other))
        .hint(List.of(at), Hint.LIBERTY)
        .hint(List.of(other), Hint.LEGAL)
        .hint(referee(position).group(position, stone), Hint.CHAIN)
        .done();
  }
}
