package dev.banmen.server.store.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs one statement with its values. Stateless. */
final class SqlQuery {
  /** Reads a row. */
  interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  private SqlQuery() {}

  /** Changes rows; returns how many. */
  static int update(Connection connection, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = prepared(connection, sql, values)) {
      return statement.executeUpdate();
    }
  }

  /** Adds a row; returns its number. */
  static long insert(Connection connection, String sql, Object... values) throws SQLException {
    update(connection, sql, values);
    return numbers(connection, "SELECT last_insert_rowid()").get(0);
  }

  /** Reads the first row; empty if there is none. */
  static <T> Optional<T> first(
      Connection connection, RowReader<T> reader, String sql, Object... values)
      throws SQLException {
    return list(connection, reader, sql, values).stream().findFirst();
  }

  /** Reads the first column of rows. */
  static List<Long> numbers(Connection connection, String sql, Object... values)
      throws SQLException {
    return list(connection, row -> row.getLong(1), sql, values);
  }

  static <T> List<T> list(Connection connection, RowReader<T> reader, String sql, Object... values)
      throws SQLException {
    List<T> all = new ArrayList<>();
    try (PreparedStatement statement = prepared(connection, sql, values);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        all.add(reader.read(rows));
      }
    }
    return all;
  }

  private static PreparedStatement prepared(Connection connection, String sql, Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    try {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      return statement;
    } catch (SQLException | RuntimeException e) {
      statement.close();
      throw e;
    }
  }
}
