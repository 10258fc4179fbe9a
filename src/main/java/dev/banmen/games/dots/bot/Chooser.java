package dev.banmen.games.dots.bot;

import dev.banmen.game.bot.Thought;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Chooses a line in one position, with the skill of a level. For one use. */
final class Chooser {
  private final LineState state;
  private final Skill skill;
  private final GraphCache cache;
  private final Thought thought;
  private final Random random;
  private int value;
  private boolean isExact;

  Chooser(LineState state, Skill skill, GraphCache cache, Thought thought) {
    this.state = state;
    this.skill = skill;
    this.cache = cache;
    this.thought = thought;
    random = new Random(thought.seed());
  }

  /** What the position is worth, in boxes, as far as the skill can tell once it has chosen. */
  int value() {
    return value;
  }

  /** Whether that is proved. */
  boolean isExact() {
    return isExact;
  }

  /** Returns the number of a line. */
  int choose() {
    LineState after = new LineState(state);
    Harvest harvest = Harvest.reap(after);
    if (harvest.isEmpty()) {
      return quiet();
    }
    int worth = skill.deals() ? judge(after) : 0;
    value = harvest.value(worth);
    return skill.deals() ? harvest.first(worth) : first(harvest);
  }

  private static int first(Harvest harvest) {
    return harvest.takes().isEmpty() ? harvest.rest().get(0) : harvest.takes().get(0);
  }

  /** Returns about what a position is worth in which no box can be completed. */
  private int judge(LineState after) {
    if (solves(after)) {
      return value;
    }
    return LineOrder.safe(after).isEmpty() ? new ChainCount(after).value() : 0;
  }

  /** Tries to find the exact value of a position in which no box can be completed. */
  private boolean solves(LineState after) {
    if (skill.searches() && after.graph().lines() <= DotsEndgame.MOST_LINES) {
      DotsEndgame endgame = cache.endgame();
      endgame.allow(skill.positions(), thought);
      int found = endgame.quiet(after, 0);
      isExact = !endgame.isStopped();
      value = isExact ? found : 0;
    }
    return isExact;
  }

  private int quiet() {
    List<Integer> safe = LineOrder.safe(state);
    if (solves(state)) {
      List<Integer> lines = new ArrayList<>(LineOrder.of(state));
      Collections.shuffle(lines.subList(0, safe.size()), random);
      return cache.endgame().best(state, lines, value);
    }
    List<Integer> likely = new ArrayList<>(safe);
    if (random.nextInt(100) < skill.overlooks()) {
      likely.addAll(LineOrder.halfSafe(state));
    }
    if (!likely.isEmpty()) {
      return likely.get(random.nextInt(likely.size()));
    }
    List<Integer> lines = LineOrder.of(state);
    value = new ChainCount(state).value();
    return lines.get(skill.counts() ? 0 : random.nextInt(lines.size()));
  }
}
