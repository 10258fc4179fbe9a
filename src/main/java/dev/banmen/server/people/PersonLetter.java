package dev.banmen.server.people;

import dev.banmen.schedule.Listeners;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The text that one person has to read in the lobby until they dismiss it. For any thread. */
public final class PersonLetter {
  /** How many announcements wait for somebody to dismiss them: the newest. */
  private static final int MOST_ANNOUNCED = 3;

  private String own; // for this person alone; under this, as what follows
  private final List<String> announced = new ArrayList<>(); // to all, the oldest first
  private final Set<String> stored = new HashSet<>(); // all lines that are, or were until read
  private final Set<String> unread = new HashSet<>(); // those that were not read
  private final Listeners readers = new Listeners();

  /**
   * The letter of somebody who comes.
   *
   * @param lines what is stored until it is read, and is said in the text
   */
  public PersonLetter(String text, String lines) {
    own = text;
    lines.lines().forEach(unread::add);
    stored.addAll(unread);
  }

  /** The text to read; empty for none. */
  public synchronized String text() {
    String all = String.join("\n", announced);
    return own.isEmpty() || all.isEmpty() ? own + all : own + "\n" + all;
  }

  /** Whether there is a code in it, on a line of its own. */
  public synchronized boolean hasCode() {
    return own.contains("\n");
  }

  /** Shows a text for this person alone; an empty one takes all away. */
  public void tell(String text) {
    synchronized (this) {
      own = text;
      if (text.isEmpty()) {
        announced.clear();
      }
    }
    readers.tell();
  }

  /** Shows a text below what there is to read: a code that is shown once stays. */
  public void announce(String text) {
    synchronized (this) {
      announced.add(text);
      if (announced.size() > MOST_ANNOUNCED) {
        announced.remove(0);
      }
    }
    readers.tell();
  }

  /** Takes an announcement away that is true no more. */
  public void retract(String text) {
    boolean isGone;
    synchronized (this) {
      isGone = announced.removeIf(text::equals);
    }
    if (isGone) {
      readers.tell();
    }
  }

  /**
   * Shows an announcement that is stored until it is read, if they were not told it before, perhaps
   * with another name of somebody.
   *
   * @param line as which it is stored
   */
  public void announceStored(String line, String text) {
    synchronized (this) {
      if (!stored.add(line)) {
        return;
      }
      unread.add(line);
    }
    announce(text);
  }

  /**
   * Takes a text away that was read, unless there is another by now.
   *
   * @return the stored lines that were read with it; none if there is another
   */
  public Set<String> dismiss(String read) {
    Set<String> lines = Set.of();
    synchronized (this) {
      if (text().equals(read)) {
        own = "";
        announced.clear();
      }
      if (text().isEmpty()) {
        lines = Set.copyOf(unread);
        unread.clear();
      }
    }
    readers.tell();
    return lines;
  }

  /**
   * Adds a listener that hears of each change, on any thread, and returns at once.
   *
   * @return removes it
   */
  public Runnable listen(Runnable reader) {
    return readers.listen(reader);
  }
}
