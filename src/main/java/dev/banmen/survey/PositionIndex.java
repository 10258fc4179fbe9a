package dev.banmen.survey;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The positions of many games, sorted by their {@link PositionKeys keys}: in which games each is,
 * where, and what was played there; and what each move changes. It lies in one piece of memory,
 * most often a file's. Immutable; for any thread.
 *
 * <p>In order: a head of {@link #HEAD} bytes; an entry for each position of a game, of its key and,
 * {@link EntryWord packed}, of its game, node and move; what the nodes of each game {@link
 * ChangeWriter change}; the games; the files; texts; a checksum of all that.
 */
public final class PositionIndex {
  /** The most positions of all games together, which take 1.6 GB. */
  public static final int MOST_POSITIONS = 100_000_000;

  static final long MAGIC = 0x42616e6d656e5078L;

  /** Another number for each change of what is written here, of keys, or of what replays give. */
  static final int VERSION = 2;

  static final int HEAD = 32;
  static final int GAME = 28;
  static final int FILE = 32;
  static final int SUM = 8;

  /** In place of how many games a file has: it can't be read. */
  static final int UNREADABLE = -1;

  static final int NODE_BITS = 22;
  static final int SITE_BITS = 15;
  static final int GAME_SHIFT = NODE_BITS + SITE_BITS + 1;

  /** A game is one of these, or isn't indexed. */
  static final int NOT_INDEXED = Winner.values().length;

  private final ByteBuffer bytes;
  private final int entries;
  private final int games;
  private final EntryWord form;
  private final int entryBytes;
  private final int changesAt;
  private final int gamesAt;
  private final int textsAt;
  private final String about;
  private final List<IndexedFile> files = new ArrayList<>();

  /**
   * A file as it was when its games were indexed. Immutable.
   *
   * @param name its path
   * @param nanos when it was written last
   * @param first the number of its first game in the index
   * @param games how many it has; below 0 if it can't be read
   */
  public record IndexedFile(String name, long bytes, long nanos, int first, int games) {}

  private PositionIndex(ByteBuffer bytes) {
    this.bytes = bytes;
    entries = bytes.getInt(12);
    games = bytes.getInt(16);
    form = new EntryWord(bytes.get(28), bytes.get(29), bytes.getShort(30));
    entryBytes = Long.BYTES + form.bytes();
    changesAt = HEAD + entries * entryBytes;
    gamesAt = changesAt + bytes.getInt(24);
    int filesAt = gamesAt + games * GAME;
    int fileCount = bytes.getInt(20);
    textsAt = filesAt + fileCount * FILE;
    about = text(0);
    int first = 0;
    for (int i = 0; i < fileCount; i++) {
      int at = filesAt + i * FILE;
      int count = bytes.getInt(at + 20);
      files.add(
          new IndexedFile(
              text(bytes.getInt(at + 16)), bytes.getLong(at), bytes.getLong(at + 8), first, count));
      first += Math.max(0, count);
    }
    long names = files.stream().map(IndexedFile::name).distinct().count();
    if (first != games || names < fileCount) {
      throw new IndexOutOfBoundsException();
    }
  }

  /**
   * Returns the index in some bytes; empty if they are no index of this program, damaged, or name a
   * file twice.
   *
   * @param about what the index is about, as it was said when it was made
   */
  public static Optional<PositionIndex> of(ByteBuffer bytes, String about) {
    if (!IndexForm.isWhole(bytes, MAGIC, VERSION, HEAD, SUM)) {
      return Optional.empty();
    }
    try {
      PositionIndex index = new PositionIndex(bytes);
      return index.about.equals(about) ? Optional.of(index) : Optional.empty();
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private String text(int offset) {
    return IndexForm.text(bytes, textsAt + offset);
  }

  /** How many games it has, those included that can't be read. */
  public int games() {
    return games;
  }

  /** What it is about, as it was said when it was made. */
  public String about() {
    return about;
  }

  /** The files, in the order of their games; no two have one name. */
  public List<IndexedFile> files() {
    return List.copyOf(files);
  }

  private long key(int entry) {
    return bytes.getLong(HEAD + entry * entryBytes);
  }

  private long word(int entry) {
    int wordBytes = entryBytes - Long.BYTES;
    long end = bytes.getLong(HEAD + entry * entryBytes + wordBytes);
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
    for (int game = 0; game < games; game++) {
      found.set(game, !isIndexed(game));
    }
    return found;
  }

  boolean isIndexed(int game) {
    return winner(game) != NOT_INDEXED;
  }

  /** What the nodes of a game change, as a {@link ChangeWriter} has packed it. */
  ByteBuffer changes(int game) {
    int next = game + 1 < games ? changesOf(game + 1) : gamesAt;
    return bytes.slice(changesOf(game), next - changesOf(game));
  }

  /** Reads what nodes change in games on boards of one size. */
  ChangeReader changes(Lattice lattice) {
    return new ChangeReader(bytes, lattice.size());
  }

  /** Where the changes of a game begin. */
  int changesOf(int game) {
    return changesAt + field(game, 6);
  }

  /** Whether a game is of a family and on such a board. */
  IntPredicate isOf(String family, Lattice lattice) {
    String wanted = kind(family, lattice);
    BitSet known = new BitSet(); // texts
    BitSet same = new BitSet();
    return game -> {
      int text = field(game, 5);
      if (!known.get(text)) {
        known.set(text);
        same.set(text, text(text).equals(wanted));
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
    int[] sizes = new int[games];
    for (int entry = 0; entry < entries; entry++) {
      sizes[game(word(entry))]++;
    }
    return sizes;
  }

  /** Where a game's row begins. */
  int rowOf(int game) {
    return gamesAt + game * GAME;
  }

  private int field(int game, int number) {
    return bytes.getInt(rowOf(game) + number * Integer.BYTES);
  }

  private int winner(int game) {
    return field(game, 1);
  }

  IndexedGame game(int game) {
    return new IndexedGame(
        field(game, 0),
        winner(game),
        text(field(game, 2)),
        text(field(game, 3)),
        text(field(game, 4)),
        text(field(game, 5)));
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
    long[] places = Arrays.copyOf(found, count);
    return Explored.of(this, places, isThere, all.outcomes(), explored, 0);
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
      int date = field(game, 0);
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
      return new Explored.ExploredMove(
          side, sites, outcomes(), text(field(latest, isBlack ? 2 : 3)));
    }

    Explored.Outcomes outcomes() {
      return new Explored.Outcomes(
          count,
          won[Winner.BLACK.ordinal()],
          won[Winner.WHITE.ordinal()],
          won[Winner.DRAW.ordinal()],
          dated == 0 ? 0 : (int) Math.round((double) years / dated));
    }
  }

  /** A node of a game, in one number. */
  static long place(int game, int node) {
    return (long) game << NODE_BITS | node;
  }

  /** The same places, those of the latest games first. */
  long[] latest(long[] found) {
    long[] order = new long[found.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = -((long) field((int) (found[i] >>> NODE_BITS), 0) << Integer.SIZE) + i;
    }
    Arrays.sort(order);
    return Arrays.stream(order).map(place -> found[(int) place]).toArray();
  }

  /** Returns what is known of a place. */
  ExploredGame explored(long place, Predicate<Position> isThere) {
    int number = (int) (place >>> NODE_BITS);
    IndexedFile file = null;
    for (int from = 0, to = files.size(); file == null; ) {
      int middle = (from + to) >>> 1;
      IndexedFile one = files.get(middle);
      if (number < one.first()) {
        to = middle;
      } else if (number >= one.first() + Math.max(0, one.games())) {
        from = middle + 1;
      } else {
        file = one;
      }
    }
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
