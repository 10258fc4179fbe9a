package dev.banmen.survey;

import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * A question about recorded games: words that they say about themselves, fields with values such as
 * {@code player:dora}, {@code date:2016..2019} or {@code not:handicap}, and positions; all must
 * hold. Immutable; for any thread.
 */
public final class GameQuery {
  static final char BEFORE_VALUE = ':';
  private static final char WIDE_COLON = '：';
  static final String NOT = "not:";
  static final String POSITION = "pos";
  static final String PATTERN = "pattern";
  private static final int MOST_WORDS = 50;

  private final KnownGames known;
  private final List<QueryPart> parts; // what takes longest last

  /** What is known of a game without reading it. */
  public enum Holds {
    YES,
    NO,
    /** The game must be read to know. */
    UNKNOWN
  }

  /** Where the position is that somebody asks for. */
  @FunctionalInterface
  public interface Positions {
    /**
     * Reads a game.
     *
     * @param file as it was typed
     * @param game its number in the file, from 1
     * @throws QueryFault if it can't be read
     */
    Recording read(String file, int game) throws QueryFault;
  }

  private GameQuery(KnownGames known, List<QueryPart> parts) {
    this.known = known;
    List<QueryPart> sorted = new ArrayList<>(parts);
    sorted.sort(
        (one, other) -> one.cost() - other.cost()); // one of Java's own takes longer to make
    this.parts = List.copyOf(sorted);
  }

  /**
   * Reads a question.
   *
   * @param words each with its value, however that was quoted; none ask for every game
   * @param positions reads the games that positions are of
   * @throws QueryFault if one of the words can't be understood
   */
  public static GameQuery of(List<String> words, Games games, Positions positions)
      throws QueryFault {
    Words sentences = games.language().words(GameQuery.class);
    if (words.size() > MOST_WORDS) {
      throw new QueryFault(words.get(MOST_WORDS), sentences.text("query.long", MOST_WORDS));
    }
    KnownGames known = new KnownGames(games);
    QueryReader reader = new QueryReader(known, sentences, positions);
    List<QueryPart> parts = new ArrayList<>();
    for (String word : words) {
      parts.add(reader.part(word));
    }
    return new GameQuery(known, parts);
  }

  /** The words that may stand before a colon, for completion. */
  public static List<String> fields() {
    List<String> ids =
        new ArrayList<>(Arrays.stream(QueryField.values()).map(QueryField::id).toList());
    ids.add(POSITION);
    ids.add(PATTERN);
    ids.add(NOT.substring(0, NOT.length() - 1));
    return List.copyOf(ids);
  }

  /**
   * Whether a word is meant as a field, such as {@code komi:7.5}, whatever its letters and however
   * wide its colon; 12:30 is what a game may say.
   */
  public static boolean isField(String word) {
    int colon = colon(word);
    return colon > 0 && word.substring(0, colon).codePoints().allMatch(Character::isLetter);
  }

  /** Where a field's name ends; negative for no field. */
  static int colon(String word) {
    return word.replace(WIDE_COLON, BEFORE_VALUE).indexOf(BEFORE_VALUE);
  }

  /** Whether a line asks for more than words: it has a field that there is, such as player:dora. */
  public static boolean hasField(String line) {
    List<String> fields = fields();
    return words(line).stream()
        .anyMatch(
            word -> {
              int colon = colon(word);
              return colon > 0 && fields.contains(QueryField.small(word.substring(0, colon)));
            });
  }

  /** Whether it asks for a position or a part of one, which an index knows. */
  public boolean isOfPositions() {
    return parts.stream().anyMatch(part -> part.indexed().isPresent());
  }

  /**
   * The numbers of the games of an index for which it may hold.
   *
   * @param isEnough whether to look no further; then some may be missing
   */
  public BitSet games(PositionIndex index, BooleanSupplier isEnough) {
    BitSet games = new BitSet();
    games.set(0, index.games());
    parts.forEach(
        part -> part.indexed().ifPresent(known -> games.and(known.games(index, isEnough))));
    return games;
  }

  /**
   * The first node where all of it has held: {@link QueriedGame#WHOLE} if it is about the game as a
   * whole, {@link RecordTree#NONE} if something doesn't hold.
   */
  private int node(LoadedGame game) {
    int found = QueriedGame.WHOLE;
    int move = -1;
    for (QueryPart part : parts) {
      int node = part.in().applyAsInt(game);
      if (node == RecordTree.NONE) {
        return RecordTree.NONE;
      } else if (node != QueriedGame.WHOLE && MoveNumbers.of(game.tree(), node) > move) {
        move = MoveNumbers.of(game.tree(), node);
        found = node;
      }
    }
    return found;
  }

  /**
   * Whether all of it holds for a game.
   *
   * @throws OptionFault if there is no such game
   */
  public boolean holds(Recording recording) {
    return node(new LoadedGame(recording, known)) != RecordTree.NONE;
  }

  /** Whether all of it holds for a game of which only this is known. */
  public Holds holds(GameFacts facts) {
    RememberedGame game = new RememberedGame(facts, known);
    boolean isKnown = true;
    try {
      for (QueryPart part : parts) {
        int in = part.in().applyAsInt(game);
        if (in == RecordTree.NONE) {
          return Holds.NO;
        }
        isKnown &= in != QueriedGame.UNREAD;
      }
      isKnown = isKnown && FoundGame.IDS.stream().allMatch(id -> facts.text(id).isPresent());
      return isKnown ? Holds.YES : Holds.UNKNOWN;
    } catch (OptionFault fault) {
      return Holds.UNKNOWN; // reading it says why
    }
  }

  /**
   * Returns a game, if all of it holds for that.
   *
   * @param number in its file, from 1
   * @throws OptionFault if there is no such game
   */
  public Optional<FoundGame> found(String file, int number, Recording recording) {
    int node = node(new LoadedGame(recording, known));
    return node == RecordTree.NONE
        ? Optional.empty()
        : Optional.of(FoundGame.of(file, number, recording, node));
  }

  /**
   * The lines that a line could become whose last word is to be a field, or names a player.
   *
   * @param players those that are known
   */
  public static List<String> completions(String line, Collection<String> players) {
    int start = 0;
    boolean isQuoted = false;
    for (int i = 0; i < line.length(); i++) {
      isQuoted ^= line.charAt(i) == '"';
      start = line.charAt(i) == ' ' && !isQuoted ? i + 1 : start;
    }
    String before = line.substring(0, start);
    String begun = QueryField.small(line.substring(start)).replace("\"", "");
    String not = begun.startsWith(NOT) ? NOT : "";
    Stream<String> fields = fields().stream().map(field -> not + field + BEFORE_VALUE);
    Stream<String> named =
        QueryField.PLAYERS.stream()
            .map(field -> not + field.id() + BEFORE_VALUE)
            .filter(field -> begun.startsWith(field) && begun.length() > field.length())
            .flatMap(field -> players.stream().map(field::concat));
    return Stream.concat(fields, named)
        .filter(word -> QueryField.small(word).startsWith(begun) && word.length() > begun.length())
        .distinct()
        .sorted()
        .map(word -> before + quoted(word))
        .toList();
  }

  private static String quoted(String word) {
    int value = word.lastIndexOf(BEFORE_VALUE) + 1;
    return word.indexOf(' ') < 0
        ? word
        : word.substring(0, value) + '"' + word.substring(value) + '"';
  }

  /** The words of a line as it is typed; a value with blanks stands in quotation marks. */
  public static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean isQuoted = false;
    boolean isWord = false;
    for (int i = 0; i < line.length(); i++) {
      char letter = line.charAt(i);
      if (letter == '"') {
        isQuoted = !isQuoted;
        isWord = true;
      } else if (letter == ' ' && !isQuoted) {
        if (isWord) {
          words.add(word.toString());
        }
        word.setLength(0);
        isWord = false;
      } else {
        word.append(letter);
        isWord = true;
      }
    }
    if (isWord) {
      words.add(word.toString());
    }
    return words;
  }
}
