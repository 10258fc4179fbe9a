package dev.banmen.server.store.sql;

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
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs statements with their values on a connection. For the thread of that connection. */
public record Sql(Connection connection, Dialect dialect) {
  private static final int BATCH_ROWS = 500;

  /** Makes a value of the row that a result stands at. */
  public interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** Changes rows; returns how many. */
  public int update(String sql, Object... values) throws SQLException {
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
    return numbers("INSERT INTO " + into + questionMarks(values.length) + " RETURNING id", values)
        .get(0);
  }

  void add(String into, Object... values) throws SQLException {
    update("INSERT INTO " + into + questionMarks(values.length), values);
  }

  /** Adds many rows, each with as many values as the first. */
  void addAll(String into, List<Object[]> rows) throws SQLException {
    for (int from = 0; from < rows.size(); from += BATCH_ROWS) {
      List<Object[]> some = rows.subList(from, Math.min(rows.size(), from + BATCH_ROWS));
      String sql = "INSERT INTO " + into + questionMarks(some.get(0).length);
      try (PreparedStatement statement = connection.prepareStatement(sql)) {
        for (Object[] row : some) {
          for (int i = 0; i < row.length; i++) {
            statement.setObject(i + 1, row[i]);
          }
          statement.addBatch();
        }
        statement.executeBatch();
      }
    }
  }

  /**
   * Adds a row in place of the one with the same key, if there is one.
   *
   * @param key the columns of the key, such as {@code person, name}
   * @param rest all other columns
   */
  void put(String table, String key, String rest, Object... values) throws SQLException {
    String changes =
        Stream.of(rest.split(", "))
            .map(column -> column + " = excluded." + column)
            .collect(Collectors.joining(", "));
    update(
        "INSERT INTO "
            + (table + " (" + key + ", " + rest + ")" + questionMarks(values.length))
            + (" ON CONFLICT (" + key + ") DO UPDATE SET " + changes),
        values);
  }

  /** Has a lock until the end of the transaction; waits for whoever has it. */
  public void lock(Dialect.SqlLock what) throws SQLException {
    dialect.lock(this, what);
  }

  private static String questionMarks(int count) {
    return " VALUES (" + String.join(", ", Collections.nCopies(count, "?")) + ")";
  }

  /** The condition that something is one of these numbers, of which there may be none. */
  static String in(Set<Long> numbers) {
    return numbers.isEmpty()
        ? " IN (NULL)"
        : numbers.stream().map(String::valueOf).collect(Collectors.joining(", ", " IN (", ")"));
  }

  /** Reads rows of two numbers, the second by the first. */
  Map<Long, Long> map(String sql, Object... values) throws SQLException {
    Map<Long, Long> all = new LinkedHashMap<>();
    list(row -> all.put(row.getLong(1), row.getLong(2)), sql, values);
    return all;
  }

  /** Reads the first row; empty if there is none. */
  public <T> Optional<T> first(RowReader<T> reader, String sql, Object... values)
      throws SQLException {
    return list(reader, sql, values).stream().findFirst();
  }

  /** Reads the first column of rows. */
  public List<Long> numbers(String sql, Object... values) throws SQLException {
    return list(row -> row.getLong(1), sql, values);
  }

  public <T> List<T> list(RowReader<T> reader, String sql, Object... values) throws SQLException {
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
        boolean isYesOrNo = values[i] instanceof Boolean; // kept as 1 or 0
        statement.setObject(i + 1, isYesOrNo ? values[i].equals(true) ? 1 : 0 : values[i]);
      }
      return statement;
    } catch (SQLException | RuntimeException e) {
      statement.close();
      throw e;
    }
  }
}
