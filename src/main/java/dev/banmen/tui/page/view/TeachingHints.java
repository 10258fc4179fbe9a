package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.AskedQuestion;
import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import java.util.List;
import java.util.Optional;

/** The keys of a teaching table, for the line of keys. Stateless. */
final class TeachingHints {
  private TeachingHints() {}

  static List<KeyHint> of(Words words, TeachingView view, Mode mode) {
    Optional<AskedQuestion> asked = view.table().question();
    if (view.table().isOver()) {
      return List.of();
    } else if (view.table().isLeader()) {
      String key =
          asked.isEmpty()
              ? "teaching.key.ask"
              : asked.get().isShown() ? "teaching.key.end" : "teaching.key.show";
      return List.of(KeyHint.of(words, 'w', key));
    } else if (mode == Mode.ANSWERING) {
      return List.of(
          KeyHint.of(words, KeyType.Enter, "teaching.key.answer"),
          KeyHint.of(words, KeyType.Escape, "teaching.key.away"));
    } else if (view.isAsked()) {
      return List.of(KeyHint.of(words, 'f', "teaching.key.answer"));
    }
    return view.isFollowing() ? List.of() : List.of(KeyHint.of(words, 'f', "teaching.key.follow"));
  }
}
