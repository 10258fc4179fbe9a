package dev.banmen.survey;

import dev.banmen.game.OptionFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the words of one question. Mutable, one thread. */
final class QueryReader {
  private static final int MOST_PATTERNS = 2;

  private final KnownGames known;
  private final Words sentences;
  private final GameQuery.Positions positions;
  private final List<SoughtPattern> patterns = new ArrayList<>(); // of this question

  /** A position of a game: that after so many of its moves, or its last one. */
  private record NamedPosition(LoadedGame of, int moves) {}

  /**
   * Reads no word yet.
   *
   * @param positions reads the games that positions are of
   */
  QueryReader(KnownGames known, Words sentences, GameQuery.Positions positions) {
    this.known = known;
    this.sentences = sentences;
    this.positions = positions;
  }

  /**
   * Reads a word with its value.
   *
   * @throws QueryFault if it can't be understood
   */
  QueryPart part(String word) throws QueryFault {
    String small = QueryField.small(word);
    if (small.startsWith(GameQuery.NOT)) {
      return not(word);
    } else if (!GameQuery.isField(word)) {
      return new QueryPart(0, QueryField.saying(small));
    }
    int colon = GameQuery.colon(word);
    String name = small.substring(0, colon);
    String value = word.substring(colon + 1);
    return switch (name) {
      case GameQuery.POSITION -> {
        SoughtPosition sought = soughtPosition(word, value);
        yield new QueryPart(
            QueryField.MOST_COST,
            sought::in,
            Optional.of((index, isEnough) -> index.games(sought.key())));
      }
      case GameQuery.PATTERN -> {
        SoughtPattern sought = soughtPattern(word, value);
        yield new QueryPart(
            QueryField.MOST_COST,
            sought::in,
            Optional.of((index, isEnough) -> PatternSearch.games(index, sought, isEnough)));
      }
      default -> field(word, name, QueryField.small(value));
    };
  }

  private QueryPart not(String word) throws QueryFault {
    String rest = word.substring(GameQuery.NOT.length());
    String small = QueryField.small(rest);
    if (rest.isEmpty() || small.startsWith(GameQuery.NOT)) {
      throw new QueryFault(word, sentences.text("query.not"));
    }
    boolean isName = QueryField.named(small).isPresent();
    QueryPart other = part(isName ? rest + GameQuery.BEFORE_VALUE : rest);
    return new QueryPart(
        other.cost(),
        game ->
            switch (other.in().applyAsInt(game)) {
              case RecordTree.NONE -> QueriedGame.WHOLE;
              case QueriedGame.UNREAD -> QueriedGame.UNREAD;
              default -> RecordTree.NONE;
            });
  }

  private QueryPart field(String word, String name, String value) throws QueryFault {
    Optional<QueryField> field = QueryField.named(name);
    if (field.isEmpty()) {
      String choices = WordList.or(known.language(), GameQuery.fields());
      throw new QueryFault(word, sentences.text("query.field", name, choices));
    }
    return new QueryPart(
        field.get().cost(),
        field
            .get()
            .asking(value, known.games())
            .orElseThrow(() -> new QueryFault(word, refusal(field.get(), value))));
  }

  /** Why a field can't have a value. */
  private String refusal(QueryField field, String value) {
    boolean isBackwards = field.asking(Range.turned(value), known.games()).isPresent();
    return isBackwards
        ? sentences.text("query.backwards", Range.turned(value))
        : sentences.text("query." + field.id(), known.games().choices());
  }

  private SoughtPosition soughtPosition(String word, String value) throws QueryFault {
    NamedPosition at = position(word, value);
    return SoughtPosition.after(at.moves(), at.of());
  }

  /** {@code game.sgf@30}, {@code games.sgf#2@30}, {@code game.sgf} for its last position. */
  private NamedPosition position(String word, String value) throws QueryFault {
    int at = value.lastIndexOf('@');
    OptionalInt moves = at < 0 ? OptionalInt.of(Integer.MAX_VALUE) : number(value, at);
    String file = at < 0 ? value : value.substring(0, at);
    int hash = file.lastIndexOf('#');
    OptionalInt number = hash < 0 ? OptionalInt.empty() : number(file, hash);
    String name = number.isPresent() ? file.substring(0, hash) : file;
    if (moves.isEmpty() || name.isEmpty()) {
      throw new QueryFault(word, sentences.text("query.pos"));
    }
    LoadedGame of = new LoadedGame(positions.read(name, number.orElse(1)), known);
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
  private SoughtPattern soughtPattern(String word, String value) throws QueryFault {
    if (patterns.size() == MOST_PATTERNS) {
      throw new QueryFault(word, sentences.text("query.pattern.most", MOST_PATTERNS));
    }
    String named = value;
    Deque<String> choices = new ArrayDeque<>();
    int comma = named.lastIndexOf(',');
    while (comma >= 0 && BoardPart.isChoice(named.substring(comma + 1))) {
      choices.push(named.substring(comma + 1));
      named = named.substring(0, comma);
      comma = named.lastIndexOf(',');
    }
    NamedPosition at = position(word, named);
    RecordTree tree = at.of().tree();
    int node = MoveNumbers.node(tree, tree.end(RecordTree.ROOT), at.moves());
    int room = SoughtPattern.MOST_SITES - patterns.stream().mapToInt(SoughtPattern::sites).sum();
    SoughtPattern pattern =
        SoughtPattern.at(at.of().replay(), node, part -> part.with(choices), room)
            .orElseThrow(() -> new QueryFault(word, sentences.text("query.pattern")));
    if (pattern.isTooLarge()) {
      throw new QueryFault(word, sentences.text("query.pattern.large"));
    }
    patterns.add(pattern);
    return pattern;
  }

  private static OptionalInt number(String text, int after) {
    String digits = text.substring(after + 1);
    return digits.matches("\\d{1,9}")
        ? OptionalInt.of(Integer.parseInt(digits))
        : OptionalInt.empty();
  }
}
