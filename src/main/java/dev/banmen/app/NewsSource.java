package dev.banmen.app;

/** Something that people look at together, and that tells them of changes. For any thread. */
public interface NewsSource {
  /**
   * Adds a listener that hears of any change, on any thread, and returns at once.
   *
   * @return removes it
   */
  Runnable listen(Runnable listener);
}
