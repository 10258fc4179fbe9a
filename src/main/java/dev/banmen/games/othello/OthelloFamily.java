package dev.banmen.games.othello;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Judge;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import dev.banmen.game.Words;
import java.util.List;

/** Othello by the rules of the World Othello Federation, on 8x8 and the other even sizes. */
public final class OthelloFamily implements Family {
  /** The smallest board, which the set-up does not yet fill, and the largest. */
  static final int SMALLEST = 4;

  static final int LARGEST = 16;

  @Override
  public String id() {
    return "othello";
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option(
            "size",
            "8",
            List.of("4", "6", "8", "10", "12", "14", "16"),
            Words.beside(OthelloFamily.class).text("option.size")));
  }

  @Override
  public Game game(Options chosen) {
    return new OthelloGame(chosen.number("size", SMALLEST, LARGEST));
  }

  @Override
  public List<Judge> judges() {
    return List.of(new OthelloJudge());
  }
}
