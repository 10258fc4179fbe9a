package dev.banmen.tui.page.drill;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Person;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillResult;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.DrillScores;
import dev.banmen.drill.Drills;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.drill.ResultStore;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.rating.Rating;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The kinds of exercises to choose from, the exercises of the day, and the rush, beside a board of
 * their game. Immutable.
 *
 * @param boards a position of each game, by its family
 * @param rows what can be chosen, in order
 * @param at the chosen row, from 0
 */
public record DrillListPage(
    Words words,
    Map<String, Position> boards,
    List<DrillRow> rows,
    DrillScores scores,
    int at,
    String notice)
    implements ListPage {
  private static final int LIST_COLS = 34; // beside a board
  private static final int BOARD_COLS = 24; // the least that a board is worth

  /**
   * A row of the list.
   *
   * @param name what it is called
   * @param game its family; empty for all games
   * @param kind its kind; empty for all of the game
   * @param isDaily whether it is the exercises of the day
   * @param isRush whether it is the rush
   */
  record DrillRow(
      String name, Optional<String> game, Optional<String> kind, boolean isDaily, boolean isRush) {
    DrillPlan plan(long now) {
      if (isDaily) {
        return DrillPlan.dailyAt(now);
      }
      return isRush ? DrillPlan.rush(game, now) : DrillPlan.endless(game, kind, now);
    }
  }

  /** Opens the exercises of a row. The first one is made on another thread. */
  private PageAction opened(DrillRow row) {
    return (pages, person) -> {
      ExerciseSequence sequence =
          new ExerciseSequence(person.games(), row.plan(person.drills().now()));
      pages.follow(
          AwaitingPage.useOwnFiles(
              this,
              watch -> DrillRun.saved(person.drills()),
              (saved, millis) -> made(sequence, saved, person.drills())));
    };
  }

  private PageAction made(ExerciseSequence sequence, List<DrillResult> saved, ResultStore store) {
    return AwaitingPage.start(
        this,
        "exercise",
        watch -> DrillRun.open(sequence, saved, store, 0),
        (run, now) -> PageAction.openOther(DrillPage.of(words, run.asked(now)), this));
  }

  public static DrillListPage of(Person person, Words words) {
    Map<String, Position> boards = new LinkedHashMap<>();
    for (Family family : person.games().families()) {
      boards.put(family.id(), HasDemo.of(family));
    }
    List<DrillRow> rows = rows(person.games(), words);
    DrillListPage page = new DrillListPage(words, boards, rows, DrillScores.of(List.of()), 0, "");
    try {
      return page.scored(DrillScores.of(person.drills().results()));
    } catch (IOException e) {
      return page.saying(words.text("drill.unread", e.getMessage()));
    }
  }

  private static List<DrillRow> rows(Games games, Words words) {
    List<DrillRow> rows = new ArrayList<>();
    Optional<String> none = Optional.empty();
    rows.add(new DrillRow(words.text("drill.daily"), none, none, true, false));
    rows.add(new DrillRow(words.text("drill.rush"), none, none, false, true));
    rows.add(new DrillRow(words.text("drill.all"), none, none, false, false));
    for (Family family : games.families()) {
      Optional<String> game = Optional.of(family.id());
      String name = family.name();
      rows.add(new DrillRow(name, game, none, false, false));
      for (DrillKind kind : Drills.of(family).kinds()) {
        String shown = kind.name(words.language());
        rows.add(new DrillRow(shown, game, Optional.of(kind.id()), false, false));
      }
    }
    return rows;
  }

  /** Returns the page with other scores. */
  DrillListPage scored(DrillScores now) {
    return new DrillListPage(words, boards, rows, now, at, notice);
  }

  @Override
  public DrillListPage at(int row) {
    int there = Math.max(0, Math.min(rows.size() - 1, row));
    return new DrillListPage(words, boards, rows, scores, there, "");
  }

  @Override
  public DrillListPage saying(String sentence) {
    return new DrillListPage(words, boards, rows, scores, at, sentence);
  }

  @Override
  public LineRows listed(Extent screen) {
    Extent area = ListRows.area(screen, hasBoard(screen) ? LIST_COLS : screen.cols());
    return LineRows.around(at, area, rows.size());
  }

  @Override
  public PageAction clicked(int row, Extent screen) {
    return at(row).open();
  }

  @Override
  public PageAction open() {
    return opened(rows.get(at));
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case RIGHT -> open();
      case ESCAPE, LEFT -> PageAction.back();
      case HELP -> help(words.text("drill.list.help.text"));
      case COMMAND -> command();
      default -> unused(key);
    };
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, KeyType.Enter, "drill.key.start"),
        KeyHint.of(words, 'q', "key.quit"));
  }

  @Override
  public void paintList(Canvas canvas) {
    Extent screen = canvas.extent();
    String title = words.text("drill.list");
    canvas.text(1, 0, title, Role.HEADING);
    canvas.text(CellText.width(title) + 3, 0, best(), Role.QUIET);
    LineRows listed = listed(screen);
    Canvas list = canvas.part(listed.area());
    listed.paint(list, this::row);
    listed.bar(list);
    if (hasBoard(screen)) {
      if (rows.stream().anyMatch(row -> rating(row).isPresent())) {
        String heading = words.text("drill.ratings");
        canvas.text(LIST_COLS - 1 - CellText.width(heading), 1, heading, Role.QUIET);
      }
      int x = LIST_COLS + 3;
      board(canvas.part(new Extent(x, 1, canvas.cols() - x - 1, list.rows() + 1)));
    }
    KeyLine.paint(KeyLine.foot(canvas), Optional.empty(), notice, () -> keyHints(screen));
  }

  private static boolean hasBoard(Extent screen) {
    return screen.cols() >= LIST_COLS + BOARD_COLS;
  }

  /** A board of the chosen row's game; of the first game where the row is of all. */
  private Position board() {
    return rows.get(at).game().map(boards::get).orElse(boards.values().iterator().next());
  }

  @Override
  public Ground ground() {
    return board().lattice().ground();
  }

  /** Paints the board as large as it fits, and below it what the row is, or how it went so far. */
  private void board(Canvas canvas) {
    BoardPreview preview =
        new BoardPreview(board(), Extent.of(canvas.cols(), Math.max(1, canvas.rows() - 1)));
    if (preview.isWhole()) {
      preview.paint(canvas);
      DrillRow row = rows.get(at);
      String about = row.isDaily() || row.isRush() ? row.name() : about(row);
      String shown = Line.cut(about, canvas.cols(), canvas.glyphs().more());
      int x = Math.min(preview.area().x(), canvas.cols() - CellText.width(shown));
      canvas.text(x, preview.area().rows(), shown, Role.QUIET);
    }
  }

  private String best() {
    return scores.best() == 0 ? "" : words.text("drill.best", scores.best());
  }

  private void row(Canvas line, int index) {
    DrillRow row = rows.get(index);
    boolean isChosen = index == at;
    Role lit = ListRows.light(line, isChosen);
    boolean isGame = row.kind().isEmpty();
    String name = (isGame ? "" : "  ") + name(row, line.cols());
    String about = line.cols() == LIST_COLS ? number(row) : about(row);
    int end = line.cols() - 2 - CellText.width(about);
    String shown = Line.cut(name, Math.max(1, end - 3), line.glyphs().more());
    line.text(2, 0, shown, isChosen || !isGame ? lit : Role.STRONG);
    line.text(end, 0, about, isChosen ? lit : Role.QUIET);
  }

  private String name(DrillRow row, int cols) {
    if (cols != LIST_COLS || !row.isDaily() && !row.isRush()) {
      return row.name();
    }
    return words.text(row.isDaily() ? "drill.daily.short" : "drill.rush.short");
  }

  private Optional<Rating> rating(DrillRow row) {
    return row.kind()
        .map(kind -> scores.rating(row.game().orElseThrow() + "/" + kind))
        .filter(rating -> rating.games() > 0);
  }

  private String number(DrillRow row) {
    return rating(row).map(rating -> Long.toString(Math.round(rating.value()))).orElse("");
  }

  /** Returns the rating of a kind that was drilled. */
  private String about(DrillRow row) {
    return rating(row)
        .map(one -> words.text("drill.rating", Math.round(one.value()), one.games()))
        .orElse("");
  }
}
