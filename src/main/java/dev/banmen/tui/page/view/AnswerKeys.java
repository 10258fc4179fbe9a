package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageResult;
import java.util.Optional;

/** Handles keys on the board while the leader of a teaching table asks "where?". Stateless. */
final class AnswerKeys {
  private AnswerKeys() {}

  /** Handles a key; empty if it means the same as while walking. */
  static Optional<PageResult> on(RecordPage page, KeyStroke key) {
    return switch (key.getKeyType()) {
      case ArrowUp, ArrowDown, ArrowLeft, ArrowRight ->
          Optional.of(TryKeys.moved(page, key).show());
      case Enter -> Optional.of(Teaching.answer(page));
      case Character -> key.isCtrlDown() || key.isAltDown() ? Optional.empty() : typed(page, key);
      default -> Optional.empty();
    };
  }

  private static Optional<PageResult> typed(RecordPage page, KeyStroke key) {
    return KeyAction.of(key) == KeyAction.SPACE
        ? Optional.of(Teaching.answer(page))
        : TryKeys.steered(page, key).map(RecordPage::show);
  }
}
