package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.LessonStore;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.review.Course;
import dev.banmen.lesson.review.TurnedSteps;
import dev.banmen.session.Terms;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.BoardPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.List;
import java.util.Optional;

/** Handles keys and the mouse in a lesson, and says what keys do. Stateless. */
final class LessonKeys {
  private static final String KEY = "lesson.key."; // before the name of what a key does

  private LessonKeys() {}

  static PageAction on(LessonPage page, KeyStroke key, Extent screen) {
    KeyAction action = KeyAction.of(Keys.plain(key));
    if (action == KeyAction.DIGIT && !Keys.is(key, '0') && page.choices().isPresent()) {
      return chosen(page, key.getCharacter() - '1');
    }
    int far = BoardPage.steps(key);
    return switch (action) {
      case UP -> moved(page, -far, 0);
      case DOWN -> moved(page, far, 0);
      case LEFT -> page.takesMoves() ? moved(page, 0, -far) : page.came(back(page));
      case RIGHT -> page.takesMoves() ? moved(page, 0, far) : on(page);
      case ENTER ->
          page.isGoalReached() && !page.session().isOver() ? forward(page) : enter(page, screen);
      case PAGE_DOWN -> scrolled(page, page(page, screen), screen);
      case PAGE_UP -> scrolled(page, -page(page, screen), screen);
      case PANE, PANE_BEFORE -> page.with(page.view().reading(!page.view().isReading()));
      case GOTO -> list(page, Course.Filter.ALL);
      case WHOLE -> page.withOtherPart();
      case TURN -> turn(page);
      case ESCAPE -> page.cancelled(close(page));
      case QUIT -> close(page);
      case HELP -> page.help();
      case THEME -> PageAction.changeTheme("", page);
      case COMMAND -> page.begin(":");
      case SPACE -> enter(page, screen);
      case NEXT -> forward(page);
      case NEXT_BEFORE, BACKSPACE -> page.came(back(page));
      case AGAIN -> page.came(page.session().again());
      case HINT -> page.came(page.session().hint());
      case EXPLAIN -> page.explained();
      case UNDO -> undo(page);
      case PASS -> page.session().isOver() ? playing(page) : pass(page);
      case CONTINUE -> continued(page);
      case LAYER -> page.withNextLayer();
      case LARGER, SMALLER -> page.zoomed(Zoom.by(key), screen);
      default -> page.unused(key);
    };
  }

  /** Closes the text alone; if that isn't open, leaves the page. */
  private static PageAction close(LessonPage page) {
    return page.view().isReading() ? page.with(page.view().reading(false)) : leave(page);
  }

  /** Leaves the page; a list below it goes to the problem that was shown. */
  private static PageAction leave(LessonPage page) {
    return (pages, person) -> {
      Optional<CoursePage> list = pages.below(CoursePage.class);
      list.ifPresent(it -> pages.replaceBelow(it.showing(it.filter(), page.session().index())));
      pages.back();
    };
  }

  /** Opens the list of all problems of a file, or goes back to it. */
  static PageAction list(LessonPage page, Course.Filter filter) {
    if (page.isReview()) {
      return page.says("lesson.go.review");
    }
    LessonSession session = page.session();
    return (pages, person) -> {
      if (pages.below(CoursePage.class).isPresent()) {
        pages.replaceBelow(pages.below(CoursePage.class).get().all(filter, session.index()));
        pages.back();
        return;
      }
      LessonStore store = person.lessons();
      pages.follow(
          AwaitingPage.useOwnFiles(
              page,
              watch -> CoursePage.of(store, page.words(), session.lesson(), session.index(), watch),
              (list, now) -> PageAction.open(list.showing(filter, session.index()), page)));
    };
  }

  /** Shows all problems as they are in their file, or those turned that come again. */
  static PageAction turn(LessonPage page) {
    LessonSession session = page.session();
    if (page.isReview() || !(session.lesson().steps() instanceof LazySteps)) {
      return page.says("lesson.no.turn");
    }
    return (pages, person) -> {
      Lesson other = TurnedSteps.other(session.lesson(), person.lessons().knownProgress());
      pages.show(
          page.with(LessonSession.at(other, session.index()))
              .says(TurnedSteps.isTurned(other) ? "lesson.turned" : "lesson.straight"));
    };
  }

  private static PageAction undo(LessonPage page) {
    LessonSession back = page.session().undo();
    return back.attempt().position() == page.position()
        ? page.unused(Keys.of('u'))
        : page.came(back);
  }

  /** Starts a first game after a lesson. */
  private static PageAction playing(LessonPage page) {
    return (pages, person) -> {
      String id = page.session().lesson().game().id();
      Terms first = Terms.first(person.games().find(id).orElseThrow());
      PageAction.begin(first, page).run(pages, person);
    };
  }

  /** Starts a game from where the lesson ends. */
  static PageAction continued(LessonPage page) {
    return page.onward().isPresent()
        ? PageAction.begin(page.onward().get(), page)
        : page.idle(page.words().text("lesson.no.continue"));
  }

  private static LessonSession back(LessonPage page) {
    return page.isReview() ? page.session().again() : page.session().back();
  }

  private static LessonPage moved(LessonPage page, int rows, int cols) {
    Optional<ChoiceQuestion> choices = page.choices();
    if (choices.isPresent()) {
      int all = choices.get().choices().size();
      return page.with(page.view().picking(BoardPage.choiceFrom(page.view().picked(), rows, all)));
    }
    return page.takesMoves() ? page.stepped(rows, cols) : page;
  }

  private static int page(LessonPage page, Extent screen) {
    return Math.max(1, LessonText.shownProse(page, page.text(screen)));
  }

  private static LessonPage scrolled(LessonPage page, int by, Extent screen) {
    int most = LessonText.mostScrolled(page, page.text(screen));
    return page.with(
        page.view().scrolled(Math.max(0, Math.min(most, page.view().scrolled() + by))));
  }

  /** Reads on, continues with what is shown, an answer, a move; else goes to the next step. */
  private static PageAction enter(LessonPage page, Extent screen) {
    if (page.unfinished().isPresent()) {
      int left = page.unfinished().get().left().getAsInt();
      return page.came(LessonSession.at(page.session().lesson(), left));
    } else if (page.session().isOver()) {
      return leave(page);
    } else if (LessonText.isReadFirst(page, page.text(screen))) {
      return scrolled(page, page(page, screen), screen);
    } else if (page.attempt().isMoving()) {
      return page.came(page.session().next());
    } else if (page.choices().isPresent()) {
      int picked = page.view().picked();
      return picked < 0 ? page.says("answer.choice") : chosen(page, picked);
    } else if (page.takesMoves()) {
      PageAction placed = place(page, page.cursor());
      boolean isFirst =
          page.session().step().task().get() instanceof Answers
              && page.position().ply() == page.session().step().start().ply();
      return isFirst
          ? page.answered(FirstCursor.of(page.session().step(), page.view().part()), placed)
          : placed;
    }
    return forward(page);
  }

  private static PageAction on(LessonPage page) {
    return page.attempt().isMoving() ? page.came(page.session().next()) : page;
  }

  private static PageAction chosen(LessonPage page, int choice) {
    int all = page.choices().orElseThrow().choices().size();
    return choice < all
        ? page.with(page.view().picking(choice)).came(page.session().choose(choice))
        : page.unused(Keys.of((char) ('1' + choice)));
  }

  static PageAction place(LessonPage page, Site site) {
    return page.takesMoves()
        ? page.came(page.session().play(new Place(page.mover(), site)))
        : page.says("lesson.no.move");
  }

  static PageAction pass(LessonPage page) {
    return page.takesMoves()
        ? page.came(page.session().play(new Pass(page.mover())))
        : page.unused(Keys.of('p'));
  }

  static PageAction forward(LessonPage page) {
    if (!page.isReview()) {
      return page.session().isOver() ? leave(page) : page.came(page.session().forward());
    }
    Optional<LessonPage> next = page.nextProblem();
    return next.isPresent() ? next.get() : PageAction.back();
  }

  static PageAction pointed(LessonPage page, MouseAction mouse, Extent screen) {
    boolean isSmall = SmallScreen.is(screen);
    if (isSmall || page.isTyping()) {
      return page;
    } else if (mouse.getActionType() == MouseActionType.SCROLL_DOWN) {
      return scrolled(page, 1, screen);
    } else if (mouse.getActionType() == MouseActionType.SCROLL_UP) {
      return scrolled(page, -1, screen);
    } else if (Mouse.isMove(mouse)) {
      return hovered(page, mouse, screen);
    } else if (!Mouse.isClick(mouse)) {
      return page;
    }
    return clicked(page.quiet(), mouse, screen);
  }

  /** Moves to the answer under the mouse, or its site if the whole board is visible. */
  private static LessonPage hovered(LessonPage page, MouseAction mouse, Extent screen) {
    int choice =
        LessonText.choiceAt(
            page, page.text(screen), mouse.getPosition().getColumn(), mouse.getPosition().getRow());
    if (choice >= 0) {
      return choice == page.view().picked() ? page : page.with(page.view().picking(choice));
    }
    return page.takesMoves() && !page.view().isReading()
        ? page.hovered(mouse, page.frame(screen).board())
        : page;
  }

  private static PageAction clicked(LessonPage page, MouseAction mouse, Extent screen) {
    int choice =
        LessonText.choiceAt(
            page, page.text(screen), mouse.getPosition().getColumn(), mouse.getPosition().getRow());
    if (choice >= 0) {
      return chosen(page, choice);
    }
    Site site = page.frame(screen).board().siteAt(mouse);
    boolean isBoard = !page.view().isReading() && page.position().lattice().contains(site);
    return isBoard && page.takesMoves() ? place(page.at(site), site) : page;
  }

  /** Returns what keys do now, the most important first, scrolling included. */
  static List<KeyHint> hints(LessonPage page, Extent text) {
    boolean isReadFirst = LessonText.isReadFirst(page, text);
    KeyHints hints =
        new KeyHints(page.words())
            .add('?', "key.help")
            .add(isReadFirst ? entering(page, "more") : entering(page))
            .addIf(!isReadFirst && LessonText.goesOn(page, text), KeyType.PageDown, KEY + "more")
            .add('q', "key.quit");
    if (page.session().isOver()) {
      return hints
          .add('p', KEY + "play")
          .addIf(page.onward().isPresent(), 'C', KEY + "continue")
          .list();
    }
    return hints
        .addIf(canPass(page), KeyHint.labelled(page.words(), Keys.of('p'), words(page).pass()))
        .addIf(page.attempt().isAsking(), 'H', KEY + "hint")
        .addIf(page.takesMoves(), 'x', KEY + "explain")
        .addIf(page.takesMoves() && page.isPractice(), 'u', KEY + "undo")
        .add('n', KEY + "next")
        .add('N', KEY + "back")
        .add(KeyType.Tab, KEY + "text")
        .addIf(page.session().lesson().steps() instanceof LazySteps, 'g', KEY + "list")
        .addIf(!page.view().part().isWhole(), 'W', KEY + (page.view().isWhole() ? "part" : "whole"))
        .list();
  }

  private static KeyHint entering(LessonPage page, String name) {
    return KeyHint.of(page.words(), KeyType.Enter, KEY + name);
  }

  private static Vocabulary words(LessonPage page) {
    return page.game().in(page.words().language()).words();
  }

  /** Returns what Enter does once all is read. */
  private static KeyHint entering(LessonPage page) {
    if (page.session().isOver() || page.isGoalReached()) {
      return entering(page, "enter");
    } else if (page.attempt().isMoving()) {
      return entering(page, page.attempt().isTakingBack() ? "again" : "watch");
    } else if (page.choices().isPresent()) {
      return page.view().picked() < 0
          ? KeyHint.upDown(page.words(), KEY + "choose")
          : entering(page, "choose");
    } else if (!page.takesMoves()) {
      return entering(page, "enter");
    }
    String place = words(page).place();
    return KeyHint.labelled(page.words(), Keys.of(KeyType.Enter), place);
  }

  private static boolean canPass(LessonPage page) {
    return page.takesMoves() && page.asked().miss(new Pass(page.mover())).isEmpty();
  }
}
