package dev.banmen.server.lobby;

import dev.banmen.app.TableOptions;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Family;
import dev.banmen.game.Side;
import dev.banmen.rating.Rating;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.Moderation;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.TableSurroundings;
import dev.banmen.server.tables.Tables;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Finds opponents for those who look for one: each other, whoever waits at a table, or a computer.
 * For any thread.
 */
public final class Matchmaker {
  /** The rating at which a computer's second level is offered, and what each further one takes. */
  private static final double SECOND_LEVEL = 1300;

  private static final double LEVEL_STEP = 150;

  private final MatchQueue seekers;
  private final Tables tables;
  private final OnlinePeople people;
  private final Moderation moderation;
  private final TableSurroundings around;
  private final List<PersonSearch> searches = new CopyOnWriteArrayList<>(); // one a terminal

  /** A matchmaker for those in a queue. */
  public Matchmaker(
      MatchQueue seekers,
      Tables tables,
      OnlinePeople people,
      Moderation moderation,
      TableSurroundings around) {
    this.seekers = seekers;
    this.tables = tables;
    this.people = people;
    this.moderation = moderation;
    this.around = around;
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

  /** Ends a search, unless the same person has started another one since. */
  void stop(MatchQueue.Seek seek) {
    seekers.stop(seek);
    around.changed().run();
  }

  /** The queue of the people who look for an opponent now. */
  public MatchQueue queue() {
    return seekers;
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
    List<PersonSearch> own =
        searches.stream().filter(one -> one.person().id() == seek.person()).toList();
    List<PersonSearch> seeking = own.stream().filter(one -> one.seeks(seek)).toList();
    (seeking.isEmpty() ? own : seeking)
        .forEach(one -> FaultBarrier.contain(() -> one.found(table, isOver)));
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
      FaultBarrier.contain(() -> seated.add(play(pairing)));
    }
    for (MatchQueue.Seek seek : seekers.impatient(now)) {
      FaultBarrier.contain(() -> accompany(seek));
    }
    around.changed().run();
    return CompletableFuture.allOf(seated.toArray(CompletableFuture<?>[]::new));
  }

  private CompletableFuture<?> play(MatchQueue.Pairing pairing) {
    MatchQueue.Seek game = pairing.first();
    if (game.table() != 0) {
      return join(pairing.second(), game);
    }
    MatchQueue.Seek other = pairing.second();
    return begin(game, other.person(), other.rating(), List.of(game, other))
        .<CompletableFuture<?>>map(GameTable::number)
        .orElseGet(() -> CompletableFuture.completedFuture(null));
  }

  private void accompany(MatchQueue.Seek seek) {
    Family family = around.games().find(seek.family()).orElseThrow();
    int levels = ComputerPlayers.levels(family, family.game(seek.chosen()));
    if (levels > 0) {
      Seat computer = companion(seek.rating(), levels);
      begin(seek.person(), seek, seat(seek.person()), computer)
          .ifPresent(table -> show(seek, table, false));
    }
  }

  /** Begins the game that somebody looks for; empty if they have found another opponent. */
  public Optional<GameTable> accept(MatchQueue.Seek seek, long person) {
    return seekers.take(seek)
        ? begin(seek, person, rating(person, seek.family()), List.of(seek))
        : Optional.empty();
  }

  /** A person's rating in a game, as far as it is known. */
  private double rating(long person, String family) {
    return tables.ratings().of(person, family).orElse(Rating.UNKNOWN).value();
  }

  /**
   * Begins the game of somebody who looked for one, at whose table the weaker player has the first
   * side; at the other's if the first has opened too many meanwhile, and empty if both have.
   *
   * @param seeks the searches that this ends; they go on if the game can't begin
   */
  private Optional<GameTable> begin(
      MatchQueue.Seek game, long other, double rating, List<MatchQueue.Seek> seeks) {
    Optional<GameTable> table = Optional.empty();
    try {
      table = begin(game, other, rating);
    } finally {
      seeks.forEach(table.isPresent() ? seekers::stop : seekers::resume);
    }
    table.ifPresent(
        begun -> seeks.forEach(seek -> FaultBarrier.contain(() -> show(seek, begun, true))));
    return table;
  }

  private Optional<GameTable> begin(MatchQueue.Seek game, long other, double rating) {
    boolean isFirstWeaker = game.rating() <= rating;
    Seat first = seat(game.person());
    Seat second = seat(other);
    Seat black = isFirstWeaker ? first : second;
    Seat white = isFirstWeaker ? second : first;
    return begin(game.person(), game, black, white).or(() -> begin(other, game, black, white));
  }

  /** The search of somebody who wants such a game. */
  MatchQueue.Seek seek(long person, Terms terms) {
    return seek(person, terms, around.calendar().getAsLong(), 0);
  }

  private MatchQueue.Seek seek(long person, Terms terms, long since, long table) {
    Map<String, String> chosen = new LinkedHashMap<>(terms.chosen());
    Family family = around.games().find(terms.family()).orElseThrow();
    family.options().forEach(option -> chosen.remove(option.key(), option.standard()));
    double rating = rating(person, terms.family());
    return new MatchQueue.Seek(person, terms.family(), chosen, terms.time(), rating, since, table);
  }

  /** The seat of a computer player for somebody with this rating, at one of these levels. */
  public static Seat companion(double rating, int levels) {
    long level = 2 + (long) Math.floor((rating - SECOND_LEVEL) / LEVEL_STEP);
    int chosen = (int) Math.max(1, Math.min(levels, level));
    return new ComputerSeat(chosen, Optional.empty()).seat();
  }

  /** The people who wait at public tables and look at them. */
  private List<MatchQueue.Seek> hosts(long now) {
    List<MatchQueue.Seek> hosts = new ArrayList<>();
    for (GameTable table : tables.all()) {
      Session game = table.live().now();
      Optional<Side> free = table.freeSide();
      long host = free.map(side -> PlayerNumber.of(game.seat(side.opponent()).holder())).orElse(0L);
      boolean isOpen =
          host != 0
              && !table.options().isPrivate()
              && !table.options().isRated()
              && game.terms().setup().isEmpty()
              && !game.isOver();
      if (isOpen && table.viewers().count() > 0 && table.id() != 0) {
        hosts.add(seek(host, game.terms(), now, table.id()));
      }
    }
    return hosts;
  }

  /** Has somebody sit down at the table of another; if others are faster, the search goes on. */
  private CompletableFuture<?> join(MatchQueue.Seek seek, MatchQueue.Seek host) {
    Optional<GameTable> table = tables.awake(host.table());
    Optional<Side> free = table.flatMap(GameTable::freeSide);
    if (free.isEmpty()) {
      seekers.resume(seek);
      return CompletableFuture.completedFuture(null);
    }
    Event sit = new Event.Sit(free.get(), seat(seek.person()));
    CompletableFuture<Session> seated =
        table.get().live().send(PlayerNumber.player(seek.person()), sit);
    CompletableFuture<Session> done =
        seated.whenComplete(
            (after, why) -> {
              boolean isTheirs =
                  why == null && PlayerNumber.of(after.seat(free.get()).holder()) == seek.person();
              if (isTheirs) {
                seekers.stop(seek);
                seekers.remove(host.person());
                show(seek, table.get(), true);
              } else {
                seekers.resume(seek);
              }
            });
    FaultBarrier.watch(done);
    return done;
  }

  private Seat seat(long person) {
    return new Seat(PlayerNumber.player(person), people.name(person));
  }

  private Optional<GameTable> begin(long opener, MatchQueue.Seek seek, Seat black, Seat white) {
    return tables.begin(
        people.opener(opener),
        new Terms(seek.family(), seek.chosen(), Optional.empty(), seek.time(), black, white),
        TableOptions.OPEN);
  }
}
