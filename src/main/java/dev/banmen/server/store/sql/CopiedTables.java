package dev.banmen.server.store.sql;

import dev.banmen.server.store.StoreFault;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Copies all rows of an SQLite database into the same empty tables elsewhere, and compares them. In
 * memory are a few rows at a time. For one thread.
 *
 * @param to in a transaction
 */
public record CopiedTables(Sql from, Sql to) {
  private static final int BATCH_ROWS = 500;
  private static final int BATCH_BYTES = 1 << 20; // about

  /** Others refer to them. */
  private static final List<String> FIRST = List.of("people", "tables");

  /** A column: its type is SQLite's, and a part of the key has its place there, from 1. */
  private record Column(String name, String type, int place) {}

  private record CopiedTable(String name, List<Column> columns) {
    String names() {
      return columns.stream().map(Column::name).collect(Collectors.joining(", "));
    }

    /** All rows in the order of the key, texts in that of their bytes. */
    String select(String collation) {
      String order =
          columns.stream()
              .filter(column -> column.place() > 0)
              .sorted((one, other) -> one.place() - other.place())
              .map(
                  column ->
                      column.name() + (column.type().equals("TEXT") ? " COLLATE " + collation : ""))
              .collect(Collectors.joining(", "));
      return "SELECT " + names() + " FROM " + name + " ORDER BY " + order;
    }
  }

  /**
   * Copies and compares.
   *
   * @return how many rows there are
   * @throws StoreFault if a row is not the same, or a value is not of its column's type
   */
  public long run() throws SQLException, StoreFault {
    try (Statement statement = from.connection().createStatement()) {
      statement.execute("BEGIN"); // one state of all tables
    }
    long rows = 0;
    List<CopiedTable> all = tables();
    for (CopiedTable table : all) {
      checkTypes(table);
      copy(table);
    }
    for (CopiedTable table : all) {
      rows += compare(table);
    }
    setNumbers();
    return rows;
  }

  private List<CopiedTable> tables() throws SQLException {
    List<String> names =
        new ArrayList<>(
            from.list(
                row -> row.getString(1),
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                    + " ORDER BY name"));
    names.removeAll(FIRST);
    names.addAll(0, FIRST);
    List<CopiedTable> all = new ArrayList<>();
    for (String name : names) {
      all.add(
          new CopiedTable(
              name,
              from.list(
                  row -> new Column(row.getString(1), row.getString(2), row.getInt(3)),
                  "SELECT name, type, pk FROM pragma_table_info(?)",
                  name)));
    }
    return all;
  }

  /**
   * Refuses values of another type than their column's, which SQLite takes, and reading changes.
   */
  private void checkTypes(CopiedTable table) throws SQLException, StoreFault {
    String isOther =
        table.columns().stream()
            .map(one -> "typeof(" + one.name() + ") NOT IN (lower('" + one.type() + "'), 'null')")
            .collect(Collectors.joining(" OR "));
    String first = "SELECT 1 FROM " + table.name() + " WHERE " + isOther + " LIMIT 1";
    if (from.first(row -> true, first).isPresent()) {
      throw StoreFault.of("migrate.type", table.name());
    }
  }

  private void copy(CopiedTable table) throws SQLException {
    String marks = String.join(", ", Collections.nCopies(table.columns().size(), "?"));
    try (Statement read = from.connection().createStatement();
        ResultSet rows = read.executeQuery(table.select("BINARY"));
        PreparedStatement write =
            to.connection()
                .prepareStatement(
                    "INSERT INTO "
                        + (table.name() + " (" + table.names() + ") VALUES (" + marks + ")"))) {
      int waiting = 0;
      long bytes = 0;
      while (rows.next()) {
        for (int i = 1; i <= table.columns().size(); i++) {
          Object value = value(rows, i, table.columns().get(i - 1));
          write.setObject(i, value);
          bytes += size(value);
        }
        write.addBatch();
        waiting++;
        if (waiting == BATCH_ROWS || bytes > BATCH_BYTES) {
          write.executeBatch();
          waiting = 0;
          bytes = 0;
        }
      }
      if (waiting > 0) {
        write.executeBatch();
      }
    }
  }

  private static long size(Object value) {
    return value instanceof byte[] bytes
        ? bytes.length
        : value instanceof String text ? text.length() : Long.BYTES;
  }

  private static Object value(ResultSet row, int index, Column column) throws SQLException {
    Object value =
        switch (column.type()) {
          case "INTEGER" -> row.getLong(index);
          case "REAL" -> row.getDouble(index);
          case "TEXT" -> row.getString(index);
          case "BLOB" -> row.getBytes(index);
          default -> throw new SQLException("a column of type " + column.type());
        };
    return row.wasNull() ? null : value;
  }

  /** Compares all rows; returns how many there are. */
  private long compare(CopiedTable table) throws SQLException, StoreFault {
    try (Statement ours = from.connection().createStatement();
        Statement theirs = to.connection().createStatement()) {
      theirs.setFetchSize(BATCH_ROWS / 10);
      long count = 0;
      try (ResultSet one = ours.executeQuery(table.select("BINARY"));
          ResultSet other = theirs.executeQuery(table.select("\"C\""))) {
        while (true) {
          boolean hasRow = one.next();
          boolean hasOther = other.next();
          if (!hasRow && !hasOther) {
            return count;
          }
          count++;
          if (!hasRow || !hasOther || !isSame(table, one, other)) {
            throw StoreFault.of("migrate.different", table.name(), count);
          }
        }
      }
    }
  }

  private static boolean isSame(CopiedTable table, ResultSet one, ResultSet other)
      throws SQLException {
    for (int i = 1; i <= table.columns().size(); i++) {
      Column column = table.columns().get(i - 1);
      if (!Objects.deepEquals(value(one, i, column), value(other, i, column))) {
        return false;
      }
    }
    return true;
  }

  /** Has new rows get the numbers that they would have got. */
  private void setNumbers() throws SQLException {
    List<Object[]> last =
        from.list(
            row -> new Object[] {row.getString(1), row.getLong(2)},
            "SELECT name, seq FROM sqlite_sequence WHERE seq > 0");
    for (Object[] one : last) {
      to.list(row -> true, "SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", one);
    }
  }
}
