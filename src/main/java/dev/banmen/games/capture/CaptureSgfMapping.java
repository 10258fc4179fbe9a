package dev.banmen.games.capture;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RootReading;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.games.go.SgfRoot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Maps Capture Go to SGF, which has no number for it: as Go, with {@code RU[Capture Go]} for the
 * first capture, {@code RU[Capture Go 5]} for the first to capture five, {@code RU[Capture Go
 * exercise]} for the exercise. Immutable.
 */
final class CaptureSgfMapping implements SgfRootMapping {
  private static final String NAME = "Capture Go";
  private static final String EXERCISE = "exercise";

  @Override
  public int number() {
    return SgfRoot.GO;
  }

  @Override
  public boolean isNamedBy(List<Property> root) {
    return rules(root).isPresent();
  }

  /** Returns what follows the name; empty if {@code RU} names something else. */
  private static Optional<String> rules(List<Property> root) {
    return new SgfRoot(root)
        .text("RU")
        .filter(rules -> rules.regionMatches(true, 0, NAME, 0, NAME.length()))
        .map(rules -> rules.substring(NAME.length()).trim());
  }

  @Override
  public RootReading read(List<Property> root) {
    Map<String, String> chosen = new HashMap<>();
    chosen.put("size", SgfRoot.option(new SgfRoot(root).size()));
    String rules = rules(root).orElse("");
    if (rules.equals(EXERCISE)) {
      chosen.put("rules", EXERCISE);
    } else if (!rules.isEmpty()) {
      int goal = SgfRoot.number(rules).map(Double::intValue).orElse(0);
      chosen.put("captures", Integer.toString(Math.max(1, Math.min(goal, 2704))));
    }
    return new RootReading(chosen, List.of());
  }

  @Override
  public List<Property> root(Map<String, String> chosen) {
    List<Property> root = new ArrayList<>();
    root.add(Property.of("GM", Integer.toString(number())));
    root.add(SgfRoot.size(chosen.getOrDefault("size", "10")));
    boolean isExercise = EXERCISE.equals(chosen.get("rules"));
    String goal = chosen.getOrDefault("captures", "");
    String rules = isExercise ? " " + EXERCISE : goal.isEmpty() ? "" : " " + goal;
    root.add(Property.of("RU", NAME + rules));
    root.add(Property.of("KM", "0")); // others take a missing one for Go's own
    return root;
  }
}
