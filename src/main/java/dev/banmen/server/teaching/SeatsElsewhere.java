package dev.banmen.server.teaching;

import dev.banmen.server.teaching.LessonNote.Seated;
import dev.banmen.server.teaching.LessonNote.Seated.Sitter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * Who sits at a teaching table at other nodes. Those tell it again and again; who isn't heard of
 * for a while counts no more. For any thread.
 */
final class SeatsElsewhere {
  /** So long somebody counts who isn't heard of. */
  static final long LAPSE_MILLIS = 30_000;

  private final LongSupplier calendar;
  private final Map<Place, Heard> all = new ConcurrentHashMap<>();

  private record Place(String node, long person) {}

  private record Heard(Sitter sitter, long at) {}

  SeatsElsewhere(LongSupplier calendar) {
    this.calendar = calendar;
  }

  /** Hears who sits at another node; returns whether that is news. */
  boolean hear(Seated told) {
    boolean isNew = false;
    for (Sitter sitter : told.sitters()) {
      Place place = new Place(told.node(), sitter.person());
      Heard before =
          sitter.seats() == 0
              ? all.remove(place)
              : all.put(place, new Heard(sitter, calendar.getAsLong()));
      isNew |= before == null ? sitter.seats() > 0 : !before.sitter.equals(sitter);
    }
    return isNew;
  }

  /** Those who sit there, for each node where they do. */
  Stream<Sitter> sitters() {
    long now = calendar.getAsLong();
    return all.values().stream().filter(heard -> isCounted(heard, now)).map(Heard::sitter);
  }

  private static boolean isCounted(Heard heard, long now) {
    return now - heard.at <= LAPSE_MILLIS;
  }

  /** Drops those who count no more; returns whether there were any. */
  boolean tidy() {
    long now = calendar.getAsLong();
    return all.values().removeIf(heard -> !isCounted(heard, now));
  }

  /** Drops a person who may not sit there. */
  void drop(long person) {
    all.keySet().removeIf(place -> place.person == person);
  }
}
