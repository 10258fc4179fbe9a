package dev.banmen.tui.page.review;

import dev.banmen.game.Game;
import dev.banmen.study.Mistake;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.text.CellText;

/** Says what a mistake gave away. Stateless. */
public final class MistakeWords {
  private static final double TURNED = 0.5; // from a win to a draw, or further

  private MistakeWords() {}

  /** Returns a sentence that names the move, what it gave away, and the better one. */
  public static String sentence(Words words, Mistake mistake) {
    Game game = mistake.before().game();
    String side = game.words().side(mistake.step().move().side());
    String name = BoardWords.name(words, game, mistake.step().move());
    String better = BoardWords.name(words, game, mistake.better().move());
    int number = mistake.step().number();
    if (mistake.points().isEmpty()) {
      return words.text("mistake.games", side, number, name, mistake.games(), better);
    }
    String lost = lost(game, mistake);
    return mistake.share() < TURNED
        ? words.text("mistake.points", side, number, name, lost, better)
        : words.text("mistake.turned", side, number, name, lost, better);
  }

  /** Returns what it gave away in a few words, for a list; a number alone if they are too wide. */
  static String brief(Words words, Mistake mistake, int cols) {
    if (mistake.points().isEmpty()) {
      return words.text("mistake.games.brief", mistake.games());
    }
    Game game = mistake.before().game();
    String whole = brief(words, mistake, lost(game, mistake));
    return CellText.width(whole) <= cols
        ? whole
        : brief(words, mistake, game.pointsBriefly(mistake.points().getAsDouble()));
  }

  private static String brief(Words words, Mistake mistake, String lost) {
    return mistake.share() < TURNED
        ? words.text("mistake.points.brief", lost)
        : words.text("mistake.turned.brief", lost);
  }

  private static String lost(Game game, Mistake mistake) {
    return game.points(mistake.points().getAsDouble());
  }
}
