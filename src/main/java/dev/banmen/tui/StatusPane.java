package dev.banmen.tui;

import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines beside or below a board. Beside it they stand in groups, a blank line between two where
 * there is room; below it, or where they do not fit, whose turn it is, what has to be said and the
 * score come first, and what is cut off ends in a sign.
 */
final class StatusPane {
  /** The least room for a list of legal moves. */
  private static final int LIST_ROWS = 2;

  /** What stays as it is while nothing happens in the game. */
  private record Standing(List<Line> title, List<Line> playing, List<Line> score) {
    static Standing of(Canvas canvas, GamePage page, GameWords words, SeatWords seats) {
      Session session = page.session();
      Object[] origin = {
        session,
        page.outlook(),
        page.lately(),
        page.hand(),
        page.talk().standing(),
        canvas.glyphs(),
        canvas.cols(),
        session.clock().isKept() ? page : null // which knows what time it is
      };
      Object known = canvas.memory().recalled(Memory.Thing.STANDING, origin);
      if (known instanceof Standing standing) {
        return standing;
      }
      Standing standing = of(words, seats);
      canvas.memory().keep(Memory.Thing.STANDING, standing, origin);
      return standing;
    }

    private static Standing of(GameWords words, SeatWords seats) {
      List<Line> title = words.title();
      title.addAll(words.warning());
      List<Line> playing = new ArrayList<>(seats.seats());
      playing.addAll(words.turn());
      // What is not always there comes last, so that no line above it moves.
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

  static void paint(Canvas canvas, GamePage page, boolean isWide) {
    GameWords words = new GameWords(page, canvas.cols(), canvas.glyphs());
    SeatWords seats = new SeatWords(page, canvas.cols(), canvas.glyphs());
    List<List<Line>> groups =
        isWide ? groups(Standing.of(canvas, page, words, seats), words) : List.of();
    int height = 0;
    int blanks = -1;
    for (List<Line> group : groups) {
      height += group.size();
      blanks += group.isEmpty() ? 0 : 1;
    }
    if (!isWide || height > canvas.rows()) {
      groups = List.of(tight(words, seats, canvas.rows()));
      blanks = 0;
    }
    int y = paint(canvas, groups, height + blanks <= canvas.rows());
    if (page.look().legalMarked() && canvas.rows() - y >= LIST_ROWS) {
      Extent rest = new Extent(0, y, canvas.cols(), canvas.rows() - y);
      LegalPane.list(canvas.part(rest), page, false);
    }
  }

  /** Paints groups, and answers the row after them. */
  private static int paint(Canvas canvas, List<List<Line>> groups, boolean isAiry) {
    int y = 0;
    for (List<Line> group : groups) {
      for (Line line : group) {
        canvas.text(0, y++, line.text(), line.role());
      }
      y += isAiry && !group.isEmpty() ? 1 : 0;
    }
    return y;
  }

  private static List<List<Line>> groups(Standing standing, GameWords words) {
    List<Line> said = new ArrayList<>(words.question());
    said.addAll(words.told());
    said.addAll(words.back());
    List<Line> about = new ArrayList<>(words.underCursor());
    about.addAll(words.counting());
    about.addAll(words.layer());
    about.addAll(words.coach());
    return List.of(standing.title(), standing.playing(), standing.score(), about, said);
  }

  /** The lines for so many rows, the most needed first. */
  private static List<Line> tight(GameWords words, SeatWords seats, int rows) {
    List<Line> lines = new ArrayList<>(words.turnAndMoves());
    lines.addAll(seats.clocks());
    lines.addAll(words.warning());
    List<Line> score = words.score();
    int room = room(words, seats, rows);
    List<Line> talk = talk(words, false);
    List<Line> joined = talk.size() > room ? talk(words, true) : talk;
    talk = joined.size() <= room ? joined : talk;
    lines.addAll(Line.fitting(talk, room, words.width(), words.more()));
    lines.addAll(score);
    if (!words.isThere()) {
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
    if (!words.isLegalTold()) {
      addIfRoom(words.legal(), rows, lines);
    }
    addIfRoom(words.counting(), rows, lines);
    addIfRoom(words.title(), rows, lines);
    return lines;
  }

  /** Whether something that a page says of the site under the cursor does not fit in there. */
  static boolean isCut(GamePage page, Extent place, boolean isWide) {
    GameWords words = new GameWords(page, place.cols(), Glyphs.ASCII);
    SeatWords seats = new SeatWords(page, place.cols(), Glyphs.ASCII);
    int height = 0;
    for (List<Line> group :
        isWide ? groups(Standing.of(words, seats), words) : List.<List<Line>>of()) {
      height += group.size();
    }
    return (!isWide || height > place.rows())
        && talk(words, true).size() > room(words, seats, place.rows());
  }

  /** What a page says of the site under the cursor, however long. */
  static List<Line> talk(GamePage page) {
    return talk(new GameWords(page, Integer.MAX_VALUE, Glyphs.ASCII), false);
  }

  private static int room(GameWords words, SeatWords seats, int rows) {
    int others = words.turnAndMoves().size() + seats.clocks().size() + words.warning().size();
    return Math.max(1, rows - others - words.score().size());
  }

  private static List<Line> talk(GameWords words, boolean isJoined) {
    List<Line> talk = new ArrayList<>(words.question());
    if (words.isThere()) {
      talk.addAll(words.back());
    }
    talk.addAll(words.told(isJoined));
    if (words.isNews()) {
      talk.addAll(words.did());
    }
    talk.addAll(words.underCursor(isJoined));
    return talk;
  }

  private static void addIfRoom(List<Line> more, int rows, List<Line> lines) {
    if (lines.size() + more.size() <= rows) {
      lines.addAll(more);
    }
  }
}
