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

/**
 * The lessons that one user finds on this machine, and how far he is in them; looked for when they
 * are first asked for. One thread.
 */
final class LessonLibrary {
  private final HostEnvironment host;
  private final Games games;
  private List<String> unread = List.of(); // once they are read
  private Learning learning; // null until it is needed: a start has no time for it
  private Pending<List<Lesson>> lessons; // likewise; read once

  /** The user's own. */
  LessonLibrary(HostEnvironment host, Games games) {
    this.host = host;
    this.games = games;
  }

  /** Lessons are found and progress is kept there. */
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
   * @throws Refusal if they have no place on this machine
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

  /** Has lessons read anew when they are asked for again. */
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
   * The lesson of this name or in this file; empty if there is neither.
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
   * Keeps what has just been learned.
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
