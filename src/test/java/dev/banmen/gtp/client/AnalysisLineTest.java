package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AnalysisLineTest {
  private static final Position POSITION =
      Position.start(Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9")));

  private static List<Candidate> kata(String line) {
    return new AnalysisLine(POSITION, Side.BLACK, false).candidates(line);
  }

  @Test
  void leelaCountsInTenThousandths() {
    List<Candidate> candidates =
        new AnalysisLine(POSITION, Side.BLACK, true)
            .candidates("info move D4 visits 20 winrate 4650 prior 1200 lcb 4500 order 0 pv D4 E5");
    assertThat(candidates)
        .containsExactly(
            new Candidate(
                new Place(Side.BLACK, new Site(5, 3)),
                0.465,
                false,
                List.of(
                    new Place(Side.BLACK, new Site(5, 3)), new Place(Side.WHITE, new Site(4, 4)))));
  }

  @Test
  void whatIsNoMoveOfThisPositionIsLeftOut() {
    Position taken = ((Played) POSITION.play(new Place(Side.BLACK, new Site(4, 4)))).after();
    AnalysisLine white = new AnalysisLine(taken, Side.WHITE, false);
    assertThat(white.candidates("info move E5 winrate 0.5")).isEmpty();
    assertThat(white.candidates("info move E4 winrate 0.5")).hasSize(1);
    assertThat(kata("info move Z9 winrate 0.5 info move pass winrate 0.5")).hasSize(1);
  }

  /** KataGo 1.17 prefers a move with many visits to one that it has hardly looked at. */
  @Test
  void aMoveThatTheEnginePrefersLessIsWorthNoMore() {
    assertThat(
            kata(
                "info move F5 visits 15 winrate 0.462 scoreLead -1.2 order 0 pv F5 D5 E3"
                    + " info move E5 visits 3 winrate 0.481 scoreLead -0.9 order 1 pv E5 E3"
                    + " info move F6 visits 6 winrate 0.447 scoreLead -1.4 order 2 pv F6 D4"))
        .extracting(Candidate::value)
        .containsExactly(0.462, 0.462, 0.447);
  }

  @Test
  void whatIsNoShareIsLeftOut() {
    assertThat(kata("info move D4 winrate 1.5")).isEmpty();
    assertThat(kata("info move D4 winrate NaN")).isEmpty();
    assertThat(kata("info move D4 visits 3")).isEmpty();
    assertThat(kata("info move D4 winrate much")).isEmpty();
    assertThat(kata("info move D4 winrate 1")).hasSize(1);
    assertThat(kata("")).isEmpty();
    assertThat(kata("info info info pv pv move")).isEmpty();
  }

  @Test
  void aLineThatBeginsElsewhereIsNotItsLine() {
    assertThat(kata("info move D4 winrate 0.5 pv E5 D4").get(0).line()).hasSize(1);
    assertThat(kata("info move D4 winrate 0.5 pv D4 E5 ownership 0.1 0.2").get(0).line())
        .hasSize(2);
  }
}
