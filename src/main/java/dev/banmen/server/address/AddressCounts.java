package dev.banmen.server.address;

import java.util.Map;
import java.util.function.Consumer;

/**
 * Counts what comes from each address in a span of time. Of IPv6, the first 64 bits count as one
 * address. Remembers the {@link LastUsed#MOST} addresses that were counted last, in memory only.
 * For any thread.
 */
public final class AddressCounts {
  private static final int NETWORK_BITS = 64;

  private final int most;
  private final long spanMillis;
  private final Consumer<String> told;
  private final Map<String, AddressTally> counts = LastUsed.map(LastUsed.MOST); // under this

  private record AddressTally(long from, int many) {}

  public AddressCounts(int most, long spanMillis) {
    this(most, spanMillis, address -> {});
  }

  /**
   * Counts of nothing yet.
   *
   * @param told tells other nodes what was counted here
   */
  public AddressCounts(int most, long spanMillis, Consumer<String> told) {
    this.most = most;
    this.spanMillis = spanMillis;
    this.told = told;
  }

  /** The network of an address: of IPv6 its first 64 bits, of which somebody has all. */
  public static String network(String address) {
    return address.indexOf(':') < 0
        ? address
        : AddressRange.parse(address + "/" + NETWORK_BITS).map(AddressRange::text).orElse(address);
  }

  /** Counts one more; false if there were too many already. */
  public boolean take(String address, long now) {
    boolean isTaken = count(address, now);
    if (isTaken) {
      told.accept(address);
    }
    return isTaken;
  }

  /** Counts what came from an address to another node. */
  public void hear(String address, long now) {
    count(address, now);
  }

  private synchronized boolean count(String address, long now) {
    String network = network(address);
    AddressTally before = counts.remove(network);
    boolean isOld = before == null || now - before.from() >= spanMillis;
    AddressTally next =
        isOld ? new AddressTally(now, 1) : new AddressTally(before.from(), before.many() + 1);
    boolean isMuch = next.many() > most;
    counts.put(network, isMuch ? before : next);
    return !isMuch;
  }

  /** Takes one back: it was none of those to count. */
  public synchronized void giveBack(String address) {
    counts.computeIfPresent(
        network(address),
        (one, count) -> new AddressTally(count.from(), Math.max(0, count.many() - 1)));
  }

  /** How many addresses are remembered now. */
  public synchronized int size() {
    return counts.size();
  }
}
