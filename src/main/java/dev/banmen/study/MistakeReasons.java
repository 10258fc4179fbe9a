package dev.banmen.study;

import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.Warning;
import java.util.Optional;

/**
 * The words of a game's coach and its explanations about a mistake and of the better move, without
 * any search. Immutable.
 *
 * @param warning what the coach warns of before the mistake; empty if it warns of the same kind of
 *     thing before the better move
 * @param played what the mistake does for its side, if that is less than the better move does;
 *     empty if there is a warning
 * @param better what the better move does for its side that the mistake doesn't do; empty if the
 *     warning names that move already, or it deserves a warning itself and there is another reason
 * @param reason what else the coach says for the better move, if that is much
 * @param compared how the moves compare, if nothing else is known
 */
public record MistakeReasons(
    Optional<Warning> warning,
    Optional<Explanation> played,
    Optional<Explanation> better,
    Optional<String> reason,
    Optional<Explanation> compared) {
  public static final MistakeReasons NONE = of(Optional.empty(), Optional.empty());

  private static MistakeReasons of(Optional<Warning> warning, Optional<Explanation> compared) {
    return new MistakeReasons(
        warning, Optional.empty(), Optional.empty(), Optional.empty(), compared);
  }

  /** Returns what is known of a legal move, and of a better one of the same side. */
  public static MistakeReasons of(Position before, Move played, Move better) {
    return HasCoach.of(before.game())
        .map(coach -> of(coach, before, played, better).orCompared(coach, before, played, better))
        .orElse(NONE);
  }

  private MistakeReasons orCompared(Coach coach, Position before, Move inferior, Move superior) {
    return equals(NONE)
        ? of(
            Optional.empty(),
            coach.traits().stream()
                .flatMap(trait -> trait.compared(before, inferior, superior).stream())
                .findFirst())
        : this;
  }

  private static MistakeReasons of(Coach coach, Position before, Move played, Move better) {
    Optional<Warning> ofBetter = coach.warning(before, better);
    Optional<Warning> warning =
        coach
            .warning(before, played)
            .filter(seen -> ofBetter.map(Warning::id).filter(seen.id()::equals).isEmpty());
    if (ofBetter.isPresent() || warning.isPresent() && isShown(better, warning.get())) {
      return of(warning, Optional.empty());
    }
    Explanation told = before.explain(better);
    Explanation instead = before.explain(played);
    boolean isMore =
        told.facts().stream().anyMatch(fact -> isMerit(coach, fact) && !isTold(instead, fact));
    boolean isGood = instead.facts().stream().anyMatch(fact -> isMerit(coach, fact));
    return new MistakeReasons(
        warning,
        Optional.of(instead).filter(it -> isMore && isGood && warning.isEmpty()),
        Optional.of(told).filter(it -> isMore),
        coach.strongReason(before, better),
        Optional.empty());
  }

  private static boolean isMerit(Coach coach, Fact fact) {
    return coach.merits().contains(fact.name());
  }

  private static boolean isTold(Explanation told, Fact fact) {
    return told.facts().contains(fact);
  }

  private static boolean isShown(Move move, Warning warning) {
    return move instanceof Place place && warning.why().overlay().hints().containsKey(place.site());
  }
}
