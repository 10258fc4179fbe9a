package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.FilePreview;
import dev.banmen.app.Person;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.ScrollBar;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;

/**
 * The files of a folder, or those opened recently, and beside them what is in the current one.
 * Immutable, except for the preview.
 *
 * @param due when to check for the preview, in milliseconds of the person's clock
 */
public record BrowserPage(
    Person person,
    Words words,
    FolderRows rows,
    Preview<RowPreview> preview,
    FootLine foot,
    long due)
    implements Page {
  private static final long LOOK_MILLIS = 50;
  private static final int WIDE = 60;
  private static final int LIST_COLS_LEAST = 30;
  private static final int LIST_COLS_MOST = 60;

  public static BrowserPage of(Person person, Words words, Folder folder) {
    return of(person, words, FolderRows.of(folder), FootLine.EMPTY);
  }

  private static BrowserPage of(Person person, Words words, FolderRows rows, FootLine foot) {
    Preview<RowPreview> preview = new Preview<>(name -> RowPreview.of(person.files(), name));
    return new BrowserPage(person, words, rows, preview, foot, Long.MAX_VALUE).with(rows);
  }

  /** With other rows, or on another one; requests its preview. */
  private BrowserPage with(FolderRows next) {
    preview.of(next.name());
    return new BrowserPage(person, words, next, preview, foot, isSeen(next) ? Long.MAX_VALUE : 0);
  }

  private BrowserPage with(FootLine next) {
    return new BrowserPage(person, words, rows, preview, next, due);
  }

  private boolean isSeen(FolderRows rows) {
    return rows.name().equals(preview.seen().name());
  }

  public Folder folder() {
    return rows.folder();
  }

  List<String> shown() {
    return rows.shown();
  }

  public int at() {
    return rows.at();
  }

  /** On another row, or the nearest one there is; requests its preview. */
  public BrowserPage at(int row) {
    return with(rows.at(row));
  }

  /** Returns the current file; empty for a folder. */
  Optional<String> file() {
    return rows.file();
  }

  BrowserPage filtered(String by) {
    return with(rows.filtered(by));
  }

  BrowserPage typing(Optional<CommandLineEdit> line) {
    return with(foot.typing(line));
  }

  @Override
  public BrowserPage saying(String sentence) {
    String file = file().orElse("");
    boolean isOfFile =
        !file.isEmpty() && sentence.startsWith(file + ":"); // the heading has the rest
    return with(
        foot.saying(isOfFile ? shown().get(at()) + sentence.substring(file.length()) : sentence));
  }

  @Override
  public BrowserPage refreshed() {
    Folder now =
        folder().isRecent()
            ? Folder.recent(person.files())
            : Folder.of(person.files(), folder().name());
    return of(person, words, rows.with(now), foot);
  }

  @Override
  public BrowserPage advanced(long millis) {
    long next = isSeen(rows) ? Long.MAX_VALUE : millis + LOOK_MILLIS;
    return new BrowserPage(person, words, rows, preview, foot, next);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, "home.key.open"),
        KeyHint.of(words, '/', "table.key.filter"),
        new KeyHint(Keys.of(KeyType.ArrowLeft), "←", words.text("browse.key.up")));
  }

  @Override
  public boolean isTyping() {
    return foot.entry().isPresent();
  }

  @Override
  public PageResult on(Input input, Extent screen) {
    return BrowserKeys.on(this, input, screen);
  }

  /** Returns the board of the current file, if it has been read and has one. */
  Optional<Position> board() {
    return seen().flatMap(RowPreview::file).map(FilePreview::position);
  }

  @Override
  public Ground ground() {
    return board().map(position -> position.lattice().ground()).orElse(Ground.SQUARES);
  }

  /** Returns what is in the current row; empty if that is nothing, or until it is read. */
  Optional<RowPreview> seen() {
    return isRead() ? preview.seen().found() : Optional.empty();
  }

  boolean isRead() {
    return isSeen(rows);
  }

  Extent list(Extent screen) {
    int cols =
        screen.cols() >= WIDE
            ? Math.max(LIST_COLS_LEAST, Math.min(LIST_COLS_MOST, screen.cols() * 2 / 5))
            : screen.cols();
    return new Extent(0, 1, cols, screen.rows() - 2);
  }

  int top(Extent list) {
    return Math.max(0, Math.min(at() - list.rows() / 2, shown().size() - list.rows()));
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    String more = canvas.glyphs().more();
    boolean isBeside = screen.cols() >= WIDE && board().isPresent(); // it begins in this row
    int room = isBeside ? list(screen).cols() : screen.cols() - 2;
    canvas.text(1, 0, heading(room, more), Role.HEADING);
    rows(canvas.part(list(screen)), list(screen), more);
    if (screen.cols() >= WIDE) {
      int x = list(screen).cols() + 2;
      new PreviewPane(this)
          .paint(canvas.part(new Extent(x, 0, screen.cols() - x - 1, screen.rows() - 1)));
    }
    foot.paint(
        canvas.part(new Extent(1, canvas.rows() - 1, canvas.cols() - 2, 1)), keyHints(screen));
  }

  /** Returns the folder and the filter; where they are too wide, the folder is cut off. */
  private String heading(int cols, String more) {
    String filter = rows.filter().isEmpty() ? "" : "  /" + rows.filter();
    int room = Math.max(more.length(), cols - CellText.width(filter));
    String folder =
        name()
            .map(name -> Line.cut(name, room, more))
            .orElseGet(() -> end(folder().name(), room, more));
    return Line.cut(folder + filter, cols, more);
  }

  /** A name of the folder that says more than its path; empty if it has none. */
  private Optional<String> name() {
    if (folder().isRecent()) {
      return Optional.of(words.text("browse.recent"));
    } else if (folder().isIncluded()) {
      return Optional.of(words.text("browse.included"));
    }
    boolean isPast = folder().name().equals("/") && !person.files().canSave();
    return isPast ? Optional.of(words.text("browse.past")) : Optional.empty();
  }

  private void rows(Canvas canvas, Extent list, String more) {
    int top = top(list);
    for (int y = 0; y < canvas.rows() && top + y < shown().size(); y++) {
      boolean isChosen = top + y == at();
      if (isChosen) {
        canvas.part(new Extent(0, y, canvas.cols(), 1)).fill(Role.SELECTED);
        canvas.put(0, y, canvas.glyphs().bar(), Role.SELECTED);
      }
      String row = shown().get(top + y);
      boolean isPath = folder().isRecent() && !row.equals(Folder.INCLUDED);
      String text = isPath ? end(row, canvas.cols() - 3, more) : rowName(row);
      Role role = isChosen ? Role.SELECTED : row.endsWith("/") ? Role.STRONG : Role.TEXT;
      canvas.text(2, y, Line.cut(text, canvas.cols() - 3, more), role);
    }
    ScrollBar.paint(canvas, top, canvas.rows(), shown().size());
    if (shown().stream().allMatch(Folder.UP::equals)) {
      String none =
          rows.filter().isEmpty()
              ? words.text("browse.none")
              : words.text("browse.unmatched", rows.filter());
      canvas.text(2, shown().size(), Line.cut(none, canvas.cols() - 2, more), Role.QUIET);
    }
  }

  /** Returns what a row is called on the screen. */
  String rowName(String row) {
    return row.equals(Folder.INCLUDED) ? words.text("browse.included") : row;
  }

  /** Returns the end of a long name, which says more than its start. */
  private static String end(String name, int cols, String more) {
    String text = name;
    while (CellText.width(text) > cols && !text.isEmpty()) {
      text = text.substring(text.startsWith(more) ? more.length() : 0);
      text = text.isEmpty() ? text : more + text.substring(text.offsetByCodePoints(0, 1));
    }
    return text;
  }
}
