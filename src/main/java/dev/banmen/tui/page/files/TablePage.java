package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.app.GameSearch;
import dev.banmen.app.Person;
import dev.banmen.game.Games;
import dev.banmen.game.Ground;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.reader.LessonFiles;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.Replay;
import dev.banmen.survey.GameQuery;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.FilePage;
import dev.banmen.tui.page.GameList;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Preview;
import dev.banmen.tui.page.Saving;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.TypingPage;
import dev.banmen.tui.page.WorkingPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The games of a file in a table that sorts and filters. Immutable, except for what it learns of
 * the games meanwhile.
 *
 * @param opened the file
 * @param query the games to show, and their order
 */
public record TablePage(
    Words words,
    OpenedFile opened,
    GameSummaries summaries,
    TableRows rows,
    GameSummaries.Query query,
    FootLine foot,
    Preview<Integer, SeenGame> preview,
    TypedSearch search,
    Person person)
    implements GameList, ListPage, TypingPage<TablePage>, TimedPage, FilePage, WorkingPage {
  private static final long LOOK_MILLIS = 50;
  private static final int WHEEL = 3;

  /** Games of more nodes would take more than a moment. */
  private static final int MOST_NODES = 20_000;

  /**
   * Returns the table of a file's games, and starts to read them.
   *
   * @param person whose games they are, for previews and questions
   */
  public static TablePage of(Words words, OpenedFile opened, Person person) {
    Archive archive = opened.archive();
    Games games = person.games();
    Preview<Integer, SeenGame> preview = new Preview<>(-1, game -> look(archive, game, games));
    return of(words, opened, GameSummaries.of(archive), preview, person);
  }

  static TablePage of(Words words, OpenedFile opened, GameSummaries summaries, Person person) {
    return of(words, opened, summaries, new Preview<>(-1, game -> Optional.empty()), person);
  }

  private static TablePage of(
      Words words,
      OpenedFile opened,
      GameSummaries summaries,
      Preview<Integer, SeenGame> preview,
      Person person) {
    TableRows rows = new TableRows(Optional.empty(), 0, 0, false, 0);
    return new TablePage(
            words,
            opened,
            summaries,
            rows,
            GameSummaries.Query.ALL,
            FootLine.EMPTY,
            preview,
            TypedSearch.in(opened.archive(), person),
            person)
        .at(0);
  }

  /** A game's last position, or of a problem the first: the last one shows the answer. */
  record SeenGame(Position position, boolean isProblem) {}

  /** Looks at a game; empty if it can't be read. */
  private static Optional<SeenGame> look(Archive archive, int game, Games games) {
    try {
      Recording recording = archive.game(game, Note.UNHEARD);
      if (recording.tree().size() > MOST_NODES) {
        return Optional.empty();
      }
      Replay replay = Replay.of(recording, games);
      boolean isProblem = LessonFiles.isProblem(recording.tree());
      replay.goTo(isProblem ? RecordTree.ROOT : recording.tree().end(RecordTree.ROOT));
      return Optional.of(new SeenGame(replay.position(), isProblem));
    } catch (InputFault | OptionFault | IOException e) {
      return Optional.empty(); // opening it says why
    }
  }

  private static long due(GameSummaries summaries, long unlessWhole) {
    return summaries.isWhole() ? Long.MAX_VALUE : unlessWhole;
  }

  /** Returns the board of the current game; until it is read, the board seen before it. */
  Optional<Position> board() {
    return seen().map(SeenGame::position);
  }

  /** Whether the current game, once it is read, is a problem: whoever opens it can solve it. */
  boolean isProblem() {
    return isSeen() && seen().filter(SeenGame::isProblem).isPresent();
  }

  private Optional<SeenGame> seen() {
    return count() > 0 ? preview.seen().found() : Optional.empty();
  }

  private boolean isSeen() {
    return count() == 0 || preview.seen().name() == game();
  }

  @Override
  public Ground ground() {
    return board().map(position -> position.lattice().ground()).orElse(Ground.SQUARES);
  }

  int count() {
    return rows.games().map(shown -> shown.length).orElse(summaries.size());
  }

  /** Returns the game of a row, from 0. */
  int game(int row) {
    return rows.games().map(shown -> shown[row]).orElse(row);
  }

  @Override
  public int game() {
    return game(at());
  }

  @Override
  public TablePage moved(int by) {
    return at(at() + by);
  }

  @Override
  public int at() {
    return rows.at();
  }

  private TablePage with(TableRows next) {
    return new TablePage(words, opened, summaries, next, query, foot, preview, search, person);
  }

  private TablePage with(FootLine next) {
    return new TablePage(words, opened, summaries, rows, query, next, preview, search, person);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return TableFrame.keys(this);
  }

  @Override
  public Optional<CommandLineEdit> entry() {
    return foot.entry();
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (isTyping() && !(input instanceof Input.Pointed)) {
      return typed(input, screen);
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

  /** Shows this page scrolled so that its chosen row is in view. */
  PageAction inView(Extent screen) {
    return from(listed(screen).top());
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case LEFT -> stepped(-1, screen).inView(screen);
      case RIGHT -> stepped(1, screen).inView(screen);
      case HELP -> help();
      case ESCAPE ->
          query.words().isEmpty() ? PageAction.back() : submitting(query.with("")).inView(screen);
      case DIGIT -> begin(":" + key.getCharacter());
      case SEARCH -> typing(Optional.of(CommandLineEdit.offering('/', query.words())));
      case COMMAND, GOTO -> begin(":");
      default -> unused(key);
    };
  }

  @Override
  public PageAction help() {
    return help(words.text("table.help.text"));
  }

  private TablePage stepped(int by, Extent screen) {
    var columns = frame(screen).columns();
    int at = 0;
    while (at < columns.size() && columns.get(at).column() != query.column()) {
      at++;
    }
    int next = Math.floorMod(at == columns.size() ? 0 : at + by, columns.size());
    return submitting(query.by(columns.get(next).column()));
  }

  /** Sorts by the column of the head that was clicked on, or the other way round. */
  private PageAction sorted(int col, Extent screen) {
    Column column = frame(screen).at(col - frame(screen).rows().area().x());
    boolean isSame = query.column() == column;
    return submitting(isSame ? query.turned() : query.by(column)).inView(screen);
  }

  private PageAction typed(Input input, Extent screen) {
    CommandLineEdit line = entry().orElseThrow();
    if (line.isCommand()) {
      return new TableCommands(screen).on(this, input);
    } else if (input instanceof Input.Key pressed
        && pressed.stroke().getKeyType() == KeyType.Enter) {
      return typing(Optional.empty()).inView(screen);
    }
    boolean isTab = input instanceof Input.Key pressed && Keys.isTab(pressed.stroke());
    Optional<CommandLineEdit> next =
        isTab
            ? Optional.of(line.completed(GameQuery.completions(line.text(), summaries.players())))
            : line.on(input);
    String by = next.map(CommandLineEdit::text).orElse("");
    return typing(next).submitting(query.with(by)).inView(screen);
  }

  @Override
  public LineRows listed(Extent screen) {
    return frame(screen).rows();
  }

  @Override
  public int pageRows(Extent screen) {
    return Math.max(1, listed(screen).area().rows());
  }

  @Override
  public int wheelRows() {
    return WHEEL;
  }

  /** Rows stay in place while the mouse chooses others in view. */
  @Override
  public boolean isHovered(Extent screen) {
    return true;
  }

  @Override
  public PageAction choose(int row, Extent screen) {
    return at(row).inView(screen);
  }

  @Override
  public PageAction pointed(MouseAction mouse, Extent screen) {
    boolean isHead = mouse.getPosition().getRow() == listed(screen).area().y() - 1;
    return isHead && Mouse.isClick(mouse)
        ? sorted(mouse.getPosition().getColumn(), screen)
        : ListPage.super.pointed(mouse, screen);
  }

  /** Opens the row's game; does nothing if there is none. */
  @Override
  public PageAction open() {
    return count() == 0 ? this : PageAction.viewFile(opened, game(), this);
  }

  @Override
  public TablePage at(int row) {
    TablePage there = with(rows.at(Math.max(0, Math.min(count() - 1, row))));
    if (there.isSeen()) {
      return there;
    }
    preview.of(there.game());
    return there.with(there.rows.due(0));
  }

  TablePage from(int row) {
    return with(rows.from(row));
  }

  /** On the row of a game; if it is not shown, on the same row as before. */
  TablePage onGame(int game) {
    for (int row = 0; row < count(); row++) {
      if (game(row) == game) {
        return at(row);
      }
    }
    return this;
  }

  TablePage submitting(GameSummaries.Query next) {
    return new TablePage(words, opened, summaries, rows, next, foot, preview, search, person)
        .arranged();
  }

  @Override
  public TablePage typing(Optional<CommandLineEdit> line) {
    return with(foot.typing(line));
  }

  @Override
  public TablePage saying(String sentence) {
    return with(foot.saying(sentence));
  }

  /** The games for which the fields of the query hold; empty while that is being found out. */
  private Optional<BitSet> asked() {
    GameSearch asked = search.asking(query.fields());
    if (query.fields().isEmpty()) {
      BitSet all = new BitSet();
      all.set(0, summaries.size());
      return Optional.of(all);
    }
    return asked.isOver() ? Optional.of(asked.numbers()) : Optional.empty();
  }

  /**
   * This page with the games of the query, once all are read that it asks about; on the same game.
   */
  private TablePage arranged() {
    Optional<BitSet> those = asked();
    if (those.isEmpty() || !query.isAll() && !summaries.isWhole()) {
      return with(rows.waiting().due(0));
    }
    boolean isFirst = rows.isWaiting() && at() == 0;
    int game = count() == 0 ? 0 : game(at());
    Optional<int[]> games =
        query.isAll() ? Optional.empty() : Optional.of(summaries.games(query, those.get()));
    TablePage page = with(rows.with(games));
    return isFirst ? page : page.onGame(game);
  }

  @Override
  public long due() {
    return rows.due();
  }

  @Override
  public PageAction onDue(long millis) {
    if (!isSeen()) {
      preview.of(game());
    }
    boolean isDone = isSeen() && !rows.isWaiting();
    long next = isDone ? due(summaries, millis + LOOK_MILLIS) : millis + LOOK_MILLIS;
    TablePage later = with(rows.due(next));
    return rows.isWaiting() ? later.arranged() : later;
  }

  @Override
  public OpenedFile about() {
    return opened;
  }

  @Override
  public TablePage rewritten(Saving saving, OpenedFile now) {
    if (saving.file() != opened) {
      return this;
    }
    GameSummaries anew = GameSummaries.of(now.archive());
    TableRows same = rows.games().isPresent() ? rows.waiting() : rows;
    search.giveUp();
    TypedSearch again = TypedSearch.in(now.archive(), person);
    return new TablePage(words, now, anew, same.due(0), query, foot, preview, again, person);
  }

  @Override
  public void abandon() {
    search.giveUp();
  }

  TableFrame frame(Extent screen) {
    return TableFrame.of(this, screen);
  }

  @Override
  public void paintList(Canvas canvas) {
    frame(canvas.extent()).paint(canvas, this);
  }
}
