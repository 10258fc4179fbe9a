package dev.banmen.app.local.journals;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.storage.Journal;
import dev.banmen.storage.JournalFolder;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * Saves the events of one session in a journal, which it creates at the first move, with what was
 * refused before. Mutable, for any thread.
 */
final class JournalWriter implements LiveSession.EventWriter {
  private final GamesInPlay inPlay;
  private Journal journal; // null before the first move, and if there can be none
  private StringBuilder refusedLines; // its first lines while there are only refusals, or null
  private final long startMillis; // by the session's clock; it names the file
  private long lastMillis; // the time of the previous line
  private String failure = ""; // why there can be no journal, as the user was shown
  private boolean closed;
  private boolean finished; // whether the file is among those of finished games

  /** Saves a session of which nothing is saved yet. */
  JournalWriter(GamesInPlay inPlay, long startMillis) {
    this.inPlay = inPlay;
    this.startMillis = startMillis;
    this.lastMillis = startMillis;
  }

  /** Saves a session that already has a journal. */
  JournalWriter(GamesInPlay inPlay, Journal journal, long lastMillis) {
    this.inPlay = inPlay;
    this.journal = journal;
    this.startMillis = lastMillis;
    this.lastMillis = lastMillis;
  }

  @Override
  public synchronized void write(Session before, Stamped stamped, Session after)
      throws IOException {
    String line = SavedGameText.line(before, stamped, after, lastMillis);
    if (line.isEmpty() || closed || !failure.isEmpty()) {
      return;
    }
    if (journal != null) {
      journal.append(line);
    } else {
      refusedLines =
          refusedLines == null
              ? new StringBuilder(SavedGameText.of(before, lastMillis))
              : refusedLines;
      refusedLines.append(line);
      if (!after.isBare()) {
        begin(before.terms().family());
      }
    }
    lastMillis = stamped.millis();
    place(after.isOver());
  }

  /** Moves a game's file as soon as it is over, however the program ends. */
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

  /** The file's name such as {@code 2026-11-21-103600-go}, in universal time. */
  private String name(String family) {
    String time = Instant.ofEpochMilli(startMillis).truncatedTo(ChronoUnit.SECONDS).toString();
    return time.replace(":", "").replace('T', '-').replace("Z", "-" + family);
  }

  /** Creates the journal; where that fails, play continues anyway. */
  private void begin(String family) throws IOException {
    try {
      journal = inPlay.folder().begin(name(family), refusedLines.toString());
      refusedLines = null;
    } catch (IOException e) {
      failure = IoReason.named(e, inPlay.wording());
      throw new LiveSession.Unsaved(failure, e);
    }
  }

  /** Everything that was saved; empty if nothing was. */
  synchronized String text() throws IOException {
    return journal == null ? "" : journal.text();
  }

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
      return failure.isEmpty() ? "" : inPlay.wording().of("kept.not", failure) + "\n";
    }
    return finished
        ? inPlay.wording().of("kept.finished", journal.path()) + "\n"
        : inPlay.wording().of("kept", family, inPlay.command()) + "\n";
  }
}
