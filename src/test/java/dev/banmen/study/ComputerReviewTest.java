package dev.banmen.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.game.record.Recording;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Which moves of a game are mistakes, by what the computer thinks of the positions. */
class ComputerReviewTest {
  private static final Move OTHER = new Place(Side.BLACK, new Site(0, 0));
  private static final Move WHITES_OTHER = new Place(Side.WHITE, new Site(0, 0));
  private static final Move E5 = new Place(Side.BLACK, new Site(4, 4));

  private static RecordCursor cursor(Scribe scribe) {
    Recording recording = scribe.recording();
    return RecordCursor.of(
        new RecordBoard(recording, TestHouse.everything()),
        EditableRecord.of(scribe.opened(), 0, List.of(), recording));
  }

  private static Scribe game() {
    return new Scribe("go", Map.of("size", "9")).plays("B E5", "W C3", "B G7");
  }

  private static PositionValue value(double black, Move best) {
    Candidate candidate = new Candidate(best, black, false, List.of(best));
    return new PositionValue(
        black, OptionalDouble.empty(), Optional.of(candidate), List.of(best), Optional.empty());
  }

  /** A move lost so much that it is clear. */
  private static PositionValue losing(double black, Move best, double share) {
    return value(black, best).losing(new MoveLoss(share, OptionalDouble.empty(), false));
  }

  private static PositionValue exact(double black, Move best, MoveLoss loss) {
    Candidate candidate = new Candidate(best, 3, true, List.of(best));
    return new PositionValue(
        black, OptionalDouble.empty(), Optional.of(candidate), List.of(best), Optional.of(loss));
  }

  private static ComputerReview review(PositionValue... values) {
    GameValues game = GameValues.of(cursor(game()));
    for (int at = 0; at < values.length; at++) {
      if (values[at] != null) {
        game.found(at, values[at]);
      }
    }
    return game.review();
  }

  @Test
  void aMoveIsAMistakeOnceItsLossIsClear() {
    assertThat(review(losing(0.60, OTHER, 0.06), value(0.54, OTHER)).mistakes())
        .singleElement()
        .satisfies(mistake -> assertThat(mistake.games()).isEqualTo(6))
        .satisfies(mistake -> assertThat(mistake.step().number()).isEqualTo(1))
        .satisfies(mistake -> assertThat(mistake.better().move()).isEqualTo(OTHER));
    assertThat(review(value(0.60, OTHER), value(0.10, OTHER)).mistakes())
        .as("one search each says nothing")
        .isEmpty();
  }

  @Test
  void theBestMoveIsNone() {
    assertThat(review(losing(0.60, E5, 0.2), value(0.40, OTHER)).mistakes()).isEmpty();
  }

  @Test
  void whatIsGoodForBlackIsBadForWhite() {
    ComputerReview review =
        review(
            value(0.5, E5),
            losing(0.4, WHITES_OTHER, 0.1),
            losing(0.5, OTHER, 0.05),
            value(0.45, OTHER));
    assertThat(review.mistakes()).extracting(one -> one.step().number()).containsExactly(2, 3);
    assertThat(review.curve()).containsExactly(0.5, 0.4, 0.5, 0.45);
  }

  @Test
  void aProofCountsFromTheFirstPointOn() {
    Mistake proved =
        review(exact(1, OTHER, new MoveLoss(0, OptionalDouble.of(2), true)), value(0.1, OTHER))
            .mistakes()
            .get(0);
    assertThat(proved.loss().points()).isEqualTo(OptionalDouble.of(2));
    assertThat(proved.games()).isZero();
    assertThat(proved.isSure()).isTrue();
    assertThat(
            review(exact(1, OTHER, new MoveLoss(0, OptionalDouble.of(0), true)), value(0.1, OTHER))
                .mistakes())
        .isEmpty();
  }

  @Test
  void theCostliestComesFirst() {
    ComputerReview review =
        review(
            losing(0.60, OTHER, 0.1),
            losing(0.50, WHITES_OTHER, 0.3),
            exact(0.80, OTHER, new MoveLoss(1, OptionalDouble.of(4), true)),
            value(0, OTHER));
    assertThat(review.mistakes()).extracting(one -> one.step().number()).containsExactly(3, 2, 1);
  }

  private static PositionValue losingPoints(double lead, Move best, double share, double points) {
    return new PositionValue(
        0.5,
        OptionalDouble.of(lead),
        Optional.of(new Candidate(best, 0.5, false, List.of(best))),
        List.of(best),
        Optional.of(new MoveLoss(share, OptionalDouble.of(points), false)));
  }

  @Test
  void whereTheyAreKnownThePointsDecideWhatIsCostly() {
    ComputerReview review =
        review(
            losingPoints(4, OTHER, 0.24, 5),
            losingPoints(-1, WHITES_OTHER, 0.1, 8),
            losingPoints(7, OTHER, 0.25, 0.5));
    assertThat(review.mistakes()).extracting(one -> one.step().number()).containsExactly(2, 1, 3);
    assertThat(review.mistakes())
        .as("eight points, or a quarter of the games")
        .extracting(Mistake::isSure)
        .containsExactly(true, false, true);
    assertThat(review.leads()).containsExactly(4.0, -1.0, 7.0, Double.NaN);
    assertThat(review.hasLeads()).isTrue();
    assertThat(review(value(0.5, E5)).hasLeads()).isFalse();
  }

  @Test
  void itsReasonsAreFoundOnce() {
    GameValues game = GameValues.of(cursor(game()));
    game.found(0, losing(0.60, OTHER, 0.1));
    MistakeReasons why = game.review().mistakes().get(0).why();
    assertThat(game.review().mistakes().get(0).why())
        .isSameAs(why)
        .isNotSameAs(MistakeReasons.NONE);
  }

  @Test
  void onlyAWideGapIsSureWithoutAProof() {
    assertThat(review(losing(0.80, OTHER, 0.25)).mistakes().get(0).isSure()).isTrue();
    assertThat(review(losing(0.80, OTHER, 0.24)).mistakes().get(0).isSure()).isFalse();
  }

  /** Each has one number, and the same seed, whatever was tried between. */
  @Test
  void attemptsAndNodesWithoutAMoveChangeNothing() {
    Scribe tried =
        new Scribe("go", Map.of("size", "9"))
            .plays("B E5", "W E5", "W E5", "W C3")
            .grows()
            .plays("B G7", "W G7");
    GameValues game = GameValues.of(cursor(tried));
    GameValues plain = GameValues.of(cursor(game()));
    assertThat(game.turns())
        .extracting(PlayedTurn::move)
        .hasSize(4)
        .containsExactlyElementsOf(plain.turns().stream().map(PlayedTurn::move).toList());
    assertThat(game.review().curve()).hasSize(4);
    assertThat(game.isOf(cursor(tried).line())).isTrue();
  }

  @Test
  void aSetUpSplitsTheGame() {
    GameValues game =
        GameValues.of(cursor(game().grows().marks("AB", "A9").notes("PL", "W").plays("W C7")));
    assertThat(game.turns())
        .extracting(turn -> turn.move().isPresent())
        .containsExactly(true, true, true, false, true, false);
  }

  @Test
  void aGameWithoutMovesHasNothingToLookAt() {
    assertThat(GameValues.of(cursor(new Scribe("go", Map.of("size", "9")))).turns()).isEmpty();
  }

  @Test
  void itIsOfItsOwnLineOnly() {
    Scribe scribe = game();
    GameValues values = GameValues.of(cursor(scribe));
    assertThat(values.isOf(cursor(scribe).line())).isTrue();
    scribe.back(1).plays("W D4");
    RecordCursor branched = cursor(scribe);
    assertThat(values.isOf(branched.line())).isTrue();
    assertThat(values.isOf(branched.to(scribe.node()).line())).isFalse();
  }

  @Test
  void mistakesAreMarkedOnTheLine() {
    ComputerReview review = review(losing(0.60, OTHER, 0.1), value(0.50, WHITES_OTHER));
    ShownLine line = cursor(game()).line().with(review.nodes());
    assertThat(line.is(1, ShownLine.MISTAKE)).isTrue();
    assertThat(line.is(2, ShownLine.MISTAKE)).isFalse();
    assertThat(cursor(game()).line().is(1, ShownLine.MISTAKE)).isFalse();
  }
}
