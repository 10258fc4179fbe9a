package dev.banmen.tui;

import dev.banmen.game.Words;
import dev.banmen.record.Opened;
import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;

/**
 * The games of a file in a table that sorts and filters. Immutable, but for what it learns of the
 * games meanwhile.
 *
 * @param opened the file
 * @param games those shown, in the order shown; empty for all in the order of the file
 * @param at which of the rows keys act on, from 0
 * @param top the first row that was shown
 * @param sort what it is sorted by
 * @param filter words that all games shown have
 * @param entry what is typed, after its sign: a filter after a slash, a number or a command after a
 *     colon; empty if nothing is
 * @param isStale whether the games shown are not yet all that sort and filter ask for
 * @param due when to look how far reading has come, in milliseconds of the person's clock
 */
record TablePage(
    Words words,
    Opened opened,
    GameSummaries roster,
    Optional<int[]> games,
    int at,
    int top,
    Sort sort,
    String filter,
    Optional<CommandLineEdit> entry,
    boolean isStale,
    String notice,
    long due)
    implements GameList {
  /** How often progress is shown. */
  private static final long LOOK_MILLIS = 50;

  /** What a table is sorted by. */
  record Sort(Column column, boolean isBackward) {
    static final Sort USUAL = new Sort(Column.NUMBER, false);
  }

  /** The games of a file, which begin to be read. */
  static TablePage of(Words words, Opened opened) {
    return of(words, opened, GameSummaries.of(opened.archive()));
  }

  static TablePage of(Words words, Opened opened, GameSummaries roster) {
    return new TablePage(
        words,
        opened,
        roster,
        Optional.empty(),
        0,
        0,
        Sort.USUAL,
        "",
        Optional.empty(),
        false,
        "",
        roster.isWhole() ? Long.MAX_VALUE : 0);
  }

  /** How many games are shown. */
  int count() {
    return games.map(shown -> shown.length).orElse(roster.size());
  }

  /** The game of a row, from 0. */
  int game(int row) {
    return games.map(shown -> shown[row]).orElse(row);
  }

  @Override
  public int game() {
    return game(at);
  }

  @Override
  public TablePage moved(int by) {
    return at(at + by);
  }

  private TablePage with(Optional<int[]> games, int at, int top, boolean isStale, long due) {
    return new TablePage(
        words, opened, roster, games, at, top, sort, filter, entry, isStale, notice, due);
  }

  private TablePage asked(
      Sort sort, String filter, Optional<CommandLineEdit> entry, String notice) {
    return new TablePage(
        words, opened, roster, games, at, top, sort, filter, entry, isStale, notice, due);
  }

  @Override
  public List<KeyHint> keyHints() {
    return TablePainter.keys(this);
  }

  @Override
  public boolean isTyping() {
    return entry.isPresent();
  }

  @Override
  public PageResult on(Input input, Extent screen) {
    return TableKeys.on(this, input, screen);
  }

  /** On another row, where the table ends at the latest. */
  TablePage at(int row) {
    return with(games, Math.max(0, Math.min(count() - 1, row)), top, isStale, due);
  }

  /** With rows shown from there. */
  TablePage from(int row) {
    return with(games, at, row, isStale, due);
  }

  /** On the row of a game; where it is not shown, on the row that it was on. */
  TablePage onGame(int game) {
    for (int row = 0; row < count(); row++) {
      if (game(row) == game) {
        return at(row);
      }
    }
    return this;
  }

  TablePage sorted(Sort by) {
    return asked(by, filter, entry, notice).arranged();
  }

  TablePage filtered(String by) {
    return asked(sort, by, entry, notice).arranged();
  }

  TablePage typing(Optional<CommandLineEdit> line) {
    return asked(sort, filter, line, notice);
  }

  @Override
  public TablePage saying(String sentence) {
    return asked(sort, filter, entry, sentence);
  }

  private GameSummaries.Wish wish() {
    return new GameSummaries.Wish(sort.column(), sort.isBackward(), filter);
  }

  /** What is found so far of what sort and filter ask for, while not all games are read. */
  Optional<GameSummaries.Found> found() {
    return isStale ? roster.found(wish()) : Optional.empty();
  }

  /** With the games that sort and filter ask for, as many as are read; on the same game. */
  private TablePage arranged() {
    if (sort.equals(Sort.USUAL) && filter.isBlank()) {
      return showing(Optional.empty(), false);
    } else if (roster.isWhole()) {
      return showing(Optional.of(roster.games(wish())), false);
    }
    roster.wish(wish());
    Optional<int[]> next = roster.found(wish()).map(GameSummaries.Found::games);
    boolean isSame = next.isEmpty() || games.isPresent() && games.get() == next.get();
    return isSame ? with(games, at, top, true, due) : showing(next, true);
  }

  /** Who looks at the first row goes on to do so while games arrive. */
  private TablePage showing(Optional<int[]> next, boolean isPart) {
    boolean isFirst = isStale && at == 0;
    int game = count() == 0 ? 0 : game(at);
    TablePage page = with(next, 0, 0, isPart, due);
    return isFirst ? page : page.onGame(game);
  }

  @Override
  public TablePage gone(long millis) {
    long next = roster.isWhole() ? Long.MAX_VALUE : millis + LOOK_MILLIS;
    TablePage later = with(games, at, top, isStale, next);
    return isStale ? later.arranged() : later;
  }

  @Override
  public Optional<Opened> about() {
    return Optional.of(opened);
  }

  @Override
  public TablePage rewritten(Saving saving, Opened now) {
    if (saving.file() != opened) {
      return this;
    }
    TablePage anew = of(words, now).asked(sort, filter, entry, notice);
    return anew.with(games, at, top, games.isPresent(), anew.due);
  }

  TableFrame frame(Extent screen) {
    return TableFrame.of(this, screen);
  }

  @Override
  public void paint(Canvas canvas) {
    if (!SmallScreen.says(canvas, words)) {
      TablePainter.paint(canvas, this, frame(Extent.of(canvas.cols(), canvas.rows())));
    }
  }
}
