package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Miss;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.RefusedMoves.RefusedMove;
import dev.banmen.session.text.SavedGameText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RefusedMovesTest {
  private static RefusedMove refusal(int number) {
    return new RefusedMove(new Place(Side.BLACK, new Site(number / 19, number % 19)), miss());
  }

  private static Miss miss() {
    Table table = Table.ofOne("toy", "", "none").plays("B a1", "W a1");
    return ((Report.Refused) table.now.report()).miss();
  }

  private static RefusedMoves with(int count, int nodes) {
    RefusedMoves refusedMoves = RefusedMoves.NONE;
    RefusedMove refusal = refusal(0);
    for (int i = 0; i < count; i++) {
      refusedMoves = refusedMoves.with(i % nodes, refusal);
    }
    return refusedMoves;
  }

  @Test
  void eachHoldsWhatWasRefusedUpToItHoweverOthersGrow() {
    SplittableRandom random = new SplittableRandom(1);
    List<RefusedMoves> all = new ArrayList<>(List.of(RefusedMoves.NONE));
    List<Map<Integer, List<RefusedMove>>> wanted = new ArrayList<>(List.of(Map.of()));
    for (int i = 0; i < 300; i++) {
      int from = random.nextInt(4) == 0 ? random.nextInt(all.size()) : all.size() - 1;
      int node = random.nextInt(5);
      RefusedMove refusal = refusal(random.nextInt(19 * 19));
      all.add(all.get(from).with(node, refusal));
      Map<Integer, List<RefusedMove>> grown = new TreeMap<>();
      wanted.get(from).forEach((at, those) -> grown.put(at, new ArrayList<>(those)));
      grown.computeIfAbsent(node, at -> new ArrayList<>()).add(refusal);
      wanted.add(grown);
      int looked = random.nextInt(all.size()); // which sorts that one
      assertThat(all.get(looked).at(node))
          .isEqualTo(wanted.get(looked).getOrDefault(node, List.of()));
    }
    for (int i = 0; i < all.size(); i++) {
      assertThat(all.get(i).refused()).isEqualTo(wanted.get(i));
      assertThat(all.get(i)).isEqualTo(new RefusedMoves(wanted.get(i)));
      assertThat(all.get(i)).hasSameHashCodeAs(new RefusedMoves(wanted.get(i)));
      assertThat(all.get(i).size())
          .isEqualTo(wanted.get(i).values().stream().mapToInt(List::size).sum());
    }
  }

  @Test
  void othersThatWereTriedAreNotEqual() {
    RefusedMoves one = RefusedMoves.NONE.with(1, refusal(0));
    assertThat(one).isNotEqualTo(RefusedMoves.NONE.with(2, refusal(0)));
    assertThat(one).isNotEqualTo(RefusedMoves.NONE.with(1, refusal(1)));
    assertThat(one).isNotEqualTo(one.with(1, refusal(0)));
    assertThat(one)
        .isEqualTo(RefusedMoves.NONE.with(1, refusal(0)))
        .hasToString(RefusedMoves.NONE.with(1, refusal(0)).toString());
  }

  @Test
  void afterTheMostNoneIsRemembered() {
    RefusedMoves last = with(RefusedMoves.MOST - 1, 7);
    RefusedMoves full = last.with(0, refusal(1));
    assertThat(full.size()).isEqualTo(100_000);
    assertThat(full.with(0, refusal(2))).isSameAs(full);
    assertThat(last.with(0, refusal(2))).isNotSameAs(last);
  }

  @Test
  void whatAFileSaysIsRememberedWhole() {
    List<RefusedMove> more = Collections.nCopies(RefusedMoves.MOST + 1, refusal(0));
    RefusedMoves refusedMoves = new RefusedMoves(Map.of(3, more));
    assertThat(refusedMoves.at(3)).hasSize(RefusedMoves.MOST + 1);
    assertThat(refusedMoves.with(3, refusal(1))).isSameAs(refusedMoves);
  }

  @Test
  void aRefusalThatIsNotRememberedHasNoLine() {
    Table table = Table.ofOne("toy", "size=9 row=9", "none").plays("B a1");
    Session before = table.now;
    Event again = table.attempt("W a1");
    Stamped stamped = new Stamped(0, Player.HERE, again);
    assertThat(SavedGameText.line(before, stamped, before.on(again), 0))
        .startsWith("0 here ! W a1 ");
    Session full = filled(before, with(RefusedMoves.MOST, 1));
    Session after = full.on(again);
    assertThat(after.report()).isInstanceOf(Report.Refused.class);
    assertThat(SavedGameText.line(full, stamped, after, 0)).isEmpty();
    Session over = before.on(new Event.Resign(Side.WHITE));
    assertThat(SavedGameText.line(over, stamped, over.on(again), 0)).isEmpty();
  }

  private static Session filled(Session session, RefusedMoves refusedMoves) {
    return session.with(refusedMoves);
  }
}
