package dev.banmen.server.store.sql;

import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.OwnFileStore;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import java.io.ByteArrayOutputStream;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/**
 * The part of a store with people's own files. Each is in parts of about {@link #PART} bytes, so
 * that a line that is added writes no more however long its file is. The sizes of all parts of its
 * person are added up each time. For any thread.
 */
record SqlOwnFiles(SqlThread writer, SqlThread reader, SqlThread lister) implements OwnFileStore {
  /** The bytes of a part. */
  static final int PART = 16 << 10;

  private static final String OF_NAME = "person = ? AND name = ?";

  /** The bytes of all that a person has, and of one file of theirs. */
  private record Sizes(long all, long file) {
    /** Whether they may have so many more. */
    boolean haveRoom(long more) {
      return more <= 0 || all + more <= RowLimits.OWN_BYTES;
    }
  }

  /** A part of a file, the last of which has the file's version. */
  private record FilePart(long number, long version, byte[] bytes) {
    static FilePart of(ResultSet row) throws SQLException {
      return new FilePart(row.getLong(1), row.getLong(2), row.getBytes(3));
    }
  }

  @Override
  public CompletableFuture<Optional<OwnFile>> read(long person, String name) {
    return reader.submit(sql -> read(sql, person, name));
  }

  @Override
  public CompletableFuture<List<String>> names(long person) {
    return lister.submit(
        sql ->
            sql.list(
                row -> row.getString(1),
                "SELECT name FROM own_files WHERE person = ? AND part = 0 ORDER BY name",
                person));
  }

  @Override
  public CompletableFuture<Replaced> replace(long person, OwnFile file) {
    return writer.submit(
        sql -> {
          begin(sql, person, file.name());
          long version = last(sql, person, file.name()).map(FilePart::version).orElse(0L);
          if (version != file.version()) {
            return Replaced.OVERTAKEN;
          }
          Sizes sizes = sizes(sql, person, file.name());
          if (!sizes.haveRoom(file.bytes().length - sizes.file())) {
            return Replaced.FULL;
          }
          sql.update("DELETE FROM own_files WHERE " + OF_NAME, person, file.name());
          add(sql, person, file);
          return Replaced.DONE;
        });
  }

  @Override
  public CompletableFuture<OptionalLong> add(long person, String name, byte[] line) {
    return writer.submit(
        sql -> {
          begin(sql, person, name);
          Optional<FilePart> last = last(sql, person, name);
          byte[] before = last.map(FilePart::bytes).orElse(new byte[0]);
          boolean isTorn = before.length > 0 && before[before.length - 1] != '\n';
          byte[] more = new byte[line.length + (isTorn ? 2 : 1)];
          more[0] = '\n';
          System.arraycopy(line, 0, more, isTorn ? 1 : 0, line.length);
          more[more.length - 1] = '\n';
          Sizes sizes = sizes(sql, person, name);
          if (!sizes.haveRoom(more.length)) {
            return OptionalLong.empty();
          }
          long version = last.map(FilePart::version).orElse(0L) + 1;
          if (last.isPresent() && before.length + more.length <= PART) {
            byte[] both = Arrays.copyOf(before, before.length + more.length);
            System.arraycopy(more, 0, both, before.length, more.length);
            sql.update(
                "UPDATE own_files SET bytes = ?, version = ?"
                    + " WHERE person = ? AND name = ? AND part = ?",
                both,
                version,
                person,
                name,
                last.get().number());
          } else {
            add(sql, person, name, last.map(FilePart::number).orElse(-1L) + 1, version, more);
          }
          return OptionalLong.of(sizes.file() + more.length);
        });
  }

  @Override
  public CompletableFuture<Adopted> adopt(long person, OwnFile file) {
    return writer.submit(
        sql -> {
          RowLimits.check(file.name(), RowLimits.NAME);
          sql.dialect().lockPerson(sql, person);
          if (!isReachable(sql, person)) {
            return Adopted.NOBODY;
          }
          Optional<OwnFile> there = read(sql, person, file.name());
          if (there.isEmpty()) {
            add(sql, person, file);
          }
          return there.isEmpty() || Arrays.equals(there.get().bytes(), file.bytes())
              ? Adopted.DONE
              : Adopted.OTHER;
        });
  }

  /** Has others wait who change files of this person, whom there must be. */
  private static void begin(Sql sql, long person, String name) throws SQLException, StoreFault {
    RowLimits.check(name, RowLimits.NAME);
    sql.dialect().lockPerson(sql, person);
    if (!isReachable(sql, person)) {
      throw StoreFault.of("store.nobody", person);
    }
  }

  private static boolean isReachable(Sql sql, long person) throws SQLException {
    return !sql.numbers(
            "SELECT person FROM keys WHERE person = ?"
                + " UNION SELECT person FROM codes WHERE person = ?",
            person,
            person)
        .isEmpty();
  }

  private static Sizes sizes(Sql sql, long person, String name) throws SQLException {
    return sql.list(
            row -> new Sizes(row.getLong(1), row.getLong(2)),
            "SELECT coalesce(sum(length(bytes)), 0),"
                + " coalesce(sum(CASE WHEN name = ? THEN length(bytes) END), 0)"
                + " FROM own_files WHERE person = ?",
            name,
            person)
        .get(0);
  }

  private static Optional<FilePart> last(Sql sql, long person, String name) throws SQLException {
    return sql.first(
        FilePart::of,
        "SELECT part, version, bytes FROM own_files WHERE "
            + (OF_NAME + " ORDER BY part DESC LIMIT 1"),
        person,
        name);
  }

  private static Optional<OwnFile> read(Sql sql, long person, String name) throws SQLException {
    List<FilePart> parts =
        sql.list(
            FilePart::of,
            "SELECT part, version, bytes FROM own_files WHERE " + OF_NAME + " ORDER BY part",
            person,
            name);
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    parts.forEach(part -> all.writeBytes(part.bytes()));
    return Optional.of(new OwnFile(name, all.toByteArray(), parts.get(parts.size() - 1).version()));
  }

  /** Adds a file that is not there, of the next version. */
  private static void add(Sql sql, long person, OwnFile file) throws SQLException {
    int from = 0;
    do {
      int to = Math.min(from + PART, file.bytes().length);
      byte[] part = Arrays.copyOfRange(file.bytes(), from, to);
      add(sql, person, file.name(), from / PART, file.version() + 1, part);
      from += PART;
    } while (from < file.bytes().length);
  }

  private static void add(Sql sql, long person, String name, long part, long version, byte[] bytes)
      throws SQLException {
    sql.add("own_files (person, name, part, version, bytes)", person, name, part, version, bytes);
  }
}
