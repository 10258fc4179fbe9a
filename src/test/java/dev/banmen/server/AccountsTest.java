package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Lobby;
import dev.banmen.app.NamedTables;
import dev.banmen.app.Refusal;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Side;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.BanRow;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who somebody is: codes for other keys, guests without one; and what people do about others. */
class AccountsTest {
  private static final PeopleLimits LIMITS = PeopleLimits.DEFAULT;
  private static final Pattern CODE = Pattern.compile("[a-z2-9]{5}(-[a-z2-9]{3,5})+");

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder, HouseLimits.DEFAULT, key -> true);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  private static String said(Visit visit, String command) throws Refusal {
    Commands commands = new Commands(FrontEnd.LINES, EnumSet.of(Where.IN_LOBBY), Language.ENGLISH);
    TypedCommand typed = commands.read(command);
    return lobby(visit)
        .command(typed.command().orElseThrow(), typed.rest())
        .exceptionally(AccountsTest::refused)
        .join();
  }

  private static String refused(Throwable why) {
    assertThat(why).hasCauseInstanceOf(Refusal.class);
    return why.getCause().getMessage();
  }

  private static String code(String text) {
    Matcher found = CODE.matcher(text);
    assertThat(found.find()).as(text).isTrue();
    return found.group();
  }

  private Visit keyless(Optional<String> shown) throws Refusal {
    return house.visit(new VisitRequest(Optional.empty(), "ann", "192.0.2.7", Map.of(), shown));
  }

  private void assertRefused(String verb, String code, String key, String why) {
    assertThatThrownBy(() -> house.claim(verb, code, key))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(why);
  }

  @Test
  void aCodeAddsASecondKeyOnce() throws Exception {
    Visit anna = house.named("anna");
    String text = said(anna, "link");
    assertThat(text).contains("within 10 minutes", "ssh club.example link ");
    String code = code(text);
    assertThat(code).hasSize(9);
    assertThat(house.claim("link", code.toUpperCase(Locale.ROOT), "laptop"))
        .isEqualTo("This key belongs to anna now.");
    assertThat(house.visit("laptop").person().me()).isEqualTo(anna.person().me());
    assertRefused("link", code, "third", "isn't valid here");
  }

  @Test
  void aCodeIsGoodForMinutes() throws Exception {
    String code = code(said(house.named("anna"), "link"));
    house.now += LIMITS.linkMinutes() * PeopleLimits.MINUTE_MILLIS;
    assertRefused("link", code, "laptop", "isn't valid here");
  }

  @Test
  void wrongCodesAreFewAndThenTheRightOneWaitsTooButNobodyElses() throws Exception {
    String code = code(said(house.named("anna"), "link"));
    for (int i = 0; i < LIMITS.wrongCodes(); i++) {
      assertRefused(i % 2 == 0 ? "link" : "recover", "wrong" + i, "laptop", "isn't valid here");
    }
    assertRefused("link", code, "laptop", "Too many wrong codes");
    assertThat(house.claim("link", code, "another")).contains("anna");
    house.now += 2_000;
    String later = code(said(house.visit("anna"), "link"));
    assertThat(house.claim("link", later, "laptop")).contains("anna");
  }

  private static void assertGuessed(Visit visit, String code) {
    assertThatThrownBy(() -> new NamedTables(visit).join(code))
        .hasMessageMatching("Nobody called .*|There is no table.*");
  }

  @Test
  void codesOfTablesAreGuessedSlowlyFromAnyVisitAndNobodyElseWaits() throws Exception {
    Visit anna = house.named("anna");
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(anna.person().me(), ""), Seat.FREE);
    LiveSession live = anna.person().room().begin(terms);
    house.settle();
    String code = house.house.services().tables().known().of(live).orElseThrow().code();
    for (int i = 0; i < LIMITS.wrongCodes(); i++) {
      Visit visit = house.visit("guesser");
      assertGuessed(visit, "table7"); // no code has an l
      assertGuessed(visit, "99");
      assertGuessed(visit, "wrng" + (char) ('a' + i) + "x");
      left(visit); // which deletes whoever has nothing
    }
    Visit guesser = house.visit("guesser");
    assertThatThrownBy(() -> new NamedTables(guesser).join(code))
        .hasMessageContaining("Too many wrong codes");
    assertThatThrownBy(() -> new NamedTables(guesser).taught(code))
        .hasMessageContaining("Too many wrong codes");
    assertThatThrownBy(() -> lobby(guesser).join(code)).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> lobby(guesser).follow(code)).isInstanceOf(Refusal.class);
    assertRefused("link", "wrong", "guesser", "Too many wrong codes");
    assertThat(new NamedTables(house.visit("ben")).join(code)).isSameAs(live);
    house.now += 2_000;
    assertThat(new NamedTables(guesser).join(code)).isSameAs(live);
  }

  @Test
  void newKeysGuessNoMoreCodesThanAnAddressHasNewKeys() throws Exception {
    String code = code(said(house.named("anna"), "link"));
    int heard = 0;
    for (int i = 0; i < 2 * LIMITS.newKeys(); i++) {
      try {
        house.claim(i % 2 == 0 ? "link" : "recover", "wrong" + i, "key" + i);
      } catch (Refusal refusal) {
        heard += refusal.getMessage().contains("isn't valid here") ? 1 : 0;
      }
    }
    assertThat(heard).isEqualTo(LIMITS.newKeys());
    assertRefused("link", code, "laptop", "new keys");
    house.now += PeopleLimits.HOUR_MILLIS;
    assertThat(house.claim("link", code(said(house.visit("anna"), "link")), "laptop"))
        .contains("anna");
  }

  @Test
  void oneMistypedCodeOfAnAddressWithoutAKeyLeavesTheRightOne() throws Exception {
    String code = code(lobby(keyless(Optional.empty())).letter());
    for (int i = 0; i < LIMITS.wrongCodesOfAddress(); i++) {
      keyless(Optional.of(code)).close();
      assertThatThrownBy(() -> keyless(Optional.of("wrong"))).hasMessageContaining("isn't valid");
    }
    assertThatThrownBy(() -> keyless(Optional.of(code))).hasMessageContaining("Too many wrong");
    house.now += PeopleLimits.HOUR_MILLIS;
    keyless(Optional.of(code));
  }

  /** Forty visits for a sentence each, lobby and tables, are one person's talk. */
  @Test
  void whoeverComesForEachSentenceSaysNoMore() throws Exception {
    house.named("anna").close();
    house.now += LIMITS.newcomerHours() * PeopleLimits.HOUR_MILLIS;
    int said = 0;
    for (int i = 0; i < 40; i++) {
      Visit visit = house.visit("anna");
      house.now += 240;
      said += says(visit, "again " + i) ? 1 : 0;
      visit.close();
    }
    assertThat(said).isEqualTo(HouseLimits.DEFAULT.sentences());
    assertThat(says(house.named("ben"), "hello")).isTrue();
  }

  @Test
  void whoeverHasNoNameSharesTheirNetworksTalk() throws Exception {
    int said = 0;
    for (int i = 0; i < 20; i++) {
      String address = "2001:db8::" + i;
      said +=
          says(house.visit(new VisitRequest(Optional.empty(), "", address, Map.of())), "x") ? 1 : 0;
      said +=
          says(house.visit(new VisitRequest(Optional.of("k" + i), "", address, Map.of())), "x")
              ? 1
              : 0;
    }
    assertThat(said).isEqualTo(LIMITS.newcomerSentences());
    assertThat(
            says(
                house.visit(new VisitRequest(Optional.empty(), "", "2001:db8:0:1::", Map.of())),
                "x"))
        .isTrue();
  }

  private static boolean says(Visit visit, String text) {
    try {
      lobby(visit).say(text);
      return true;
    } catch (Refusal refusal) {
      return false;
    }
  }

  @Test
  void aKeyOfSomebodyElseStaysTheirs() throws Exception {
    String code = code(said(house.named("anna"), "link"));
    Visit ben = house.named("ben");
    assertRefused("link", code, "ben", "somebody else");
    assertThat(house.visit("ben").person().me()).isEqualTo(ben.person().me());
    house.visit("laptop"); // looked in before, and did nothing
    assertThat(house.claim("link", code, "laptop")).contains("anna");
  }

  @Test
  void aRecoveryCodeIsShownOnceAndKeptAsAHash() throws Exception {
    Visit anna = house.named("anna");
    house.settle();
    String letter = lobby(anna).letter();
    String code = code(letter);
    assertThat(code).hasSize(23);
    assertThat(lobby(house.visit("anna")).letter()).isEmpty();
    house.settle();
    for (String file : List.of("banmen.db", "banmen.db-wal")) {
      String stored =
          new String(Files.readAllBytes(folder.resolve(file)), StandardCharsets.ISO_8859_1);
      assertThat(stored).doesNotContain(code).doesNotContain(code.replace("-", ""));
    }
  }

  @Test
  void aRecoveryEndsTheOldKeyAndItsVisits() throws Exception {
    Visit anna = house.named("anna");
    house.settle();
    String first = code(lobby(anna).letter());
    String code = code(said(anna, "recovery"));
    List<String> ended = new ArrayList<>();
    anna.online().onSentAway(ended::add);
    assertRefused("recover", first, "new", "isn't valid here");
    assertThat(house.claim("recover", code, "new"))
        .contains("anna", "earlier keys have stopped working");
    assertThat(ended).containsExactly("Your keys were replaced with the recovery code.");
    assertThat(house.visit("new").person().me()).isEqualTo(anna.person().me());
    assertThat(house.visit("anna").person().me()).isNotEqualTo(anna.person().me());
    assertRefused("recover", code, "newer", "isn't valid here");
  }

  @Test
  void aGuestWithoutAKeyComesBackWithACode() throws Exception {
    Visit guest = keyless(Optional.empty());
    assertThat(lobby(guest).people()).containsExactly("guest1");
    assertThat(lobby(guest).nameOffer()).isEmpty();
    assertThatThrownBy(() -> lobby(guest).takeName("anna")).isInstanceOf(Refusal.class);
    String code = code(lobby(guest).letter());
    assertThat(lobby(guest).letter()).contains("ssh -t club.example back ");
    assertThat(keyless(Optional.of(code)).person().me()).isEqualTo(guest.person().me());
    assertThat(keyless(Optional.of(code)).person().me()).isEqualTo(guest.person().me());
    assertThat(keyless(Optional.empty()).person().me()).isNotEqualTo(guest.person().me());
    assertThatThrownBy(() -> keyless(Optional.of("wrong")))
        .hasMessageContaining("isn't valid here");
    assertThat(house.claim("back", code, "key")).contains("guest1");
    assertThat(house.visit("key").person().me()).isEqualTo(guest.person().me());
    assertThatThrownBy(() -> keyless(Optional.of(code))).hasMessageContaining("isn't valid here");
  }

  @Test
  void aGuestWhoNeverComesBackIsDeleted() throws Exception {
    Visit guest = keyless(Optional.empty());
    lobby(guest).say("hello");
    house.named("anna");
    long now = house.now + LIMITS.backDays() * PeopleLimits.DAY_MILLIS;
    house.close();
    house = new OpenHouse(folder, HouseLimits.DEFAULT, key -> true);
    house.settle();
    assertThat(house.store.person(1).join()).isPresent();
    house.close();
    house = new OpenHouse(folder, HouseLimits.DEFAULT, key -> true, now);
    house.settle();
    assertThat(house.store.person(1).join()).isEmpty();
    assertThat(house.store.person(2).join()).isPresent();
    assertThat(house.store.said(9).join()).isEmpty();
  }

  @Test
  void guestsFromOneNetworkAreOnlySoManyInAnHour() throws Exception {
    for (int i = 0; i < LIMITS.newGuests(); i++) {
      keyless(Optional.empty()).close();
    }
    assertThatThrownBy(() -> keyless(Optional.empty())).hasMessageContaining("your network");
    house.visit("anna");
    house.now += PeopleLimits.HOUR_MILLIS;
    keyless(Optional.empty());
  }

  private void left(Visit visit) {
    visit.close();
    house.settleTasks();
  }

  @Test
  void aKeyThatDoesNothingLeavesNothingBehind() throws Exception {
    Visit first = house.visit("junk");
    Visit second = house.visit("junk");
    left(first);
    assertThat(house.store.person(1).join()).isPresent();
    left(second);
    assertThat(house.store.person(1).join()).isEmpty();
    assertThat(house.store.accounts().known("junk").join()).isEmpty();
    left(house.named("anna"));
    assertThat(house.store.accounts().known("anna").join()).isPresent();
    Visit player = house.visit("player");
    player.person().room().begin(Terms.of("go", Map.of("size", "9")));
    left(player);
    assertThat(house.store.accounts().known("player").join()).isPresent();
  }

  @Test
  void whoeverIsBannedIsKnownAgainAndABannedNetworkMakesNobody() throws Exception {
    Visit loud = house.visit("loud");
    house.house.services().moderation().ban(new BanRow("p1", AccountStore.NO_END, "")).join();
    left(loud);
    assertThatThrownBy(() -> house.visit("loud")).hasMessageContaining("banned");
    house
        .house
        .services()
        .moderation()
        .ban(new BanRow("192.0.2.0/24", AccountStore.NO_END, ""))
        .join();
    assertThatThrownBy(() -> house.visit("other")).hasMessageContaining("banned");
    assertThat(house.store.accounts().known("other").join()).isEmpty();
  }

  @Test
  void newKeysFromOneNetworkAreOnlySoManyInAnHour() throws Exception {
    house.named("anna").close();
    for (int i = 1; i < LIMITS.newKeys(); i++) {
      house.visit("key" + i).close();
    }
    assertThatThrownBy(() -> house.visit("more")).hasMessageContaining("your network");
    house.visit("anna");
    house.now += PeopleLimits.HOUR_MILLIS;
    house.visit("more");
  }

  @Test
  void whoeverIsBlockedIsNotHeardAndDoesNotSitDown() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(anna.person().me(), ""), Seat.FREE);
    LiveSession live = anna.person().room().begin(terms);
    house.settle();
    lobby(ben).say("hello");
    house.settle();
    assertThat(lobby(anna).chat()).containsExactly("ben: hello");
    assertThat(said(anna, "block BEN")).contains("ben cannot sit down");
    assertThat(lobby(anna).chat()).isEmpty();
    assertThat(lobby(ben).chat()).containsExactly("ben: hello");
    assertThatThrownBy(() -> OpenHouse.enterFirst(ben)).hasMessageContaining("cannot sit down");
    assertThatThrownBy(() -> ben.person().room().seat(live, Side.WHITE, "human"))
        .isInstanceOf(Refusal.class);
    anna.close();
    house.close();
    house = new OpenHouse(folder);
    Visit later = house.visit("ben");
    assertThatThrownBy(() -> OpenHouse.enterFirst(later)).isInstanceOf(Refusal.class);
    said(house.visit("anna"), "unblock ben");
    OpenHouse.enterFirst(later);
  }

  @Test
  void whoeverWantsNoTalkSeesNone() throws Exception {
    Visit anna = house.named("anna");
    lobby(house.named("ben")).say("hello");
    house.settle();
    said(anna, "mute");
    assertThat(lobby(anna).chat()).isEmpty();
    assertThat(lobby(house.visit("anna")).chat()).isEmpty();
    said(anna, "unmute");
    assertThat(lobby(anna).chat()).hasSize(1);
    assertThat(lobby(house.visit("anna")).chat()).hasSize(1);
  }

  @Test
  void reportsReachTheOwnerAndAreFew() throws Exception {
    Visit anna = house.named("anna");
    house.named("ben");
    for (int i = 0; i < LIMITS.reportsOfDay(); i++) {
      assertThat(said(anna, "report nobody rude")).contains("Nobody else");
      said(anna, "report ben insults\u001b[2J people");
    }
    assertThat(house.store.accounts().reports(9).join())
        .hasSize(LIMITS.reportsOfDay())
        .allMatch(one -> one.text().equals("insults?[2J people"))
        .allMatch(one -> one.about().name().equals("ben"));
    assertThatThrownBy(() -> said(anna, "report ben x")).isInstanceOf(Refusal.class);
    house.now += PeopleLimits.DAY_MILLIS;
    said(anna, "report ben x");
    String much = "x".repeat(HouseLimits.DEFAULT.sentence() + 1);
    assertThatThrownBy(() -> said(anna, "report ben " + much)).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"report ben", "report"})
  void aReportWithoutAReasonIsRefused(String line) throws Exception {
    Visit anna = house.named("anna");
    assertThatThrownBy(() -> said(anna, line)).isInstanceOf(Refusal.class);
  }

  @Test
  void nobodyBlocksThemselvesOrNobody() throws Exception {
    Visit anna = house.named("anna");
    assertThat(said(anna, "block anna")).contains("Nobody else");
    assertThat(said(anna, "block guest99")).contains("Nobody else");
    assertThat(house.store.accounts().blocks().join()).isEmpty();
  }

  @Test
  void whoeverIsNewSaysLess() throws Exception {
    Visit anna = house.named("anna");
    for (int i = 0; i < LIMITS.newcomerSentences(); i++) {
      lobby(anna).say("hello");
    }
    assertThatThrownBy(() -> lobby(anna).say("again")).isInstanceOf(Refusal.class);
    house.now += LIMITS.newcomerHours() * PeopleLimits.HOUR_MILLIS;
    for (int i = 0; i < HouseLimits.DEFAULT.sentences(); i++) {
      lobby(anna).say("hello");
    }
    assertThatThrownBy(() -> lobby(anna).say("again")).isInstanceOf(Refusal.class);
  }

  @Test
  void aMutedPersonSaysNothingUntilThen() throws Exception {
    Visit anna = house.named("anna");
    house.house.services().moderation().mute(1, house.now + 10).join();
    assertThatThrownBy(() -> lobby(anna).say("hello")).hasMessageContaining("until 1970-01-01");
    house.now += 10;
    lobby(anna).say("hello");
    house.house.services().moderation().mute(1, AccountStore.NO_END).join();
    assertThatThrownBy(() -> lobby(anna).say("hello")).hasMessageContaining("permanently");
  }

  @Test
  void whoeversSettingsCannotBeReadIsToldSoAndComesIn() throws Exception {
    assertThat(house.visit("ben").online().letter().text()).isEmpty();
    house.isRead = false;
    assertThat(house.visit("anna").online().letter().text())
        .isEqualTo(
            "Your settings can't be read now. Until your next visit the defaults apply; what you"
                + " saved stays.");
  }
}
