package dev.banmen.tui;

import dev.banmen.app.Person;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Printable;
import dev.banmen.game.Recording;
import dev.banmen.game.Words;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Event;
import java.util.Optional;

/** Plays pasted moves one after another, each as if it had been typed. Stateless. */
final class PasteRunner {
  private PasteRunner() {}

  /** Plays as many as stand, up to the first that does not, and says how many that were. */
  static void run(PageResult.PlayAll all, Person person, Pages pages) {
    Words words = pages.words();
    PastedMoves pasted = read(all.text(), all.game(), person);
    pages.show(all.page());
    if (pasted.moves().isEmpty()) {
      String strange = Printable.of(pasted.strange());
      String none =
          strange.isEmpty() ? words.text("paste.nothing") : words.text("paste.strange", strange);
      pages.show(all.page().saying(none));
    } else if (all.page() instanceof RecordPage record) {
      PageResult step = TriedMoves.onto(record, pasted.moves());
      follow(step, person, pages);
    } else if (all.page() instanceof LessonPage) {
      answer(pasted, person, pages);
    } else {
      play(pasted, pages);
    }
  }

  private static void follow(PageResult step, Person person, Pages pages) {
    if (step instanceof PageResult.Show show) {
      pages.show(show.page());
    } else {
      EffectRunner.run(pages, person, step);
    }
  }

  private static PastedMoves read(String text, Game game, Person person) {
    Optional<Recording> recording =
        text.strip().startsWith("(") ? person.files().recording(text) : Optional.empty();
    return recording.isPresent()
        ? PastedMoves.of(recording.get(), game)
        : PastedMoves.read(text, game.notation());
  }

  /** Has a learner's moves judged, up to the first that is not right. */
  private static void answer(PastedMoves pasted, Person person, Pages pages) {
    int count = pasted.moves().size();
    int tried = 0;
    boolean isRight = true;
    while (tried < count && isRight && ((LessonPage) pages.shown()).takesMoves()) {
      LessonPage now = (LessonPage) pages.shown();
      follow(LessonKeys.answer(now, pasted.moves().get(tried).of(now.hand())), person, pages);
      isRight = !((LessonPage) pages.shown()).isMissed();
      tried++;
    }
    if (tried < count) {
      LessonPage now = (LessonPage) pages.shown();
      String told = pages.words().text("paste.answered", tried, count);
      pages.show(now.talking(now.talk().brief(told)));
    }
  }

  private static void play(PastedMoves pasted, Pages pages) {
    Words words = pages.words();
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
        pages.show(stopped((GamePage) pages.shown(), move).saying(sentence));
        return;
      }
    }
    pages.show(pages.shown().saying(words.text("paste.played", count)));
  }

  /** With the cursor where a move was refused. */
  private static GamePage stopped(GamePage page, Move move) {
    return move instanceof Place place ? page.at(place.site()) : page;
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
    pages.ask(new PageResult.Ask(new Event.Try(move), before));
    return ((GamePage) pages.shown()).session().position() != before.session().position();
  }
}
