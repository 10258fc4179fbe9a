package dev.banmen.server.people;

import dev.banmen.server.address.AddressRange;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.RowLimits;
import java.net.InetAddress;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * Bans, mutes and blocks of people; in memory, because each sentence and each connection asks. A
 * change is in the store first, and other nodes hear of it. For any thread.
 */
public final class Moderation {
  private record KnownBan(BanRow ban, Optional<AddressRange> range) {}

  private final AccountStore store;
  private final LongSupplier calendar;
  private final Runnable told;
  private final Map<String, KnownBan> bans = new ConcurrentHashMap<>(); // by what is banned
  private final Map<Long, Long> mutes = new ConcurrentHashMap<>(); // until when, by person
  private final Map<Long, Set<Long>> blocks = new ConcurrentHashMap<>();
  private long changes; // made here; under this

  private Moderation(AccountStore store, LongSupplier calendar, Runnable told) {
    this.store = store;
    this.calendar = calendar;
    this.told = told;
  }

  /**
   * Reads all from the store, and waits for it.
   *
   * @param told tells other nodes that something is not as before
   */
  public static Moderation open(AccountStore store, LongSupplier calendar, Runnable told) {
    Moderation read = new Moderation(store, calendar, told);
    read.read().join();
    return read;
  }

  /** Reads all again, as other nodes may have changed it. */
  public CompletableFuture<Void> read() {
    long before = changes(); // of what changes while it is read, it may have what was before
    return store
        .bans()
        .thenCombine(
            store.mutes(),
            (bans, mutes) ->
                store
                    .blocks()
                    .thenCompose(blocks -> isNow(before, bans, mutes, blocks) ? done() : read()))
        .thenCompose(all -> all);
  }

  private synchronized long changes() {
    return changes;
  }

  private static CompletableFuture<Void> done() {
    return CompletableFuture.completedFuture(null);
  }

  /** Has all be as it was read; false if it has changed meanwhile. */
  private synchronized boolean isNow(
      long before, List<BanRow> newBans, Map<Long, Long> newMutes, Map<Long, Set<Long>> newBlocks) {
    if (changes != before) {
      return false;
    }
    newBans.forEach(this::add);
    bans.keySet().retainAll(newBans.stream().map(BanRow::what).toList());
    mutes.putAll(newMutes);
    mutes.keySet().retainAll(newMutes.keySet());
    newBlocks.forEach(
        (person, others) -> {
          blocked(person).addAll(others);
          blocked(person).retainAll(others);
        });
    blocks.keySet().retainAll(newBlocks.keySet());
    return true;
  }

  /** Notes what this node has changed in the store. */
  private void changed(Runnable change) {
    synchronized (this) {
      change.run();
      changes++;
    }
    told.run();
  }

  private void add(BanRow ban) {
    boolean isRange = ban.what().indexOf('/') >= 0 && !ban.what().startsWith("SHA256:");
    Optional<AddressRange> range = isRange ? AddressRange.parse(ban.what()) : Optional.empty();
    bans.put(ban.what(), new KnownBan(ban, range));
  }

  private Set<Long> blocked(long person) {
    return blocks.computeIfAbsent(person, one -> ConcurrentHashMap.newKeySet());
  }

  /** The name of a ban of a person. */
  public static String person(long id) {
    return PlayerNumber.player(id).id();
  }

  /** The ban that keeps somebody out, if there is one. */
  public Optional<BanRow> ban(long person, Optional<String> key, String address) {
    return now(person(person)).or(() -> key.flatMap(this::now)).or(() -> ofAddress(address));
  }

  private Optional<BanRow> now(String what) {
    return Optional.ofNullable(bans.get(what)).filter(this::isOn).map(KnownBan::ban);
  }

  private boolean isOn(KnownBan one) {
    return one.ban().until() > calendar.getAsLong();
  }

  /** Whether a ban is of somebody who came like this. */
  public boolean is(BanRow ban, long person, VisitRequest caller) {
    boolean isNamed =
        ban.what().equals(person(person)) || caller.key().filter(ban.what()::equals).isPresent();
    return isNamed || ofAddress(caller.address()).filter(ban::equals).isPresent();
  }

  /** The ban of an address, or of a range that it is in. */
  public Optional<BanRow> ofAddress(String address) {
    Optional<InetAddress> parsed = AddressRange.parse(address).map(AddressRange::first);
    return bans.values().stream()
        .filter(one -> parsed.isPresent() && one.range().isPresent())
        .filter(one -> one.range().get().contains(parsed.get()) && isOn(one))
        .map(KnownBan::ban)
        .findFirst();
  }

  public CompletableFuture<Void> ban(BanRow ban) {
    return store.ban(ban).thenRun(() -> changed(() -> add(ban)));
  }

  public CompletableFuture<Boolean> unban(String what) {
    return store
        .unban(what)
        .thenApply(
            was -> {
              changed(() -> bans.remove(what));
              return was;
            });
  }

  /** The bans that have not ended. */
  public List<BanRow> bans() {
    return bans.values().stream()
        .filter(this::isOn)
        .map(KnownBan::ban)
        .sorted(Comparator.comparing(BanRow::what))
        .toList();
  }

  /** Until when a person may say nothing to all; a time that is over if they may. */
  long mutedUntil(long person) {
    return mutes.getOrDefault(person, 0L);
  }

  public CompletableFuture<Void> mute(long person, long until) {
    return store.mute(person, until).thenRun(() -> changed(() -> mutes.put(person, until)));
  }

  public boolean blocks(long person, long other) {
    Set<Long> all = blocks.get(person);
    return all != null && all.contains(other);
  }

  /** Whether a person blocks as many as anybody may. */
  public boolean blocksMany(long person) {
    return blocks.containsKey(person) && blocks.get(person).size() >= RowLimits.BLOCKS;
  }

  public CompletableFuture<Void> block(long person, long other, boolean isBlocked) {
    return store
        .block(person, other, isBlocked)
        .thenRun(
            () ->
                changed(
                    () -> {
                      if (isBlocked) {
                        blocked(person).add(other);
                      } else {
                        blocked(person).remove(other);
                      }
                    }));
  }

  /** Whether one of two blocks the other. */
  public boolean isApart(long one, long other) {
    return blocks(one, other) || blocks(other, one);
  }

  /** Drops what is known of a person whom the store has forgotten. */
  public synchronized void forget(long person) {
    changes++;
    bans.remove(person(person));
    mutes.remove(person);
    blocks.remove(person);
    blocks.values().forEach(others -> others.remove(person));
  }

  /** Drops what has ended. */
  public void tidy() {
    bans.values().removeIf(one -> !isOn(one));
    mutes.values().removeIf(until -> until <= calendar.getAsLong());
  }
}
