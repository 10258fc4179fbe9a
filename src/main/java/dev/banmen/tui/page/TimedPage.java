package dev.banmen.tui.page;

/** A page that changes by itself. Times are in milliseconds of the person's clock. Immutable. */
public interface TimedPage extends Page {
  /** Returns when it next changes; {@link Long#MAX_VALUE} for never. */
  long due();

  /** Returns the action after the change at that time. */
  PageAction onDue(long millis);
}
