package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.FilePreview;
import dev.banmen.app.FileStore;
import dev.banmen.app.GameSearch;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.record.OpenedFile;
import dev.banmen.say.FoundSentences;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.FolderName;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Preview;
import dev.banmen.tui.page.RecordedPage;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.WorkingPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;

/**
 * The files of a folder, or those opened recently, and beside them what is in the current one. What
 * is typed after a slash filters their names, and finds games below the folder. Immutable, except
 * for the preview and that search.
 *
 * @param ask when to begin the search, in milliseconds of the person's clock; {@link #SOON} for
 *     once nothing has been typed for a moment
 * @param due when to check for the preview, in milliseconds of the person's clock
 */
public record BrowserPage(
    Person person,
    Words words,
    FolderRows rows,
    Preview<Looked, FilePreview> preview,
    TypedSearch search,
    long ask,
    FootLine foot,
    long due)
    implements ListPage, TimedPage, WorkingPage {
  private static final long SOON = Long.MIN_VALUE;
  private static final long NEVER = Long.MAX_VALUE;

  private static final long PAUSE_MILLIS = 300;

  /** Fewer letters are in too many games to look for each time that one is typed. */
  private static final int LETTERS = 2;

  private static final long LOOK_MILLIS = 50;
  private static final int WHEEL = 3;
  private static final int NAME_LEAST = 14; // of a found game's file
  private static final int WIDE = 72;
  private static final int LIST_COLS_LEAST = 39; // leaves a 19x19 board its 37 at 80
  private static final int LIST_COLS_MOST = 60;

  public static BrowserPage of(Person person, Words words, Folder folder) {
    return of(person, words, FolderRows.of(folder), FootLine.EMPTY);
  }

  private static BrowserPage of(Person person, Words words, FolderRows rows, FootLine foot) {
    Preview<Looked, FilePreview> preview =
        new Preview<>(new Looked("", Optional.empty()), row -> preview(person.files(), row));
    TypedSearch search = TypedSearch.below(rows.folder().name(), person);
    return new BrowserPage(person, words, rows, preview, search, NEVER, foot, NEVER).with(rows);
  }

  /** What is to be looked into in a row: a file, or a game that was found. */
  record Looked(String name, Optional<FoundGame> game) {}

  /** Looks into a file; empty if there is nothing to show of it, and for a folder. */
  private static Optional<FilePreview> preview(FileStore files, Looked row) {
    if (row.game().isPresent()) {
      FoundGame game = row.game().get();
      return files.preview(game.file(), game.game() - 1, game.node());
    }
    String name = row.name();
    return name.isEmpty() || name.endsWith("/") ? Optional.empty() : files.preview(name);
  }

  private static Looked looked(FolderRows rows) {
    return new Looked(rows.name(), rows.game());
  }

  /** This page with other rows, or on another one; requests its preview. */
  private BrowserPage with(FolderRows next) {
    preview.of(looked(next));
    long when = isSeen(next) ? due : 0;
    return new BrowserPage(person, words, next, preview, search, ask, foot, when);
  }

  private BrowserPage with(FootLine next) {
    return new BrowserPage(person, words, rows, preview, search, ask, next, due);
  }

  private BrowserPage asking(long when) {
    return new BrowserPage(person, words, rows, preview, search, when, foot, 0);
  }

  private boolean isSeen(FolderRows rows) {
    return looked(rows).equals(preview.seen().name());
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
    return rows.game().map(FoundGame::file).or(rows::file);
  }

  /** Filters names at once, and looks for games a moment after the last letter. */
  public BrowserPage filtered(String by) {
    if (by.equals(rows.filter())) {
      return this;
    }
    search.giveUp();
    return with(rows.filtered(by)).asking(question(by).isEmpty() ? NEVER : SOON);
  }

  private List<String> question(String filter) {
    boolean isShort = filter.strip().length() < LETTERS;
    return isShort || folder().isRecent() ? List.of() : GameQuery.words(filter);
  }

  private FoundSentences said() {
    return new FoundSentences(words);
  }

  private BrowserPage typing(String line) {
    return with(foot.typing(Optional.of(CommandLineEdit.of(line))));
  }

  @Override
  public BrowserPage saying(String sentence) {
    String file = file().orElse("");
    boolean isOfFile =
        !file.isEmpty() && sentence.startsWith(file + ":"); // the heading has the rest
    String name = file.substring(file.lastIndexOf('/') + 1);
    return with(foot.saying(isOfFile ? name + sentence.substring(file.length()) : sentence));
  }

  @Override
  public PageAction returned() {
    Folder now =
        folder().isRecent()
            ? Folder.recent(person.files())
            : Folder.of(person.files(), folder().name());
    return with(rows.with(now));
  }

  @Override
  public void abandon() {
    search.giveUp();
  }

  @Override
  public PageAction onDue(long millis) {
    long when = ask == SOON ? millis + PAUSE_MILLIS : ask;
    boolean isTime = when <= millis;
    GameSearch games = isTime ? search.asking(question(rows.filter())) : search.latest();
    boolean isOver = games.isOver(); // before it is asked what it has found
    boolean isNew = games.size() > rows.found().size();
    BrowserPage page = isNew ? with(rows.finding(games.found())) : this;
    boolean isDone = page.isSeen(page.rows) && isOver && (isTime || when == NEVER);
    return new BrowserPage(
        person,
        words,
        page.rows,
        preview,
        search,
        isTime ? NEVER : when,
        foot,
        isDone ? NEVER : millis + LOOK_MILLIS);
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
      case ESCAPE -> escaped();
      case SEARCH -> with(foot.typing(Optional.of(CommandLineEdit.offering('/', rows.filter()))));
      case HIDDEN -> filtered(".").typing("/.");
      case HELP -> help(words.text(folder().isPast() ? "browse.help.past" : "browse.help.text"));
      case COMMAND -> command();
      default -> unused(key);
    };
  }

  /** Ends a search, then takes the filter back, then leaves. */
  private PageAction escaped() {
    if (!search.latest().isOver()) {
      search.stop();
      return asking(NEVER);
    }
    return rows.filter().isEmpty() ? PageAction.back() : filtered("");
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
    if (rows.count() == 0) {
      return this;
    } else if (rows.game().isPresent()) {
      return open(rows.game().get());
    }
    String row = shown().get(at());
    if (row.equals(Folder.UP)) {
      return up();
    }
    String full = folder().full(row);
    return file().isPresent() ? PageAction.openFile(full, this) : in(full);
  }

  /** Opens a found game where it is what was asked for. */
  private PageAction open(FoundGame found) {
    return then(
        (pages, me) -> pages.files().open(found.file(), this, opened -> at(found, opened, pages)));
  }

  private static Page at(FoundGame found, OpenedFile opened, Pages pages) throws Refusal {
    try {
      if (found.game() > opened.archive().size()) {
        throw new Refusal(pages.words().text("explore.changed"));
      }
      Page page = pages.factory().game(pages, opened, found.game() - 1);
      boolean isThere = found.node() != FoundGame.WHOLE && page instanceof RecordedPage;
      return isThere ? ((RecordedPage) page).atNode(found.node()) : page;
    } catch (Refusal refusal) {
      pages.person().files().close(opened);
      throw refusal;
    }
  }

  private BrowserPage in(String folder) {
    search.giveUp();
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
      BrowserPage entered = with(foot.typing(Optional.empty()));
      return ask == NEVER ? entered : entered.asking(0);
    } else if (key == KeyType.ArrowUp || key == KeyType.ArrowDown) {
      return at(at() + (key == KeyType.ArrowUp ? -1 : 1));
    }
    CommandLineEdit line = foot.entry().orElseThrow();
    List<String> players = FoundGame.players(rows.found());
    Optional<CommandLineEdit> rest =
        key == KeyType.Tab
            ? Optional.of(line.completed(GameQuery.completions(line.text(), players)))
            : line.on(input);
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
    return LineRows.around(at(), ListRows.area(screen, cols), rows.count());
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
    foot.paint(KeyLine.foot(canvas), keyHints(screen), search.latest().fault());
  }

  /** Returns the folder and the filter; where they are too wide, the folder is cut off. */
  private String heading(int cols, String more) {
    String filter = rows.filter().isEmpty() ? "" : state() + "  /" + rows.filter();
    int room = Math.max(more.length(), cols - CellText.width(filter));
    String folder =
        name()
            .map(name -> Line.cut(name, room, more))
            .orElseGet(() -> end(folder().name(), room, more));
    return Line.cut(folder + filter, cols, more);
  }

  /** How far the search for games is. */
  private String state() {
    GameSearch games = search.latest();
    boolean isAsked = games.isAsked() && games.fault().isEmpty();
    String refused = games.refusal();
    return isAsked ? "  " + (refused.isEmpty() ? said().state(games) : refused) : "";
  }

  /** A name of the folder that says more than its path; empty if it has none. */
  private Optional<String> name() {
    if (folder().isRecent()) {
      return Optional.of(words.text("browse.recent"));
    }
    boolean isPast = folder().name().equals("/") && !person.files().canSave();
    return FolderName.of(isPast ? FileStore.PAST : folder().name(), words);
  }

  private void rows(Canvas canvas, LineRows listed) {
    listed.paint(canvas, this::row);
    listed.bar(canvas);
    if (rows.found().isEmpty() && shown().stream().allMatch(Folder.UP::equals)) {
      String fault = said().fault(search.latest());
      String none =
          rows.filter().isEmpty()
              ? words.text(folder().isPast() ? "lobby.past.nothing" : "browse.none")
              : fault.isEmpty() ? words.text("browse.unmatched", rows.filter()) : fault;
      canvas.lines(2, shown().size(), Line.wrap(none, Role.QUIET, canvas.cols() - 2));
    }
  }

  private void row(Canvas line, int index) {
    boolean isChosen = index == at();
    Role lit = ListRows.light(line, isChosen);
    Optional<FoundGame> game = rows.game(index);
    if (game.isPresent()) {
      line.text(2, 0, found(game.get(), line), line.cols() - 3, lit);
      return;
    }
    String row = shown().get(index);
    String more = line.glyphs().more();
    boolean isPath = folder().isRecent() && !row.equals(Folder.INCLUDED);
    String text = isPath ? end(row, line.cols() - 3, more) : line.glyphs().fractions(rowName(row));
    Role role = !isChosen && row.endsWith("/") ? Role.STRONG : lit;
    line.text(2, 0, text, line.cols() - 3, role);
  }

  /** Returns the row of a found game: of a long name of its file the end. */
  private String found(FoundGame game, Canvas line) {
    String facts = line.glyphs().fractions(FoundSentences.facts(game));
    String name = FoundSentences.name(game, folder().name());
    int room = Math.max(NAME_LEAST, line.cols() - 5 - CellText.width(facts));
    return end(name, room, line.glyphs().more()) + (facts.isEmpty() ? "" : "  " + facts);
  }

  /** Returns what a row is called on the screen. */
  String rowName(String row) {
    return row.equals(Folder.INCLUDED)
        ? words.text("browse.included")
        : row.equals(Folder.LIBRARY) ? words.text("browse.library") + "/" : row;
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
