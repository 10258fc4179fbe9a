package dev.banmen.study;

import dev.banmen.game.Side;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.ProvedLoss;
import dev.banmen.study.Review.ReviewStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a computer thinks of the moves of a game, as far as it has looked. Immutable.
 *
 * @param mistakes the costliest first; {@link #MOST} at most
 * @param curve Black's share of wins in each position, from 0 to 1; NaN where it isn't known
 * @param known how many positions were looked at
 * @param shares Black's share by the node of the position
 */
public record ComputerReview(
    List<Mistake> mistakes, List<Double> curve, int known, Map<Integer, Double> shares) {
  public static final ComputerReview NONE = new ComputerReview(List.of(), List.of(), 0, Map.of());

  /** The most mistakes that are listed. */
  public static final int MOST = 50;

  /** A move that gave away fewer of 100 games is none: two searches differ by that much. */
  public static final int LEAST_GAMES = 5;

  private static final Comparator<Mistake> COSTLIEST_FIRST =
      Comparator.<Mistake>comparingInt(mistake -> -mistake.games())
          .thenComparingDouble(mistake -> -mistake.points().orElse(0))
          .thenComparingInt(mistake -> mistake.step().number());

  public ComputerReview {
    mistakes = List.copyOf(mistakes);
    curve = List.copyOf(curve);
    shares = Map.copyOf(shares);
  }

  static ComputerReview of(GameValues game) {
    List<Mistake> mistakes = new ArrayList<>();
    List<Double> curve = new ArrayList<>();
    Map<Integer, Double> shares = new HashMap<>();
    for (int at = 0; at < game.turns().size(); at++) {
      Optional<PositionValue> value = game.value(at);
      curve.add(value.map(PositionValue::black).orElse(Double.NaN));
      if (value.isPresent()) {
        shares.put(game.node(at), value.get().black());
      }
      mistake(game, at).ifPresent(mistakes::add);
    }
    mistakes.sort(COSTLIEST_FIRST);
    List<Mistake> costliest = mistakes.subList(0, Math.min(MOST, mistakes.size()));
    return new ComputerReview(costliest, curve, shares.size(), shares);
  }

  private static Optional<Mistake> mistake(GameValues game, int at) {
    Optional<ReviewStep> step = game.step(at);
    Optional<PositionValue> value = game.value(at);
    if (step.isEmpty() || value.isEmpty() || value.get().best().isEmpty()) {
      return Optional.empty();
    }
    Candidate best = value.get().best().get();
    Side side = step.get().move().side();
    boolean isBest = best.move().equals(step.get().move());
    if (isBest || best.move().side() != side) {
      return Optional.empty();
    }
    double share;
    OptionalDouble points = OptionalDouble.empty();
    Optional<ProvedLoss> loss = value.get().loss();
    if (loss.isPresent()) {
      share = loss.get().share();
      points = OptionalDouble.of(loss.get().points());
    } else {
      share = game.value(at + 1).map(next -> gap(value.get(), next, side)).orElse(0.0);
    }
    Mistake mistake =
        new Mistake(
            step.get(), game.turns().get(at).position(), share, points, best, value.get().good());
    boolean isOne = loss.isPresent() ? points.getAsDouble() > 0 : mistake.games() >= LEAST_GAMES;
    return isOne ? Optional.of(mistake) : Optional.empty();
  }

  private static double gap(PositionValue before, PositionValue after, Side side) {
    return before.share(side) - after.share(side);
  }

  /** Returns the mistake that led to a node, if that is listed. */
  public Optional<Mistake> at(int node) {
    return mistakes.stream().filter(mistake -> mistake.step().node() == node).findFirst();
  }

  /** Returns the nodes that the listed mistakes led to. */
  public Set<Integer> nodes() {
    return mistakes.stream()
        .map(mistake -> mistake.step().node())
        .collect(Collectors.toUnmodifiableSet());
  }
}
