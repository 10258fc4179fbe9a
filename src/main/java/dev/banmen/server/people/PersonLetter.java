package dev.banmen.server.people;

import dev.banmen.schedule.Listeners;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** The text that one person has to read in the lobby until they dismiss it. For any thread. */
public final class PersonLetter {
  /** How many announcements wait for somebody to dismiss them: the newest. */
  private static final int MOST_ANNOUNCED = 3;

  /**
   * A text to read.
   *
   * @param own for this person alone; may be empty
   * @param announced to all, not dismissed yet, the oldest first
   */
  private record ShownText(String own, List<String> announced) {
    static ShownText of(String text) {
      return new ShownText(text, List.of());
    }

    ShownText withOwn(String text) {
      return new ShownText(text, announced);
    }

    ShownText with(String more) {
      List<String> all = new ArrayList<>(announced);
      all.add(more);
      int from = Math.max(0, all.size() - MOST_ANNOUNCED);
      return new ShownText(own, List.copyOf(all.subList(from, all.size())));
    }

    ShownText without(String text) {
      return new ShownText(own, announced.stream().filter(one -> !one.equals(text)).toList());
    }

    String text() {
      String all = String.join("\n", announced);
      return own.isEmpty() || all.isEmpty() ? own + all : own + "\n" + all;
    }
  }

  private final AtomicReference<ShownText> shown;
  private final AtomicBoolean isStored;
  private final Listeners readers = new Listeners();

  public PersonLetter(String text) {
    shown = new AtomicReference<>(ShownText.of(text));
    isStored = new AtomicBoolean(!text.isEmpty());
  }

  /** The text to read; empty for none. */
  public String text() {
    return shown.get().text();
  }

  /** Whether there is a code in it, on a line of its own. */
  public boolean hasCode() {
    return shown.get().own().contains("\n");
  }

  /** Shows a text for this person alone; an empty one takes all away. */
  public void tell(String text) {
    shown.updateAndGet(old -> text.isEmpty() ? ShownText.of("") : old.withOwn(text));
    readers.tell();
  }

  /** Shows a text below what there is to read: a code that is shown once stays. */
  public void announce(String text) {
    shown.updateAndGet(old -> old.with(text));
    readers.tell();
  }

  /** Takes an announcement away that is true no more. */
  public void retract(String text) {
    ShownText before = shown.getAndUpdate(old -> old.without(text));
    if (before.announced().contains(text)) {
      readers.tell();
    }
  }

  /** Shows an announcement that is stored until it is read. */
  public void announceStored(String text) {
    isStored.set(true);
    announce(text);
  }

  /**
   * Takes a text away that was read, unless there is another by now.
   *
   * @return whether all was read that is stored
   */
  public boolean dismiss(String read) {
    shown.updateAndGet(old -> old.text().equals(read) ? ShownText.of("") : old);
    readers.tell();
    return text().isEmpty() && isStored.getAndSet(false);
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
