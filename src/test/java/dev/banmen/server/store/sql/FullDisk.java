package dev.banmen.server.store.sql;

import java.util.concurrent.CompletableFuture;

/** Has a store find no more room, as on a full disk. */
public final class FullDisk {
  private FullDisk() {}

  /** From now on, nothing that is written to a store has room, but for what fits in a page. */
  public static void fill(SqlStore store) {
    SqlThread writer = store.writer;
    writer
        .submit(sql -> sql.list(row -> row.getInt(1), "PRAGMA max_page_count = 1")) // no more
        .join();
    CompletableFuture<Integer> taken;
    do {
      taken =
          writer.submit(
              sql ->
                  sql.update(
                      "INSERT INTO bans VALUES (hex(randomblob(8)), 0, hex(zeroblob(500)), 0)"));
      taken.exceptionally(full -> 0).join();
    } while (!taken.isCompletedExceptionally());
  }
}
