package dev.banmen.tui.page.learn;

import dev.banmen.app.Lobby;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.game.ExampleSite;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.lesson.LessonRecord;
import dev.banmen.lesson.LessonSession;
import dev.banmen.record.PastedMoves;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.CommandTyping;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.term.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Carries out commands typed after a colon in a lesson: a coordinate or a command. Stateless. */
final class LessonCommands {

  private static final List<String> NAMES =
      List.of(
          "again",
          "back",
          "explain",
          "help",
          "hint",
          CommandTyping.LAYER,
          "next",
          "pass",
          "quit",
          "teach",
          CommandTyping.THEME);

  private LessonCommands() {}

  /** Answers a lesson's problem with pasted moves, up to the first wrong one. Immutable. */
  record AnswerPasted(PastedMoves pasted) implements PageResult {
    @Override
    public boolean follow(Pages pages) {
      int count = pasted.moves().size();
      int tried = 0;
      boolean isRight = true;
      while (tried < count && isRight && ((LessonPage) pages.shown()).takesMoves()) {
        LessonPage now = (LessonPage) pages.shown();
        Move move = pasted.moves().get(tried).of(now.hand());
        LessonPage there = move instanceof Place place ? now.at(place.site()) : now;
        there.came(there.session().play(move)).follow(pages);
        isRight = !((LessonPage) pages.shown()).isMissed();
        tried++;
      }
      if (tried < count) {
        LessonPage now = (LessonPage) pages.shown();
        String sentence = pages.words().text("paste.answered", tried, count);
        pages.show(now.with(now.messages().withKeyNotice(sentence)));
      }
      return true;
    }
  }

  static PageResult on(LessonPage page, Input input) {
    return CommandTyping.on(
        page.messages(), input, page::with, () -> known(page), LessonCommands::run);
  }

  private static PageResult show(LessonPage page) {
    return new PageResult.Show(page);
  }

  private static PageResult run(LessonPage page, String command) {
    return CommandTyping.shared(page, command, page::withLayer).orElseGet(() -> own(page, command));
  }

  private static PageResult own(LessonPage page, String command) {
    return switch (command.toLowerCase(Locale.ROOT)) {
      case "help" -> LessonKeys.help(page);
      case "next" -> LessonKeys.forward(page);
      case "back" -> page.came(page.session().back());
      case "again" -> page.came(page.session().again());
      case "hint" -> page.came(page.session().hint());
      case "explain" -> show(page.explained());
      case "pass" -> LessonKeys.pass(page);
      case "teach" -> teach(page, false);
      case "teach private" -> teach(page, true);
      default -> place(page, command);
    };
  }

  /** Opens a teaching table with a lesson, at the step that is shown, over its page. */
  private static PageResult.PortAction teach(LessonPage page, boolean isPrivate) {
    return (pages, person) -> {
      pages.show(page);
      Lobby place =
          person.lobby().orElseThrow(() -> new Refusal(pages.words().text("teaching.nowhere")));
      LessonSession session = page.session();
      Family family = person.games().find(session.lesson().game().id()).orElseThrow();
      LessonRecord record = LessonRecord.of(session.lesson(), session.index(), family);
      SharedPosition first = SharedPosition.start(record.recording());
      SharedPosition start = new SharedPosition(first.recording(), record.node(), first.end());
      pages.pushOther(pages.factory().teaching(pages, place.teach(start, isPrivate)), page);
    };
  }

  private static PageResult place(LessonPage page, String name) {
    Notation notation = page.game().notation();
    Optional<Site> site = notation.parse(name);
    if (site.isEmpty()) {
      String example = ExampleSite.name(page.asked(), page.board().cursor());
      return show(page.saying(CommandTyping.unknown(page.words(), name, NAMES, example)));
    }
    return LessonKeys.place(page.at(site.get()), site.get());
  }

  private static List<String> known(LessonPage page) {
    List<String> known = new ArrayList<>(NAMES);
    if (page.takesMoves()
        && !page.messages().entry().orElse(CommandLineEdit.EMPTY).text().isEmpty()) {
      for (Move move : page.asked().legalMoves()) {
        if (move instanceof Place place && move.side() == page.hand()) {
          known.add(page.game().notation().name(place.site()));
        }
      }
    }
    return known;
  }

  static void paintKnown(Canvas canvas, LessonPage page) {
    Completion.paint(canvas, page.messages().entry().orElse(CommandLineEdit.EMPTY), known(page));
  }
}
