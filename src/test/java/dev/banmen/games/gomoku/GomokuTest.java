package dev.banmen.games.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Overlay;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.Warning;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.laws.CoachClaims;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.ModelStones;
import dev.banmen.laws.Past;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.Reference;
import dev.banmen.laws.Witness;
import dev.banmen.record.Replay;
import dev.banmen.record.sgf.SgfFiles;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Five in a row win, in every direction; refusals say why. */
class GomokuTest implements GameCase {
  /** Four in each direction, and {@code a} for the fifth; each misses its neighbours by one. */
  private static final List<String> FOURS =
      List.of(
          """
          . . . . . .
          X X X X a .
          . . . . . .
          . . . . . .
          . . . . . .
          . . . . . .
          """,
          """
          . . . . . X
          . . . . . X
          . . . . . a
          . . . . . X
          . . . . . X
          . . . . . .
          """,
          """
          a . . . . .
          . X . . . .
          . . X . . .
          . . . X . .
          . . . . X .
          . . . . . .
          """,
          """
          . . . . . X
          . . . . X .
          . . . a . .
          . . X . . .
          . X . . . .
          . . . . . .
          """);

  private static Position of(String rules, Side toMove, String diagram) {
    List<String> lines = diagram.lines().map(line -> line.replace(" ", "")).toList();
    Map<Site, Mark> marks = new TreeMap<>();
    for (int row = 0; row < lines.size(); row++) {
      for (int col = 0; col < lines.get(row).length(); col++) {
        char c = lines.get(row).charAt(col);
        if (c == 'X' || c == 'O') {
          marks.put(new Site(row, col), c == 'X' ? Mark.BLACK : Mark.WHITE);
        }
      }
    }
    String size = lines.size() + "x" + lines.get(0).length();
    Game game = new GomokuFamily().game(Map.of("size", size, "rules", rules));
    return Position.of(game, new Setup(marks, Optional.of(toMove)));
  }

  private static Place place(Position position, Side side, String name) {
    return new Place(side, position.game().notation().parse(name).orElseThrow());
  }

  private static Position played(Position position, Place place) {
    return ((Played) position.play(place)).after();
  }

  private static Outcome outcome(Position position, Side side, String name) {
    Board board = position.board();
    Place place = place(position, side, name);
    assertThat(board.play(side, position.lattice().index(place))).isZero();
    return board.outcome().orElse(null);
  }

  @Test
  void fiveInARowWinInEveryDirection() {
    List<String> fifth = List.of("E5", "F4", "A6", "D4");
    for (int i = 0; i < FOURS.size(); i++) {
      for (String rules : List.of("freestyle", "exact")) {
        Position four = of(rules, Side.BLACK, FOURS.get(i));
        assertThat(four.outcome()).isEmpty();
        assertThat(outcome(four, Side.BLACK, fifth.get(i))).isEqualTo(Outcome.reached(Side.BLACK));
        assertThat(outcome(four, Side.BLACK, "A1")).isNull();
      }
    }
  }

  @Test
  void aRowDoesNotGoRoundTheEdge() {
    Position edge =
        of(
            "freestyle",
            Side.BLACK,
            """
            . . . X X .
            . . . . X X
            X X . . . .
            . . . . . .
            . . . . . .
            """);
    assertThat(outcome(edge, Side.BLACK, "C3")).isNull();
  }

  private static final String SIX =
      """
      . . . . . . .
      X X X . X X .
      . . . X . . .
      . . . X . . .
      . . . . . . .
      . . . X . . .
      . . . X . . .
      """;

  @Test
  void sixWinFreestyleAndNotWhereExactlyFiveAreAsked() {
    assertThat(outcome(of("freestyle", Side.BLACK, SIX), Side.BLACK, "D6")).isNotNull();
    assertThat(outcome(of("exact", Side.BLACK, SIX), Side.BLACK, "D6")).isNull();
    Position exact = of("exact", Side.BLACK, SIX);
    assertThat(exact.explain(place(exact, Side.BLACK, "D6")).sentence())
        .isEqualTo("D6 makes 6 in a row: an overline, which does not win here.");
  }

  @Test
  void aFiveBesideAnOverlineWins() {
    Position both =
        of(
            "exact",
            Side.BLACK,
            """
            . . . . . . .
            X X X . X X .
            . . . X . . .
            . . . X . . .
            . . . X . . .
            . . . X . . .
            . . . . . . .
            """);
    assertThat(outcome(both, Side.BLACK, "D6")).isEqualTo(Outcome.reached(Side.BLACK));
    Position won = played(both, place(both, Side.BLACK, "D6"));
    assertThat(won.game().winningOverlay(won).hints().keySet())
        .hasSize(5)
        .allMatch(site -> site.col() == 3);
  }

  @Test
  void anOccupiedPointShowsItsStone() {
    Position start = of("freestyle", Side.BLACK, ". . . . .\n".repeat(5));
    Position one = played(start, place(start, Side.BLACK, "C3"));
    Explanation told = one.explain(place(one, Side.WHITE, "C3"));
    assertThat(one.miss(place(one, Side.WHITE, "C3"))).contains(GomokuMiss.OCCUPIED);
    assertThat(told.sentence()).isEqualTo("C3 is occupied: Black played there on move 1.");
    assertThat(told.overlay().hints()).containsEntry(new Site(2, 2), Hint.BLOCKED);
    assertThat(one.miss(place(one, Side.WHITE, "C4"))).isEmpty();
  }

  @Test
  void nobodyPasses() {
    Position start = of("freestyle", Side.BLACK, ". . . . .\n".repeat(5));
    assertThat(start.miss(new Pass(Side.BLACK))).contains(GomokuMiss.NO_PASS);
    assertThat(start.explain(new Pass(Side.WHITE)).sentence())
        .isEqualTo("It is Black's turn. Also: you can't pass.");
  }

  @Test
  void offTheBoardIsOneBeyondTheEdge() {
    Position start = of("freestyle", Side.BLACK, ". . . . .\n".repeat(5));
    assertThat(start.miss(place(start, Side.BLACK, "E5"))).isEmpty();
    assertThat(start.miss(place(start, Side.BLACK, "F5"))).contains(GomokuMiss.OFF_BOARD);
    assertThat(start.explain(place(start, Side.BLACK, "F5")).sentence())
        .isEqualTo("F5 is off the board: columns A to E, rows 1 to 5.");
  }

  @Test
  void turnsAlternateFromBlack() {
    Game game = new GomokuFamily().game(Map.of());
    Position start = Position.start(game);
    assertThat(start.movers()).isEqualTo(Movers.BLACK);
    assertThat(start.miss(place(start, Side.WHITE, "H8"))).contains(GomokuMiss.NOT_YOUR_TURN);
    assertThat(played(start, place(start, Side.BLACK, "H8")).movers()).isEqualTo(Movers.WHITE);
  }

  @Test
  void theOnePointLeftOfAListIsNamed() {
    GomokuGame gomoku = (GomokuGame) Catalog.ALL.find("gomoku").orElseThrow().game(Map.of());
    List<Site> row = new ArrayList<>();
    for (int col = 0; col < 10; col++) {
      row.add(new Site(14, col));
    }
    assertThat(gomoku.names(row.subList(0, 9))).isEqualTo("A1 B1 C1 D1 E1 F1 G1 H1 I1");
    assertThat(gomoku.names(row)).isEqualTo("A1 B1 C1 D1 E1 F1 G1 H1 and 2 more");
  }

  @Test
  void afterTheEndTheFiveIsShown() {
    Position four = of("freestyle", Side.BLACK, FOURS.get(0));
    Position won = played(four, place(four, Side.BLACK, "E5"));
    assertThat(won.miss(place(won, Side.WHITE, "A1"))).contains(GomokuMiss.GAME_OVER);
    Explanation told = won.explain(place(won, Side.WHITE, "A1"));
    assertThat(told.sentence())
        .isEqualTo("The game is over: Black has five in a row (A5 B5 C5 D5 E5).");
    assertThat(told.overlay().hints()).hasSize(5).containsEntry(new Site(1, 4), Hint.CHAIN);
    assertThat(four.miss(place(four, Side.BLACK, "A1"))).isEmpty();
  }

  private static final String FULL =
      """
      X X O O X
      O O X X O
      X X O O X
      O O X X O
      X X O O .
      """;

  @Test
  void aFullBoardWithoutAFiveIsADraw() {
    Position last = of("freestyle", Side.BLACK, FULL);
    assertThat(last.outcome()).isEmpty();
    Position full = played(last, place(last, Side.BLACK, "E1"));
    assertThat(full.outcome()).contains(Outcome.drawn());
    assertThat(full.explain(place(full, Side.WHITE, "E1")).sentence())
        .isEqualTo(
            "The game is over: the board is full and no one has five in a row, so it is a draw.");
  }

  @Test
  void aMoveSaysWhatItThreatensAndWhatItStops() {
    Position three =
        of(
            "freestyle",
            Side.BLACK,
            """
            . . . . . . .
            . . . . . . .
            . O O O O . .
            . . . . . . .
            . . X X . . .
            . . . . . . .
            . . . . . . .
            """);
    assertThat(three.explain(place(three, Side.BLACK, "F5")).sentence())
        .isEqualTo(
            "F5 starts a new row."
                + " It stops White from making five there. White can win at A5.");
    assertThat(three.explain(place(three, Side.BLACK, "E3")).sentence())
        .isEqualTo("E3 makes 3 in a row. White can win at A5 or F5.");
  }

  @Test
  void anOpenThreeIsSaidToBecomeAnOpenFour() {
    Position two =
        of(
            "freestyle",
            Side.BLACK,
            """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . X X . . .
            . . . . . . .
            . O . . O . .
            . . . . . . .
            """);
    Explanation told = two.explain(place(two, Side.BLACK, "E4"));
    assertThat(told.sentence())
        .isEqualTo(
            "E4 makes 3 in a row. Unless it is stopped, Black makes an open four or a double four"
                + " next: B4 or F4.");
  }

  private static final String OPEN_THREE =
      """
      . . . . . . . . .
      . . . . . . . . .
      . . . O . . . . .
      . . . O . . . . .
      . . . X X X . . .
      . . . . . . . . .
      . . . . . . . . .
      """;

  @Test
  void theCoachWarnsOfAThreeThatIsLeftAndNotOfOneThatIsStopped() {
    Position three = of("freestyle", Side.WHITE, OPEN_THREE);
    Optional<Warning> away = warning(three, "D6");
    assertThat(away.orElseThrow().why().sentence())
        .isEqualTo(
            "After D6, Black can make an open four or a double four at C3 or G3, and nothing"
                + " stops both fives.");
    assertThat(warning(three, "C3")).isEmpty();
    assertThat(warning(three, "G3")).isEmpty();
  }

  @Test
  void theCoachGivesAsAReasonThatAThreeIsStopped() {
    Position three = of("freestyle", Side.WHITE, OPEN_THREE);
    assertThat(reason(three, "C3"))
        .contains(
            "Without a stone there, Black could make an open four or a double four at C3 or G3.");
    assertThat(reason(three, "D6")).isEmpty();
    assertThat(reason(three, "D3")).as("refused").isEmpty();
  }

  @Test
  void theFirstStoneHasRoomForFiveInAllDirections() {
    Position start = Position.start(new GomokuFamily().game(Map.of("size", "15")));
    String room = "From there, five in a row fits in all eight directions.";
    assertThat(reason(start, "H8")).contains(room);
    assertThat(reason(start, "E11")).as("five points to each edge").contains(room);
    assertThat(reason(start, "D8")).as("four points").isEmpty();
    assertThat(reason(played(start, place(start, Side.BLACK, "H8")), "G8")).isEmpty();
    Position small = Position.start(new GomokuFamily().game(Map.of("size", "8")));
    assertThat(reason(small, "E4")).isEmpty();
  }

  private static Optional<String> reason(Position position, String name) {
    Side side = position.toMove().orElseThrow();
    return HasCoach.of(position.game()).orElseThrow().reason(position, place(position, side, name));
  }

  private static Optional<Warning> warning(Position position, String name) {
    Side side = position.toMove().orElseThrow();
    return HasCoach.of(position.game())
        .orElseThrow()
        .warning(position, place(position, side, name));
  }

  @Test
  void inARecordWhoeverIsNamedMovesAndAFiveEndsNothing() {
    Game game = Recordable.free(new GomokuFamily().game(Map.of("size", "6")));
    Board board = game.newBoard(Setup.EMPTY);
    for (int site = 0; site < 6; site++) {
      assertThat(board.play(Side.BLACK, site)).isZero();
    }
    assertThat(board.outcome()).contains(Outcome.reached(Side.BLACK));
    assertThat(board.play(Side.WHITE, 0)).isEqualTo(GomokuMiss.OCCUPIED.number());
    assertThat(board.play(Side.WHITE, 7)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"zh", "zh-Hant"})
  void itIsSpokenInChinese(String tag) {
    Language chinese = Language.of(Locale.forLanguageTag(tag));
    Game game = new GomokuFamily().in(chinese).game(Map.of("rules", "exact"));
    assertThat(game.words().text("name")).isEqualTo("五子棋");
    assertThat(game.summary()).matches("15x15，.*不算.*");
    assertThat(game.in(chinese)).isSameAs(game);
    assertThat(game.in(Language.ENGLISH).summary()).isEqualTo("15x15, exactly five");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "(;GM[4])                          > {rules=freestyle, size=15}",
        "(;GM[4]SZ[19]RU[Freestyle])       > {rules=freestyle, size=19}",
        "(;GM[4]SZ[13:9]RU[exactly five])  > {rules=exact, size=9x13}",
        "(;GM[4]SZ[15]RU[Standard])        > {rules=exact, size=15}",
        "(;GM[4]SZ[20]RU[Renju])           > {rules=freestyle, size=20}",
        "(;GM[4]SZ[21]RU[Renju])           > {rules=freestyle, size=15}",
        "(;GM[4]SZ[4:9])                   > {rules=freestyle, size=15}",
      })
  void theRootOfAnSgfFileChoosesTheRules(String file, String options) throws Exception {
    Recording recording = SgfFiles.game(file.trim());
    assertThat(recording.family()).isEqualTo("gomoku");
    assertThat(recording.chosen()).hasToString(options.trim());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "(;GM[4]SZ[9:7]RU[exact])       > GM[4]SZ[9:7]RU[Exactly five]",
        "(;GM[4]RU[Renju])              > GM[4]SZ[15]RU[Freestyle]",
      })
  void theRulesAreWrittenAtTheRootOfAnSgfFile(String file, String written) throws Exception {
    Recording recording = SgfFiles.game(file.trim());
    Recording bare = recording.with(SgfFiles.game("(;)").tree());
    assertThat(new String(SgfFiles.written(List.of(bare)))).contains(written.trim());
  }

  @Test
  void sgfIsReadInLettersAndInPlayersNames() throws Exception {
    for (String moves : List.of(";B[hh];W[ih]", ";B[h8];W[I8]")) {
      Replay replay = Replay.of(SgfFiles.game("(;GM[4]SZ[15]" + moves + ")"), Catalog.ALL);
      replay.goTo(2);
      assertThat(replay.miss()).isEmpty();
      assertThat(replay.position().at(new Site(7, 8))).isEqualTo(Mark.WHITE);
    }
  }

  @Override
  public Family family() {
    return new GomokuFamily();
  }

  @Override
  public List<String> smallOptions() {
    return List.of(
        "size=5", "size=5 rules=exact", "size=5x8 rules=exact", "size=7x6", "size=7 rules=exact");
  }

  @Override
  public List<String> largeOptions() {
    return List.of("size=15", "size=15 rules=exact", "size=19 rules=exact", "size=5x19");
  }

  @Override
  public String randomOptions(RandomOptions random) {
    String rules = random.any(List.of("freestyle", "exact"));
    return "size=" + random.rectangle(5, 8, 9, 19) + " rules=" + rules;
  }

  @Override
  public List<String> namesOffBoard() {
    return List.of("A99", "Z99", "T1", "A0");
  }

  @Override
  public Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    boolean exact = "exact".equals(options.get("rules"));
    return Optional.of(setup -> SlowGomoku.of(lattice.rows(), lattice.cols(), exact, setup));
  }

  @Override
  public Witness witness(Past past, Position position, Optional<Reference> now) {
    return new SeenGomoku(past, (SlowGomoku) now.orElseThrow());
  }

  @Override
  public Set<String> namedClaims() {
    return Set.of("wins", "blocks", "fives", "leaves", "doubles");
  }

  @Override
  public Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    return Map.of(
        "missed-five", GomokuTest::missedFive,
        "four", GomokuTest::four,
        "three", GomokuTest::three);
  }

  @Override
  public String coachOptions() {
    return "size=7";
  }

  private static void missedFive(CoachClaims claims, Overlay seen) {
    assertThat(claims.after().outcome().flatMap(Outcome::winner)).isEmpty();
    assertThat(CoachClaims.hinted(seen, Hint.LEGAL)).isEqualTo(wins(claims.before())).isNotEmpty();
  }

  /** One point at which the other side wins, which is not taken. */
  private static void four(CoachClaims claims, Overlay seen) {
    assertThat(wins(claims.before())).isEmpty();
    Set<Site> point = wins(claims.after());
    assertThat(CoachClaims.hinted(seen, Hint.LEGAL)).isEqualTo(point).hasSize(1);
    assertThat(
            wins(
                CoachClaims.played(
                    claims.before(), new Place(claims.side(), point.iterator().next()))))
        .isEmpty();
  }

  /**
   * Points from which the other side wins against any answer, which the move could have prevented.
   */
  private static void three(CoachClaims claims, Overlay seen) {
    assertThat(wins(claims.after())).isEmpty();
    Set<Site> points = CoachClaims.hinted(seen, Hint.LEGAL);
    for (Site point : points) {
      Position then =
          CoachClaims.played(claims.after(), new Place(claims.side().opponent(), point));
      assertThat(wins(then)).isEmpty(); // nothing comes before theirs
      for (Move answer : then.legalMoves()) {
        Position answered = CoachClaims.played(then, answer);
        assertThat(answered.movers().isEmpty() || !wins(answered).isEmpty()).isTrue();
      }
    }
    assertThat(points)
        .anyMatch(
            point ->
                isStopped(CoachClaims.played(claims.before(), new Place(claims.side(), point))));
  }

  /** Whether no move of the side to move leaves it two points to win at. */
  private static boolean isStopped(Position position) {
    Side mover = position.toMove().orElseThrow();
    for (Move move : position.legalMoves()) {
      Setup again =
          new Setup(CoachClaims.played(position, move).setup().marks(), Optional.of(mover));
      if (wins(Position.of(position.game(), again)).size() > 1) {
        return false;
      }
    }
    return true;
  }

  /** The points at which the side to move wins at once. */
  private static Set<Site> wins(Position position) {
    Set<Site> wins = new TreeSet<>();
    for (Move move : position.legalMoves()) {
      boolean isWon =
          CoachClaims.played(position, move).outcome().flatMap(Outcome::winner).isPresent();
      if (isWon) {
        wins.add(((Place) move).site());
      }
    }
    return wins;
  }

  /**
   * Gomoku: sides alternate, nobody passes, and the first five in a row win; a full board is drawn.
   *
   * @param exact whether six in a row and more win nothing
   */
  private record SlowGomoku(ModelStones stones, boolean exact, Side toMove) implements Reference {
    static SlowGomoku of(int rows, int cols, boolean exact, Setup setup) {
      return new SlowGomoku(
          ModelStones.of(rows, cols, setup), exact, setup.toMove().orElse(Side.BLACK));
    }

    /** Every row of stones of a side, as long as it is, in all four ways; single stones too. */
    static List<List<Integer>> rows(ModelStones stones, Side side) {
      List<List<Integer>> rows = new ArrayList<>();
      for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        for (int site = 0; site < stones.marks().length(); site++) {
          int row = site / stones.cols();
          int col = site % stones.cols();
          if (isOf(stones, side, row, col) && !isOf(stones, side, row - way[0], col - way[1])) {
            List<Integer> line = new ArrayList<>();
            while (isOf(stones, side, row, col)) {
              line.add(row * stones.cols() + col);
              row += way[0];
              col += way[1];
            }
            rows.add(line);
          }
        }
      }
      return rows;
    }

    private static boolean isOf(ModelStones stones, Side side, int row, int col) {
      return row >= 0
          && row < stones.rows()
          && col >= 0
          && col < stones.cols()
          && stones.at(row * stones.cols() + col) == ModelStones.letter(side);
    }

    /** The stones of a side that stand in winning rows. */
    Set<Integer> five(ModelStones now, Side side) {
      Set<Integer> five = new TreeSet<>();
      for (List<Integer> row : rows(now, side)) {
        if (exact ? row.size() == 5 : row.size() >= 5) {
          five.addAll(row);
        }
      }
      return five;
    }

    @Override
    public int miss(Side side, int site) {
      return misses(side, site).stream().findFirst().orElse(0);
    }

    @Override
    public List<Integer> misses(Side side, int site) {
      List<Integer> misses = new ArrayList<>();
      if (outcome().isPresent()) {
        misses.add(6);
      } else if (side != toMove) {
        misses.add(5);
      }
      if (site == Board.PASS) {
        misses.add(3);
      } else if (site == Board.OFF) {
        misses.add(4);
      } else if (stones.at(site) != '.') {
        misses.add(1);
      }
      return misses;
    }

    @Override
    public SlowGomoku after(Side side, int site) {
      return new SlowGomoku(stones.with(site, ModelStones.letter(side)), exact, side.opponent());
    }

    @Override
    public Mark at(int site) {
      return stones.mark(site);
    }

    @Override
    public Set<Side> movers() {
      return outcome().isPresent() ? Movers.NOBODY : Movers.only(toMove);
    }

    @Override
    public Score score() {
      return new Score(longest(Side.BLACK), longest(Side.WHITE));
    }

    private int longest(Side side) {
      return rows(stones, side).stream().mapToInt(List::size).max().orElse(0);
    }

    @Override
    public Optional<Outcome> outcome() {
      for (Side side : Side.values()) {
        if (!five(stones, side).isEmpty()) {
          return Optional.of(Outcome.reached(side));
        }
      }
      return stones.count('.') == 0 ? Optional.of(Outcome.drawn()) : Optional.empty();
    }
  }

  /** Finds rows by looking along every line, and threats by trying every stone. */
  private record SeenGomoku(Past past, SlowGomoku now) implements Witness {
    @Override
    public List<Integer> misses(Side side, int site) {
      return now.misses(side, site);
    }

    @Override
    public List<Fact> facts(Side side, int site, List<Fact> told) {
      return switch (now.miss(side, site)) {
        case 0 -> legal(side, site);
        case 1 ->
            List.of(
                Fact.since(
                    past.since(site),
                    "occupied",
                    now.at(site).side().orElseThrow(),
                    past.sites(List.of(site))));
        case 5 -> List.of(Fact.of("turn", side.opponent(), List.of()));
        case 6 -> won();
        default -> List.of();
      };
    }

    private List<Fact> won() {
      Outcome outcome = now.outcome().orElseThrow();
      return outcome
          .winner()
          .map(side -> List.of(Fact.of("won", side, past.sites(now.five(now.stones(), side)))))
          .orElse(List.of());
    }

    private List<Fact> legal(Side side, int site) {
      ModelStones after = now.stones().with(site, ModelStones.letter(side));
      Side other = side.opponent();
      Set<Integer> five = now.five(after, side);
      if (!five.isEmpty()) {
        return List.of(Fact.of("wins", side, past.sites(five)));
      }
      List<Fact> facts = new ArrayList<>();
      Set<Integer> longest = longest(after, side, site);
      if (longest.size() > 1) {
        facts.add(
            Fact.of(length(after, side, site) > 5 ? "overline" : "row", side, past.sites(longest)));
      }
      if (fives(now.stones(), other).contains(site)) {
        facts.add(Fact.of("blocks", other, past.sites(List.of(site))));
      }
      Set<Integer> own = fives(after, side);
      Set<Integer> theirs = fives(after, other);
      addIfAny("fives", side, own, facts);
      addIfAny("leaves", other, theirs, facts);
      if (own.isEmpty() && theirs.isEmpty()) {
        addIfAny("doubles", side, doubles(after, side), facts);
      }
      return facts;
    }

    private void addIfAny(String name, Side side, Set<Integer> points, List<Fact> facts) {
      if (!points.isEmpty()) {
        facts.add(Fact.of(name, side, past.sites(points)));
      }
    }

    private static int length(ModelStones after, Side side, int site) {
      return SlowGomoku.rows(after, side).stream()
          .filter(row -> row.contains(site))
          .mapToInt(List::size)
          .max()
          .orElseThrow();
    }

    /** The stones of the longest rows that a stone is in. */
    private static Set<Integer> longest(ModelStones after, Side side, int site) {
      int length = length(after, side, site);
      Set<Integer> longest = new TreeSet<>();
      for (List<Integer> row : SlowGomoku.rows(after, side)) {
        if (row.contains(site) && row.size() == length) {
          longest.addAll(row);
        }
      }
      return longest;
    }

    private Set<Integer> fives(ModelStones stones, Side side) {
      Set<Integer> fives = new TreeSet<>();
      for (int site = 0; site < stones.marks().length(); site++) {
        if (stones.at(site) == '.'
            && now.five(stones.with(site, ModelStones.letter(side)), side).contains(site)) {
          fives.add(site);
        }
      }
      return fives;
    }

    /** The points where one more stone gives a side two points to win at. */
    private Set<Integer> doubles(ModelStones stones, Side side) {
      Set<Integer> doubles = new TreeSet<>();
      for (int site = 0; site < stones.marks().length(); site++) {
        if (stones.at(site) == '.'
            && fives(stones.with(site, ModelStones.letter(side)), side).size() >= 2) {
          doubles.add(site);
        }
      }
      return doubles;
    }
  }
}
