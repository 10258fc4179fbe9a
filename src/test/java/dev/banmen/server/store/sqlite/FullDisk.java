package dev.banmen.server.store.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;

/** Has a store find no more room, as on a full disk. */
public final class FullDisk {
  private FullDisk() {}

  /** From now on, nothing that is written to a store has room, but for what fits in a page. */
  public static void fill(SqliteStore store) {
    SqlThread writer = ((SqliteAccounts) store.accounts()).writer();
    writer.submit(FullDisk::stopGrowing).join();
    CompletableFuture<Integer> taken;
    do {
      taken = writer.submit(FullDisk::take);
      taken.exceptionally(full -> 0).join();
    } while (!taken.isCompletedExceptionally());
  }

  private static Void stopGrowing(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA max_page_count = 1"); // no more than there are
      return null;
    }
  }

  private static int take(Connection connection) throws SQLException {
    return SqlQuery.update(
        connection, "INSERT INTO bans VALUES (hex(randomblob(8)), 0, hex(zeroblob(500)), 0)");
  }
}
