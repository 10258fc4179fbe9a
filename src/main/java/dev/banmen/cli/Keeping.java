package dev.banmen.cli;

import dev.banmen.record.Journal;
import dev.banmen.record.JournalFolder;
import dev.banmen.session.GameText;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;

/**
 * Keeps the events of one session in a journal, which it begins with the first of them. Mutable,
 * for any thread.
 */
final class Keeping implements LiveSession.Keeper {
  private final Library library;
  private Journal journal; // null before the first event, and where none can be had
  private long last; // when the line before happened
  private boolean unkept; // whether the user was told that no journal can be had

  /**
   * The keeper of a session of which nothing is kept yet.
   *
   * @param begun when it begins, by its own clock
   */
  Keeping(Library library, long begun) {
    this.library = library;
    this.last = begun;
  }

  /** The keeper of a session that a journal holds already. */
  Keeping(Library library, Journal journal, long last) {
    this.library = library;
    this.journal = journal;
    this.last = last;
  }

  @Override
  public synchronized void keep(Session before, Stamped stamped, Session after) throws IOException {
    String line = GameText.line(before, stamped, after, last);
    if (line.isEmpty() || unkept) {
      return;
    }
    if (journal == null) {
      line = GameText.of(before, last) + line;
      journal = begin(before.terms().family());
    }
    journal.append(line);
    last = stamped.millis();
  }

  /** The first time, what was to be kept does not happen; then play goes on all the same. */
  private Journal begin(String family) throws IOException {
    try {
      return library.folder().begin(name(family));
    } catch (FileSystemException e) {
      unkept = true;
      throw new IOException(Hindrance.named(e) + "; from now on this game goes on unkept", e);
    }
  }

  /** Such as {@code 2026-11-21-103600-go}, in the time of the user's place. */
  private String name(String family) {
    LocalDateTime time =
        LocalDateTime.ofInstant(Instant.ofEpochMilli(last), ZoneId.systemDefault());
    StringBuilder name = new StringBuilder(time.toLocalDate().toString()).append('-');
    for (int number : new int[] {time.getHour(), time.getMinute(), time.getSecond()}) {
      name.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }
    return name.append('-').append(family).toString();
  }

  /** Everything that was kept; empty if nothing was. */
  synchronized String text() throws IOException {
    return journal == null ? "" : journal.text();
  }

  /**
   * Nothing more is kept.
   *
   * @param over whether the game is at its end
   */
  synchronized void close(JournalFolder folder, boolean over) throws IOException {
    if (journal != null) {
      folder.close(journal);
      if (over) {
        folder.finish(journal);
      }
      journal = null;
      unkept = true;
    }
  }

  synchronized boolean hasJournal() {
    return journal != null;
  }
}
