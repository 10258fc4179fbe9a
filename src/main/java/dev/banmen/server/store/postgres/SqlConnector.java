package dev.banmen.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;

/** Opens connections to a database. For any thread. */
interface SqlConnector {
  Connection connect() throws SQLException;
}
