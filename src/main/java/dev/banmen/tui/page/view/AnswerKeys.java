package dev.banmen.tui.page.view;

import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import java.util.Optional;

/** Handles keys on the board while the leader of a teaching table asks "where?". Stateless. */
final class AnswerKeys {
  private AnswerKeys() {}

  /** Handles a key; empty if it means the same as while walking. */
  static Optional<PageResult> on(RecordPage page, Input.Key key) {
    return switch (key.code()) {
      case UP, DOWN, LEFT, RIGHT -> Optional.of(TryKeys.moved(page, key).show());
      case ENTER -> Optional.of(Teaching.answer(page));
      case CHARACTER -> key.ctrl() || key.alt() ? Optional.empty() : typed(page, key);
      default -> Optional.empty();
    };
  }

  private static Optional<PageResult> typed(RecordPage page, Input.Key key) {
    return KeyAction.of(key) == KeyAction.SPACE
        ? Optional.of(Teaching.answer(page))
        : TryKeys.steered(page, key).map(RecordPage::show);
  }
}
