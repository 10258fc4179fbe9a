package dev.banmen.tui.page.view;

import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;

/**
 * What the page of a recording knows of the teaching table that it is at. Immutable.
 *
 * @param led what was last taken over from the table, or shown there
 * @param tried what this page last wanted to show there
 * @param isFollowing whether the page goes where the table is; the leader's does, too, for they may
 *     lead from another terminal
 * @param isAsked whether the page knows that its reader is asked "where?"
 */
record TeachingView(
    TeachingTable table,
    SharedPosition led,
    SharedPosition tried,
    boolean isFollowing,
    boolean isAsked) {
  static TeachingView of(TeachingTable table, SharedPosition led) {
    return new TeachingView(table, led, led, true, false);
  }

  TeachingView at(SharedPosition next) {
    return new TeachingView(table, next, next, isFollowing, isAsked);
  }

  TeachingView trying(SharedPosition next) {
    return new TeachingView(table, led, next, isFollowing, isAsked);
  }

  TeachingView following(boolean is) {
    return new TeachingView(table, led, tried, is, isAsked);
  }

  TeachingView asked(boolean is) {
    return new TeachingView(table, led, tried, isFollowing, is);
  }
}
