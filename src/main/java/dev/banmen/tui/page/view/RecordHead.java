package dev.banmen.tui.page.view;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.game.record.RecordTree;
import dev.banmen.say.GameSentences;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.board.PlayerCard;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The players of a recording, the score as it stands, and what is known of the game. Immutable. */
final class RecordHead {
  private static final int GAP = 2;
  private static final String GAPS = "   ";
  private static final int DAY_LENGTH = 10; // of 1846-09-11

  private final RecordPage page;
  private final Words words;
  private final Game game;
  private final Position position;

  RecordHead(RecordPage page) {
    this.page = page;
    words = page.words();
    game = page.game();
    position = page.position();
  }

  void paintCards(Canvas canvas) {
    if (canvas.rows() > 0) {
      PlayerCard.paint(canvas, game, seat(Side.BLACK, "PB", "BR"), seat(Side.WHITE, "PW", "WR"));
    }
  }

  /**
   * Paints both players in one line, where their cards have no room, if they are known; at the end
   * of the game also its result.
   */
  void paintNames(Canvas row) {
    String more = row.glyphs().more();
    int half = row.cols() / 2;
    String result = isEnd() ? Line.cut(row.glyphs().fractions(result(half)), half, more) : "";
    int end = row.cols() - CellText.width(result);
    row.text(end, 0, result, Role.STRONG);
    String black = fact("PB");
    String white = fact("PW");
    if (!(black + white).isEmpty()) {
      String names = named(row, Side.BLACK, black) + "  " + named(row, Side.WHITE, white);
      int room = result.isEmpty() ? end : Math.max(0, end - GAP);
      row.text(0, 0, Line.cut(names, room, more), Role.QUIET);
    }
  }

  private String named(Canvas row, Side side, String name) {
    char piece = row.glyphs().sign(side, game.lattice().ground());
    return piece + " " + game.words().recorded(side, name);
  }

  private PlayerCard seat(Side side, String name, String rank) {
    String named = game.words().recorded(side, fact(name));
    boolean isNext = !isResultKnown() && position.toMove().filter(side::equals).isPresent();
    Line turn = isNext ? new Line(words.text("card.turn"), Role.ACCENT) : PlayerCard.NOTHING;
    String has = joined(fact(rank), tally(side));
    return new PlayerCard(named, has, PlayerCard.NOTHING, turn, isNext);
  }

  private String tally(Side side) {
    return game.words().tally(position, side);
  }

  private String fact(String id) {
    return page.recordCursor().tree().text(RecordTree.ROOT, id);
  }

  private String joined(String one, String other) {
    List<String> both = Stream.of(one, other).filter(text -> !text.isEmpty()).toList();
    return WordList.of(words.language(), both);
  }

  /** Returns how things stand and the number of legal moves, as far as they fit. */
  private String score(Canvas canvas) {
    if (isScoreUnsaid()) {
      return position.toMove().isEmpty() ? "" : words.text("legal", legal(canvas.cache()));
    }
    List<String> scores =
        ScoreWords.of(game).standing(position).stream().map(canvas.glyphs()::fractions).toList();
    if (position.toMove().isEmpty()) {
      return scores.get(0);
    }
    String moves = GAPS + words.text("legal", legal(canvas.cache()));
    Stream<String> with = scores.stream().map(now -> now + moves);
    return Stream.concat(with, scores.stream())
        .filter(said -> CellText.width(said) <= canvas.cols())
        .findFirst()
        .orElse(scores.get(scores.size() - 1));
  }

  /** Whether a count now would mislead: the recorded result is known. */
  private boolean isScoreUnsaid() {
    return position.isCountable() && isResultKnown();
  }

  /** Whether this is the end of a game whose result is recorded: nobody is to move. */
  private boolean isResultKnown() {
    return isEnd() && page.recordCursor().tree().hasResult();
  }

  private boolean isEnd() {
    RecordCursor here = page.recordCursor();
    return page.is(Mode.WALKING) && here.at() == here.line().size() - 1;
  }

  /** Returns the recorded result, or the one by the rules; empty if it is wider. */
  private String result(int room) {
    GameSentences sentences = new GameSentences(game, words);
    String whole = sentences.recorded(fact("RE"));
    String result = CellText.width(whole) <= room ? whole : sentences.recordedBriefly(fact("RE"));
    boolean isByRules = result.isEmpty() && !position.isCountable() && position.isOver();
    if (!isByRules) {
      return result;
    }
    String ruled = sentences.outcome(position.outcome().get(), false);
    return CellText.width(ruled) <= room ? ruled : "";
  }

  /** Returns the number of legal placements, which takes a while to find on a large board. */
  private int legal(PaintCache cache) {
    Object known = cache.find(PaintCache.Thing.STATUS, position);
    int legal = known instanceof Integer count ? count : placements();
    cache.save(PaintCache.Thing.STATUS, legal, position);
    return legal;
  }

  /** Returns how many placements are legal for the side to move. */
  private int placements() {
    Side mover = page.recordCursor().mover();
    int placements = 0;
    for (Move move : position.legalMoves()) {
      placements += move instanceof Place && move.side() == mover ? 1 : 0;
    }
    return placements;
  }

  /** Paints the score, then date, place and result, then the event: as many as there are rows. */
  void paintFacts(Canvas canvas) {
    List<Line> lines = new ArrayList<>();
    String day = date(words, fact("DT"));
    String event = joined(fact("EV"), fact("RO"));
    boolean isTight = canvas.rows() == 2 && !event.isEmpty(); // the event matters more than where
    String when = isTight ? joined(day, event) : joined(day, fact("PC"));
    int free = canvas.cols() - (when.isEmpty() ? 0 : CellText.width(when) + GAP);
    String result = canvas.glyphs().fractions(result(free));
    boolean isKnown = !(when + event + result).isEmpty();
    if (canvas.rows() > 1 || !isKnown) {
      lines.add(
          new Line(Line.cut(score(canvas), canvas.cols(), canvas.glyphs().more()), Role.QUIET));
    }
    int room = canvas.cols() - (result.isEmpty() ? 0 : CellText.width(result) + GAP);
    String first = when.isEmpty() ? event : when;
    lines.add(new Line(Line.cut(first, room, canvas.glyphs().more()), Role.TEXT));
    String second = when.isEmpty() ? "" : event;
    lines.add(new Line(Line.cut(second, canvas.cols(), canvas.glyphs().more()), Role.QUIET));
    for (int y = 0; y < Math.min(canvas.rows(), lines.size()); y++) {
      canvas.text(0, y, lines.get(y).text(), lines.get(y).role());
    }
    int y = lines.size() - 2;
    if (y < canvas.rows()) {
      canvas.text(canvas.cols() - CellText.width(result), y, result, Role.STRONG);
    }
  }

  /** Returns SGF's date in a language's form; of several days the first and the last. */
  private static String date(Words words, String date) {
    int first = date.indexOf(',');
    String last = date.substring(date.lastIndexOf(',') + 1).strip();
    return first == DAY_LENGTH && last.length() == DAY_LENGTH
        ? words.text("date.days", day(words, date.substring(0, first)), day(words, last))
        : day(words, date);
  }

  /** Returns one day; another text as it is. */
  private static String day(Words words, String date) {
    try {
      LocalDate day = LocalDate.parse(date);
      String month = words.text("date.month." + day.getMonthValue());
      String year = date.substring(0, date.length() - "-01-02".length());
      return words.text("date.day", year, month, day.getDayOfMonth());
    } catch (DateTimeParseException e) {
      return date;
    }
  }
}
