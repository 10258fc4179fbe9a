package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the first page says below its list, and its line of keys. Stateless. */
final class HomeHints {
  /** Fewer cells have no room for the longer names of what keys do. */
  private static final int NARROW = 40;

  private HomeHints() {}

  /** Returns {@link #text} as lines for the place below the list. */
  static List<Line> lines(HomePage page, HomeFrame frame) {
    String text = text(page, frame);
    Role role =
        !page.notice().isEmpty() ? Role.TEXT : fault(page).isEmpty() ? Role.QUIET : Role.MISS;
    return text.isEmpty() ? List.of() : Line.wrap(text, role, frame.hint().cols() - 2);
  }

  /** Returns a new message, what is wrong with a field, or what the chosen row is about. */
  static String text(HomePage page, HomeFrame frame) {
    String fault = fault(page);
    String lasting = fault.isEmpty() ? about(page, frame) : fault;
    return page.notice().isEmpty() ? lasting : page.notice();
  }

  /** Returns what is wrong with the options; that of another field if this one is fine. */
  private static String fault(HomePage page) {
    if (page.part() != HomePart.OPTIONS) {
      return "";
    }
    String own = page.field().map(Field::fault).orElse("");
    return own.isEmpty() ? page.form().fault() : own;
  }

  private static String about(HomePage page, HomeFrame frame) {
    Optional<UnfinishedGame> saved = page.chosenSaved();
    boolean isGames = page.part() == HomePart.GAMES && page.person().lobby().isEmpty();
    if (isGames && frame.hasBoard()) {
      List<String> programs = page.form().programs();
      return programs.isEmpty()
          ? page.words().text("home.games.people")
          : page.words().text("home.games.programs", String.join(", ", programs));
    } else if (page.part() == HomePart.OPTIONS) {
      return page.field().map(Field::meaning).orElse("");
    } else if (saved.isPresent() && saved.get().family().isEmpty()) {
      return saved.get().title(); // why it can't be read
    } else if (frame.hasBoard()) {
      return "";
    }
    HomeItem caption = HomeItems.caption(page);
    boolean isAbout = page.part() == HomePart.GAMES;
    return isAbout ? caption.about() : "";
  }

  /** Returns the title of the list and the line below it: who plays, if nothing else says so. */
  static HomeItem head(HomePage page, HomeFrame frame) {
    HomeItem head = HomeItems.head(page);
    boolean isGames = page.part() == HomePart.GAMES && page.person().lobby().isEmpty();
    if (!isGames || frame.hasBoard()) {
      return head;
    }
    String programs = String.join(", ", page.form().programs());
    String people = page.words().text("home.games.people.brief");
    return HomeItem.of(head.name(), programs.isEmpty() ? people : programs);
  }

  /** Returns the keys for a line: those that say most first, as not all may fit. */
  static List<KeyHint> keys(HomePage page, int cols) {
    Words words = page.words();
    if (page.typing().isPresent()) {
      return List.of(
          KeyHint.typed(words, Keys.of(KeyType.Enter), "home.key.done"),
          KeyHint.typed(words, Keys.ctrl('u'), "home.key.clear"),
          KeyHint.typed(words, Keys.of(KeyType.Escape), "home.key.esc"));
    }
    boolean isMenu = page.part() == HomePart.MENU;
    List<KeyHint> hints = new ArrayList<>();
    hints.add(KeyHint.of(words, KeyType.Enter, enter(page)));
    if (page.field().isPresent() && page.field().get().canStep()) {
      hints.add(KeyHint.sides(words, "home.key.change"));
    }
    if (page.part() == HomePart.GAMES) {
      boolean isNarrow = cols < NARROW;
      hints.add(
          KeyHint.of(words, KeyType.Tab, isNarrow ? "home.key.options.brief" : "home.key.options"));
    }
    hints.add(KeyHint.upDown(words, "home.key.move"));
    if (page.part() == HomePart.OPTIONS) {
      hints.add(KeyHint.of(words, KeyType.Tab, "home.key.games"));
    }
    hints.add(KeyHint.of(words, '?', "home.key.help"));
    boolean quits = isMenu && page.person().lobby().isEmpty();
    hints.add(KeyHint.of(words, 'q', quits ? "home.key.quit" : "key.quit"));
    return hints;
  }

  private static String enter(HomePage page) {
    FormRows rows = page.part() == HomePart.OPTIONS ? FormRows.of(page) : null;
    return switch (page.part()) {
      case MENU -> "home.key.choose";
      case GAMES -> "home.key.start";
      case SAVED -> "home.key.continue";
      case OPTIONS ->
          rows.isMore(page.at())
              ? "home.key.choose"
              : page.field().isPresent() && page.field().get().isText()
                  ? "home.key.type"
                  : "home.key.start";
    };
  }
}
