package dev.banmen.server.lobby;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.Reread;
import dev.banmen.server.store.SeekRow;
import dev.banmen.server.tables.TableSurroundings;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The searches of all nodes, in rows of the store that they share. Whoever deletes the rows of two
 * searches begins their game, and nobody else. For any thread.
 */
final class SharedSeeks {
  /** After a row is gone, so long a game is awaited; then the search goes on. In milliseconds. */
  static final long GONE_MILLIS = 10_000;

  /** A search: a rating, and on the next lines a game that has not begun. */
  private static final Pattern LINE = Pattern.compile("(-?\\d{1,6})\\n(.*)", Pattern.DOTALL);

  /** How many searches are known again that were stopped. */
  private static final int MOST_STOPPED = 1_000;

  private static final long UNSEEN = -1;

  private final NodeStore nodes;
  private final NodeNotes notes;
  private final TableSurroundings around;
  private final MatchQueue queue;
  private final Consumer<OwnSeek> gone;
  private final Runnable changed;
  private final Map<String, OwnSeek> own = new HashMap<>(); // by id; under this, as what follows
  private Map<String, OtherSeek> others = new HashMap<>(); // by id
  private final Deque<String> stopped = new ArrayDeque<>(); // ids of own ones, until they are found
  private final Reread<NodeStore.Seeks> rows;

  /** A search that was started here. */
  static final class OwnSeek {
    private final String id = UUID.randomUUID().toString();
    private final MatchQueue.Seek seek;
    private final long newest; // number of this person's tables then; 0 for none
    private CompletableFuture<Void> saved; // under the searches, as what follows
    private boolean isClaimed; // from here, just now
    private long goneSince = UNSEEN; // when its row was first missed

    private OwnSeek(MatchQueue.Seek seek, long newest) {
      this.seek = seek;
      this.newest = newest;
    }

    MatchQueue.Seek seek() {
      return seek;
    }

    long newest() {
      return newest;
    }
  }

  /** A search at another node. Immutable. */
  private record OtherSeek(String id, MatchQueue.Seek seek, String name) {}

  /**
   * No searches yet.
   *
   * @param queue gets those of other nodes
   * @param gone hears again and again of a search that somebody else has taken: its game is to be
   *     found
   * @param changed is run when other nodes have other searches than before
   */
  SharedSeeks(
      NodeStore nodes,
      NodeNotes notes,
      TableSurroundings around,
      MatchQueue queue,
      Consumer<OwnSeek> gone,
      Runnable changed) {
    this.nodes = nodes;
    this.notes = notes;
    this.around = around;
    this.queue = queue;
    this.gone = gone;
    this.changed = changed;
    rows = notes.read(NodeTopic.SEEKS, this::read, found -> () -> heard(found));
  }

  /**
   * Has other nodes find a search, in place of an earlier one of the same person wherever that is.
   *
   * @param newest the number of this person's newest table; 0 for none
   */
  void add(MatchQueue.Seek seek, long newest) {
    OwnSeek one = new OwnSeek(seek, newest);
    synchronized (this) {
      List.copyOf(own.values()).stream()
          .filter(before -> before.seek.person() == seek.person())
          .forEach(this::forget);
      own.put(one.id, one);
    }
    save(one);
  }

  private void save(OwnSeek one) {
    long waited = Math.max(0, around.calendar().getAsLong() - one.seek.since());
    CompletableFuture<Void> saved = new CompletableFuture<>();
    synchronized (this) {
      one.isClaimed = false;
      one.goneSince = UNSEEN;
      one.saved = saved;
    }
    FaultBarrier.watch(
        CompletableFuture.completedFuture(one)
            .thenCompose(
                seek ->
                    nodes.seek(
                        new SeekRow(seek.id, seek.seek.person(), "", line(seek.seek), waited)))
            .whenComplete(
                (done, fault) -> {
                  if (fault == null) {
                    saved.complete(null);
                  } else {
                    saved.completeExceptionally(fault); // it is tried again
                  }
                }));
    notes.tell(NodeTopic.SEEKS);
  }

  /** Has a search go on whose row was deleted for a game that could not begin. */
  void again(MatchQueue.Seek seek) {
    of(seek).ifPresent(this::save);
  }

  /**
   * Ends a search whose game has begun.
   *
   * @return whether it was on: of several who hear of the game, one shows it
   */
  boolean end(MatchQueue.Seek seek) {
    Optional<OwnSeek> one = of(seek);
    synchronized (this) {
      boolean isFirst = one.filter(found -> own.remove(found.id) != null).isPresent();
      one = one.filter(found -> isFirst);
    }
    one.ifPresent(this::unseek);
    return one.isPresent();
  }

  /** Takes note, once, of the game of a search that was stopped here too late for it. */
  synchronized boolean isStopped(String id) {
    return stopped.remove(id);
  }

  private synchronized void forget(OwnSeek one) {
    if (own.remove(one.id) != null) {
      stopped.addLast(one.id);
    }
    if (stopped.size() > MOST_STOPPED) {
      stopped.removeFirst();
    }
  }

  private void unseek(OwnSeek one) {
    nodes.unseek(one.id);
    notes.tell(NodeTopic.SEEKS);
  }

  /** Has nobody find a search any more. */
  void stop(MatchQueue.Seek seek) {
    Optional<OwnSeek> one = of(seek);
    one.ifPresent(this::forget);
    one.ifPresent(this::unseek);
  }

  private synchronized Optional<OwnSeek> of(MatchQueue.Seek seek) {
    return own.values().stream().filter(one -> one.seek == seek).findFirst();
  }

  /** The search that was started here and has this id, if it goes on. */
  synchronized Optional<MatchQueue.Seek> own(String id) {
    return Optional.ofNullable(own.get(id)).map(OwnSeek::seek);
  }

  /** The id of a search at another node; empty for one of this node. */
  Optional<String> idElsewhere(MatchQueue.Seek seek) {
    return elsewhere(seek).map(OtherSeek::id);
  }

  /** The name of a search at another node, which a nameless one lacks; empty for one of this. */
  Optional<String> name(MatchQueue.Seek seek) {
    return elsewhere(seek).map(OtherSeek::name);
  }

  private synchronized Optional<OtherSeek> elsewhere(MatchQueue.Seek seek) {
    return others.values().stream().filter(one -> one.seek == seek).findFirst();
  }

  /**
   * Has these searches end at all nodes, for a game that begins here then; or none of them, if
   * somebody was faster.
   */
  CompletableFuture<Boolean> claim(List<MatchQueue.Seek> seeks) {
    Set<String> ids = new HashSet<>();
    for (MatchQueue.Seek seek : seeks) {
      Optional<OwnSeek> mine = of(seek);
      ids.add(
          mine.map(one -> one.id)
              .or(() -> idElsewhere(seek))
              .orElseGet(() -> UUID.randomUUID().toString())); // it has just ended
      setClaimed(mine, true);
    }
    return nodes
        .claim(ids)
        .whenComplete(
            (isOurs, fault) -> {
              if (fault == null && isOurs) {
                notes.tell(NodeTopic.SEEKS);
              } else {
                seeks.forEach(seek -> setClaimed(of(seek), false));
                rows.again();
              }
            });
  }

  private synchronized void setClaimed(Optional<OwnSeek> seek, boolean isClaimed) {
    seek.ifPresent(one -> one.isClaimed = isClaimed);
  }

  /** Says that the searches of this node go on, and reads those of the others. */
  void look() {
    boolean hasOwn;
    synchronized (this) {
      hasOwn = !own.isEmpty();
    }
    if (hasOwn) {
      rows.again();
    }
  }

  private CompletableFuture<NodeStore.Seeks> read() {
    Set<String> ids = new HashSet<>();
    List<OwnSeek> unsaved = new ArrayList<>();
    synchronized (this) {
      for (OwnSeek one : own.values()) {
        if (one.saved.isCompletedExceptionally()) {
          unsaved.add(one);
        } else if (one.saved.isDone() && !one.isClaimed) {
          ids.add(one.id);
        }
      }
    }
    unsaved.forEach(this::save);
    CompletableFuture<NodeStore.Seeks> found = nodes.seeks(ids);
    return found.isDone() ? found : found.thenApplyAsync(same -> same, around.readers());
  }

  private void heard(NodeStore.Seeks rows) {
    Map<String, OtherSeek> now = new HashMap<>();
    Set<Long> people = new HashSet<>();
    for (SeekRow row : rows.others()) {
      people.add(row.person());
      other(row).ifPresent(one -> now.put(one.id(), one));
    }
    List<MatchQueue.Seek> replaced = new ArrayList<>();
    List<MatchQueue.Seek> there = new ArrayList<>();
    List<OwnSeek> missing = new ArrayList<>();
    boolean isNew;
    synchronized (this) {
      isNew = !now.keySet().equals(others.keySet());
      others = now;
      for (OwnSeek one : List.copyOf(own.values())) {
        boolean isGone = rows.gone().contains(one.id) && !one.isClaimed;
        if (isGone && people.contains(one.seek.person())) {
          forget(one);
          replaced.add(one.seek);
        } else if (isGone) {
          missing.add(one);
          one.goneSince = one.goneSince == UNSEEN ? around.calendar().getAsLong() : one.goneSince;
        } else if (one.goneSince != UNSEEN && !one.isClaimed) {
          one.goneSince = UNSEEN;
          there.add(one.seek);
        }
      }
    }
    replaced.forEach(queue::stop);
    there.forEach(queue::resume);
    queue.share(now.values().stream().map(OtherSeek::seek).toList());
    missing.forEach(one -> FaultBarrier.contain(() -> miss(one)));
    if (isNew || !replaced.isEmpty()) {
      changed.run();
    }
  }

  /** Looks for the game of a search that somebody else has taken; after a while it goes on. */
  private void miss(OwnSeek one) {
    boolean isLong;
    synchronized (this) {
      isLong = around.calendar().getAsLong() - one.goneSince >= GONE_MILLIS;
    }
    queue.take(one.seek);
    gone.accept(one);
    if (isLong && of(one.seek).isPresent()) {
      save(one);
      queue.resume(one.seek);
    }
  }

  private Optional<OtherSeek> other(SeekRow row) {
    synchronized (this) {
      OtherSeek known = others.get(row.id());
      if (known != null) {
        return Optional.of(new OtherSeek(row.id(), known.seek, row.name()));
      }
    }
    Matcher parts = LINE.matcher(row.line());
    if (!parts.matches()) {
      return Optional.empty();
    }
    try {
      Terms terms = SavedGameText.read(parts.group(2), around.games()).session().terms();
      long since = around.calendar().getAsLong() - row.waitedMillis();
      MatchQueue.Seek seek =
          new MatchQueue.Seek(
              row.person(),
              terms.family(),
              chosen(terms, around.games()),
              terms.time(),
              Long.parseLong(parts.group(1)),
              since,
              0);
      return Optional.of(new OtherSeek(row.id(), seek, row.name()));
    } catch (InputFault e) {
      return Optional.empty(); // another version has games that this one has not
    }
  }

  private String line(MatchQueue.Seek seek) {
    Terms terms = MatchQueue.terms(seek);
    Session session = Session.begin(terms, terms.start(around.games()));
    return Math.round(seek.rating()) + "\n" + SavedGameText.of(session, 0);
  }

  /** A game's options, those with their standard values left out. */
  static Map<String, String> chosen(Terms terms, Games games) {
    Map<String, String> chosen = new HashMap<>(terms.chosen());
    games
        .find(terms.family())
        .orElseThrow()
        .options()
        .forEach(option -> chosen.remove(option.key(), option.standard()));
    return chosen;
  }
}
