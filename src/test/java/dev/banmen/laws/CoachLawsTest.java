package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Explanation;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.Warning;
import dev.banmen.games.go.StoneClaims;
import dev.banmen.games.othello.OthelloCase;
import dev.banmen.proof.Repeats;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A coach's words in random play are true and complete. */
@Tag(Repeats.TAG)
class CoachLawsTest {
  private static final String EVERY_GAME = "dev.banmen.laws.Subjects#small";
  private static final int GAMES = Repeats.of(1, 3, 10);
  private static final int TRIES = 3;

  /** Calls with each legal move of random games, and the position before it. */
  private static void eachMove(Game game, BiConsumer<Position, Move> law) {
    for (long seed = 1; seed <= GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Position position = Position.start(game);
      while (!position.movers().isEmpty() && position.ply() < 2 * game.lattice().size()) {
        List<Move> moves = position.legalMoves();
        for (Move move : moves) {
          law.accept(position, move);
        }
        position = CoachClaims.played(position, chosen(position, moves, random));
      }
    }
  }

  /** Any move, but preferably one without a warning, which makes long chains. */
  private static Move chosen(Position position, List<Move> moves, SplittableRandom random) {
    Move move = moves.get(random.nextInt(moves.size()));
    for (int tries = 0; tries < TRIES && isWarned(position, move); tries++) {
      move = moves.get(random.nextInt(moves.size()));
    }
    return move;
  }

  private static boolean isWarned(Position position, Move move) {
    return HasCoach.of(position.game()).flatMap(coach -> coach.warning(position, move)).isPresent();
  }

  private static Coach coach(Game game) {
    assumeTrue(HasCoach.of(game).isPresent(), "a game without a coach");
    return HasCoach.of(game).get();
  }

  @Test
  void someGamesHaveACoachAndAGameNeedsNone() {
    assertThat(Subjects.small())
        .anyMatch(subject -> HasCoach.of(subject.game()).isPresent())
        .anyMatch(subject -> HasCoach.of(subject.game()).isEmpty());
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void whatIsWarnedOfIsSo(Subject subject) {
    Coach coach = coach(subject.game());
    eachMove(
        subject.game(),
        (before, move) -> {
          Optional<Warning> warning = coach.warning(before, move);
          if (warning.isPresent()) {
            try {
              new CoachClaims(before, move).check(warning.get());
            } catch (AssertionError wrong) {
              throw new AssertionError(story(before, move) + ": " + warning.get(), wrong);
            }
            isReadable(warning.get().why());
          }
        });
  }

  private static String story(Position before, Move move) {
    StringBuilder story = new StringBuilder(before.game().id() + " " + before.game().summary());
    for (int ply = 1; ply <= before.ply(); ply++) {
      Move last = before.after(ply).last().orElseThrow();
      story.append(' ').append(before.game().notation().name(last));
    }
    return story + ", then " + before.game().notation().name(move);
  }

  private static void isReadable(Explanation why) {
    assertThat(why.sentence()).isNotBlank().doesNotContain("\n", "{").endsWith(".");
  }

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#families")
  void everyKindOfWarningComesUp(Family family) {
    GameCase known = GameCases.of(family);
    Game game = Subjects.of(family, known.coachOptions()).game();
    Coach coach = coach(game);
    Set<String> seen = new TreeSet<>();
    eachMove(game, (before, move) -> coach.warning(before, move).ifPresent(w -> seen.add(w.id())));
    seen.addAll(known.rareWarnings());
    assertThat(seen).isEqualTo(new TreeSet<>(known.warnings().keySet()));
  }

  /** Eight squares are left, and White wins whatever Black does: nothing is worth a warning. */
  @Test
  void withFewSquaresLeftNoEdgeIsWarnedOfWhereEveryMoveLoses() {
    Game game = Subjects.of(Catalog.ALL.find("othello").orElseThrow(), "size=8").game();
    Position lost = Position.start(game);
    String moves =
        "e6d6c4d3c6b5d2f7b4b3c5b6b7b8a2e2a6f4f2a7a4d1a8f3g2f5e3f1c8a5c2h3g6c7g5a3g3a1c3g1f6d7e7g4"
            + "e1h6h5f8e8g8g7c1";
    for (int i = 0; i < moves.length(); i += 2) {
      Site site = game.notation().parse(moves.substring(i, i + 2)).orElseThrow();
      lost = ((Played) lost.play(new Place(lost.toMove().orElseThrow(), site))).after();
      while (lost.legalMoves().size() == 1 && lost.legalMoves().get(0) instanceof Pass pass) {
        lost = ((Played) lost.play(pass)).after();
      }
    }
    Coach coach = coach(game);
    for (Move move : lost.legalMoves()) {
      assertThat(coach.warning(lost, move)).as("%s", move).isEmpty();
    }
  }

  /** Three rows of three boxes, each open at both ends and between its boxes; one is opened. */
  @Test
  void theLastTwoOfALongChainAreLeftWhereTheNextOneIsLong() {
    Game game = Subjects.of(Catalog.ALL.find("dots").orElseThrow(), "size=4").game();
    Position rows = Position.start(game);
    for (int row = 0; row < 7; row += 2) {
      for (int col = 1; col < 7; col += 2) {
        rows = CoachClaims.played(rows, line(rows, row, col));
      }
    }
    Position opened = CoachClaims.played(rows, line(rows, 1, 0));
    Move first = line(opened, 1, 2);
    assertThat(coach(game).warning(opened, first)).isEmpty(); // three are left
    Position two = CoachClaims.played(opened, first);
    Warning warning = coach(game).warning(two, line(two, 1, 4)).orElseThrow();
    assertThat(warning.id()).isEqualTo("last-two");
    new CoachClaims(two, line(two, 1, 4)).check(warning);
    assertThat(coach(game).warning(two, line(two, 1, 6))).isEmpty(); // gives two, keeps control
    assertThat(coach(game).warning(two, line(two, 3, 0)))
        .hasValueSatisfying(other -> assertThat(other.id()).isEqualTo("not-all"));
    Position handed = CoachClaims.played(two, line(two, 1, 6));
    assertThat(coach(game).warning(handed, line(handed, 1, 4))).isEmpty(); // nothing to leave
  }

  private static Move line(Position position, int row, int col) {
    return new Place(position.toMove().orElseThrow(), new Site(row, col));
  }

  @ParameterizedTest
  @CsvSource({"go, size=5", "capture, size=5 captures=9"})
  void everyStoneThatCapturesNothingAndIsInAtariButForASnapbackIsWarnedOf(
      String family, String options) {
    Game game = Subjects.of(Catalog.ALL.find(family).orElseThrow(), options).game();
    Coach coach = coach(game);
    eachMove(
        game,
        (before, move) -> {
          if (move instanceof Place place) {
            boolean isWarned =
                coach.warning(before, move).filter(w -> w.id().equals("self-atari")).isPresent();
            assertThat(isWarned).as(story(before, move)).isEqualTo(isInAtari(before, place));
          }
        });
  }

  /** Of the first capture, which wins: a stone is left to it only where nothing prevents it. */
  @Test
  void whoeverLosesAtOnceAndNeedNotIsWarned() {
    Game game = Subjects.of(Catalog.ALL.find("capture").orElseThrow(), "size=5").game();
    Coach coach = coach(game);
    eachMove(
        game,
        (before, move) -> {
          Optional<String> warned = coach.warning(before, move).map(Warning::id);
          boolean isNeedless =
              before.legalMoves().stream().anyMatch(other -> !losesAtOnce(before, other));
          if (losesAtOnce(before, move) && isNeedless) {
            assertThat(warned).as(story(before, move)).isPresent();
          } else {
            assertThat(warned).as(story(before, move)).isNotEqualTo(Optional.of("left-in-atari"));
          }
        });
  }

  private static boolean losesAtOnce(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    return after.legalMoves().stream()
        .anyMatch(answer -> CoachClaims.played(after, answer).movers().isEmpty());
  }

  private static boolean isInAtari(Position before, Place place) {
    Position after = CoachClaims.played(before, place);
    Mark enemy = place.side().opponent().mark();
    boolean captures = CoachClaims.count(after, enemy) < CoachClaims.count(before, enemy);
    boolean isGone = after.at(place.site()) == Mark.EMPTY;
    return !captures
        && !isGone
        && before.explain(place).facts().stream().noneMatch(f -> f.name().equals("snapback"))
        && !after.movers().isEmpty()
        && StoneClaims.liberties(after, StoneClaims.group(after, place.site())).size() == 1;
  }

  @Test
  void everyCornerThatNeedNotBeGivenIsWarnedOf() {
    Game game = Subjects.of(Catalog.ALL.find("othello").orElseThrow(), "size=6").game();
    Coach coach = coach(game);
    eachMove(
        game,
        (before, move) -> {
          boolean isWarned =
              coach.warning(before, move).filter(w -> w.id().equals("corner")).isPresent();
          boolean isNeedless =
              before.legalMoves().stream()
                  .filter(other -> !givesCorner(before, other))
                  .anyMatch(other -> empty(before) > 10 || wins(before, other));
          assertThat(isWarned)
              .as(story(before, move))
              .isEqualTo(givesCorner(before, move) && isNeedless);
        });
  }

  private static long empty(Position position) {
    return IntStream.range(0, position.lattice().size())
        .filter(i -> position.at(position.lattice().site(i)) == Mark.EMPTY)
        .count();
  }

  /** Whether a move wins against every defence, by looking at all games that matter. */
  private static boolean wins(Position before, Move move) {
    return result(CoachClaims.played(before, move), move.side()) > 0;
  }

  /** Returns the best result of a side from here: 1 if it wins, 0 for a draw, -1. */
  private static int result(Position position, Side side) {
    if (position.movers().isEmpty()) {
      return position.outcome().orElseThrow().winner().map(w -> w == side ? 1 : -1).orElse(0);
    }
    boolean isOwn = position.movers().contains(side);
    int best = isOwn ? -1 : 1;
    for (Move move : position.legalMoves()) {
      int result = result(CoachClaims.played(position, move), side);
      best = isOwn ? Math.max(best, result) : Math.min(best, result);
      if (best == (isOwn ? 1 : -1)) {
        break; // nothing is better
      }
    }
    return best;
  }

  private static boolean givesCorner(Position before, Move move) {
    Position after = CoachClaims.played(before, move);
    return !OthelloCase.newCorners(before, after, move.side().opponent()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void whatIsRefusedIsNotWarnedOf(Subject subject) {
    Coach coach = coach(subject.game());
    Position start = Position.start(subject.game());
    Position end = CoachClaims.anyEnd(start, 1);
    for (int i = 0; i < subject.size(); i++) {
      Place place = new Place(Side.BLACK, subject.game().lattice().site(i));
      if (end.miss(place).isPresent()) {
        assertThat(coach.warning(end, place)).isEmpty();
      }
    }
  }

  /** Boxes and stable discs add up to the final count. */
  @ParameterizedTest
  @CsvSource({"dots, size=4", "othello, size=6"})
  void whatMovesChangedAddsUpToTheCount(String family, String options) {
    Game game = Subjects.of(Catalog.ALL.find(family).orElseThrow(), options).game();
    Coach coach = coach(game);
    for (long seed = 1; seed <= 3 * GAMES; seed++) {
      Position end = CoachClaims.anyEnd(Position.start(game), seed);
      boolean isFull = CoachClaims.count(end, Mark.EMPTY) == 0;
      int margin = 0;
      for (int ply = 1; isFull && ply <= end.ply(); ply++) {
        Optional<Gain> gain = coach.gain(end.after(ply - 1), end.after(ply));
        gain.ifPresent(made -> isReadable(made.why()));
        margin +=
            gain.map(made -> made.side() == Side.BLACK ? made.points() : -made.points()).orElse(0);
      }
      assertThat(isFull ? end.score().margin() : 0).as("seed " + seed).isEqualTo(margin);
    }
  }

  @ParameterizedTest
  @CsvSource({"go, size=5 rules=nz", "capture, size=5 captures=9"})
  void whatAStoneChangedAreTheStonesThatAreGone(String family, String options) {
    Game game = Subjects.of(Catalog.ALL.find(family).orElseThrow(), options).game();
    Coach coach = coach(game);
    eachMove(
        game,
        (before, move) -> {
          Position after = CoachClaims.played(before, move);
          Side opponent = move.side().opponent();
          int placed = move instanceof Place ? 1 : 0;
          int taken =
              CoachClaims.count(before, opponent.mark())
                  - CoachClaims.count(after, opponent.mark());
          int given =
              CoachClaims.count(before, move.side().mark())
                  + placed
                  - CoachClaims.count(after, move.side().mark());
          int points =
              coach
                  .gain(before, after)
                  .map(made -> made.side() == move.side() ? made.points() : -made.points())
                  .orElse(0);
          assertThat(points).as(story(before, move)).isEqualTo(taken - given);
        });
  }
}
