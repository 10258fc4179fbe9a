package dev.banmen.tui.page.files;

import dev.banmen.app.FilePreview;
import dev.banmen.game.Side;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.say.GameSentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The first game of the current file, beside the list it is in, with its players and the last
 * board. Immutable.
 */
final class PreviewPane {
  private static final String GAP = "  ";

  private final BrowserPage page;
  private final Words words;

  PreviewPane(BrowserPage page) {
    this.page = page;
    words = page.words();
  }

  void paint(Canvas canvas) {
    boolean isRead = page.isRead(); // asked first: it may be read any moment
    Optional<FilePreview> seen = page.seen();
    if (seen.isPresent()) {
      file(canvas, seen.get());
    } else if (page.file().isPresent()) {
      String text = words.text(isRead ? "browse.no.board" : "browse.looking");
      canvas.text(0, 1, text, canvas.cols(), Role.QUIET);
    }
  }

  private void file(Canvas canvas, FilePreview file) {
    List<Line> lines = facts(canvas, file);
    canvas.lines(0, 0, lines);
    BoardPreview apart = board(canvas, file, lines.size() + 1);
    (apart.isWhole() ? apart : board(canvas, file, lines.size())).paint(canvas);
  }

  private static BoardPreview board(Canvas canvas, FilePreview file, int y) {
    Extent room = new Extent(0, y, canvas.cols(), Math.max(1, canvas.rows() - y));
    return new BoardPreview(file.position(), room);
  }

  /** Returns which game it is, who played it and when, and how it ended: as much as is known. */
  private List<Line> facts(Canvas canvas, FilePreview file) {
    Summary game = file.first();
    String count = file.games() == 1 ? "" : words.text("table.games", file.games());
    String summary = canvas.glyphs().fractions(file.position().game().summary());
    GameSentences said = new GameSentences(file.position().game(), words);
    String result = canvas.glyphs().fractions(said.recordedBriefly(game.result()));
    List<Line> lines = new ArrayList<>();
    for (String text :
        new String[] {
          joined(summary, count),
          players(file.position().game().words(), game),
          joined(joined(game.date(), result), game.event())
        }) {
      Role role = lines.size() == 1 ? Role.TEXT : Role.QUIET;
      if (!text.isEmpty()) {
        lines.add(new Line(Line.cut(text, canvas.cols(), canvas.glyphs().more()), role));
      }
    }
    return lines;
  }

  private static String players(Vocabulary said, Summary game) {
    return (game.black() + game.white()).isEmpty()
        ? ""
        : joined(said.recorded(Side.BLACK, game.black()), said.recorded(Side.WHITE, game.white()));
  }

  private static String joined(String one, String other) {
    return one.isEmpty() || other.isEmpty() ? one + other : one + GAP + other;
  }
}
