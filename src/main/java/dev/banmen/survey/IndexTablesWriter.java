package dev.banmen.survey;

import dev.banmen.storage.FileStamp;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/** Writes what {@link IndexTables} reads: files, each with its games. Mutable, one thread. */
final class IndexTablesWriter {
  private static final int WRITTEN = 1 << 16; // bytes at once

  private final ByteArrayOutputStream rows = new ByteArrayOutputStream();
  private final DataOutputStream games = new DataOutputStream(rows);
  private final ByteArrayOutputStream texts = new ByteArrayOutputStream();
  private final Map<String, Integer> known = new HashMap<>(); // texts
  private final List<IndexedFile> files = new ArrayList<>();
  private int count; // of games
  private long names; // bytes of those of files, which come after all other texts

  /** What only one kind of index has, before the rows of games. */
  interface Part {
    void writeTo(DataOutputStream out) throws IOException;
  }

  IndexTablesWriter(String about) {
    place("");
    place(about);
  }

  /** Begins another file; its games follow. */
  void begin(String name, FileStamp stamp) {
    names += Short.BYTES + name.getBytes(StandardCharsets.UTF_8).length;
    files.add(new IndexedFile(name, stamp, count, 0));
  }

  /** Says that the file that was begun can't be read, or no more of it than the games added. */
  void addUnreadable() {
    if (last().games() == 0) {
      endFile(IndexedFile.UNREADABLE);
    }
  }

  /** Adds a game of the file that was begun. */
  void add(int... fields) throws IOException {
    for (int field : fields) {
      games.writeInt(field);
    }
    count++;
    endFile(count - last().first());
  }

  private IndexedFile last() {
    return files.get(files.size() - 1);
  }

  private void endFile(int gamesOfIt) {
    IndexedFile last = last();
    files.set(
        files.size() - 1, new IndexedFile(last.name(), last.stamp(), last.first(), gamesOfIt));
  }

  int games() {
    return count;
  }

  int files() {
    return files.size();
  }

  /** How many bytes all texts have so far, without the names of files. */
  int textBytes() {
    return texts.size();
  }

  /** How many bytes all texts will have. */
  long allTextBytes() {
    return texts.size() + names;
  }

  boolean has(String text) {
    return known.containsKey(text);
  }

  /** Returns where a text is among all. */
  int place(String text) {
    return known.computeIfAbsent(text, added -> put(added.getBytes(StandardCharsets.UTF_8)));
  }

  /** Adds bytes to the texts, and returns where they are. */
  int put(byte[] bytes) {
    int offset = texts.size();
    texts.write(bytes.length >> 8);
    texts.write(bytes.length);
    texts.writeBytes(bytes);
    return offset;
  }

  /**
   * Writes the index, once.
   *
   * @param part how many bytes the part has that only this kind of index has
   * @param own its bytes in the head
   */
  void writeTo(OutputStream to, long magic, int version, int part, long own, Part written)
      throws IOException {
    CRC32C sum = new CRC32C();
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new CheckedOutputStream(to, sum), WRITTEN));
    out.writeLong(magic);
    out.writeInt(version);
    out.writeInt(count);
    out.writeInt(files.size());
    out.writeInt(part);
    out.writeLong(own);
    written.writeTo(out);
    rows.writeTo(out);
    for (IndexedFile file : files) {
      out.writeLong(file.stamp().bytes());
      out.writeLong(file.stamp().nanos());
      out.writeInt(place(file.name()));
      out.writeInt(file.games());
    }
    texts.writeTo(out);
    out.flush();
    out.writeLong(sum.getValue());
    out.flush();
  }
}
