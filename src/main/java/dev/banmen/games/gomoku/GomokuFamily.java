package dev.banmen.games.gomoku;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.game.record.Transcript;
import dev.banmen.game.solve.HasProblems;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.games.gomoku.bot.FourProblems;
import dev.banmen.games.gomoku.bot.GomokuBots;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gomoku, with its board and rules still to be chosen. Immutable. */
public final class GomokuFamily implements Family, RecordFormats, HasDemo, HasBots, HasProblems {
  private static final List<String> SIZES = List.of("9", "13", "15", "19", "20");
  private static final String DEMO = // from recordings/gomoku-five-on-the-diagonal.sgf
      "E5 D5 D4 F6 E4 E6 C4 F4 F7 G6 H6 C6 D6 A4 B5 E2 F2 E3 E7 C7 F8 G7";

  private final Vocabulary words;

  /** The family in English. */
  public GomokuFamily() {
    this(Language.ENGLISH);
  }

  private GomokuFamily(Language language) {
    words = new Vocabulary(GomokuFamily.class, language);
  }

  @Override
  public Language language() {
    return words.language();
  }

  @Override
  public Family in(Language other) {
    return new GomokuFamily(other);
  }

  @Override
  public String id() {
    return GomokuGame.ID;
  }

  @Override
  public List<Option> options() {
    String usual = GomokuRules.FREESTYLE.id();
    List<String> rules = List.of(usual, GomokuRules.EXACT.id());
    return List.of(
        Option.of("size", GomokuRules.DEFAULT_SIZE, SIZES, words.text("option.size")),
        new Option("rules", usual, rules, words.text("option.rules")));
  }

  @Override
  public Game game(Options chosen) {
    return new GomokuGame(
        words,
        chosen.size("size", GomokuRules.SMALLEST, GomokuRules.LARGEST),
        GomokuRules.of(chosen.text("rules")));
  }

  @Override
  public Bots bots() {
    return new GomokuBots(GomokuFamily::isExact);
  }

  private static boolean isExact(Game game) {
    return ((GomokuGame) game).rules() == GomokuRules.EXACT;
  }

  @Override
  public Optional<ProblemFinder> problems(Game game, long most) {
    return Optional.of(new FourProblems(isExact(game), most));
  }

  @Override
  public List<Demo> demos() {
    return List.of(new Demo(Map.of("size", "9"), DEMO));
  }

  @Override
  public List<Transcript> transcripts() {
    return List.of(new GomokuTranscript(game(Map.of())));
  }

  @Override
  public Optional<SgfRootMapping> sgfMapping() {
    return Optional.of(new GomokuSgfMapping(words));
  }
}
