package dev.banmen.server.teaching;

import dev.banmen.app.Refusal;
import dev.banmen.text.Words;

/** Somebody at a teaching table, as the house knows them. For any thread. */
public interface Attendee {
  /** The person's number. */
  long id();

  /** What they are called. */
  String name();

  /** Their language's words of the teaching tables. */
  Words teachingWords();

  /**
   * Returns what they may say of what they typed.
   *
   * @throws Refusal if it is too long or too much, or they may say nothing
   */
  String speech(String typed) throws Refusal;

  /** Whether they read what a person says. */
  boolean reads(long person);

  /** Notes that they are at the table of this leader, to come back to if they are cut off. */
  void came(long leader);

  /** Notes that they have left that table. */
  void left(long leader);

  /** The number of the leader at whose table they were cut off; 0 for none. */
  long ledBy();

  /** Whether a person blocks them. */
  boolean isBlockedBy(long person);
}
