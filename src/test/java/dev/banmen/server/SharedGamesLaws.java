package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NamedTables;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TableStatus.RematchState;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import dev.banmen.proof.Waiting;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.lobby.MatchQueue;
import dev.banmen.server.lobby.Matchmaker;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.PeopleElsewhere;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.tables.Rematch;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
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
                    .known()
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
  void talkAtATableIsReadOnceOfWhichNothingWasHeard() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    anna.person().room().say(annas, "hello");
    await(() -> talk(ben, bens).size() == 1);
    line.tear();
    anna.person().room().say(annas, "are you there?");
    await(() -> line.lost.stream().anyMatch(one -> one.topic() == NodeTopic.TALK));
    assertThat(talk(ben, bens)).containsExactly("anna: hello");
    line.mend();
    await(() -> talk(ben, bens).size() == 2);
    second.house.services().notes().readAll().join();
    first.house.services().notes().readAll().join();
    assertThat(talk(ben, bens))
        .isEqualTo(talk(anna, annas))
        .containsExactly("anna: hello", "anna: are you there?");
  }

  /** Ben leaves the table, and the first server has heard that he was there, and is gone. */
  private void leaves(LiveSession bens) {
    OnlinePeople people = first.house.services().people();
    await(() -> people.elsewhere().lookingAt(1).contains(ben.number()));
    ben.person().room().leave(bens);
    await(() -> !people.elsewhere().lookingAt(1).contains(ben.number()));
  }

  @Test
  void whoeverIsElsewhereReadsOnceThatAGameIsOver() throws Exception {
    LiveSession annas = begin();
    leaves(join(annas));
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> letter(ben).contains("1") && first.store.ends().join().isEmpty());
    assertThat(letter(ben)).doesNotContain("\n").contains("anna");
    assertThat(first.store.settings(ben.number()).join().get("ended").lines()).hasSize(1);
    ben.person().lobby().orElseThrow().dismiss(letter(ben));
    assertThat(letter(anna)).isEmpty();
  }

  /** A server that is about to end tells nobody any more. */
  @Test
  void anEndThatALostServerHasSavedIsToldByTheOther() throws Exception {
    LiveSession annas = begin();
    join(annas);
    ben.close();
    Visit carl = second.named("carl");
    first.house.sayFarewell();
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> !notices(ben.number()).isEmpty());
    first.settle();
    second.settle();
    assertThat(first.notices).isEmpty();
    assertThat(notices(ben.number())).containsExactly(HookEvent.OVER);
    assertThat(first.store.settings(ben.number()).join())
        .containsEntry("ended", "1=won.resignation 1");
    assertThat(letter(second.visit("ben"))).contains("anna resigned");
    assertThat(letter(carl)).doesNotContain("anna resigned");
  }

  /** A process hangs that is to call the hook: it keeps what it has taken, and does nothing. */
  @Test
  void anEndIsToldThoughTheServerHangsThatIsToCallTheHook() throws Exception {
    try (Store hanging = opening.at(() -> 1_000_000)) {
      assertThat(hanging.nodes().take(Set.of("ends")).join()).isNotEmpty();
      LiveSession annas = begin();
      join(annas);
      ben.close();
      await(() -> !first.house.services().people().isHere(ben.number()));
      annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
      await(() -> letterOf(ben.number()).contains("resignation"));
      look(first);
      first.passed += 290_000;
      look(first);
      assertThat(notices(ben.number())).isEmpty();
      first.passed += 20_000;
      look(first);
      await(() -> !isWaitedFor(first));
      assertThat(notices(ben.number())).containsExactly(HookEvent.OVER);
    }
  }

  /** A third server, whose owner has no hook; a game of Ben's ends at the first one. */
  private OpenHouse hookless() throws Exception {
    OpenHouse plain =
        new OpenHouse(opening, HouseLimits.DEFAULT, Optional::isPresent, 1_000_000, false);
    LiveSession annas = begin();
    join(annas);
    List<OnlinePeople> others =
        List.of(plain.house.services().people(), first.house.services().people());
    await(() -> others.stream().allMatch(people -> people.isHere(ben.number())));
    ben.close();
    await(() -> others.stream().noneMatch(people -> people.isHere(ben.number())));
    first.hasRoom = false;
    second.hasRoom = false;
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> isWaitedFor(plain) && letterOf(ben.number()).contains("resignation"));
    look(plain);
    assertThat(isWaitedFor(plain)).isTrue();
    return plain;
  }

  private String letterOf(long person) {
    return first.store.settings(person).join().getOrDefault("ended", "");
  }

  /** Whether an end is left of which the hook is still to be told. */
  private static boolean isWaitedFor(OpenHouse house) {
    return house.store.ends().join().stream().anyMatch(end -> end.line().isEmpty());
  }

  private static void look(OpenHouse house) {
    house.house.services().tables().look();
    house.settle();
    house.settle();
  }

  @Test
  void aServerWithoutAHookLeavesEndsToThoseThatHaveOne() throws Exception {
    try (OpenHouse plain = hookless()) {
      first.hasRoom = true;
      second.hasRoom = true;
      await(() -> !notices(ben.number()).isEmpty() && !isWaitedFor(plain));
      assertThat(notices(ben.number())).containsExactly(HookEvent.OVER);
      assertThat(plain.notices).isEmpty();
    }
  }

  @Test
  void anEndWaitsForAServerWithAHookToComeBack() throws Exception {
    try (OpenHouse plain = hookless()) {
      first.close();
      second.close();
      look(plain);
      plain.now += 86_400_000;
      look(plain);
      assertThat(isWaitedFor(plain)).isTrue();
      try (OpenHouse back =
          new OpenHouse(opening, HouseLimits.DEFAULT, Optional::isPresent, 1_000_000)) {
        Waiting.until(() -> !isWaitedFor(plain));
        assertThat(back.notices)
            .filteredOn(notice -> notice.person() == ben.number())
            .extracting(HookNotice::event)
            .containsExactly(HookEvent.OVER);
      }
    }
  }

  @Test
  void anEndWaitsForADayWhereNobodyHasAHook() throws Exception {
    try (OpenHouse plain = hookless()) {
      first.close();
      second.close();
      plain.now += 86_400_001;
      look(plain);
      assertThat(isWaitedFor(plain)).isFalse();
    }
  }

  @Test
  void whoeverIsAtTheEndOfAGameReadsNothingOfItInTheLobby() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    OnlinePeople people = second.house.services().people();
    await(() -> people.elsewhere().lookingAt(1).contains(anna.number()));
    bens.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    await(() -> annas.now().isOver() && first.store.ends().join().isEmpty());
    assertThat(letter(ben)).isEmpty();
    assertThat(letter(anna)).isEmpty();
  }

  @Test
  void aCountThatBothServersJudgeEndsOnce() throws Exception {
    LiveSession annas = begin(TimeControl.parse("1h").orElseThrow());
    LiveSession bens = join(annas);
    annas.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
    await(() -> bens.now().line().size() == 1);
    bens.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    await(() -> annas.now().isCounting());
    leaves(bens);
    annas.submit(anna.person().me(), Event.Act.ACCEPT);
    await(() -> !bens.now().agreed().accepted().isEmpty());
    Queue<Runnable> thoughts = new ConcurrentLinkedQueue<>();
    for (OpenHouse house : List.of(first, second)) {
      house.settleThoughts();
      house.thoughts = Optional.of(thoughts);
      house.waitingLimits = new WaitingLimits(0, 300, 7, 2, 30);
      house.house.services().tables().look();
    }
    assertThat(thoughts).hasSize(2);
    int before = first.store.events(1, 0).join().size();
    thoughts.forEach(Runnable::run);
    await(() -> annas.now().isOver() && bens.now().isOver());
    assertThat(first.store.events(1, 0).join()).hasSize(before + 1);
    await(() -> !letter(ben).isEmpty());
    assertThat(first.store.settings(ben.number()).join().get("ended").lines()).hasSize(1);
  }

  @Test
  void theHookIsToldOnce() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    Visit carl = second.named("carl");
    LiveSession carls = OpenHouse.enterFirst(carl);
    OnlinePeople people = first.house.services().people();
    await(() -> people.isHere(ben.number())); // or it might hear of that after all
    ben.close();
    await(() -> !people.isHere(ben.number()));
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    await(() -> carls.now().line().size() == 1 && !notices(ben.number()).isEmpty());
    assertThat(notices(ben.number())).containsExactly(HookEvent.TURN);
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> carls.now().isOver() && notices(ben.number()).size() > 1);
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

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  private static List<LobbyRow.Seeker> seekers(Visit visit) {
    return OpenHouse.rows(visit, LobbyRow.Seeker.class);
  }

  private static boolean isFound(Visit visit) {
    return lobby(visit).search().filter(OpponentSearch::isFound).isPresent();
  }

  private int begun() {
    return first.store.unfinished().join().size();
  }

  /** Both are at one game, and there is no other. */
  private void assertOneGame() throws Exception {
    LiveSession annas = lobby(anna).found().orElseThrow();
    LiveSession bens = lobby(ben).found().orElseThrow();
    assertThat(annas.now().seat(Side.BLACK)).isEqualTo(bens.now().seat(Side.BLACK));
    assertThat(annas.now().seat(Side.WHITE)).isEqualTo(bens.now().seat(Side.WHITE));
    assertThat(List.of(annas.now().seat(Side.BLACK).name(), annas.now().seat(Side.WHITE).name()))
        .containsExactlyInAnyOrder("anna", "ben");
    first.house.services().matchmaker().look();
    second.house.services().matchmaker().look();
    first.settle();
    second.settle();
    assertThat(begun()).isEqualTo(1);
    await(() -> seekers(anna).isEmpty() && seekers(ben).isEmpty());
    assertThat(lobby(anna).search()).isEmpty();
    assertThat(lobby(ben).search()).isEmpty();
    Side mover = Side.BLACK;
    boolean isAnnas = annas.now().seat(mover).name().equals("anna");
    (isAnnas ? annas : bens).submit((isAnnas ? anna : ben).person().me(), at(0, 0, mover));
    await(() -> annas.now().line().size() == 1 && bens.now().line().size() == 1);
  }

  @Test
  void twoWhoLookForAnOpponentFindEachOther() throws Exception {
    lobby(anna).playNow(Optional.empty());
    await(() -> seekers(ben).size() == 1);
    lobby(ben).playNow(Optional.empty());
    await(() -> isFound(anna) && isFound(ben));
    assertOneGame();
  }

  @Test
  void twoWhoLookForOneAtTheSameTimeBeginOneGame() throws Exception {
    CompletableFuture<Void> annas =
        CompletableFuture.runAsync(
            () -> FaultBarrier.contain(() -> playNow(anna)), task -> new Thread(task).start());
    playNow(ben);
    annas.join();
    await(() -> isFound(anna) && isFound(ben));
    assertOneGame();
  }

  private static void playNow(Visit visit) {
    try {
      lobby(visit).playNow(Optional.empty());
    } catch (Refusal e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whoeverLooksForAnOpponentIsListedAtTheOtherServer() throws Exception {
    lobby(anna).playNow("gomoku");
    await(() -> seekers(ben).size() == 1);
    LobbyRow.Seeker row = seekers(ben).get(0);
    assertThat(row).extracting("person", "word").containsExactly(anna.number(), "anna");
    assertThat(row).isEqualTo(withoutOwn(seekers(anna).get(0)));
    lobby(anna).stopSearch();
    await(() -> seekers(ben).isEmpty());
    assertThatThrownBy(() -> lobby(ben).accept(row)).isInstanceOf(Refusal.class);
  }

  private LobbyRow.Seeker annasSearch() {
    return seekers(ben).stream().filter(row -> row.word().equals("anna")).findFirst().orElseThrow();
  }

  @Test
  void whoeverTakesUpASearchLooksForNobodyElseAnyMore() throws Exception {
    lobby(anna).playNow("gomoku");
    lobby(ben).playNow("othello");
    await(() -> seekers(ben).size() == 2 && seekers(anna).size() == 2);
    lobby(ben).accept(annasSearch());
    await(() -> seekers(anna).isEmpty() && seekers(ben).isEmpty());
  }

  @Test
  void whoseOwnGameBeginsTakesUpNoOther() throws Exception {
    lobby(anna).playNow("gomoku");
    lobby(ben).playNow("othello");
    await(() -> seekers(ben).size() == 2 && seekers(anna).size() == 2);
    MatchQueue queue = second.house.services().matchmaker().queue();
    assertThat(queue.take(queue.of(ben.number()).orElseThrow())).isTrue();
    LobbyRow.Seeker annas = annasSearch();
    assertThatThrownBy(() -> lobby(ben).accept(annas)).isInstanceOf(Refusal.class);
    assertThat(begun()).isZero();
  }

  @Test
  void whoeverLooksForOneHasTheNameOfTheSearch() throws Exception {
    lobby(anna).playNow("gomoku");
    await(() -> seekers(ben).size() == 1);
    PresenceRow before = new PresenceRow(anna.number(), PresenceRow.HOUSE, "", 1);
    second.house.services().people().hear(PeopleElsewhere.of(List.of(before)));
    assertThat(seekers(ben).get(0).word()).isEqualTo("anna");
  }

  private static LobbyRow.Seeker withoutOwn(LobbyRow.Seeker row) {
    return new LobbyRow.Seeker(
        row.person(), row.word(), row.player(), row.title(), row.clock(), false);
  }

  @Test
  void whoeverIsListedThereIsChallengedFromThere() throws Exception {
    lobby(anna).playNow("gomoku");
    await(() -> seekers(ben).size() == 1);
    LiveSession bens = lobby(ben).accept(seekers(ben).get(0));
    await(() -> isFound(anna));
    LiveSession annas = lobby(anna).found().orElseThrow();
    assertThat(annas.now().terms()).isEqualTo(bens.now().terms());
    assertThat(begun()).isEqualTo(1);
  }

  @Test
  void aSearchAtASecondServerReplacesTheFirst() throws Exception {
    lobby(anna).playNow(Optional.empty());
    Visit again = second.visit("anna");
    await(() -> seekers(again).size() == 1);
    lobby(again).playNow(Optional.empty());
    await(() -> lobby(anna).search().isEmpty());
    assertThat(lobby(again).search()).isPresent();
    await(() -> seekers(anna).size() == 1);
    assertThat(begun()).as("nobody plays themselves").isZero();
    lobby(ben).playNow(Optional.empty());
    await(() -> isFound(again) && isFound(ben) && begun() == 1);
  }

  @Test
  void whoeverWaitsAtATableIsFoundFromTheOtherServer() throws Exception {
    LiveSession annas = begin();
    lobby(ben).playNow(Optional.of(OpenHouse.tables(ben).get(0)));
    await(() -> !annas.now().seat(Side.WHITE).isFree());
    assertThat(annas.now().seat(Side.WHITE).name()).isEqualTo("ben");
    await(() -> isFound(ben));
    LiveSession bens = lobby(ben).found().orElseThrow();
    assertThat(bens.now().terms()).isEqualTo(annas.now().terms());
    assertThat(begun()).isEqualTo(1);
  }

  /** The searches that the first server has, as the second sees them. */
  private Set<String> claimed() {
    await(() -> seekers(ben).size() == 1);
    Set<String> ids = new HashSet<>();
    second.store.nodes().seeks(Set.of()).join().others().forEach(one -> ids.add(one.id()));
    assertThat(second.store.nodes().claim(ids).join()).isTrue();
    return ids;
  }

  @Test
  void aSearchWhoseGameNobodyBeginsGoesOn() throws Exception {
    lobby(anna).playNow(Optional.empty());
    Set<String> before = claimed(); // and then its server dies
    await(() -> seekers(anna).isEmpty());
    assertThat(lobby(anna).search()).as("still told so").isPresent();
    first.now += 9_999;
    lobby(ben).playNow(Optional.empty());
    first.house.services().matchmaker().look();
    first.settle();
    assertThat(isFound(ben)).isFalse();
    first.now += 1;
    await(() -> isFound(anna) && isFound(ben));
    assertThat(before).hasSize(1);
    assertOneGame();
  }

  @Test
  void aGameOfWhichNothingWasHeardIsFound() throws Exception {
    lobby(anna).playNow(Optional.empty());
    claimed();
    Terms terms =
        Terms.of("go", Map.of("size", "9"))
            .between(new Seat(anna.person().me(), "anna"), new Seat(ben.person().me(), "ben"));
    second.house.services().tables().begin(ben.online().opener(), terms, TableOptions.OPEN);
    await(() -> isFound(anna));
    assertThat(lobby(anna).found().orElseThrow().now().terms()).isEqualTo(terms);
    assertThat(lobby(anna).search()).isEmpty();
    first.now += 10_000;
    first.house.services().matchmaker().look();
    first.settle();
    assertThat(seekers(anna)).isEmpty();
  }

  /** Ben's server begins a game with Anna, and says which search it ends. */
  private void find(String search) {
    Terms terms =
        Terms.of("go", Map.of("size", "9"))
            .between(new Seat(anna.person().me(), "anna"), new Seat(ben.person().me(), "ben"));
    long table =
        second
            .house
            .services()
            .tables()
            .begin(ben.online().opener(), terms, TableOptions.OPEN)
            .orElseThrow()
            .number()
            .join();
    tell(search, table);
  }

  private void tell(String search, long table) {
    second
        .store
        .nodes()
        .tell(new NodeNote(NodeTopic.FOUND, search + " " + anna.number() + " " + table));
  }

  @Test
  void aSearchThatWasStoppedTooLateEndsTheNextOne() throws Exception {
    lobby(anna).playNow(Optional.empty());
    String search = claimed().iterator().next();
    lobby(anna).playNow("gomoku");
    await(() -> seekers(ben).size() == 1);
    find(search);
    await(() -> isFound(anna));
    await(() -> seekers(anna).isEmpty() && seekers(ben).isEmpty());
    assertThat(lobby(anna).found().orElseThrow().now().terms().family()).isEqualTo("go");
    tell(search, 1);
    anna.person().room().say(OpenHouse.enterFirst(anna), "hello");
    first.settle();
    second.settle();
    assertThat(lobby(anna).search()).as("it is told once").isEmpty();
  }

  @Test
  void aSearchThatWasNotStartedHereEndsNone() throws Exception {
    lobby(anna).playNow("gomoku");
    await(() -> seekers(ben).size() == 1);
    find("01234567-89ab-cdef-0123-456789abcdef");
    await(() -> OpenHouse.tables(anna).size() == 1);
    first.settle();
    second.settle();
    assertThat(isFound(anna)).isFalse();
    assertThat(lobby(anna).search()).isPresent();
    assertThat(seekers(ben)).hasSize(1);
  }

  @Test
  void aGameThatCannotBeginEndsNoSearch() throws Exception {
    lobby(anna).playNow(Optional.empty());
    await(() -> seekers(ben).size() == 1);
    Terms own = Terms.of("go", Map.of("size", "9"));
    for (Visit visit : List.of(anna, ben)) {
      for (int i = 0; i < HouseLimits.DEFAULT.tables(); i++) {
        second
            .house
            .services()
            .tables()
            .begin(
                visit.online().opener(),
                own.between(new Seat(visit.person().me(), ""), Seat.FREE),
                TableOptions.OPEN);
      }
    }
    int tables = 2 * HouseLimits.DEFAULT.tables();
    await(() -> begun() == tables);
    Matchmaker matchmaker = second.house.services().matchmaker();
    MatchQueue.Seek seek = matchmaker.queue().open().get(0);
    assertThat(matchmaker.accept(seek, ben.number()).join()).isEmpty();
    await(
        () ->
            seekers(ben).size() == 1
                && seekers(anna).size() == 1
                && lobby(anna).search().isPresent());
    assertThat(begun()).isEqualTo(tables);
  }

  private static RematchState rematch(Visit visit, LiveSession game) {
    return visit.person().room().status(game).rematch();
  }

  private static String said(Visit visit, LiveSession game) {
    return visit.person().room().status(game).said();
  }

  /** A game that Anna has lost, as both look at it. */
  private LiveSession[] over() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> bens.now().isOver());
    return new LiveSession[] {annas, bens};
  }

  private void assertOneRematch(LiveSession annas, LiveSession bens) throws Exception {
    await(
        () ->
            rematch(anna, annas) == RematchState.BEGUN && rematch(ben, bens) == RematchState.BEGUN);
    LiveSession annasNext = anna.person().room().rematch(annas).orElseThrow();
    LiveSession bensNext = ben.person().room().rematch(bens).orElseThrow();
    assertThat(annasNext.now().terms()).isEqualTo(bensNext.now().terms());
    assertThat(annasNext.now().seat(Side.WHITE).name()).isEqualTo("anna");
    first.settle();
    second.settle();
    assertThat(begun()).isEqualTo(1);
    bensNext.submit(ben.person().me(), at(0, 0, Side.BLACK));
    await(() -> annasNext.now().line().size() == 1);
  }

  @Test
  void aRematchIsAskedForAndAgreedToAtTwoServers() throws Exception {
    LiveSession[] over = over();
    assertThat(anna.person().room().rematch(over[0])).isEmpty();
    assertThat(rematch(anna, over[0])).isEqualTo(RematchState.ASKED);
    await(() -> rematch(ben, over[1]) == RematchState.OFFERED);
    assertThat(ben.person().room().rematch(over[1])).isPresent();
    assertOneRematch(over[0], over[1]);
  }

  @Test
  void aRematchIsDeclinedFromTheOtherServer() throws Exception {
    LiveSession[] over = over();
    anna.person().room().rematch(over[0]);
    await(() -> rematch(ben, over[1]) == RematchState.OFFERED);
    ben.person().room().declineRematch(over[1]);
    await(() -> rematch(anna, over[0]) == RematchState.NONE);
    assertThat(said(anna, over[0])).contains("ben does not want a rematch");
    assertThatThrownBy(() -> anna.person().room().rematch(over[0])).isInstanceOf(Refusal.class);
    ben.person().room().rematch(over[1]); // who has thought better of it
    await(() -> rematch(anna, over[0]) == RematchState.OFFERED);
  }

  @Test
  void whoeverAsksForARematchAndLeavesAsksNoMore() throws Exception {
    LiveSession[] over = over();
    ben.person().room().rematch(over[1]);
    await(() -> rematch(anna, over[0]) == RematchState.OFFERED);
    String asked = said(anna, over[0]);
    ben.person().room().leave(over[1]);
    await(() -> rematch(anna, over[0]) == RematchState.NONE);
    assertThat(said(anna, over[0])).isNotEmpty().isNotEqualTo(asked);
    assertThat(begun()).isZero();
  }

  @Test
  void whoeverIsStillThereAtTheOtherServerGoesOnAsking() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    Visit again = first.visit("ben");
    LiveSession same = OpenHouse.enterFirst(again);
    OnlinePeople people = second.house.services().people();
    await(() -> people.elsewhere().lookingAt(1).contains(ben.number()));
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> bens.now().isOver());
    ben.person().room().rematch(bens);
    await(() -> rematch(anna, annas) == RematchState.OFFERED);
    ben.person().room().leave(bens);
    Visit carl = second.named("carl");
    await(() -> first.house.services().people().isHere(carl.number())); // heard after it
    assertThat(rematch(anna, annas)).isEqualTo(RematchState.OFFERED);
    assertThat(rematch(again, same)).isEqualTo(RematchState.ASKED);
    again.person().room().leave(same);
    assertThat(rematch(anna, annas)).isEqualTo(RematchState.NONE);
  }

  /** Opens as many tables at the first server as one may have, for each of whom there is one. */
  private void fill(Opener... openers) {
    Terms terms = Terms.of("gomoku", Map.of());
    for (int i = 0; i < HouseLimits.DEFAULT.tables(); i++) {
      Opener opener = openers[i % openers.length];
      first.house.services().tables().begin(opener, terms, TableOptions.OPEN).orElseThrow();
    }
  }

  @Test
  void theTablesOfAbsentGuestsAreNotCountedForAPlayerElsewhere() throws Exception {
    LiveSession[] over = over();
    fill(Opener.absent(anna.number() + 100, false), Opener.absent(anna.number() + 101, false));
    anna.person().room().rematch(over[0]);
    assertThat(rematch(anna, over[0])).isEqualTo(RematchState.ASKED);
  }

  @Test
  void thoseOfThePlayerAreCounted() throws Exception {
    LiveSession[] over = over();
    fill(Opener.absent(ben.number(), false));
    assertThatThrownBy(() -> anna.person().room().rematch(over[0])).isInstanceOf(Refusal.class);
  }

  @Test
  void twoWhoAskForARematchAtTheSameTimeHaveOne() throws Exception {
    LiveSession[] over = over();
    anna.person().room().rematch(over[0]);
    ben.person().room().rematch(over[1]);
    assertOneRematch(over[0], over[1]);
  }

  @Test
  void aRematchThatIsOverIsFollowedByAnotherFromTheSameTable() throws Exception {
    LiveSession[] over = over();
    anna.person().room().rematch(over[0]);
    ben.person().room().rematch(over[1]);
    assertOneRematch(over[0], over[1]);
    LiveSession annas = anna.person().room().rematch(over[0]).orElseThrow();
    LiveSession bens = ben.person().room().rematch(over[1]).orElseThrow();
    annas.submit(anna.person().me(), new Event.Resign(Side.WHITE));
    await(() -> bens.now().isOver());
    assertThat(anna.person().room().rematch(over[0])).isEmpty();
    await(() -> rematch(ben, over[1]) == RematchState.OFFERED);
    assertThat(ben.person().room().rematch(over[1])).isPresent();
    assertOneRematch(over[0], over[1]);
  }

  private static boolean asksUnheard(OpenHouse house, Visit visit) {
    return house
        .house
        .services()
        .tables()
        .known()
        .all()
        .get(0)
        .rematch()
        .isAgreed(visit.person().me(), Optional.empty());
  }

  @Test
  void aQuestionForARematchThatIsLostIsMadeGoodByTheOthers() throws Exception {
    LiveSession[] over = over();
    assertThat(asksUnheard(first, anna)).isFalse();
    ben.person().room().rematch(over[1]);
    assertOneRematch(over[0], over[1]);
  }

  @Test
  void itIsTheSameWithTheQuestionOfTheOtherOne() throws Exception {
    LiveSession[] over = over();
    assertThat(asksUnheard(second, ben)).isFalse();
    anna.person().room().rematch(over[0]);
    assertOneRematch(over[0], over[1]);
  }

  @Test
  void aRematchOfWhichNothingWasHeardIsFoundByAskingAgain() throws Exception {
    LiveSession[] over = over();
    anna.person().room().rematch(over[0]);
    await(() -> rematch(ben, over[1]) == RematchState.OFFERED);
    ben.person().room().rematch(over[1]).orElseThrow();
    ben.person().room().leave(over[1]);
    await(() -> rematch(anna, over[0]) == RematchState.BEGUN);
    Rematch heard = first.house.services().tables().known().of(over[0]).orElseThrow().rematch();
    heard.over(heard.next().orElseThrow()); // as if it had not been
    assertThat(anna.person().room().rematch(over[0])).isEmpty();
    await(() -> rematch(anna, over[0]) == RematchState.BEGUN);
    LiveSession next = anna.person().room().rematch(over[0]).orElseThrow();
    assertThat(next.now().seat(Side.WHITE).name()).isEqualTo("anna");
  }

  /** A table that Anna has just opened for friends, of which the second server knows nothing. */
  private String unheard() throws Exception {
    line.tear();
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(anna.person().me(), ""), Seat.FREE);
    LiveSession live = anna.person().room().begin(terms, new TableOptions(true, false));
    first.settle();
    return first.house.services().tables().known().of(live).orElseThrow().code();
  }

  @Test
  void aCodeIsFoundOfATableThatWasJustOpenedElsewhereAndIsNoGuess() throws Exception {
    for (int i = 0; i <= PeopleLimits.DEFAULT.wrongCodes() + 1; i++) {
      String code = unheard();
      NamedTables named = new NamedTables(ben.person());
      assertThat(named.taught(code)).isEmpty();
      LiveSession bens = named.join(code.toUpperCase(Locale.ROOT));
      await(() -> bens.now().seat(Side.WHITE).name().equals("ben"));
      assertThatThrownBy(() -> named.join("k3m7q")).hasMessageContaining("k3m7q");
    }
  }

  @Test
  void aWrongCodeIsAGuessEvenIfItIsLookedUpLate() throws Exception {
    NamedTables named = new NamedTables(ben.person());
    CompletableFuture<Optional<Long>> late = new CompletableFuture<>();
    line.coded = Optional.of(late);
    for (int i = 0; i < PeopleLimits.DEFAULT.wrongCodes(); i++) {
      String wrong = "k3m72" + "abcdefghjk".charAt(i);
      assertThatThrownBy(() -> named.join(wrong)).hasMessageContaining("cannot be opened");
    }
    assertThatThrownBy(() -> named.join("k3m72q")).hasMessageContaining("Too many wrong codes");
    line.coded = Optional.empty();
    late.completeExceptionally(new StoreFault("away")); // none was looked up
    assertThatThrownBy(() -> named.join("k3m72q")).hasMessageContaining("k3m72q");
  }

  @Test
  void aGameForFriendsIsNotOpenedForWhoeverTypesItsNumber() throws Exception {
    unheard();
    assertThat(lobby(ben).finds(1)).isFalse();
    second.settle();
    assertThat(second.house.services().tables().known().countAwake()).isZero();
    assertThat(lobby(second.visit("anna")).finds(1)).isTrue();
  }

  @Test
  void aTeachingTableThatWasJustOpenedElsewhereIsFoundByItsCode() throws Exception {
    line.tear();
    lobby(anna).teach(SharedPosition.start(TeachingTest.recording()), true);
    first.settle();
    String code = first.store.teaching(anna.number()).join().orElseThrow().code();
    assertThat(new NamedTables(ben.person()).taught(code)).isPresent();
  }

  @Test
  void aGameThatWasJustBegunElsewhereIsWatchedByItsNumber() throws Exception {
    line.tear();
    Visit carl = first.named("carl");
    Terms terms =
        Terms.of("go", Map.of("size", "9"))
            .between(new Seat(anna.person().me(), "anna"), new Seat(carl.person().me(), "carl"));
    first
        .house
        .services()
        .tables()
        .begin(anna.online().opener(), terms, TableOptions.OPEN)
        .orElseThrow()
        .number()
        .join();
    NamedTables named = new NamedTables(ben.person());
    assertThat(named.watch("1").now().terms()).isEqualTo(terms);
    assertThatThrownBy(() -> named.watch("2")).isInstanceOf(Refusal.class);
  }

  /** Both have agreed there, and nothing more has happened. */
  @Test
  void aServerThatEndsBeforeItBeginsARematchTakesNoneAway() throws Exception {
    LiveSession[] over = over();
    Rematch rematch = first.house.services().tables().known().of(over[0]).orElseThrow().rematch();
    assertThat(rematch.isAgreed(ben.person().me(), Optional.empty())).isFalse();
    assertThat(rematch.isAgreed(anna.person().me(), Optional.empty())).isTrue();
    first.close();
    Visit again = second.visit("anna");
    LiveSession same = OpenHouse.enterFirst(again);
    assertThat(same).isSameAs(over[1]);
    assertThat(again.person().room().rematch(same)).isEmpty();
    assertThat(ben.person().room().rematch(same)).isPresent();
    assertThat(second.store.unfinished().join()).hasSize(1);
  }

  @Test
  void aRematchThatIsAgreedToAtBothServersAtOnceBeginsOneGame() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    Visit again = first.visit("ben");
    LiveSession same = OpenHouse.enterFirst(again);
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> bens.now().isOver());
    anna.person().room().rematch(annas);
    await(() -> rematch(ben, bens) == RematchState.OFFERED);
    line.tear();
    assertThat(again.person().room().rematch(same)).isPresent();
    assertThat(ben.person().room().rematch(bens)).as("of which nothing was heard").isPresent();
    first.settle();
    second.settle();
    assertThat(begun()).isEqualTo(1);
  }
}
