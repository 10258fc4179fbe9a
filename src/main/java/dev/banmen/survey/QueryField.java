package dev.banmen.survey;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.record.ResultWords;
import dev.banmen.text.Language;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/**
 * What a question may ask about a game by name, such as {@code player} in {@code player:dora}.
 * Stateless.
 */
enum QueryField {
  BLACK(value -> any(value, "PB")),
  WHITE(value -> any(value, "PW")),
  PLAYER(value -> any(value, "PB", "PW")),
  WINNER(value -> whole(game -> hasWon(game, value, true))),
  LOSER(value -> whole(game -> hasWon(game, value, false))),
  RESULT(QueryField::result),
  DATE(QueryField::date),
  EVENT(value -> any(value, "EV")),
  RANK(QueryField::rank),
  KOMI(value -> number(value, QueryField::decimal, game -> game.text("KM"))),
  HANDICAP(QueryField::handicap),
  SIZE(QueryField::size),
  RULES(value -> whole(game -> game.text("RU").map(said -> has(rules(game, said, value), value)))),
  GAME(value -> certain(game -> value.isEmpty() || game.kind().family().equals(value))),
  MOVES(value -> count(value, game -> Optional.of(Integer.toString(game.moves())))),
  OPENING(value -> game -> opening(game, value)),
  COMMENT(
      value ->
          game ->
              game.maySay(value)
                  ? game.onceRead(read -> comment(read.tree(), value))
                  : RecordTree.NONE),
  ATTEMPTS(QueryField::attempts);

  /** The properties in which a word without a field is looked for. */
  private static final String[] TEXTS = {"PB", "PW", "EV", "DT", "RE", "GN", "RO", "PC"};

  /** The words that may stand behind the number of a rank. */
  private static final List<String> RANKS = List.of("kyu", "dan", "professional", "gup");

  /** That of what is asked of each position. */
  static final int MOST_COST = 3;

  /** Those whose value is a player. */
  static final List<QueryField> PLAYERS = List.of(PLAYER, BLACK, WHITE, WINNER, LOSER);

  /** What may stand for a result beside words that say one, such as {@code black wins}. */
  private static final Pattern RESULT_SIGN =
      Pattern.compile("[bw]\\+.*|v(oi?)?|\\?|(left.)?un(known|finished)");

  private final Function<String, ToIntFunction<QueriedGame>> asked;

  /**
   * @param asked makes of a value the question at which node it is first so; null if it is no value
   *     of the field
   */
  QueryField(Function<String, ToIntFunction<QueriedGame>> asked) {
    this.asked = asked;
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How long it takes to find out, from 0 for what the file says at once. */
  int cost() {
    return switch (this) {
      case SIZE, RESULT, WINNER, LOSER -> 1;
      case COMMENT, OPENING -> 2;
      case ATTEMPTS -> MOST_COST;
      default -> 0;
    };
  }

  static Optional<QueryField> named(String id) {
    for (QueryField field : values()) {
      if (field.id().equals(id)) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the question whether the field has a value.
   *
   * @param games those that a value may name
   * @param value in small letters; an empty one asks whether it has any
   * @return what finds the first node at which it has, {@link QueriedGame#WHOLE} if that is so of
   *     the game, {@link RecordTree#NONE}, or {@link QueriedGame#UNREAD}; empty if this is no value
   *     of the field
   */
  Optional<ToIntFunction<QueriedGame>> asking(String value, Games games) {
    boolean isNamed = this == GAME && !value.isEmpty();
    Optional<String> known = isNamed ? family(value, games) : Optional.of(value);
    return known.map(asked);
  }

  /** The id of a game that is called this, in whatever language. */
  private static Optional<String> family(String name, Games games) {
    return games.families().stream()
        .filter(family -> family.id().equals(name) || isCalled(family, name))
        .map(Family::id)
        .findFirst();
  }

  private static boolean isCalled(Family family, String name) {
    return Language.ALL.stream()
        .map(language -> family.in(language).name())
        .anyMatch(called -> small(called).equals(name));
  }

  /** The question whether a game says this anywhere about itself as a whole, or in a comment. */
  static ToIntFunction<QueriedGame> saying(String word) {
    return whole(
        game -> {
          Optional<Boolean> said = any(game, text -> has(text, word), TEXTS);
          return said.orElse(true) || !game.maySay(word) ? said : about(game, word);
        });
  }

  /** Looks in the first comment, too, which tables show if the game has no name. */
  private static Optional<Boolean> about(QueriedGame game, String word) {
    return game.text("C")
        .flatMap(first -> first.isEmpty() ? game.text("GC") : Optional.of(first))
        .map(first -> has(first, word));
  }

  private static ToIntFunction<QueriedGame> certain(Predicate<QueriedGame> test) {
    return whole(game -> Optional.of(test.test(game)));
  }

  /** The question whether something is so of a game as a whole, where that is known. */
  private static ToIntFunction<QueriedGame> whole(
      Function<QueriedGame, Optional<Boolean>> whether) {
    return game ->
        whether
            .apply(game)
            .map(is -> is ? QueriedGame.WHOLE : RecordTree.NONE)
            .orElse(QueriedGame.UNREAD);
  }

  private static ToIntFunction<QueriedGame> any(String value, String... ids) {
    return whole(game -> any(game, text -> has(text, value), ids));
  }

  /** Whether one of a game's texts is such; nothing if only one may be that isn't known. */
  private static Optional<Boolean> any(QueriedGame game, Predicate<String> isSuch, String... ids) {
    boolean isKnown = true;
    for (String id : ids) {
      Optional<String> text = game.text(id);
      if (text.filter(isSuch).isPresent()) {
        return Optional.of(true);
      }
      isKnown &= text.isPresent();
    }
    return isKnown ? Optional.of(false) : Optional.empty();
  }

  private static boolean has(String text, String value) {
    return value.isEmpty() ? !text.isEmpty() : small(text).contains(value);
  }

  static String small(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static Optional<Boolean> hasWon(QueriedGame game, String player, boolean isWinner) {
    Predicate<String> isPlayer = name -> has(name, player);
    if (!any(game, isPlayer, "PB", "PW").orElse(true)) {
      return Optional.of(false); // who won may take long to find out
    }
    return game.winner()
        .flatMap(
            winner ->
                switch (winner) {
                  case BLACK -> any(game, isPlayer, isWinner ? "PB" : "PW");
                  case WHITE -> any(game, isPlayer, isWinner ? "PW" : "PB");
                  default -> Optional.of(false);
                });
  }

  /** {@code b}, {@code w}, {@code draw}; or as in the file, such as {@code b+r}, {@code b+3.5}. */
  private static ToIntFunction<QueriedGame> result(String value) {
    return switch (value) {
      case "" -> any("", "RE");
      case "b", "black" -> won(Winner.BLACK);
      case "w", "white" -> won(Winner.WHITE);
      case "draw", "jigo", "0" -> won(Winner.DRAW);
      default ->
          isResult(value)
              ? whole(game -> any(game, result -> isResult(small(result), value), "RE"))
              : null;
    };
  }

  private static ToIntFunction<QueriedGame> won(Winner by) {
    return whole(game -> game.winner().map(winner -> winner == by));
  }

  private static boolean isResult(String value) {
    return RESULT_SIGN.matcher(value).matches() || !ResultWords.result(value).isEmpty();
  }

  /** Whether a result is that, or begins so with a word: {@code b+r} is {@code b+resign}. */
  private static boolean isResult(String text, String value) {
    boolean endsInDigit = Character.isDigit(value.charAt(value.length() - 1));
    return text.equals(value) || text.startsWith(value) && !endsInDigit;
  }

  /** A year, month or day, or a range of them. */
  private static ToIntFunction<QueriedGame> date(String value) {
    if (value.isEmpty()) {
      return day(day -> !day.isEmpty());
    }
    Comparator<String> order = (one, other) -> start(one, other).compareTo(start(other, one));
    return Range.of(value, text -> Optional.of(text).filter(QueryField::isDate), order)
        .map(range -> day(day -> !day.isEmpty() && isWithin(day, range)))
        .orElse(null);
  }

  /** The question whether the day on which a game began is such. */
  private static ToIntFunction<QueriedGame> day(Predicate<String> isSuch) {
    return whole(game -> any(game, dates -> isSuch.test(QueriedGame.date(dates)), "DT"));
  }

  private static boolean isDate(String text) {
    if (!text.matches("\\d{4}(-\\d{2}(-\\d{2})?)?")) {
      return false;
    }
    try {
      LocalDate.parse(text + "-01-01".substring(text.length() - 4));
      return true;
    } catch (DateTimeParseException e) {
      return false; // no such month or day
    }
  }

  /** A day belongs to its month and year; a game of some day in a year is not within a month. */
  private static boolean isWithin(String date, Range<String> range) {
    return range.least().stream().allMatch(least -> start(date, least).compareTo(least) >= 0)
        && range.most().stream()
            .allMatch(
                most ->
                    start(date, most).compareTo(most) <= 0
                        && (date.length() >= most.length() || !most.startsWith(date)));
  }

  private static String start(String date, String as) {
    return date.substring(0, Math.min(date.length(), as.length()));
  }

  private static ToIntFunction<QueriedGame> count(
      String value, Function<QueriedGame, Optional<String>> of) {
    return number(value, QueryField::natural, of);
  }

  /**
   * @param end reads an end of the range of numbers
   */
  private static ToIntFunction<QueriedGame> number(
      String value,
      Function<String, Optional<Double>> end,
      Function<QueriedGame, Optional<String>> of) {
    if (value.isEmpty()) {
      return whole(game -> of.apply(game).map(text -> decimal(text).isPresent()));
    }
    return Range.of(value, end, Comparator.naturalOrder())
        .map(
            range ->
                whole(
                    game ->
                        of.apply(game).map(text -> decimal(text).filter(range::has).isPresent())))
        .orElse(null);
  }

  private static Optional<Double> decimal(String text) {
    return text.matches("-?\\d{1,9}(\\.\\d{0,9})?")
        ? Optional.of(Double.valueOf(text))
        : Optional.empty();
  }

  private static Optional<Double> natural(String text) {
    return decimal(text).filter(number -> text.matches("\\d+"));
  }

  /** An even game has none. */
  private static ToIntFunction<QueriedGame> handicap(String value) {
    return count(
        value.isEmpty() ? "1.." : value,
        game -> game.text("HA").map(text -> decimal(text).isPresent() ? text : "0"));
  }

  /** The beginning of a rank, such as {@code 9}, {@code 9p} or {@code 3 kyu}, or a word. */
  private static ToIntFunction<QueriedGame> rank(String value) {
    String rank = value.replace(" ", "");
    String after = rank.replaceFirst("^\\d{1,2}(?=[a-z])", "");
    boolean isKnown = after.equals(rank) || RANKS.stream().anyMatch(kind -> kind.startsWith(after));
    return isKnown || !after.matches("[a-z]+")
        ? whole(game -> any(game, text -> isRank(text, rank), "BR", "WR"))
        : null;
  }

  private static boolean isRank(String text, String value) {
    String rank = small(text).replace(" ", "");
    return value.isEmpty() ? !rank.isEmpty() : rank.startsWith(value);
  }

  /** {@code 19} is {@code 19x19}. */
  private static ToIntFunction<QueriedGame> size(String value) {
    if (value.isEmpty()) {
      return certain(game -> true);
    } else if (!value.matches("\\d{1,3}(x\\d{1,3})?")) {
      return null;
    }
    String size = value.contains("x") ? value : value + "x" + value;
    return certain(game -> game.game().size().toString().equals(size));
  }

  private static String rules(QueriedGame game, String said, String value) {
    return value.isEmpty() ? said : said + " " + game.kind().chosen().getOrDefault("rules", "");
  }

  /** By any name on its way: a game of the Stephenson is one of the Tiger, too. */
  private static int opening(QueriedGame game, String value) {
    OpeningNames names = game.openings();
    return names.isEmpty()
        ? RecordTree.NONE
        : game.onceRead(
            read ->
                names.node(
                    read.replay(),
                    opening -> has(opening.name(), value) || has(opening.original(), value)));
  }

  private static int comment(RecordTree tree, String value) {
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      for (Property property : tree.properties(node)) {
        if (GameFacts.COMMENTS.contains(property.id()) && has(property.value(), value)) {
          return node;
        }
      }
    }
    return RecordTree.NONE;
  }

  /** Moves that the rules refuse, in all variations; their number, or any. */
  private static ToIntFunction<QueriedGame> attempts(String value) {
    Optional<Range<Double>> range =
        Range.of(value.isEmpty() ? "1.." : value, QueryField::natural, Comparator.naturalOrder());
    return range
        .<ToIntFunction<QueriedGame>>map(
            wanted ->
                game ->
                    game.onceRead(
                        read -> {
                          List<Integer> refused = refused(read);
                          return !wanted.has((double) refused.size())
                              ? RecordTree.NONE
                              : refused.isEmpty() ? QueriedGame.WHOLE : refused.get(0);
                        }))
        .orElse(null);
  }

  private static List<Integer> refused(LoadedGame game) {
    List<Integer> refused = new ArrayList<>();
    Replay replay = game.replay();
    do {
      if (replay.missNumber() != 0 && MoveNumbers.isMove(game.tree().properties(replay.node()))) {
        refused.add(replay.node());
      }
    } while (replay.next());
    return refused;
  }
}
