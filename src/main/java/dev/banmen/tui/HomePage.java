package dev.banmen.tui;

import dev.banmen.app.Person;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import dev.banmen.tui.term.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The page of whoever has not said what to play: a form for a new game, the games that were left, a
 * file to open, and a board that shows what is chosen. Immutable.
 *
 * @param person asked for the games and files there are
 * @param own what is listed of its user's own
 * @param fileName the file that was named last
 * @param focus what keys act on
 * @param typing the value being typed there, if one is
 * @param entry the command being typed, if one is
 * @param sample what the board shows
 * @param next when its game goes on by itself, in milliseconds of the person's clock
 * @param notice one sentence that has to be said, or nothing
 * @param memory its list, as it was made last
 */
record HomePage(
    Person person,
    Words words,
    NewGame form,
    UserLists own,
    String fileName,
    HomeRow focus,
    Optional<Typing> typing,
    Optional<CommandLineEdit> entry,
    DemoGame sample,
    long next,
    String notice,
    PaintCache memory)
    implements Page {
  /** How long a move of the board's game is looked at. */
  private static final long MOVE_MILLIS = 1000;

  /** How long the start is looked at before the program goes and finds a game to show. */
  private static final long START_MILLIS = 500;

  /** How often it looks whether a game has been found. */
  private static final long SEARCH_MILLIS = 50;

  /** No cursor is shown. */
  private static final Site NOWHERE = new Site(-9, -9);

  static HomePage of(Person person, Words words) {
    NewGame form = NewGame.of(person, words);
    DemoGame sample = DemoGame.of(form.game().orElseThrow());
    return new HomePage(
        person,
        words,
        form,
        UserLists.of(person),
        "",
        HomeRow.field(0),
        Optional.empty(),
        Optional.empty(),
        sample,
        person.millis() + START_MILLIS,
        "",
        new PaintCache());
  }

  @Override
  public List<KeyHint> keyHints() {
    return HomeHints.keys(this);
  }

  @Override
  public boolean isTyping() {
    return typing.isPresent() || entry.isPresent();
  }

  @Override
  public PageResult on(Input input, Extent screen) {
    if (entry.isPresent() && !(input instanceof Input.Pointed)) {
      return HomeCommands.on(this, entry.get(), input);
    } else if (typing.isPresent() && !(input instanceof Input.Pointed)) {
      return HomeTyping.on(this, typing.get(), input);
    }
    if (input instanceof Input.Pointed pointed && pointed.gesture() == Input.Gesture.MOVE) {
      return new PageResult.Show(HomeKeys.hovered(this, pointed, screen));
    }
    boolean done =
        input instanceof Input.Key
            || input instanceof Input.Pointed pointed && HomeKeys.isHeard(pointed);
    return done ? HomeKeys.on(quiet(), input, screen) : new PageResult.Show(this);
  }

  /** The same page with nothing to say, and nothing being typed. */
  private HomePage quiet() {
    return with(form, focus, Optional.empty(), sample, "");
  }

  private HomePage with(
      NewGame form, HomeRow focus, Optional<Typing> typing, DemoGame sample, String notice) {
    Optional<CommandLineEdit> none = Optional.empty();
    return new HomePage(
        person, words, form, own, fileName, focus, typing, none, sample, next, notice, memory);
  }

  /** With a command being typed. */
  HomePage commanding(Optional<CommandLineEdit> line) {
    return new HomePage(
        person,
        words,
        form,
        own,
        fileName,
        focus,
        Optional.empty(),
        line,
        sample,
        next,
        notice,
        memory);
  }

  @Override
  public HomePage saying(String sentence) {
    return with(form, focus, typing, sample, sentence);
  }

  @Override
  public HomePage again() {
    UserLists fresh = UserLists.of(person);
    UserLists now = own.isWhole() ? fresh.whole() : fresh;
    boolean gone =
        focus.kind() == HomeRow.Kind.KEPT && focus.at() >= now.keptRows()
            || focus.kind() == HomeRow.Kind.RECENT && focus.at() >= now.recentRows();
    HomeRow there = gone ? HomeRow.BEGIN : focus;
    NewGame anew = form.again();
    return new HomePage(
        person,
        words,
        anew,
        now,
        fileName,
        there,
        typing,
        entry,
        sample(anew),
        next,
        notice,
        memory);
  }

  /** Its board goes on by itself for a minute at the most; then nothing wakes the program. */
  @Override
  public long due() {
    return sample.isOver() ? Long.MAX_VALUE : next;
  }

  @Override
  public PageResult later(long millis) {
    DemoGame after = sample.next(person.files());
    boolean isMoved = after.position() != sample.position();
    return new PageResult.Show(
        new HomePage(
            person,
            words,
            form,
            own,
            fileName,
            focus,
            typing,
            entry,
            after,
            millis + (isMoved ? MOVE_MILLIS : SEARCH_MILLIS),
            notice,
            memory));
  }

  /** Everything that keys can stand on, from the top. */
  List<HomeRow> spots() {
    List<HomeRow> spots = new ArrayList<>(List.of(HomeRow.LEARN, HomeRow.FILE));
    for (int i = 0; i < form.fields().size(); i++) {
      spots.add(HomeRow.field(i));
    }
    spots.add(HomeRow.BEGIN);
    for (int i = 0; i < own.keptRows(); i++) {
      spots.add(HomeRow.kept(i));
    }
    for (int i = 0; i < own.recentRows(); i++) {
      spots.add(HomeRow.recent(i));
    }
    spots.addAll(List.of(HomeRow.HELP, HomeRow.SETTINGS, HomeRow.QUIT));
    return spots;
  }

  /** Somewhere else in the list, where it ends at the latest. */
  HomePage moved(int by) {
    List<HomeRow> spots = spots();
    int to = Math.max(0, Math.min(spots.size() - 1, spots.indexOf(focus) + by));
    return with(form, spots.get(to), Optional.empty(), sample, notice);
  }

  HomePage at(HomeRow spot) {
    return with(form, spot, Optional.empty(), sample, notice);
  }

  /** The field that keys act on. */
  Optional<Field> field() {
    return focus.kind() == HomeRow.Kind.FIELD
        ? Optional.of(form.fields().get(focus.at()))
        : Optional.empty();
  }

  /** With another form, whose game the board shows. */
  HomePage filled(NewGame next, Optional<Typing> typed) {
    return with(next, focus, typed, sample(next), notice);
  }

  private DemoGame sample(NewGame next) {
    if (next.game().isEmpty()) {
      return sample;
    }
    Game game = next.game().get();
    Game shown = sample.position().game();
    boolean same = game.id().equals(shown.id()) && game.summary().equals(shown.summary());
    return same ? sample : DemoGame.of(game);
  }

  HomePage typing(Typing typed) {
    return with(form, focus, Optional.of(typed), sample, notice);
  }

  /** With a file that was named. */
  HomePage naming(String name) {
    Optional<CommandLineEdit> none = Optional.empty();
    return new HomePage(
        person,
        words,
        form,
        own,
        name,
        focus,
        Optional.empty(),
        none,
        sample,
        next,
        notice,
        memory);
  }

  /** With all games listed that were left. */
  HomePage listingAll() {
    Optional<CommandLineEdit> none = Optional.empty();
    return new HomePage(
        person,
        words,
        form,
        own.whole(),
        fileName,
        focus,
        typing,
        none,
        sample,
        next,
        notice,
        memory);
  }

  /** The games that were left, the newest first. */
  List<UnfinishedGame> kept() {
    return own.kept();
  }

  /** What is seen of the file's name. */
  String fileShown() {
    return typing.isPresent() && focus.equals(HomeRow.FILE) ? typing.get().text() : fileName;
  }

  @Override
  public Ground ground() {
    return sample.position().lattice().ground();
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    HomeFrame frame = HomeFrame.of(screen);
    String title = HomeHints.title(this, frame); // not into the board beside it
    canvas.text(1, 0, Line.cut(title, frame.list().cols(), canvas.glyphs().more()), Role.HEADING);
    rows(frame).paint(canvas.part(HomeRows.withSigns(frame.list())));
    Canvas below = canvas.part(frame.hint());
    List<Line> hints = HomeHints.lines(this, frame);
    List<Line> hint = Line.fitting(hints, below.rows(), below.cols(), canvas.glyphs().more());
    for (int y = 0; y < hint.size(); y++) {
      below.text(0, y, hint.get(y).text(), hint.get(y).role());
    }
    if (frame.board().cols() > 0) {
      board(canvas, frame.board());
    }
    Canvas keys = canvas.part(frame.keys());
    if (entry.isPresent()) {
      TypedText.paint(keys, ":" + entry.get().text(), Role.TEXT);
      Extent above = new Extent(frame.keys().x(), frame.keys().y() - 1, frame.keys().cols(), 1);
      Completion.paint(canvas.part(above), entry.get(), HomeCommands.known(this));
    } else {
      KeyLine.paint(keys, HomeHints.keys(this));
    }
  }

  HomeRows rows(HomeFrame frame) {
    return new HomeRows(this, frame.list());
  }

  /** The board beside the list, its labels on the line above that, and which game it is below. */
  private void board(Canvas canvas, Extent whole) {
    Extent place = new Extent(whole.x(), whole.y(), whole.cols(), Math.max(0, whole.rows() - 1));
    Position position = sample.position();
    Game game = position.game();
    Extent wanted = BoardView.wanted(game.lattice(), game.notation(), place);
    int cols = Math.min(wanted.cols(), place.cols());
    int rows = Math.min(wanted.rows(), place.rows());
    int x = place.x() + (place.cols() - cols) / 2;
    int y = Math.min(1, place.rows() - rows);
    Site middle = new Site(game.lattice().rows() / 2, game.lattice().cols() / 2);
    Extent area = new Extent(x, y, cols, rows);
    BoardView view = new BoardView(game.lattice(), game.notation(), area, middle);
    BoardPainter.paint(canvas, view, Scene.of(position, NOWHERE, Set.of(), Overlay.NONE));
    String title = Line.cut(sample.title(), place.cols(), canvas.glyphs().more());
    int left = place.x() + (place.cols() - CellText.width(title)) / 2;
    canvas.text(left, Math.min(area.y() + rows + 1, whole.rows() - 1), title, Role.QUIET);
  }
}
