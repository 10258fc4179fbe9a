package dev.banmen.laws;

import java.util.List;
import java.util.SplittableRandom;

/** Random options of a game, mostly for small boards, sometimes for the largest. */
final class RandomOptions {
  private static final List<String> PRESETS =
      List.of("exercise", "chinese", "japanese", "aga", "nz", "tromp-taylor");
  private static final List<String> KO_RULES =
      List.of("none", "simple", "positional", "situational");

  private final SplittableRandom random;

  RandomOptions(long seed) {
    this.random = new SplittableRandom(seed);
  }

  String of(String family) {
    return switch (family) {
      case "go" -> go();
      case "capture" -> "size=" + rectangle(1, 6, 9, 52) + rules();
      case "othello" -> "size=" + 2 * size(2, 4, 5, 8);
      case "dots" -> "size=" + rectangle(1, 6, 9, 30) + " ties=" + any(List.of("draw", "second"));
      case "gomoku" ->
          "size=" + rectangle(5, 8, 9, 19) + " rules=" + any(List.of("freestyle", "exact"));
      default -> "";
    };
  }

  private String go() {
    String rules = "size=" + rectangle(1, 5, 10, 52) + " rules=" + any(PRESETS);
    return switch (random.nextInt(4)) {
      case 0 -> rules + " ko=" + any(KO_RULES) + " suicide=" + any(List.of("allowed", "forbidden"));
      case 1 -> rules + " komi=" + random.nextInt(16) / 2.0;
      default -> rules;
    };
  }

  private String rules() {
    return random.nextInt(3) == 0
        ? " rules=exercise"
        : " rules=game captures=" + (1 + random.nextInt(6));
  }

  private String any(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private String rectangle(int least, int small, int middle, int most) {
    return size(least, small, middle, most) + "x" + size(least, small, middle, most);
  }

  /** Up to {@code small} four times in five, above {@code middle} once in two hundred. */
  private int size(int least, int small, int middle, int most) {
    int roll = random.nextInt(200);
    int bound = roll < 160 ? small : roll < 199 ? middle : most;
    return random.nextInt(least, bound + 1);
  }
}
