package dev.banmen.tui;

import dev.banmen.app.KeyChoice;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.DrillScores;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Games;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.drill.DrillListPage;
import dev.banmen.tui.page.drill.DrillPage;
import dev.banmen.tui.page.files.BrowserPage;
import dev.banmen.tui.page.files.Folder;
import dev.banmen.tui.page.files.WholeTable;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.learn.CoursePage;
import dev.banmen.tui.page.learn.LearnPage;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.options.SettingsPage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.page.view.RecordPageTest;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Every page in the middle of use: nothing is at its end, so all keys act. */
public enum EveryPage {
  GAME("\r" + Evening.UP + Evening.LEFT),
  RECORD(Evening.RIGHT.repeat(4)),
  TREE("\t\t" + Evening.RIGHT.repeat(4)),
  TRYING(Evening.RIGHT.repeat(4) + "t" + Evening.UP + Evening.LEFT),
  REVIEW(":A1\r:J9\r:B1\r:A2\r:J8\r:B2\r:H9\r:C1\r:G9\r:H8\r:A3\r:J7\r:E5\r:J9\rv" + Evening.DOWN),
  GUESSING(Evening.RIGHT.repeat(4) + "G" + Evening.UP + Evening.LEFT),
  LESSON(Evening.DOWN),
  HOME(""),
  EDITOR("1" + Evening.UP + "2" + Evening.UP + Evening.LEFT),
  TABLE(Evening.DOWN),
  BROWSER(Evening.DOWN),
  LEARN(Evening.DOWN),
  COURSE(Evening.DOWN),
  DRILLS(Evening.DOWN),
  DRILL(""),
  ANSWERED("1"),
  SETTINGS(Evening.DOWN);

  /** Lessons never change, so they are read once. */
  private static final class Read {
    static final List<Lesson> FIRST = Taught.names().stream().limit(4).map(Taught::named).toList();
  }

  private final String keys;

  EveryPage(String keys) {
    this.keys = keys;
  }

  /** A new evening with this page. */
  public Evening open() {
    return open(Words.ENGLISH, KeyChoice.DEFAULT);
  }

  /** A new evening with this page for somebody who speaks this language. */
  public Evening open(Locale language) {
    return open(language, KeyChoice.DEFAULT);
  }

  /** A new evening with this page, whose viewer has these keys from now on. */
  public Evening open(KeyChoice own) {
    return open(Words.ENGLISH, own);
  }

  /** A new evening with this page for somebody who speaks this language and has these keys. */
  public Evening open(Locale language, KeyChoice own) {
    TestHouse house = new TestHouse(0, language);
    house.lessons.addAll(Read.FIRST);
    house.folders.put("/home/ann", List.of("games/", "a.sgf", "B.sgf", "notes.txt"));
    house.folders.put("/home/ann/games", List.of("one.sgf"));
    house.folders.put("/home", List.of("ann/", "bob/"));
    try {
      Evening evening = begun(house).types(keys).pressing(own);
      return this == BROWSER ? looked(evening) : evening;
    } catch (Refusal e) {
      throw new AssertionError(e);
    }
  }

  /** Waits until the background search of a page is done. */
  static Evening looked(Evening evening) {
    while (evening.text().contains(evening.words().text("browse.looking"))) {
      Thread.yield();
      evening.passes();
    }
    return evening;
  }

  private Evening begun(TestHouse house) throws Refusal {
    Words words = CustomKeys.in(house.language.words(Viewer.class), house);
    return switch (this) {
      case GAME, REVIEW, EDITOR -> game(house);
      case RECORD, TREE, TRYING, GUESSING -> {
        OpenedFile opened = RecordPageTest.go().opened();
        yield evening(house, RecordPage.of(words, house, opened, 0));
      }
      case LESSON -> {
        LessonSession lessonSession = LessonSession.at(house.lessons.get(0), 1);
        yield evening(house, LessonPage.of(words, lessonSession));
      }
      case HOME -> evening(house, HomePage.of(house, words));
      case TABLE -> {
        OpenedFile file = Scribe.opened("games.sgf", Tabled.few());
        yield evening(house, WholeTable.page(words, file));
      }
      case BROWSER -> evening(house, BrowserPage.of(house, words, Folder.of(house, "/home/ann")));
      case SETTINGS ->
          evening(
              house, SettingsPage.of(words, house, HasDemo.of(house.games().families().get(0))));
      case LEARN -> evening(house, LearnPage.of(house, words));
      case COURSE ->
          evening(house, CoursePage.of(house, words, Read.FIRST.get(0), 0, Pending.Watch.PATIENT));
      case DRILLS -> evening(house, DrillListPage.of(house, words));
      case DRILL -> evening(house, drill(words, house, "captured"));
      case ANSWERED -> evening(house, drill(words, house, "liberties"));
    };
  }

  /** Runs never change, so that each is begun once. */
  private static final Map<String, DrillRun> RUNS = new ConcurrentHashMap<>();

  private static Page drill(Words words, TestHouse house, String kind) {
    DrillRun run =
        RUNS.computeIfAbsent(
            house.language.locale() + " " + kind,
            key -> {
              DrillPlan plan = DrillPlan.endless(Optional.of("go"), Optional.of(kind), 11);
              Games games = TestHouse.everything().in(Language.of(house.language.locale()));
              ExerciseSequence sequence = new ExerciseSequence(games, plan);
              return DrillRun.start(sequence, DrillScores.of(List.of()), 0);
            });
    return DrillPage.of(words, run);
  }

  private Evening game(TestHouse house) throws Refusal {
    LiveSession live = house.begin(Terms.of("go", Map.of("size", "9")));
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    return this == EDITOR ? evening.types("e") : evening;
  }

  private static Evening evening(TestHouse house, Page page) {
    return new Evening(house, page, 80, 24, Glyphs.UNICODE);
  }
}
