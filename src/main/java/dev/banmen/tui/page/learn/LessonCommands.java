package dev.banmen.tui.page.learn;

import dev.banmen.app.SharedPosition;
import dev.banmen.command.Command;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.review.Course.Filter;
import dev.banmen.lesson.review.StepSearch.FoundStep;
import dev.banmen.record.PastedMoves;
import dev.banmen.say.LessonSentences;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.BoardCommands;
import dev.banmen.tui.page.PageAction;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Carries out commands typed after a colon in a lesson: a coordinate or a command. Stateless. */
final class LessonCommands extends BoardCommands<LessonPage> {
  static final LessonCommands LINE = new LessonCommands();

  private LessonCommands() {}

  /** Answers a lesson's problem with pasted moves, up to the first wrong one. */
  static PageAction answer(PastedMoves pasted) {
    return (pages, person) -> {
      int count = pasted.moves().size();
      int tried = 0;
      LessonPage now = (LessonPage) pages.shown();
      while (tried < count && !(tried > 0 && now.isMissed()) && now.takesMoves()) {
        Move move = pasted.moves().get(tried++).of(now.mover());
        LessonPage there = move instanceof Place place ? now.at(place.site()) : now;
        pages.follow(there.came(there.session().play(move)));
        now = (LessonPage) pages.shown();
      }
      if (tried < count) {
        String sentence = pages.words().text("paste.answered", tried, count);
        pages.show(now.idle(sentence));
      }
    };
  }

  @Override
  protected Set<Where> where(LessonPage page) {
    return page.onward().isPresent()
        ? EnumSet.of(Where.IN_LESSON, Where.AT_LESSON_END)
        : EnumSet.of(Where.IN_LESSON);
  }

  @Override
  protected List<String> others(LessonPage page) {
    return page.takesMoves() ? moves(page.asked(), page.mover()) : List.of();
  }

  @Override
  protected String expected(LessonPage page) {
    return aMove(page, page.asked());
  }

  @Override
  protected PageAction run(LessonPage page, Command command, String rest) {
    return switch (command) {
      case NEXT -> LessonKeys.forward(page);
      case BACK -> page.came(page.session().back());
      case AGAIN -> page.came(page.session().again());
      case HINT -> page.came(page.session().hint());
      case EXPLAIN -> page.explained();
      case PASS -> LessonKeys.pass(page);
      case CONTINUE -> LessonKeys.continued(page);
      case GO -> goTo(page, rest);
      case LIST -> LessonKeys.list(page, Filter.of(rest));
      case TURN -> LessonKeys.turn(page);
      case TEACH -> teach(page, !rest.isEmpty());
      default -> look(page, command, rest);
    };
  }

  @Override
  protected Optional<PageAction> other(LessonPage page, String line) {
    if (TypedCommand.number(line).isPresent()) {
      return Optional.of(goTo(page, line));
    }
    return page.game().notation().parse(line).map(site -> LessonKeys.place(page.at(site), site));
  }

  /** Goes to a step: {@code go 500}, {@code go unsolved}, {@code go due}. */
  private static PageAction goTo(LessonPage page, String words) {
    if (page.isReview()) {
      return page.says("lesson.go.review");
    }
    return (pages, person) ->
        pages.follow(
            AwaitingPage.useOwnFiles(
                page,
                watch -> {
                  if (TypedCommand.number(words).isEmpty()) {
                    CoursePage.read(page.session().lesson(), watch);
                  }
                  return person.lessons().found(page.session(), words);
                },
                (found, now) -> went(page, found)));
  }

  private static PageAction went(LessonPage page, FoundStep found) {
    Lesson lesson = page.session().lesson();
    LessonSentences said = new LessonSentences(page.words());
    if (found.why().isPresent()) {
      return page.idle(said.noStep(found.why().get(), lesson));
    }
    int step = found.step().getAsInt();
    LessonSession there = LessonSession.at(lesson, step);
    boolean isHere = step == page.session().index() && !page.session().isOver();
    return isHere ? page.with(there).idle(said.here(step)) : page.came(there);
  }

  /** Opens a teaching table with a lesson, at the step that is shown, over its page. */
  private static PageAction teach(LessonPage page, boolean isPrivate) {
    return (pages, person) ->
        pages.follow(
            PageAction.teach(SharedPosition.of(page.session(), person.games()), isPrivate, page));
  }
}
