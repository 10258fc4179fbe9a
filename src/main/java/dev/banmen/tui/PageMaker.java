package dev.banmen.tui;

import dev.banmen.app.LessonDraft;
import dev.banmen.app.LessonStore;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.app.TypedDrill;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Position;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.reader.LessonFiles;
import dev.banmen.lesson.reader.LessonReader.ReadLesson;
import dev.banmen.lesson.review.TurnedSteps;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.study.CoachState;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageFactory;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.drill.DrillListPage;
import dev.banmen.tui.page.drill.DrillPage;
import dev.banmen.tui.page.files.BrowserPage;
import dev.banmen.tui.page.files.Folder;
import dev.banmen.tui.page.files.TablePage;
import dev.banmen.tui.page.learn.CoursePage;
import dev.banmen.tui.page.learn.LearnPage;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.options.SettingsPage;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.page.view.RecordPage;
import java.io.IOException;
import java.util.Optional;

/** Makes all pages, and opens the first one. Stateless. */
public final class PageMaker implements PageFactory {
  /** A file with as many problems opens as a list of them. */
  private static final int LISTED = 20;

  private static final PageMaker ALL = new PageMaker();

  private PageMaker() {}

  /** Returns pages that start with a game. */
  public static Pages of(Person person, Words words, LiveSession live) {
    return Pages.of(person, words, ALL, live);
  }

  /** Returns pages that start with one that isn't about a game. */
  public static Pages of(Person person, Words words, Page first) {
    return Pages.of(person, words, ALL, first);
  }

  @Override
  public Page game(Pages pages, Session now, boolean isCoached) {
    GamePage page = GamePage.of(pages.words(), now, pages.person().me());
    boolean hasCoach = isCoached && HasCoach.of(now.position().game()).isPresent();
    return hasCoach ? page.with(page.view().with(CoachState.ON)) : page;
  }

  @Override
  public Page settings(Pages pages) {
    Position sample = HasDemo.of(pages.person().games().families().get(0));
    return SettingsPage.of(pages.words(), pages.person().preferences(), sample);
  }

  @Override
  public Page lessons(Pages pages) throws Refusal {
    return LearnPage.of(pages.person().lessons(), pages.words());
  }

  @Override
  public Page lesson(Pages pages, String file, Pending.Watch watch) throws Refusal {
    LessonStore lessons = pages.person().lessons();
    Optional<LessonDraft> draft = lessons.draft(file, "");
    Optional<Lesson> read = draft.flatMap(LessonDraft::lesson);
    Lesson lesson =
        (read.isPresent() ? read : lessons.named(file, watch))
            .orElseThrow(() -> new Refusal(pages.words().text("lesson.unknown", file)));
    return lesson(pages.words(), lessons, lesson, draft, watch);
  }

  /** Returns the page of a lesson where its learner continues, or a list of many problems. */
  static Page lesson(
      Words words,
      LessonStore lessons,
      Lesson lesson,
      Optional<LessonDraft> draft,
      Pending.Watch watch)
      throws Refusal {
    Progress progress = lessons.progress();
    Lesson shown = TurnedSteps.of(lesson, progress, lessons.reviewPlan());
    if (shown.steps() instanceof LazySteps steps && steps.size() >= LISTED) {
      CoursePage list = CoursePage.of(lessons, words, shown, progress.resume(lesson), watch);
      return draft.map(list::watching).orElse(list);
    }
    LessonPage page = LessonPage.of(words, LessonSession.at(shown, progress.resume(lesson)));
    return draft.map(page::watching).orElse(page);
  }

  @Override
  public Page problem(Pages pages, OpenedFile opened, int game) throws Refusal {
    try {
      ReadLesson read =
          LessonFiles.problems(opened.name(), opened.archive(), pages.person().games());
      Lesson lesson = read.lesson().orElseThrow(() -> new Refusal(read.faults().get(0).text()));
      LessonStore lessons = pages.person().lessons();
      Lesson shown = TurnedSteps.of(lesson, lessons.knownProgress(), lessons.reviewPlan());
      return LessonPage.of(pages.words(), LessonSession.at(shown, game));
    } catch (IOException e) {
      throw new Refusal(Printable.of(opened.name() + ": " + e.getMessage()));
    }
  }

  @Override
  public Page drills(Pages pages) {
    return DrillListPage.of(pages.person(), pages.words());
  }

  @Override
  public Page drill(Pages pages, String typed) throws Refusal {
    return drill(pages.words(), pages.person(), TypedDrill.read(pages.person(), typed));
  }

  /** Returns the page of the exercises of a plan. */
  static Page drill(Words words, Person person, DrillPlan plan) {
    ExerciseSequence sequence = new ExerciseSequence(person.games(), plan);
    return DrillPage.of(words, DrillRun.open(sequence, person.drills(), person.millis()));
  }

  @Override
  public Page folder(Pages pages, String folder) {
    return browser(pages, Folder.of(pages.person().files(), folder));
  }

  @Override
  public Page found(Pages pages, String folder, String question) {
    return browser(pages, Folder.of(pages.person().files(), folder)).filtered(question);
  }

  @Override
  public Page recent(Pages pages) {
    return browser(pages, Folder.recent(pages.person().files()));
  }

  private static BrowserPage browser(Pages pages, Folder folder) {
    return BrowserPage.of(pages.person(), pages.words(), folder);
  }

  @Override
  public Page games(Pages pages, OpenedFile opened) throws Refusal {
    try {
      return first(pages.words(), pages.person(), opened);
    } catch (Refusal refusal) {
      pages.person().files().close(opened);
      throw refusal;
    }
  }

  /** Returns a page of a file's only game, or a table of its games. */
  static Page first(Words words, Person person, OpenedFile file) throws Refusal {
    return file.archive().size() == 1
        ? RecordPage.of(words, person, file, 0)
        : TablePage.of(words, file, person);
  }

  @Override
  public Page game(Pages pages, OpenedFile opened, int game) throws Refusal {
    return RecordPage.of(pages.words(), pages.person(), opened, game);
  }

  @Override
  public Page teaching(Pages pages, TeachingTable table) throws Refusal {
    try {
      return RecordPage.of(pages.words(), pages.person(), table);
    } catch (Refusal refusal) {
      table.leave();
      throw refusal;
    }
  }

  @Override
  public Page end(Pages pages, OpenedFile opened, String notice) throws Refusal {
    return Start.atEnd(notice).page(pages.words(), pages.person(), opened);
  }

  @Override
  public Page growing(Pages pages, OpenedFile opened, LiveSession live, Session recorded)
      throws Refusal {
    Person person = pages.person();
    return RecordPage.of(pages.words(), person, opened, 0)
        .begun(Integer.MAX_VALUE, 0)
        .growing(live, recorded, person.me());
  }
}
