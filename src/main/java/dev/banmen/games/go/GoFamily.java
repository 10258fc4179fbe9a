package dev.banmen.games.go;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Options;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.game.drill.HasDrills;
import dev.banmen.game.drill.OwnDrills;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.game.record.Transcript;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalSolvers;
import dev.banmen.game.solve.HasProblems;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.game.solve.SolverGoal;
import dev.banmen.games.go.bot.StoneBots;
import dev.banmen.games.go.drill.StoneDrills;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Go, with its board and rules still to be chosen. Immutable. */
public final class GoFamily
    implements Family,
        RecordFormats,
        HasDemo,
        HasBots,
        HasNetworks,
        HasDrills,
        GoalSolvers,
        HasProblems {
  static final String ID = "go";
  private static final int LARGEST = 52;
  private static final List<String> KOMI = List.of(Preset.OWN, "0", "0.5", "5.5", "6.5", "7.5");
  private static final List<String> HANDICAPS =
      List.of("0", "2", "3", "4", "5", "6", "7", "8", "9");
  private static final String DEMO = "C7 G3 G7 C3 E5 E4 D5 D4 F6 E6 F4 F5 G5 D6 C6 F3";
  private static final String LARGE_DEMO = // from recordings/go-1846-ear-reddening.sgf
      "R16 D17 Q3 P17 C4 C14 E4 R5 Q15 O4 Q5 Q4 P4 R4 P3 P5 Q6 R3 O3 P6 Q7 P7 Q8 N4 N3 P8 Q9 M3"
          + " M2 L2 M4 L3 R2 S2 S1 N2 O2 Q2 Q1 R1 O5 N5 R2 S7 S8 R1 M5 N6 R2 R7";

  /** Up to four digits, perhaps with quarters after a point. */
  private static final Pattern KOMI_TEXT = Pattern.compile("-?\\d{1,4}(\\.(0|5|25|50|75))?");

  private final Vocabulary words;
  private final SharedNetwork network; // that its players ask

  /** The family in English. */
  public GoFamily() {
    this(Language.ENGLISH, SharedNetwork.OWN);
  }

  private GoFamily(Language language, SharedNetwork network) {
    words = new Vocabulary(GoFamily.class, language);
    this.network = network;
  }

  @Override
  public Family withNetwork(NetworkFile file) {
    return new GoFamily(language(), new SharedNetwork(file));
  }

  @Override
  public void readNetwork() {
    network.get();
  }

  @Override
  public Language language() {
    return words.language();
  }

  @Override
  public Family in(Language other) {
    return new GoFamily(other, network);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Option> options() {
    List<String> presets = new ArrayList<>();
    for (Preset preset : Preset.values()) {
      presets.add(preset.id());
    }
    return List.of(
        Option.of("size", "19", List.of("9", "13", "19"), words.text("option.size")),
        new Option("rules", Preset.CHINESE.id(), presets, words.text("option.rules")),
        Option.of("komi", Preset.OWN, KOMI, words.text("option.komi")),
        Option.of("handicap", "0", HANDICAPS, words.text("option.handicap")),
        new Option("ko", Preset.OWN, choices(Ko.values()), words.text("option.ko")),
        new Option("suicide", Preset.OWN, choices(Suicide.values()), words.text("option.suicide")));
  }

  private static List<String> choices(Enum<?>[] values) {
    List<String> choices = new ArrayList<>(List.of(Preset.OWN));
    for (Enum<?> value : values) {
      choices.add(id(value));
    }
    return choices;
  }

  @Override
  public Game game(Options chosen) {
    Size size = chosen.size("size", 1, LARGEST);
    Preset preset = Preset.of(chosen.text("rules"));
    int handicap = handicap(chosen, size);
    double komi = komi(chosen, preset, handicap);
    GoRules rules = preset.rules(handicap, komi);
    String ko = chosen.text("ko");
    if (!ko.equals(Preset.OWN)) {
      rules = rules.with(Ko.valueOf(ko.toUpperCase(Locale.ROOT)));
    }
    String suicide = chosen.text("suicide");
    if (!suicide.equals(Preset.OWN)) {
      rules = rules.with(Suicide.valueOf(suicide.toUpperCase(Locale.ROOT)));
    }
    return new GoGame(words, size, rules, new GoGame.Chosen(preset, komi, handicap));
  }

  @Override
  public String optionName(String key) {
    return words.option(key);
  }

  /** Says of a value that the rules give what it is there: {@code default (7.5)}. */
  @Override
  public String valueName(String key, String value, Map<String, String> chosen) {
    String name = words.value(key, value);
    if (!value.equals(Preset.OWN)) {
      return key.equals("komi") ? SgfRoot.number(value).map(this::komi).orElse(name) : name;
    }
    Preset preset = Preset.CHINESE;
    for (Preset one : Preset.values()) {
      preset = one.id().equals(chosen.get("rules")) ? one : preset;
    }
    int handicap = chosen.getOrDefault("handicap", "0").equals("0") ? 0 : 2;
    GoRules rules = preset.rules(0, 0);
    String given =
        switch (key) {
          case "komi" -> komi(preset.komi(handicap));
          case "ko" -> words.value(key, id(rules.ko()));
          default -> words.value(key, id(rules.suicide()));
        };
    return words.text("choice.preset", name, given);
  }

  private String komi(double points) {
    boolean isHalf = Math.abs(points) == 0.5;
    String kind = points == 0 ? ".none" : isHalf ? ".half" : points < 0 ? "" : ".points";
    String back = points < 0 ? ".back" : "";
    return words.text("choice.komi" + kind + back, Score.points(Math.abs(points)));
  }

  private static String id(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private int handicap(Options chosen, Size size) {
    int most = Handicap.most(size.rows(), size.cols());
    int handicap = chosen.number("handicap", 0, 9);
    if (handicap == 1 || handicap > most) {
      String text = most == 0 ? "fault.handicap.none" : "fault.handicap";
      throw new OptionFault("handicap", name -> words.text(text, name, handicap, size, most));
    }
    return handicap;
  }

  private double komi(Options chosen, Preset preset, int handicap) {
    String text = chosen.text("komi");
    if (!text.equals(Preset.OWN) && !KOMI_TEXT.matcher(text).matches()) {
      throw new OptionFault("komi", name -> words.text("fault.komi", name, text));
    }
    return preset.komi(text, handicap);
  }

  @Override
  public List<Demo> demos() {
    return List.of(new Demo(Map.of("size", "9"), DEMO), new Demo(Map.of("size", "19"), LARGE_DEMO));
  }

  @Override
  public OwnDrills drills() {
    return StoneDrills.go(this);
  }

  @Override
  public List<Judge> judges() {
    return List.of(new GoJudge());
  }

  @Override
  public List<Transcript> transcripts() {
    return List.of(new GoTranscript());
  }

  @Override
  public Optional<SgfRootMapping> sgfMapping() {
    return Optional.of(new GoSgfMapping(words));
  }

  @Override
  public Optional<GoalSolver> goalSolver(Position start, SolverGoal goal, long most) {
    return ((GoGame) start.game()).goalSolver(start, goal, most);
  }

  @Override
  public Optional<ProblemFinder> problems(Game game, long most) {
    return ((GoGame) game).problems(most);
  }

  @Override
  public Bots bots() {
    return new NetworkBots(network, StoneBots.go());
  }
}
