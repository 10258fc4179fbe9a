package dev.banmen.games.dots.bot;

import dev.banmen.game.bot.SearchLimit;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Chooses a line in one position, with the skill of a level. For one use. */
final class Chooser {
  private final LineState state;
  private final Skill skill;
  private final GraphCache cache;
  private final SearchLimit thought;
  private final Random random;
  private final double lead; // of the side to move, in boxes
  private final int playouts;
  private double value;
  private int solved; // if isExact
  private boolean isExact;

  Chooser(LineState state, Skill skill, GraphCache cache, double lead, SearchLimit thought) {
    this.state = state;
    this.lead = lead;
    this.skill = skill;
    this.cache = cache;
    this.thought = thought;
    random = new Random(thought.seed());
    playouts = skill.playoutsOn(state.graph());
  }

  /** The value of the position, in boxes, as far as the skill can tell once it has chosen. */
  double value() {
    return value;
  }

  /** Returns the number of a line. */
  int choose() {
    LineState after = new LineState(state);
    BoxTaking harvest = BoxTaking.reap(after);
    if (harvest.isEmpty()) {
      return quiet();
    }
    boolean isChoice = harvest.takes().isEmpty() && harvest.handout() > 0;
    if (isChoice && !happens(skill.deals())) {
      return harvest.rest().get(0);
    }
    int worth = judge(after);
    value = harvest.value(worth);
    return harvest.first(worth);
  }

  private boolean happens(int percent) {
    return random.nextInt(100) < percent;
  }

  /** Returns about what a position is worth in which no box can be completed. */
  private int judge(LineState after) {
    if (solves(after)) {
      return solved;
    } else if (LineOrder.safe(after).isEmpty()) {
      return new ChainCount(after).value();
    } else if (playouts == 0) {
      return 0;
    }
    SafeLineTree tree = new SafeLineTree(after, 0, random);
    tree.best(playouts, thought);
    return (int) Math.round(tree.value());
  }

  /** Finds the exact value of a position in which no box can be completed, if that is not hard. */
  private boolean solves(LineState after) {
    if (after.linesLeft() <= skill.lines() && cache.hasEndgame()) {
      DotsEndgame endgame = cache.endgame();
      endgame.allow(skill.positions(), thought);
      solved = endgame.quiet(after, 0);
      isExact = !endgame.isStopped();
    }
    return isExact;
  }

  private int quiet() {
    List<Integer> safe = LineOrder.safe(state);
    if (solves(state)) {
      value = solved;
      return best(safe);
    }
    if (happens(skill.overlooks())) {
      List<Integer> overlooked = LineOrder.halfSafe(state);
      safe = overlooked.isEmpty() ? safe : overlooked;
    }
    if (!safe.isEmpty()) {
      return playouts > 0 ? likeliest() : safe.get(random.nextInt(safe.size()));
    }
    List<Integer> lines = LineOrder.of(state);
    value = new ChainCount(state).value();
    return lines.get(happens(skill.counts()) ? 0 : random.nextInt(lines.size()));
  }

  /** Returns one of the lines that keep the value, if it can be found with as much work again. */
  private int best(List<Integer> safe) {
    List<Integer> lines = LineOrder.of(state);
    Collections.shuffle(lines.subList(0, safe.size()), random);
    cache.endgame().allow(skill.positions(), thought);
    return cache.endgame().best(state, lines, solved);
  }

  private int likeliest() {
    SafeLineTree tree = new SafeLineTree(state, lead, random);
    int line = tree.best(playouts, thought);
    value = tree.value();
    return line;
  }
}
