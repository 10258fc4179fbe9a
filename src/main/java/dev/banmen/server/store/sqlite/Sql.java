package dev.banmen.server.store.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs statements with their values on a connection. For the thread of that connection. */
record Sql(Connection connection) {
  /** Makes a value of the row that a result stands at. */
  interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** Changes rows; returns how many. */
  int update(String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = prepared(sql, values)) {
      return statement.executeUpdate();
    }
  }

  /**
   * Adds a row; returns its number.
   *
   * @param into the table and its columns, such as {@code chat (person, text)}
   */
  long insert(String into, Object... values) throws SQLException {
    add(into, values);
    return numbers("SELECT last_insert_rowid()").get(0);
  }

  void add(String into, Object... values) throws SQLException {
    update("INSERT INTO " + into + questionMarks(values.length), values);
  }

  /** Adds a row in place of the one with the same key, of which nothing stays, if there is one. */
  void put(String into, Object... values) throws SQLException {
    update("INSERT OR REPLACE INTO " + into + questionMarks(values.length), values);
  }

  private static String questionMarks(int count) {
    return " VALUES (" + String.join(", ", Collections.nCopies(count, "?")) + ")";
  }

  /** Reads rows of two numbers, the second by the first. */
  Map<Long, Long> map(String sql, Object... values) throws SQLException {
    Map<Long, Long> all = new LinkedHashMap<>();
    list(row -> all.put(row.getLong(1), row.getLong(2)), sql, values);
    return all;
  }

  /** Reads the first row; empty if there is none. */
  <T> Optional<T> first(RowReader<T> reader, String sql, Object... values) throws SQLException {
    return list(reader, sql, values).stream().findFirst();
  }

  /** Reads the first column of rows. */
  List<Long> numbers(String sql, Object... values) throws SQLException {
    return list(row -> row.getLong(1), sql, values);
  }

  <T> List<T> list(RowReader<T> reader, String sql, Object... values) throws SQLException {
    List<T> all = new ArrayList<>();
    try (PreparedStatement statement = prepared(sql, values);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        all.add(reader.read(rows));
      }
    }
    return all;
  }

  private PreparedStatement prepared(String sql, Object... values) throws SQLException {
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
