package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.lesson.Lesson;
import java.util.ArrayList;
import java.util.List;

/**
 * The lessons, which may still be being read. Immutable.
 *
 * @param pending the lessons being read
 * @param lessons in the order to learn them; none while they are being read
 * @param due when to check whether they are read, in milliseconds of the person's clock
 * @param waiting the keys pressed before that, in order, which are handled then
 */
record LessonLoad(
    Pending<List<Lesson>> pending, List<Lesson> lessons, long due, List<KeyStroke> waiting) {
  private static final long LOOK_MILLIS = 20;

  static LessonLoad of(Pending<List<Lesson>> pending) throws Refusal {
    return pending.isOver() // asked once: the answer may change
        ? read(pending)
        : new LessonLoad(pending, List.of(), 0, List.of());
  }

  /** Returns the lessons; waits for them. */
  static LessonLoad read(Pending<List<Lesson>> pending) throws Refusal {
    return new LessonLoad(pending, pending.outcome(), Long.MAX_VALUE, List.of());
  }

  LessonLoad lookingAfter(long now) {
    return new LessonLoad(pending, lessons, now + LOOK_MILLIS, waiting);
  }

  LessonLoad failed() {
    return new LessonLoad(pending, lessons, Long.MAX_VALUE, waiting);
  }

  LessonLoad plus(KeyStroke key) {
    List<KeyStroke> keys = new ArrayList<>(waiting);
    keys.add(key);
    return new LessonLoad(pending, lessons, due, List.copyOf(keys));
  }

  boolean isReading() {
    return lessons.isEmpty() && due != Long.MAX_VALUE;
  }
}
