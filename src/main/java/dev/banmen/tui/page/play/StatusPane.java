package dev.banmen.tui.page.play;

import dev.banmen.session.Session;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.text.Line;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines beside or below a board. Beside it they stand in groups, with a blank line between two
 * if there is room. Below it, or if they don't fit, whose turn it is, the messages and the score
 * come first, and cut-off text ends in a sign.
 */
final class StatusPane {
  private static final int LIST_ROWS = 2;

  /** The lines that stay the same while nothing happens in the game. */
  private record Standing(List<Line> title, List<Line> playing, List<Line> score) {
    static Standing of(Canvas canvas, GamePage page, GameWords words, SeatWords seats) {
      Session session = page.session();
      Object[] origin = {
        session,
        page.legal(),
        page.snapshot().lastMove(),
        page.hand(),
        page.messages().warning(),
        canvas.glyphs(),
        canvas.cols(),
        session.clock().isTimed() ? page : null // the page knows the time
      };
      Object known = canvas.cache().find(PaintCache.Thing.STATUS, origin);
      if (known instanceof Standing standing) {
        return standing;
      }
      Standing standing = of(words, seats);
      canvas.cache().save(PaintCache.Thing.STATUS, standing, origin);
      return standing;
    }

    private static Standing of(GameWords words, SeatWords seats) {
      List<Line> title = words.title();
      title.addAll(words.warning());
      List<Line> playing = new ArrayList<>(seats.seats());
      playing.addAll(words.turn());
      // Optional lines come last, and move no line above them.
      List<Line> score = new ArrayList<>(words.score());
      score.addAll(words.legal());
      score.addAll(words.move());
      score.addAll(words.captures());
      score.addAll(words.exercise());
      score.addAll(words.did());
      return new Standing(title, playing, score);
    }
  }

  private StatusPane() {}

  /** The groups of lines, with a blank line between two of them if it is airy. Immutable. */
  private record Arranged(List<List<Line>> groups, boolean isAiry) {
    int end() {
      int y = 0;
      for (List<Line> group : groups) {
        y += group.size() + (isAiry && !group.isEmpty() ? 1 : 0);
      }
      return y;
    }
  }

  static void paint(Canvas canvas, GamePage page, boolean isWide) {
    GameWords words = new GameWords(page, canvas.cols(), canvas.glyphs());
    SeatWords seats = new SeatWords(page, canvas.cols(), canvas.glyphs());
    List<List<Line>> groups =
        isWide ? groups(Standing.of(canvas, page, words, seats), words) : List.of();
    Arranged arranged = arranged(groups, words, seats, canvas.rows(), isWide);
    paint(canvas, arranged);
    Extent rest = legal(page, canvas.extent(), arranged);
    if (rest.rows() > 0) {
      LegalPane.list(canvas.part(rest), page, false);
    }
  }

  private static Arranged arranged(
      List<List<Line>> groups, GameWords words, SeatWords seats, int rows, boolean isWide) {
    int height = 0;
    int blanks = -1;
    for (List<Line> group : groups) {
      height += group.size();
      blanks += group.isEmpty() ? 0 : 1;
    }
    return isWide && height <= rows
        ? new Arranged(groups, height + blanks <= rows)
        : new Arranged(List.of(tight(words, seats, rows)), height <= rows);
  }

  private static Extent legal(GamePage page, Extent place, Arranged arranged) {
    int rows = place.rows() - arranged.end();
    boolean isListed = page.board().legalMarked() && rows >= LIST_ROWS;
    return isListed
        ? new Extent(place.x(), place.y() + arranged.end(), place.cols(), rows)
        : Extent.of(0, 0);
  }

  static Extent legal(GamePage page, Extent place, boolean isWide) {
    GameWords words = new GameWords(page, place.cols(), Glyphs.ASCII); // as long with any glyphs
    SeatWords seats = new SeatWords(page, place.cols(), Glyphs.ASCII);
    List<List<Line>> groups = isWide ? groups(Standing.of(words, seats), words) : List.of();
    return legal(page, place, arranged(groups, words, seats, place.rows(), isWide));
  }

  /** Returns a list's share of a place that also has messages: at least half. */
  static Extent listed(GamePage page, Extent place) {
    int messageRows =
        new GameWords(page, Math.max(1, place.cols()), Glyphs.ASCII).messages(true).size();
    int rows = place.rows() - Math.min(messageRows, place.rows() / 2);
    return new Extent(place.x(), place.y(), place.cols(), rows);
  }

  private static void paint(Canvas canvas, Arranged arranged) {
    int y = 0;
    for (List<Line> group : arranged.groups()) {
      y = canvas.lines(0, y, group) + (arranged.isAiry() && !group.isEmpty() ? 1 : 0);
    }
  }

  private static List<List<Line>> groups(Standing standing, GameWords words) {
    List<Line> messages = new ArrayList<>(words.question());
    messages.addAll(words.messages());
    messages.addAll(words.back());
    List<Line> about = new ArrayList<>(words.underCursor());
    about.addAll(words.counting());
    about.addAll(words.layer());
    about.addAll(words.coach());
    return List.of(standing.title(), standing.playing(), standing.score(), about, messages);
  }

  /** Returns the lines for this many rows, the most important first. */
  private static List<Line> tight(GameWords words, SeatWords seats, int rows) {
    List<Line> lines = new ArrayList<>(words.turnAndMoves());
    lines.addAll(seats.clocks());
    lines.addAll(words.warning());
    List<Line> score = words.score();
    int room = room(words, seats, rows);
    List<Line> messages = messages(words, false);
    List<Line> joined = messages.size() > room ? messages(words, true) : messages;
    messages = joined.size() <= room ? joined : messages;
    lines.addAll(Line.fitting(messages, room, words.width(), words.more()));
    lines.addAll(score);
    if (!words.isEarlierShown()) {
      addIfRoom(words.back(), rows, lines);
    }
    addIfRoom(words.layer(), rows, lines);
    addIfRoom(words.coach(), rows, lines);
    addIfRoom(words.exercise(), rows, lines);
    if (!words.isNews()) {
      addIfRoom(words.did(), rows, lines);
    }
    addIfRoom(words.move(), rows, lines);
    addIfRoom(words.captures(), rows, lines);
    if (!words.showsLegal()) {
      addIfRoom(words.legal(), rows, lines);
    }
    addIfRoom(words.counting(), rows, lines);
    addIfRoom(words.title(), rows, lines);
    return lines;
  }

  /** Whether a message about the site under the cursor doesn't fit. */
  static boolean isCut(GamePage page, Extent place, boolean isWide) {
    GameWords words = new GameWords(page, place.cols(), Glyphs.ASCII);
    SeatWords seats = new SeatWords(page, place.cols(), Glyphs.ASCII);
    int height = 0;
    for (List<Line> group :
        isWide ? groups(Standing.of(words, seats), words) : List.<List<Line>>of()) {
      height += group.size();
    }
    return (!isWide || height > place.rows())
        && messages(words, true).size() > room(words, seats, place.rows());
  }

  /** Returns the messages about the site under the cursor, however long. */
  static List<Line> messages(GamePage page) {
    return messages(new GameWords(page, Integer.MAX_VALUE, Glyphs.ASCII), false);
  }

  private static int room(GameWords words, SeatWords seats, int rows) {
    int others = words.turnAndMoves().size() + seats.clocks().size() + words.warning().size();
    return Math.max(1, rows - others - words.score().size());
  }

  private static List<Line> messages(GameWords words, boolean isJoined) {
    List<Line> messages = new ArrayList<>(words.question());
    if (words.isEarlierShown()) {
      messages.addAll(words.back());
    }
    messages.addAll(words.messages(isJoined));
    if (words.isNews()) {
      messages.addAll(words.did());
    }
    messages.addAll(words.underCursor(isJoined));
    return messages;
  }

  private static void addIfRoom(List<Line> more, int rows, List<Line> lines) {
    if (lines.size() + more.size() <= rows) {
      lines.addAll(more);
    }
  }
}
