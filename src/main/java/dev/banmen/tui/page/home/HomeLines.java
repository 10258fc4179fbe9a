package dev.banmen.tui.page.home;

import dev.banmen.app.UnfinishedGame;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All lines of the first page's list, from the top, whichever is chosen. Immutable. The mouse asks
 * for them at each of its moves, so they are made once as long as they stay the same.
 */
final class HomeLines {
  static final int MARGIN = 2;

  static final int GAP = 2;

  private static final int NARROW = 24;

  private final Words words;
  private final HomeList list;
  private final Optional<Typing> typing;
  private final int textCols;
  private final int labelCols;
  private final List<Row> rows = new ArrayList<>();
  private int gaps; // how many blank lines fit

  private HomeLines(Words words, HomeList list, Optional<Typing> typing, Extent place) {
    this.words = words;
    this.list = list;
    this.typing = typing;
    textCols = textCols(place);
    labelCols = labelCols(list.form().fields(), place.cols() - MARGIN);
    fill();
    gaps = place.rows() - rows.size();
    if (gaps > 0) {
      rows.clear();
      fill();
    }
  }

  static HomeLines of(Words words, HomeList list, Optional<Typing> typing, Extent place) {
    Object[] origin = {list.form(), list.lists(), list.file(), typing, place.cols(), place.rows()};
    if (list.cache().find(PaintCache.Thing.LINES, origin) instanceof HomeLines known) {
      return known;
    }
    HomeLines lines = new HomeLines(words, list, typing, place);
    list.cache().save(PaintCache.Thing.LINES, lines, origin);
    return lines;
  }

  /** Returns how wide a list's text is: a blank is left of the sign for more. */
  static int textCols(Extent place) {
    return Math.max(1, place.cols() - 1);
  }

  List<Row> rows() {
    return rows;
  }

  int valueX() {
    return MARGIN + labelCols;
  }

  /** Returns the width of the widest label, but no more than two thirds of the list. */
  private static int labelCols(List<Field> fields, int cols) {
    int widest = 0;
    for (Field field : fields) {
      widest = Math.max(widest, CellText.width(field.label()));
    }
    return Math.min(widest + (cols < NARROW ? 1 : GAP), cols * 2 / 3);
  }

  /** Puts all lines in order, with a blank one before each part as long as there is room. */
  private void fill() {
    rows.add(new Row(HomeRow.LEARN, words.text("home.learn"), "", Role.TEXT));
    addLines(HomeRow.FILE, words.text("home.file"), file(), Role.TEXT);
    gap();
    List<Field> fields = list.form().fields();
    for (int i = 0; i < fields.size(); i++) {
      addField(HomeRow.field(i), fields.get(i));
    }
    rows.add(new Row(HomeRow.BEGIN, words.text("home.begin"), "", Role.STRONG));
    if (!list.lists().unfinished().isEmpty()) {
      gap();
      rows.add(Row.heading(words.text("home.kept")));
      for (int i = 0; i < list.lists().unfinishedRows(); i++) {
        addUnfinished(i);
      }
    }
    if (list.lists().recentRows() > 0) {
      gap();
      rows.add(Row.heading(words.text("home.recent")));
      for (int i = 0; i < list.lists().recentRows(); i++) {
        rows.add(new Row(HomeRow.recent(i), "", recent(i), Role.TEXT));
      }
    }
    gap();
    rows.add(new Row(HomeRow.HELP, words.text("home.help"), "", Role.TEXT));
    rows.add(new Row(HomeRow.SETTINGS, words.text("home.settings"), "", Role.TEXT));
    rows.add(new Row(HomeRow.QUIT, words.text("home.quit"), "", Role.TEXT));
  }

  /** Returns the visible part of the file's name. */
  private String file() {
    boolean isTyped = typing.isPresent() && list.focus().equals(HomeRow.FILE);
    return isTyped ? typing.get().text() : list.file();
  }

  private void gap() {
    if (gaps-- > 0) {
      rows.add(Row.BLANK);
    }
  }

  private void addField(HomeRow target, Field field) {
    boolean isTyped = typing.isPresent() && list.focus().equals(target);
    String value = isTyped ? typing.get().text() : shown(field);
    rows.add(new Row(target, field.label(), value, Role.FIELD));
    String fault = list.form().fault(target.at());
    if (!fault.isEmpty()) {
      for (Line line : Line.wrap(fault, Role.MISS, textCols - MARGIN)) {
        rows.add(new Row(target, "", line.text(), Role.MISS));
      }
    }
  }

  private String shown(Field field) {
    if (field.value().isEmpty()) {
      return words.text("home.empty");
    }
    String choice = "< " + field.shown() + " >";
    boolean fits = CellText.width(choice) <= textCols - valueX();
    return field.choices().isEmpty() || !fits ? field.shown() : choice;
  }

  private void addUnfinished(int row) {
    if (list.lists().isMore(row)) {
      String more = words.text("home.kept.more", list.lists().unfinished().size());
      rows.add(new Row(HomeRow.unfinished(row), "", more, Role.TEXT));
      return;
    }
    UnfinishedGame game = list.lists().unfinished().get(row);
    Role role = game.family().isEmpty() ? Role.MISS : Role.TEXT;
    rows.add(new Row(HomeRow.unfinished(row), "", words(words, game), role));
  }

  /** Returns the name of a file without its folder, which may be long. */
  private String recent(int row) {
    List<String> recent = list.lists().recent();
    return list.lists().isRest(row)
        ? words.text("home.recent.all", recent.size())
        : recent.get(row).substring(recent.get(row).lastIndexOf('/') + 1);
  }

  static String words(Words words, UnfinishedGame game) {
    if (game.family().isEmpty()) {
      return game.title(); // it can't be read, and this says why
    }
    return words.text("home.kept.game", game.title(), game.moves(), game.when());
  }

  private void addLines(HomeRow target, String label, String text, Role role) {
    if (!label.isEmpty()) {
      rows.add(new Row(target, label, text, role));
      return;
    }
    for (Line line : Line.wrap(text, role, textCols - MARGIN)) {
      rows.add(new Row(target, "", line.text(), role));
    }
  }
}
