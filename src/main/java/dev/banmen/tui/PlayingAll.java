package dev.banmen.tui;

import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Printable;
import dev.banmen.game.Recording;
import dev.banmen.game.Words;
import dev.banmen.session.Event;
import java.util.Optional;

/** Plays pasted moves one after another, each as if it had been typed. Stateless. */
final class PlayingAll {
  private PlayingAll() {}

  /** Plays as many as stand, up to the first that does not, and says how many that were. */
  static void run(PageStep.PlayAll all, House house, Pages pages) {
    GamePage page = all.page().quiet();
    pages.show(page);
    PastedMoves pasted = read(all.text(), page, house);
    Words words = page.words();
    if (pasted.moves().isEmpty()) {
      String strange = Printable.of(pasted.strange());
      String none =
          strange.isEmpty() ? words.text("paste.nothing") : words.text("paste.strange", strange);
      pages.show(page.saying(none));
      return;
    }
    int count = pasted.moves().size();
    for (int played = 0; played < count; played++) {
      if (pasted.moves().get(played).site().isPresent()) {
        pass(pages);
      }
      GamePage now = (GamePage) pages.shown();
      Move move = pasted.moves().get(played).of(now.hand());
      if (!isPlayed(move, pages)) {
        String name = BoardWords.name(words, now.session().position().game(), move);
        String sentence = words.text("paste.refused", played, count, played + 1, name);
        pages.show(((GamePage) pages.shown()).saying(sentence));
        return;
      }
    }
    pages.show(pages.shown().saying(words.text("paste.played", count)));
  }

  private static PastedMoves read(String text, GamePage page, House house) {
    Position position = page.session().position();
    Optional<Recording> recording =
        text.strip().startsWith("(") ? house.recording(text) : Optional.empty();
    return recording.isPresent()
        ? PastedMoves.of(recording.get(), position.game())
        : PastedMoves.read(text, position.game().notation());
  }

  /** Lists of moves leave out a pass that has to be. */
  private static void pass(Pages pages) {
    GamePage now = (GamePage) pages.shown();
    if (now.outlook().mustPass()) {
      isPlayed(new Pass(now.hand()), pages);
    }
  }

  private static boolean isPlayed(Move move, Pages pages) {
    GamePage before = (GamePage) pages.shown();
    pages.ask(new PageStep.Ask(new Event.Try(move), before));
    return ((GamePage) pages.shown()).session().position() != before.session().position();
  }
}
