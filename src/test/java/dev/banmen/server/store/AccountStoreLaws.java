package dev.banmen.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.store.Claimed.Claim;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every store keeps to about people. A store's test extends this. */
public abstract class AccountStoreLaws {
  private static final long DAY = 86_400_000;

  @TempDir(factory = MemoryFolder.class)
  protected Path folder;

  protected long now = 1_000_000;
  private Store store;
  private AccountStore accounts;

  /** Opens the store in the folder, as it was left there, with the time of {@link #now}. */
  protected abstract Store open() throws StoreFault;

  @BeforeEach
  void reopen() throws StoreFault {
    close();
    store = open();
    accounts = store.accounts();
  }

  @AfterEach
  void close() {
    if (store != null) {
      store.close();
    }
  }

  private long person(String key, String name) {
    long id = store.person(key).join().id();
    store.name(id, name, name).join();
    return id;
  }

  private long table(long black, long white, String head) {
    TableState state = new TableState(0, black, white, black, false, false, "", now, "");
    return store
        .add(new TableRow(0, head, "", false, false, TableRow.Opening.UNKNOWN, state))
        .join();
  }

  private void end(long table, long white) {
    TableState over = new TableState(1, 0, white, 0, true, true, "B+R", now, "");
    store.append(table, new EventRow(1, "e1", "resign\n"), over).join();
  }

  private Claim claim(CodeKind kind, String hash, String key) {
    return accounts.claim(kind, hash, key).join().claim();
  }

  /** Gives a person another key. */
  private void link(long person, String key) {
    accounts.setCode(person, CodeKind.LINK, "link", now + 10).join();
    assertThat(claim(CodeKind.LINK, "link", key)).isEqualTo(Claim.DONE);
  }

  @Test
  void aCodeGivesAKeyOnceAndAsLongAsItsTime() throws StoreFault {
    long anna = person("SHA256:a", "anna");
    accounts.setCode(anna, CodeKind.LINK, "h", now + 10).join();
    reopen();
    assertThat(claim(CodeKind.LINK, "other", "SHA256:b")).isEqualTo(Claim.UNKNOWN);
    assertThat(claim(CodeKind.RECOVERY, "h", "SHA256:b")).isEqualTo(Claim.UNKNOWN);
    now += 10;
    assertThat(claim(CodeKind.LINK, "h", "SHA256:b")).isEqualTo(Claim.UNKNOWN);
    now -= 1;
    Claimed claimed = accounts.claim(CodeKind.LINK, "h", "SHA256:b").join();
    assertThat(claimed).isEqualTo(new Claimed(Claim.DONE, new PersonRow(anna, "anna", false)));
    assertThat(claim(CodeKind.LINK, "h", "SHA256:c")).isEqualTo(Claim.UNKNOWN);
    assertThat(accounts.keys(anna).join()).containsExactly("SHA256:a", "SHA256:b");
    assertThat(store.person("SHA256:b").join().id()).isEqualTo(anna);
  }

  @Test
  void theNewestCodeOfAKindCounts() {
    long anna = person("SHA256:a", "anna");
    accounts.setCode(anna, CodeKind.LINK, "old", now + 10).join();
    accounts.setCode(anna, CodeKind.LINK, "new", now + 10).join();
    assertThat(claim(CodeKind.LINK, "old", "SHA256:b")).isEqualTo(Claim.UNKNOWN);
    assertThat(claim(CodeKind.LINK, "new", "SHA256:b")).isEqualTo(Claim.DONE);
  }

  @Test
  void aRecoveryReplacesAllKeys() {
    long anna = person("SHA256:a", "anna");
    link(anna, "SHA256:b");
    accounts.setCode(anna, CodeKind.RECOVERY, "h", AccountStore.NO_END).join();
    assertThat(claim(CodeKind.RECOVERY, "h", "SHA256:c")).isEqualTo(Claim.DONE);
    assertThat(accounts.keys(anna).join()).containsExactly("SHA256:c");
    assertThat(store.person("SHA256:a").join().id()).isNotEqualTo(anna);
  }

  @ParameterizedTest
  @EnumSource(CodeKind.class)
  void aKeyIsTakenOnlyFromWhoeverHasNothing(CodeKind kind) {
    long anna = person("SHA256:a", "anna");
    person("SHA256:ben", "ben");
    long cem = store.person("SHA256:cem").join().id();
    store.person("SHA256:fresh").join();
    table(0, cem, "");
    accounts.setCode(anna, kind, "h", now + 10).join();
    assertThat(claim(kind, "h", "SHA256:ben")).isEqualTo(Claim.TAKEN);
    assertThat(claim(kind, "h", "SHA256:cem")).isEqualTo(Claim.TAKEN);
    assertThat(accounts.keys(anna).join()).containsExactly("SHA256:a");
    assertThat(claim(kind, "h", "SHA256:fresh")).isEqualTo(Claim.DONE);
    assertThat(store.person("SHA256:fresh").join().id()).isEqualTo(anna);
  }

  @Test
  void nobodyHasMoreKeysThanTheLimit() {
    long anna = person("SHA256:a", "anna");
    for (int i = 1; i < RowLimits.KEYS; i++) {
      link(anna, "SHA256:" + i);
    }
    accounts.setCode(anna, CodeKind.LINK, "h", now + 10).join();
    assertThat(claim(CodeKind.LINK, "h", "SHA256:more")).isEqualTo(Claim.FULL);
    assertThat(accounts.keys(anna).join()).hasSize(RowLimits.KEYS);
  }

  @Test
  void aGuestComesBackAsLongAsTheyComeBackInTime() {
    PersonRow guest = accounts.newGuest().join();
    assertThat(guest.isNew()).isTrue();
    accounts.setCode(guest.id(), CodeKind.BACK, "h", now + 10).join();
    now += 9;
    assertThat(accounts.comeBack("h", now + 10).join().map(PersonRow::id)).contains(guest.id());
    now += 9;
    assertThat(accounts.comeBack("h", now + 10).join()).isPresent();
    now += 10;
    assertThat(accounts.comeBack("h", now + 10).join()).isEmpty();
  }

  @Test
  void bansMutesAndBlocksEndWhenTheyShould() throws StoreFault {
    long anna = person("SHA256:a", "anna");
    long ben = person("SHA256:b", "ben");
    accounts.ban(new BanRow("p" + anna, now + 5, "loud")).join();
    accounts.ban(new BanRow("192.0.2.0/24", AccountStore.NO_END, "")).join();
    accounts.ban(new BanRow("p" + anna, now + 10, "very loud")).join();
    accounts.mute(ben, now + 10).join();
    accounts.block(anna, ben, true).join();
    reopen();
    assertThat(accounts.bans().join())
        .containsExactlyInAnyOrder(
            new BanRow("p" + anna, now + 10, "very loud"),
            new BanRow("192.0.2.0/24", AccountStore.NO_END, ""));
    assertThat(accounts.mutes().join()).isEqualTo(Map.of(ben, now + 10));
    assertThat(accounts.blocks().join()).isEqualTo(Map.of(anna, Set.of(ben)));
    now += 10;
    assertThat(accounts.bans().join()).extracting(BanRow::what).containsExactly("192.0.2.0/24");
    assertThat(accounts.mutes().join()).isEmpty();
    assertThat(accounts.unban("p" + anna).join()).isFalse();
    assertThat(accounts.unban("192.0.2.0/24").join()).isTrue();
    accounts.block(anna, ben, false).join();
    assertThat(accounts.blocks().join()).isEmpty();
  }

  @Test
  void nobodyBlocksMoreThanTheLimit() {
    long anna = person("SHA256:a", "anna");
    for (int i = 0; i < RowLimits.BLOCKS; i++) {
      accounts.block(anna, accounts.newGuest().join().id(), true);
    }
    long more = accounts.newGuest().join().id();
    assertThatThrownBy(() -> accounts.block(anna, more, true).join())
        .hasRootCauseInstanceOf(StoreFault.class);
    assertThat(accounts.blocks().join().get(anna)).hasSize(RowLimits.BLOCKS);
  }

  @Test
  void aBanThatIsChangedKeepsItsPlaceInTheList() {
    for (String what : List.of("SHA256:a", "SHA256:b", "SHA256:a")) {
      accounts.ban(new BanRow(what, AccountStore.NO_END, "")).join();
      now++;
    }
    assertThat(accounts.bans().join())
        .extracting(BanRow::what)
        .containsExactly("SHA256:a", "SHA256:b");
  }

  @Test
  protected void thereAreNoMoreBansThanTheLimit() {
    List<CompletableFuture<Void>> all = new ArrayList<>();
    for (int i = 0; i < RowLimits.BANS; i++) {
      all.add(accounts.ban(new BanRow("SHA256:" + i, now + 10, "")));
    }
    all.forEach(CompletableFuture::join); // while so many wait, one more is refused for that
    assertThatThrownBy(() -> accounts.ban(new BanRow("SHA256:more", now + 10, "")).join())
        .hasRootCauseInstanceOf(StoreFault.class);
    assertThat(accounts.bans().join()).hasSize(RowLimits.BANS);
  }

  @Test
  void reportsAreTheNewestAndOnlySoMany() {
    long anna = person("SHA256:a", "anna");
    long ben = person("SHA256:b", "ben");
    for (int i = 0; i < RowLimits.REPORTS; i++) {
      accounts.report(anna, ben, "r" + i);
    }
    accounts.report(anna, ben, "r" + RowLimits.REPORTS).join();
    PersonRow by = new PersonRow(anna, "anna", false);
    PersonRow about = new PersonRow(ben, "ben", false);
    assertThat(accounts.reports(1).join())
        .containsExactly(new ReportRow(by, about, "r" + RowLimits.REPORTS, now));
    assertThat(accounts.reports(2 * RowLimits.REPORTS).join())
        .hasSize(RowLimits.REPORTS)
        .last()
        .extracting(ReportRow::text)
        .isEqualTo("r1");
    now += RowLimits.REPORT_DAYS * DAY + 1;
    accounts.tidy(Set.of()).join();
    assertThat(accounts.reports(2).join()).isEmpty();
  }

  @Test
  void whoeverIsForgottenLeavesGamesOnly() throws StoreFault {
    long anna = person("SHA256:a", "anna");
    long ben = person("SHA256:b", "ben");
    table(anna, ben, "seat black p" + anna + " anna\n");
    long left =
        store
            .add(
                new TableRow(
                    0,
                    "bare\n",
                    "",
                    false,
                    false,
                    TableRow.Opening.UNKNOWN,
                    new TableState(0, 0, 0, 0, false, false, "", 1, "")))
            .join();
    String sat = "0 p" + anna + " seat black p" + anna + " anna\n";
    store
        .append(left, new EventRow(1, "e1", sat), new TableState(1, 0, 0, 0, true, true, "", 1, ""))
        .join();
    store
        .append(
            left,
            new EventRow(2, "e2", "0 x B d4\n"),
            new TableState(2, 0, 0, 0, true, true, "", 1, "seat anna"))
        .join();
    store.set(anna, "theme", "wood").join();
    store.say(anna, "hello").join();
    store.say(ben, "hi").join();
    accounts.setCode(anna, CodeKind.RECOVERY, "h", AccountStore.NO_END).join();
    accounts.ban(new BanRow("p" + anna, now + 10, "")).join();
    accounts.mute(anna, now + 10).join();
    accounts.block(anna, ben, true).join();
    accounts.block(ben, anna, true).join();
    accounts.report(anna, ben, "x").join();
    accounts.report(ben, anna, "y").join();
    assertThat(accounts.saidBy(anna, 9).join()).containsExactly(new SaidRow("hello", now));

    accounts
        .forget(anna, lines -> lines.stream().map(one -> one.replace("anna", "gone")).toList())
        .join();
    reopen();

    assertThat(store.person(anna).join()).contains(new PersonRow(anna, "", false));
    assertThat(accounts.named("anna").join()).isEmpty();
    assertThat(accounts.keys(anna).join()).isEmpty();
    assertThat(store.settings(anna).join()).isEmpty();
    assertThat(accounts.saidBy(anna, 9).join()).isEmpty();
    assertThat(store.said(9).join()).extracting(ChatRow::text).containsExactly("hi");
    assertThat(claim(CodeKind.RECOVERY, "h", "SHA256:c")).isEqualTo(Claim.UNKNOWN);
    assertThat(accounts.bans().join()).isEmpty();
    assertThat(accounts.mutes().join()).isEmpty();
    assertThat(accounts.blocks().join()).isEmpty();
    assertThat(accounts.reports(9).join()).isEmpty();
    assertThat(accounts.tablesOf(anna, 9).join()).hasSize(1);
    long first = accounts.tablesOf(anna, 9).join().get(0);
    assertThat(store.table(first).join().orElseThrow().head()).endsWith(" gone\n");
    assertThat(store.events(left, 0).join())
        .extracting(EventRow::line)
        .containsExactly(sat.replace("anna", "gone"), "0 x B d4\n");
    assertThat(store.table(left).join().orElseThrow().at().standing()).isEqualTo("seat gone");
    assertThat(accounts.named("ben").join().map(PersonRow::id)).contains(ben);
  }

  private void assertStays(String key) {
    long id = store.person(key).join().id();
    assertThat(accounts.left(id, false).join()).as(key).isFalse();
    assertThat(accounts.known(key).join()).as(key).isPresent();
  }

  @Test
  void whoeverHasNothingIsDeletedWhenTheyLeave() {
    long gone = store.person("SHA256:gone").join().id();
    assertThat(accounts.left(gone, true).join()).isFalse();
    assertThat(accounts.left(gone, false).join()).isTrue();
    assertThat(accounts.known("SHA256:gone").join()).isEmpty();
    assertThat(store.person("SHA256:gone").join().id()).isGreaterThan(gone);

    long anna = person("SHA256:named", "anna");
    store.say(store.person("SHA256:said").join().id(), "hello").join();
    store.set(store.person("SHA256:chose").join().id(), "theme", "wood").join();
    table(0, store.person("SHA256:plays").join().id(), "");
    long leads = store.person("SHA256:leads").join().id();
    store.beginTeaching(new TeachingRow(leads, "", "c", false, "t", now)).join();
    long two = store.person("SHA256:two").join().id();
    link(two, "SHA256:keys");
    accounts.setCode(store.person("SHA256:code").join().id(), CodeKind.LINK, "h", now + 1).join();
    long banned = store.person("SHA256:banned").join().id();
    accounts.ban(new BanRow("p" + banned, now + 1, "")).join();
    accounts.mute(store.person("SHA256:muted").join().id(), now + 1).join();
    accounts.block(anna, store.person("SHA256:blocked").join().id(), true).join();
    accounts.block(store.person("SHA256:blocks").join().id(), anna, true).join();
    accounts.report(anna, store.person("SHA256:reported").join().id(), "x").join();
    for (String key :
        List.of(
            "named",
            "said",
            "chose",
            "plays",
            "leads",
            "two",
            "keys",
            "code",
            "banned",
            "muted",
            "blocked",
            "blocks",
            "reported")) {
      assertStays("SHA256:" + key);
    }
  }

  @Test
  void whoeverHasNoNameAndNoGameGoesAfterDaysWithoutAVisit() {
    long often = store.person("SHA256:often").join().id();
    long once = store.person("SHA256:once").join().id();
    long here = store.person("SHA256:here").join().id();
    long player = store.person("SHA256:player").join().id();
    table(0, player, "");
    long anna = person("SHA256:anna", "anna");
    for (long one : List.of(often, once, player, anna)) {
      accounts.left(one, true).join();
    }
    now += RowLimits.NAMELESS_DAYS * DAY;
    assertThat(accounts.tidy(Set.of()).join()).isEmpty();
    accounts.left(often, true).join();
    now++;
    assertThat(accounts.tidy(Set.of(here)).join()).containsExactly(once);
    assertThat(accounts.tidy(Set.of()).join()).containsExactly(here);
    now += RowLimits.NAMELESS_DAYS * DAY;
    assertThat(accounts.tidy(Set.of()).join()).containsExactly(often);
    assertThat(accounts.known("SHA256:player").join()).isPresent();
    assertThat(accounts.known("SHA256:anna").join()).isPresent();
  }

  @Test
  void whoeverHasComeBackIsSeenBeforeAnybodySaysSo() {
    long anna = store.person("SHA256:a").join().id();
    now += RowLimits.NAMELESS_DAYS * DAY + 1;
    assertThat(store.person("SHA256:a").join().id()).isEqualTo(anna);
    assertThat(accounts.tidy(Set.of()).join()).isEmpty();
    now += RowLimits.NAMELESS_DAYS * DAY + 1;
    assertThat(accounts.tidy(Set.of()).join()).containsExactly(anna);
  }

  @Test
  void whoeverHasNoNameIsForgottenOnceTheirGamesAreOverWhichStay() {
    long player = store.person("SHA256:player").join().id();
    long over = table(0, player, "");
    long open = table(0, player, "");
    accounts.left(player, true).join();
    now += RowLimits.NAMELESS_DAYS * DAY + 1;
    end(over, player);
    assertThat(accounts.tidy(Set.of()).join()).isEmpty();
    store.remove(open, 0).join();
    assertThat(accounts.tidy(Set.of()).join()).containsExactly(player);
    assertThat(accounts.known("SHA256:player").join()).isEmpty();
    assertThat(store.settings(player).join()).isEmpty();
    assertThat(store.past(player, 10).join()).hasSize(1);
    assertThat(store.person("SHA256:player").join().id()).isNotEqualTo(player);
    assertThat(accounts.tidy(Set.of()).join()).isEmpty();
  }

  @Test
  void whatWasSaidAtATableIsThereForAWhile() {
    long anna = person("SHA256:a", "anna");
    long table = table(anna, 0, "");
    store.sayAt(new TalkRow("a", table, anna, "anna", "hello", false)).join();
    now += RowLimits.TALK_MINUTES * 60_000L;
    store.sayAt(new TalkRow("b", table, anna, "anna", "hello?", false)).join();
    assertThat(store.saidAt(Set.of(table)).join())
        .extracting(TalkRow::id)
        .containsExactly("a", "b");
    now++;
    store.sayAt(new TalkRow("c", table, 99, "ben", "hello!", false)).join();
    assertThat(store.saidAt(Set.of(table)).join())
        .extracting(TalkRow::id)
        .containsExactly("b", "c");
    accounts.tidy(Set.of()).join();
    assertThat(accounts.saidBy(anna, 9).join()).containsExactly(new SaidRow("hello?", now - 1));
    accounts.forget(anna, lines -> lines).join();
    assertThat(store.saidAt(Set.of(table)).join()).extracting(TalkRow::id).containsExactly("c");
    now += RowLimits.TALK_MINUTES * 60_000L;
    accounts.tidy(Set.of()).join();
    assertThat(store.saidAt(Set.of(table)).join()).hasSize(1);
    now++;
    accounts.tidy(Set.of()).join();
    assertThat(store.saidAt(Set.of(table)).join()).isEmpty();
  }

  @Test
  void whoeverIsForgottenHearsOfNoEnd() {
    long anna = person("SHA256:a", "anna");
    long ben = person("SHA256:b", "ben");
    long table = table(anna, ben, "");
    TableState over = new TableState(1, anna, ben, 0, true, true, "B+R", now, "");
    store
        .append(table, new EventRow(1, "e1", "resign\n"), over, Map.of(anna, "won", ben, "lost"))
        .join();
    List<EndRow> ends = store.ends().join();
    accounts.forget(anna, lines -> lines).join();
    assertThat(store.ends().join()).extracting(EndRow::person).containsExactly(ben);
    ends.forEach(end -> store.tellEnd(end, 3).join());
    assertThat(store.settings(anna).join()).isEmpty();
    assertThat(store.settings(ben).join()).containsEntry("ended", "lost");
  }

  @Test
  void peopleWithoutAKeyACodeOrAGameGo() {
    long anna = person("SHA256:a", "anna");
    long unused = accounts.newGuest().join().id();
    long here = accounts.newGuest().join().id();
    long returning = accounts.newGuest().join().id();
    long player = accounts.newGuest().join().id();
    accounts.setCode(unused, CodeKind.BACK, "h1", now).join();
    accounts.setCode(returning, CodeKind.BACK, "h2", now + 1).join();
    store.say(unused, "hello").join();
    table(0, player, "");
    assertThat(accounts.tidy(Set.of()).join()).as("they may be about to come in").isEmpty();
    now += 10 * 60_000;
    accounts.setCode(returning, CodeKind.BACK, "h2", now + 1).join();
    long next = accounts.newGuest().join().id();
    assertThat(accounts.tidy(Set.of(here)).join()).containsExactly(unused);
    assertThat(store.person(next).join()).isPresent();
    assertThat(store.person(unused).join()).isEqualTo(Optional.empty());
    for (long stays : List.of(anna, here, returning, player)) {
      assertThat(store.person(stays).join()).isPresent();
    }
    assertThat(accounts.since(anna).join()).isEqualTo(1_000_000);
    assertThat(accounts.since(unused).join()).isZero();
  }
}
