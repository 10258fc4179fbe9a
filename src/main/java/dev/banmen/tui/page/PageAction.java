package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.Lobby;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.game.Game;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.theme.ThemeFault;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a page does after an input: it shows another page, makes a move, opens or saves a file. A
 * kind of page may have actions of its own. Immutable.
 */
public interface PageAction {
  /** Carries this out, and shows the result; if it is refused, the current page says why. */
  void run(Pages pages, Person person) throws Refusal;

  /** Leaves this page as it is: the key does nothing here, and the line of keys says so. */
  static PageAction unusedKey(KeyStroke key, Page page) {
    return (pages, person) -> {
      if (KeyAction.of(key) == KeyAction.SETTINGS && !page.isTyping()) {
        pages.follow(openSettings(page));
      } else {
        pages.gate().sayUnused(key, page);
      }
    };
  }

  /** Leaves this page as it is: the mouse does nothing there. */
  static PageAction unusedClick(Page page) {
    return (pages, person) -> pages.gate().sayUnusedClick(page);
  }

  /** Opens another page over this one, which is shown again after it. */
  static PageAction open(Page page, Page over) {
    return (pages, person) -> pages.push(page, over);
  }

  static PageAction back() {
    return (pages, person) -> pages.back();
  }

  /** Goes back to the page under this one, at a node of the record that it shows. */
  static PageAction backTo(int node) {
    return (pages, person) -> {
      pages.below(RecordedPage.class).ifPresent(page -> pages.replaceBelow(page.atNode(node)));
      pages.back();
    };
  }

  /** Hands an input that this page has no use for to the page under it, if there is one. */
  static PageAction passDown(Input input) {
    return (pages, person) -> {
      pages.back();
      if (!pages.isLeft()) {
        pages.take(input);
      }
    };
  }

  /**
   * Reads pasted moves for the page's board, or the page says that there are none.
   *
   * @param played what the moves do, once they are read
   */
  static PageAction playAll(
      String text, BoardPage<?> page, Function<PastedMoves, PageAction> played) {
    return (pages, person) -> {
      PastedMoves pasted = read(text, page.game(), person);
      BoardPage<?> shown = page.with(page.messages().typing(Optional.empty())); // the list is all
      pages.show(shown);
      if (!pasted.moves().isEmpty()) {
        pages.follow(played.apply(pasted));
        return;
      }
      String strange = Printable.of(pasted.strange());
      Words words = pages.words();
      pages.show(
          shown.saying(
              strange.isEmpty()
                  ? words.text("paste.nothing")
                  : words.text("paste.strange", strange)));
    };
  }

  /** Reads a list of moves, or a recording. */
  private static PastedMoves read(String text, Game game, Person person) {
    Optional<Recording> recording =
        text.strip().startsWith("(") ? person.files().recording(text) : Optional.empty();
    return recording.isPresent()
        ? PastedMoves.of(recording.get(), game)
        : PastedMoves.read(text, game.notation());
  }

  /**
   * Changes the screen's theme, to the next one if it is empty; the page says which, or why not.
   */
  static PageAction changeTheme(String theme, Page page) {
    return (pages, person) -> {
      Appearance appearance = pages.appearance();
      if (appearance == null) {
        return;
      }
      try {
        if (theme.isEmpty()) {
          appearance.useNextTheme();
        } else {
          appearance.useTheme(theme);
        }
        String said = pages.words().text(appearance.themeLabel(), appearance.theme());
        pages.show(page.saying(said));
      } catch (ThemeFault fault) {
        pages.show(page.saying(fault.getMessage()));
      }
    };
  }

  static PageAction openSettings(Page page) {
    return (pages, person) -> pages.pushOther(pages.factory().settings(pages), page);
  }

  /** Starts another game over a page, for all to see. */
  static PageAction begin(Terms terms, Page page) {
    return page.then((pages, person) -> pages.openGame(person.room().begin(terms), page));
  }

  /** Saves a game or position to a file; the page says how that went. */
  static PageAction save(String file, Session session, Page page) {
    return (pages, person) -> {
      pages.show(page);
      String loss = person.files().save(file, session);
      String text =
          loss.isEmpty()
              ? pages.words().text("saved", file)
              : pages.words().text("saved.without", file, loss);
      pages.show(page.saying(text));
    };
  }

  /** Opens a file or folder over the page, or the page says why it can't. */
  static PageAction openFile(String file, Page page) {
    return (pages, person) -> {
      pages.show(page);
      if (person.files().isFolder(file)) {
        pages.pushOther(pages.factory().folder(pages, file), page);
      } else if (person.files().isRecording(file) && file.endsWith(".md")) {
        pages.follow(NamedPage.lessons(page, file));
      } else if (person.files().isRecording(file)) {
        pages.files().open(file, page, opened -> pages.factory().games(pages, opened));
      } else {
        pages.openGame(person.room().continueFrom(file), page);
      }
    };
  }

  static PageAction openRecent(Page page) {
    return (pages, person) -> pages.pushOther(pages.factory().recent(pages), page);
  }

  /** Shows a recorded game, from 0 in its file, over the page, or the page says why it can't. */
  static PageAction viewFile(OpenedFile opened, int game, Page page) {
    return page.then(
        (pages, person) -> pages.pushOther(pages.factory().game(pages, opened, game), page));
  }

  /** Opens a teaching table over a page, which says so where people can't meet. */
  static PageAction teach(SharedPosition start, boolean isPrivate, Page page) {
    return page.then(
        (pages, person) -> {
          Lobby lobby =
              person.lobby().orElseThrow(() -> new Refusal(pages.words().text("teaching.nowhere")));
          pages.pushOther(pages.factory().teaching(pages, lobby.teach(start, isPrivate)), page);
        });
  }

  /** Opens a page that isn't about a game in play over another one. */
  static PageAction openOther(Page page, Page over) {
    return (pages, person) -> pages.pushOther(page, over);
  }
}
