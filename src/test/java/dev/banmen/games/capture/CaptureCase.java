package dev.banmen.games.capture;

import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.games.go.StoneCase;
import dev.banmen.games.go.StoneClaims;
import dev.banmen.laws.CoachClaims;
import dev.banmen.laws.Past;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.Reference;
import dev.banmen.laws.ReferenceCapture;
import dev.banmen.laws.StoneWitness;
import dev.banmen.laws.Witness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Capture Go for the laws. */
public final class CaptureCase extends StoneCase {
  @Override
  public Family family() {
    return new CaptureFamily();
  }

  @Override
  public List<String> smallOptions() {
    return List.of(
        "size=2 rules=game",
        "size=2 rules=exercise",
        "size=1x1 rules=exercise",
        "size=1x2 rules=game",
        "size=2x4 rules=game captures=2",
        "size=5x3 rules=exercise",
        "size=3 rules=game captures=3",
        "size=4 rules=exercise",
        "size=5 rules=game",
        "size=6 rules=game captures=5");
  }

  @Override
  public List<String> largeOptions() {
    return List.of(
        "size=10 rules=exercise",
        "size=19 rules=exercise",
        "size=19 captures=9",
        "size=52 captures=40",
        "size=52x7 captures=5");
  }

  @Override
  public String randomOptions(RandomOptions random) {
    String rules =
        random.below(3) == 0 ? " rules=exercise" : " rules=game captures=" + (1 + random.below(6));
    return "size=" + random.rectangle(1, 6, 9, 52) + rules;
  }

  @Override
  public Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    boolean exercise = "exercise".equals(options.get("rules"));
    int goal = exercise ? 0 : Integer.parseInt(options.getOrDefault("captures", "1"));
    return Optional.of(setup -> ReferenceCapture.of(lattice.rows(), lattice.cols(), goal, setup));
  }

  @Override
  public Witness witness(Past past, Position position, Optional<Reference> now) {
    ReferenceCapture capture = (ReferenceCapture) now.orElseThrow();
    return new StoneWitness(past, capture, capture.stones());
  }

  @Override
  public Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    return StoneClaims.OF_BOTH;
  }

  @Override
  public String coachOptions() {
    return "size=5 captures=9";
  }
}
