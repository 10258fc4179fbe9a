package dev.banmen.games.dots.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
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
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Which line gives the last two boxes of a chain away, so that the other side has to open the next?
 * Source: Berlekamp, The Dots and Boxes Game (2000), on double-dealing moves.
 */
final class DoubleDealKind extends BoxKind {
  private static final int LONG = 3; // boxes of a chain that is worth keeping control for

  DoubleDealKind(GamePositions positions) {
    super("double-deal", positions, AnswerForm.SITE, List.of(1));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil(
            "takes-every-box",
            it -> new DrillAnswer.OnSite(pair(it.position()).orElseThrow().between())),
        new Pupil("opens-the-next-chain", DoubleDealKind::nextChain));
  }

  /** Draws a line of another chain. */
  private static DrillAnswer nextChain(Exercise exercise) {
    BoxMap map = new BoxMap(exercise.position());
    DealtPair pair = pair(exercise.position()).orElseThrow();
    for (List<Site> chain : referee(exercise.position()).chains(exercise.position())) {
      if (!chain.contains(pair.first())) {
        return new DrillAnswer.OnSite(map.open(chain.get(0)).get(0));
      }
    }
    return new DrillAnswer.OnSite(pair.between());
  }

  /**
   * The last two boxes of a chain.
   *
   * @param first the one that can be taken now
   * @param between the line that takes it
   * @param deal the line that makes both fall to one line
   */
  private record DealtPair(Site first, Site second, Site between, Site deal) {}

  /** The two boxes, if nothing else can be taken. */
  private static Optional<DealtPair> pair(Position position) {
    BoxMap map = new BoxMap(position);
    List<Site> ready = map.lacking(1);
    if (ready.size() != 1) {
      return Optional.empty();
    }
    Site first = ready.get(0);
    Site between = map.open(first).get(0);
    Site second = new Site(2 * between.row() - first.row(), 2 * between.col() - first.col());
    if (!position.lattice().contains(second) || map.open(second).size() != 2) {
      return Optional.empty();
    }
    List<Site> open = new ArrayList<>(map.open(second));
    open.remove(between);
    return Optional.of(new DealtPair(first, second, between, open.get(0)));
  }

  /** Looks in longer games of its own: boxes are taken until two are left, so many look alike. */
  @Override
  public Position position(int wanted, Random random) {
    return positions.fresh(random, FIRST, LAST);
  }

  /** Takes boxes until just two are left to take. */
  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    Position at = position;
    List<Site> takings = referee(at).takings(at);
    while (takings.size() > 2) {
      BoxMap map = new BoxMap(at);
      Side side = at.toMove().orElse(Side.BLACK);
      Site line = map.open(map.lacking(1).get(0)).get(0);
      if (!(at.play(new Place(side, line)) instanceof Played played)) {
        return List.of();
      }
      at = played.after();
      takings = referee(at).takings(at);
    }
    Optional<DealtPair> pair = takings.size() == 2 ? pair(at) : Optional.empty();
    if (pair.isEmpty() || !isWorthIt(at, pair.get())) {
      return List.of();
    }
    DrillAnswer answer = new DrillAnswer.OnSite(pair.get().deal());
    return List.of(exercise(at, Optional.empty(), answer));
  }

  /** Whether a long chain is left to gain by it, and no line that gives nothing. */
  private static boolean isWorthIt(Position position, DealtPair pair) {
    boolean hasLong =
        referee(position).chains(position).stream()
            .anyMatch(chain -> chain.size() >= LONG && !chain.contains(pair.first()));
    return hasLong && !referee(position).hasSafeLine(position);
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    DealtPair pair = pair(exercise.position()).orElseThrow();
    String name = exercise.game().notation().name(pair.deal());
    return why(exercise, "why.double-deal", name)
        .hint(List.of(pair.first(), pair.second()), Hint.WEAK)
        .hint(List.of(pair.deal()), Hint.LEGAL)
        .done();
  }
}
