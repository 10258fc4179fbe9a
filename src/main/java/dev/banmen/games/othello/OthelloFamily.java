package dev.banmen.games.othello;

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
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.game.record.Transcript;
import dev.banmen.game.solve.HasProblems;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.games.othello.bot.OthelloBots;
import dev.banmen.games.othello.drill.OthelloDrills;
import dev.banmen.games.othello.record.Ggf;
import dev.banmen.games.othello.record.MoveStrings;
import dev.banmen.games.othello.record.Obf;
import dev.banmen.games.othello.record.Wthor;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Othello by the rules of the World Othello Federation, on 8x8 and the other even sizes from 4x4 to
 * 16x16. Immutable.
 */
public final class OthelloFamily
    implements Family, HasBots, RecordFormats, HasDemo, HasDrills, HasProblems {
  private static final List<String> SIZES = List.of("4", "6", "8", "10", "12", "14", "16");

  private static final String DEMO = // from recordings/othello-2007-final.txt
      "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g4 g3 g6 h3 g5 h4 e7";

  private final Words words;
  private List<Option> options; // null until needed; each game of an archive is made with them

  /** The family in English. */
  public OthelloFamily() {
    this(Language.ENGLISH);
  }

  private OthelloFamily(Language language) {
    words = language.words(OthelloFamily.class);
  }

  @Override
  public Language language() {
    return words.language();
  }

  @Override
  public Family in(Language other) {
    return new OthelloFamily(other);
  }

  @Override
  public String id() {
    return "othello";
  }

  @Override
  public List<Option> options() {
    List<Option> known = options; // immutable: another thread may make an equal one
    if (known == null) {
      known = List.of(new Option("size", "8", SIZES, words.text("option.size")));
      options = known;
    }
    return known;
  }

  @Override
  public Game game(Options chosen) {
    int size = chosen.number("size", BoardSize.SMALLEST, BoardSize.LARGEST);
    return new OthelloGame(size).in(language());
  }

  @Override
  public OwnDrills drills() {
    return OthelloDrills.of(this);
  }

  @Override
  public Bots bots() {
    return new OthelloBots();
  }

  @Override
  public Optional<ProblemFinder> problems(Game game, long most) {
    return ExactProblems.of(bots(), game, most);
  }

  @Override
  public List<Demo> demos() {
    return List.of(new Demo(Map.of(), DEMO));
  }

  @Override
  public List<Judge> judges() {
    return List.of(new OthelloJudge());
  }

  @Override
  public List<Format> formats() {
    return List.of(new MoveStrings(words), new Ggf(words), new Wthor(words), new Obf(words));
  }

  @Override
  public List<Transcript> transcripts() {
    return List.of(new OthelloTranscript());
  }

  @Override
  public Optional<SgfRootMapping> sgfMapping() {
    return Optional.of(new OthelloSgfMapping(words, SIZES));
  }
}
