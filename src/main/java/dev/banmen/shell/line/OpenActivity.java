package dev.banmen.shell.line;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableStatus.RematchState;
import dev.banmen.app.TeachingTable;
import dev.banmen.app.TypedTerms;
import dev.banmen.drill.DrillPlan;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.InputFault;
import dev.banmen.lesson.LessonSession;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.shell.Activity;
import dev.banmen.shell.Answer;
import dev.banmen.shell.learn.DrillActivity;
import dev.banmen.shell.learn.Lessons;
import dev.banmen.shell.learn.TaughtLesson;
import dev.banmen.shell.play.PlayedGame;
import dev.banmen.shell.view.FollowedTable;
import dev.banmen.shell.view.ReadGame;
import dev.banmen.survey.FoundGame;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What is open in line mode, and what opens something else. Mutable, one thread. */
final class OpenActivity {
  private final Person person;
  private final Words words;
  private final Runnable wake;
  private Activity activity = Activity.NONE;
  private Runnable deaf = () -> {}; // ends hearing of the activity

  /**
   * Nothing is open yet.
   *
   * @param wake is run, on any thread, when there may be news of what is open
   */
  OpenActivity(Person person, Words words, Runnable wake) {
    this.person = person;
    this.words = words;
    this.wake = wake;
  }

  Activity now() {
    return activity;
  }

  /** Whether nothing is open, or only a game that is over. */
  boolean isFree() {
    return activity == Activity.NONE || isOver();
  }

  /** Whether a game is open that is over. */
  boolean isOver() {
    return activity.game().filter(game -> game.now().isOver()).isPresent();
  }

  /** How far a rematch of the game that is open and over has come. */
  RematchState rematch() {
    return isOver() ? rematch(activity.game().orElseThrow()) : RematchState.NONE;
  }

  private RematchState rematch(LiveSession game) {
    return person.room().status(game).rematch();
  }

  Answer play(String terms) throws Refusal {
    return played(new TypedTerms(person).begin(terms));
  }

  Answer played(LiveSession game) {
    PlayedGame next = new PlayedGame(person, game);
    return turnTo(next, person.room().notice()).and(next.tableNews());
  }

  Answer followed(TeachingTable table) {
    try {
      return turnTo(new FollowedTable(person, table), "");
    } catch (InputFault | OptionFault | IOException | Refusal e) {
      table.leave();
      return Answer.fault(String.valueOf(e.getMessage()));
    }
  }

  /** Leaves what is open. */
  Answer close() {
    return turnTo(Activity.NONE, "");
  }

  /**
   * Leaves the current activity for another, and returns what is said on leaving and opening.
   *
   * @param notice what is said between
   */
  private Answer turnTo(Activity next, String notice) {
    Answer parting = parting();
    Optional<LiveSession> asking =
        activity.game().filter(game -> rematch(game) == RematchState.ASKED);
    activity.leave();
    deaf.run();
    activity = next;
    deaf = next.listen(wake);
    boolean isWithdrawn = asking.filter(game -> rematch(game) == RematchState.NONE).isPresent();
    String withdrawn = isWithdrawn ? words.text("lobby.rematch.withdrawn") : "";
    return parting.and(Answer.of(withdrawn)).and(Answer.of(notice)).and(next.opening());
  }

  Answer parting() {
    return Answer.of(activity.parting());
  }

  /**
   * Ends it.
   *
   * @param isLeft whether the person goes; otherwise the connection is lost, and whoever comes back
   *     finds it
   */
  void end(boolean isLeft) {
    Activity left = activity;
    activity = Activity.NONE;
    deaf.run();
    deaf = () -> {};
    if (isLeft) {
      left.leave();
    }
  }

  Answer resume(String id) throws Refusal {
    if (!id.isEmpty() && person.games().find(id).isEmpty()) {
      throw Refusal.usage(words.text("fault.game", id, person.games().choices()));
    }
    try {
      return played(person.room().resumeLast(id.isEmpty() ? Optional.empty() : Optional.of(id)));
    } catch (Refusal e) {
      return looked(e.instead().orElseThrow(() -> e), e.getMessage());
    }
  }

  Answer opened(String file) throws Refusal {
    return person.files().isRecording(file) ? read(file) : played(person.room().continueFrom(file));
  }

  /** Opens a file's only game at its end, after a notice. */
  Answer looked(String file, String notice) throws Refusal {
    return atEnd(Answer.of(notice).and(read(file)));
  }

  /** Opens a game at its last move; in play, it grows. */
  Answer view(OpenedFile game, LiveSession live, Session recorded) throws Refusal {
    Answer opened = read(game.name(), game);
    if (!opened.isFault() && !recorded.isOver()) {
      ((ReadGame) activity).growWith(live, recorded);
    }
    return atEnd(opened);
  }

  private Answer atEnd(Answer opened) {
    return opened.isFault() ? opened : opened.and(((ReadGame) activity).last());
  }

  /** Opens a file of recordings. */
  Answer read(String file) throws Refusal {
    return read(file, person.files().open(file));
  }

  /** Opens a game that was found, where it is what was asked for. */
  Answer found(FoundGame found) throws Refusal {
    OpenedFile opened = person.files().open(found.file());
    if (found.game() > opened.archive().size()) {
      person.files().close(opened);
      throw new Refusal(words.text("explore.changed"));
    }
    Answer answer = read(found.file(), opened, found.game() - 1);
    boolean isThere = !answer.isFault() && found.node() != FoundGame.WHOLE;
    return isThere ? answer.and(((ReadGame) activity).at(found.node())) : answer;
  }

  private Answer read(String file, OpenedFile opened) throws Refusal {
    return read(file, opened, 0);
  }

  private Answer read(String file, OpenedFile opened, int game) throws Refusal {
    try {
      ReadGame next = new ReadGame(person, opened, game);
      if (opened.isReadOnly() && isOpen(file)) { // what is open may be all that hinders writing it
        person.files().close(opened);
        Answer parting = close();
        return parting.and(read(file, person.files().open(file), game));
      }
      return turnTo(next, "");
    } catch (InputFault | OptionFault | IOException e) {
      person.files().close(opened);
      return Answer.fault(file + ": " + e.getMessage());
    }
  }

  private boolean isOpen(String file) {
    return activity instanceof ReadGame read && person.files().isAt(read.file(), file);
  }

  Answer learn(String name) throws Refusal {
    Optional<LessonSession> session = new Lessons(person).found(name);
    if (session.isEmpty()) {
      return name.isEmpty()
          ? Answer.of(words.text("lesson.all.done"))
          : Answer.fault(words.text("lesson.unknown", name));
    }
    return turnTo(TaughtLesson.of(person, session.get()), "");
  }

  Answer due() throws Refusal {
    Lessons lessons = new Lessons(person);
    List<LessonSession> due = lessons.due();
    return due.isEmpty()
        ? Answer.of(words.text("due.none"), lessons.waiting())
        : turnTo(TaughtLesson.review(person, due), lessons.waiting());
  }

  Answer drilled(DrillPlan plan) {
    return turnTo(new DrillActivity(person, plan), "");
  }
}
