package dev.banmen.server.store.sql;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Does work on a connection to a database. For the one thread that has it. */
public interface SqlBatches {
  /**
   * Does each piece of work wholly or not at all, and returns when that is so for good: what is not
   * {@link SqlJob#fail failed} is saved then. Throws nothing.
   *
   * @param batch of which the order may change, but not that of work at one table
   * @param isEnding whether the store is being closed, so that nothing may be waited for for long
   */
  void run(List<SqlJob<?>> batch, BooleanSupplier isEnding);

  /** Closes the connection, if there is one. */
  void close();
}
