package dev.banmen.games.othello;

import dev.banmen.game.Family;
import dev.banmen.game.Format;
import dev.banmen.game.Game;
import dev.banmen.game.Heading;
import dev.banmen.game.Judge;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import dev.banmen.game.Transcript;
import dev.banmen.game.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Othello by the rules of the World Othello Federation, on its 8x8 and on the other even sizes from
 * 4x4 to 16x16. Immutable.
 */
public final class OthelloFamily implements Family {
  /** Rows of the smallest board: a smaller one is full from the start. */
  static final int SMALLEST = 4;

  /** Rows of the largest board. */
  static final int LARGEST = 16;

  @Override
  public String id() {
    return "othello";
  }

  /** Made once in each language: each game of an archive is made with them. */
  private record Sizes(Locale language, List<Option> options) {
    private static volatile Sizes last = new Sizes(Words.ENGLISH, List.of());

    static List<Option> now() {
      Sizes sizes = last;
      if (sizes.options.isEmpty() || sizes.language != Words.spoken()) {
        sizes = new Sizes(Words.spoken(), made());
        last = sizes;
      }
      return sizes.options;
    }

    private static List<Option> made() {
      return List.of(
          new Option(
              "size",
              "8",
              List.of("4", "6", "8", "10", "12", "14", "16"),
              Words.beside(OthelloFamily.class).text("option.size")));
    }
  }

  @Override
  public List<Option> options() {
    return Sizes.now();
  }

  @Override
  public Game game(Options chosen) {
    return OthelloGame.sized(chosen.number("size", SMALLEST, LARGEST));
  }

  @Override
  public List<Judge> judges() {
    return List.of(new OthelloJudge());
  }

  @Override
  public List<Format> formats() {
    return List.of(new MoveStrings(), new Ggf(), new Wthor(), new Obf());
  }

  @Override
  public List<Transcript> transcripts() {
    return List.of(new OthelloTranscript());
  }

  @Override
  public Optional<Heading> heading() {
    return Optional.of(new OthelloHeading());
  }
}
