package dev.banmen.games.capture;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Options;
import dev.banmen.game.Position;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HasBots;
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
import dev.banmen.games.go.TurnRule;
import dev.banmen.games.go.bot.StoneBots;
import dev.banmen.games.go.drill.StoneDrills;
import dev.banmen.games.go.solve.AtariProblems;
import dev.banmen.games.go.solve.StoneSolver;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Capture Go, with its board and goal still to be chosen. Immutable. */
public final class CaptureFamily
    implements Family, RecordFormats, HasDemo, HasBots, HasDrills, GoalSolvers, HasProblems {
  static final String ID = "capture";
  private static final int LARGEST = 52;
  private static final String DEMO = // from recordings/capture-cut-and-caught.sgf
      "D5 E6 F6 D4 E7 F7 E8 F5 G6 C5 E5 D6 E4 E3 F4 G5 G3 H6 G7 F8 H7 H4 D3 C4 C3 E9";

  private final Vocabulary words;

  /** The family in English. */
  public CaptureFamily() {
    this(Language.ENGLISH);
  }

  private CaptureFamily(Language language) {
    words = new Vocabulary(CaptureFamily.class, language);
  }

  @Override
  public Language language() {
    return words.language();
  }

  @Override
  public Family in(Language other) {
    return new CaptureFamily(other);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.of("size", "10", List.of("9", "10", "13"), words.text("option.size")),
        Option.of("captures", "1", List.of("1", "3", "5"), words.text("option.captures")),
        new Option("rules", "game", List.of("game", "exercise"), words.text("option.rules")));
  }

  @Override
  public Game game(Options chosen) {
    Size size = chosen.size("size", 1, LARGEST);
    int goal = chosen.number("captures", 1, LARGEST * LARGEST);
    if (chosen.text("rules").equals("exercise")) {
      if (chosen.isChosen("captures")) {
        throw new OptionFault("captures", name -> words.text("fault.captures", name));
      }
      return new CaptureGame(words, size, TurnRule.ANY, CaptureBoard.NO_GOAL);
    }
    return new CaptureGame(words, size, TurnRule.ALTERNATE, goal);
  }

  @Override
  public List<Demo> demos() {
    return List.of(new Demo(Map.of("size", "9"), DEMO));
  }

  @Override
  public List<Judge> judges() {
    return List.of(new CaptureJudge("array"), new CaptureJudge("picture"));
  }

  @Override
  public List<Transcript> transcripts() {
    return List.of(new CaptureTranscript("array"), new CaptureTranscript("picture"));
  }

  @Override
  public Optional<SgfRootMapping> sgfMapping() {
    return Optional.of(new CaptureSgfMapping());
  }

  @Override
  public OwnDrills drills() {
    return StoneDrills.capture(this);
  }

  @Override
  public Optional<GoalSolver> goalSolver(Position start, SolverGoal goal, long most) {
    return isFirst(start.game())
        ? StoneSolver.of(start, goal, true, false, most)
        : Optional.empty();
  }

  private static boolean isFirst(Game game) {
    return ((CaptureGame) game).goal() == 1;
  }

  @Override
  public Optional<ProblemFinder> problems(Game game, long most) {
    return isFirst(game) ? Optional.of(new AtariProblems(most)) : Optional.empty();
  }

  @Override
  public Bots bots() {
    return StoneBots.capture(game -> ((CaptureGame) game).goal());
  }
}
