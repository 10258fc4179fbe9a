package dev.banmen.laws;

import dev.banmen.laws.ReferenceGo.Ko;
import dev.banmen.laws.ReferenceGo.Rules;
import java.util.Locale;
import java.util.Map;

/** Go's rule sets, as the table of presets in the contract gives them. */
final class Presets {
  private static final Map<String, Rules> TABLE =
      Map.of(
          "exercise", new Rules(Ko.POSITIONAL, false, true, false, 0),
          "chinese", new Rules(Ko.POSITIONAL, false, false, false, 7.5),
          "japanese", new Rules(Ko.SIMPLE, false, false, true, 6.5),
          "aga", new Rules(Ko.SITUATIONAL, false, false, false, 7.5),
          "nz", new Rules(Ko.SITUATIONAL, true, false, false, 7),
          "tromp-taylor", new Rules(Ko.POSITIONAL, true, false, false, 0));

  private Presets() {}

  /** The rules that these options choose: a preset, and what is chosen instead of its values. */
  static Rules go(Map<String, String> options) {
    Rules preset = TABLE.get(options.getOrDefault("rules", "chinese"));
    String ko = options.getOrDefault("ko", preset.ko().name()).toUpperCase(Locale.ROOT);
    String komi = options.getOrDefault("komi", Double.toString(preset.komi()));
    boolean suicide =
        options.containsKey("suicide")
            ? options.get("suicide").equals("allowed")
            : preset.suicide();
    return new Rules(
        Ko.valueOf(ko), suicide, preset.anyTurns(), preset.territory(), Double.parseDouble(komi));
  }
}
