package dev.banmen.server.people;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Listeners;
import dev.banmen.server.store.PresenceRow;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The people in a house: at this node once for each of their terminals, and elsewhere as far as
 * other nodes have said so. For any thread.
 */
public class OnlinePeople {
  private final List<OnlinePerson> all = new CopyOnWriteArrayList<>(); // at this node
  private final Set<Long> forgotten = ConcurrentHashMap.newKeySet(); // people
  private final Listeners movers = new Listeners();
  private volatile boolean isClosed;
  private volatile boolean isComplete; // whether it was heard who is elsewhere
  private volatile PeopleElsewhere elsewhere = PeopleElsewhere.NOBODY;
  private final AtomicLong changes = new AtomicLong(); // of who is here, and of their names
  private volatile Named named = new Named(-1, List.of());

  /** The names after so many changes. */
  private record Named(long changes, List<String> names) {}

  public void add(OnlinePerson person) {
    all.add(person);
    changes.incrementAndGet();
    moved();
  }

  /** Removes somebody who leaves; false if they are gone already. */
  public boolean remove(OnlinePerson person) {
    boolean isHere = all.remove(person);
    changes.incrementAndGet();
    moved();
    return isHere;
  }

  /** Has this hear, on any thread, that somebody has come, left, or gone to a table. */
  public void onMoves(Runnable listener) {
    movers.listen(listener);
  }

  /** Notes that somebody has come to a table, or has left it. */
  public void moved() {
    movers.tell();
  }

  /** Hears who is at the other nodes now. */
  public void hear(PeopleElsewhere others) {
    elsewhere = others;
    isComplete = true;
    changes.incrementAndGet();
  }

  /** Whether it is known who is here, at whichever node. */
  public boolean isComplete() {
    return isComplete;
  }

  /** Who is at the other nodes. */
  public PeopleElsewhere elsewhere() {
    return elsewhere;
  }

  /** All who are at this node, in the order in which they came. */
  public List<OnlinePerson> all() {
    return List.copyOf(all);
  }

  /** A person's terminals at this node. */
  public List<OnlinePerson> of(long person) {
    return all.stream().filter(one -> one.id() == person).toList();
  }

  /** Whether a person is at this node. */
  public boolean isNear(long person) {
    return all.stream().anyMatch(one -> one.id() == person);
  }

  /** Whether a person is here, at whichever node. */
  public boolean isHere(long person) {
    return isNear(person) || elsewhere.has(person);
  }

  /** The numbers of those who are here. */
  public Set<Long> numbers() {
    Set<Long> numbers = new HashSet<>();
    all.forEach(one -> numbers.add(one.id()));
    elsewhere.all().forEach(one -> numbers.add(one.person()));
    return numbers;
  }

  /** The names of those who are here, each once, in order. */
  public List<String> names() {
    long now = changes.get(); // before looking: what changes meanwhile is looked for again
    if (named.changes() != now) {
      Stream<String> others = elsewhere.all().stream().map(one -> elsewhere.name(one.person()));
      List<String> names =
          Stream.concat(all.stream().map(OnlinePerson::name), others).distinct().sorted().toList();
      named = new Named(now, names);
    }
    return named.names();
  }

  /** How many terminals there are at this node of people who have come without a key. */
  public int keyless() {
    return (int) all.stream().filter(OnlinePerson::isKeyless).count();
  }

  /** How many terminals a person has. */
  public int terminals(long person) {
    return of(person).size() + elsewhere.terminals(person);
  }

  /** A row for each person at this node. */
  public List<PresenceRow> present() {
    return all.stream()
        .collect(Collectors.toMap(OnlinePerson::id, OnlinePerson::present, PresenceRow::and))
        .values()
        .stream()
        .toList();
  }

  /** The name of somebody who is here; empty if they are not. */
  public String name(long person) {
    return of(person).stream()
        .findFirst()
        .map(OnlinePerson::name)
        .orElseGet(() -> elsewhere.name(person));
  }

  /** A person, as tables and thoughts are counted: for themselves if they are not at this node. */
  public Opener opener(long person) {
    return of(person).stream()
        .findFirst()
        .map(OnlinePerson::opener)
        .orElseGet(() -> Opener.absent(person, true));
  }

  /** Calls a person so at all their terminals here. */
  public void rename(long person, String name) {
    of(person).forEach(one -> one.rename(name));
    changes.incrementAndGet();
    moved();
    each(one -> true, one -> one.renamed(person));
  }

  /**
   * Does something about some of those who are at this node, for each whatever becomes of the
   * others.
   */
  public void each(Predicate<OnlinePerson> which, Consumer<OnlinePerson> task) {
    all.stream().filter(which).forEach(one -> FaultBarrier.contain(() -> task.accept(one)));
  }

  /** Ends visits, each with a sentence of its own. */
  public void sendAway(Predicate<OnlinePerson> which, Function<OnlinePerson, String> why) {
    each(which, one -> one.sendAway(why.apply(one)));
  }

  /**
   * Ends the visits of a person.
   *
   * @param why the name of the sentence that they read
   */
  public void sendAway(long person, String why) {
    sendAway(one -> one.id() == person, one -> one.words().text(why));
  }

  /** Ends the visits of a person who is to be forgotten. */
  public void dismiss(long person) {
    forgotten.add(person);
    sendAway(person, "admin.dismissed");
  }

  /** Whether a person was {@linkplain #dismiss dismissed}. */
  public boolean isForgotten(long person) {
    return forgotten.contains(person);
  }

  /** Whether a person exists and is not here, in a house that people can come to. */
  public boolean isAway(long person) {
    return !isClosed && !isForgotten(person) && !isHere(person);
  }

  /** Notes that nobody is let in any more. */
  public void close() {
    isClosed = true;
  }

  public boolean isClosed() {
    return isClosed;
  }
}
