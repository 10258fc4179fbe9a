package dev.banmen.tui.page.home;

import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/** The hints on the first page's current row. Stateless. */
final class HomeHints {
  private HomeHints() {}

  /** Returns the title line; it holds the hints if there is no room for them below the list. */
  static String title(HomePage page, HomeFrame frame) {
    String title = page.words().text("home.title");
    if (frame.hint().rows() > 0) {
      return title;
    } else if (!page.notice().isEmpty()) {
      return page.notice();
    }
    boolean isField = page.focus().kind() == HomeRow.RowKind.FIELD;
    KeyHint key = isField ? begin(page.words()) : enter(page, page.words());
    String enter = page.typing().isEmpty() ? key.text() : "";
    String both = enter.isEmpty() ? title : title + " " + enter;
    return CellText.width(both) <= frame.list().cols() ? both : enter;
  }

  static List<Line> lines(HomePage page, HomeFrame frame) {
    int cols = frame.hint().cols();
    return page.notice().isEmpty() || isInList(page, frame)
        ? Line.wrap(meaning(page, page.words()), Role.QUIET, cols)
        : Line.wrap(page.notice(), Role.TEXT, cols);
  }

  /** Whether the notice is visible below the chosen field already. */
  private static boolean isInList(HomePage page, HomeFrame frame) {
    HomeRow focus = page.focus();
    return focus.kind() == HomeRow.RowKind.FIELD
        && page.notice().equals(page.form().fault(focus.at()))
        && page.rows(frame).isSeen(focus);
  }

  private static String meaning(HomePage page, Words words) {
    HomeRow focus = page.focus();
    return switch (focus.kind()) {
      case FIELD -> page.field().orElseThrow().meaning();
      case BEGIN -> page.form().game().isPresent() ? page.form().game().get().summary() : "";
      case UNFINISHED ->
          page.lists().isMore(focus.at())
              ? words.text("home.kept.more.meaning")
              : words.text(
                  "home.kept.meaning",
                  HomeLines.words(words, page.lists().unfinished().get(focus.at())));
      case RECENT ->
          page.lists().isRest(focus.at())
              ? words.text("home.recent.meaning")
              : page.lists().recent().get(focus.at());
      case LEARN -> words.text("home.learn.meaning");
      case FILE -> words.text("home.file.meaning");
      case HELP -> words.text("home.help.meaning");
      case SETTINGS -> words.text("home.settings.meaning");
      case QUIT -> words.text("home.quit.meaning");
      case NONE -> "";
    };
  }

  static List<KeyHint> keys(HomePage page) {
    Words words = page.words();
    if (page.typing().isPresent()) {
      return typing(page, words);
    }
    List<KeyHint> hints = new ArrayList<>();
    hints.add(KeyHint.of(words, '?', "key.help"));
    hints.add(KeyHint.of(words, 'q', "key.quit"));
    hints.add(enter(page, words));
    if (page.field().isPresent() && page.field().get().canStep()) {
      hints.add(KeyHint.sides(words, "home.key.change"));
    }
    hints.add(KeyHint.arrows(words, Code.DOWN, "home.key.move"));
    hints.add(begin(words));
    hints.add(KeyHint.of(words, 'S', "home.key.s"));
    return hints;
  }

  private static List<KeyHint> typing(HomePage page, Words words) {
    KeyHint undone = KeyHint.typed(words, Input.Key.of(Code.ESCAPE), "home.key.esc");
    Input.Key enter = Input.Key.of(Code.ENTER);
    return page.focus().equals(HomeRow.FILE)
        ? List.of(
            KeyHint.typed(words, enter, "home.key.open"),
            KeyHint.typed(words, Input.Key.of(Code.TAB), "home.key.names"),
            undone)
        : List.of(
            KeyHint.typed(words, enter, "home.key.done"),
            KeyHint.typed(words, Input.Key.ctrl('u'), "home.key.clear"),
            undone);
  }

  private static KeyHint begin(Words words) {
    return KeyHint.of(words, 'b', "home.key.b");
  }

  private static KeyHint enter(HomePage page, Words words) {
    return KeyHint.labelled(words, Input.Key.of(Code.ENTER), entering(page, words));
  }

  private static String entering(HomePage page, Words words) {
    return switch (page.focus().kind()) {
      case FIELD ->
          page.field().orElseThrow().isTyped()
              ? words.text("home.key.type")
              : words.text("home.key.begin");
      case UNFINISHED ->
          words.text(page.lists().isMore(page.focus().at()) ? "home.key.all" : "home.key.on");
      case RECENT -> words.text("home.key.open");
      case FILE -> words.text("home.key.type");
      case LEARN -> words.text("home.key.learn");
      case HELP -> words.text("home.key.help");
      case SETTINGS -> words.text("home.key.settings");
      case QUIT -> words.text("home.key.quit");
      default -> words.text("home.key.begin");
    };
  }
}
