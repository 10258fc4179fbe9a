package dev.banmen.games.go;

import java.util.Locale;

/** The rule sets that go by a name. */
enum Preset {
  /** The exercise's statement: no turns, no komi. */
  EXERCISE(
      Turns.ANY,
      Ko.POSITIONAL,
      Suicide.FORBIDDEN,
      Scoring.AREA,
      PassStones.NONE,
      0,
      HandicapBonus.NONE),

  /** Chinese Rules of Weiqi (2002), §6 and §20 for repetition, §12 and §13 for area and komi. */
  CHINESE(
      Turns.ALTERNATE,
      Ko.POSITIONAL,
      Suicide.FORBIDDEN,
      Scoring.AREA,
      PassStones.NONE,
      7.5,
      HandicapBonus.STONES),

  /** Japanese Rules of Go (1989), articles 4 to 6 and 10; the komi of Nihon Ki-in games. */
  JAPANESE(
      Turns.ALTERNATE,
      Ko.SIMPLE,
      Suicide.FORBIDDEN,
      Scoring.TERRITORY,
      PassStones.NONE,
      6.5,
      HandicapBonus.NONE),

  /**
   * AGA Concise Rules of Go: rules 4 (handicap), 6 (self-capture), 6 (ko), 7 (pass), 12 (count).
   */
  AGA(
      Turns.ALTERNATE,
      Ko.SITUATIONAL,
      Suicide.FORBIDDEN,
      Scoring.AREA,
      PassStones.GIVEN,
      7.5,
      HandicapBonus.STONES_LESS_ONE),

  /** New Zealand Go Society, Rules of Go: rules 5 to 7 and 9. */
  NZ(
      Turns.ALTERNATE,
      Ko.SITUATIONAL,
      Suicide.ALLOWED,
      Scoring.AREA,
      PassStones.NONE,
      7,
      HandicapBonus.NONE),

  /** John Tromp and Bill Taylor, The Logical Rules of Go: rules 6 to 9. */
  TROMP_TAYLOR(
      Turns.ALTERNATE,
      Ko.POSITIONAL,
      Suicide.ALLOWED,
      Scoring.AREA,
      PassStones.NONE,
      0,
      HandicapBonus.NONE);

  /** What a handicap game has for komi where nothing else is said: White wins an even count. */
  private static final double HANDICAP_KOMI = 0.5;

  private final GoRules even;
  private final HandicapBonus bonus;

  Preset(
      Turns turns,
      Ko ko,
      Suicide suicide,
      Scoring scoring,
      PassStones passStones,
      double komi,
      HandicapBonus bonus) {
    this.even = new GoRules(turns, ko, suicide, scoring, passStones, komi);
    this.bonus = bonus;
  }

  /** The name on the command line. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Its komi in a game with that many handicap stones, 0 for an even game. */
  double komi(int handicap) {
    return handicap == 0 ? even.komi() : HANDICAP_KOMI;
  }

  /** Its rules with its own komi and bonus. */
  GoRules rules(int handicap) {
    return rules(handicap, komi(handicap));
  }

  /** Its rules with a given komi; the handicap's bonus comes on top. */
  GoRules rules(int handicap, double komi) {
    return even.withKomi(komi + bonus.points(handicap));
  }

  static Preset of(String id) {
    for (Preset preset : values()) {
      if (preset.id().equals(id)) {
        return preset;
      }
    }
    throw new IllegalArgumentException("no preset " + id);
  }
}
