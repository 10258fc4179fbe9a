package dev.banmen.tui.page;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Position;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.TextPicture;
import dev.banmen.record.Markup;
import dev.banmen.session.Session;
import dev.banmen.tui.term.Clipboard;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Copies a game, or a board drawn with characters, to the terminal's clipboard; the page says how
 * that went.
 *
 * @param isShown whether the text is on the screen, where a mouse can select it
 */
public record Copy(CopiedText copied, boolean isShown, Page page) implements PageAction {
  Copy(CopiedText copied, Page page) {
    this(copied, false, page);
  }

  /** Writes what is copied. */
  interface CopiedText {
    /** Returns the text; empty if it is too large, or can't be written. */
    Optional<String> text(Person person) throws Refusal;
  }

  /** Copies a game in play, or its board if that is asked for. */
  public static PageAction of(String what, Session session, Page page) {
    return what.isEmpty()
        ? new Copy(person -> person.files().text(session, Clipboard.MOST_BYTES), page)
        : board(session.position(), Markup.NONE, page);
  }

  /** Copies a line that is on the screen. */
  public static PageAction line(String text, Page page) {
    return new Copy(person -> Optional.of(text), true, page);
  }

  /** Copies a recorded game, or this board of it if that is asked for. */
  public static PageAction of(
      String what, Recording recording, Position position, Markup markup, Page page) {
    return what.isEmpty()
        ? new Copy(person -> person.files().text(recording, Clipboard.MOST_BYTES), page)
        : board(position, markup, page);
  }

  private static PageAction board(Position position, Markup markup, Page page) {
    return new Copy(person -> Optional.of(TextPicture.board(position, markup)), page);
  }

  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    Clipboard clipboard =
        pages
            .clipboard()
            .orElseThrow(
                () -> new Refusal(pages.words().text(isShown ? "copy.none.line" : "copy.none")));
    Optional<String> text = copied.text(person).filter(Copy::fits);
    if (text.isEmpty()) {
      throw new Refusal(pages.words().text("copy.large", Clipboard.MOST_BYTES >> 10));
    }
    clipboard.copy(text.get());
    pages.show(page.saying(pages.words().text("copy.done")));
  }

  private static boolean fits(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length <= Clipboard.MOST_BYTES;
  }
}
