package dev.banmen.survey;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.storage.FileStamp;
import dev.banmen.storage.MappedFile;
import dev.banmen.survey.Explored.FoundPlaces;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The positions of many games, sorted by their {@link PositionKeys keys}: in which games each is,
 * where, and what was played there; and what each move changes. It lies in one piece of memory,
 * most often a file's. Immutable; for any thread.
 *
 * <p>Beside its {@link IndexTables} it has an entry for each position of a game, of its key and,
 * {@link EntryWord packed}, of its game, node and move; then what the nodes of each game {@link
 * ChangeWriter change}.
 */
public final class PositionIndex {
  /** The most positions of all games together, which take 1.6 GB. */
  public static final int MOST_POSITIONS = 100_000_000;

  private static final long MAGIC = 0x42616e6d656e5078L;

  /** Another number for each change of what is written here, of keys, or of what replays give. */
  private static final int VERSION = 3;

  /** How many numbers the row of a game has. */
  static final int FIELDS = 7;

  static final int NODE_BITS = 22;
  static final int SITE_BITS = 15;
  static final int GAME_SHIFT = NODE_BITS + SITE_BITS + 1;

  /** A game is one of these, or isn't indexed. */
  static final int NOT_INDEXED = Winner.values().length;

  private final IndexTables tables;
  private final BooleanSupplier isWhole;
  private final ByteBuffer bytes;
  private final int entries;
  private final EntryWord form;
  private final int entryBytes;
  private final int changesAt;

  private PositionIndex(IndexTables tables, BooleanSupplier isWhole) {
    this.tables = tables;
    this.isWhole = isWhole;
    bytes = tables.bytes();
    int own = IndexTables.OWN;
    form = new EntryWord(bytes.get(own), bytes.get(own + 1), bytes.getShort(own + 2));
    entryBytes = Long.BYTES + form.bytes();
    changesAt = tables.gamesAt() - bytes.getInt(own + 4);
    entries = (changesAt - IndexTables.HEAD) / entryBytes;
  }

  /**
   * Returns the index in some bytes; empty if they are no index of this program, damaged, or name a
   * file twice.
   *
   * @param about what the index is about, as it was said when it was made
   */
  public static Optional<PositionIndex> of(ByteBuffer bytes, String about) {
    return of(bytes, () -> true, about);
  }

  /** Returns the index in a file, under the same conditions. */
  public static Optional<PositionIndex> of(MappedFile file, String about) {
    return of(file.bytes(), file::isWhole, about);
  }

  private static Optional<PositionIndex> of(
      ByteBuffer bytes, BooleanSupplier isWhole, String about) {
    return IndexTables.of(bytes, MAGIC, VERSION, FIELDS, about)
        .map(tables -> new PositionIndex(tables, isWhole));
  }

  /** Whether it can be read still: nobody has cut its file short. */
  public boolean isWhole() {
    return isWhole.getAsBoolean();
  }

  /**
   * Writes an index.
   *
   * @param changes how many bytes the changes have that are written behind the entries
   */
  static void write(
      IndexTablesWriter games,
      OutputStream to,
      EntryWord form,
      long entries,
      int changes,
      IndexTablesWriter.Part written)
      throws IOException {
    long own = (long) form.gameBits() << 56 | (long) form.nodeBits() << 48;
    own |= (long) form.sites() << Integer.SIZE | changes;
    long part = entries * (Long.BYTES + form.bytes()) + changes;
    games.writeTo(to, MAGIC, VERSION, (int) part, own, written);
  }

  /** How many games it has, those included that can't be read. */
  public int games() {
    return tables.games();
  }

  /** What it is about, as it was said when it was made. */
  public String about() {
    return tables.about();
  }

  /** The files, in the order of their games; no two have one name. */
  public List<IndexedFile> files() {
    return tables.files();
  }

  /** A file, if it was indexed when it was as it is now. */
  public Optional<IndexedFile> file(String name, FileStamp now) {
    return tables.file(name, now);
  }

  private long key(int entry) {
    return bytes.getLong(IndexTables.HEAD + entry * entryBytes);
  }

  private long word(int entry) {
    int wordBytes = entryBytes - Long.BYTES;
    long end = bytes.getLong(IndexTables.HEAD + entry * entryBytes + wordBytes);
    int others = Long.SIZE - wordBytes * Byte.SIZE; // bits of the key
    return form.unpacked(end << others >>> others);
  }

  private static int game(long word) {
    return (int) (word >>> GAME_SHIFT);
  }

  /** The first entry with this key or a later one. */
  private int first(long key) {
    int from = 0;
    int to = entries;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (key(middle) < key) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  private int end(long key) {
    return key == Long.MAX_VALUE ? entries : first(key + 1);
  }

  /** The numbers of the games that may have a position with this key, or aren't indexed. */
  BitSet games(long key) {
    BitSet found = unindexed();
    for (int entry = first(key); entry < end(key); entry++) {
      found.set(game(word(entry)));
    }
    return found;
  }

  /** The numbers of the games that aren't indexed. */
  BitSet unindexed() {
    BitSet found = new BitSet();
    for (int game = 0; game < games(); game++) {
      found.set(game, !isIndexed(game));
    }
    return found;
  }

  boolean isIndexed(int game) {
    return winner(game) != NOT_INDEXED;
  }

  /** What the nodes of a game change, as a {@link ChangeWriter} has packed it. */
  ByteBuffer changes(int game) {
    int next = game + 1 < games() ? changesOf(game + 1) : tables.gamesAt();
    return bytes.slice(changesOf(game), next - changesOf(game));
  }

  /** Reads what nodes change in games on boards of one size. */
  ChangeReader changes(Lattice lattice) {
    return new ChangeReader(bytes, lattice.size());
  }

  /** Where the changes of a game begin. */
  int changesOf(int game) {
    return changesAt + tables.field(game, 6);
  }

  /** Whether a game is of a family and on such a board. */
  IntPredicate isOf(String family, Lattice lattice) {
    String wanted = kind(family, lattice);
    BitSet known = new BitSet(); // texts
    BitSet same = new BitSet();
    return game -> {
      int text = tables.field(game, 5);
      if (!known.get(text)) {
        known.set(text);
        same.set(text, tables.text(text).equals(wanted));
      }
      return same.get(text);
    };
  }

  /** The games of a family that have the same board. */
  static String kind(String family, Lattice lattice) {
    return Long.toHexString(PositionKeys.kind(family, lattice));
  }

  /** All entries in order, with other numbers for their games, or without them if that is -1. */
  PositionRuns.Run renumbered(int[] numbers) {
    return new PositionRuns.Run() {
      private int entry;

      @Override
      boolean next() {
        while (entry < entries && numbers[game(word(entry))] < 0) {
          entry++;
        }
        if (entry == entries) {
          return false;
        }
        key = key(entry);
        long old = word(entry++);
        word = (long) numbers[game(old)] << GAME_SHIFT | old & (1L << GAME_SHIFT) - 1;
        return true;
      }
    };
  }

  /** How many entries each game has. */
  int[] sizes() {
    int[] sizes = new int[games()];
    for (int entry = 0; entry < entries; entry++) {
      sizes[game(word(entry))]++;
    }
    return sizes;
  }

  private int winner(int game) {
    return tables.field(game, 1);
  }

  IndexedGame game(int game) {
    return new IndexedGame(
        tables.field(game, 0),
        winner(game),
        text(game, 2),
        text(game, 3),
        text(game, 4),
        text(game, 5));
  }

  private String text(int game, int field) {
    return tables.text(tables.field(game, field));
  }

  /**
   * What an index says of a game. Immutable.
   *
   * @param date such as 20160309, with 0 for what isn't known
   * @param winner one of {@link Winner}, by its place, or {@link #NOT_INDEXED}
   * @param kind the same for all games of a family on such boards
   */
  record IndexedGame(int date, int winner, String black, String white, String result, String kind) {
    static final IndexedGame NONE = new IndexedGame(0, NOT_INDEXED, "", "", "", "");
  }

  /**
   * Returns what was played from a position.
   *
   * @param keys of its game
   * @param at the marks of its board
   * @param movers the sides that may move
   * @param wanted whether a game counts, by its number here
   */
  public Explored at(
      PositionKeys keys, IntFunction<Mark> at, Set<Side> movers, IntPredicate wanted) {
    IntPredicate isWanted = game -> isIndexed(game) && wanted.test(game);
    long key = keys.of(at, movers);
    int from = first(key);
    int to = end(key);
    ExploredTally all = new ExploredTally();
    Map<Integer, ExploredTally> moves = new HashMap<>();
    ExploredTally last = null; // of the move below, as many in a row are the same
    int move = -1;
    long[] found = new long[to - from];
    int count = 0;
    for (int entry = from; entry < to; entry++) {
      long word = word(entry);
      int game = game(word);
      if (!isWanted.test(game)) {
        continue;
      }
      found[count++] = word >>> SITE_BITS + 1;
      all.add(game);
      int next = (int) word & (1 << SITE_BITS + 1) - 1;
      if (next >> 1 != PositionScan.NO_MOVE) {
        if (next != move) {
          move = next;
          last = moves.computeIfAbsent(move, none -> new ExploredTally());
        }
        last.add(game);
      }
    }
    List<Explored.ExploredMove> explored = new ArrayList<>();
    moves.forEach(
        (number, tally) -> {
          Side side = (number & 1) == 0 ? Side.BLACK : Side.WHITE;
          boolean isPass = number >> 1 == PositionScan.PASS;
          List<Integer> sites = isPass ? List.of() : keys.sites(number >> 1);
          explored.add(tally.move(side, sites));
        });
    Predicate<Position> isThere =
        position -> new PositionKeys(position.game()).of(position::at, position.movers()) == key;
    FoundPlaces places = new FoundPlaces(this, Arrays.copyOf(found, count));
    return Explored.of(List.of(places), isThere, all.outcomes(), explored, 0);
  }

  /** Counts games. Mutable. */
  final class ExploredTally {
    private int count;
    private final int[] won = new int[NOT_INDEXED];
    private long years; // the sum of those that are known
    private int dated;
    private int latest;
    private int latestDate = -1;
    private boolean isLatestSwapped;

    void add(int game) {
      add(game, false);
    }

    /**
     * Counts a game.
     *
     * @param isSwapped whether its sides count as each other
     */
    void add(int game, boolean isSwapped) {
      count++;
      int winner = winner(game);
      boolean isOther = isSwapped && winner <= Winner.WHITE.ordinal();
      won[isOther ? Winner.BLACK.ordinal() + Winner.WHITE.ordinal() - winner : winner]++;
      int date = tables.field(game, 0);
      if (date > 0) {
        dated++;
        years += date / Explored.YEAR;
      }
      if (date >= latestDate) {
        latestDate = date;
        latest = game;
        isLatestSwapped = isSwapped;
      }
    }

    /** What was counted, as a move of a side. */
    Explored.ExploredMove move(Side side, List<Integer> sites) {
      boolean isBlack = (side == Side.BLACK) != isLatestSwapped;
      String player = text(latest, isBlack ? 2 : 3);
      return new Explored.ExploredMove(side, sites, outcomes(), player, latestDate);
    }

    Explored.Outcomes outcomes() {
      return new Explored.Outcomes(
          count,
          won[Winner.BLACK.ordinal()],
          won[Winner.WHITE.ordinal()],
          won[Winner.DRAW.ordinal()],
          years,
          dated);
    }
  }

  /** A node of a game, in one number. */
  static long place(int game, int node) {
    return (long) game << NODE_BITS | node;
  }

  /** The date of the game that a place is in, such as 20160309. */
  int date(long place) {
    return tables.field((int) (place >>> NODE_BITS), 0);
  }

  /** Returns what is known of a place. */
  ExploredGame explored(long place, Predicate<Position> isThere) {
    int number = (int) (place >>> NODE_BITS);
    IndexedFile file = tables.fileOf(number);
    IndexedGame game = game(number);
    int node = (int) place & (1 << NODE_BITS) - 1;
    return new ExploredGame(
        file.name(),
        number - file.first(),
        node,
        game.date(),
        game.black(),
        game.white(),
        game.result(),
        isThere);
  }
}
