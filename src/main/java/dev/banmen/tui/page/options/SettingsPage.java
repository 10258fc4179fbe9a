package dev.banmen.tui.page.options;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.Preference;
import dev.banmen.app.PreferenceStore;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.ThemeFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A user's settings, one a row, and beside them a board that shows how they look. Immutable.
 *
 * @param all as they are now
 * @param opened as they were when the page was opened, in the same order
 * @param at the current setting, from 0
 * @param sample the position on the board
 */
public record SettingsPage(
    Words words,
    String file,
    List<Preference> all,
    List<Preference> opened,
    int at,
    String notice,
    Position sample)
    implements ListPage {
  private static final int NAME_COLS = 19;
  private static final int LIST_COLS = 36;
  private static final int LEAST_ABOUT = 2; // rows of the text about a setting
  private static final int MOST_ABOUT = 4;
  private static final int BOARD_COLS = 24; // the least that a board beside the list is worth

  public static SettingsPage of(Words words, PreferenceStore preferences, Position sample) {
    List<Preference> all = preferences.all();
    return new SettingsPage(words, preferences.file(), all, all, 0, "", sample);
  }

  @Override
  public SettingsPage at(int row) {
    int there = Math.max(0, Math.min(all.size() - 1, row));
    return new SettingsPage(words, file, all, opened, there, "", sample);
  }

  SettingsPage having(List<Preference> chosen) {
    return new SettingsPage(words, file, chosen, opened, at, notice, sample).at(at);
  }

  @Override
  public SettingsPage saying(String sentence) {
    return new SettingsPage(words, file, all, opened, at, sentence, sample);
  }

  @Override
  public boolean isHovered(Extent screen) {
    return listed(screen).isWhole();
  }

  @Override
  public PageAction open() {
    return stepped(1);
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case PANE -> choose(at + 1, screen);
      case PANE_BEFORE -> choose(at - 1, screen);
      case LEFT -> stepped(-1);
      case RIGHT -> open();
      case UNDO -> undo();
      case ESCAPE, SETTINGS -> PageAction.back();
      case HELP -> help(words.text("settings.help.text"));
      case COMMAND -> command();
      default -> unused(key);
    };
  }

  private PageAction stepped(int by) {
    return all.isEmpty() ? this : chosen(all.get(at).stepped(by));
  }

  private PageAction chosen(Preference one) {
    List<Preference> next = new ArrayList<>(all);
    next.set(at, one);
    List<Preference> saved = List.copyOf(next);
    return new SettingsPage(words, file, saved, opened, at, "", sample).applying(one);
  }

  /** Applies a setting at once if possible, and saves it; the page says how that went. */
  private PageAction applying(Preference chosen) {
    return (pages, person) -> {
      pages.show(this);
      try {
        if (pages.appearance() != null) {
          pages.appearance().prefer(chosen);
        }
        pages
            .files()
            .save(
                watch -> {
                  person.preferences().prefer(chosen);
                  return person.preferences().file();
                },
                name -> saved(pages, name),
                refusal ->
                    restore(pages, chosen, person.preferences().all(), refusal.getMessage()));
      } catch (ThemeFault e) {
        restore(pages, chosen, person.preferences().all(), e.getMessage());
      }
    };
  }

  private static void saved(Pages pages, String file) {
    if (pages.shown() instanceof SettingsPage now) {
      pages.show(now.saying(now.words.text("settings.saved", file)));
    }
  }

  /** Applies what a setting was before, and says why it stays that. */
  private static void restore(Pages pages, Preference chosen, List<Preference> old, String why) {
    for (Preference one : old) {
      if (pages.appearance() != null && one.name().equals(chosen.name())) {
        try {
          pages.appearance().prefer(one);
        } catch (ThemeFault e) {
          // This one could not be applied before, either.
        }
      }
    }
    if (pages.shown() instanceof SettingsPage now) {
      pages.show(now.having(old));
    }
    pages.show(pages.shown().saying(why));
  }

  private boolean isChanged() {
    return !all.isEmpty() && !all.get(at).equals(opened.get(at));
  }

  /** Gives the current setting the value it had when the page was opened. */
  private PageAction undo() {
    return isChanged() ? chosen(opened.get(at)) : saying(words.text("settings.undo.none"));
  }

  @Override
  public LineRows listed(Extent screen) {
    int cols = hasBoard(screen) ? LIST_COLS : screen.cols() - 2;
    int room = Math.max(1, screen.rows() - ListRows.TOP - 1 - aboutRows(screen));
    return LineRows.around(at, new Extent(1, ListRows.TOP, cols, room), all.size());
  }

  /** The rows of the longest text about a setting as it is now, so that the list stays in place. */
  private int aboutRows(Extent screen) {
    int most = LEAST_ABOUT;
    for (int row = 0; row < all.size(); row++) {
      most = Math.max(most, Line.wrap(meaning(row), Role.QUIET, screen.cols() - 2).size());
    }
    return Math.min(most, MOST_ABOUT);
  }

  private static boolean hasBoard(Extent screen) {
    return screen.cols() >= LIST_COLS + 2 + BOARD_COLS;
  }

  @Override
  public Ground ground() {
    return sample.lattice().ground();
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return new KeyHints(words)
        .add('?', "key.help")
        .add('q', "key.quit")
        .addIf(isChanged(), 'u', "settings.key.undo")
        .add(KeyHint.sides(words, "home.key.change"))
        .add(KeyHint.upDown(words, "home.key.move"))
        .list();
  }

  @Override
  public void paintList(Canvas canvas) {
    Extent screen = canvas.extent();
    int cols = canvas.cols() - 2;
    canvas.text(1, 0, words.text("settings.title"), cols, Role.HEADING);
    LineRows rows = listed(screen);
    Canvas list = canvas.part(rows.area());
    rows.paint(list, this::row);
    rows.bar(list);
    if (hasBoard(screen)) {
      int x = list.cols() + 2;
      board(canvas.part(new Extent(x, 1, canvas.cols() - x - 1, list.rows())));
    }
    Role role = notice.isEmpty() ? Role.QUIET : Role.TEXT;
    List<Line> lines = Line.wrap(notice.isEmpty() ? meaning(at) : notice, role, cols);
    int about = aboutRows(screen);
    canvas.lines(1, canvas.rows() - 1 - about, lines, about, cols);
    KeyLine.paint(KeyLine.foot(canvas), keyHints(canvas.extent()));
  }

  /** Paints the sample as large as it fits, with a cursor and the last move. */
  private void board(Canvas canvas) {
    Game game = sample.game();
    Extent room = canvas.extent();
    Extent wanted = BoardView.wanted(game.lattice(), game.notation(), room);
    int cols = Math.min(wanted.cols(), room.cols());
    Extent area = new Extent(0, 0, cols, Math.min(wanted.rows(), room.rows()));
    Site cursor = new Site(2, game.lattice().cols() / 2);
    BoardView view = new BoardView(game.lattice(), game.notation(), area, cursor);
    BoardPainter.paint(canvas, view, Scene.of(sample, cursor, Set.of(), Overlay.NONE));
  }

  /** Says what a setting's value does, or else what the setting is about. */
  private String meaning(int row) {
    if (all.isEmpty()) {
      return "";
    }
    String about = "settings.about." + all.get(row).name();
    String ofValue = about + "." + all.get(row).value();
    return words.text(words.has(ofValue) ? ofValue : about);
  }

  private String value(Preference one) {
    String known = "settings.value." + one.value();
    if (words.has(known)) {
      return words.text(known);
    }
    if (one.name().equals("time-zone")) {
      return one.value().substring(1 + one.value().lastIndexOf('/')).replace('_', ' ');
    }
    return one.name().equals("bot-time")
        ? words.text("settings.seconds", one.value())
        : one.value();
  }

  private void row(Canvas line, int row) {
    boolean isChosen = row == at;
    Role role = ListRows.light(line, isChosen);
    Preference one = all.get(row);
    line.text(2, 0, words.text("settings." + one.name()), NAME_COLS - 1, role);
    int cols = line.cols() - NAME_COLS - 3;
    String shown = isChosen ? ListRows.stepped(value(one), cols) : "  " + value(one);
    line.text(2 + NAME_COLS, 0, shown, cols, role);
  }
}
