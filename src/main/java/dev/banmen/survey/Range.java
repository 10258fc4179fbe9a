package dev.banmen.survey;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;

/**
 * What lies between two values, both included; a missing one means no limit there. Written {@code
 * 5..7}, {@code 5..}, {@code ..7}, or {@code 5} for exactly that. Immutable.
 */
record Range<T>(Optional<T> least, Optional<T> most, Comparator<T> order) {
  private static final String TO = "..";

  /**
   * Reads a range.
   *
   * @param value reads one of its ends; empty if that is none
   * @return empty if it isn't written as one, or its ends are the wrong way round
   */
  static <T> Optional<Range<T>> of(
      String text, Function<String, Optional<T>> value, Comparator<T> order) {
    int to = text.indexOf(TO);
    String first = to < 0 ? text : text.substring(0, to);
    String last = to < 0 ? text : text.substring(to + TO.length());
    Optional<T> least = first.isEmpty() ? Optional.empty() : value.apply(first);
    Optional<T> most = last.isEmpty() ? Optional.empty() : value.apply(last);
    boolean isRead = least.isPresent() != first.isEmpty() && most.isPresent() != last.isEmpty();
    boolean isTurned =
        least.isPresent() && most.isPresent() && order.compare(least.get(), most.get()) > 0;
    boolean isAnything = least.isEmpty() && most.isEmpty();
    return isRead && !isTurned && !isAnything
        ? Optional.of(new Range<>(least, most, order))
        : Optional.empty();
  }

  /** A range as it is written with its ends the other way round; else the text itself. */
  static String turned(String text) {
    int to = text.indexOf(TO);
    return to < 0 ? text : text.substring(to + TO.length()) + TO + text.substring(0, to);
  }

  boolean has(T value) {
    return least.stream().allMatch(one -> order.compare(one, value) <= 0)
        && most.stream().allMatch(one -> order.compare(one, value) >= 0);
  }
}
