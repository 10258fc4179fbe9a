package dev.banmen.app.local;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Games;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Try;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** One user's lessons on this machine, and the progress in them; read on first use. One thread. */
final class LessonLibrary {
  private final HostEnvironment host;
  private final Games games;
  private List<String> unread = List.of(); // once they are read
  private Learning learning; // null until needed: it would slow the start
  private Pending<List<Lesson>> lessons; // the same; read once

  /** The user's own lessons. */
  LessonLibrary(HostEnvironment host, Games games) {
    this.host = host;
    this.games = games;
  }

  /** Lessons and progress in another place. */
  LessonLibrary(HostEnvironment host, Learning place) {
    this.host = host;
    this.games = place.games();
    this.learning = place;
  }

  private Learning learning() throws Refusal {
    try {
      if (learning == null) {
        learning = Learning.of(host, games);
      }
      return learning;
    } catch (IOException e) {
      throw new Refusal(IoReason.named(e, wording()));
    }
  }

  /**
   * All lessons that can be read, in the order to learn them.
   *
   * @throws Refusal if there is no place for them on this machine
   */
  Pending<List<Lesson>> lessons() throws Refusal {
    if (lessons == null) {
      Learning learning = learning();
      List<String> unread = new CopyOnWriteArrayList<>();
      this.unread = unread;
      lessons = Pending.begun("lessons", watch -> all(learning, unread), unwanted -> {});
    }
    return lessons;
  }

  /** Forgets the lessons, so that the next request reads them again. */
  void leave() {
    lessons = null;
  }

  private static List<Lesson> all(Learning learning, List<String> unread) throws Refusal {
    List<Lesson> lessons = learning.lessons(fault -> unread.add(Printable.of(fault)));
    if (lessons.isEmpty() && !unread.isEmpty()) {
      throw new Refusal(unread.get(0));
    }
    return lessons;
  }

  /** A line of each lesson that cannot be read, once all are read. */
  List<String> unread() {
    return unread;
  }

  /**
   * The lesson with this name or in this file; empty if there is neither.
   *
   * @throws Refusal if it cannot be read
   */
  Optional<Lesson> lesson(String name) throws Refusal {
    try {
      return learning().lesson(name);
    } catch (FileFault fault) {
      throw new Refusal(Printable.of(fault.getMessage()));
    } catch (IOException | InvalidPathException e) {
      throw new Refusal(Printable.of(name + ": " + e.getMessage()));
    }
  }

  /**
   * What has been learned so far.
   *
   * @throws Refusal if it cannot be read
   */
  Progress progress() throws Refusal {
    try {
      return learning().progress().read();
    } catch (IOException e) {
      throw new Refusal(IoReason.named(e, wording()));
    }
  }

  /**
   * Saves what has just been learned.
   *
   * @throws Refusal if it cannot be written
   */
  void remember(Try tried) throws Refusal {
    try {
      learning().progress().add(tried);
    } catch (IOException e) {
      throw new Refusal(IoReason.named(e, wording()));
    }
  }

  private LocalText wording() {
    return LocalText.of(games);
  }
}
