package dev.banmen.server;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.desk.PersonEraser;
import dev.banmen.server.lobby.HouseServices;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.PersonFinder;
import dev.banmen.server.store.AccountRow;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Reread;
import dev.banmen.server.tables.Ratings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Has this node follow what was done at another one about the people who are here. Any thread. */
final class OtherNodes {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

  private final HouseServices house;
  private final PersonEraser eraser;
  private final Set<Long> asked = ConcurrentHashMap.newKeySet(); // people to be read again
  private final Reread<People> people =
      new Reread<>(Runnable::run, this::read, read -> () -> take(read));

  /** People who were here when they were read, what they were called then, and what is saved. */
  private record People(
      Map<OnlinePerson, String> names, Map<Long, Optional<AccountRow>> accounts) {}

  /** Hears what others tell from now on. */
  OtherNodes(HouseServices house, PersonEraser eraser) {
    this.house = house;
    this.eraser = eraser;
    NodeNotes notes = house.notes();
    Ratings ratings = house.tables().ratings();
    notes.read(NodeTopic.RATINGS, ratings::readAll, read -> () -> ratings.compare(read));
    notes.compare(() -> read(house.people().all().stream().map(OnlinePerson::id).toList()));
    notes.on(NodeTopic.PEOPLE, text -> number(text, person -> read(List.of(person))));
    notes.on(NodeTopic.FORGOTTEN, text -> number(text, eraser::hear));
    notes.on(
        NodeTopic.KICKED,
        text -> number(text, person -> house.people().sendAway(person, "admin.kicked")));
  }

  private static void number(String text, LongConsumer person) {
    if (NUMBER.matcher(text).matches()) {
      person.accept(Long.parseLong(text));
    }
  }

  private CompletableFuture<Void> read(List<Long> some) {
    asked.addAll(some);
    return people.again();
  }

  private CompletableFuture<People> read() {
    Set<Long> some = Set.copyOf(asked);
    asked.removeAll(some);
    Map<OnlinePerson, String> names = new LinkedHashMap<>(); // in one order
    house.people().all().stream()
        .filter(one -> some.contains(one.id()))
        .forEach(one -> names.put(one, one.name()));
    return house
        .store()
        .accounts()
        .saved(names.keySet().stream().map(OnlinePerson::id).collect(Collectors.toSet()))
        .thenApply(accounts -> new People(names, accounts));
  }

  private void take(People read) {
    read.names.forEach(
        (one, name) ->
            read.accounts
                .get(one.id())
                .ifPresentOrElse(
                    account -> FaultBarrier.contain(() -> take(one, name, account)),
                    () -> forget(one.id())));
  }

  /** Forgets somebody of whom that was not heard, with what was saved of them since. */
  private void forget(long person) {
    if (!house.people().isForgotten(person)) {
      FaultBarrier.watch(eraser.forget(person));
    }
  }

  private void take(OnlinePerson one, String name, AccountRow account) {
    Optional<String> key = one.request().key();
    if (key.isPresent() && !account.keys().isEmpty() && !account.keys().contains(key.get())) {
      one.sendAway(one.words().text("code.replaced"));
    }
    if (one.isKickedBy(account.kicked())) {
      one.sendAway(one.words().text("admin.kicked"));
    }
    boolean isRenamed = !PersonFinder.nameOf(account.person()).equals(name);
    if (isRenamed && one.name().equals(name)) { // else they have taken another one here meanwhile
      rename(account.person());
    }
    account
        .ended()
        .lines()
        .forEach(
            line -> {
              house.endedGames().show(one, line);
              house.tables().heardEnd(line);
            });
  }

  private void rename(PersonRow person) {
    house.people().rename(person.id(), person.name());
    house
        .people()
        .of(person.id())
        .forEach(
            one -> {
              house.tables().share(one.opener());
              house.teaching().share(one);
            });
    house.news().changed();
  }
}
