package dev.banmen.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;

/** Opens connections to a database. For any thread. */
interface SqlConnector {
  Connection connect() throws SQLException;

  /**
   * The newest timeline of the database that a connection was made to. One that was made when it
   * was lower leads to an old primary.
   */
  default long timeline() {
    return 0;
  }
}
