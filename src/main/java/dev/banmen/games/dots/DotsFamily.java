package dev.banmen.games.dots;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Transcript;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;

/**
 * Dots and Boxes with its options still open: the size in dots, 1 to 1000 each way, and who wins a
 * tie. Immutable.
 */
public final class DotsFamily implements Family, RecordFormats {
  /**
   * The most dots per side of a board in play: the screen lists all legal moves after every move.
   */
  private static final int LARGEST_PLAYED = 100;

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
        new Option("size", "6", List.of(), words.text("option.size")),
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
}
