package dev.banmen.server;

import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.Claimed;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/**
 * Makes the codes by which people prove who they are without a key that is known, and takes them.
 * Only their hashes are kept. From one address, a few wrong ones are taken and then none for a
 * while. For any thread.
 */
final class AccountCodes {
  /** 40 bits, for minutes. */
  private static final int SHORT = 8;

  /** 99 bits. */
  private static final int LONG = 20;

  private final AccountStore store;
  private final LongSupplier calendar;
  private final PeopleLimits limits;
  private final AddressCounts wrong;
  private final SecureRandom random = new SecureRandom();

  AccountCodes(AccountStore store, LongSupplier calendar, PeopleLimits limits) {
    this.store = store;
    this.calendar = calendar;
    this.limits = limits;
    wrong =
        new AddressCounts(limits.wrongCodes(), limits.linkMinutes() * PeopleLimits.MINUTE_MILLIS);
  }

  /** A new code for a person, in place of the last one of its kind. */
  CompletableFuture<String> issue(long person, CodeKind kind) {
    String code = SecretCode.of(random, kind == CodeKind.LINK ? SHORT : LONG);
    return store.setCode(person, kind, SecretCode.hash(code), end(kind)).thenApply(done -> code);
  }

  private long end(CodeKind kind) {
    long now = calendar.getAsLong();
    return switch (kind) {
      case LINK -> now + limits.linkMinutes() * PeopleLimits.MINUTE_MILLIS;
      case RECOVERY -> AccountStore.NO_END;
      case BACK -> now + limits.backDays() * PeopleLimits.DAY_MILLIS;
    };
  }

  /** Makes a key that of the person with this code; empty after too many wrong codes. */
  CompletableFuture<Optional<Claimed>> claim(
      CodeKind kind, String typed, String key, String address) {
    if (!wrong.take(address, calendar.getAsLong())) {
      return CompletableFuture.completedFuture(Optional.empty());
    }
    return store
        .claim(kind, SecretCode.hash(typed), key)
        .thenApply(
            claimed -> {
              if (claimed.claim() != Claimed.Claim.UNKNOWN) {
                wrong.giveBack(address);
              }
              return Optional.of(claimed);
            });
  }

  /** Whether another code may be tried from an address; it counts as wrong until it is right. */
  boolean mayTry(String address) {
    return wrong.take(address, calendar.getAsLong());
  }

  /** The guest who has this code; asked only if {@link #mayTry}. */
  CompletableFuture<Optional<PersonRow>> comeBack(String typed, String address) {
    return store
        .comeBack(SecretCode.hash(typed), end(CodeKind.BACK))
        .thenApply(
            found -> {
              if (found.isPresent()) {
                wrong.giveBack(address);
              }
              return found;
            });
  }
}
