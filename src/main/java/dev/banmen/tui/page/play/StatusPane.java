package dev.banmen.tui.page.play;

import dev.banmen.text.Words;
import dev.banmen.tui.board.ScoreBar;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/**
 * The column of a game being played: title, players, score and message, each always in the same
 * rows, whatever they say. Stateless.
 */
final class StatusPane {
  private static final int GAP = 2;

  private StatusPane() {}

  static void paint(Canvas canvas, GamePage page, GameColumn column) {
    title(canvas.part(column.title()), page);
    PlayerCards.paint(canvas.part(column.players()), page, column.hasCards());
    GameWords words = new GameWords(page);
    score(canvas.part(column.score()), words);
    Extent score = column.score();
    if (column.hasCards() && score.rows() > 0) {
      Extent below = new Extent(score.x(), score.y() + score.rows(), score.cols(), 1);
      ScoreBar.paint(canvas.part(below), page.game(), page.session().position().score());
    }
    words.message().paint(canvas.part(column.message()));
  }

  static void title(Canvas row, GamePage page) {
    if (row.rows() == 0) {
      return;
    }
    Words words = page.words();
    String name = page.game().words().text("name");
    row.text(0, 0, Line.cut(name, row.cols(), row.glyphs().more()), Role.STRONG);
    int x = CellText.width(name) + GAP;
    boolean isUnsaved = !page.messages().warning().isEmpty();
    String about = isUnsaved ? words.text("unkept.sign") : page.game().summary();
    Role role = isUnsaved ? Role.MISS : Role.QUIET;
    row.text(x, 0, Line.cut(about, Math.max(0, row.cols() - x), row.glyphs().more()), role);
  }

  /** Paints the score and the number of legal moves, in words that fit any score of the game. */
  private static void score(Canvas row, GameWords words) {
    int cols = row.cols() - GAP;
    boolean isScoreBrief = width(words, false, true) > cols;
    boolean isLegalBrief = width(words, isScoreBrief, false) > cols;
    String score = Line.cut(words.score(isScoreBrief), row.cols(), row.glyphs().more());
    row.text(0, 0, score, Role.QUIET);
    String legal = words.legal(isLegalBrief);
    row.text(row.cols() - CellText.width(legal), 0, legal, Role.QUIET);
  }

  private static int width(GameWords words, boolean isScoreBrief, boolean isLegalBrief) {
    return CellText.width(words.longestScore(isScoreBrief))
        + CellText.width(words.longestLegal(isLegalBrief));
  }

  /** Whether the message doesn't fit. */
  static boolean isCut(GamePage page, Extent place, boolean isWide) {
    Extent message = GameColumn.of(place, isWide).message();
    return new GameWords(page).message().isCut(message.cols(), message.rows());
  }

  /** Returns the whole message. */
  static String message(GamePage page) {
    return new GameWords(page).message().whole();
  }
}
