package dev.banmen.bench.server;

import java.util.ArrayList;
import java.util.List;

/**
 * The moves of one table that one guest was shown in one visit, from the first move of the game on:
 * whoever comes back asks for those before. For one thread at a time.
 */
final class GuestScreen {
  /**
   * A move on a screen.
   *
   * @param isNews whether it was shown as it happened, not in a list of all
   */
  record ShownMove(String point, String by, long nanos, long millis, boolean isNews) {}

  private final int visit;
  private String code;
  private boolean isLast;
  private final List<ShownMove> moves = new ArrayList<>();
  private final List<ShownMove> early = new ArrayList<>(); // news before the list
  private final List<String> faults = new ArrayList<>();

  GuestScreen(int visit, String code) {
    this.visit = visit;
    this.code = code;
  }

  int visit() {
    return visit;
  }

  /** The code of its table. */
  String code() {
    return code;
  }

  void isOf(String table) {
    code = table;
  }

  /** Notes that it was there until the end. */
  void endsWithAll() {
    isLast = true;
  }

  boolean wasLast() {
    return isLast;
  }

  List<ShownMove> moves() {
    return moves;
  }

  /** What it should not have shown, in words. */
  List<String> faults() {
    return faults;
  }

  boolean has(String point) {
    return moves.stream().anyMatch(move -> move.point().equals(point));
  }

  /** Adds a move of the list of all. */
  void listed(int number, ShownMove move) {
    if (number == 1) {
      early.addAll(moves);
      moves.clear();
    }
    if (number != moves.size() + 1) {
      faults.add("move " + number + " is listed after " + moves.size());
    }
    moves.add(move);
  }

  /** Adds a move that happened. */
  void happened(ShownMove move) {
    if (has(move.point())) {
      faults.add(move.point() + " was shown twice");
    } else {
      moves.add(move);
    }
  }

  /** The list is over: what was shown before it has to be in it. */
  void complete() {
    early.stream()
        .filter(move -> !has(move.point()))
        .forEach(move -> faults.add(move.point() + " was shown, and then not in the list"));
    early.clear();
  }
}
