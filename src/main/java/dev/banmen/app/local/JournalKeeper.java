package dev.banmen.app.local;

import dev.banmen.record.Journal;
import dev.banmen.record.JournalFolder;
import dev.banmen.session.GameText;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import java.io.IOException;

/**
 * Saves the events of one session in a journal, which it creates at the first move, with what was
 * refused before. Mutable, for any thread.
 */
final class JournalKeeper implements LiveSession.Keeper {
  private static final long DAY_SECONDS = 86_400;
  private static final long ERA_DAYS = 146_097; // 400 years
  private static final long DAYS_BEFORE_1970 = 719_468; // since March of the year 0

  private final GamesInPlay inPlay;
  private Journal journal; // null before the first move, and if there can be none
  private StringBuilder tried; // its first lines while there are only refusals, or null
  private final long begun; // when the session started, which names its file
  private long last; // the time of the previous line
  private String unkept = ""; // why there can be no journal, as the user was shown
  private boolean closed;
  private boolean finished; // whether the file is among those of finished games

  /**
   * Saves a session of which nothing is saved yet.
   *
   * @param begun when it starts, by its own clock
   */
  JournalKeeper(GamesInPlay inPlay, long begun) {
    this.inPlay = inPlay;
    this.begun = begun;
    this.last = begun;
  }

  /** Saves a session that already has a journal. */
  JournalKeeper(GamesInPlay inPlay, Journal journal, long last) {
    this.inPlay = inPlay;
    this.journal = journal;
    this.begun = last;
    this.last = last;
  }

  @Override
  public synchronized void keep(Session before, Stamped stamped, Session after) throws IOException {
    String line = GameText.line(before, stamped, after, last);
    if (line.isEmpty() || closed || !unkept.isEmpty()) {
      return;
    }
    if (journal != null) {
      journal.append(line);
    } else {
      tried = tried == null ? new StringBuilder(GameText.of(before, last)) : tried;
      tried.append(line);
      if (!after.isBare()) {
        begin(before.terms().family());
      }
    }
    last = stamped.millis();
    place(after.isOver());
  }

  /**
   * Files a game as finished as soon as it is over: it is never unfinished, however the program
   * ends.
   */
  private void place(boolean over) {
    if (journal == null || over == finished) {
      return;
    }
    try {
      if (over) {
        inPlay.folder().finish(journal);
      } else {
        inPlay.folder().unfinish(journal);
      }
      finished = over;
    } catch (IOException e) {
      // All its lines are written; continuing matters more than where the file is.
    }
  }

  /** Creates the journal; where that fails, play continues anyway. */
  private void begin(String family) throws IOException {
    try {
      journal = inPlay.folder().begin(name(begun, family), tried.toString());
      tried = null;
    } catch (IOException e) {
      unkept = IoReason.named(e, inPlay.wording());
      throw new LiveSession.Unsaved(unkept, e);
    }
  }

  /**
   * A file's name such as {@code 2026-11-21-103600-go}, in universal time. Computed here because
   * Java's own calendar would delay the first move by 8 ms; the days are counted as in Howard
   * Hinnant's "chrono-Compatible Low-Level Date Algorithms", from a year that starts in March.
   */
  static String name(long millis, String family) {
    long seconds = Math.floorDiv(millis, 1000L);
    long day = Math.floorDiv(seconds, DAY_SECONDS) + DAYS_BEFORE_1970;
    long era = Math.floorDiv(day, ERA_DAYS);
    long ofEra = day - era * ERA_DAYS;
    long year = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / (ERA_DAYS - 1)) / 365;
    long ofYear = ofEra - (365 * year + year / 4 - year / 100);
    long month = (5 * ofYear + 2) / 153; // 0 is March
    long ofMonth = ofYear - (153 * month + 2) / 5 + 1;
    long calendarMonth = month < 10 ? month + 3 : month - 9;
    long calendarYear = year + 400 * era + (calendarMonth <= 2 ? 1 : 0);
    long ofDay = Math.floorMod(seconds, DAY_SECONDS);
    return calendarYear
        + "-"
        + two(calendarMonth)
        + "-"
        + two(ofMonth)
        + "-"
        + two(ofDay / 3600)
        + two(ofDay / 60 % 60)
        + two(ofDay % 60)
        + "-"
        + family;
  }

  private static String two(long number) {
    return number < 10 ? "0" + number : Long.toString(number);
  }

  /** Everything that was saved; empty if nothing was. */
  synchronized String text() throws IOException {
    return journal == null ? "" : journal.text();
  }

  /** Stops saving. */
  synchronized void close(JournalFolder folder) throws IOException {
    if (journal != null) {
      folder.close(journal);
      journal = null;
      closed = true;
    }
  }

  synchronized boolean hasJournal() {
    return journal != null;
  }

  /** How to resume the game, or where to find it; empty if nothing was played. */
  synchronized String farewell(String family) {
    if (journal == null) {
      return unkept.isEmpty() ? "" : inPlay.wording().of("kept.not", unkept) + "\n";
    }
    return finished
        ? inPlay.wording().of("kept.finished", journal.path()) + "\n"
        : inPlay.wording().of("kept", family) + "\n";
  }
}
