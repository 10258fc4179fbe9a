package dev.banmen.server.store;

/** How much a store takes in one row; more is a {@link StoreFault}. */
public final class RowLimits {
  /** Characters of a table's head: the terms of its game. */
  public static final int HEAD = 65_536;

  /** Characters of an event. */
  public static final int EVENT = 8_192;

  /** Events of a table. */
  public static final int EVENTS = 100_000;

  /** Characters of a name, a key's fingerprint, or the name of a setting. */
  public static final int NAME = 128;

  /** Characters of a setting's value, of a line of chat, or of what was learned in a lesson. */
  public static final int VALUE = 4_096;

  /** Characters of the record of a teaching table. */
  public static final int RECORD = 1_100_000;

  /** People whom the leader of a teaching table holds back. */
  public static final int HELD_BACK = 1_000;

  /** Settings of a person, what was learned included. */
  public static final int SETTINGS = 2_000;

  /** Bytes of all that a person has on their own; what makes it more is not saved. */
  public static final long OWN_BYTES = 4 << 20;

  /** Keys of a person. */
  public static final int KEYS = 20;

  public static final int BANS = 10_000;

  /** People whom a person blocks. */
  public static final int BLOCKS = 200;

  /** Lines of chat; beyond that, the oldest is deleted. */
  public static final int CHAT = 1_000;

  /** Minutes for which it is saved what was said at a table. */
  public static final int TALK_MINUTES = 60;

  /** Lines that are read of what was said at a table: the last ones. */
  public static final int TALK = 100;

  /** Reports; beyond that, the oldest is deleted. */
  public static final int REPORTS = 1_000;

  /** Ends of games that are looked through at once for whom is to hear of them. */
  public static final int ENDS = 1_000;

  /** Days after which a report is deleted. */
  public static final int REPORT_DAYS = 90;

  /** Days after which somebody is deleted who has neither a name nor a game. */
  public static final int NAMELESS_DAYS = 30;

  private RowLimits() {}

  /**
   * Checks a text.
   *
   * @throws StoreFault if it is longer than that
   */
  public static void check(String text, int most) throws StoreFault {
    if (text.length() > most) {
      throw new StoreFault("more than " + most + " characters");
    }
  }
}
