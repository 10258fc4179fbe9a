package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.page.review.MistakesPage;
import dev.banmen.tui.page.review.ReviewPage;
import dev.banmen.tui.page.view.RecordPage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The review of a game by the computer: what it found, in words, on the line and on the board. */
class MistakesTest {
  private static final Move D5 = new Place(Side.WHITE, new Site(4, 3));
  private static final Move D6 = new Place(Side.BLACK, new Site(3, 3));
  private static final Move B1 = new Place(Side.BLACK, new Site(8, 1));

  /** Takes eight stones at the edge for good. */
  private static final String[] CAPTURE = {
    "B A1", "W J9", "B B1", "W A2", "B J8", "W B2", "B H9", "W C1", "B G9", "W H8", "B A3", "W J7",
    "B E5", "W J9"
  };

  private final TestHouse house = new TestHouse(0);
  private final Scribe scribe =
      new Scribe("go", Map.of("size", "9")).plays("B E5", "W A1", "B B1", "W C3");

  @BeforeEach
  void whatIsFound() {
    house.valuing = Pending.completed(watch -> 5);
    house.values =
        List.of(
            value(0.55, B1),
            losing(0.2, value(0.55, D5, D6)),
            value(0.75, B1),
            losing(0.05, value(0.75, D5)),
            value(0.8, B1));
  }

  private static PositionValue losing(double share, PositionValue value) {
    return value.losing(new MoveLoss(share, OptionalDouble.empty(), false));
  }

  private static PositionValue value(double black, Move... best) {
    Candidate candidate = new Candidate(best[0], 0.5, false, List.of(best));
    return new PositionValue(
        black, OptionalDouble.empty(), Optional.of(candidate), List.of(best[0]), Optional.empty());
  }

  private Evening viewed() throws Refusal {
    Words words = house.language.words(Viewer.class);
    return new Evening(
        house, RecordPage.of(words, house, scribe.opened(), 0), 80, 24, Glyphs.UNICODE);
  }

  private static String said(Evening evening) {
    StringBuilder column = new StringBuilder();
    evening.text().lines().forEach(row -> column.append(row.substring(Math.min(43, row.length()))));
    return column.toString().replaceAll("\\s+", " ");
  }

  @Test
  void theCostliestMovesAreListedWithWhatWouldHaveBeenBetter() throws Refusal {
    Evening evening = viewed().types("v").ticks();
    assertThat(said(evening))
        .contains("▌ 2 ○ A1 -20%")
        .contains("4 ○ C3 -5%")
        .contains("Move 2 (A1) cost White 20% in winning chances; D5 was better.")
        .contains("Better: D5 D6");
    assertThat(said(evening.types("j"))).contains("Move 4 (C3) cost White 5%");
  }

  @Test
  void theReasonIsSaidOnThePageAndInTheRecord() throws Refusal {
    String why = "Why D5? It takes a liberty from Black's stone (E5), which then has 3";
    Evening evening = viewed().types("v").ticks();
    assertThat(said(evening)).contains(why);
    assertThat(said(evening.types("\r").ticks()))
        .contains(why)
        .as("nothing about A1 in between")
        .doesNotContain("has 4 liberties");
  }

  @Test
  void theListSaysWhatChangedTheResultAsThatStandsFirst() throws Refusal {
    house.values =
        List.of(
            value(0.55, B1),
            value(0.55, D5).losing(new MoveLoss(0, OptionalDouble.of(10), true)),
            value(0.75, B1),
            value(1, D5).losing(new MoveLoss(1, OptionalDouble.of(4), true)),
            value(0, B1));
    assertThat(said(viewed().types("v").ticks()))
        .contains("▌ 4 ○ C3 -4 points, decisive 2 ○ A1 -10 points ");
  }

  private static PositionValue leading(double points, PositionValue value) {
    return new PositionValue(
        value.black(), OptionalDouble.of(points), value.best(), value.good(), value.loss());
  }

  private static PositionValue losing(double share, double points, PositionValue value) {
    return value.losing(new MoveLoss(share, OptionalDouble.of(points), false));
  }

  @Test
  void wherePointsAreEstimatedTheyAreSaidBesideTheChances() throws Refusal {
    house.values =
        List.of(
            leading(1, value(0.55, B1)),
            leading(1, losing(0.2, 4.24, value(0.55, D5, D6))),
            leading(5.2, value(0.75, B1)),
            leading(6, losing(0.01, 13.4, value(0.98, D5))),
            leading(19.4, value(0.99, B1)));
    Evening evening = viewed().types("v").ticks();
    assertThat(said(evening))
        .contains("▅▅▇██ ▅▅▆▆█")
        .contains("Black's chances, then lead (±19)")
        .contains("▌ 4 ○ C3 -13 points 2 ○ A1 -4.2 points")
        .contains("Move 4 (C3) cost White about 13 points; D5 was better.");
    assertThat(said(evening.types("j")))
        .contains(
            "Move 2 (A1) cost White about 4.2 points and 20% in winning chances; D5 was better.");
  }

  private static List<String> values(RecordTree tree, int node, String id) {
    return tree.property(node, id).map(Property::values).orElse(List.of());
  }

  @Test
  void mistakesAreWrittenIntoTheGameOnceAndCanBeTakenBack() throws Refusal {
    house.values =
        List.of(
            value(0.55, B1),
            losing(0.2, 9, value(0.55, D5, D6)),
            value(0.75, B1),
            losing(0.05, 3.4, value(0.75, D5)),
            value(0.8, B1));
    Evening evening = viewed().types("v").ticks().types(":annotate\r");
    assertThat(evening.text()).contains("2 mistakes written into the game");
    RecordTree tree = ((RecordPage) evening.shown()).recordCursor().tree();
    RecordTree before = scribe.recording().tree();
    int first = tree.children(before.parent(2)).get(1);
    assertThat(tree.properties(first)).containsExactly(Recordable.property(scribe.game(), D5));
    assertThat(tree.properties(tree.firstChild(first)))
        .containsExactly(Recordable.property(scribe.game(), D6));
    assertThat(tree.text(2, "C"))
        .startsWith(
            "Move 2 (A1) cost White about 9 points and 20% in winning chances; D5 was better. Why"
                + " D5?");
    assertThat(values(tree, 2, "BM")).containsExactly("1");
    assertThat(values(tree, 4, "DO")).containsExactly("");
    assertThat(tree.property(1, "C")).isEmpty();
    assertThat(tree.size()).isEqualTo(before.size() + 3);
    evening.types(":annotate\r");
    RecordTree again = ((RecordPage) evening.shown()).recordCursor().tree();
    assertThat(again.size()).isEqualTo(tree.size());
    assertThat(again.text(2, "C")).isEqualTo(tree.text(2, "C"));
    evening.types("uu");
    assertThat(((RecordPage) evening.shown()).recordCursor().tree()).isSameAs(before);
  }

  @Test
  void withoutAReviewThereIsNothingToWrite() throws Refusal {
    assertThat(viewed().types(":annotate\r").text()).contains("No mistakes are known yet; v");
  }

  @Test
  void whatIsCutCanBeReadInFull() throws Refusal {
    Evening evening = viewed().resize(40, 15).types("v").ticks();
    assertThat(evening.text()).contains("x more", "? help", "q back").doesNotContain("D5 D6");
    String all = evening.types("x").text().replaceAll("\\s+", " ");
    assertThat(all).contains("Biggest mistakes", "(A1) cost White 20%", "Better: D5 D6");
    evening.types("q").resize(80, 24);
    assertThat(evening.text()).doesNotContain("x more");
    assertThat(evening.types("x").text()).contains("x does nothing here");
  }

  @Test
  void whatIsTooWideForTheListIsANumber() throws Refusal {
    Scribe dots = new Scribe("dots", Map.of("size", "4")).plays("B 1,1-1,2", "W 1,2-1,3");
    Move better = new Place(Side.WHITE, new Site(0, 5));
    house.values =
        List.of(
            value(0.5, better),
            value(0.5, better).losing(new MoveLoss(1, OptionalDouble.of(4), true)),
            value(1, better));
    Words words = house.language.words(Viewer.class);
    Evening evening =
        new Evening(house, RecordPage.of(words, house, dots.opened(), 0), 80, 24, Glyphs.UNICODE);
    assertThat(evening.types("v").ticks().text()).contains("1,2-1,3  -4, decisive");
    assertThat(evening.resize(120, 40).text()).contains("1,2-1,3  -4 boxes, decisive");
  }

  @Test
  void withoutMistakesOnlyKeysThatDoSomethingAreOffered() throws Refusal {
    house.values = List.of(value(0.5, B1), value(0.5, D5), value(0.5, B1), value(0.5, D5));
    Evening evening = viewed().types("v").ticks();
    assertThat(evening.text())
        .contains("No clear mistakes:", "? help", "q back")
        .doesNotContain("go there", "↑↓", "←→", "x more");
  }

  @Test
  void theReasonWhyNothingMoreIsFoundIsSaid() throws Refusal {
    house.valuing =
        Pending.completed(
            watch -> {
              throw new Refusal("The engine x has ended.");
            });
    assertThat(viewed().types("v").ticks().text())
        .contains("The engine x has ended.")
        .contains("▅▅▇▇▇");
  }

  @Test
  void theGraphIsOneLineInBlocksOrInAscii() throws Refusal {
    assertThat(viewed().types("v").ticks().text()).contains("▅▅▇▇▇");
    Words words = house.language.words(Viewer.class);
    Evening plain =
        new Evening(house, RecordPage.of(words, house, scribe.opened(), 0), 80, 24, Glyphs.ASCII);
    assertThat(plain.types("v").ticks().text()).contains("++###");
  }

  @Test
  void theBetterLineIsPlayedOnTheBoardAndNotWrittenIntoTheRecord() throws Refusal {
    Evening evening = viewed().types("v").ticks();
    assertThat(evening.text()).containsPattern(" 1 .*○");
    evening.types(Evening.RIGHT);
    assertThat(said(evening)).contains("Better, 1 of 2: D5 D6");
    assertThat(row(evening, 5)).contains("○");
    assertThat(row(evening, 1)).doesNotContain("○");
    evening.types(Evening.RIGHT, Evening.RIGHT);
    assertThat(said(evening)).contains("Better, 2 of 2: D6");
    assertThat(row(evening, 6)).contains("●");
    evening.types("q");
    RecordPage page = (RecordPage) evening.shown();
    assertThat(page.recordCursor().tree().size()).isEqualTo(5);
    assertThat(page.recordCursor().record().isChanged()).isFalse();
  }

  private static String row(Evening evening, int number) {
    return evening.text().lines().filter(row -> row.startsWith("  " + number)).findFirst().get();
  }

  @Test
  void enterGoesToTheMoveWhereTheRecordSaysTheSame() throws Refusal {
    Evening evening = viewed().types("v").ticks().types("\r").ticks();
    RecordPage page = (RecordPage) evening.shown();
    assertThat(page.recordCursor().number()).isEqualTo(2);
    assertThat(said(evening)).contains("Move 2 (A1) cost White 20% in winning chances");
    assertThat(said(evening.types(Evening.RIGHT))).doesNotContain("cost White");
    assertThat(said(viewed().types(Evening.RIGHT, Evening.RIGHT))).doesNotContain("cost White");
  }

  @Test
  void theTimelineMarksMistakesOnceTheComputerWasAsked() throws Refusal {
    Evening evening = viewed();
    assertThat(said(evening)).doesNotContain("?─");
    assertThat(said(evening.types("v").ticks().types("q").ticks())).contains("?─");
  }

  @Test
  void whatIsFoundComesWhileThePageIsOpenAndKeysAreAnswered() throws Refusal {
    CountDownLatch found = new CountDownLatch(1);
    house.values = List.of();
    house.valuing =
        Pending.start(
            "values",
            watch -> {
              await(found);
              return 0;
            },
            unwanted -> {});
    Evening evening = viewed().types("v").ticks();
    assertThat(said(evening))
        .containsPattern("Checking moves ─+ 0 of 4")
        .contains("The computer is checking the moves");
    String cut = evening.resize(40, 15).types("x").text();
    assertThat(cut.replaceAll("\\s+", " ")).contains("Clear ones will show up here.");
    evening.types("q").resize(80, 24);
    evening.types("j", Evening.RIGHT, "\r");
    assertThat(evening.shown()).isInstanceOf(RecordPage.class);
    evening.types("v");
    found.countDown();
    house.valuing.await(10_000);
    assertThat(said(evening.passes())).contains("No clear mistakes:");
  }

  @Test
  void afterAllPositionsItSaysHowManyMovesAreLookedAtAgain() throws Refusal {
    CountDownLatch found = new CountDownLatch(1);
    house.suspects = 3;
    house.valuing =
        Pending.start(
            "values",
            watch -> {
              await(found);
              return 5;
            },
            unwanted -> {});
    Evening evening = viewed().types("v").ticks();
    assertThat(said(evening)).containsPattern("Double-checking ─+ 1 of 3").doesNotContain("5 of 5");
    found.countDown();
    house.valuing.await(10_000);
    assertThat(said(evening.passes()))
        .containsPattern("Biggest mistakes ─+ 2")
        .doesNotContain("1 of 3");
  }

  @Test
  void whoeverLeavesTheRecordGivesTheWorkUp() throws Refusal {
    AtomicBoolean isGivenUp = new AtomicBoolean();
    CountDownLatch left = new CountDownLatch(1);
    house.valuing =
        Pending.start(
            "values",
            watch -> {
              await(left);
              isGivenUp.set(watch.isGivenUp());
              return 0;
            },
            unwanted -> {});
    Evening evening = finished(new ComputerSeat(1, Optional.empty()).seat()).types("v").ticks();
    assertThat(evening.shown()).isInstanceOf(MistakesPage.class);
    evening.types("q", "q");
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
    left.countDown();
    house.valuing.await(10_000);
    assertThat(isGivenUp).isTrue();
  }

  /** A game of Go that its player at the keyboard has resigned. */
  private Evening finished(Seat white) throws Refusal {
    Terms terms = Terms.of("go", Map.of("size", "9")).between(Seat.AT_KEYBOARD, white);
    return new Evening(house, house.begin(terms), 80, 24, Glyphs.UNICODE)
        .types(":E5\r", ":resign\r", "y")
        .ticks();
  }

  @Test
  void onTheResultCardAGameOfOnesOwnIsReviewedAtOnce() throws Refusal {
    for (Seat white : List.of(new ComputerSeat(1, Optional.empty()).seat(), Seat.AT_KEYBOARD)) {
      Evening reviewed = finished(white).types("v");
      assertThat(reviewed.shown()).isInstanceOf(MistakesPage.class);
      assertThat(reviewed.types("q").shown()).isInstanceOf(RecordPage.class);
    }
  }

  @Test
  void aGameOfFriendsThatNobodyCanReviewOpensAtItsEnd() throws Refusal {
    Evening friends = finished(Seat.AT_KEYBOARD);
    house.valuing = null;
    assertThat(friends.types("v").shown()).isInstanceOf(RecordPage.class);
  }

  @Test
  void whereNobodyCanTellTheCountIsReviewed() throws Refusal {
    house.valuing = null;
    assertThat(viewed().types("v").shown()).isInstanceOf(RecordPage.class);
  }

  @Test
  void onlyAMistakeThatIsSureCanBeKeptAsAProblem() throws Refusal {
    Evening evening = viewed().types("v").ticks().types("s");
    assertThat(evening.text()).contains("Not clear-cut enough");
    assertThat(house.mistakes).isEmpty();
    house.values = List.of(value(0.55, B1), losing(0.25, value(0.5, D5, D6)), value(0.75, B1));
    assertThat(viewed().types("v").ticks().types("s").text())
        .contains("Saved under Learn. It comes back for review tomorrow.");
    assertThat(house.mistakes)
        .singleElement()
        .satisfies(kept -> assertThat(kept.right()).containsExactly(D5))
        .satisfies(kept -> assertThat(kept.number()).isEqualTo(2))
        .satisfies(kept -> assertThat(kept.chosen()).isEqualTo(Map.of("size", "9")));
  }

  @Test
  void tabShowsWhatChangedTheScoreWhereACoachKnows() throws Refusal {
    Scribe captures = new Scribe("go", Map.of("size", "9")).plays(CAPTURE);
    Words words = house.language.words(Viewer.class);
    Evening evening =
        new Evening(
            house, RecordPage.of(words, house, captures.opened(), 0), 80, 24, Glyphs.UNICODE);
    assertThat(evening.types("v").ticks().types("\t").shown()).isInstanceOf(ReviewPage.class);
    assertThat(evening.types("\t").shown()).isInstanceOf(MistakesPage.class);
    assertThat(evening.types("?").text()).contains("Tab", "the moves that changed the score");
    Evening other = viewed().types("v").ticks().types("\t");
    assertThat(other.text()).contains("Tab does nothing here");
    assertThat(other.types("?").text()).contains("save as a problem").doesNotContain("Tab");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
