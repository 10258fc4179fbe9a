package dev.banmen.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.TableOptions;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.store.PastGame;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.tables.WaitingRules.Wait;
import dev.banmen.server.tables.WaitingRules.WaitedFor;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.session.text.Results;
import dev.banmen.session.text.SavedGameText;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody waits for ever for the other player. */
class WaitingRulesTest {
  private static final long MINUTE = 60_000;
  private static final long DAY = 24 * 60 * MINUTE;
  private static final Player ANNA = new Player("p1");
  private static final Player BEN = new Player("p2");

  private final Set<Side> here = EnumSet.allOf(Side.class);
  private final StringBuilder log = new StringBuilder();
  private final WaitingRules rules = rules(WaitingLimits.DEFAULT);
  private boolean isEmpty = true;
  private Session session;
  private long now;

  private WaitingRules rules(WaitingLimits limits) {
    return new WaitingRules(
        () -> session, here::contains, () -> isEmpty, () -> now, () -> limits, 0, 0);
  }

  private void begin(String time, Seat white) {
    Terms terms =
        new Terms(
            "go",
            Map.of("size", "5"),
            Optional.empty(),
            TimeControl.parse(time).orElseThrow(),
            new Seat(ANNA, "anna"),
            white);
    session = Session.begin(terms, terms.start(Catalog.ALL));
    log.append(SavedGameText.of(session, 0));
  }

  /** When something is due at the table if nobody is there; -1 for never. */
  private long due(long seen) {
    ListedTable table =
        new ListedTable(
            1,
            session.terms(),
            TableOptions.OPEN,
            "code",
            TableRow.Opening.UNKNOWN,
            1,
            Standing.of(session, now));
    long due = WaitingRules.due(table, seen, WaitingLimits.DEFAULT);
    return due == Long.MAX_VALUE ? -1 : due;
  }

  /** What is due where nobody looks is what would happen if the table did not rest. */
  @Test
  void somethingIsDueWhenTheWaitOrTheClockOrTheTableEnds() {
    begin("none");
    assertThat(due(0)).isEqualTo(7 * DAY);
    now = DAY;
    happens(ANNA, new Event.Try(new Pass(Side.BLACK)));
    assertThat(due(2 * DAY)).as("from the last event").isEqualTo(8 * DAY);
    now = 0;
    begin("10m");
    assertThat(due(0)).as("the first move").isEqualTo(5 * MINUTE);
    happens(ANNA, new Event.Try(new Pass(Side.BLACK)));
    assertThat(due(0)).as("the clock").isEqualTo(10 * MINUTE);
    begin("10m", Seat.FREE);
    assertThat(due(0)).isEqualTo(30 * DAY);
    assertThat(due(DAY)).as("somebody was there later").isEqualTo(31 * DAY);
    Seat bot = new ComputerSeat(1, Optional.empty()).seat();
    begin("10m", bot);
    assertThat(due(0)).as("not begun").isEqualTo(5 * MINUTE);
    begin("none", bot);
    assertThat(due(0)).isEqualTo(30 * DAY);
    happens(ANNA, new Event.Try(new Pass(Side.BLACK)));
    assertThat(due(0)).as("whoever thinks of the computer's turn").isEqualTo(30 * DAY);
    happens(ANNA, new Event.Resign(Side.BLACK));
    assertThat(due(0)).as("it is over").isEqualTo(-1);
  }

  @Test
  void atACountOrShortlyBeforeAnEndNothingIsForgotten() {
    begin("none");
    assertThat(rules.isBusy(MINUTE)).isFalse();
    now = 7 * DAY - MINUTE;
    assertThat(rules.isBusy(MINUTE)).isFalse();
    now++;
    assertThat(rules.isBusy(MINUTE)).as("the end is near").isTrue();
    now = 0;
    happens(ANNA, new Event.Try(new Pass(Side.BLACK)));
    assertThat(rules.isBusy(MINUTE)).isFalse();
    happens(BEN, new Event.Try(new Pass(Side.WHITE)));
    assertThat(session.isCounting()).isTrue();
    assertThat(rules.isBusy(MINUTE)).as("who has seen the marks").isTrue();
  }

  private WaitingRules.Fate fate(boolean nobodyLooks, long when) {
    isEmpty = nobodyLooks;
    now = when;
    return rules.fate();
  }

  private void begin(String time) {
    begin(time, new Seat(BEN, "ben"));
  }

  private void happens(Player by, Event event) {
    Stamped stamped = new Stamped(now, by, event);
    Session after = session.on(stamped);
    log.append(SavedGameText.line(session, stamped, after, last()));
    session = after;
  }

  private long lastMillis;

  private long last() {
    long before = lastMillis;
    lastMillis = now;
    return before;
  }

  private void moves(Move... moves) {
    for (Move move : moves) {
      happens(move.side() == Side.BLACK ? ANNA : BEN, new Event.Try(move));
    }
  }

  private void bothPass() {
    Side first = session.position().toMove().orElseThrow();
    moves(new Pass(first), new Pass(first.opponent()));
    assertThat(session.isCounting()).isTrue();
  }

  private Optional<Wait> waiting() {
    return rules.waiting();
  }

  private Optional<Event> due() {
    return rules.check().due();
  }

  /** What the program does now, done; it reads back as it was written. */
  private void programActs() throws Exception {
    happens(Player.SYSTEM, due().orElseThrow());
    Session read = SavedGameText.read(log.toString(), Catalog.ALL).session();
    assertThat(read.outcome()).isEqualTo(session.outcome());
    assertThat(read.isOver()).isEqualTo(session.isOver());
    assertThat(read.playedOn()).isEqualTo(session.playedOn());
  }

  private static Place place(Side side, int row, int col) {
    return new Place(side, new Site(row, col));
  }

  @Test
  void whoeverIsAwayWhileTheOtherWaitsForfeits() throws Exception {
    begin("1h");
    moves(place(Side.BLACK, 2, 2));
    assertThat(waiting()).isEmpty();
    here.remove(Side.WHITE);
    now = 10 * MINUTE;
    assertThat(waiting()).contains(new Wait(WaitedFor.RETURN, Side.WHITE, 5 * MINUTE, true));
    now = 13 * MINUTE;
    assertThat(waiting().orElseThrow().minutes()).isEqualTo(2);
    assertThat(due()).isEmpty();
    here.add(Side.WHITE);
    assertThat(waiting()).isEmpty();
    here.remove(Side.WHITE);
    assertThat(waiting().orElseThrow().minutes()).isEqualTo(5);
    now = 18 * MINUTE + WaitingRules.GRACE_MILLIS;
    programActs();
    assertThat(Results.of(session.outcome())).isEqualTo("B+F");
    assertThat(session.canUndo(ANNA)).isFalse();
    assertThat(session.whyOver().orElseThrow()).contains("stayed away");
    assertThat(due()).isEmpty();
  }

  @Test
  void whoeverWaitsForNobodyLosesNothing() {
    begin("1h");
    moves(place(Side.BLACK, 2, 2));
    here.clear();
    now = 30 * MINUTE;
    assertThat(waiting()).isEmpty();
    here.add(Side.WHITE); // it is their own move
    assertThat(waiting()).isEmpty();
  }

  @Test
  void theFirstMoveIsNotWaitedForForEver() throws Exception {
    begin("1h");
    assertThat(waiting()).contains(new Wait(WaitedFor.FIRST_MOVE, Side.BLACK, 5 * MINUTE, true));
    now = 5 * MINUTE + WaitingRules.GRACE_MILLIS - 1;
    assertThat(due()).as("a move may be on its way").isEmpty();
    now++;
    programActs();
    assertThat(Results.of(session.outcome())).isEqualTo("W+F");
  }

  @Test
  void withoutAClockAMoveHasDays() throws Exception {
    begin("none");
    assertThat(waiting()).contains(new Wait(WaitedFor.MOVE, Side.BLACK, 7 * DAY, false));
    here.clear();
    now = 3 * DAY;
    moves(place(Side.BLACK, 2, 2));
    assertThat(waiting()).contains(new Wait(WaitedFor.MOVE, Side.WHITE, 7 * DAY, false));
    now = 10 * DAY - 1;
    assertThat(due()).isEmpty();
    now = 10 * DAY + WaitingRules.GRACE_MILLIS;
    programActs();
    assertThat(Results.of(session.outcome())).isEqualTo("B+F");
  }

  @Test
  void againstAComputerOrAloneNobodyWaits() {
    Seat bot = dev.banmen.session.ComputerSeat.parse("bot:1").orElseThrow().seat();
    for (Seat white : new Seat[] {bot, Seat.FREE, new Seat(ANNA, "anna")}) {
      begin("none", white);
      now = 100 * DAY;
      assertThat(waiting()).isEmpty();
      assertThat(due()).isEmpty();
    }
  }

  @Test
  void aCountThatOneAcceptedStandsAfterItsTime() throws Exception {
    begin("1h");
    moves(place(Side.BLACK, 2, 2));
    bothPass();
    now = 60 * MINUTE;
    assertThat(waiting().orElseThrow().isSaid()).as("nobody has answered yet").isFalse();
    happens(ANNA, Event.Act.ACCEPT);
    assertThat(waiting()).contains(new Wait(WaitedFor.ANSWER, Side.WHITE, 3 * MINUTE, true));
    now = 63 * MINUTE;
    assertThat(waiting().orElseThrow().minutes()).isEqualTo(1); // "0 minutes" reads odd
    programActs();
    assertThat(session.isOver()).isTrue();
    assertThat(Results.of(session.outcome())).startsWith("B+");
  }

  @Test
  void aCountThatNobodyAcceptsEndsAfterDays() throws Exception {
    begin("1h");
    moves(place(Side.BLACK, 2, 2));
    bothPass();
    now = 7 * DAY - 1;
    assertThat(due()).isEmpty();
    assertThat(isToJudge()).isFalse();
    now++;
    assertThat(due()).contains(Event.Act.CONTINUE);
    here.remove(Side.WHITE);
    assertThat(isToJudge()).isTrue();
    here.add(Side.WHITE);
    programActs();
    assertThat(session.isInPlay()).isTrue();
  }

  @Test
  void theDaysOfACountAreSaidOnTheLastOfThemOrToWhoeverIsAlone() {
    begin("1h");
    moves(place(Side.BLACK, 2, 2));
    bothPass();
    now = 2 * MINUTE;
    assertThat(waiting().orElseThrow().isSaid()).isFalse();
    here.remove(Side.BLACK);
    assertThat(waiting().orElseThrow().isSaid()).isTrue();
    here.add(Side.BLACK);
    now = 6 * DAY;
    assertThat(waiting().orElseThrow().isSaid()).isTrue();
    now--;
    assertThat(waiting().orElseThrow().isSaid()).isFalse();
  }

  @Test
  void markingAgainAndAgainWinsNoTime() throws Exception {
    begin("1h");
    moves(place(Side.BLACK, 2, 2));
    bothPass();
    happens(ANNA, Event.Act.ACCEPT);
    assertThat(waiting()).isPresent();
    now = 2 * MINUTE;
    happens(BEN, new Event.Marking(Event.MarkKind.DEAD, new Site(2, 2)));
    assertThat(waiting().orElseThrow().minutes()).isEqualTo(1);
    now = 3 * MINUTE;
    assertThat(due()).contains(Event.Act.CONTINUE);
    programActs();
    assertThat(session.isInPlay()).isTrue();
    assertThat(session.playedOn()).hasSize(1);
  }

  /** At the count of Anna's, who has accepted it with these marks since now. */
  private void countMarked() {
    begin("1h");
    moves(place(Side.BLACK, 2, 2), place(Side.WHITE, 0, 0));
    bothPass();
    happens(ANNA, Event.Act.ACCEPT);
    due();
  }

  private void marksAndAccepts() {
    happens(ANNA, new Event.Marking(Event.MarkKind.DEAD, new Site(0, 0)));
    happens(ANNA, Event.Act.ACCEPT);
    due();
  }

  private boolean isToJudge() {
    WaitingRules.WaitCheck check = rules.check();
    assertThat(check.due().isPresent() && check.isToJudge()).isFalse();
    return check.isToJudge();
  }

  /** A line is found dead only later: a short look at the marks is none. */
  @Test
  void whoeverLeavesSoonAfterTheMarksHasNotSeenThem() {
    countMarked();
    marksAndAccepts();
    now = MINUTE;
    due();
    here.remove(Side.WHITE);
    now++; // it is looked at each second
    due();
    now = 3 * MINUTE - 1;
    assertThat(isToJudge()).isFalse();
    now = 3 * MINUTE;
    assertThat(isToJudge()).isTrue();
    assertThat(isToJudge()).as("the program counts already").isFalse();
    now = 4 * MINUTE;
    assertThat(isToJudge()).as("it could not save that").isTrue();
  }

  @Test
  void marksMadeJustBeforeTheEndOfTheTimeDoNotStand() {
    countMarked();
    now = 3 * MINUTE - 1000;
    marksAndAccepts();
    here.remove(Side.WHITE);
    now = 3 * MINUTE;
    assertThat(isToJudge()).isTrue();
  }

  @Test
  void marksMadeJustBeforeTheEndOfTheTimeGiveWhoeverIsThereTimeToAnswer() throws Exception {
    countMarked();
    now = 3 * MINUTE - 1000;
    marksAndAccepts();
    long end = now + WaitingRules.SEEN_MILLIS;
    now = 3 * MINUTE;
    assertThat(due()).isEmpty();
    assertThat(isToJudge()).as("nobody is away").isFalse();
    assertThat(waiting()).contains(new Wait(WaitedFor.ANSWER, Side.WHITE, end - now, true));
    now = end - 1;
    happens(BEN, new Event.Marking(Event.MarkKind.DEAD, new Site(0, 0)));
    happens(BEN, Event.Act.ACCEPT);
    assertThat(due()).isEmpty();
    now = end;
    assertThat(due()).isEmpty();
    now = end - 1 + WaitingRules.SEEN_MILLIS;
    assertThat(isToJudge()).isFalse();
    programActs();
    assertThat(session.dead()).as("Anna had time to answer").isEmpty();
  }

  @Test
  void whoeverComesBackHasTimeToSeeTheMarks() {
    countMarked();
    here.remove(Side.WHITE);
    due();
    marksAndAccepts();
    now = 3 * MINUTE - 1;
    here.add(Side.WHITE);
    due();
    now = 3 * MINUTE;
    assertThat(isToJudge()).isFalse();
    here.remove(Side.WHITE);
    assertThat(isToJudge()).isTrue();
  }

  @Test
  void whatCountsAsSeenFollowsAShorterTimeOfTheCount() {
    for (long seconds : new long[] {30, 60, 119, 150}) {
      WaitingRules other = rules(new WaitingLimits((int) seconds, 300, 7, 2, 30));
      log.setLength(0);
      here.add(Side.WHITE);
      now = 0;
      begin("1h");
      moves(place(Side.BLACK, 2, 2), place(Side.WHITE, 0, 0));
      bothPass();
      happens(ANNA, new Event.Marking(Event.MarkKind.DEAD, new Site(0, 0)));
      happens(ANNA, Event.Act.ACCEPT);
      other.check();
      now = Math.min(seconds * 1000, WaitingRules.SEEN_MILLIS);
      other.check();
      here.remove(Side.WHITE); // has seen them
      now = seconds * 1000;
      assertThat(other.check().due()).contains(new Event.Settle());
    }
  }

  @Test
  void marksThatTheOtherHasSeenStandThoughTheyLeft() throws Exception {
    countMarked();
    marksAndAccepts();
    now = WaitingRules.SEEN_MILLIS;
    due();
    here.remove(Side.WHITE);
    now = 3 * MINUTE;
    assertThat(due()).contains(new Event.Settle());
    programActs();
    assertThat(session.dead()).containsExactly(new Site(0, 0));
  }

  @Test
  void playIsNotResumedForSomebodyWhoIsAway() {
    countMarked();
    happens(BEN, new Event.Marking(Event.MarkKind.DEAD, new Site(0, 0)));
    here.remove(Side.BLACK);
    now = 3 * MINUTE;
    assertThat(isToJudge()).isTrue();
  }

  @Test
  void whatTheProgramHasJudgedReadsBack() throws Exception {
    Set<Site> stone = Set.of(new Site(0, 0));
    for (CountAgreement marks :
        List.of(
            CountAgreement.NONE,
            new CountAgreement(stone, Set.of()),
            new CountAgreement(stone, Set.of(new Site(0, 1))),
            new CountAgreement(Set.of(), Set.of(new Site(0, 1), new Site(1, 0))))) {
      log.setLength(0);
      countMarked();
      happens(BEN, new Event.Settle(Optional.of(marks)));
      assertThat(session.isCounting()).as("not a player's to say").isTrue();
      happens(Player.SYSTEM, new Event.Settle(Optional.of(marks)));
      assertThat(session.agreed().dead()).isEqualTo(marks.dead());
      assertThat(session.agreed().neutral()).isEqualTo(marks.neutral());
      Session read = SavedGameText.read(log.toString(), Catalog.ALL).session();
      assertThat(read.outcome()).isEqualTo(session.outcome());
      assertThat(read.agreed()).isEqualTo(session.agreed());
    }
  }

  @Test
  void afterTwoDisagreementsWhatIsOnTheBoardCounts() throws Exception {
    begin("1h");
    moves(place(Side.BLACK, 2, 2), place(Side.WHITE, 0, 0));
    for (int i = 0; i < 2; i++) {
      bothPass();
      happens(BEN, new Event.Marking(Event.MarkKind.DEAD, new Site(0, 0)));
      assertThat(due()).isEmpty();
      happens(ANNA, Event.Act.CONTINUE);
    }
    assertThat(WaitingRules.isPlayedOut(session, WaitingLimits.DEFAULT)).isTrue();
    bothPass();
    programActs();
    assertThat(session.isOver()).isTrue();
    assertThat(session.dead()).isEmpty();
  }

  @Test
  void theDaysOfAMoveAreSaidAtTheTableOnlyOnTheLastOfThem(@TempDir Path folder) throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Visit anna = house.named("anna");
      Visit ben = house.named("ben");
      LiveSession live = together(house, anna, ben, "none");
      assertThat(OpenHouse.tables(anna).get(0).title()).endsWith(", 7 days left");
      live.submit(anna.person().me(), new Event.Try(place(Side.BLACK, 2, 2)));
      house.settle();
      assertThat(said(anna, live)).isEmpty();
      assertThat(said(ben, live)).isEmpty();
      house.waitingLimits = new WaitingLimits(180, 300, 1, 2, 30);
      assertThat(said(ben, live))
          .isEqualTo("ben has 24 hours left for this move, or forfeits the game.");
    }
  }

  /** Begins a game at the first one's table, which the other one joins. */
  private LiveSession together(OpenHouse house, Visit first, Visit other, String time)
      throws Exception {
    begin(time, Seat.FREE);
    LiveSession live = first.person().room().begin(session.terms());
    house.settle();
    OpenHouse.enterFirst(other);
    house.settle();
    return live;
  }

  private static String said(Visit visit, LiveSession live) {
    return visit.person().room().status(live).said();
  }

  @Test
  void theDaysOfAMoveAreNewsOnceSomebodyIsAwayForAWhile() {
    begin("none");
    assertThat(isNews()).isTrue();
    now = 2 * WaitingRules.AWAY_MILLIS; // thinks, and is here
    assertThat(rules.waiting().filter(Wait::isSaid)).isEmpty();
    moves(place(Side.BLACK, 2, 2), place(Side.WHITE, 0, 0));
    isNews();
    here.remove(Side.BLACK);
    now += WaitingRules.AWAY_MILLIS - 1;
    assertThat(isNews()).isFalse();
    assertThat(rules.waiting().filter(Wait::isSaid)).isEmpty();
    now++;
    assertThat(isNews()).isTrue();
    assertThat(rules.waiting().filter(Wait::isSaid)).isEqualTo(waiting());
    assertThat(isNews()).isFalse();
    here.add(Side.BLACK);
    assertThat(isNews()).isTrue();
    assertThat(rules.waiting().filter(Wait::isSaid)).isEmpty();
  }

  private boolean isNews() {
    return rules.check().isNews();
  }

  @Test
  void otherLimitsHoldInGamesUnderWay(@TempDir Path folder) throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Visit anna = house.named("anna");
      Visit ben = house.named("ben");
      LiveSession live = together(house, anna, ben, "1h");
      assertThat(ben.person().room().status(live).said()).contains("anna has 5 minutes left");
      house.waitingLimits = new WaitingLimits(180, 60, 7, 2, 30);
      assertThat(ben.person().room().status(live).said()).contains("anna has 1 minute left");
    }
  }

  @Test
  void playersSayNothingOfWhatIsTheProgramsToSay() {
    begin("1h");
    moves(place(Side.BLACK, 2, 2));
    for (Player player : new Player[] {ANNA, BEN, new Player("p3")}) {
      happens(player, new Event.Forfeit(Side.WHITE));
      happens(player, new Event.Settle());
      happens(player, Event.Act.ANNUL);
      assertThat(session.isInPlay()).isTrue();
    }
  }

  /** Whatever a message says: at 40x15 it takes all the lines there are. */
  @Test
  void howLongACountHasIsTheSignOfItsTable(@TempDir Path folder) throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Visit anna = house.named("anna");
      Visit ben = house.named("ben");
      LiveSession live = together(house, anna, ben, "10m");
      live.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
      assertThat(anna.person().room().status(live).sign()).isEmpty();
      live.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
      live.submit(ben.person().me(), Event.Act.ACCEPT);
      house.settle();
      assertThat(anna.person().room().status(live).sign()).isEqualTo("count ends in 3 minutes");
      live.submit(anna.person().me(), Event.Act.ACCEPT);
      assertThat(anna.person().room().status(live).sign()).isEmpty();
    }
  }

  @Test
  void aTableOfPeopleSettlesByItselfAfterTwoDisagreements(@TempDir Path folder) throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Visit anna = house.named("anna");
      Visit ben = house.named("ben");
      LiveSession live = together(house, anna, ben, "none");
      for (int i = 0; i < 3; i++) {
        live.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
        live.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
        Session after = live.submit(ben.person().me(), Event.Act.CONTINUE);
        house.settle();
        assertThat(live.now().isOver()).isEqualTo(i == 2);
        if (i == 1) {
          assertThat(anna.person().room().status(live).said()).contains("Capture what is dead");
        } else if (i == 2) {
          assertThat(after.report()).isInstanceOfAny(Report.NotDone.class, Report.None.class);
        }
      }
      assertThat(Results.of(live.now().outcome())).isEqualTo("W+7.5");
    }
  }

  @Test
  void aGameWithAComputerThatIsNotBegunGoesSoonAndOneWithMovesLater(@TempDir Path folder)
      throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Visit anna = house.named("anna");
      begin("5m", new Seat(new Player("bot:1"), ""));
      anna.person().room().begin(session.terms());
      house.settle();
      assertThat(OpenHouse.tables(anna)).hasSize(1);
    }
    assertThat(fate(true, 5 * MINUTE - 1)).isEqualTo(WaitingRules.Fate.STAYS);
    assertThat(fate(true, 5 * MINUTE)).isEqualTo(WaitingRules.Fate.GOES);
    assertThat(fate(false, 5 * MINUTE)).isEqualTo(WaitingRules.Fate.STAYS);
    assertThat(fate(true, 10 * MINUTE - 1)).isEqualTo(WaitingRules.Fate.STAYS);
    assertThat(fate(true, 10 * MINUTE)).isEqualTo(WaitingRules.Fate.GOES);
    begin("none", new Seat(new Player("bot:1"), ""));
    now = 0;
    rules.waiting();
    moves(place(Side.BLACK, 2, 2));
    now = 40 * DAY;
    rules.waiting(); // the move was seen now
    assertThat(fate(true, 70 * DAY - 1)).isEqualTo(WaitingRules.Fate.STAYS);
    assertThat(fate(true, 70 * DAY)).isEqualTo(WaitingRules.Fate.ENDS);
  }

  @Test
  void aTableThatWaitsForSomebodyStaysForDays() {
    begin("5m", Seat.FREE);
    assertThat(fate(true, 30 * DAY - 1)).isEqualTo(WaitingRules.Fate.STAYS);
    assertThat(fate(true, 30 * DAY)).isEqualTo(WaitingRules.Fate.GOES);
    begin("none");
    assertThat(fate(true, 300 * DAY)).isEqualTo(WaitingRules.Fate.STAYS);
  }

  @Test
  void theHouseDropsTablesThatNobodyComesBackTo(@TempDir Path folder) throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Visit nameless = house.visit("nameless");
      Visit anna = house.named("anna");
      begin("5m", new Seat(new Player("bot:1"), ""));
      LiveSession unmoved = nameless.person().room().begin(session.terms());
      begin("none", Seat.FREE);
      LiveSession alone = nameless.person().room().begin(sameOnBothSides(session.terms()));
      alone.submit(nameless.person().me(), new Event.Try(place(Side.BLACK, 2, 2)));
      house.settle();
      nameless.person().room().leave(unmoved);
      nameless.person().room().leave(alone);
      assertThat(OpenHouse.tables(anna)).hasSize(2);
      house.waitingLimits = new WaitingLimits(180, 0, 7, 2, 0);
      house.house.services().tables().look();
      house.settle();
      house.house.services().tables().look();
      house.settle();
      assertThat(OpenHouse.tables(anna)).isEmpty();
      assertThat(house.store.unfinished().join()).isEmpty();
      assertThat(house.store.past(nameless.number(), 10).join())
          .extracting(PastGame::result)
          .containsExactly("B+F");
      assertThat(house.store.table(1).join()).isEmpty();
    }
  }

  private static Terms sameOnBothSides(Terms terms) {
    return new Terms(
        terms.family(), terms.chosen(), terms.setup(), terms.time(), terms.black(), terms.black());
  }
}
