package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.game.Family;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.record.OpenedFile;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.TypingPage;
import dev.banmen.tui.page.home.HomePart.MenuRow;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.List;
import java.util.Optional;

/**
 * The first page: a menu, the lists it opens in its place, and beside them the board of what is
 * chosen. Immutable, except for what is read for the board.
 *
 * @param person the source of games and files
 * @param form for a new game
 * @param saved the unfinished games, the newest first
 * @param due when to look what has been read meanwhile, in milliseconds of the person's clock;
 *     {@link Long#MAX_VALUE} for never
 */
public record HomePage(
    Person person,
    Words words,
    HomeChoice choice,
    NewGame form,
    List<UnfinishedGame> saved,
    HomeInput input,
    MenuPreview showcase,
    long due)
    implements ListPage, TypingPage<HomePage>, TimedPage {
  private static final int PAGE = 5;
  private static final long START_MILLIS = 300; // after the first paint
  private static final long LOOK_MILLIS = 50;

  public static HomePage of(Person person, Words words) {
    return new HomePage(
        person,
        words,
        HomeChoice.FIRST,
        NewGame.of(person, words),
        person.room().unfinished(),
        HomeInput.NONE,
        new MenuPreview(person),
        person.millis() + START_MILLIS);
  }

  /** The page with the list of the games to play with people open. */
  public static HomePage games(Person person, Words words) {
    HomePage page = of(person, words);
    return page.with(page.form().against(false)).in(HomePart.GAMES);
  }

  public HomePart part() {
    return choice.part();
  }

  @Override
  public int at() {
    return choice.row();
  }

  /** Returns the field that is chosen in the options. */
  public Optional<Field> field() {
    int row = at();
    boolean isField = part() == HomePart.OPTIONS && row < form.fields().size();
    return isField ? Optional.of(form.fields().get(row)) : Optional.empty();
  }

  /** Returns the value being typed into a field. */
  public Optional<CommandLineEdit> value() {
    return input.entry().filter(line -> !line.isCommand());
  }

  String notice() {
    return input.doomed().isEmpty() || isAskedToDelete() ? input.notice() : "";
  }

  /** Whether the question is about the chosen game: the mouse may have chosen another one. */
  private boolean isAskedToDelete() {
    return input.doomed().isPresent() && input.doomed().equals(chosenSaved());
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return HomeWords.keys(this, HomeFrame.of(screen, part()).keys().cols());
  }

  @Override
  public PageAction help() {
    return help(words.text("home.help.text", words.key(":" + first().id())));
  }

  @Override
  public PageAction on(Input given, Extent screen) {
    if (given instanceof Input.Pointed pointed) {
      boolean isIdle =
          Mouse.isMove(pointed.action())
              || pointed.action().getActionType() == MouseActionType.CLICK_RELEASE;
      return (isIdle ? this : quiet()).pointed(pointed.action(), screen); // it ends most typing
    } else if (value().isPresent()) {
      return HomeKeys.typed(this, given);
    } else if (entry().isPresent()) {
      return HomeCommands.LINE.on(this, given);
    } else if (given instanceof Input.Pasted pasted) {
      return quiet().opened(pasted.text());
    }
    KeyAction key = given instanceof Input.Key pressed ? action(pressed.stroke()) : KeyAction.NONE;
    if (isAskedToDelete() && (key == KeyAction.YES || key == KeyAction.NEXT)) {
      return key == KeyAction.YES ? deleted() : quiet();
    } else if (part() == HomePart.SAVED && key == KeyAction.DELETE && !isServer()) {
      return with(input.asking(words.text("home.delete.ask"), saved.get(at())));
    }
    return given instanceof Input.Key pressed ? quiet().pressed(pressed.stroke(), screen) : this;
  }

  @Override
  public KeyAction action(KeyStroke key) {
    return KeyAction.of(Keys.plain(key));
  }

  @Override
  public PageAction pressed(KeyStroke key, Extent screen) {
    return HomeKeys.own(this, action(key), key)
        .orElseGet(() -> ListPage.super.pressed(key, screen));
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return HomeKeys.other(this, action, key);
  }

  @Override
  public PageAction open() {
    return HomeKeys.enter(this);
  }

  @Override
  public PageAction clicked(int row, Extent screen) {
    return HomeKeys.clicked(this, row);
  }

  @Override
  public int pageRows(Extent screen) {
    return PAGE;
  }

  @Override
  public LineRows listed(Extent screen) {
    return HomeFrame.of(screen, part()).rows(this);
  }

  @Override
  public boolean isHovered(Extent screen) {
    return !isTyping() && listed(screen).isWhole();
  }

  private HomePage with(HomeInput next) {
    return new HomePage(person, words, choice, form, saved, next, showcase, due);
  }

  private HomePage with(HomeChoice next) {
    HomeInput still = input.typing(Optional.empty());
    long soon = Math.min(due, person.millis() + LOOK_MILLIS);
    return new HomePage(person, words, next, form, saved, still, showcase, soon);
  }

  HomePage quiet() {
    return with(HomeInput.NONE);
  }

  @Override
  public Optional<CommandLineEdit> entry() {
    return input.entry();
  }

  @Override
  public HomePage typing(Optional<CommandLineEdit> line) {
    return with(input.typing(line));
  }

  @Override
  public HomePage saying(String sentence) {
    return with(input.saying(sentence));
  }

  /** This page with the value of the chosen field being typed. */
  HomePage typingValue() {
    return with(input.typing(field().orElseThrow().value(), form));
  }

  /** This page with another list to act on; in the menu, options of a game not started are gone. */
  HomePage in(HomePart next) {
    int row = next == HomePart.GAMES ? form.index() : choice.row(next);
    HomePage page = with(choice.in(next)).at(row);
    return next == HomePart.MENU
        ? page.with(NewGame.of(person, words).against(form.isAgainstComputer()))
        : page;
  }

  /** On another row, or the nearest one there is; the form is that of the chosen game. */
  @Override
  public HomePage at(int row) {
    int there = Math.max(0, Math.min(count() - 1, row));
    HomePage next = with(choice.at(part(), there));
    if (part() == HomePart.GAMES && there != form.index()) {
      return next.with(form.of(there));
    }
    boolean isKind = next.row().filter(MenuRow::plays).isPresent();
    boolean isComputer = next.is(MenuRow.COMPUTER);
    return isKind && isComputer != form.isAgainstComputer()
        ? next.with(form.against(isComputer))
        : next;
  }

  List<MenuRow> menu() {
    return MenuRow.of(isServer());
  }

  boolean isServer() {
    return person.lobby().isPresent();
  }

  /** Returns the chosen row of the menu; empty in the other lists. */
  Optional<MenuRow> row() {
    return part() == HomePart.MENU ? Optional.of(menu().get(at())) : Optional.empty();
  }

  private boolean is(MenuRow row) {
    return row().equals(Optional.of(row));
  }

  private HomePage with(NewGame next) {
    return new HomePage(person, words, choice, next, saved, input, showcase, due);
  }

  /** This page with another form, and nothing being typed. */
  HomePage filled(NewGame next) {
    return with(next).with(input.typing(Optional.empty()));
  }

  /** This page with another form, and the value that is being typed into it. */
  HomePage filled(NewGame next, CommandLineEdit value) {
    return with(next).with(input.changed(value));
  }

  /** Returns how many rows the current list has. */
  int count() {
    return switch (part()) {
      case MENU -> menu().size();
      case GAMES -> person.games().families().size();
      case OPTIONS -> form.fields().size() + 1;
      case SAVED -> saved.size();
    };
  }

  @Override
  public PageAction returned() {
    return refreshed();
  }

  /** This page with up-to-date lists, on the same game if it is still there. */
  public HomePage refreshed() {
    List<UnfinishedGame> fresh = person.room().unfinished();
    showcase.refresh();
    HomeChoice next = choice;
    if (part() == HomePart.SAVED) {
      next = fresh.isEmpty() ? choice.in(HomePart.MENU) : choice.at(part(), same(fresh));
    }
    long soon = person.millis() + START_MILLIS;
    return new HomePage(person, words, next, form.refreshed(), fresh, input, showcase, soon);
  }

  private int same(List<UnfinishedGame> fresh) {
    String key = saved.get(at()).key();
    for (int i = 0; i < fresh.size(); i++) {
      if (fresh.get(i).key().equals(key)) {
        return i;
      }
    }
    return 0;
  }

  @Override
  public PageAction onDue(long millis) {
    return advanced(millis);
  }

  public HomePage advanced(long millis) {
    showcase.lookForProgress();
    chosenSaved().ifPresent(showcase::lookFor);
    long next = showcase.isWaiting() ? millis + LOOK_MILLIS : Long.MAX_VALUE;
    return new HomePage(person, words, choice, form, saved, input, showcase, next);
  }

  Optional<UnfinishedGame> chosenSaved() {
    boolean isSaved = part() == HomePart.SAVED || is(MenuRow.CONTINUE);
    int row = part() == HomePart.SAVED ? at() : 0;
    return isSaved && row < saved.size() ? Optional.of(saved.get(row)) : Optional.empty();
  }

  Family first() {
    return person.games().families().get(0);
  }

  /** Returns the board of what is chosen; another one until that has been read. */
  Position board() {
    return switch (part()) {
      case MENU -> board(menu().get(at()));
      case GAMES -> showcase.demo(form.family());
      case OPTIONS -> form.board(showcase.demo(form.family()));
      case SAVED -> savedBoard();
    };
  }

  private Position board(MenuRow row) {
    return switch (row) {
      case CONTINUE -> savedBoard();
      case LEARN -> showcase.learned().board().orElse(showcase.demo(first()));
      case COMPUTER, FRIEND -> form.board(showcase.demo(form.family()));
      case OPEN, SSH, PAST, DRILL, SETTINGS -> showcase.demo(first());
    };
  }

  private Position savedBoard() {
    return chosenSaved().flatMap(showcase::position).orElse(showcase.demo(first()));
  }

  @Override
  public Ground ground() {
    return board().lattice().ground();
  }

  @Override
  public void paintList(Canvas canvas) {
    HomeScreen.paint(this, canvas);
  }

  /** Opens pasted recordings over this page, which says why if they can't be. */
  PageAction opened(String text) {
    return (pages, me) -> {
      pages.show(this);
      OpenedFile opened = me.files().openText(text);
      pages.pushOther(pages.factory().games(pages, opened), this);
    };
  }

  /** Deletes the chosen unfinished game for good; the page says if it can't be. */
  private PageAction deleted() {
    UnfinishedGame game = saved.get(at());
    return (pages, me) -> {
      pages.show(quiet());
      me.room().delete(game);
      pages.show(quiet().refreshed().saying(words.text("home.delete.done")));
    };
  }

  /** Resumes an unfinished game over this page, which says why if it can't be. */
  PageAction resumed(UnfinishedGame game) {
    return (pages, me) -> {
      pages.show(this);
      try {
        pages.openGame(me.room().resume(game), this);
      } catch (Refusal refusal) {
        if (refusal.instead().isEmpty()) {
          pages.show(refreshed()); // it may be gone
          throw refusal;
        }
        pages
            .files()
            .open(
                refusal.instead().get(),
                this,
                opened -> pages.factory().end(pages, opened, refusal.getMessage()));
      }
    };
  }
}
