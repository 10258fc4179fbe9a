package dev.banmen.catalog;

import dev.banmen.game.Games;
import dev.banmen.games.capture.CaptureFamily;
import dev.banmen.games.dots.DotsFamily;
import dev.banmen.games.go.GoFamily;
import dev.banmen.games.gomoku.GomokuFamily;
import dev.banmen.games.othello.OthelloFamily;
import java.util.List;

/** The registration list: to add a game, add its package and one line here. */
public final class Catalog {
  /** Every game of the program, in the order to offer them. */
  public static final Games ALL =
      new Games(
          List.of(
              new GoFamily(),
              new CaptureFamily(),
              new OthelloFamily(),
              new DotsFamily(),
              new GomokuFamily()));

  private Catalog() {}
}
