package dev.banmen.tui.page.files;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.schedule.DaemonThreads;
import dev.banmen.survey.GameQuery;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Summaries of a file's games, stored in few bytes. A thread of its own reads the file, once; a
 * game that it has not reached is read on request. For any thread.
 *
 * <p>Each text is stored once, with a number for each game and column. In the end each text has a
 * rank: games are sorted by numbers, and texts are searched, not games.
 */
final class GameSummaries {
  /** The summary of a game that can't be read. */
  private static final Summary UNREAD = new Summary("?", "?", "", "", "", -1);

  /** How many games show whether the file names players. */
  private static final int FIRST = 20;

  private final Archive archive;
  private final int[][] texts = new int[Column.count()][]; // of each text column, by game
  private final int[] moves;
  private final boolean isNamed;
  private final boolean isTitled;
  private final List<String> values = new ArrayList<>(); // each text once
  private volatile int read; // how many games
  private volatile SortRanks sortRanks; // of the texts; null until all is read

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

    /** Returns those of its words that name a field, such as {@code date:2016}. */
    List<String> fields() {
      return GameQuery.words(words).stream().filter(GameQuery::isField).toList();
    }
  }

  private GameSummaries(Archive archive) {
    this.archive = archive;
    for (Column column : Column.values()) {
      texts[column.ordinal()] = new int[column.isText() ? archive.size() : 0];
    }
    moves = new int[archive.size()];
    isNamed = isNamed();
    isTitled =
        first(summary -> !summary.about().isEmpty())
            && !first(summary -> !summary.event().isEmpty());
  }

  /** Whether any of the first games says who played. */
  private boolean isNamed() {
    return moves.length == 0
        || first(summary -> !summary.black().isEmpty() || !summary.white().isEmpty());
  }

  /** Whether that is so of any of the first games. */
  private boolean first(Predicate<Summary> test) {
    return IntStream.range(0, Math.min(FIRST, moves.length)).mapToObj(this::ofFile).anyMatch(test);
  }

  /** Whether games have names, or other things are said of them, but no events. */
  boolean hasTitles() {
    return isTitled;
  }

  /** Whether the players of the games are known. */
  boolean hasNames() {
    return isNamed;
  }

  static GameSummaries of(Archive archive) {
    GameSummaries summaries = new GameSummaries(archive);
    DaemonThreads.start("summaries", summaries::readAll);
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
    }
    sortRanks = new SortRanks(values);
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

  /** The players of the games that were read, each once. */
  List<String> players() {
    BitSet players = new BitSet();
    for (int game = 0; game < read; game++) {
      players.set(texts[Column.BLACK.ordinal()][game]);
      players.set(texts[Column.WHITE.ordinal()][game]);
    }
    synchronized (values) {
      return players.stream().mapToObj(values::get).filter(name -> !name.isEmpty()).toList();
    }
  }

  int size() {
    return moves.length;
  }

  int read() {
    return read;
  }

  boolean isWhole() {
    return sortRanks != null;
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
   *
   * @param among those for which its fields hold
   */
  int[] games(Query query, BitSet among) {
    int[] those = those(query.words(), among);
    long[] keys = new long[those.length]; // what it is sorted by, and its place
    for (int i = 0; i < those.length; i++) {
      int key = key(query.column(), those[i]);
      keys[i] = (long) (query.isBackward() ? -key : key) << Integer.SIZE | i;
    }
    Arrays.sort(keys);
    return Arrays.stream(keys).mapToInt(key -> those[(int) key]).toArray();
  }

  private int key(Column column, int game) {
    return switch (column) {
      case NUMBER -> game;
      case MOVES -> moves[game];
      default -> sortRanks.of(texts[column.ordinal()][game]);
    };
  }

  private int[] those(String words, BitSet among) {
    BitSet games = (BitSet) among.clone();
    for (String word : GameQuery.words(words)) {
      if (!GameQuery.isField(word)) {
        keep(games, sortRanks.with(word.toLowerCase(Locale.ROOT)));
      }
    }
    return games.stream().toArray();
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
}
