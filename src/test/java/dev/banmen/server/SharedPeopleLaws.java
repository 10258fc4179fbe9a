package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.LobbyRow;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TableOptions;
import dev.banmen.game.Side;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.Ratings;
import dev.banmen.server.tables.Tables;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;

/** Whoever is at one server of a place is there for the others, too. */
abstract class SharedPeopleLaws extends TwoHouses {
  private static boolean isHere(OpenHouse house, Visit visit) {
    return house.house.services().people().isHere(visit.number());
  }

  static boolean isAway(OpenHouse house, Side side) {
    return table(house).presence().isAway(side);
  }

  private static GameTable table(OpenHouse house) {
    return house.house.services().tables().known().awake(1).orElseThrow();
  }

  private static Tables tables(OpenHouse house) {
    return house.house.services().tables();
  }

  private String said(Visit visit, LiveSession live) {
    return visit.person().room().status(live).said();
  }

  @Test
  void aPlayerAtTheOtherServerIsNotAway() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    await(() -> !isAway(first, Side.WHITE) && !isAway(second, Side.BLACK));
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    await(() -> bens.now().line().size() == 1);
    assertThat(said(anna, annas)).doesNotContain("away");
    ben.person().room().leave(bens);
    await(() -> isAway(first, Side.WHITE));
    assertThat(said(anna, annas)).contains("ben is away.");
    OpenHouse.enterFirst(ben);
    await(() -> !isAway(first, Side.WHITE));
    assertThat(said(anna, annas)).contains("ben is back.");
  }

  @Test
  void aTableRestsWhereNobodyLooksAtIt() throws Exception {
    LiveSession annas = begin();
    ben.person().room().leave(join(annas));
    await(() -> isAway(first, Side.WHITE));
    second.passed += 300_000;
    tables(second).look();
    assertThat(tables(second).known().countAwake()).isZero();
    assertThat(tables(first).known().countAwake()).isEqualTo(1);
  }

  @Test
  void onlyWhoeverLooksNowhereReadsOfAnEndLater() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    await(() -> !isAway(first, Side.WHITE) && !isAway(second, Side.BLACK));
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> bens.now().isOver() && first.store.ends().join().isEmpty());
    assertThat(first.store.settings(ben.number()).join()).doesNotContainKey("ended");
  }

  @Test
  void theHookIsToldOfNobodyWhoIsAtTheOtherServer() throws Exception {
    await(() -> isHere(first, ben) && isHere(second, anna));
    LiveSession annas = begin();
    ben.person().room().leave(join(annas));
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    await(() -> ben.waiting() == 1);
    assertThat(first.notices).isEmpty();
    assertThat(second.notices).isEmpty();
    ben.close();
    await(() -> !isHere(first, ben));
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> annas.now().isOver() && first.store.ends().join().isEmpty());
    first.notices.addAll(second.notices);
    assertThat(first.notices).extracting(HookNotice::name).containsExactly("ben");
  }

  @Test
  void allPeopleOfThePlaceAreListedAndWatchersCounted() throws Exception {
    begin();
    await(
        () ->
            anna.person().lobby().orElseThrow().people().equals(List.of("anna", "ben"))
                && ben.person().lobby().orElseThrow().people().equals(List.of("ben", "anna")));
    OpenHouse.enterFirst(ben);
    Visit carl = second.named("carl");
    await(() -> OpenHouse.tables(carl).get(0).freeSide().isEmpty());
    OpenHouse.enterFirst(carl);
    await(() -> OpenHouse.tables(anna).get(0).watchers() == 1);
    carl.close();
    await(() -> OpenHouse.tables(anna).get(0).watchers() == 0);
    await(() -> anna.person().lobby().orElseThrow().people().equals(List.of("anna", "ben")));
  }

  @Test
  void aNamelessPersonStaysWhoIsAtTheOtherServer() throws Exception {
    Visit here = first.visit("dora");
    Visit there = second.visit("dora");
    long dora = here.number();
    await(() -> first.house.services().people().terminals(dora) == 2);
    here.close();
    first.settleTasks();
    assertThat(first.store.person(dora).join()).isPresent();
    await(() -> second.house.services().people().terminals(dora) == 1);
    there.close();
    await(() -> first.store.person(dora).join().isEmpty());
  }

  private String owner(OpenHouse house, String... words) {
    return house.house.desk().run(Language.ENGLISH, List.of(words), Map.of()).lines().toString();
  }

  private static String farewell(Visit visit) {
    String[] said = {""};
    visit.online().onSentAway(why -> said[0] = why);
    return said[0];
  }

  private static List<String> chat(Visit visit) {
    return visit.person().lobby().orElseThrow().chat();
  }

  @Test
  void theOwnerSendsPeopleAwayFromAllServers() throws Exception {
    Visit carl = second.named("carl");
    owner(first, "kick", "ben");
    await(() -> farewell(ben).contains("The owner"));
    assertThat(farewell(carl)).isEmpty();
    owner(first, "ban", "carl");
    await(() -> !farewell(carl).isEmpty());
    assertThatThrownBy(() -> second.visit("carl")).isInstanceOf(Refusal.class);
    owner(second, "unban", "carl");
    await(() -> owner(first, "bans").contains("Nobody"));
    first.visit("carl");
    assertThat(farewell(anna)).isEmpty();
  }

  @Test
  void theOwnerSeesWhoIsAtOtherServers() throws Exception {
    await(() -> anna.person().lobby().orElseThrow().people().contains("ben"));
    assertThat(owner(first, "list"))
        .contains("anna (number 1), from", "ben (number 2), at another");
    assertThat(owner(first, "list")).contains("2 visits");
  }

  @Test
  void theOwnerSeesHowManyLookAtATableAnywhere() throws Exception {
    join(begin());
    await(() -> owner(first, "tables").contains("2 here"));
    await(() -> owner(second, "tables").contains("2 here"));
  }

  @Test
  void whatIsSaidInTheLobbyIsReadAtAllServersOnceAndInOrder() throws Exception {
    for (int i = 0; i < 2; i++) {
      anna.person().lobby().orElseThrow().say("a" + i);
      ben.person().lobby().orElseThrow().say("b" + i);
    }
    await(() -> chat(anna).size() == 4 && chat(ben).equals(chat(anna)));
    owner(first, "announce", "tea");
    await(() -> chat(ben).size() == 5);
    await(() -> ben.online().letter().text().contains("tea"));
    assertThat(anna.online().letter().text()).contains("tea");
  }

  @Test
  void aPersonWhoIsForgottenIsGoneFromAllServers() throws Exception {
    ben.person().lobby().orElseThrow().say("hello");
    await(() -> chat(anna).size() == 1);
    owner(first, "forget", "ben");
    await(() -> !farewell(ben).isEmpty() && chat(anna).isEmpty() && chat(ben).isEmpty());
  }

  @Test
  void aNewNameIsKnownAtAllServers() throws Exception {
    Visit again = first.visit("ben");
    ben.person().lobby().orElseThrow().takeName("benno");
    await(() -> again.online().name().equals("benno"));
    await(() -> anna.person().lobby().orElseThrow().people().contains("benno"));
  }

  private static List<String> letter(Visit visit) {
    return visit.person().lobby().orElseThrow().letter().lines().toList();
  }

  private static void say(Visit visit, String text) throws Refusal {
    visit.person().lobby().orElseThrow().say(text);
  }

  @Test
  void aPersonIsForgottenOfWhichNothingWasHeard() throws Exception {
    Visit carl = second.named("carl");
    say(ben, "hello");
    await(() -> chat(anna).size() == 1);
    join(begin()); // so their row stays
    Visit dora = second.visit("dora");
    line.tear();
    owner(first, "forget", "ben");
    owner(first, "forget", Long.toString(dora.number()));
    await(() -> line.lost.stream().filter(one -> one.topic() == NodeTopic.FORGOTTEN).count() == 4);
    say(ben, "I am here");
    second.store.set(ben.number(), "theme", "dark").join();
    second.settle();
    assertThat(farewell(ben)).isEmpty();
    line.mend();
    await(() -> farewell(ben).contains("forgotten") && chat(carl).isEmpty());
    assertThat(farewell(carl)).isEmpty();
    second.house.services().notes().readAll().join();
    assertThat(second.house.services().people().isForgotten(ben.number())).isTrue();
    await(() -> farewell(dora).contains("forgotten"));
    await(() -> chat(anna).isEmpty() && first.store.settings(ben.number()).join().isEmpty());
  }

  @Test
  void aNewNameIsKnownOfWhichNothingWasHeard() throws Exception {
    Visit again = first.visit("ben");
    line.tear();
    again.person().lobby().orElseThrow().takeName("benno");
    first.settle();
    assertThat(ben.online().name()).isEqualTo("ben");
    line.mend();
    await(() -> ben.online().name().equals("benno"));
  }

  @Test
  void aNameThatIsTakenHereStaysWhileAnOlderOneIsRead() throws Exception {
    for (int i = 0; i < 20; i++) {
      second.house.services().notes().readAll();
      String name = "ben" + i + "x";
      ben.person().lobby().orElseThrow().takeName(name);
      await(() -> ben.online().name().equals(name));
    }
    second.house.services().notes().readAll().join();
    assertThat(ben.online().name()).isEqualTo("ben19x");
  }

  @Test
  void aVisitWithALostKeyEndsOfWhichNothingWasHeard() throws Exception {
    Visit carl = second.named("carl");
    String shown = owner(first, "key", "ben");
    String code = shown.replaceAll("(?s).*recover ([a-z0-9-]+).*", "$1");
    line.tear();
    first.claim("recover", code, "another key");
    line.mend();
    await(() -> farewell(ben).contains("recovery code"));
    Visit back = second.visit("another key");
    second.house.services().notes().readAll().join();
    assertThat(farewell(back)).isEmpty();
    assertThat(farewell(carl)).isEmpty();
  }

  @Test
  void aKickHoldsOfWhichNothingWasHeard() throws Exception {
    Visit carl = second.named("carl");
    line.tear();
    owner(first, "kick", "ben");
    second.settle();
    assertThat(farewell(ben)).isEmpty();
    line.mend();
    await(() -> farewell(ben).contains("The owner"));
    ben.close();
    Visit again = second.visit("ben");
    second.house.services().notes().readAll().join();
    assertThat(farewell(again)).as("only those who were here").isEmpty();
    assertThat(farewell(carl)).isEmpty();
  }

  @Test
  void bansAndMutesAndBlocksHoldOfWhichNothingWasHeard() throws Exception {
    Visit carl = second.named("carl");
    Visit dora = second.named("dora");
    say(ben, "hello");
    line.tear();
    owner(first, "ban", "carl");
    owner(first, "mute", "dora");
    first.house.services().moderation().block(anna.number(), ben.number(), true).join();
    say(dora, "hello");
    line.mend();
    await(() -> !farewell(carl).isEmpty());
    assertThatThrownBy(() -> say(dora, "hello")).isInstanceOf(Refusal.class);
    Visit annas = second.visit("anna");
    assertThat(chat(annas)).containsExactly("dora: hello");
  }

  @Test
  void whatFailsForOnePersonIsDoneForTheOthers() throws Exception {
    Visit again = second.visit("anna");
    Visit carl = second.named("carl");
    Visit carls = first.visit("carl");
    again
        .online()
        .onRename(
            person -> {
              throw new IllegalStateException("a visit of " + person);
            });
    line.tear();
    anna.person().lobby().orElseThrow().takeName("annette");
    carls.person().lobby().orElseThrow().takeName("carlo");
    first.settle();
    line.mend();
    await(() -> carl.online().name().equals("carlo"));
    assertThat(again.online().name()).isEqualTo("annette");
  }

  @Test
  void whatIsSaidToAllIsReadOnceOfWhichNothingWasHeard() throws Exception {
    owner(first, "announce", "coffee");
    await(() -> letter(ben).toString().contains("coffee"));
    ben.person().lobby().orElseThrow().dismiss(ben.person().lobby().orElseThrow().letter());
    line.tear();
    owner(first, "announce", "tea");
    say(anna, "hello");
    await(() -> chat(anna).size() == 3);
    line.mend();
    await(() -> chat(ben).equals(chat(anna)));
    second.house.services().notes().readAll().join();
    assertThat(letter(ben)).hasSize(1).first().asString().contains("tea");
  }

  @Test
  void theEndOfAGameIsReadOnceOfWhichNothingWasHeard() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    ben.person().lobby().orElseThrow().tell("");
    line.tear();
    first.house.desk().run(Language.ENGLISH, List.of("end", "1"), Map.of("reason", "too loud"));
    first.settle();
    line.mend();
    await(() -> letter(ben).toString().contains("too loud"));
    await(() -> said(ben, bens).contains("too loud"));
    assertThat(letter(ben)).hasSize(1);
    ben.person().lobby().orElseThrow().dismiss(letter(ben).get(0));
    second.house.services().notes().readAll().join();
    assertThat(letter(ben)).isEmpty();
  }

  @Test
  void theEndOfAGameIsReadThoughTheOneBeforeWasDismissedMeanwhile() throws Exception {
    join(begin());
    ben.person().lobby().orElseThrow().tell("");
    first.house.desk().run(Language.ENGLISH, List.of("end", "1"), Map.of("reason", "too loud"));
    await(() -> letter(ben).toString().contains("too loud"));
    String shown = letter(ben).get(0);
    String lines = "1 too loud\n2 too long"; // of which nothing was heard here
    first.house.services().store().set(ben.number(), AccountStore.ENDED, lines).join();
    ben.person().lobby().orElseThrow().dismiss(shown);
    second.house.services().notes().readAll().join();
    await(() -> letter(ben).toString().contains("too long"));
    assertThat(letter(ben)).hasSize(1);
  }

  @Test
  void searchesAndTeachingTablesAreListedOfWhichNothingWasHeard() throws Exception {
    line.tear();
    anna.person().lobby().orElseThrow().playNow("gomoku");
    Visit carl = first.named("carl");
    carl.person()
        .lobby()
        .orElseThrow()
        .teach(SharedPosition.start(TeachingTest.recording()), false);
    first.settle();
    line.mend();
    await(() -> OpenHouse.rows(ben, LobbyRow.Seeker.class).size() == 1);
    await(() -> OpenHouse.rows(ben, LobbyRow.Teaching.class).size() == 1);
  }

  @Test
  void wrongCodesAreCountedForAllServers() throws Exception {
    for (int i = 0; i < PeopleLimits.DEFAULT.wrongCodes(); i++) {
      String wrong = "wrong" + i;
      assertThatThrownBy(() -> first.claim("link", wrong, "laptop")).isInstanceOf(Refusal.class);
    }
    say(anna, "hello"); // told after those
    await(() -> chat(ben).size() == 1);
    assertThatThrownBy(() -> second.claim("link", "wrong", "laptop"))
        .hasMessageContaining("Too many wrong codes");
    assertThatThrownBy(() -> second.claim("link", "wrong", "another"))
        .hasMessageContaining("isn't valid here");
  }

  /** A game with a clock in which both have moved, and Ben is to move. */
  private LiveSession[] timed(boolean isRated) throws Exception {
    Terms terms =
        new Terms(
            "go",
            Map.of("size", "9"),
            Optional.empty(),
            TimeControl.parse("1h").orElseThrow(),
            new Seat(anna.person().me(), ""),
            Seat.FREE);
    LiveSession annas = anna.person().room().begin(terms, new TableOptions(false, isRated));
    await(() -> OpenHouse.tables(ben).size() == 1);
    LiveSession bens = join(annas);
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    await(() -> bens.now().line().size() == 1);
    bens.submit(ben.person().me(), at(1, 0, Side.WHITE));
    await(() -> annas.now().line().size() == 2);
    annas.submit(anna.person().me(), at(2, 0, Side.BLACK));
    await(() -> bens.now().line().size() == 3 && !isAway(first, Side.WHITE));
    return new LiveSession[] {annas, bens};
  }

  @Test
  void whoeverIsAtTheOtherServerForfeitsNothingForAbsence() throws Exception {
    LiveSession[] game = timed(false);
    first.waitingLimits = new WaitingLimits(180, 0, 7, 2, 30);
    second.waitingLimits = first.waitingLimits;
    for (int i = 0; i < 5; i++) {
      tables(first).look();
      tables(second).look();
      first.settle();
      second.settle();
    }
    assertThat(game[0].now().isOver()).isFalse();
    ben.person().room().leave(game[1]);
    await(() -> isAway(first, Side.WHITE));
    await(
        () -> {
          tables(first).look();
          return game[0].now().isOver();
        });
  }

  @Test
  void theRatingsOfARatedGameAreKnownAtBothServersWhateverIsHeard() throws Exception {
    LiveSession[] game = timed(true);
    Ratings ratings = tables(second).ratings();
    await(() -> ratings.of(anna.number(), "go").isPresent());
    assertThat(ratings.of(anna.number(), "go").orElseThrow().games()).isZero();
    ben.person().room().leave(game[1]);
    line.tear();
    game[0].submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> !first.store.ratings(anna.number()).join().isEmpty());
    line.mend();
    await(() -> ratings.of(anna.number(), "go").filter(one -> one.games() == 1).isPresent());
  }

  @Test
  void aGameOfComputersGoesOnWhileSomebodyLooksAtItAnywhere() throws Exception {
    first.thoughts = Optional.of(new ConcurrentLinkedQueue<>());
    second.thoughts = Optional.of(new ConcurrentLinkedQueue<>());
    Seat bot = new ComputerSeat(1, Optional.empty()).seat();
    LiveSession annas =
        anna.person().room().begin(Terms.of("go", Map.of("size", "9")).between(bot, bot));
    await(() -> OpenHouse.tables(ben).size() == 1);
    LiveSession bens = OpenHouse.enterFirst(ben);
    anna.person().room().leave(annas);
    await(() -> !table(first).isPaused());
    ben.person().room().leave(bens);
    await(() -> table(first).isPaused());
    OpenHouse.enterFirst(ben);
    await(() -> !table(first).isPaused());
  }
}
