package dev.banmen.server;

import dev.banmen.app.Refusal;
import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.Claimed;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Says who somebody is who comes to the door: the person with their key, a guest with a code, or a
 * new guest. What fails, fails with a {@link Refusal}, or a fault of the store. For any thread.
 */
final class Doorkeeper {
  /** The setting of a person who wants to see nothing of what is said. */
  static final String HIDES_CHAT = "chat.hidden";

  private final Store store;
  private final AccountCodes codes;
  private final Moderation moderation;
  private final LongSupplier calendar;
  private final Supplier<String> address;
  private final AddressCounts newGuests;

  /**
   * A doorkeeper.
   *
   * @param address what friends type after {@code ssh}
   */
  Doorkeeper(
      Store store,
      AccountCodes codes,
      Moderation moderation,
      LongSupplier calendar,
      Supplier<String> address,
      PeopleLimits limits) {
    this.store = store;
    this.codes = codes;
    this.moderation = moderation;
    this.calendar = calendar;
    this.address = address;
    newGuests = new AddressCounts(limits.newGuests(), PeopleLimits.HOUR_MILLIS);
  }

  /** Who somebody is, and what is known of them. */
  CompletableFuture<Arrival> arrival(Caller caller, Words words) {
    return who(caller, words)
        .thenCompose(
            person -> {
              Optional<BanRow> ban = moderation.ban(person.id(), caller.key(), caller.address());
              return ban.isPresent()
                  ? failed(sentence(ban.get(), words))
                  : known(caller, person, words);
            });
  }

  private CompletableFuture<PersonRow> who(Caller caller, Words words) {
    if (caller.key().isPresent()) {
      return store.person(caller.key().get());
    } else if (caller.code().isPresent()) {
      if (!codes.mayTry(caller.address())) {
        return failed(words.text("code.much"));
      }
      return codes
          .comeBack(caller.code().get(), caller.address())
          .thenCompose(
              found ->
                  found.isPresent()
                      ? CompletableFuture.completedFuture(found.get())
                      : failed(words.text("code.unknown")));
    }
    return newGuests.take(caller.address(), calendar.getAsLong())
        ? store.accounts().newGuest()
        : failed(words.text("guest.much"));
  }

  private CompletableFuture<Arrival> known(Caller caller, PersonRow person, Words words) {
    CompletableFuture<Long> since = store.accounts().since(person.id());
    CompletableFuture<Boolean> hidesChat =
        store.settings(person.id()).thenApply(all -> !all.getOrDefault(HIDES_CHAT, "").isEmpty());
    CompletableFuture<String> letter =
        caller.key().isEmpty() && person.isNew()
            ? codes
                .issue(person.id(), CodeKind.BACK)
                .thenApply(
                    code ->
                        words.text("code.back", PersonFinder.called(person), address.get(), code))
            : CompletableFuture.completedFuture("");
    return since.thenCompose(
        from ->
            hidesChat.thenCombine(
                letter, (hides, text) -> new Arrival(caller, person, from, hides, text)));
  }

  /** Makes somebody's key that of the person with a code; says what became of it. */
  CompletableFuture<Claimed> claim(Caller caller, CodeKind kind, Words words) {
    if (caller.key().isEmpty()) {
      return failed(words.text("code.key"));
    }
    Optional<BanRow> ban = moderation.ban(0, caller.key(), caller.address());
    if (ban.isPresent()) {
      return failed(sentence(ban.get(), words));
    }
    return codes
        .claim(kind, caller.code().orElse(""), caller.key().get(), caller.address())
        .thenCompose(
            claimed ->
                claimed.isEmpty()
                    ? failed(words.text("code.much"))
                    : claimed.get().claim() == Claimed.Claim.DONE
                        ? CompletableFuture.completedFuture(claimed.get())
                        : failed(why(claimed.get().claim(), words)));
  }

  private static String why(Claimed.Claim claim, Words words) {
    return switch (claim) {
      case TAKEN -> words.text("code.taken");
      case FULL -> words.text("code.full");
      case DONE, UNKNOWN -> words.text("code.unknown");
    };
  }

  /** What somebody is told who is banned. */
  static String sentence(BanRow ban, Words words) {
    String until = ServerTime.until(ban.until(), words);
    return ban.reason().isEmpty()
        ? words.text("ban.plain", until)
        : words.text("ban.reason", until, ban.reason());
  }

  private static <T> CompletableFuture<T> failed(String why) {
    return CompletableFuture.failedFuture(new Refusal(why));
  }
}
