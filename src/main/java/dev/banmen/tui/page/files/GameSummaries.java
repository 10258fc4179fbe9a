package dev.banmen.tui.page.files;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Summaries of a file's games, stored in few bytes. A thread of its own reads the file, once; a
 * game that it has not reached is read on request. Until all is read, that thread sorts and
 * searches what there is, again and again as there is more. For any thread.
 *
 * <p>Each text is stored once, with a number for each game and column. In the end each text has a
 * rank: games are sorted by counting, and texts are searched, not games.
 */
final class GameSummaries {
  /** The summary of a game that can't be read. */
  private static final Summary UNREAD = new Summary("?", "?", "", "", "", -1);

  /** How many games show whether the file names players. */
  private static final int FIRST = 20;

  /** How many more games make sorting again worthwhile. */
  private static final int FEW = 5000;

  private final Archive archive;
  private final int[][] texts = new int[Column.count()][]; // of each text column, by game
  private final int[] moves;
  private final boolean isNamed;
  private final List<String> values = new ArrayList<>(); // each text once
  private final SortKeys sortKeys = new SortKeys(); // of the texts: the reader's until all is read
  private volatile int read; // how many games
  private volatile boolean isWhole;
  private volatile Query requested;
  private volatile Matches found;
  private int due; // how many games to read before searching again

  /** The games with all of some words, in any case, in the order of a column. Immutable. */
  record Query(Column column, boolean isBackward, String words) {
    /** All games in the order of the file. */
    static final Query ALL = new Query(Column.NUMBER, false, "");

    boolean isAll() {
      return column == Column.NUMBER && !isBackward && words.isBlank();
    }

    Query by(Column other) {
      return new Query(other, false, words);
    }

    Query turned() {
      return new Query(column, !isBackward, words);
    }

    Query with(String others) {
      return new Query(column, isBackward, others);
    }
  }

  /** The result of a query after this many games were read. */
  record Matches(Query query, int[] games, int read) {}

  private GameSummaries(Archive archive) {
    this.archive = archive;
    for (Column column : Column.values()) {
      texts[column.ordinal()] = new int[column.isText() ? archive.size() : 0];
    }
    moves = new int[archive.size()];
    isNamed = isNamed();
  }

  /** Whether any of the first games says who played. */
  private boolean isNamed() {
    for (int game = 0; game < Math.min(FIRST, moves.length); game++) {
      Summary summary = ofFile(game);
      if (!summary.black().isEmpty() || !summary.white().isEmpty()) {
        return true;
      }
    }
    return moves.length == 0;
  }

  /** Whether the players of the games are known. */
  boolean hasNames() {
    return isNamed;
  }

  static GameSummaries of(Archive archive) {
    GameSummaries summaries = new GameSummaries(archive);
    Thread reader = new Thread(summaries::readAll, "summaries");
    reader.setDaemon(true);
    reader.start();
    return summaries;
  }

  /** Returns a file's summaries after reading all of it. */
  static GameSummaries whole(Archive archive) {
    GameSummaries summaries = new GameSummaries(archive);
    summaries.readAll();
    return summaries;
  }

  private void readAll() {
    Map<String, Integer> known = new HashMap<>();
    for (int game = 0; game < moves.length; game++) {
      Summary summary = ofFile(game);
      for (Column column : Column.values()) {
        if (column.isText()) {
          texts[column.ordinal()][game] = number(column.text(summary), known);
        }
      }
      moves[game] = summary.moves();
      read = game + 1;
      if (values.size() > sortKeys.size() + Math.max(FEW, sortKeys.size()) / 4) {
        sortKeys.learn(values); // leaves little to learn at the first sort
      }
      find(requested);
    }
    known.clear();
    sortKeys.learn(values);
    isWhole = true;
  }

  /** Runs a query on the games read so far, if it is new, or there are more. */
  private void find(Query query) {
    boolean isNew = query != null && (found == null || !found.query().equals(query));
    if (isNew || query != null && read >= due) {
      sortKeys.learn(values);
      found = new Matches(query, games(query, read), read);
      due = read + Math.max(FEW, read / 4);
    }
  }

  /** Asks the reader to search the games that it has read so far. */
  void request(Query query) {
    requested = query;
  }

  /** Returns the last partial result of this query. */
  Optional<Matches> found(Query query) {
    return Optional.ofNullable(found).filter(last -> last.query().equals(query));
  }

  private int number(String text, Map<String, Integer> known) {
    Integer number = known.get(text);
    if (number != null) {
      return number;
    }
    synchronized (values) {
      values.add(Printable.of(text));
    }
    known.put(text, values.size() - 1);
    return values.size() - 1;
  }

  private Summary ofFile(int game) {
    try {
      return archive.summary(game);
    } catch (IOException | RuntimeException e) {
      return UNREAD; // opening it says why
    }
  }

  int size() {
    return moves.length;
  }

  int read() {
    return read;
  }

  boolean isWhole() {
    return isWhole;
  }

  /** Returns a game's summary, without characters that could act as terminal controls. */
  Summary summary(int game) {
    if (game >= read) {
      return ofFile(game); // a canvas doesn't show such characters either
    }
    synchronized (values) {
      return new Summary(
          text(Column.BLACK, game),
          text(Column.WHITE, game),
          text(Column.EVENT, game),
          text(Column.DATE, game),
          text(Column.RESULT, game),
          moves[game],
          text(Column.ABOUT, game));
    }
  }

  private String text(Column column, int game) {
    return values.get(texts[column.ordinal()][game]);
  }

  /**
   * Returns the games of a query; those equal in the column stay in the order of the file. All must
   * be read.
   */
  int[] games(Query query) {
    return games(query, moves.length);
  }

  private int[] games(Query query, int among) {
    int[] those = those(query.words(), among);
    if (query.column() == Column.NUMBER) {
      return query.isBackward() ? reversed(those) : those;
    }
    return sorted(those, keys(query.column(), query.isBackward(), among));
  }

  private int[] those(String words, int among) {
    BitSet games = new BitSet();
    games.set(0, among);
    for (String word : words.toLowerCase(Locale.ROOT).split(" ")) {
      if (!word.isEmpty()) {
        keep(games, sortKeys.with(word));
      }
    }
    int[] those = new int[games.cardinality()];
    int at = games.nextSetBit(0);
    for (int i = 0; i < those.length; i++) {
      those[i] = at;
      at = games.nextSetBit(at + 1);
    }
    return those;
  }

  /** Retains only the games that have one of these texts. */
  private void keep(BitSet games, BitSet wanted) {
    for (int game = games.nextSetBit(0); game >= 0; game = games.nextSetBit(game + 1)) {
      boolean isFound = false;
      for (int i = 0; i < texts.length && !isFound; i++) {
        isFound = texts[i].length > 0 && wanted.get(texts[i][game]);
      }
      if (!isFound) {
        games.clear(game);
      }
    }
  }

  private static int[] reversed(int[] games) {
    int[] reversed = new int[games.length];
    for (int i = 0; i < games.length; i++) {
      reversed[i] = games[games.length - 1 - i];
    }
    return reversed;
  }

  /** Returns a sort key for each game: 0 or more, no more than there are texts. */
  private int[] keys(Column column, boolean isBackward, int among) {
    int most = column == Column.MOVES ? Arrays.stream(moves).max().orElse(0) + 1 : sortKeys.size();
    int[] keys = new int[among];
    for (int game = 0; game < keys.length; game++) {
      int key =
          column == Column.MOVES ? moves[game] + 1 : sortKeys.of(texts[column.ordinal()][game]);
      keys[game] = isBackward ? most - key : key;
    }
    return keys;
  }

  /** Sorts by counting, bytes from the last to the first, which is stable. */
  private static int[] sorted(int[] games, int[] keys) {
    int[] from = games.clone();
    int[] to = new int[games.length];
    for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
      int[] starts = new int[257];
      for (int game : from) {
        starts[(keys[game] >>> shift & 0xff) + 1]++;
      }
      if (starts[1] == games.length) {
        continue; // all have a zero there
      }
      for (int i = 0; i < 256; i++) {
        starts[i + 1] += starts[i];
      }
      for (int game : from) {
        to[starts[keys[game] >>> shift & 0xff]++] = game;
      }
      int[] swapped = from;
      from = to;
      to = swapped;
    }
    return from;
  }
}
