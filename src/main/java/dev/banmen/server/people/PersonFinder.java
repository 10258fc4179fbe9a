package dev.banmen.server.people;

import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * Finds people by what they are called: a name, or {@code guest12} for whoever has none. For any
 * thread.
 */
public record PersonFinder(Store store) {
  private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,17}");

  /** The name of somebody, or their number. */
  public static String nameOf(PersonRow person) {
    return NameRule.nameOf(person.id(), person.name());
  }

  public CompletableFuture<Optional<PersonRow>> find(String typed) {
    String folded = NameRule.folded(typed);
    String number =
        folded.startsWith(NameRule.GUEST) ? folded.substring(NameRule.GUEST.length()) : "";
    return NUMBER.matcher(number).matches()
        ? store
            .person(Long.parseLong(number))
            .thenApply(found -> found.filter(one -> one.name().isEmpty()))
        : store.accounts().named(folded);
  }

  /** Finds a person; a bare number is that of anybody, whatever their name is. */
  public CompletableFuture<Optional<PersonRow>> findNumbered(String typed) {
    return NUMBER.matcher(typed).matches() ? store.person(Long.parseLong(typed)) : find(typed);
  }
}
