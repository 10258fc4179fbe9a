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
import java.util.OptionalDouble;
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
                    new Place(Side.BLACK, new Site(5, 3)), new Place(Side.WHITE, new Site(4, 4))),
                OptionalDouble.empty(),
                20,
                0.12));
  }

  @Test
  void whatIsNoMoveOfThisPositionIsLeftOut() {
    Position taken = ((Played) POSITION.play(new Place(Side.BLACK, new Site(4, 4)))).after();
    AnalysisLine white = new AnalysisLine(taken, Side.WHITE, false);
    assertThat(white.candidates("info move E5 winrate 0.5")).isEmpty();
    assertThat(white.candidates("info move E4 winrate 0.5")).hasSize(1);
    assertThat(kata("info move Z9 winrate 0.5 info move pass winrate 0.5")).hasSize(1);
  }

  /** Begins as a line of KataGo 1.17.2 on an empty board does. */
  @Test
  void aMoveThatTheEnginePrefersLessIsWorthNoMore() {
    List<Candidate> candidates =
        kata(
            "info move E5 visits 8 edgeVisits 8 utility -0.133916 winrate 0.442535 scoreMean"
                + " -0.519313 scoreStdev 13.8916 scoreLead -0.519313 scoreSelfplay -1.30561 prior"
                + " 0.269681 lcb 0.395178 utilityLcb -0.266517 weight 8 order 0 pv E5 E3 G4 info"
                + " move D5 visits 3 edgeVisits 3 utility -0.129717 winrate 0.447632 scoreMean"
                + " -0.610887 scoreStdev 13.7579 scoreLead -0.610887 scoreSelfplay -1.20517 prior"
                + " 0.0967566 lcb 0.183836 utilityLcb -0.868347 weight 3 isSymmetryOf F5 order 1 pv"
                + " D5 F5 E7 info move F4 visits 2 winrate 0.431 order 2 pv F4 D6");
    assertThat(candidates).extracting(Candidate::value).containsExactly(0.442535, 0.442535, 0.431);
    assertThat(candidates).extracting(one -> one.line().size()).containsExactly(3, 3, 2);
    assertThat(candidates).extracting(Candidate::visits).containsExactly(8, 3, 2);
    assertThat(candidates).extracting(Candidate::prior).containsExactly(0.269681, 0.0967566, 0.0);
    assertThat(candidates)
        .extracting(Candidate::lead)
        .containsExactly(
            OptionalDouble.of(-0.519313), OptionalDouble.of(-0.610887), OptionalDouble.empty());
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
  void whatElseIsNoNumberIsNotKnown() {
    Candidate candidate =
        kata("info move D4 winrate 0.5 scoreLead NaN visits 1e99 prior lots").get(0);
    assertThat(candidate.lead()).isEmpty();
    assertThat(candidate.prior()).isZero();
    assertThat(candidate.visits()).isEqualTo(Integer.MAX_VALUE);
    assertThat(kata("info move D4 winrate 0.5 scoreMean 2.5").get(0).lead()).hasValue(2.5);
    assertThat(kata("info move D4 winrate 0.5 scoreLead Infinity").get(0).lead()).isEmpty();
    assertThat(kata("info move D4 winrate 0.5 visits -3").get(0).visits()).isZero();
    double most = 81 + POSITION.game().komi();
    for (int sign = -1; sign <= 1; sign += 2) {
      String lead = "info move D4 winrate 0.5 scoreLead " + sign * most;
      assertThat(kata(lead).get(0).lead()).hasValue(sign * most);
      assertThat(kata(lead + "1").get(0).lead()).isEmpty();
      assertThat(kata("info move D4 winrate 0.5 scoreLead " + sign * 1e300).get(0).lead())
          .isEmpty();
    }
  }

  @Test
  void aLineThatBeginsElsewhereIsNotItsLine() {
    assertThat(kata("info move D4 winrate 0.5 pv E5 D4").get(0).line()).hasSize(1);
    assertThat(kata("info move D4 winrate 0.5 pv D4 E5 ownership 0.1 0.2").get(0).line())
        .hasSize(2);
  }
}
