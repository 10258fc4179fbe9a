package dev.banmen.server.people;

import dev.banmen.server.address.WrongCodes;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.Claimed;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Makes the codes by which people prove who they are without a key that is known, and takes them.
 * Only their hashes are kept, and whoever guesses has to wait. For any thread.
 */
public record AccountCodes(
    AccountStore store, LongSupplier calendar, PeopleLimits limits, WrongCodes wrong) {
  /** 40 bits, for minutes. */
  private static final int SHORT = 8;

  /** 99 bits. */
  private static final int LONG = 20;

  /** A new code for a person, in place of the last one of its kind. */
  public CompletableFuture<String> issue(long person, CodeKind kind) {
    String code = SecretCode.of(kind == CodeKind.LINK ? SHORT : LONG);
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

  /** The one who guesses: a person; without a name their key, as they return as another one. */
  static String guesser(long person, String name, Optional<String> key) {
    return key.filter(any -> name.isEmpty()).orElse(Moderation.person(person));
  }

  /** Makes a key that of the person with this code; empty after too many wrong codes. */
  CompletableFuture<Optional<Claimed>> claim(
      CodeKind kind, String typed, String key, String address) {
    return store
        .known(key)
        .thenApply(
            known ->
                known
                    .map(person -> guesser(person.id(), person.name(), Optional.of(key)))
                    .orElse(key))
        .thenCompose(
            who ->
                tried(
                    Optional.of(who),
                    address,
                    () -> store.claim(kind, SecretCode.hash(typed), key),
                    claimed -> claimed.claim() != Claimed.Claim.UNKNOWN));
  }

  /** The guest who has this code, if there is one; empty after too many wrong codes. */
  CompletableFuture<Optional<Optional<PersonRow>>> comeBack(String typed, String address) {
    return tried(
        Optional.empty(),
        address,
        () -> store.comeBack(SecretCode.hash(typed), end(CodeKind.BACK)),
        Optional::isPresent);
  }

  /** Looks a code up, which counts as wrong until it is right. */
  private <T> CompletableFuture<Optional<T>> tried(
      Optional<String> who,
      String address,
      Supplier<CompletableFuture<T>> look,
      Predicate<T> isRight) {
    Optional<Runnable> right = wrong.take(who, address, calendar.getAsLong());
    return right.isEmpty()
        ? CompletableFuture.completedFuture(Optional.empty())
        : look.get()
            .thenApply(
                found -> {
                  if (isRight.test(found)) {
                    right.get().run();
                  }
                  return Optional.of(found);
                });
  }
}
