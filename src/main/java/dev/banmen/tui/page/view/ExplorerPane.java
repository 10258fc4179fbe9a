package dev.banmen.tui.page.view;

import dev.banmen.game.Ground;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.survey.BoardPart;
import dev.banmen.survey.Explored;
import dev.banmen.survey.Explored.ExploredMove;
import dev.banmen.survey.Explored.Outcomes;
import dev.banmen.survey.ExploredGame;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.PositionIndex;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import dev.banmen.tui.board.ScoreBar;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.page.FolderName;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.page.view.Exploring.GameFilter;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The pane that shows what was played from the position on the board in many games: the moves, or
 * the games. Immutable.
 */
record ExplorerPane(RecordPage page) {
  private static final int LETTERS = 5; // of moves that have one on the board
  private static final int ALL = 100;
  private static final int ABOVE_MOVES = 4; // the rule, two lines of results, the heads
  private static final int NUMBER_COLS = 5;
  private static final int SHARE_COLS = 6;
  private static final int BESIDE_TITLE = 8; // cells of the rule and blanks
  private static final int LEAST_NAME = 3;
  private static final String BETWEEN = " - ";

  /** The least columns that have room for names of players, too; else one stands below. */
  private static final int WITH_PLAYERS = 42;

  /** The least columns that have room for days; else years stand there. */
  private static final int WITH_DAYS = 50;

  /** Returns where the pane is. */
  static Extent area(RecordFrame frame) {
    return frame.panes().explorer();
  }

  private Exploring exploring() {
    return page.exploring().orElseThrow();
  }

  private NodeView node() {
    return page.recordCursor().nodeView();
  }

  private Optional<Explored> explored() {
    return exploring().explored(node());
  }

  /** Returns the letters of the first moves, by the sites where they are played. */
  Map<Site, String> letters() {
    List<ExploredMove> moves = explored().map(Explored::moves).orElse(List.of());
    Map<Site, String> letters = new HashMap<>();
    for (int i = 0; i < Math.min(LETTERS, moves.size()) && !page.isMarking(); i++) {
      if (move(moves.get(i)) instanceof Place place) {
        letters.putIfAbsent(place.site(), letter(i));
      }
    }
    return letters;
  }

  /** Returns the letter of a row; none if its move is where another one is that has one. */
  private String letter(ExploredMove explored, int row) {
    boolean isOther =
        move(explored) instanceof Place place
            && !letter(row).equals(letters().getOrDefault(place.site(), letter(row)));
    return isOther ? " " : letter(row);
  }

  /** Returns a move's name; at a part of the board, where either side may play, with its side. */
  private String name(ExploredMove explored, Glyphs glyphs) {
    String name = RecordPanes.name(page, move(explored));
    return isPart() && page.game().lattice().ground() != Ground.LINES
        ? glyphs.piece(explored.side()) + " " + name
        : name;
  }

  /** What was chosen of the part other than by default, in words. */
  private String choices() {
    return PartKeys.choices(page.words(), exploring().marks().part().orElseThrow());
  }

  private boolean hasChoices() {
    return isPart() && !choices().isEmpty();
  }

  private boolean isPart() {
    return exploring().marks().part().isPresent();
  }

  private static String letter(int row) {
    return row < LETTERS ? Character.toString((char) ('a' + row)) : " ";
  }

  /** Returns a move as it is played here: of several that are the same, the recording's own. */
  Move move(ExploredMove explored) {
    if (explored.sites().isEmpty()) {
      return new Pass(explored.side());
    }
    RecordCursor here = page.recordCursor();
    for (int child : here.tree().children(here.node())) {
      Move next = here.move(child).orElse(null);
      if (next instanceof Place place
          && place.side() == explored.side()
          && explored.sites().contains(page.game().lattice().index(place.site()))) {
        return place;
      }
    }
    return new Place(explored.side(), page.game().lattice().site(explored.sites().get(0)));
  }

  /** Returns the rows of the list that keys go to. */
  LineRows rows(Extent area) {
    int left = Math.max(0, area.rows() - missing(area.cols()).size());
    return list(new Extent(area.x(), area.y(), area.cols(), left));
  }

  /** Why not all is known that could be, in lines below what is. */
  private List<Line> missing(int cols) {
    String why = explored().isEmpty() ? "" : exploring().fault(page.words());
    return why.isEmpty() ? List.of() : Line.wrap(Printable.of(why), Role.MISS, cols);
  }

  private LineRows list(Extent area) {
    boolean isInGames = exploring().isInGames();
    int above = Math.min(area.rows(), isInGames ? 1 : ABOVE_MOVES);
    int below = area.cols() >= WITH_PLAYERS ? 0 : 1;
    below = isInGames ? 0 : below + (isPart() ? 1 : 0) + (hasChoices() ? 1 : 0);
    int left = Math.max(0, area.rows() - above - below);
    Extent list = new Extent(area.x(), area.y() + above, area.cols(), left);
    return LineRows.around(exploring().at(), list, exploring().rows(node()));
  }

  void paint(Canvas canvas) {
    List<Line> missing = missing(canvas.cols());
    int left = Math.max(0, canvas.rows() - missing.size());
    answer(canvas.part(new Extent(0, 0, canvas.cols(), left)));
    below(canvas, missing);
    below(canvas, new RecordWords(page, canvas.cols(), canvas.glyphs()).notice());
  }

  private static void below(Canvas canvas, List<Line> lines) {
    int rows = Math.min(lines.size(), canvas.rows());
    Canvas below = canvas.part(new Extent(0, canvas.rows() - rows, canvas.cols(), rows));
    below.fill(Role.TEXT);
    below.lines(0, 0, lines, rows, canvas.cols());
  }

  private void answer(Canvas canvas) {
    Words words = page.words();
    Optional<Explored> explored = explored();
    if (explored.isEmpty()) {
      String fault = exploring().fault(words);
      String text =
          fault.isEmpty()
              ? words.text("explore.reading", exploring().percent())
              : Printable.of(fault);
      SectionRule.paintFocused(canvas, 0, words.text("explore.title"));
      Role role = fault.isEmpty() ? Role.TEXT : Role.MISS;
      List<Line> lines = Line.wrap(text, role, canvas.cols());
      canvas.lines(0, 1, lines, canvas.rows() - 1, canvas.cols());
      return;
    }
    int count = explored.get().count();
    boolean hasGame = exploring().isInGames() && count > 0;
    String where = hasGame ? file(exploring().games(node()).get(exploring().at())) : about();
    Optional<BoardPart> part = exploring().marks().part();
    String title =
        part.isEmpty()
            ? title(count, canvas.cols() - BESIDE_TITLE / 2, canvas.glyphs().more())
            : words.text("explore.places", count, explored.get().all().games());
    String right = exploring().filter().map(GameFilter::text).orElse(where);
    int room = canvas.cols() - CellText.width(title) - BESIDE_TITLE;
    String cut = room < LEAST_NAME ? "" : Line.cut(right, room, canvas.glyphs().more());
    SectionRule.paintFocused(canvas, 0, title, cut);
    LineRows rows = list(Extent.of(canvas.cols(), canvas.rows()));
    Canvas list = canvas.part(rows.area());
    if (exploring().isInGames()) {
      List<ExploredGame> games = exploring().games(node());
      rows.paint(list, (line, row) -> game(line, games.get(row), row));
    } else if (count > 0) {
      boolean isWide = canvas.cols() >= WITH_PLAYERS && !exploring().isPart();
      results(canvas, explored.get().all(), isWide ? inView(rows) : "");
      moves(canvas, explored.get(), rows, list);
      if (isPart()) {
        belowMoves(canvas, explored.get(), ABOVE_MOVES + list.rows());
      }
    }
    if (rows.count() == 0) {
      String none = count == 0 ? unknown() : words.text("explore.none");
      int y = count == 0 ? 1 : ABOVE_MOVES - 1;
      List<Line> lines = Line.wrap(none, Role.QUIET, canvas.cols());
      canvas.lines(0, y, lines, Math.max(0, canvas.rows() - y), canvas.cols());
    }
    rows.bar(list);
    if (exploring().isPart()) {
      String read = words.text("explore.read", exploring().percent());
      canvas.text(canvas.cols() - CellText.width(read), 1, read, Role.QUIET);
    }
  }

  /** The name of the file or folder that is looked in; empty if that is in several places. */
  private String about() {
    List<PositionIndex> indexes =
        exploring().index().map(IndexedGames::indexes).orElse(List.of()); // none if just cut short
    if (indexes.size() != 1) {
      return "";
    }
    String asked = exploring().collection();
    String place = asked.isEmpty() ? indexes.get(0).about() : asked;
    Path file = Path.of(place).getFileName();
    String name = FolderName.of(place, page.words()).orElse(file == null ? "" : file.toString());
    return Printable.of(name);
  }

  /** Says that no game has what is looked for; or none of those that answer a question. */
  private String unknown() {
    String what = isPart() ? "explore.part.unknown" : "explore.unknown";
    return exploring()
        .filter()
        .map(filter -> page.words().text("explore.filtered", Printable.of(filter.text())))
        .orElseGet(() -> page.words().text(what));
  }

  /** How many games there are, behind what their opening is called, which is cut to fit. */
  private String title(int count, int cols, String more) {
    Words words = page.words();
    String opening = exploring().opening(node());
    if (opening.isEmpty()) {
      return words.text("explore.games", count);
    }
    int room = cols - CellText.width(words.text("explore.opening", "", count));
    return words.text("explore.opening", Line.cut(opening, Math.max(1, room), more), count);
  }

  /** Which rows are in view, and how many there are; empty if that is all. */
  private String inView(LineRows rows) {
    int first = rows.top() + 1;
    return rows.isWhole()
        ? ""
        : page.words().text("explore.in.view", first, rows.top() + rows.shown(), rows.count());
  }

  /** Paints how the games went: in numbers, with something beside them, then as a bar. */
  private void results(Canvas canvas, Outcomes all, String beside) {
    int known = known(all);
    if (known == 0 || canvas.rows() < 3) {
      return;
    }
    String text =
        page.words()
            .text(
                all.drawn() == 0 ? "explore.results" : "explore.results.drawn",
                page.game().words().side(Side.BLACK),
                percent(all.black(), known),
                page.game().words().side(Side.WHITE),
                percent(all.white(), known),
                percent(all.drawn(), known));
    canvas.text(0, 1, text, canvas.cols(), Role.TEXT);
    int right = canvas.cols() - CellText.width(beside);
    if (right > CellText.width(text) + 1) {
      canvas.text(right, 1, beside, Role.QUIET);
    }
    Canvas bar = canvas.part(new Extent(0, 2, canvas.cols(), 1));
    ScoreBar.paint(bar, page.game().lattice().ground(), all.black(), all.white(), known);
  }

  private static int known(Outcomes outcomes) {
    return outcomes.black() + outcomes.white() + outcomes.drawn();
  }

  private static String percent(int part, int all) {
    return all == 0 ? "" : Math.round((double) ALL * part / all) + "%";
  }

  private void moves(Canvas canvas, Explored explored, LineRows rows, Canvas list) {
    if (rows.count() == 0) {
      return;
    }
    List<ExploredMove> moves = explored.moves();
    int name = LEAST_NAME;
    for (int row = rows.top(); row < rows.top() + rows.shown(); row++) {
      name = Math.max(name, CellText.width(name(moves.get(row), canvas.glyphs())));
    }
    String head = page.words().text(isPart() ? "explore.place.count" : "explore.count");
    String all = Integer.toString(explored.all().games());
    int games = 1 + Math.max(CellText.width(head), all.length());
    int nameCols = Math.max(name, CellText.width(page.words().text("explore.move")));
    MoveColumns columns = new MoveColumns(nameCols, games);
    Words words = page.words();
    columns.paint(
        canvas.part(new Extent(0, ABOVE_MOVES - 1, canvas.cols(), 1)),
        Role.QUIET,
        " ",
        words.text("explore.move"),
        head,
        words.text("explore.share"),
        words.text("explore.won"),
        words.text("explore.year"),
        words.text("explore.last"));
    rows.paint(
        list,
        (line, row) -> {
          ExploredMove move = moves.get(row);
          Outcomes outcomes = move.outcomes();
          columns.paint(
              line,
              ListRows.light(line, row == exploring().at()),
              letter(move, row),
              name(move, canvas.glyphs()),
              Integer.toString(outcomes.games()),
              percent(outcomes.games(), explored.all().games()),
              percent(outcomes.won(move.side()), known(outcomes)),
              outcomes.year() == 0 ? "" : Integer.toString(outcomes.year()),
              Printable.of(move.player()));
        });
    int at = Math.min(exploring().at(), moves.size() - 1);
    String player = Printable.of(moves.get(at).player());
    if (canvas.cols() < WITH_PLAYERS) {
      String inView = inView(rows);
      int right = canvas.cols() - CellText.width(inView);
      String by = player.isEmpty() ? "" : words.text("explore.last.by", player);
      String cut = Line.cut(by, Math.max(0, right - 2), canvas.glyphs().more());
      canvas.text(1, canvas.rows() - 1, cut, Role.QUIET);
      canvas.text(right, canvas.rows() - 1, inView, Role.QUIET);
    }
  }

  /** Paints how often the move after a part was elsewhere, and how the part is looked for. */
  private void belowMoves(Canvas canvas, Explored explored, int y) {
    String share = percent(explored.elsewhere(), explored.all().games());
    String other = page.words().text("explore.elsewhere", explored.elsewhere(), share);
    canvas.text(1, y, other, canvas.cols() - 1, Role.QUIET);
    canvas.text(1, y + 1, choices(), hasChoices() ? canvas.cols() - 1 : 0, Role.QUIET);
  }

  /** The columns of the list of moves. */
  private record MoveColumns(int name, int games) {
    void paint(Canvas line, Role role, String letter, String name, String... rest) {
      line.text(1, 0, letter, role);
      line.text(3, 0, name, role);
      int x = 3 + name();
      for (int i = 0; i < rest.length - 1; i++) {
        x += i == 0 ? games : i == 1 ? SHARE_COLS : NUMBER_COLS;
        if (x <= line.cols()) {
          line.text(x - CellText.width(rest[i]), 0, rest[i], role);
        }
      }
      int room = line.cols() - x - 2;
      if (line.cols() >= WITH_PLAYERS) {
        String last = rest[rest.length - 1];
        line.text(x + 1, 0, Line.cut(last, room, line.glyphs().more()), role);
      }
    }
  }

  private void game(Canvas line, ExploredGame game, int row) {
    Role role = ListRows.light(line, row == exploring().at());
    String result = Printable.of(line.glyphs().fractions(game.result()));
    int end = line.cols() - CellText.width(result) - 1;
    String day = line.cols() < WITH_DAYS ? game.year() : game.day();
    line.text(1, 0, day, role);
    int from = day.isEmpty() ? 1 : CellText.width(day) + 2;
    line.text(from, 0, players(game, end - from - 1, line.glyphs().more()), role);
    line.text(end, 0, result, role);
  }

  /** The file that a game is in, and its number there. */
  private static String file(ExploredGame game) {
    return Printable.of(Path.of(game.file()).getFileName() + " #" + (game.game() + 1));
  }

  /**
   * The players in so many cells: where both don't fit, the longer name is cut first. A game that
   * doesn't name them has the name of its file.
   */
  private String players(ExploredGame game, int cols, String more) {
    if ((game.black() + game.white()).isEmpty()) {
      return Line.cut(file(game), cols, more);
    }
    String black = Printable.of(page.game().words().recorded(Side.BLACK, game.black()));
    String white = Printable.of(page.game().words().recorded(Side.WHITE, game.white()));
    int room = cols - BETWEEN.length();
    int blackCols = Math.max(room / 2, room - CellText.width(white));
    String first = Line.cut(black, blackCols, more);
    return first + BETWEEN + Line.cut(white, room - CellText.width(first), more);
  }
}
