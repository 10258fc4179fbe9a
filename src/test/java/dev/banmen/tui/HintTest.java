package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Hint;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A hint: the best move, with the reason that the explanation of that move gives. */
class HintTest {
  private static final Seat OTHER = new Seat(new Player("ann"), "");
  private static final Move C3 = new Place(Side.BLACK, new Site(6, 2));
  private static final Candidate BEST = new Candidate(C3, 0.625, false, List.of(C3));

  private final TestHouse house = new TestHouse(0);

  private LiveSession begun(Seat white) throws Refusal {
    Terms terms = Terms.of("go", Map.of("size", "9")).between(Seat.AT_KEYBOARD, white);
    return house.begin(terms);
  }

  private Evening against(Seat white) throws Refusal {
    return new Evening(house, begun(white), 80, 24, Glyphs.UNICODE);
  }

  @Test
  void theCursorGoesToTheBestMoveAndItsReasonIsSaid() throws Refusal {
    house.hint = Pending.completed(watch -> BEST);
    Evening evening = against(Seat.AT_KEYBOARD).types("H").ticks();
    assertThat(evening.game().cursor()).isEqualTo(new Site(6, 2));
    assertThat(said(evening))
        .contains("Hint: C3, 63% to win The whole board is still open. C3 has 4 liberties.");
    assertThat(evening.types("\r").game().session().position().last()).contains(C3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "60x20", "40x15", "120x40"})
  void aLongHintSaysItsMoveAndItsChanceAndTheRestIsOpened(String size) throws Refusal {
    List<Move> line = new ArrayList<>(List.of(C3));
    for (int i = 0; i < 8; i++) {
      line.add(new Place(i % 2 == 0 ? Side.WHITE : Side.BLACK, new Site(i, 8)));
    }
    house.hint = Pending.completed(watch -> new Candidate(C3, 0.625, false, line));
    String[] sides = size.split("x");
    int cols = Integer.parseInt(sides[0]);
    int rows = Integer.parseInt(sides[1]);
    Evening evening = new Evening(house, begun(Seat.AT_KEYBOARD), cols, rows, Glyphs.UNICODE);
    assertThat(evening.types("H").ticks().text()).contains("Hint: C3, 63% to win");
    String beside = cols < 120 ? "" : said(evening, 80);
    assertThat(beside + evening.types("x").text().replaceAll("\\s+", " "))
        .contains("Likely next: J9, then J8, then J7");
  }

  @ParameterizedTest
  @CsvSource({"3, ; you can win by 3", "-1, ', but you still lose by 1'", "0, ; it is a draw"})
  void whereItIsSolvedAHintSaysTheResult(double lead, String result) throws Refusal {
    house.hint = Pending.completed(watch -> new Candidate(C3, lead, true, List.of(C3)));
    assertThat(against(Seat.AT_KEYBOARD).types("H").ticks().text())
        .contains("Best: C3" + result)
        .doesNotContain("%");
  }

  @ParameterizedTest
  @CsvSource({"4.24, +4.2", "-12.6, -13", "0.0, +0"})
  void whereTheLeadIsKnownAHintSaysIt(double lead, String said) throws Refusal {
    Candidate best = new Candidate(C3, 0.625, false, List.of(C3), OptionalDouble.of(lead), 1, 0);
    house.hint = Pending.completed(watch -> best);
    assertThat(said(against(Seat.AT_KEYBOARD).types("H").ticks()))
        .contains("Hint: C3, " + said + " points (63%)");
  }

  /** What doesn't fit is left out as whole sentences. */
  @Test
  void aHintIsNotCutWithinASentence() throws Refusal {
    List<Move> line = new ArrayList<>(List.of(C3));
    for (int i = 0; i < 4; i++) {
      line.add(new Place(i % 2 == 0 ? Side.WHITE : Side.BLACK, new Site(i, 8)));
    }
    house.hint = Pending.completed(watch -> new Candidate(C3, 0.625, false, line));
    Evening evening = against(Seat.AT_KEYBOARD).types("H").ticks();
    assertThat(said(evening))
        .contains("The whole board is still open. C3 has 4 liberties. … ")
        .doesNotContain("Likely");
    assertThat(evening.text()).contains("x more").doesNotContain("x explain");
    assertThat(said(evening.types("x"), 0)).contains("Likely next: J9, then J8,");
  }

  @Test
  void aCardSaysThatAProgramStartsUntilItHasSaidItsName() throws Refusal, IOException {
    Seat program = new EngineSeat("katago").seat();
    LiveSession live = begun(program);
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE).types(":E5\r");
    assertThat(said(evening)).contains("katago", "starting").doesNotContain("thinking");
    Seat named = new Seat(program.holder(), "KataGo 1.17.2");
    live.submit(program.holder(), new Event.Sit(Side.WHITE, named));
    assertThat(said(evening.refreshed()))
        .contains("KataGo 1.17.2", "thinking")
        .doesNotContain("starting");
  }

  @Test
  void sentencesSayTheComputerAndCardsItsLevel() throws Refusal, IOException {
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    LiveSession live = begun(computer);
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE).types(":E5\r");
    live.submit(computer.holder(), new Event.Try(new Pass(Side.WHITE)));
    assertThat(said(evening.refreshed())).contains("The computer passes.", "Computer (level 1)");
    live.submit(Player.HERE, new Event.Resign(Side.BLACK));
    assertThat(said(evening.refreshed()))
        .contains("The computer wins by resignation", "Computer (level 1)");
  }

  @ParameterizedTest
  @CsvSource({"none, Level 10", "2h+30s, Level 10 2:00:00"})
  void aSmallScreenShowsTheComputersLevelInFull(String time, String card) throws Refusal {
    Seat computer = new ComputerSeat(10, Optional.empty()).seat();
    TimeControl control = TimeControl.parse(time).orElseThrow();
    Map<String, String> size = Map.of("size", "9");
    LiveSession live =
        house.begin(new Terms("go", size, Optional.empty(), control, Seat.AT_KEYBOARD, computer));
    assertThat(new Evening(house, live, 40, 15, Glyphs.UNICODE).text()).contains(card);
  }

  @Test
  void undoAfterTwoComputersSaysWhatElseCanBeDone() throws Refusal, IOException {
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    Terms terms = Terms.of("gomoku", Map.of("size", "9")).between(computer, computer);
    LiveSession live = house.begin(terms);
    for (int i = 0; i < 9; i++) {
      Side side = i % 2 == 0 ? Side.BLACK : Side.WHITE;
      Move move = new Place(side, new Site(i % 2 == 0 ? 0 : 8, i / 2));
      live.submit(computer.holder(), new Event.Try(move));
    }
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE).types("u");
    assertThat(said(evening)).contains("Over: r rematch").doesNotContain("Nothing to undo");
  }

  @Test
  void inDotsAndBoxesACardSaysWhichPlayerIsYou() throws Refusal {
    Seat computer = new ComputerSeat(2, Optional.empty()).seat();
    Terms terms = Terms.of("dots", Map.of("size", "4"));
    LiveSession alone = house.begin(terms.between(Seat.AT_KEYBOARD, computer));
    LiveSession both = house.begin(terms);
    assertThat(new Evening(house, alone, 80, 24, Glyphs.UNICODE).text()).contains("A   You");
    assertThat(new Evening(house, both, 80, 24, Glyphs.UNICODE).text()).contains("A   A");
  }

  @Test
  void tablesShowTheComputersLevelAboveItsMovesAndItsPoints() throws Refusal, IOException {
    Seat computer = new ComputerSeat(10, Optional.empty()).seat();
    LiveSession live = begun(computer);
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE).types("p");
    live.submit(computer.holder(), new Event.Try(new Place(Side.WHITE, new Site(4, 4))));
    assertThat(said(evening.refreshed())).contains("● Black ─", "○ Level 10 ─");
    evening.types("p");
    live.submit(computer.holder(), new Event.Try(new Pass(Side.WHITE)));
    live.submit(computer.holder(), Event.Act.ACCEPT);
    assertThat(said(evening.refreshed().types("a"))).contains(" Black Level 10 Stones ");
  }

  @Test
  void nobodyTakesOverAGameThatIsOver() throws Refusal, IOException {
    LiveSession live = begun(Seat.AT_KEYBOARD);
    live.submit(Player.HERE, new Event.Resign(Side.BLACK));
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    assertThat(evening.types(":player white\u3000bot:3\r").text())
        .contains("The game is already over");
  }

  @Test
  void whereTwoComputersPlaySentencesNameTheirSides() throws Refusal, IOException {
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    Terms terms = Terms.of("go", Map.of("size", "9")).between(computer, computer);
    LiveSession live = house.begin(terms);
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    live.submit(computer.holder(), new Event.Try(new Pass(Side.BLACK)));
    assertThat(said(evening.refreshed())).contains("Black passes.");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 10"})
  void whereTwoComputersPlayCardsAndResultsShowTheirLevels(int first, int second)
      throws Refusal, IOException {
    Seat black = new ComputerSeat(first, Optional.empty()).seat();
    Seat white = new ComputerSeat(second, Optional.empty()).seat();
    Terms terms = Terms.of("go", Map.of("size", "9")).between(black, white);
    LiveSession live = house.begin(terms);
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    String other = "White (level " + second + ")";
    assertThat(said(evening)).contains("Black (level 1)", other);
    live.submit(black.holder(), new Event.Resign(Side.BLACK));
    assertThat(said(evening.refreshed())).contains(other + " wins");
  }

  @Test
  void whileItIsLookedForKeysAreAnswered() throws Refusal {
    CompletableFuture<Candidate> found = new CompletableFuture<>();
    house.hint = once(found);
    Evening evening = against(Seat.AT_KEYBOARD).types("H").ticks();
    assertThat(said(evening)).contains("Looking for a hint ...");
    Site before = evening.game().cursor();
    assertThat(evening.types(Evening.LEFT).game().cursor()).isNotEqualTo(before);
    Pending<Candidate> asked = house.hint;
    house.hint = null; // whoever asked again would be refused
    assertThat(said(evening.types("H"))).contains("Looking for a hint ...");
    found.complete(BEST);
    asked.await(10_000);
    assertThat(said(evening.passes())).contains("Hint: C3");
  }

  @Test
  void anEstimateAskedForMeanwhileTakesThePlaceOfAHint() throws Refusal {
    CompletableFuture<Candidate> found = new CompletableFuture<>();
    house.owners = new double[81];
    house.hint = once(found);
    Evening evening = against(Seat.AT_KEYBOARD).types("H", ":estimate\r").ticks();
    assertThat(said(evening)).contains("Estimate: Black 41");
    found.complete(BEST);
    house.hint.await(10_000);
    assertThat(said(evening.passes())).contains("Estimate:").doesNotContain("Hint:");
  }

  @Test
  void aHintWaitsForWhoeverReadsAnExplanation() throws Refusal {
    CompletableFuture<Candidate> found = new CompletableFuture<>();
    house.hint = once(found);
    Evening evening = against(Seat.AT_KEYBOARD).types("H").ticks().types("x");
    String read = said(evening);
    found.complete(BEST);
    house.hint.await(10_000);
    assertThat(said(evening.passes())).isEqualTo(read).contains("Has 4 liberties.");
    assertThat(said(evening.types(Evening.RIGHT).passes())).contains("Hint: C3");
  }

  @Test
  void aHintThatComesWhileAMoveIsTypedLeavesTheMoveAndTheCursorAlone() throws Refusal {
    CompletableFuture<Candidate> found = new CompletableFuture<>();
    house.hint = once(found);
    Evening evening = against(Seat.AT_KEYBOARD).types("H").ticks().types(":D4");
    Site before = evening.game().cursor();
    found.complete(BEST);
    house.hint.await(10_000);
    assertThat(evening.passes().text()).contains("Hint: C3", ":D4");
    assertThat(evening.game().cursor()).isEqualTo(before);
    Move typed = new Place(Side.BLACK, new Site(5, 3));
    assertThat(evening.types("\r").game().session().position().last()).contains(typed);
  }

  @Test
  void anEstimateThatComesWhileAMoveIsTypedLeavesItAlone() throws Refusal {
    house.owners = new double[81];
    Evening evening = against(Seat.AT_KEYBOARD).types(":estimate\r:C3").ticks();
    assertThat(evening.text()).contains("Estimate:", ":C3");
    assertThat(evening.types("\r").game().session().position().last()).contains(C3);
  }

  @Test
  void aHintThatComesAfterAMoveIsDropped() throws Refusal {
    house.hint = Pending.completed(watch -> BEST);
    Evening evening = against(Seat.AT_KEYBOARD).types("H", ":E5\r").ticks();
    assertThat(said(evening)).doesNotContain("Hint");
    assertThat(evening.game().due()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aHintThatComesAfterARefusalIsNotHeadedByIt() throws Refusal {
    CompletableFuture<Candidate> found = new CompletableFuture<>();
    Evening evening = against(Seat.AT_KEYBOARD).types(":E5\r");
    house.hint = once(found);
    assertThat(said(evening.types("H", ":E5\r").ticks())).contains("Illegal: occupied");
    found.complete(BEST);
    house.hint.await(10_000);
    assertThat(said(evening.passes())).contains("Hint:").doesNotContain("Illegal");
  }

  @Test
  void againstTheComputerThereAreHintsAndAgainstAPersonNone() throws Refusal {
    house.hint = Pending.completed(watch -> BEST);
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    assertThat(said(against(computer).types("H").ticks())).contains("Hint: C3");
    assertThat(said(against(OTHER).types("H").ticks())).contains("No hints against a person.");
  }

  @Test
  void anEstimateMarksWhatASideProbablyOwnsUntilTheNextMove() throws Refusal {
    house.owners = new double[81];
    house.owners[0] = 0.9;
    house.owners[1] = -0.9;
    house.owners[2] = 0.3;
    Evening evening = against(Seat.AT_KEYBOARD).types(":estimate\r").ticks();
    assertThat(said(evening))
        .contains("Estimate: Black 41, White 40, komi 7½. White leads by 6½ points.");
    Map<Site, Hint> owned = evening.game().messages().explanation().orElseThrow().overlay().hints();
    assertThat(owned).isEqualTo(Map.of(new Site(0, 0), Hint.BLACKS, new Site(0, 1), Hint.WHITES));
    assertThat(evening.types("\r").game().messages().explanation()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "6.4, Estimate: Black leads by 6.4 points.",
    "-1.2, Estimate: White leads by 1.2 points.",
    "-12.7, Estimate: White leads by 13 points.",
    "0.04, Estimate: nobody leads."
  })
  void whoeverKnowsTheLeadSaysOnlyThat(double lead, String said) throws Refusal {
    house.owners = new double[81];
    house.lead = OptionalDouble.of(lead);
    assertThat(said(against(Seat.AT_KEYBOARD).types(":estimate\r").ticks())).contains(said);
  }

  @Test
  void aChineseEstimateCountsInStonesAsTheCardsDo() throws Refusal {
    TestHouse chinese = new TestHouse(0, Locale.SIMPLIFIED_CHINESE);
    chinese.owners = new double[81];
    LiveSession live = chinese.begin(Terms.of("go", Map.of("size", "9")));
    Evening evening = new Evening(chinese, live, 80, 24, Glyphs.UNICODE);
    assertThat(evening.types(":estimate\r").ticks().text().replaceAll("\\s+", ""))
        .contains("贴3¾子", "领先3¼子")
        .doesNotContain("3.75", "3.25");
  }

  @Test
  void betweenTwoPeopleThereAreEstimatesOnceBothAgree() throws Refusal, IOException {
    house.owners = new double[81];
    LiveSession live = begun(OTHER);
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    assertThat(said(evening.types("H").ticks())).contains("against a person");
    assertThat(said(evening.types(":estimate\r").ticks())).contains("Waiting for the answer.");
    live.submit(OTHER.holder(), new Event.Reply(false));
    assertThat(said(evening.refreshed())).contains("White declines the estimate.");
    assertThat(said(evening.types(":estimate\r").ticks())).contains("after the next move");
    evening.types("\r").types(":estimate\r").ticks();
    live.submit(OTHER.holder(), new Event.Reply(true));
    assertThat(said(evening.refreshed()))
        .contains("You have agreed: :estimate estimates the score.");
    assertThat(said(evening.types(":estimate\r").ticks())).contains("Estimate: Black 41, White 40");
  }

  private static String said(Evening evening) {
    return said(evening, 43);
  }

  private static String said(Evening evening, int from) {
    StringBuilder column = new StringBuilder();
    evening
        .text()
        .lines()
        .forEach(row -> column.append(row.substring(Math.min(from, row.length()))));
    return column.toString().replaceAll("\\s+", " ");
  }

  private static Pending<Candidate> once(CompletableFuture<Candidate> found) {
    return Pending.start("hint", watch -> found.join(), unwanted -> {});
  }
}
