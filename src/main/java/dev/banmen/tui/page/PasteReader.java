package dev.banmen.tui.page;

import dev.banmen.app.Person;
import dev.banmen.game.Game;
import dev.banmen.game.record.Recording;
import dev.banmen.record.PastedMoves;
import java.util.Optional;

/** Reads pasted moves: a list of them, or a recording. Stateless. */
final class PasteReader {
  private PasteReader() {}

  static PastedMoves read(String text, Game game, Person person) {
    Optional<Recording> recording =
        text.strip().startsWith("(") ? person.files().recording(text) : Optional.empty();
    return recording.isPresent()
        ? PastedMoves.of(recording.get(), game)
        : PastedMoves.read(text, game.notation());
  }
}
