package dev.banmen.say;

import dev.banmen.app.AskedQuestion;
import dev.banmen.app.TeachingTable;

/**
 * The sentences about the question of a teaching table, for one person there. Immutable.
 *
 * @param isFollowing whether they are where the leader is
 */
public record TeachingSentences(TeachingTable table, boolean isFollowing, GameSentences game) {
  /** The question, or how its answers stand. */
  public String of(AskedQuestion asked) {
    if (table.isLeader()) {
      String key = asked.isShown() ? "teaching.shown.leader" : "teaching.answers";
      return game.text(key, asked.answers(), asked.asked());
    } else if (asked.isShown()) {
      return game.text("teaching.shown", asked.answers());
    }
    return game.text(isFollowing ? "teaching.asks" : "teaching.asks.own", table.leader());
  }

  /** Says that a person is on their own, and how they follow again. */
  public String own() {
    return game.text("teaching.own", table.leader());
  }
}
