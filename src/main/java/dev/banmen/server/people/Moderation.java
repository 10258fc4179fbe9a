package dev.banmen.server.people;

import dev.banmen.server.address.AddressRange;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.Reread;
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

  /** All as the store has it. */
  private record Rows(List<BanRow> bans, Map<Long, Long> mutes, Map<Long, Set<Long>> blocks) {}

  private final AccountStore store;
  private final LongSupplier calendar;
  private final OnlinePeople people;
  private final NodeNotes notes;
  private final Reread<Rows> rows;
  private final Map<String, KnownBan> bans = new ConcurrentHashMap<>(); // by what is banned
  private final Map<Long, Long> mutes = new ConcurrentHashMap<>(); // until when, by person
  private final Map<Long, Set<Long>> blocks = new ConcurrentHashMap<>();

  /**
   * Nothing yet: all is read with {@link NodeNotes#readAll}.
   *
   * @param people whose visits end when they are banned
   */
  public Moderation(
      AccountStore store, LongSupplier calendar, OnlinePeople people, NodeNotes notes) {
    this.store = store;
    this.calendar = calendar;
    this.people = people;
    this.notes = notes;
    rows = notes.read(NodeTopic.MODERATION, this::read, this::take);
  }

  private CompletableFuture<Rows> read() {
    return store
        .bans()
        .thenCombine(
            store.mutes(),
            (bans, mutes) -> store.blocks().thenApply(blocks -> new Rows(bans, mutes, blocks)))
        .thenCompose(all -> all);
  }

  private Runnable take(Rows now) {
    now.bans.forEach(this::add);
    bans.keySet().retainAll(now.bans.stream().map(BanRow::what).toList());
    mutes.putAll(now.mutes);
    mutes.keySet().retainAll(now.mutes.keySet());
    now.blocks.forEach(
        (person, others) -> {
          blocked(person).addAll(others);
          blocked(person).retainAll(others);
        });
    blocks.keySet().retainAll(now.blocks.keySet());
    return () -> people.each(one -> true, this::sendAwayBanned);
  }

  /** Ends the visit of somebody who is banned. */
  public void sendAwayBanned(OnlinePerson one) {
    ban(one.id(), one.request().key(), one.request().address())
        .ifPresent(ban -> one.sendAway(Admission.sentence(ban, one.words())));
  }

  /** Notes what this node has changed in the store. */
  private void changed(Runnable change) {
    rows.change(change);
    notes.tell(NodeTopic.MODERATION);
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

  /** The ban of an address, or of a range that it is in. */
  public Optional<BanRow> ofAddress(String address) {
    Optional<InetAddress> parsed = AddressRange.parse(address).map(AddressRange::first);
    return bans.values().stream()
        .filter(one -> parsed.isPresent() && one.range().isPresent())
        .filter(one -> one.range().get().contains(parsed.get()) && isOn(one))
        .map(KnownBan::ban)
        .findFirst();
  }

  /** Bans somebody, and ends their visits, at all nodes. */
  public CompletableFuture<Void> ban(BanRow ban) {
    return store
        .ban(ban)
        .thenRun(
            () -> {
              changed(() -> add(ban));
              people.each(one -> true, this::sendAwayBanned);
            });
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
  public void forget(long person) {
    rows.change(
        () -> {
          bans.remove(person(person));
          mutes.remove(person);
          blocks.remove(person);
          blocks.values().forEach(others -> others.remove(person));
        });
  }

  /** Drops what has ended. */
  public void tidy() {
    bans.values().removeIf(one -> !isOn(one));
    mutes.values().removeIf(until -> until <= calendar.getAsLong());
  }
}
