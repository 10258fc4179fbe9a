package dev.banmen.survey;

import dev.banmen.storage.FileStamp;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * What every index of games has: a row of numbers for each game, the files that the games are in,
 * as these files were when they were read, and texts. It lies in one piece of memory, most often a
 * file's. Immutable; for any thread.
 *
 * <p>In order: a head of {@link #HEAD} bytes; what only this kind of index has; the games; the
 * files; texts, of which the second says what the index is about; a checksum of all that. {@link
 * IndexTablesWriter} writes it.
 */
final class IndexTables {
  static final int HEAD = 32;

  /** Where in the head a kind of index has eight bytes of its own. */
  static final int OWN = 24;

  static final int FILE = 24;
  static final int SUM = 8;

  /** The offset of the empty text, which is the first. */
  static final int EMPTY = 0;

  private static final int ABOUT = Short.BYTES;

  private final ByteBuffer bytes;
  private final int rowBytes;
  private final int games;
  private final int gamesAt;
  private final int textsAt;
  private final List<IndexedFile> files = new ArrayList<>();
  private final Map<String, IndexedFile> byName = new HashMap<>();

  private IndexTables(ByteBuffer bytes, int fields) {
    this.bytes = bytes;
    rowBytes = fields * Integer.BYTES;
    games = bytes.getInt(12);
    gamesAt = HEAD + bytes.getInt(20);
    int filesAt = gamesAt + games * rowBytes;
    textsAt = filesAt + bytes.getInt(16) * FILE;
    int first = 0;
    for (int at = filesAt; at < textsAt; at += FILE) {
      String name = text(bytes.getInt(at + 16));
      FileStamp stamp = new FileStamp(bytes.getLong(at), bytes.getLong(at + 8));
      IndexedFile file = new IndexedFile(name, stamp, first, bytes.getInt(at + 20));
      files.add(file);
      byName.put(name, file);
      first = file.end();
    }
    if (first != games || byName.size() != bytes.getInt(16)) {
      throw new IndexOutOfBoundsException();
    }
  }

  /**
   * Returns the tables in some bytes; empty if they are no index of that kind, damaged, or name a
   * file twice.
   *
   * @param magic a number that says which kind of index it is
   * @param version another one for each change of what is written there
   * @param fields how many numbers a game's row has
   * @param about what the index is about, as it was said when it was made
   */
  static Optional<IndexTables> of(
      ByteBuffer bytes, long magic, int version, int fields, String about) {
    int end = bytes.limit() - SUM;
    if (end < HEAD || bytes.getLong(0) != magic || bytes.getInt(8) != version) {
      return Optional.empty();
    }
    CRC32C sum = new CRC32C();
    sum.update(bytes.duplicate().limit(end));
    if (sum.getValue() != bytes.getLong(end)) {
      return Optional.empty();
    }
    try {
      IndexTables tables = new IndexTables(bytes, fields);
      return Optional.of(tables).filter(it -> it.about().equals(about));
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  ByteBuffer bytes() {
    return bytes;
  }

  String about() {
    return text(ABOUT);
  }

  int games() {
    return games;
  }

  /** Where the rows of the games begin, behind what only this kind of index has. */
  int gamesAt() {
    return gamesAt;
  }

  /** A number in the row of a game. */
  int field(int game, int number) {
    return bytes.getInt(gamesAt + game * rowBytes + number * Integer.BYTES);
  }

  String text(int offset) {
    int at = textsAt + offset;
    byte[] text = new byte[bytes.getShort(at) & 0xffff];
    bytes.get(at + Short.BYTES, text);
    return new String(text, StandardCharsets.UTF_8);
  }

  /** Some bytes among the texts; how many there are stands before them, in two. */
  ByteBuffer piece(int offset) {
    int at = textsAt + offset;
    return bytes.slice(at + Short.BYTES, bytes.getShort(at) & 0xffff);
  }

  /** The files, in the order of their games; no two have one name. */
  List<IndexedFile> files() {
    return List.copyOf(files);
  }

  /** A file, if it was read when it was as it is now. */
  Optional<IndexedFile> file(String name, FileStamp now) {
    return Optional.ofNullable(byName.get(name)).filter(file -> file.stamp().isSame(now));
  }

  /** The file that a game is in. */
  IndexedFile fileOf(int game) {
    int from = 0;
    int to = files.size();
    while (from < to) { // the first whose end is behind the game
      int middle = (from + to) >>> 1;
      if (files.get(middle).end() > game) {
        to = middle;
      } else {
        from = middle + 1;
      }
    }
    return files.get(from);
  }
}
