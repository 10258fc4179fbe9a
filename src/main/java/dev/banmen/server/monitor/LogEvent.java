package dev.banmen.server.monitor;

import java.util.Locale;

/** The subject of a line of the log. docs/server.md has the same list. */
public enum LogEvent {
  /** The server is open, at a port, with so many tables. */
  OPENED,
  /** The server is about to end, with so many visits. */
  ENDING,
  /** The server has ended. */
  CLOSED,
  /** A person has come in. */
  CAME,
  /** A person has left. */
  LEFT,
  /** A person did nothing for long, and was sent home. */
  SENT_HOME,
  /** A terminal named a time zone that is not known. */
  ZONE_UNKNOWN,
  /** A person with a key was not let in, for a reason. */
  TURNED_AWAY,
  /** Connections were cut off, as too many had not proven a key; their number. */
  CUT_OFF,
  /** A listed load balancer did not name the address of whose connection it passed on. */
  BALANCER_FAULTY,
  /** A person has begun a game at a table. */
  TABLE_OPENED,
  /** The owner has ended the game at a table. */
  TABLE_ENDED,
  /** A table cannot be replayed, and stays in the database as it is. */
  TABLE_UNREAD,
  /** Something could not be saved or read. */
  STORE_FAILED,
  /** Something took so many milliseconds to be saved. */
  STORE_SLOW,
  /** A save has waited for so many milliseconds; and what the thread that saves is doing. */
  STORE_STUCK,
  /** People's own files were moved from the disk into the store; their number. */
  FILES_MOVED,
  /** A person's own file stays on the disk, for a reason, and is not used. */
  FILE_LEFT,
  /** A database was refused, on this timeline: it is another one, or an old primary. */
  DATABASE_REFUSED,
  /** The database is away, for a reason; each reason once until it is back. */
  DATABASE_LOST,
  /** The database is back for all connections. */
  DATABASE_BACK,
  /** The limits were read from their file. */
  LIMITS_READ,
  /** The file of the limits has a fault, and the limits stay as they were. */
  LIMITS_FAULTY,
  /** The recordings that the owner gives to guests could not be indexed, for a fault. */
  LIBRARY_UNREAD,
  /** The keys that may come in were read from their file. */
  KEYS_READ,
  /** The file of the keys that may come in has a fault, and the keys stay as they were. */
  KEYS_FAULTY,
  /** The owner's hook failed for a person at a table, with a status or a fault. */
  HOOK_FAILED,
  /** Calls of the hook were dropped, as too many were waiting; their number. */
  HOOK_DROPPED,
  /** A fault of the program, by its type and where it happened. */
  FAULT,
  /** A fault of the program after which the process ends at once. */
  HALTED;

  /** The word in the log, such as {@code sent-home}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
