package dev.banmen.server.address;

import java.util.Map;
import java.util.Optional;

/**
 * Slows down who guesses codes. A person may type some wrong ones at once, then one after two
 * seconds, four, and so on up to a minute, until an hour has passed without one. An address has so
 * many in an hour; beyond that, only people who have typed no wrong one are heard from there. In
 * memory only, the {@link LastUsed#MOST} people and addresses that were counted last. For any
 * thread.
 */
public final class WrongCodes {
  private static final long FIRST_MILLIS = 2_000;
  private static final long LONGEST_MILLIS = 60_000;
  private static final long HOUR_MILLIS = 3_600_000;

  private record WrongTally(int many, long last) {}

  /** Tells other nodes of codes. */
  public interface Teller {
    /**
     * Tells of a code that was typed.
     *
     * @param isRight whether one that was told of before was right
     */
    void tell(Optional<String> who, String address, boolean isRight);
  }

  private static final WrongTally NONE = new WrongTally(0, 0);

  private final Teller told;
  private final int atOnce;
  private final AddressCounts ofAddress;
  private final Map<String, WrongTally> people = LastUsed.map(LastUsed.MOST); // under this

  /**
   * An empty record of wrong codes.
   *
   * @param atOnce how many a person may type without waiting
   * @param ofAddress how many an address has in an hour
   * @param told tells other nodes what is counted here
   */
  public WrongCodes(int atOnce, int ofAddress, Teller told) {
    this.told = told;
    this.atOnce = atOnce;
    this.ofAddress = new AddressCounts(ofAddress, HOUR_MILLIS);
  }

  /**
   * Counts a code as wrong, before it is looked up.
   *
   * @param who a person, or a key that nobody has; empty where only the address is known
   * @param now in milliseconds
   * @return takes it back, as it was right; empty if it may not be looked up now
   */
  public Optional<Runnable> take(Optional<String> who, String address, long now) {
    Optional<Runnable> right = count(who, address, now);
    if (right.isEmpty()) {
      return right;
    }
    told.tell(who, address, false);
    return Optional.of(
        () -> {
          right.get().run();
          told.tell(who, address, true);
        });
  }

  /** Counts what another node tells of. */
  public void hear(Optional<String> who, String address, boolean isRight, long now) {
    if (isRight) {
      giveBack(who, who.map(this::tally).orElse(NONE), address);
    } else {
      count(who, address, now);
    }
  }

  private synchronized Optional<Runnable> count(Optional<String> who, String address, long now) {
    WrongTally before =
        who.map(people::get).filter(one -> now - one.last() < HOUR_MILLIS).orElse(NONE);
    if (before.many() > 0 && now - before.last() < wait(before.many())) {
      return Optional.empty();
    }
    boolean isCounted = ofAddress.take(address, now);
    if (!isCounted && (who.isEmpty() || before.many() > 0)) {
      return Optional.empty();
    }
    who.ifPresent(one -> people.put(one, new WrongTally(before.many() + 1, now)));
    return Optional.of(() -> giveBack(who, before, isCounted ? address : ""));
  }

  private synchronized WrongTally tally(String who) {
    return people.getOrDefault(who, NONE);
  }

  /** How many people are remembered now. */
  synchronized int size() {
    return people.size();
  }

  private long wait(int many) {
    int doubled = Math.min(many - atOnce, 10);
    return doubled < 0 ? 0 : Math.min(FIRST_MILLIS << doubled, LONGEST_MILLIS);
  }

  private synchronized void giveBack(Optional<String> who, WrongTally before, String address) {
    who.ifPresent(
        one ->
            people.computeIfPresent(
                one,
                (same, now) ->
                    now.many() == 1 ? null : new WrongTally(now.many() - 1, before.last())));
    ofAddress.giveBack(address);
  }
}
