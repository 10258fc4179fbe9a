package dev.banmen.games.go;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The named rule sets. */
enum Preset {
  /** The exercise's statement: no turns, no komi, with or without a handicap. */
  EXERCISE(GoRules.EXERCISE, 0),

  /**
   * Chinese Rules of Weiqi (2002), §6 and §20 for repetition, §12 and §13 for area and komi. The
   * half point of a handicap game is customary and prevents a draw.
   */
  CHINESE(Ko.POSITIONAL, Suicide.FORBIDDEN, Scoring.AREA, PassStones.NONE, 7.5, 0.5),

  /**
   * Japanese Rules of Go (1989), articles 4 to 6 and 10; the komi of Nihon Ki-in games, with a
   * handicap the customary half point.
   */
  JAPANESE(Ko.SIMPLE, Suicide.FORBIDDEN, Scoring.TERRITORY, PassStones.NONE, 6.5, 0.5),

  /**
   * AGA rules: 3 (compensation, half a point with a handicap), 4 (handicap), 6 (ko), 7 (pass), 12
   * (count).
   */
  AGA(Ko.SITUATIONAL, Suicide.FORBIDDEN, Scoring.AREA, PassStones.GIVEN, 7.5, 0.5),

  /** New Zealand Go Society, Rules of Go: rules 5 to 7 and 9; with a handicap the half point. */
  NZ(Ko.SITUATIONAL, Suicide.ALLOWED, Scoring.AREA, PassStones.NONE, 7, 0.5),

  /**
   * John Tromp and Bill Taylor, The Logical Rules of Go: rules 6 to 9; they have no komi, whatever
   * Black begins with.
   */
  TROMP_TAYLOR(Ko.POSITIONAL, Suicide.ALLOWED, Scoring.AREA, PassStones.NONE, 0, 0);

  /** The value of an option that leaves it to the rules. */
  static final String OWN = "preset";

  /** The most characters of a name of rules, far more than anybody writes. */
  private static final int LONGEST = 100;

  private static final Pattern BLANKS = Pattern.compile("[_ ]+");

  /** What may follow a name: {@code Japanese (Nihon Ki-in)}, {@code 韓国ルール}. */
  private static final Pattern NO_NAME =
      Pattern.compile("(?:-?(?:rules?|数子|數子|规则|規則|ルール|규칙|룰|棋院|기원|式|scoring))*+(?:-?\\(.*)?$");

  private final GoRules even;
  private final double handicapKomi;

  Preset(
      Ko ko, Suicide suicide, Scoring scoring, PassStones given, double komi, double handicapKomi) {
    this(new GoRules(TurnRule.ALTERNATE, ko, suicide, scoring, given, komi), handicapKomi);
  }

  Preset(GoRules even, double handicapKomi) {
    this.even = even;
    this.handicapKomi = handicapKomi;
  }

  /** The name on the command line. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The komi of these rules with that many handicap stones, 0 for an even game. */
  double komi(int handicap) {
    return handicap == 0 ? even.komi() : handicapKomi;
  }

  /**
   * White's points for Black's handicap stones, which area scoring would count for Black: one for
   * each stone, by the AGA's rules for each except the first.
   */
  int bonus(int handicap) {
    return switch (this) {
      case CHINESE -> handicap;
      case AGA -> Math.max(0, handicap - 1);
      default -> 0;
    };
  }

  /** The komi of an option's value, a number or {@link #OWN}, with that many handicap stones. */
  double komi(String value, int handicap) {
    return value.equalsIgnoreCase(OWN) ? komi(handicap) : Double.parseDouble(value);
  }

  /** The rules with a given komi, plus the handicap's bonus. */
  GoRules rules(int handicap, double komi) {
    return even.withKomi(komi + bonus(handicap));
  }

  /**
   * Returns the preset that a record's {@code RU} names, also in words of East Asia; none and
   * unknown are Chinese. Ing's (GOE) are nearest to New Zealand's: area, suicide allowed.
   */
  static Optional<Preset> ofRecord(String rules) {
    if (rules.length() > LONGEST) {
      return Optional.empty();
    }
    String text = Normalizer.normalize(rules, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    String named = BLANKS.matcher(text.strip()).replaceAll("-");
    String plain = NO_NAME.matcher(named).replaceFirst("");
    return switch (plain) {
      case "", "chinese", "china", "cn", "chn", "none", "unknown", "area", "中国", "中國", "中", "중국" ->
          Optional.of(CHINESE);
      case "japanese",
          "japan",
          "jp",
          "jpn",
          "jap",
          "nihon-ki-in",
          "territory",
          "日本",
          "日",
          "日韩",
          "日韓",
          "数目",
          "數目",
          "比目",
          "일본" ->
          Optional.of(JAPANESE);
      case "korean", "korea", "kr", "kor", "韩国", "韓國", "韓国", "韩", "韓", "한국" ->
          Optional.of(JAPANESE);
      case "aga", "bga", "french" -> Optional.of(AGA);
      case "nz", "new-zealand", "goe", "ing", "ing-goe", "ing-sst", "goe-ing", "应氏", "應氏" ->
          Optional.of(NZ);
      case "tromp-taylor", "tromp/taylor", "tt" -> Optional.of(TROMP_TAYLOR);
      case "exercise" -> Optional.of(EXERCISE);
      default -> Optional.empty();
    };
  }

  /** The name of these rules in a record's {@code RU} (SGF FF[4], RU). */
  String recorded() {
    return switch (this) {
      case EXERCISE -> "exercise";
      case CHINESE -> "Chinese";
      case JAPANESE -> "Japanese";
      case AGA -> "AGA";
      case NZ -> "NZ";
      case TROMP_TAYLOR -> "Tromp-Taylor";
    };
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
