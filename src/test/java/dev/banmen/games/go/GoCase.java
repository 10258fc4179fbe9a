package dev.banmen.games.go;

import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.laws.CoachClaims;
import dev.banmen.laws.Past;
import dev.banmen.laws.Presets;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.Reference;
import dev.banmen.laws.ReferenceGo;
import dev.banmen.laws.StoneWitness;
import dev.banmen.laws.Witness;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Go for the laws. */
public final class GoCase extends StoneCase {
  private static final List<String> PRESETS =
      List.of("exercise", "chinese", "japanese", "aga", "nz", "tromp-taylor");
  private static final List<String> KO_RULES =
      List.of("none", "simple", "positional", "situational");

  @Override
  public Family family() {
    return new GoFamily();
  }

  @Override
  public List<String> smallOptions() {
    return List.of(
        "size=1 rules=tromp-taylor",
        "size=1x2 rules=tromp-taylor",
        "size=2 rules=nz",
        "size=2x3 rules=aga",
        "size=3 rules=exercise",
        "size=3 rules=tromp-taylor",
        "size=3x4 rules=japanese",
        "size=4 rules=chinese",
        "size=4 ko=none",
        "size=3 ko=simple suicide=allowed",
        "size=3 rules=exercise ko=simple suicide=allowed",
        "size=5 rules=nz",
        "size=7x3 rules=aga",
        "size=5x7 rules=chinese komi=0.5",
        "size=7 rules=tromp-taylor handicap=3 komi=2",
        "size=7 rules=aga handicap=4");
  }

  @Override
  public List<String> largeOptions() {
    return List.of(
        "size=19 rules=chinese",
        "size=19 rules=exercise",
        "size=19 rules=japanese",
        "size=13 rules=aga",
        "size=9 rules=nz",
        "size=1x52 rules=tromp-taylor",
        "size=52x1 rules=nz",
        "size=52x2 rules=aga",
        "size=52 rules=chinese");
  }

  @Override
  public String randomOptions(RandomOptions random) {
    String rules = "size=" + random.rectangle(1, 5, 10, 52) + " rules=" + random.any(PRESETS);
    return switch (random.below(4)) {
      case 0 ->
          rules
              + " ko="
              + random.any(KO_RULES)
              + " suicide="
              + random.any(List.of("allowed", "forbidden"));
      case 1 -> rules + " komi=" + random.below(16) / 2.0;
      default -> rules;
    };
  }

  @Override
  public Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    return Optional.of(
        setup -> ReferenceGo.of(Presets.go(options), lattice.rows(), lattice.cols(), setup));
  }

  @Override
  public Witness witness(Past past, Position position, Optional<Reference> now) {
    ReferenceGo go = (ReferenceGo) now.orElseThrow();
    return new StoneWitness(past, go, go.stones());
  }

  @Override
  public Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    Map<String, BiConsumer<CoachClaims, Overlay>> all = new HashMap<>(StoneClaims.OF_BOTH);
    all.put("suicide", StoneClaims::suicide);
    return all;
  }

  @Override
  public String coachOptions() {
    return "size=5 rules=nz";
  }
}
