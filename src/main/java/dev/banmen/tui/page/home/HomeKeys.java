package dev.banmen.tui.page.home;

import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.Optional;

/** Handles keys and clicks on the first page. Stateless. */
final class HomeKeys {
  private static final int PAGE = 5;

  /** How many invalid values to step over, such as a handicap of 1. */
  private static final int MOST_OVER = 2;

  private static final int FAR = Short.MAX_VALUE;

  private HomeKeys() {}

  /** Moves to the row under the mouse, to show its hint; a list that doesn't fit isn't scrolled. */
  private static HomePage hovered(HomePage page, Input.Pointed pointed, Extent screen) {
    HomeFrame frame = HomeFrame.of(screen);
    boolean isLarge = !SmallScreen.is(screen);
    if (!isLarge || page.isTyping() || !frame.list().contains(pointed.col(), pointed.row())) {
      return page;
    }
    HomeRows rows = page.rows(frame);
    HomeRow row = rows.at(pointed.row() - frame.list().y());
    boolean moves = !row.equals(HomeRow.NOWHERE) && rows.isWhole() && !row.equals(page.focus());
    return moves ? page.at(row) : page;
  }

  /** Handles a gesture of the mouse; most end what is being typed. */
  static PageResult on(HomePage page, Input.Pointed pointed, Extent screen) {
    return switch (pointed.gesture()) {
      case MOVE -> show(hovered(page, pointed, screen));
      case RELEASE -> show(page);
      case WHEEL_UP -> show(page.quiet().moved(-1));
      case WHEEL_DOWN -> show(page.quiet().moved(1));
      case PRESS -> click(page.quiet(), pointed, screen);
    };
  }

  static PageResult on(HomePage page, Input.Key key) {
    return key.code() == Code.CHARACTER ? typed(page, key) : pressed(page, key);
  }

  private static PageResult show(HomePage page) {
    return new PageResult.Show(page);
  }

  private static PageResult pressed(HomePage page, Input.Key key) {
    return switch (key.code()) {
      case UP -> show(page.moved(-1));
      case DOWN -> show(page.moved(1));
      case TAB -> show(page.moved(key.shift() ? -1 : 1));
      case PAGE_UP -> show(page.moved(-PAGE));
      case PAGE_DOWN -> show(page.moved(PAGE));
      case HOME -> show(page.moved(-FAR));
      case END -> show(page.moved(FAR));
      case LEFT -> stepped(page, key, -1);
      case RIGHT -> stepped(page, key, 1);
      case BACKSPACE, DELETE -> changed(page, cleared(page), key);
      case ENTER -> enter(page);
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  private static PageResult stepped(HomePage page, Input.Key key, int by) {
    return changed(page, stepped(page, by), key);
  }

  private static PageResult changed(HomePage page, HomePage next, Input.Key key) {
    return next == page ? new PageResult.UnusedKey(key, page) : show(next);
  }

  private static PageResult typed(HomePage page, Input.Key key) {
    if (key.ctrl() || key.alt()) {
      return new PageResult.UnusedKey(key, page);
    }
    int c = key.character();
    boolean isTyped = page.field().isPresent() && page.field().get().isTyped();
    if (isTyped && (c >= '0' && c <= '9' || c == '-')) {
      return HomeTyping.on(page, typing(page), key);
    }
    return switch (c) {
      case 'q' -> new PageResult.Back();
      case '?' -> help(page);
      case 'S' -> new PageResult.OpenSettings(page);
      case 'T' -> new PageResult.ChangeTheme("", page);
      case 'k' -> show(page.moved(-1));
      case 'j' -> show(page.moved(1));
      case 'h' -> stepped(page, key, -1);
      case 'l', ' ' -> stepped(page, key, 1);
      case 'b' -> begin(page);
      case 'o' -> enter(page.at(HomeRow.FILE));
      case ':' -> show(page.commanding(Optional.of(CommandLineEdit.EMPTY)));
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  static PageResult help(HomePage page) {
    String example = page.person().games().families().get(0).id();
    String text = page.words().text("home.help.text", page.words().key(":" + example));
    return new PageResult.Open(TextPage.help(page.words(), text), page);
  }

  private static HomePage stepped(HomePage page, int by) {
    Optional<Field> field = page.field();
    if (field.isEmpty() || !field.get().canStep()) {
      return page;
    }
    NewGame next = page.form().with(page.focus().at(), field.get().stepped(by));
    NewGame over = next;
    for (int i = 0; i < MOST_OVER && over.wrong() == page.focus().at(); i++) {
      over = over.with(page.focus().at(), over.fields().get(page.focus().at()).stepped(by));
    }
    return page.filled(over.wrong() < 0 ? over : next, Optional.empty());
  }

  private static HomePage cleared(HomePage page) {
    Optional<Field> field = page.field();
    return field.isPresent() && field.get().isTyped()
        ? page.filled(page.form().with(page.focus().at(), ""), Optional.empty())
        : page;
  }

  private static Typing typing(HomePage page) {
    String value =
        page.focus().equals(HomeRow.FILE) ? page.list().file() : page.field().get().value();
    return Typing.of(value, page.form());
  }

  private static PageResult enter(HomePage page) {
    return switch (page.focus().kind()) {
      case FIELD ->
          page.field().orElseThrow().isTyped() ? show(page.typing(typing(page))) : begin(page);
      case BEGIN -> begin(page);
      case RECENT -> recent(page);
      case UNFINISHED -> resume(page);
      case FILE -> show(page.typing(typing(page)));
      case LEARN -> new PageResult.Learn(page);
      case HELP -> help(page);
      case SETTINGS -> new PageResult.OpenSettings(page);
      case QUIT -> new PageResult.Back();
      case NONE -> show(page);
    };
  }

  /** Starts the game, or goes to the first invalid field and says what would be right. */
  static PageResult begin(HomePage page) {
    Optional<Terms> terms = page.form().terms();
    return terms.isPresent()
        ? new PageResult.Begin(
            terms.get(), page, Optional.of(page), Optional.of(page.form().isCoached()))
        : show(page.at(HomeRow.field(page.form().wrong())).saying(page.form().fault()));
  }

  private static PageResult resume(HomePage page) {
    int row = page.focus().at();
    return page.lists().isMore(row)
        ? show(page.listingAll())
        : new PageResult.ResumeGame(page.lists().unfinished().get(row), page);
  }

  private static PageResult recent(HomePage page) {
    int row = page.focus().at();
    return page.lists().isRest(row)
        ? new PageResult.OpenRecent(page)
        : new PageResult.OpenFile(page.lists().recent().get(row), page);
  }

  private static PageResult click(HomePage page, Input.Pointed pointed, Extent screen) {
    HomeFrame frame = HomeFrame.of(screen);
    if (pointed.button() != 0 || !frame.list().contains(pointed.col(), pointed.row())) {
      return show(page);
    }
    HomeRow row = page.rows(frame).at(pointed.row() - frame.list().y());
    if (row.equals(HomeRow.NOWHERE)) {
      return show(page);
    }
    HomePage there = page.at(row);
    boolean isChoice = there.field().isPresent() && !there.field().get().isTyped();
    return isChoice ? show(stepped(there, 1)) : enter(there);
  }
}
