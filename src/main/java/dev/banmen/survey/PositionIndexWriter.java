package dev.banmen.survey;

import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.storage.FileStamp;
import dev.banmen.storage.StateFolder;
import dev.banmen.survey.PositionIndex.IndexedGame;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Makes an index of positions from files: game by game, or as an earlier index has them. Mutable,
 * one thread.
 *
 * <p>Positions are sorted in 70 MB of memory, however many there are. To that come 28 bytes for
 * each game, at times three times as many, and 8 for each game of an earlier index; and each name
 * or result once, about 110 bytes for a short one. Once these have 64 MB, and take about half a
 * gigabyte, new ones are left empty. Names of files are kept whole, however many there are.
 */
public final class PositionIndexWriter {
  private static final int MOST_LETTERS = 80; // of a name

  /** How many bytes all names and results may have together. */
  static final int MOST_TEXT = 64 << 20;

  private static final int WRITTEN = 1 << 16;

  /** What an index has only so much room for. */
  public enum IndexLimit {
    POSITIONS(PositionIndex.MOST_POSITIONS),
    GAMES(1L << Long.SIZE - PositionIndex.GAME_SHIFT - 1),
    /** The bytes of what moves change. */
    CHANGES(400 << 20),
    /** The bytes of all: less than 2 GB are read in one piece. */
    BYTES(Integer.MAX_VALUE);

    private final long most;

    IndexLimit(long most) {
      this.most = most;
    }

    public long most() {
      return most;
    }
  }

  /** There is more than an index has room for. */
  public static final class TooMany extends IOException {
    private static final long serialVersionUID = 1L;

    private final IndexLimit limit;

    TooMany(IndexLimit limit) {
      super(limit.name());
      this.limit = limit;
    }

    public IndexLimit limit() {
      return limit;
    }
  }

  private static final byte[] NO_CHANGES = new byte[0];

  private final PositionScan scan;
  private final PositionRuns runs;
  private final FileChannel changes;
  private final OutputStream changesOut;
  private final int mostText;
  private final Optional<PositionIndex> old;
  private final int[] kept; // the new number of each of its games; -1 for none
  private final int[] sizes; // of each of its games
  private final IndexTablesWriter tables;
  private long keptEntries;
  private long changesSize;
  private int lastNode; // the greatest in an entry
  private int sites; // of the largest board

  /**
   * An index without files.
   *
   * @param about what it is about
   * @param old an earlier version of it
   * @param scratch an empty file to read and write; it is needed until the end
   * @param changes another one
   */
  public PositionIndexWriter(
      Games all,
      String about,
      Optional<PositionIndex> old,
      FileChannel scratch,
      FileChannel changes) {
    this(all, about, old, scratch, changes, MOST_TEXT);
  }

  PositionIndexWriter(
      Games all,
      String about,
      Optional<PositionIndex> old,
      FileChannel scratch,
      FileChannel changes,
      int mostText) {
    this.changes = changes;
    changesOut = new BufferedOutputStream(Channels.newOutputStream(changes), WRITTEN);
    this.mostText = mostText;
    scan = new PositionScan(new KnownGames(all));
    runs = new PositionRuns(scratch);
    this.old = old;
    kept = new int[old.map(PositionIndex::games).orElse(0)];
    Arrays.fill(kept, -1);
    sizes = old.map(PositionIndex::sizes).orElse(kept);
    tables = new IndexTablesWriter(about);
  }

  /** Adds games to an index. */
  public interface Filling {
    void fill(PositionIndexWriter writer) throws IOException;
  }

  /**
   * Makes an index of few games that lies in no folder: its file has no name, and is gone with it.
   *
   * @param old an earlier version of it
   */
  public static PositionIndex unnamed(
      Games all, String about, Optional<PositionIndex> old, Filling filling) throws IOException {
    try (FileChannel runs = StateFolder.scratch();
        FileChannel changes = StateFolder.scratch();
        FileChannel whole = StateFolder.scratch()) {
      PositionIndexWriter writer = new PositionIndexWriter(all, about, old, runs, changes);
      filling.fill(writer);
      writer.writeTo(Channels.newOutputStream(whole));
      ByteBuffer bytes = whole.map(FileChannel.MapMode.READ_ONLY, 0, whole.size());
      return PositionIndex.of(bytes, about).orElseThrow();
    }
  }

  /** Begins another file that never changes. */
  public void begin(String name) {
    begin(name, new FileStamp(0, 0));
  }

  /** Begins another file, in the order of their names; its games follow. */
  public void begin(String name, FileStamp stamp) {
    tables.begin(name, stamp);
  }

  /** Says that the file that was begun can't be read, or no more of it than the games added. */
  public void addUnreadable() {
    tables.addUnreadable();
  }

  /** Adds a file with its games as the earlier index has it. */
  public void keep(IndexedFile file) throws IOException {
    begin(file.name(), file.stamp());
    for (int game = file.first(); game < file.end(); game++) {
      kept[game] = tables.games();
      keptEntries += sizes[game];
      ByteBuffer same = old.orElseThrow().changes(game);
      byte[] bytes = new byte[same.remaining()];
      same.get(bytes);
      add(old.get().game(game), bytes, bytes.length);
    }
    if (file.games() < 0) {
      addUnreadable();
    }
  }

  private void add(IndexedGame game, byte[] changed, int bytes) throws IOException {
    tables.add(
        game.date(),
        game.winner(),
        text(game.black()),
        text(game.white()),
        text(game.result()),
        tables.place(game.kind()),
        (int) changesSize);
    changesOut.write(changed, 0, bytes);
    changesSize += bytes;
    Optional<IndexLimit> met =
        met(
            keptEntries + runs.size(),
            tables.games(),
            tables.files(),
            tables.allTextBytes(),
            changesSize);
    if (met.isPresent()) {
      throw new TooMany(met.get());
    }
  }

  /**
   * The limit that so much exceeds; empty if an index has room for it.
   *
   * @param textBytes of all texts
   * @param changesBytes of what moves change
   */
  static Optional<IndexLimit> met(
      long entries, long games, long fileCount, long textBytes, long changesBytes) {
    long size = IndexTables.HEAD + IndexTables.SUM + textBytes + changesBytes;
    size += entries * 2 * Long.BYTES; // or less, as their words are packed
    size += games * PositionIndex.FIELDS * Integer.BYTES;
    size += fileCount * IndexTables.FILE;
    long[] much = {entries, games, changesBytes, size}; // as the limits come
    return Arrays.stream(IndexLimit.values())
        .filter(limit -> much[limit.ordinal()] > limit.most)
        .findFirst();
  }

  /** Returns where a name or result is among all texts: the empty one if there is no more room. */
  private int text(String text) {
    String cut = text.length() > MOST_LETTERS ? text.substring(0, MOST_LETTERS) : text;
    return tables.place(tables.has(cut) || tables.textBytes() < mostText ? cut : "");
  }

  /** Adds a game that can't be read. */
  public void addUnread() throws IOException {
    add(IndexedGame.NONE, NO_CHANGES, 0);
  }

  /** Adds a game; one on which its rules fail is as one that can't be read. */
  public void add(Recording recording) throws IOException {
    long number = tables.games();
    List<IOException> faults = new ArrayList<>(0);
    IndexedGame row;
    try {
      Optional<Replay> end =
          scan.scan(
              recording,
              (key, node, mover, move) -> {
                long word = number << PositionIndex.GAME_SHIFT;
                word |= (long) node << PositionIndex.SITE_BITS + 1;
                put(key, word | move << 1 | (mover == Side.BLACK ? 0 : 1), faults);
              });
      row = end.map(replay -> row(recording.tree(), replay)).orElse(IndexedGame.NONE);
    } catch (RuntimeException | StackOverflowError fault) {
      row = IndexedGame.NONE; // no such game, or opening it says why
    }
    if (!faults.isEmpty()) {
      throw faults.get(0);
    }
    if (row == IndexedGame.NONE) {
      addUnread();
    } else {
      byte[] changed = scan.changes().bytes();
      add(row, changed, scan.changes().size());
    }
  }

  /** Sees that the greatest numbers in entries fit. */
  private void widen(long word) {
    int site = (int) (word >>> 1) & (1 << PositionIndex.SITE_BITS) - 1;
    sites = site < PositionScan.PASS ? Math.max(sites, site + 1) : sites;
    int node = (int) (word >>> PositionIndex.SITE_BITS + 1) & (1 << PositionIndex.NODE_BITS) - 1;
    lastNode = Math.max(lastNode, node);
  }

  private void put(long key, long word, List<IOException> faults) {
    widen(word);
    try {
      runs.add(key, word);
    } catch (IOException e) {
      faults.add(e);
    }
  }

  private static IndexedGame row(RecordTree tree, Replay end) {
    String result = text(tree, "RE");
    String date = QueriedGame.date(text(tree, "DT")).replace("-", "");
    int day = date.isEmpty() ? 0 : Integer.parseInt((date + "0000").substring(0, 8));
    Winner winner = Winner.of(result, end.board()::outcome);
    String kind = PositionIndex.kind(end.game().id(), end.game().lattice());
    return new IndexedGame(day, winner.ordinal(), text(tree, "PB"), text(tree, "PW"), result, kind);
  }

  private static String text(RecordTree tree, String id) {
    return tree.text(RecordTree.ROOT, id).strip();
  }

  /** Writes the index, once. */
  public void writeTo(OutputStream to) throws IOException {
    Optional<PositionRuns.Run> same = old.map(earlier -> earlier.renumbered(kept));
    while (same.isPresent() && same.get().next()) {
      widen(same.get().word);
    }
    EntryWord form = EntryWord.of(Math.max(0, tables.games() - 1), lastNode, sites);
    changesOut.flush();
    changes.position(0);
    PositionIndex.write(
        tables,
        to,
        form,
        keptEntries + runs.size(),
        (int) changesSize,
        out -> {
          runs.giveWith(
              old.map(earlier -> earlier.renumbered(kept)),
              (key, word) -> put(out, key, word, form));
          Channels.newInputStream(changes).transferTo(out);
        });
  }

  private static void put(DataOutputStream out, long key, long word, EntryWord form)
      throws IOException {
    out.writeLong(key);
    long packed = form.packed(word);
    for (int left = form.bytes() - 1; left >= 0; left--) {
      out.write((int) (packed >>> left * Byte.SIZE));
    }
  }
}
