package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.app.Lobby;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.home.HomePart.MenuRow;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.io.IOException;
import java.util.Optional;

/** Handles keys and clicks on the first page. Stateless. */
final class HomeKeys {
  private static final int PAGE = 5;

  /** How many invalid values to step over, such as a handicap of 1 or a size much too large. */
  private static final int MOST_OVER = 100;

  private static final int FAR = Short.MAX_VALUE;

  private HomeKeys() {}

  /**
   * Moves to the row under the mouse, to show its board; a list that doesn't fit isn't scrolled.
   */
  private static HomePage hovered(HomePage page, MouseAction mouse, Extent screen) {
    if (SmallScreen.is(screen) || page.isTyping()) {
      return page;
    }
    ListPlace place = ListPlace.of(page, HomeFrame.of(screen, page.part()));
    int row = place.rowAt(mouse.getPosition().getColumn(), mouse.getPosition().getRow());
    return row >= 0 && row != page.row() && place.isWhole() ? page.at(row) : page;
  }

  /** Handles a gesture of the mouse; most end what is being typed. */
  static PageResult on(HomePage page, MouseAction mouse, Extent screen) {
    return switch (mouse.getActionType()) {
      case MOVE, DRAG -> hovered(page, mouse, screen).show();
      case CLICK_RELEASE -> page.show();
      case SCROLL_UP -> moved(page.quiet(), -1).show();
      case SCROLL_DOWN -> moved(page.quiet(), 1).show();
      case CLICK_DOWN -> click(page.quiet(), mouse, screen);
    };
  }

  static PageResult on(HomePage page, KeyStroke key) {
    KeyAction action = KeyAction.of(Keys.plain(key));
    boolean isNumber = action == KeyAction.DIGIT || Keys.is(key, '-');
    if (isNumber && page.field().filter(Field::isTyped).isPresent()) {
      return typing(page).on(page, new Input.Key(key));
    }
    return switch (action) {
      case UP -> moved(page, -1).show();
      case DOWN -> moved(page, 1).show();
      case PAGE_UP -> moved(page, -PAGE).show();
      case PAGE_DOWN -> moved(page, PAGE).show();
      case HOME -> moved(page, -FAR).show();
      case END -> moved(page, FAR).show();
      case PANE, PANE_BEFORE -> tab(page, key);
      case LEFT -> side(page, key, -1);
      case RIGHT -> side(page, key, 1);
      case BACKSPACE, DELETE -> changed(page, cleared(page), key);
      case ENTER -> enter(page);
      case SPACE -> space(page);
      case ESCAPE -> page.part() == HomePart.MENU ? page.unused(key) : back(page);
      case QUIT -> back(page);
      case HELP -> help(page);
      case SETTINGS -> new PageResult.OpenSettings(page);
      case THEME -> new PageResult.ChangeTheme("", page);
      case COMMAND -> page.commanding(Optional.of(CommandLineEdit.EMPTY)).show();
      default -> page.unused(key);
    };
  }

  static HomePage moved(HomePage page, int by) {
    return page.at(page.row() + by);
  }

  private static PageResult tab(HomePage page, KeyStroke key) {
    return switch (page.part()) {
      case GAMES -> page.in(HomePart.OPTIONS).at(0).show();
      case OPTIONS -> page.in(HomePart.GAMES).show();
      default -> page.unused(key);
    };
  }

  /** Closes the current list, or leaves. */
  private static PageResult back(HomePage page) {
    return switch (page.part()) {
      case MENU -> new PageResult.Back();
      case OPTIONS -> page.in(HomePart.GAMES).show();
      case GAMES ->
          page.person().lobby().isPresent() ? new PageResult.Back() : page.in(HomePart.MENU).show();
      case SAVED -> page.in(HomePart.MENU).show();
    };
  }

  /** Changes the value of the chosen field, or goes into a list and back. */
  private static PageResult side(HomePage page, KeyStroke key, int by) {
    if (page.part() == HomePart.OPTIONS) {
      return changed(page, stepped(page, by), key);
    } else if (by < 0 && page.part() != HomePart.MENU) {
      return back(page);
    } else if (by > 0 && page.part() == HomePart.GAMES) {
      return tab(page, key);
    }
    return page.unused(key);
  }

  private static PageResult changed(HomePage page, HomePage next, KeyStroke key) {
    return next == page ? page.unused(key) : next.show();
  }

  /** Changes a value, or does what Enter does. */
  private static PageResult space(HomePage page) {
    boolean steps = page.field().isPresent() && page.field().get().canStep();
    return steps ? stepped(page, 1).show() : enter(page);
  }

  static PageResult help(HomePage page) {
    String example = page.first().id();
    String text = page.words().text("home.help.text", page.words().key(":" + example));
    boolean isServer = page.person().lobby().isPresent(); // its disk is not the reader's
    text += "\n" + page.words().text(isServer ? "home.help.server" : "home.help.games");
    return new PageResult.Open(TextPage.help(page.words(), text), page);
  }

  private static HomePage stepped(HomePage page, int by) {
    Optional<Field> field = page.field();
    if (field.isEmpty() || !field.get().canStep()) {
      return page;
    }
    int at = FormRows.of(page).field(page.row());
    NewGame over = steppedOver(page.form(), at, by);
    if (over.wrong() == at && page.form().wrong() == at) {
      over = steppedOver(page.form(), at, -by); // back to what is allowed
    }
    boolean isAllowed = over.wrong() < 0;
    return page.filled(
        isAllowed ? over : page.form().with(at, field.get().stepped(by)), Optional.empty());
  }

  /** Returns the form with the next value that is allowed; if there is none, with a wrong one. */
  private static NewGame steppedOver(NewGame form, int at, int by) {
    NewGame over = form.with(at, form.fields().get(at).stepped(by));
    for (int i = 0; i < MOST_OVER && over.wrong() == at; i++) {
      over = over.with(at, over.fields().get(at).stepped(by));
    }
    return over;
  }

  private static HomePage cleared(HomePage page) {
    Optional<Field> field = page.field();
    int at = field.isPresent() ? FormRows.of(page).field(page.row()) : 0;
    return field.isPresent() && field.get().isTyped()
        ? page.filled(page.form().with(at, ""), Optional.empty())
        : page;
  }

  private static Typing typing(HomePage page) {
    return Typing.of(page.field().orElseThrow().value(), page.form());
  }

  static PageResult enter(HomePage page) {
    return switch (page.part()) {
      case MENU -> menu(page, MenuRow.at(page.row()));
      case GAMES -> begin(page);
      case SAVED -> page.resumed(page.saved().get(page.row()));
      case OPTIONS -> option(page);
    };
  }

  private static PageResult menu(HomePage page, MenuRow row) {
    return switch (row) {
      case PLAY -> page.in(HomePart.GAMES).show();
      case CONTINUE -> resume(page);
      case LEARN -> page.lessons();
      case DRILL -> page.drills();
      case OPEN ->
          page.person().files().recent().isEmpty()
              ? new PageResult.OpenFile("", page)
              : new PageResult.OpenRecent(page);
      case SETTINGS -> new PageResult.OpenSettings(page);
    };
  }

  /** Resumes the only unfinished game, or lists them. */
  private static PageResult resume(HomePage page) {
    return switch (page.saved().size()) {
      case 0 -> page.saying(page.words().text("home.continue.nothing")).show();
      case 1 -> page.resumed(page.saved().get(0));
      default -> listed(page.refreshed()); // another program may have finished some
    };
  }

  private static PageResult listed(HomePage page) {
    return new PageResult.Show(
        page.saved().isEmpty()
            ? page.saying(page.words().text("home.continue.nothing"))
            : page.in(HomePart.SAVED).at(0));
  }

  private static PageResult option(HomePage page) {
    FormRows rows = FormRows.of(page);
    if (rows.isMore(page.row())) {
      return page.filled(page.form().whole(!page.form().isWhole()), Optional.empty()).show();
    }
    boolean isText = page.field().isPresent() && page.field().get().isText();
    return isText ? page.typing(typing(page)).show() : begin(page);
  }

  /** Starts the game, or goes to the first invalid field and says what would be right. */
  static PageResult begin(HomePage page) {
    HomePage filled = page.filled(page.form().remembered(), Optional.empty());
    Optional<Terms> terms = filled.form().terms();
    return terms.isPresent() ? start(terms.get(), filled) : wrong(filled).show();
  }

  /** Starts the game of the form over the page, and saves its options for the next one. */
  private static PageResult start(Terms terms, HomePage page) {
    NewGame form = page.form();
    if (form.isTaught()) {
      return teach(terms, form.table().isPrivate(), page);
    }
    return (PageResult.PortAction)
        (pages, person) -> {
          Optional<Page> over = // where others wait, one comes back to them
              person.lobby().isPresent() && pages.below(Page.class).isPresent()
                  ? Optional.empty()
                  : Optional.of(page);
          new PageResult.Begin(terms, form.table(), page, over, Optional.of(form.isCoached()))
              .run(pages, person);
          if (over.isEmpty()) {
            pages.dropBelow(HomePage.class);
          }
          pages.files().save(() -> person.preferences().use(form.family().id(), form.chosenHere()));
        };
  }

  /** Opens a teaching table with the empty board of a game, over a page. */
  private static PageResult.PortAction teach(Terms terms, boolean isPrivate, HomePage page) {
    return (pages, person) -> {
      pages.show(page);
      Lobby place = person.lobby().orElseThrow();
      Session begun = Session.begin(terms, terms.start(person.games()));
      OpenedFile opened = person.files().openPlayed(begun);
      try {
        SharedPosition start = SharedPosition.start(opened.archive().game(0, Note.UNHEARD));
        pages.pushOther(pages.factory().teaching(pages, place.teach(start, isPrivate)), page);
      } catch (InputFault | IOException e) {
        throw new Refusal(String.valueOf(e.getMessage()));
      } finally {
        person.files().close(opened);
      }
    };
  }

  private static HomePage wrong(HomePage page) {
    HomePage whole = page.filled(page.form().whole(true), Optional.empty()).in(HomePart.OPTIONS);
    return whole.at(FormRows.of(whole).row(whole.form().wrong()));
  }

  private static PageResult click(HomePage page, MouseAction mouse, Extent screen) {
    ListPlace place = ListPlace.of(page, HomeFrame.of(screen, page.part()));
    int row = place.rowAt(mouse.getPosition().getColumn(), mouse.getPosition().getRow());
    if (mouse.getButton() != Mouse.LEFT || row < 0) {
      return page.show();
    }
    HomePage there = page.at(row);
    boolean isChoice = there.field().isPresent() && there.field().get().canStep();
    boolean isText = there.field().isPresent() && there.field().get().isText();
    return isText
        ? there.typing(typing(there)).show()
        : isChoice ? stepped(there, 1).show() : enter(there);
  }
}
