package dev.banmen.tui;

import dev.banmen.app.LessonDraft;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.drill.DrillPlan;
import dev.banmen.lesson.Lesson;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.page.OpeningPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageHost;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.files.BrowserPage;
import dev.banmen.tui.page.files.Folder;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.learn.LearnPage;
import dev.banmen.tui.page.lobby.LobbyPage;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.term.NoTerminal;
import dev.banmen.tui.term.Recorder;
import java.io.IOException;
import java.util.Optional;

/**
 * The program on a screen: opens it at a game, the first page, a file, or a lesson. Stateless. Each
 * method returns once the user leaves, or at once on a surface that isn't waited for. They throw
 * {@link NoTerminal} if there is no terminal, with nothing shown, and IOException if it fails.
 */
public final class TerminalUi {
  private TerminalUi() {}

  /**
   * Plays a game until its user leaves.
   *
   * @param notice what the page says first; may be empty
   * @param isCoached whether a coach warns of moves
   */
  public static void play(
      LiveSession game,
      String notice,
      boolean isCoached,
      Person person,
      Display display,
      PageHost surface)
      throws NoTerminal, IOException {
    Pages pages = PageMaker.of(person, person.language().words(TerminalUi.class), game);
    if (isCoached) {
      pages.show(GamePage.of(pages.words(), game.now(), person.me()).coached(true));
    }
    if (!notice.isEmpty() || !isCoached) {
      pages.show(pages.shown().saying(notice));
    }
    surface.show(pages, person, display, Recorder.NONE);
  }

  /** Shows the first page, to choose what to play, until its user leaves. */
  public static void home(Person person, Display display, PageHost surface)
      throws NoTerminal, IOException {
    Words words = words(person);
    Pages pages = PageMaker.of(person, words, HomePage.of(person, words));
    surface.show(pages, person, display, Recorder.NONE);
  }

  /**
   * The first thing to show in the lobby, over its page.
   *
   * @param game a game there
   * @param taught a teaching table there
   * @param line a command, carried out as if it were typed there; empty for none
   */
  public record Opening(Optional<LiveSession> game, Optional<TeachingTable> taught, String line) {
    public static final Opening NONE = typing("");

    public static Opening at(LiveSession game) {
      return new Opening(Optional.of(game), Optional.empty(), "");
    }

    public static Opening at(TeachingTable taught) {
      return new Opening(Optional.empty(), Optional.of(taught), "");
    }

    public static Opening typing(String line) {
      return new Opening(Optional.empty(), Optional.empty(), line);
    }
  }

  /**
   * Shows the lobby of a person who has one until they leave.
   *
   * @throws Refusal if the teaching table cannot be shown
   */
  public static void lobby(Person person, Display display, PageHost surface, Opening opening)
      throws Refusal, NoTerminal, IOException {
    Words words = words(person);
    LobbyPage page = LobbyPage.of(person, words);
    Pages pages = PageMaker.of(person, words, page);
    opening.game().ifPresent(live -> pages.openGame(live, page));
    if (opening.taught().isPresent()) {
      pages.pushOther(pages.factory().teaching(pages, opening.taught().get()), page);
    }
    if (!opening.line().isEmpty()) {
      pages.follow(page.carryingOut(opening.line()));
    }
    surface.show(pages, person, display, Recorder.NONE);
  }

  /** Shows the files of a folder to choose from until its user leaves. */
  public static void browse(String folder, Person person, Display display, PageHost surface)
      throws NoTerminal, IOException {
    Words words = words(person);
    Page page = BrowserPage.of(person, words, Folder.of(person.files(), folder));
    surface.show(PageMaker.of(person, words, page), person, display, Recorder.NONE);
  }

  /**
   * Teaches until the learner leaves.
   *
   * @param lesson the one to continue; empty to choose among all
   * @param draft its file, if its author works on it
   * @throws Refusal if what was learned so far cannot be read
   */
  public static void learn(
      Optional<Lesson> lesson,
      Optional<LessonDraft> draft,
      Person person,
      Display display,
      PageHost surface)
      throws Refusal, NoTerminal, IOException {
    Words words = words(person);
    Page page = page(words, lesson, draft, person);
    surface.show(PageMaker.of(person, words, page), person, display, Recorder.NONE);
  }

  /** Asks the exercises of a plan until there are no more, or the pupil leaves. */
  public static void drill(DrillPlan plan, Person person, Display display, PageHost surface)
      throws NoTerminal, IOException {
    Words words = words(person);
    Page page = PageMaker.drill(words, person, plan);
    surface.show(PageMaker.of(person, words, page), person, display, Recorder.NONE);
  }

  private static Words words(Person person) {
    return CustomKeys.in(person.language().words(TerminalUi.class), person.preferences());
  }

  private static Page page(
      Words words, Optional<Lesson> lesson, Optional<LessonDraft> draft, Person person)
      throws Refusal {
    if (lesson.isEmpty()) {
      return LearnPage.of(person.lessons(), words);
    }
    return PageMaker.lesson(words, person.lessons(), lesson.get(), draft, Pending.Watch.PATIENT);
  }

  /**
   * Shows a file's only game, or a table of its games, until its viewer leaves.
   *
   * @param pending the file, once it is open
   * @param start what is shown first
   * @param recorder hears of all that is shown
   * @throws Refusal if the game cannot be read
   */
  public static void view(
      String file,
      Pending<OpenedFile> pending,
      Start start,
      Person person,
      Display display,
      Recorder recorder,
      PageHost surface)
      throws Refusal, NoTerminal, IOException {
    Words words = words(person);
    OpeningPage.First first = opened -> start.page(words, person, opened);
    Page page =
        pending.isOver()
            ? first.of(pending.outcome())
            : OpeningPage.of(words, file, pending, first);
    Pages pages = PageMaker.of(person, words, page);
    surface.show(pages, person, display, recorder);
    if (surface.isWaitedFor() && pages.end().isPresent()) {
      throw pages.end().get();
    }
  }
}
