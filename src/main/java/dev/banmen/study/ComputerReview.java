package dev.banmen.study;

import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.study.Review.ReviewStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A computer's opinion of the moves of a game, as far as it has looked. Immutable.
 *
 * @param mistakes the costliest first; {@link #MOST} at most
 * @param curve Black's share of wins in each position, from 0 to 1; NaN where it isn't known
 * @param leads by how many points Black is ahead in each; NaN where it isn't known
 * @param known how many moves were looked at: the positions before and after them
 */
public record ComputerReview(
    List<Mistake> mistakes, List<Double> curve, List<Double> leads, int known) {
  public static final ComputerReview NONE = new ComputerReview(List.of(), List.of(), List.of(), 0);

  /** The most mistakes that are listed. */
  public static final int MOST = 50;

  private static final Comparator<Mistake> COSTLIEST_FIRST =
      Comparator.comparingDouble(ComputerReview::estimated)
          .reversed()
          .thenComparingInt(mistake -> -mistake.games())
          .thenComparingDouble(mistake -> -mistake.loss().points().orElse(0))
          .thenComparingInt(mistake -> mistake.step().number());

  public ComputerReview {
    mistakes = List.copyOf(mistakes);
    curve = List.copyOf(curve);
    leads = List.copyOf(leads);
  }

  private static double estimated(Mistake mistake) {
    return mistake.loss().isProved() ? 0 : mistake.loss().points().orElse(0);
  }

  /** Whether the lead is known in any position. */
  public boolean hasLeads() {
    return leads.stream().anyMatch(lead -> !lead.isNaN());
  }

  static ComputerReview of(GameValues game) {
    List<Mistake> mistakes = new ArrayList<>(); // without reasons, which take longer to find
    List<Double> curve = new ArrayList<>();
    List<Double> leads = new ArrayList<>();
    int known = 0;
    for (int at = 0; at < game.turns().size(); at++) {
      Optional<PositionValue> value = game.value(at);
      curve.add(value.map(PositionValue::black).orElse(Double.NaN));
      leads.add(value.map(one -> one.lead().orElse(Double.NaN)).orElse(Double.NaN));
      known += value.isPresent() ? 1 : 0;
      mistake(game, at).ifPresent(mistakes::add);
    }
    mistakes.sort(COSTLIEST_FIRST);
    List<Mistake> costliest =
        mistakes.stream().limit(MOST).map(one -> one.because(game.reasons(one))).toList();
    return new ComputerReview(costliest, curve, leads, Math.max(0, known - 1));
  }

  private static Optional<Mistake> mistake(GameValues game, int at) {
    Optional<ReviewStep> step = game.step(at);
    Optional<PositionValue> value = game.value(at);
    Optional<MoveLoss> loss = value.flatMap(PositionValue::loss);
    if (step.isEmpty() || loss.isEmpty() || value.get().best().isEmpty()) {
      return Optional.empty();
    }
    Candidate best = value.get().best().get();
    boolean isBest = best.move().equals(step.get().move());
    boolean isNone = loss.get().points().orElse(1) <= 0;
    if (isBest || isNone || best.move().side() != step.get().move().side()) {
      return Optional.empty();
    }
    return Optional.of(
        new Mistake(
            step.get(),
            game.turns().get(at).position(),
            loss.get(),
            best,
            value.get().good(),
            MistakeReasons.NONE));
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
