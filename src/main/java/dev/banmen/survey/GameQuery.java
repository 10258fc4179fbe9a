package dev.banmen.survey;

import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * A question about recorded games: words that they say about themselves, fields with values such as
 * {@code player:dora}, {@code date:2016..2019} or {@code not:handicap}, and positions; all must
 * hold. Immutable; for any thread.
 */
public final class GameQuery {
  private static final char BEFORE_VALUE = ':';
  private static final String NOT = "not:";
  private static final String POSITION = "pos";
  private static final String PATTERN = "pattern";
  private static final int MOST_WORDS = 50;
  private static final int MOST_PATTERNS = 2;

  private final KnownGames known;
  private final List<Asked> asked; // what takes longest last
  private final List<Long> keys; // of the positions that a game must have
  private final List<SoughtPattern> patterns; // that it must have

  /**
   * A part of the question.
   *
   * @param cost how long it takes to find out
   * @param in finds the first node where it holds, or says that it holds of the game, that it
   *     doesn't, or that the game must be read to know
   */
  private record Asked(int cost, ToIntFunction<QueriedGame> in) {}

  /** What is known of a game without reading it. */
  public enum Holds {
    YES,
    NO,
    /** The game must be read to know. */
    UNKNOWN
  }

  /** A position of a game: that after so many of its moves, or its last one. */
  private record NamedPosition(ReadGame of, int moves) {}

  /**
   * What an index knows of a question.
   *
   * @param all the patterns, also those that a game must not have: how many there may be
   */
  private record IndexedParts(
      List<Long> keys, List<SoughtPattern> patterns, List<SoughtPattern> all) {
    IndexedParts(List<SoughtPattern> all) {
      this(new ArrayList<>(), new ArrayList<>(), all);
    }

    /** For the sites of how many points of all places there is still room. */
    int room() {
      return SoughtPattern.MOST_SITES - all.stream().mapToInt(SoughtPattern::sites).sum();
    }
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

  private GameQuery(KnownGames known, List<Asked> asked, IndexedParts indexed) {
    this.known = known;
    this.asked = asked.stream().sorted(Comparator.comparingInt(Asked::cost)).toList();
    keys = List.copyOf(indexed.keys());
    patterns = List.copyOf(indexed.patterns());
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
    List<Asked> asked = new ArrayList<>();
    IndexedParts indexed = new IndexedParts(new ArrayList<>());
    for (String word : words) {
      asked.add(asking(word, known, sentences, positions, indexed));
    }
    return new GameQuery(known, asked, indexed);
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

  /** Whether a word is meant as a field, such as {@code komi:7.5}; 12:30 is what a game may say. */
  public static boolean isField(String word) {
    int colon = word.indexOf(BEFORE_VALUE);
    return colon > 0
        && QueryField.small(word.substring(0, colon))
            .chars()
            .allMatch(letter -> letter >= 'a' && letter <= 'z');
  }

  private static Asked asking(
      String word, KnownGames known, Words sentences, Positions positions, IndexedParts indexed)
      throws QueryFault {
    String small = QueryField.small(word);
    if (small.startsWith(NOT)) {
      String rest = word.substring(NOT.length());
      boolean isName = QueryField.named(QueryField.small(rest)).isPresent();
      if (rest.isEmpty() || QueryField.small(rest).startsWith(NOT)) {
        throw new QueryFault(word, sentences.text("query.not"));
      }
      Asked other =
          asking(
              isName ? rest + BEFORE_VALUE : rest,
              known,
              sentences,
              positions,
              new IndexedParts(indexed.all()));
      return new Asked(
          other.cost(),
          game ->
              switch (other.in().applyAsInt(game)) {
                case RecordTree.NONE -> QueriedGame.WHOLE;
                case QueriedGame.UNREAD -> QueriedGame.UNREAD;
                default -> RecordTree.NONE;
              });
    }
    if (!isField(word)) {
      return new Asked(0, QueryField.saying(small));
    }
    int colon = word.indexOf(BEFORE_VALUE);
    String name = small.substring(0, colon);
    if (name.equals(POSITION) || name.equals(PATTERN)) {
      String value = word.substring(colon + 1);
      if (name.equals(PATTERN)) {
        if (indexed.all().size() == MOST_PATTERNS) {
          throw new QueryFault(word, sentences.text("query.pattern.most", MOST_PATTERNS));
        }
        SoughtPattern pattern = pattern(word, value, known, sentences, positions, indexed.room());
        indexed.all().add(pattern);
        indexed.patterns().add(pattern);
        return new Asked(QueryField.MOST_COST, pattern::in);
      }
      NamedPosition at = position(word, value, known, sentences, positions);
      SoughtPosition sought = SoughtPosition.after(at.moves(), at.of());
      indexed.keys().add(sought.key());
      return new Asked(QueryField.MOST_COST, sought::in);
    }
    Optional<QueryField> field = QueryField.named(name);
    if (field.isEmpty()) {
      String choices = WordList.or(known.language(), fields());
      throw new QueryFault(word, sentences.text("query.field", name, choices));
    }
    return new Asked(
        field.get().cost(),
        field
            .get()
            .asking(small.substring(colon + 1), known.games())
            .orElseThrow(
                () ->
                    new QueryFault(
                        word, sentences.text("query." + name, known.games().choices()))));
  }

  /** {@code game.sgf@30}, {@code games.sgf#2@30}, {@code game.sgf} for its last position. */
  private static NamedPosition position(
      String word, String value, KnownGames known, Words sentences, Positions positions)
      throws QueryFault {
    int at = value.lastIndexOf('@');
    OptionalInt moves = at < 0 ? OptionalInt.of(Integer.MAX_VALUE) : number(value, at);
    String file = at < 0 ? value : value.substring(0, at);
    int hash = file.lastIndexOf('#');
    OptionalInt number = hash < 0 ? OptionalInt.empty() : number(file, hash);
    String name = number.isPresent() ? file.substring(0, hash) : file;
    if (moves.isEmpty() || name.isEmpty()) {
      throw new QueryFault(word, sentences.text("query.pos"));
    }
    ReadGame of = new ReadGame(positions.read(name, number.orElse(1)), known);
    if (at >= 0 && moves.getAsInt() > of.moves()) {
      throw new QueryFault(word, sentences.text("query.pos.most", of.moves()));
    }
    try {
      of.game();
      return new NamedPosition(of, moves.getAsInt());
    } catch (OptionFault fault) {
      throw new QueryFault(word, fault.getMessage());
    }
  }

  /** What a position marks, or its pieces; after commas, how they may be found. */
  private static SoughtPattern pattern(
      String word, String value, KnownGames known, Words sentences, Positions positions, int room)
      throws QueryFault {
    String named = value;
    Deque<String> choices = new ArrayDeque<>();
    int comma = named.lastIndexOf(',');
    while (comma >= 0 && BoardPart.isChoice(named.substring(comma + 1))) {
      choices.push(named.substring(comma + 1));
      named = named.substring(0, comma);
      comma = named.lastIndexOf(',');
    }
    NamedPosition at = position(word, named, known, sentences, positions);
    RecordTree tree = at.of().tree();
    int node = MoveNumbers.node(tree, tree.end(RecordTree.ROOT), at.moves());
    SoughtPattern pattern =
        SoughtPattern.at(at.of().replay(), node, part -> part.with(choices), room)
            .orElseThrow(() -> new QueryFault(word, sentences.text("query.pattern")));
    if (pattern.isTooLarge()) {
      throw new QueryFault(word, sentences.text("query.pattern.large"));
    }
    return pattern;
  }

  private static OptionalInt number(String text, int after) {
    String digits = text.substring(after + 1);
    return digits.matches("\\d{1,9}")
        ? OptionalInt.of(Integer.parseInt(digits))
        : OptionalInt.empty();
  }

  /** Whether it asks for a position or a part of one, which an index knows. */
  public boolean isOfPositions() {
    return !keys.isEmpty() || !patterns.isEmpty();
  }

  /** The numbers of the games of an index for which it may hold. */
  public BitSet games(PositionIndex index) {
    BitSet games = new BitSet();
    games.set(0, index.games());
    keys.forEach(key -> games.and(index.games(key)));
    patterns.forEach(pattern -> games.and(PatternSearch.games(index, pattern)));
    return games;
  }

  /**
   * The first node where all of it has held: {@link QueriedGame#WHOLE} if it is about the game as a
   * whole, {@link RecordTree#NONE} if something doesn't hold.
   */
  private int node(ReadGame game) {
    int found = QueriedGame.WHOLE;
    int move = -1;
    for (Asked one : asked) {
      int node = one.in().applyAsInt(game);
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
    return node(new ReadGame(recording, known)) != RecordTree.NONE;
  }

  /** Whether all of it holds for a game of which only this is known. */
  public Holds holds(GameFacts facts) {
    RememberedGame game = new RememberedGame(facts, known);
    boolean isKnown = true;
    try {
      for (Asked one : asked) {
        int in = one.in().applyAsInt(game);
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
    int node = node(new ReadGame(recording, known));
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
