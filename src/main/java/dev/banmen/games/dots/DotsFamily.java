package dev.banmen.games.dots;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.ExactProblems;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.drill.HasDrills;
import dev.banmen.game.drill.OwnDrills;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Transcript;
import dev.banmen.game.solve.HasProblems;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.games.dots.bot.DotsBots;
import dev.banmen.games.dots.drill.DotsDrills;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Dots and Boxes with its options still open: the size in dots, 1 to 1000 each way, and who wins a
 * tie. Immutable.
 */
public final class DotsFamily
    implements Family, RecordFormats, HasDemo, HasBots, HasDrills, HasProblems {
  /**
   * The most dots per side of a board in play: the screen lists all legal moves after every move.
   */
  private static final int LARGEST_PLAYED = 100;

  private static final String DEMO = // from recordings/dots-long-chains.dots
      "4,1-4,2 2,3-3,3 1,6-2,6 2,4-2,5 6,1-6,2 3,2-4,2 1,5-2,5 4,6-5,6 4,3-5,3 2,2-2,3 5,3-6,3"
          + " 1,1-1,2 3,6-4,6 6,2-6,3 5,6-6,6 5,5-5,6 3,5-3,6 3,4-4,4 1,2-2,2 4,1-5,1 5,1-6,1"
          + " 3,3-4,3 6,3-6,4 4,4-5,4 3,4-3,5 2,3-2,4 5,4-5,5 2,6-3,6 2,1-3,1 1,3-1,4 6,4-6,5"
          + " 2,1-2,2 1,1-2,1 1,3-2,3 1,2-1,3 1,4-1,5 1,4-2,4 3,1-3,2 2,2-3,2 3,2-3,3 4,2-4,3";

  private final Words words;

  /** The family in English. */
  public DotsFamily() {
    this(Language.ENGLISH);
  }

  private DotsFamily(Language language) {
    words = language.words(DotsFamily.class);
  }

  @Override
  public Language language() {
    return words.language();
  }

  @Override
  public Family in(Language other) {
    return new DotsFamily(other);
  }

  @Override
  public String id() {
    return "dots";
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.of("size", "6", List.of("4", "6", "8"), words.text("option.size")),
        new Option("ties", "draw", List.of("draw", "second"), words.text("option.ties")));
  }

  @Override
  public Game game(Options chosen) {
    return game(chosen, LARGEST_PLAYED);
  }

  @Override
  public Game recordedGame(Map<String, String> chosen) {
    return game(new Options(this, chosen), DotsJudge.LARGEST);
  }

  private Game game(Options chosen, int largest) {
    Ties ties = chosen.text("ties").equals("second") ? Ties.SECOND : Ties.DRAW;
    return new DotsGame(chosen.size("size", 1, largest), ties).in(language());
  }

  @Override
  public List<Demo> demos() {
    return List.of(new Demo(Map.of(), DEMO));
  }

  @Override
  public OwnDrills drills() {
    return DotsDrills.of(this);
  }

  @Override
  public List<Judge> judges() {
    return List.of(new DotsJudge());
  }

  @Override
  public List<Transcript> transcripts() {
    return List.of(new DotsTranscript());
  }

  @Override
  public List<Format> formats() {
    return List.of(new DotsFormat(this));
  }

  @Override
  public Bots bots() {
    return new DotsBots(game -> ((DotsGame) game).ties() == Ties.SECOND);
  }

  @Override
  public Optional<ProblemFinder> problems(Game game, long most) {
    return ExactProblems.of(bots(), game, most);
  }
}
