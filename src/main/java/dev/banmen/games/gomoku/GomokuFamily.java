package dev.banmen.games.gomoku;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Optional;

/** Gomoku, with its board and rules still to be chosen. Immutable. */
public final class GomokuFamily implements Family, RecordFormats {
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
        new Option("size", GomokuRules.DEFAULT_SIZE, List.of(), words.text("option.size")),
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
  public Optional<SgfRootMapping> sgfMapping() {
    return Optional.of(new GomokuSgfMapping(words));
  }
}
