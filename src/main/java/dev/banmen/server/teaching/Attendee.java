package dev.banmen.server.teaching;

import dev.banmen.app.Refusal;
import dev.banmen.text.Words;

/** Somebody at a teaching table, as the house knows them. For any thread. */
public interface Attendee {
  /** The person's number. */
  long id();

  /**
   * Who counts as one with them: themselves on all their visits, or all of their network without a
   * name.
   */
  String share();

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

  /** Whether a person blocks them. */
  boolean isBlockedBy(long person);
}
