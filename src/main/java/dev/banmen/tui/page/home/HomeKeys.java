package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.NamedPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.home.HomePart.MenuRow;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.io.IOException;
import java.util.Optional;

/** Handles keys and clicks on the first page. Stateless. */
final class HomeKeys {
  /** How many invalid values to step over, such as a handicap of 1 or a size much too large. */
  private static final int MOST_OVER = 100;

  private HomeKeys() {}

  /** Handles a key that means something else than in other lists; empty for those that don't. */
  static Optional<PageAction> own(HomePage page, KeyAction action, KeyStroke key) {
    boolean isNumber = action == KeyAction.DIGIT || Keys.is(key, '-');
    if (isNumber && page.field().filter(Field::isTyped).isPresent()) {
      return Optional.of(typed(page.typingValue(), new Input.Key(key)));
    }
    return switch (action) {
      case SPACE -> Optional.of(space(page));
      case QUIT -> Optional.of(back(page));
      default -> Optional.empty();
    };
  }

  /** Handles a key that isn't one of all lists. */
  static PageAction other(HomePage page, KeyAction action, KeyStroke key) {
    return switch (action) {
      case PANE, PANE_BEFORE -> tab(page, key);
      case LEFT -> side(page, key, -1);
      case RIGHT -> side(page, key, 1);
      case BACKSPACE, DELETE -> changed(page, cleared(page), key);
      case ESCAPE -> page.part() == HomePart.MENU ? page.unused(key) : back(page);
      case HELP -> page.help();
      case SETTINGS -> PageAction.openSettings(page);
      case COMMAND -> page.begin(":");
      default -> page.unused(key);
    };
  }

  static HomePage moved(HomePage page, int by) {
    return page.at(page.at() + by);
  }

  private static PageAction tab(HomePage page, KeyStroke key) {
    return switch (page.part()) {
      case GAMES -> page.in(HomePart.OPTIONS).at(0);
      case OPTIONS -> page.in(HomePart.GAMES);
      case MENU ->
          page.row().filter(MenuRow::plays).isPresent()
              ? page.in(HomePart.GAMES)
              : page.unused(key);
      case SAVED -> page.unused(key);
    };
  }

  /** Closes the current list, or leaves. */
  private static PageAction back(HomePage page) {
    return switch (page.part()) {
      case MENU -> PageAction.back();
      case OPTIONS -> page.in(HomePart.GAMES);
      case GAMES -> page.person().lobby().isPresent() ? PageAction.back() : page.in(HomePart.MENU);
      case SAVED -> page.in(HomePart.MENU);
    };
  }

  /** Changes the value of the chosen field, or goes into a list and back. */
  private static PageAction side(HomePage page, KeyStroke key, int by) {
    if (page.part() == HomePart.OPTIONS) {
      return changed(page, stepped(page, by), key);
    } else if (by < 0 && page.part() != HomePart.MENU) {
      return back(page);
    } else if (by > 0 && page.part() == HomePart.GAMES) {
      return tab(page, key);
    }
    return page.unused(key);
  }

  private static PageAction changed(HomePage page, HomePage next, KeyStroke key) {
    return next == page ? page.unused(key) : next;
  }

  /** Changes a value, or does what Enter does. */
  private static PageAction space(HomePage page) {
    boolean steps = page.field().isPresent() && page.field().get().canStep();
    return steps ? stepped(page, 1) : enter(page);
  }

  private static HomePage stepped(HomePage page, int by) {
    Optional<Field> field = page.field();
    if (field.isEmpty() || !field.get().canStep()) {
      return page;
    }
    int at = chosenField(page);
    NewGame over = steppedOver(page.form(), at, by);
    if (over.wrong() == at && page.form().wrong() == at) {
      over = steppedOver(page.form(), at, -by); // back to what is allowed
    }
    boolean isAllowed = over.wrong() < 0;
    return page.filled(isAllowed ? over : page.form().with(at, field.get().stepped(by)));
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
    int at = field.isPresent() ? chosenField(page) : 0;
    return field.filter(one -> one.isTyped() || one.choices().contains("")).isPresent()
        ? page.filled(page.form().with(at, ""))
        : page;
  }

  /** Handles an input while a value is typed: nearly all of them are text. */
  static PageAction typed(HomePage page, Input input) {
    HomePage quiet = page.saying("");
    if (input instanceof Input.Key pressed) {
      KeyType key = pressed.stroke().getKeyType();
      if (key == KeyType.Enter) {
        return entered(quiet);
      } else if (key == KeyType.ArrowUp || key == KeyType.ReverseTab) {
        return moved(quiet.filled(quiet.form()), -1);
      } else if (key == KeyType.ArrowDown || key == KeyType.Tab) {
        return moved(quiet.filled(quiet.form()), 1);
      }
    }
    Optional<CommandLineEdit> next = changed(quiet.value().orElseThrow(), page.input(), input);
    return next.isEmpty()
        ? quiet.filled(page.input().before().orElseThrow())
        : quiet.filled(page.form().with(chosenField(page), next.get().text()), next.get());
  }

  /** Returns a value after an input; empty if it is given up. */
  private static Optional<CommandLineEdit> changed(
      CommandLineEdit value, HomeInput before, Input input) {
    boolean puts =
        input instanceof Input.Pasted
            || input instanceof Input.Key pressed && Keys.isText(pressed.stroke());
    boolean isBackspace =
        input instanceof Input.Key pressed && pressed.stroke().getKeyType() == KeyType.Backspace;
    if (isBackspace && value.text().isEmpty()) {
      return Optional.of(value); // here it closes nothing
    }
    CommandLineEdit none = new CommandLineEdit(CommandLineEdit.PLAIN, "");
    return (before.isOld() && puts ? none : value).on(input);
  }

  /** Enters a value; an invalid one stays to be typed, with what would be right below it. */
  private static HomePage entered(HomePage page) {
    return page.form().fields().get(chosenField(page)).fault().isEmpty()
        ? page.filled(page.form())
        : page;
  }

  private static int chosenField(HomePage page) {
    return page.at();
  }

  static PageAction enter(HomePage page) {
    return switch (page.part()) {
      case MENU -> menu(page, page.row().orElseThrow());
      case GAMES -> begin(page);
      case SAVED -> page.resumed(page.saved().get(page.at()));
      case OPTIONS -> option(page);
    };
  }

  private static PageAction menu(HomePage page, MenuRow row) {
    return switch (row) {
      case COMPUTER -> begin(page);
      case FRIEND -> page.isServer() ? page.in(HomePart.GAMES) : begin(page);
      case SSH -> page.help(page.words().text("home.ssh.text", page.person().command()));
      case PAST -> NamedPage.past(page, "");
      case CONTINUE -> resume(page);
      case LEARN -> NamedPage.lessons(page, "");
      case DRILL -> NamedPage.drills(page, "");
      case OPEN ->
          page.person().files().recent().isEmpty()
              ? PageAction.openFile("", page)
              : PageAction.openRecent(page);
      case SETTINGS -> PageAction.openSettings(page);
    };
  }

  /** Resumes the only unfinished game, or lists them. */
  private static PageAction resume(HomePage page) {
    return switch (page.saved().size()) {
      case 0 -> page.saying(page.words().text("home.continue.nothing"));
      case 1 -> page.resumed(page.saved().get(0));
      default -> listed(page.refreshed()); // another program may have finished some
    };
  }

  private static PageAction listed(HomePage page) {
    return page.saved().isEmpty()
        ? page.saying(page.words().text("home.continue.nothing"))
        : page.in(HomePart.SAVED).at(0);
  }

  private static PageAction option(HomePage page) {
    boolean isText = page.field().isPresent() && page.field().get().isText();
    return isText ? page.typingValue() : begin(page);
  }

  /** Starts the game, or goes to the first invalid field and says what would be right. */
  static PageAction begin(HomePage page) {
    HomePage filled = page.filled(page.form());
    Optional<Terms> terms = filled.form().terms();
    return terms.isPresent() ? start(terms.get(), filled) : wrong(filled);
  }

  /** Starts the game of the form over the page, and saves its options for the next one. */
  private static PageAction start(Terms terms, HomePage page) {
    NewGame form = page.form();
    if (form.isTaught()) {
      return teach(terms, form.table().isPrivate(), page);
    }
    return page.then(
        (pages, person) -> {
          Optional<Page> over = // where others wait, one comes back to them
              person.lobby().isPresent() && pages.below(Page.class).isPresent()
                  ? Optional.empty()
                  : Optional.of(page);
          LiveSession begun = person.room().begin(terms, form.table());
          pages.openGame(begun, over, form.isCoached());
          if (over.isEmpty()) {
            pages.dropBelow(HomePage.class);
          }
          pages.files().save(form::save);
        });
  }

  /** Opens a teaching table with the empty board of a game, over a page. */
  private static PageAction teach(Terms terms, boolean isPrivate, HomePage page) {
    return page.then(
        (pages, person) -> {
          Session begun = Session.begin(terms, terms.start(person.games()));
          OpenedFile opened = person.files().openPlayed(begun);
          try {
            SharedPosition start = SharedPosition.start(opened.archive().game(0, Note.UNHEARD));
            PageAction.teach(start, isPrivate, page).run(pages, person);
          } catch (InputFault | IOException e) {
            throw new Refusal(String.valueOf(e.getMessage()));
          } finally {
            person.files().close(opened);
          }
        });
  }

  private static HomePage wrong(HomePage page) {
    return page.in(HomePart.OPTIONS).at(page.form().wrong());
  }

  /** Handles a click on a row. */
  static PageAction clicked(HomePage page, int row) {
    HomePage there = page.at(row);
    boolean isChoice = there.field().isPresent() && there.field().get().canStep();
    boolean isText = there.field().isPresent() && there.field().get().isText();
    return isText ? there.typingValue() : isChoice ? stepped(there, 1) : enter(there);
  }
}
