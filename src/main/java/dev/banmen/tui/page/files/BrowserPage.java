package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.FilePreview;
import dev.banmen.app.FileStore;
import dev.banmen.app.Person;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TimedPage;
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
    Preview<FilePreview> preview,
    FootLine foot,
    long due)
    implements ListPage, TimedPage {
  private static final long LOOK_MILLIS = 50;
  private static final int WHEEL = 3;
  private static final int WIDE = 72;
  private static final int LIST_COLS_LEAST = 39; // leaves a 19x19 board its 37 at 80
  private static final int LIST_COLS_MOST = 60;

  public static BrowserPage of(Person person, Words words, Folder folder) {
    return of(person, words, FolderRows.of(folder), FootLine.EMPTY);
  }

  private static BrowserPage of(Person person, Words words, FolderRows rows, FootLine foot) {
    Preview<FilePreview> preview = new Preview<>(name -> preview(person.files(), name));
    return new BrowserPage(person, words, rows, preview, foot, Long.MAX_VALUE).with(rows);
  }

  /** Looks into a file; empty if there is nothing to show of it, and for a folder. */
  private static Optional<FilePreview> preview(FileStore files, String name) {
    return name.isEmpty() || name.endsWith("/") ? Optional.empty() : files.preview(name);
  }

  /** This page with other rows, or on another one; requests its preview. */
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

  @Override
  public int at() {
    return rows.at();
  }

  /** On another row, or the nearest one there is; requests its preview. */
  @Override
  public BrowserPage at(int row) {
    return with(rows.at(row));
  }

  /** Returns the current file; empty for a folder. */
  Optional<String> file() {
    return rows.file();
  }

  private BrowserPage filtered(String by) {
    return with(rows.filtered(by));
  }

  private BrowserPage typing(String line) {
    return with(foot.typing(Optional.of(CommandLineEdit.of(line))));
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
  public PageAction returned() {
    Folder now =
        folder().isRecent()
            ? Folder.recent(person.files())
            : Folder.of(person.files(), folder().name());
    return of(person, words, rows.with(now), foot);
  }

  @Override
  public PageAction onDue(long millis) {
    long next = isSeen(rows) ? Long.MAX_VALUE : millis + LOOK_MILLIS;
    return new BrowserPage(person, words, rows, preview, foot, next);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    KeyHint up = new KeyHint(Keys.of(KeyType.ArrowLeft), "←", words.text("browse.key.up"));
    return new KeyHints(words)
        .add('?', "key.help")
        .add('q', "key.quit")
        .add(KeyType.Enter, "home.key.open")
        .add('/', "table.key.filter")
        .addIf(!isTop(), up)
        .list();
  }

  @Override
  public boolean isTyping() {
    return foot.entry().isPresent();
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (isTyping() && !(input instanceof Input.Pointed)) {
      return typed(input);
    }
    return input instanceof Input.Key pressed
        ? saying("").pressed(pressed.stroke(), screen)
        : ListPage.super.on(input, screen);
  }

  /** Moves and opens with Ctrl or Alt held, too. */
  @Override
  public KeyAction action(KeyStroke key) {
    return KeyAction.of(Keys.plain(key));
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case RIGHT -> open();
      case LEFT, BACKSPACE -> up();
      case ESCAPE -> rows.filter().isEmpty() ? PageAction.back() : filtered("");
      case SEARCH -> typing("/" + rows.filter());
      case HIDDEN -> filtered(".").typing("/.");
      case HELP -> help(words.text(folder().isPast() ? "browse.help.past" : "browse.help.text"));
      case COMMAND -> command();
      default -> unused(key);
    };
  }

  @Override
  public int pageRows(Extent screen) {
    return listed(screen).area().rows();
  }

  @Override
  public boolean isHovered(Extent screen) {
    return listed(screen).isWhole();
  }

  @Override
  public int wheelRows() {
    return WHEEL;
  }

  /** Opens the file, or shows the folder in place of this one. */
  @Override
  public PageAction open() {
    if (shown().isEmpty()) {
      return this;
    }
    String row = shown().get(at());
    if (row.equals(Folder.UP)) {
      return up();
    }
    String full = folder().full(row);
    return file().isPresent() ? PageAction.openFile(full, this) : in(full);
  }

  private BrowserPage in(String folder) {
    return of(person, words, Folder.of(person.files(), folder));
  }

  /** Goes to the parent folder, on the row of this one; from recent files to those at hand. */
  private PageAction up() {
    String name = folder().name();
    if (folder().isRecent()) {
      return in(""); // the folder that the program was started in
    } else if (isTop()) {
      return this;
    }
    BrowserPage above = in(folder().full(Folder.UP));
    int row = above.shown().indexOf(name.substring(name.lastIndexOf('/') + 1) + "/");
    return row < 0 ? above : above.at(row);
  }

  /** Whether no folder is above this one. */
  private boolean isTop() {
    return folder().name().equals("/") || folder().isPast();
  }

  private PageAction typed(Input input) {
    KeyType key =
        input instanceof Input.Key pressed ? pressed.stroke().getKeyType() : KeyType.Unknown;
    if (key == KeyType.Enter) {
      return with(foot.typing(Optional.empty()));
    } else if (key == KeyType.ArrowUp || key == KeyType.ArrowDown) {
      return at(at() + (key == KeyType.ArrowUp ? -1 : 1));
    }
    Optional<CommandLineEdit> rest = foot.entry().orElseThrow().on(input);
    return with(foot.typing(rest)).filtered(rest.map(CommandLineEdit::text).orElse(""));
  }

  /** Returns the board of the current file, if it has been read and has one. */
  Optional<Position> board() {
    return seen().map(FilePreview::position);
  }

  @Override
  public Ground ground() {
    return board().map(position -> position.lattice().ground()).orElse(Ground.SQUARES);
  }

  /** Returns what is in the current file; empty if that is nothing, or until it is read. */
  Optional<FilePreview> seen() {
    return isRead() ? preview.seen().found() : Optional.empty();
  }

  boolean isRead() {
    return isSeen(rows);
  }

  @Override
  public LineRows listed(Extent screen) {
    int cols =
        screen.cols() >= WIDE
            ? Math.max(LIST_COLS_LEAST, Math.min(LIST_COLS_MOST, screen.cols() * 2 / 5))
            : screen.cols();
    return LineRows.around(at(), ListRows.area(screen, cols), shown().size());
  }

  @Override
  public void paintList(Canvas canvas) {
    Extent screen = canvas.extent();
    String more = canvas.glyphs().more();
    boolean isBeside = screen.cols() >= WIDE && board().isPresent(); // it begins in this row
    LineRows listed = listed(screen);
    int room = isBeside ? listed.area().cols() : screen.cols() - 2;
    canvas.text(1, 0, heading(room, more), Role.HEADING);
    rows(canvas.part(listed.area()), listed);
    if (screen.cols() >= WIDE) {
      int x = listed.area().cols() + 3;
      new PreviewPane(this)
          .paint(
              canvas.part(
                  new Extent(x, 0, screen.cols() - x - 1, ListRows.TOP + listed.area().rows())));
    }
    foot.paint(KeyLine.foot(canvas), keyHints(screen));
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
    boolean isPast = folder().isPast() || folder().name().equals("/") && !person.files().canSave();
    return isPast ? Optional.of(words.text("browse.past")) : Optional.empty();
  }

  private void rows(Canvas canvas, LineRows listed) {
    listed.paint(canvas, this::row);
    listed.bar(canvas);
    if (shown().stream().allMatch(Folder.UP::equals)) {
      String none =
          rows.filter().isEmpty()
              ? words.text(folder().isPast() ? "lobby.past.nothing" : "browse.none")
              : words.text("browse.unmatched", rows.filter());
      canvas.text(2, shown().size(), none, canvas.cols() - 2, Role.QUIET);
    }
  }

  private void row(Canvas line, int index) {
    boolean isChosen = index == at();
    Role lit = ListRows.light(line, isChosen);
    String row = shown().get(index);
    String more = line.glyphs().more();
    boolean isPath = folder().isRecent() && !row.equals(Folder.INCLUDED);
    String text = isPath ? end(row, line.cols() - 3, more) : line.glyphs().fractions(rowName(row));
    Role role = !isChosen && row.endsWith("/") ? Role.STRONG : lit;
    line.text(2, 0, text, line.cols() - 3, role);
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
      text = text.isEmpty() ? text : more + text.substring(CellText.end(text, 0));
    }
    return text;
  }
}
