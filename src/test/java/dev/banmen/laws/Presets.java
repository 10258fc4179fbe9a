package dev.banmen.laws;

import dev.banmen.laws.ReferenceGo.Rules;
import dev.banmen.laws.ReferenceGo.SlowKo;
import java.util.Locale;
import java.util.Map;

/** Go's rule sets from the contract's table of presets, for an even game. */
public final class Presets {
  private static final Map<String, Rules> TABLE =
      Map.of(
          "exercise", new Rules(SlowKo.POSITIONAL, false, true, false, 0),
          "chinese", new Rules(SlowKo.POSITIONAL, false, false, false, 7.5),
          "japanese", new Rules(SlowKo.SIMPLE, false, false, true, 6.5),
          "aga", new Rules(SlowKo.SITUATIONAL, false, false, false, true, 7.5),
          "nz", new Rules(SlowKo.SITUATIONAL, true, false, false, 7),
          "tromp-taylor", new Rules(SlowKo.POSITIONAL, true, false, false, 0));

  private Presets() {}

  /** The rules that these options choose: a preset, and values that override it. */
  public static Rules go(Map<String, String> options) {
    String name = options.getOrDefault("rules", "chinese");
    Rules preset = TABLE.get(name);
    int handicap = Integer.parseInt(options.getOrDefault("handicap", "0"));
    String ko = options.getOrDefault("ko", preset.ko().name()).toUpperCase(Locale.ROOT);
    double standard = handicap == 0 || preset.komi() == 0 ? preset.komi() : 0.5;
    String komi = options.getOrDefault("komi", Double.toString(standard));
    boolean suicide =
        options.containsKey("suicide")
            ? options.get("suicide").equals("allowed")
            : preset.suicide();
    return new Rules(
        SlowKo.valueOf(ko),
        suicide,
        preset.anyTurns(),
        preset.territory(),
        preset.passStones(),
        Double.parseDouble(komi) + bonus(name, handicap));
  }

  /** White's points for the handicap stones, which an area count gives to Black. */
  private static int bonus(String rules, int handicap) {
    return switch (rules) {
      case "chinese" -> handicap;
      case "aga" -> Math.max(0, handicap - 1);
      default -> 0;
    };
  }
}
