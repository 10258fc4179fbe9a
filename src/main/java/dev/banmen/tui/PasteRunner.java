package dev.banmen.tui;

import dev.banmen.app.Person;
import dev.banmen.game.Game;
import dev.banmen.game.Printable;
import dev.banmen.game.Recording;
import dev.banmen.game.Words;
import dev.banmen.record.PastedMoves;
import java.util.Optional;

/** Reads pasted moves, which the page then plays. Stateless. */
final class PasteRunner {
  private PasteRunner() {}

  /** Has as many played as are accepted, up to the first that is not; false to leave. */
  static boolean run(PageResult.PlayAll all, Pages pages) {
    Words words = pages.words();
    PastedMoves pasted = read(all.text(), all.game(), pages.person());
    pages.show(all.page());
    if (pasted.moves().isEmpty()) {
      String strange = Printable.of(pasted.strange());
      String none =
          strange.isEmpty() ? words.text("paste.nothing") : words.text("paste.strange", strange);
      pages.show(all.page().saying(none));
      return true;
    }
    return all.page().played(pasted).follow(pages);
  }

  private static PastedMoves read(String text, Game game, Person person) {
    Optional<Recording> recording =
        text.strip().startsWith("(") ? person.files().recording(text) : Optional.empty();
    return recording.isPresent()
        ? PastedMoves.of(recording.get(), game)
        : PastedMoves.read(text, game.notation());
  }
}
