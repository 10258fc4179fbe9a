package dev.banmen.games.go;

import dev.banmen.game.Game;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Size;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RootReading;
import dev.banmen.game.record.RootReading.RootNote;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Maps Go to SGF: {@code SZ} is its size, {@code RU} its rules, {@code KM} and {@code HA} its komi
 * and handicap (SGF FF[4], Go-specific properties). Immutable.
 */
record GoSgfMapping(Words words) implements SgfRootMapping {
  /** The least komi that can't be points: Chinese servers write hundredths. */
  private static final double HUNDREDTHS = 100;

  /** The least hundredths that Fox Weiqi writes, all of whose komis are hundredths. */
  private static final double LEAST_OF_FOX = 25;

  /** The komis of the Chinese rules in stones, until 2002 and since; a stone is two points. */
  private static final Set<Double> STONES = Set.of(2.75, 3.75);

  private static final int MOST_HANDICAP = 9;

  private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9.,]+");

  /** The names of rules that other programs know, too. */
  private static final Pattern COMMON_RULES =
      Pattern.compile(
          "|chinese|japanese|korean|aga|bga|french|nz|new zealand|goe|ing|tromp[-/ ]taylor|none"
              + "|unknown|exercise");

  @Override
  public int number() {
    return SgfRoot.GO;
  }

  @Override
  public RootReading read(List<Property> root) {
    Map<String, String> chosen = new HashMap<>();
    List<RootNote> notes = new ArrayList<>();
    SgfRoot properties = new SgfRoot(root);
    Size size = properties.size();
    chosen.put("size", SgfRoot.option(size));
    properties.text("RU").ifPresent(rules -> chosen.put("rules", preset(rules, notes)));
    boolean isFox = properties.text("AP").orElse("").toLowerCase(Locale.ROOT).startsWith("foxwq");
    properties
        .text("KM")
        .flatMap(komi -> komi(komi, isFox ? LEAST_OF_FOX : HUNDREDTHS, isChinese(chosen)))
        .ifPresent(k -> chosen.put("komi", k));
    properties
        .text("HA")
        .flatMap(h -> handicap(h, size, notes))
        .ifPresent(h -> chosen.put("handicap", h));
    List<Property> restated = new ArrayList<>(root(chosen));
    restated.removeIf(said -> !isRestated(said.id()) || isPlain(said.id(), root, chosen));
    return new RootReading(chosen, notes, restated);
  }

  private static boolean isRestated(String id) {
    return id.equals("RU") || id.equals("KM");
  }

  /** Whether other programs read what a root says as this one did, or it means nothing here. */
  private static boolean isPlain(String id, List<Property> root, Map<String, String> chosen) {
    List<Property> said = root.stream().filter(property -> property.id().equals(id)).toList();
    return !said.isEmpty() && said.stream().allMatch(property -> isPlain(property, chosen));
  }

  private static boolean isPlain(Property property, Map<String, String> chosen) {
    return switch (property.id()) {
      case "KM" -> {
        Optional<Double> komi = Optional.ofNullable(chosen.get("komi")).map(Double::valueOf);
        yield komi.isEmpty() && !property.value().isBlank()
            || komi.isPresent()
                && komi.equals(SgfRoot.number(property.value()))
                && property.values().size() == 1;
      }
      case "RU" ->
          COMMON_RULES.matcher(property.value().strip().toLowerCase(Locale.ROOT)).matches()
              || Preset.ofRecord(property.value()).isEmpty();
      default -> true;
    };
  }

  private String preset(String rules, List<RootNote> notes) {
    Optional<Preset> preset = Preset.ofRecord(rules);
    if (preset.isEmpty()) {
      notes.add(new RootNote("RU", words.text("heading.rules", rules, Preset.CHINESE.id())));
    }
    return preset.orElse(Preset.CHINESE).id();
  }

  private static boolean isChinese(Map<String, String> chosen) {
    String chinese = Preset.CHINESE.id();
    return chosen.getOrDefault("rules", chinese).equals(chinese);
  }

  private Optional<String> komi(String text, double leastHundredths, boolean isChinese) {
    Optional<Double> number = SgfRoot.number(text);
    if (number.isEmpty() || !NUMBER.matcher(text.strip()).matches()) {
      return Optional.empty(); // the reader reports an invalid KM, and that it is ignored
    }
    double komi = number.get();
    boolean isHundredths = Math.abs(komi) >= leastHundredths && Math.rint(komi) == komi;
    if (isHundredths) {
      komi = hundredths(komi / HUNDREDTHS);
    } else if (isChinese && STONES.contains(komi)) {
      komi = 2 * komi;
    }
    double quarters = Math.rint(komi * 4) / 4;
    return Math.abs(quarters) > 9999 ? Optional.empty() : Optional.of(Score.points(quarters));
  }

  /** Converts hundredths: {@code 375}, of stones, is 7.5 points; {@code 650}, of points, is 6.5. */
  private double hundredths(double number) {
    boolean isStones =
        Math.abs(number) >= 1 && Math.abs(number) < 5 && Math.rint(number * 4) == number * 4;
    return isStones ? 2 * number : number;
  }

  private Optional<String> handicap(String text, Size size, List<RootNote> notes) {
    Optional<Double> number = SgfRoot.number(text);
    int stones = number.map(Double::intValue).orElse(-1);
    boolean isWhole = number.isPresent() && number.get() == stones;
    if (!isWhole || stones == 0 || stones == 1) {
      return Optional.empty(); // invalid, as the reader reports, or no stone is put beforehand
    }
    int most = Math.min(MOST_HANDICAP, Handicap.most(size.rows(), size.cols()));
    if (stones < 2 || stones > most) {
      notes.add(new RootNote("HA", words.text("heading.handicap", text, size)));
      return Optional.empty();
    }
    return Optional.of(Integer.toString(stones));
  }

  @Override
  public boolean hasHandicap() {
    return true;
  }

  /** Returns the start; handicap stones come from {@code AB}, not {@code HA}: White moves first. */
  @Override
  public Setup start(Game game, List<Property> root) {
    return new Setup(Map.of(), game.start().toMove());
  }

  @Override
  public List<Property> root(Map<String, String> chosen) {
    List<Property> root = new ArrayList<>();
    root.add(Property.of("GM", Integer.toString(number())));
    root.add(SgfRoot.size(chosen.getOrDefault("size", "19")));
    Preset preset = Preset.of(chosen.getOrDefault("rules", Preset.CHINESE.id()));
    root.add(Property.of("RU", preset.recorded()));
    String handicap = chosen.getOrDefault("handicap", "0");
    double komi = preset.komi(chosen.getOrDefault("komi", Preset.OWN), Integer.parseInt(handicap));
    root.add(Property.of("KM", Score.points(komi))); // others don't know our rules' own
    if (!handicap.equals("0")) {
      root.add(Property.of("HA", handicap));
    }
    return root;
  }
}
