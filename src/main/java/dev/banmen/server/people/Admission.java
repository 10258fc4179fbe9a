package dev.banmen.server.people;

import dev.banmen.app.Refusal;
import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.Claimed;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Says who somebody is who comes to the door: the person with their key, a guest with a code, or a
 * new guest. What fails, fails with a {@link Refusal}, or a fault of the store. For any thread.
 */
public final class Admission {
  /** The setting of a person who wants to see nothing of what is said. */
  public static final String HIDES_CHAT = "chat.hidden";

  private final Store store;
  private final AccountCodes codes;
  private final Moderation moderation;
  private final LongSupplier calendar;
  private final Supplier<String> address;
  private final AddressCounts newGuests;
  private final AddressCounts newKeys;
  private final Map<String, Integer> coming = new HashMap<>(); // keys on the way in; under itself

  /**
   * An admission with nobody on the way in.
   *
   * @param address what friends type after {@code ssh}
   * @param newGuests counts those without a key, by address
   * @param newKeys counts the keys that nobody has, by address
   */
  public Admission(
      Store store,
      AccountCodes codes,
      Moderation moderation,
      LongSupplier calendar,
      Supplier<String> address,
      AddressCounts newGuests,
      AddressCounts newKeys) {
    this.store = store;
    this.codes = codes;
    this.moderation = moderation;
    this.calendar = calendar;
    this.address = address;
    this.newGuests = newGuests;
    this.newKeys = newKeys;
  }

  /**
   * Finds out who somebody is, and what is known of them, and lets them in. Until that is done they
   * are on their way, and are not deleted.
   *
   * @param entered lets them in; completed once they are in, or are turned away
   */
  public <T> CompletableFuture<T> arrival(
      VisitRequest caller, Words words, Function<AdmittedPerson, CompletableFuture<T>> entered) {
    count(caller, 1);
    return CompletableFuture.completedFuture(caller)
        .thenCompose(one -> identified(one, words))
        .thenCompose(entered)
        .whenComplete((done, fault) -> count(caller, -1));
  }

  private void count(VisitRequest caller, int more) {
    synchronized (coming) {
      caller.key().ifPresent(key -> coming.merge(key, more, Admission::sum));
    }
  }

  private static Integer sum(int before, int more) {
    return before + more == 0 ? null : Integer.valueOf(before + more);
  }

  /**
   * Deletes somebody who has gone, if they have no name and nothing else.
   *
   * @param isHere whether they are in the house all the same
   * @return whether they are deleted
   */
  public CompletableFuture<Boolean> left(
      long person, VisitRequest caller, boolean hasOwn, BooleanSupplier isHere) {
    synchronized (coming) {
      boolean isBack = isHere.getAsBoolean() || coming.containsKey(caller.key().orElse(""));
      return isBack
          ? CompletableFuture.completedFuture(false)
          : store.accounts().left(person, hasOwn);
    }
  }

  /** Deletes what has ended, unless somebody is on their way; see {@link AccountStore#tidy}. */
  public CompletableFuture<List<Long>> tidy(Supplier<Set<Long>> present) {
    synchronized (coming) {
      return coming.isEmpty()
          ? store.accounts().tidy(present.get())
          : CompletableFuture.completedFuture(List.of());
    }
  }

  private CompletableFuture<AdmittedPerson> identified(VisitRequest caller, Words words) {
    return who(caller, words)
        .thenCompose(
            person -> {
              Optional<BanRow> ban = moderation.ban(person.id(), caller.key(), caller.address());
              return ban.isPresent()
                  ? failed(sentence(ban.get(), words))
                  : known(caller, person, words);
            });
  }

  private CompletableFuture<PersonRow> who(VisitRequest caller, Words words) {
    if (caller.key().isPresent()) {
      return keyed(caller, words);
    } else if (caller.code().isPresent()) {
      return codes
          .comeBack(caller.code().get(), caller.address())
          .thenCompose(
              found ->
                  found.isPresent() && found.get().isPresent()
                      ? CompletableFuture.completedFuture(found.get().get())
                      : failed(words.text(found.isEmpty() ? "code.much" : "code.unknown")));
    }
    return newGuests.take(caller.address(), calendar.getAsLong())
        ? store.accounts().newGuest()
        : failed(words.text("guest.much"));
  }

  /** The person with a key, who is made if there is none, and nobody from there makes too many. */
  private CompletableFuture<PersonRow> keyed(VisitRequest caller, Words words) {
    String key = caller.key().orElseThrow();
    return store
        .accounts()
        .known(key)
        .thenCompose(
            known -> {
              Optional<BanRow> ban = moderation.ban(0, caller.key(), caller.address());
              if (known.isEmpty() && ban.isPresent()) {
                return failed(sentence(ban.get(), words));
              }
              return known.isPresent() || newKeys.take(caller.address(), calendar.getAsLong())
                  ? store.person(key)
                  : failed(words.text("key.much"));
            });
  }

  private CompletableFuture<AdmittedPerson> known(
      VisitRequest caller, PersonRow person, Words words) {
    CompletableFuture<Long> since = store.accounts().since(person.id());
    CompletableFuture<Map<String, String>> settings = store.settings(person.id());
    CompletableFuture<String> letter =
        caller.key().isEmpty() && person.isNew()
            ? codes
                .issue(person.id(), CodeKind.BACK)
                .thenApply(
                    code ->
                        words.text("code.back", PersonFinder.nameOf(person), address.get(), code))
            : settings.thenCompose(all -> EndedGames.letter(store, all, words));
    return since.thenCompose(
        from ->
            settings.thenCombine(
                letter,
                (all, text) ->
                    new AdmittedPerson(
                        caller,
                        person,
                        from,
                        !all.getOrDefault(HIDES_CHAT, "").isEmpty(),
                        text,
                        all.getOrDefault(AccountStore.ENDED, ""),
                        all.getOrDefault(AccountStore.KICKED, ""))));
  }

  /** Makes somebody's key that of the person with a code; says what became of it. */
  public CompletableFuture<Claimed> claim(VisitRequest caller, CodeKind kind, Words words) {
    if (caller.key().isEmpty()) {
      return failed(words.text("code.key"));
    }
    Optional<BanRow> ban = moderation.ban(0, caller.key(), caller.address());
    if (ban.isPresent()) {
      return failed(sentence(ban.get(), words));
    }
    String key = caller.key().get();
    return store
        .accounts()
        .known(key)
        .thenCompose(
            known -> // else new keys would guess without end
            known.isPresent() || newKeys.take(caller.address(), calendar.getAsLong())
                    ? codes.claim(kind, caller.code().orElse(""), key, caller.address())
                    : failed(words.text("key.much")))
        .thenCompose(
            claimed ->
                claimed.isEmpty()
                    ? failed(words.text("code.much"))
                    : claimed.get().claim() == Claimed.Claim.DONE
                        ? CompletableFuture.completedFuture(claimed.get())
                        : failed(reason(claimed.get().claim(), words)));
  }

  private static String reason(Claimed.Claim claim, Words words) {
    return switch (claim) {
      case TAKEN -> words.text("code.taken");
      case FULL -> words.text("code.full");
      case DONE, UNKNOWN -> words.text("code.unknown");
    };
  }

  /** The sentence for somebody who is banned. */
  public static String sentence(BanRow ban, Words words) {
    String until = ServerTime.until(ban.until(), words);
    return ban.reason().isEmpty()
        ? words.text("ban.plain", until)
        : words.text("ban.reason", until, ban.reason());
  }

  private static <T> CompletableFuture<T> failed(String why) {
    return CompletableFuture.failedFuture(new Refusal(why));
  }
}
