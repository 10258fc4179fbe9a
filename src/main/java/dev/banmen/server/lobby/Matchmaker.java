package dev.banmen.server.lobby;

import dev.banmen.app.TableOptions;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Family;
import dev.banmen.game.Side;
import dev.banmen.rating.Rating;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.Moderation;
import dev.banmen.server.people.NameRule;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.tables.TableSurroundings;
import dev.banmen.server.tables.Tables;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds opponents for those who look for one: each other, whoever waits at a table, or a computer.
 * For any thread.
 */
public final class Matchmaker {
  /** The rating at which a computer's second level is offered, and what each further one takes. */
  private static final double SECOND_LEVEL = 1300;

  private static final double LEVEL_STEP = 150;

  /** What other nodes are told: the id of a search, whose it is, and its table; 0 for none. */
  private static final Pattern FOUND = Pattern.compile("([0-9a-f-]{36}) (\\d{1,18}) (\\d{1,18})");

  private final MatchQueue seekers;
  private final Tables tables;
  private final OnlinePeople people;
  private final Moderation moderation;
  private final TableSurroundings around;
  private final NodeNotes notes;
  private final SharedSeeks shared;
  private final List<PersonSearch> searches = new CopyOnWriteArrayList<>(); // one a terminal

  /** A matchmaker for those in a queue, and those who look for an opponent at other nodes. */
  public Matchmaker(
      MatchQueue seekers,
      Tables tables,
      OnlinePeople people,
      Moderation moderation,
      TableSurroundings around,
      NodeStore nodes,
      NodeNotes notes) {
    this.seekers = seekers;
    this.tables = tables;
    this.people = people;
    this.moderation = moderation;
    this.around = around;
    this.notes = notes;
    shared = new SharedSeeks(nodes, notes, around, seekers, this::find, this::match);
    notes.on(NodeTopic.FOUND, this::heard);
  }

  /** Shows what is found for a person at a terminal from now on. */
  public void begin(PersonSearch search) {
    searches.add(search);
  }

  /** Ends what was looked for at a terminal, whose person leaves. */
  public void end(PersonSearch search) {
    searches.remove(search);
    search.stop();
  }

  /** Starts a search, in place of an earlier one of the same person. */
  void start(MatchQueue.Seek seek) {
    seekers.add(seek);
    long newest =
        tables.known().unfinished(PlayerNumber.player(seek.person())).stream()
            .mapToLong(ListedTable::id)
            .max()
            .orElse(0);
    shared.add(seek, newest);
  }

  /** Ends a search, unless the same person has started another one since. */
  void stop(MatchQueue.Seek seek) {
    seekers.stop(seek);
    shared.stop(seek);
    around.changed().run();
  }

  /** The queue of the people who look for an opponent now. */
  public MatchQueue queue() {
    return seekers;
  }

  /** The name of somebody who looks for an opponent. */
  String name(MatchQueue.Seek seek) {
    return shared // what it says is newer than what was heard of the people there
        .name(seek)
        .map(name -> NameRule.nameOf(seek.person(), name))
        .orElseGet(() -> people.name(seek.person()));
  }

  /** How long somebody has looked for an opponent. */
  long waitedSeconds(MatchQueue.Seek seek) {
    return Math.max(0, around.calendar().getAsLong() - seek.since()) / 1000;
  }

  /**
   * Shows a game to whoever looked for it, at the terminal from which they did; at all of theirs if
   * they stopped too late.
   *
   * @param isOver whether the search is over; it goes on while a computer plays
   */
  private void show(MatchQueue.Seek seek, GameTable table, boolean isOver) {
    List<PersonSearch> own = at(seek.person());
    List<PersonSearch> seeking = own.stream().filter(one -> one.seeks(seek)).toList();
    (seeking.isEmpty() ? own : seeking)
        .forEach(one -> FaultBarrier.contain(() -> one.found(table, isOver)));
  }

  /** The searches at the terminals of a person. */
  private List<PersonSearch> at(long person) {
    return searches.stream().filter(one -> one.person().id() == person).toList();
  }

  /** Looks for what was not heard of the searches at other nodes, and then as {@link #match}. */
  public void look() {
    FaultBarrier.contain(shared::look, this::match);
  }

  /**
   * Lets those play who were looking for an opponent, and has computers sit down.
   *
   * @return completes once all who were paired have their seats, or look on
   */
  public CompletableFuture<Void> match() {
    if (seekers.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    List<CompletableFuture<?>> seated = new ArrayList<>();
    long now = around.calendar().getAsLong();
    for (MatchQueue.Pairing pairing : seekers.pairings(now, hosts(now), moderation::isApart)) {
      seated.add(play(pairing).thenCompose(Matchmaker::saved));
    }
    for (MatchQueue.Seek seek : seekers.impatient(now)) {
      FaultBarrier.contain(() -> accompany(seek));
    }
    around.changed().run();
    return CompletableFuture.allOf(seated.toArray(CompletableFuture<?>[]::new));
  }

  /** Completes once a game that was begun is saved. */
  private static CompletableFuture<?> saved(Optional<GameTable> table) {
    return table
        .<CompletableFuture<?>>map(GameTable::number)
        .orElseGet(() -> CompletableFuture.completedFuture(null));
  }

  private CompletableFuture<Optional<GameTable>> play(MatchQueue.Pairing pairing) {
    MatchQueue.Seek game = pairing.first();
    return game.table() != 0
        ? claimed(List.of(pairing.second()), found -> join(found.get(0), game))
        : claimed(List.of(game, pairing.second()), found -> begin(found.get(0), found.get(1)));
  }

  /**
   * Whoever is to play, as known before the rows of their search are deleted.
   *
   * @param elsewhere the id of a search that was started at another node
   */
  private record Seeker(
      MatchQueue.Seek seek, Optional<String> elsewhere, Seat seat, Opener opener, double rating) {}

  private Seeker seeker(MatchQueue.Seek seek) {
    Opener opener = people.opener(seek.person());
    return new Seeker(seek, shared.idElsewhere(seek), seat(seek), opener, seek.rating());
  }

  /**
   * Begins a game that ends these searches, if nobody at another node does. They go on if it can't
   * begin.
   *
   * @return the game; empty if there is none
   */
  private CompletableFuture<Optional<GameTable>> claimed(
      List<MatchQueue.Seek> seeks,
      Function<List<Seeker>, CompletableFuture<Optional<GameTable>>> game) {
    CompletableFuture<Optional<GameTable>> begun =
        CompletableFuture.completedFuture(seeks)
            .thenApply(all -> all.stream().map(this::seeker).toList())
            .whenComplete(
                (found, fault) -> {
                  if (fault != null) {
                    seeks.forEach(seekers::resume);
                  }
                })
            .thenCompose(found -> claimed(seeks, found, () -> game.apply(found)));
    FaultBarrier.watch(begun);
    return begun;
  }

  private CompletableFuture<Optional<GameTable>> claimed(
      List<MatchQueue.Seek> seeks,
      List<Seeker> found,
      Supplier<CompletableFuture<Optional<GameTable>>> game) {
    CompletableFuture<Boolean> claim = shared.claim(seeks);
    return (claim.isDone() ? claim : claim.thenApplyAsync(same -> same, around.readers()))
        .handle((isOurs, fault) -> fault == null && isOurs)
        .thenCompose(isOurs -> isOurs ? began(found, game) : notOurs(seeks));
  }

  /** Has searches go on that are another node's to end, or that no longer are. */
  private CompletableFuture<Optional<GameTable>> notOurs(List<MatchQueue.Seek> seeks) {
    seeks.forEach(seekers::resume);
    return CompletableFuture.completedFuture(Optional.empty());
  }

  private CompletableFuture<Optional<GameTable>> began(
      List<Seeker> found, Supplier<CompletableFuture<Optional<GameTable>>> game) {
    return CompletableFuture.completedFuture(game)
        .thenCompose(Supplier::get)
        .whenComplete(
            (table, fault) -> {
              Optional<GameTable> begun = fault == null ? table : Optional.empty();
              found.forEach(
                  one ->
                      FaultBarrier.contain(
                          () -> begun.ifPresentOrElse(to -> end(one, to), () -> goOn(one))));
            });
  }

  /** Ends a search whose game has begun, and shows that, wherever it was started. */
  private void end(Seeker one, GameTable table) {
    MatchQueue.Seek seek = one.seek();
    seekers.stop(seek);
    if (one.elsewhere().isPresent()) {
      FaultBarrier.watch(table.number().thenAccept(id -> tell(one.elsewhere().get(), seek, id)));
    } else {
      shared.end(seek);
      show(seek, table, true);
    }
  }

  /** Has a search go on whose game could not begin, wherever it was started. */
  private void goOn(Seeker one) {
    if (one.elsewhere().isPresent()) {
      seekers.stop(one.seek());
      tell(one.elsewhere().get(), one.seek(), 0);
    } else {
      goOn(one.seek());
    }
  }

  private void goOn(MatchQueue.Seek seek) {
    shared.again(seek);
    seekers.resume(seek);
  }

  private void tell(String id, MatchQueue.Seek seek, long table) {
    notes.tell(NodeTopic.FOUND, String.join(" ", id, "" + seek.person(), "" + table));
  }

  /** Hears of the game that another node has begun for somebody here, or could not begin. */
  private void heard(String note) {
    Matcher parts = FOUND.matcher(note);
    if (parts.matches()) {
      Optional<MatchQueue.Seek> seek = shared.own(parts.group(1));
      long person = Long.parseLong(parts.group(2));
      long number = Long.parseLong(parts.group(3));
      if (number == 0) {
        seek.ifPresent(this::goOn);
      } else if (seek.isPresent() || shared.isStopped(parts.group(1))) {
        found(seek, person, tables.find(number));
      }
    }
  }

  /** Looks for the game that another node has begun, of which nothing was heard. */
  private void find(SharedSeeks.OwnSeek lost) {
    long person = lost.seek().person();
    tables.known().unfinished(PlayerNumber.player(person)).stream()
        .filter(table -> table.id() > lost.newest() && table.standing().players().size() > 1)
        .findFirst()
        .ifPresent(table -> found(Optional.of(lost.seek()), person, tables.open(table)));
  }

  private void found(
      Optional<MatchQueue.Seek> seek, long person, CompletableFuture<Optional<GameTable>> found) {
    FaultBarrier.watch(
        found.thenAccept(
            table ->
                table
                    .filter(one -> one.isOf(PlayerNumber.player(person)))
                    .ifPresent(one -> found(seek, person, one))));
  }

  private void found(Optional<MatchQueue.Seek> seek, long person, GameTable table) {
    if (seek.isPresent()) {
      if (shared.end(seek.get())) {
        seekers.stop(seek.get());
        show(seek.get(), table, true);
      }
    } else if (!table.viewers().has(person)) { // it was stopped too late
      at(person).forEach(one -> FaultBarrier.contain(() -> one.found(table, true)));
    }
    around.changed().run();
  }

  private void accompany(MatchQueue.Seek seek) {
    Family family = around.games().find(seek.family()).orElseThrow();
    int levels = ComputerPlayers.levels(family, family.game(seek.chosen()));
    if (levels > 0) {
      Seat computer = companion(seek.rating(), levels);
      begin(people.opener(seek.person()), seek, seat(seek), computer)
          .ifPresent(table -> show(seek, table, false));
    }
  }

  /**
   * Begins the game that somebody looks for, which ends what this person looked for themselves;
   * empty if one of them has found another opponent.
   */
  public CompletableFuture<Optional<GameTable>> accept(MatchQueue.Seek seek, long person) {
    Optional<MatchQueue.Seek> own = seekers.of(person);
    if (!seekers.take(seek)) {
      return CompletableFuture.completedFuture(Optional.empty());
    } else if (own.isPresent() && !seekers.take(own.get())) { // a game of theirs begins
      seekers.resume(seek);
      return CompletableFuture.completedFuture(Optional.empty());
    }
    return claimed(
        Stream.concat(Stream.of(seek), own.stream()).toList(),
        found -> begin(found.get(0), seeker(seek(person, MatchQueue.terms(seek)))));
  }

  /** A person's rating in a game, as far as it is known. */
  private double rating(long person, String family) {
    return tables.ratings().of(person, family).orElse(Rating.UNKNOWN).value();
  }

  /**
   * Begins the game of somebody who looked for one, at whose table the weaker player has the first
   * side; at the other's if the first has opened too many meanwhile, and empty if both have.
   */
  private CompletableFuture<Optional<GameTable>> begin(Seeker first, Seeker second) {
    boolean isFirstWeaker = first.rating() <= second.rating();
    Seat black = (isFirstWeaker ? first : second).seat();
    Seat white = (isFirstWeaker ? second : first).seat();
    return CompletableFuture.completedFuture(
        begin(first.opener(), first.seek(), black, white)
            .or(() -> begin(second.opener(), first.seek(), black, white)));
  }

  /** The search of somebody who wants such a game. */
  MatchQueue.Seek seek(long person, Terms terms) {
    return seek(person, terms, around.calendar().getAsLong(), 0);
  }

  private MatchQueue.Seek seek(long person, Terms terms, long since, long table) {
    Map<String, String> chosen = SharedSeeks.chosen(terms, around.games());
    double rating = rating(person, terms.family());
    return new MatchQueue.Seek(person, terms.family(), chosen, terms.time(), rating, since, table);
  }

  /** The seat of a computer player for somebody with this rating, at one of these levels. */
  public static Seat companion(double rating, int levels) {
    long level = 2 + (long) Math.floor((rating - SECOND_LEVEL) / LEVEL_STEP);
    int chosen = (int) Math.max(1, Math.min(levels, level));
    return new ComputerSeat(chosen, Optional.empty()).seat();
  }

  /** The people here who wait at public tables of theirs and look at them. */
  private List<MatchQueue.Seek> hosts(long now) {
    List<MatchQueue.Seek> hosts = new ArrayList<>();
    for (GameTable table : tables.known().all()) {
      Session game = table.live().now();
      Optional<Side> free = table.freeSide();
      long host = free.map(side -> PlayerNumber.of(game.seat(side.opponent()).holder())).orElse(0L);
      boolean isOpen =
          host != 0
              && !table.options().isPrivate()
              && !table.options().isRated()
              && game.terms().setup().isEmpty()
              && !game.isOver();
      if (isOpen && table.viewers().has(host) && table.id() != 0) {
        hosts.add(seek(host, game.terms(), now, table.id()));
      }
    }
    return hosts;
  }

  /** Has somebody sit down at the table of another; empty if others are faster. */
  private CompletableFuture<Optional<GameTable>> join(Seeker other, MatchQueue.Seek host) {
    long person = other.seek().person();
    Optional<GameTable> table = tables.known().awake(host.table());
    Optional<Side> free = table.flatMap(GameTable::freeSide);
    if (free.isEmpty()) {
      return CompletableFuture.completedFuture(Optional.empty());
    }
    return table
        .get()
        .live()
        .send(PlayerNumber.player(person), new Event.Sit(free.get(), other.seat()))
        .thenApply(
            after -> {
              long holder = PlayerNumber.of(after.seat(free.get()).holder());
              if (holder == person) {
                seekers.of(host.person()).ifPresent(this::stop);
              }
              return table.filter(one -> holder == person);
            });
  }

  private Seat seat(MatchQueue.Seek seek) {
    return new Seat(PlayerNumber.player(seek.person()), name(seek));
  }

  private Optional<GameTable> begin(Opener opener, MatchQueue.Seek seek, Seat black, Seat white) {
    return tables.begin(
        opener,
        new Terms(seek.family(), seek.chosen(), Optional.empty(), seek.time(), black, white),
        TableOptions.OPEN);
  }
}
