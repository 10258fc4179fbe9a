package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Side;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What players at two servers over one database have of each other besides the moves. */
abstract class SharedGamesLaws extends TwoHouses {
  static List<String> talk(Visit visit, LiveSession game) {
    return visit.person().room().status(game).talk();
  }

  static String letter(Visit visit) {
    return visit.person().lobby().orElseThrow().letter();
  }

  /** What the hooks of both servers were told about a person. */
  private List<HookEvent> notices(long person) {
    List<HookNotice> all = new ArrayList<>(first.notices);
    all.addAll(second.notices);
    return all.stream().filter(one -> one.person() == person).map(HookNotice::event).toList();
  }

  @BeforeEach
  void readLetters() { // which have a code for a lost key
    for (Visit visit : List.of(anna, ben)) {
      visit.person().lobby().orElseThrow().tell("");
    }
  }

  @Test
  void talkAtATableIsReadAtBoth() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    anna.person().room().say(annas, "hello");
    assertThat(talk(anna, annas)).as("at once").containsExactly("anna: hello");
    await(() -> talk(ben, bens).size() == 1);
    ben.person().room().say(bens, "hello, anna");
    await(() -> talk(anna, annas).size() == 2);
    assertThat(talk(anna, annas))
        .isEqualTo(talk(ben, bens))
        .containsExactly("anna: hello", "ben: hello, anna");
  }

  @Test
  void whatWatchersElsewhereSayIsNotForThePlayers() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    Visit carl = second.named("carl");
    LiveSession carls = OpenHouse.enterFirst(carl);
    carl.person().room().say(carls, "what a move");
    carl.person().room().say(carls, "what a game");
    await(
        () ->
            first
                    .house
                    .services()
                    .tables()
                    .all()
                    .get(0)
                    .talk(carl.person().me(), one -> true)
                    .size()
                == 2);
    assertThat(talk(anna, annas)).isEmpty();
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    assertThat(talk(anna, annas)).hasSize(2);
    await(() -> bens.now().isOver());
    assertThat(talk(ben, bens)).isEqualTo(talk(anna, annas));
  }

  @Test
  void aLineThatComesTwiceIsReadOnce() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    String id = "01234567-89ab-cdef-0123-456789abcdef";
    for (String text :
        List.of(
            id + " 1 7 0\ncarl\nhello",
            id + " 1 7 0\ncarl\nhello",
            id.replace('0', '1') + " 1 7 0\ncarl\n\033[31mhello",
            id.replace('0', '2') + " 1 7 0 carl",
            id.replace('0', '3') + " 99 7 0\ncarl\nhello")) {
      first.store.nodes().tell(new NodeNote(NodeTopic.TALK, text));
    }
    anna.person().room().say(annas, "hello");
    await(() -> talk(ben, bens).contains("anna: hello"));
    assertThat(talk(ben, bens)).containsExactly("carl: hello", "anna: hello");
  }

  @Test
  void whoeverIsElsewhereReadsOnceThatAGameIsOver() throws Exception {
    LiveSession annas = begin();
    ben.person().room().leave(join(annas));
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> letter(ben).contains("1"));
    assertThat(letter(ben)).doesNotContain("\n").contains("anna");
    assertThat(first.store.settings(ben.number()).join().get("ended").lines()).hasSize(1);
    ben.person().lobby().orElseThrow().dismiss(letter(ben));
    assertThat(letter(anna)).isEmpty();
  }

  @Test
  void whoeverIsAtTheEndOfAGameReadsNothingOfItInTheLobby() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    bens.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    await(() -> annas.now().isOver());
    assertThat(letter(ben)).isEmpty();
  }

  @Test
  void theHookIsToldOnce() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    Visit carl = second.named("carl");
    LiveSession carls = OpenHouse.enterFirst(carl);
    ben.close();
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    await(() -> carls.now().line().size() == 1);
    assertThat(notices(ben.number())).containsExactly(HookEvent.TURN);
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> carls.now().isOver());
    first.settle();
    second.settle();
    assertThat(notices(ben.number())).containsExactly(HookEvent.TURN, HookEvent.OVER);
    assertThat(bens.now()).isSameAs(carls.now());
  }

  @Test
  void theOwnersWordOnAnEndIsReadAtBoth() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    first.house.desk().run(Language.ENGLISH, List.of("end", "1"), Map.of("reason", "too loud"));
    await(() -> bens.now().isOver());
    await(() -> ben.person().room().status(bens).said().contains("too loud"));
    assertThat(anna.person().room().status(annas).said()).contains("too loud");
    assertThat(letter(ben)).isEqualTo(letter(anna)).contains("too loud");
  }
}
