package dev.banmen.server.people;

import dev.banmen.schedule.FaultBarrier;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The people in a house, once for each of their terminals. For any thread. */
public class OnlinePeople {
  private final List<OnlinePerson> all = new CopyOnWriteArrayList<>();
  private final Set<Long> forgotten = ConcurrentHashMap.newKeySet(); // people
  private volatile boolean isClosed;
  private final AtomicLong changes = new AtomicLong(); // of who is here, and of their names
  private volatile Named named = new Named(-1, List.of());

  /** The names after so many changes. */
  private record Named(long changes, List<String> names) {}

  public void add(OnlinePerson person) {
    all.add(person);
    changes.incrementAndGet();
  }

  /** Removes somebody who leaves; false if they are gone already. */
  public boolean remove(OnlinePerson person) {
    boolean isHere = all.remove(person);
    changes.incrementAndGet();
    return isHere;
  }

  /** All who are here, in the order in which they came. */
  public List<OnlinePerson> all() {
    return List.copyOf(all);
  }

  /** The terminals of one person. */
  public List<OnlinePerson> of(long person) {
    return all.stream().filter(one -> one.id() == person).toList();
  }

  public boolean isHere(long person) {
    return all.stream().anyMatch(one -> one.id() == person);
  }

  /** The numbers of those who are here. */
  public Set<Long> numbers() {
    return all.stream().map(OnlinePerson::id).collect(Collectors.toSet());
  }

  /** The names of those who are here, each once, in order. */
  public List<String> names() {
    long now = changes.get(); // before looking: what changes meanwhile is looked for again
    if (named.changes() != now) {
      named = new Named(now, all.stream().map(OnlinePerson::name).distinct().sorted().toList());
    }
    return named.names();
  }

  /** The name of somebody who is here; empty if they are not. */
  public String name(long person) {
    return of(person).stream().findFirst().map(OnlinePerson::name).orElse("");
  }

  /** A person, as tables and thoughts are counted. */
  public Opener opener(long person) {
    return of(person).stream()
        .findFirst()
        .map(OnlinePerson::opener)
        .orElseGet(() -> Opener.absent(person, false));
  }

  /** Calls a person so at all their terminals. */
  public void rename(long person, String name) {
    of(person).forEach(one -> one.rename(name));
    changes.incrementAndGet();
    each(one -> true, one -> one.renamed(person));
  }

  /** Does something about some of those who are here, for each whatever becomes of the others. */
  public void each(Predicate<OnlinePerson> which, Consumer<OnlinePerson> task) {
    all.stream().filter(which).forEach(one -> FaultBarrier.contain(() -> task.accept(one)));
  }

  /** Ends visits, each with a sentence of its own. */
  public void sendAway(Predicate<OnlinePerson> which, Function<OnlinePerson, String> why) {
    each(which, one -> one.sendAway(why.apply(one)));
  }

  /** Ends the visits of a person who is to be forgotten. */
  public void dismiss(long person) {
    forgotten.add(person);
    sendAway(one -> one.id() == person, one -> one.words().text("admin.dismissed"));
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
