package dev.banmen.drill;

import java.io.IOException;
import java.util.List;

/** The place where one person's results of drills are saved. By default, nowhere. */
public interface ResultStore {
  /** Saves nothing. */
  ResultStore NONE = new ResultStore() {};

  /** The results so far, the oldest first. Any thread. */
  default List<DrillResult> results() throws IOException {
    return List.of();
  }

  /** The time, in milliseconds of the calendar. */
  default long now() {
    return 0;
  }

  /** Saves the last result of a run, and all of them in its own file if it has one. */
  default void save(DrillRun run) throws IOException {}

  /** Learns that the exercises of a day are all done, when they are opened again. Any thread. */
  default void dayDone(DrillRun day) {}
}
