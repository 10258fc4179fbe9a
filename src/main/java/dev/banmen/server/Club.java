package dev.banmen.server;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Rating;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.session.Event;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A house that anybody may come to: its people, its tables, what is said. Everything that happens
 * at a table is in the store before anybody sees it, and each game goes on where it stood when the
 * house is opened again. For any thread.
 */
public final class Club implements House, AutoCloseable {
  /** How often the time of the house is saved: no game gains more than that by a crash. */
  static final long BEAT_MILLIS = 1_000;

  /** Changes of the lobby within this time are shown together. */
  static final long NEWS_MILLIS = 200;

  /** How many lines of chat are remembered. */
  static final int CHAT = 100;

  /**
   * What a house needs.
   *
   * @param name of the house, as the lobby shows it
   * @param address what friends type behind {@code ssh} to come here, such as {@code -p 2222
   *     example.org}, once that is known
   * @param isOpenTo whether somebody with a key may come in, or without one
   * @param belongings what people have on their own
   * @param thinkers where computer players think
   * @param calendar milliseconds from 1970
   */
  public record ClubParts(
      String name,
      Supplier<String> address,
      Predicate<Optional<String>> isOpenTo,
      Belongings belongings,
      Games games,
      Scheduler scheduler,
      Executor thinkers,
      LongSupplier calendar,
      ClubLimits limits) {}

  private final ClubParts parts;
  private final Store store;
  private final HouseClock clock;
  private final Tables tables;
  private final Ratings ratings;
  private final Seekers seekers = new Seekers();
  private final List<Guest> guests = new CopyOnWriteArrayList<>();
  private final Map<Long, Long> lost = new ConcurrentHashMap<>(); // tables, by person
  private final List<ChatRow> chat = new ArrayList<>(); // under itself
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final AtomicBoolean isNewsDue = new AtomicBoolean();
  private volatile boolean isClosed;

  private Club(ClubParts parts, Store store, HouseClock clock) {
    this.parts = parts;
    this.store = store;
    this.clock = clock;
    tables =
        new Tables(
            store,
            parts.games(),
            clock,
            parts.calendar(),
            parts.scheduler(),
            parts.thinkers(),
            parts.limits(),
            this::changed,
            this::over,
            this::turned);
    ratings = new Ratings(store, parts.calendar(), this::ratingsChanged);
  }

  /**
   * Opens the house with all games that were in play.
   *
   * @param store which is the caller's to close, after this
   * @param unread gets the numbers of tables that cannot be replayed; they stay as they are
   * @throws StoreFault if the store cannot be read
   */
  public static Club open(ClubParts parts, Store store, List<Long> unread) throws StoreFault {
    List<Tables.Stored> stored = Tables.read(store, parts.games(), unread);
    try {
      long first = store.lastBeat().join();
      for (Tables.Stored one : stored) {
        first = Math.max(first, one.reading().millis());
      }
      Club club = new Club(parts, store, new HouseClock(first, System::nanoTime));
      club.chat.addAll(store.said(CHAT).join());
      stored.forEach(club.tables::resume);
      club.beat();
      return club;
    } catch (CompletionException e) {
      throw new StoreFault(String.valueOf(e.getCause().getMessage()), e);
    }
  }

  private void beat() {
    if (!isClosed) {
      store.beat(clock.getAsLong());
      match();
      tables.look();
      parts.scheduler().after(BEAT_MILLIS, this::beat);
    }
  }

  @Override
  public boolean isOpenTo(Optional<String> key, String address) {
    return !isClosed && parts.isOpenTo().test(key);
  }

  @Override
  public void welcome(Caller caller, Consumer<Visit> in, Consumer<Refusal> out) {
    Language language = parts.belongings().language(caller.environment());
    if (isClosed || !parts.isOpenTo().test(caller.key()) || caller.key().isEmpty()) {
      out.accept(refusal(language, "club.closed"));
    } else if (guests.size() >= parts.limits().people()) {
      out.accept(refusal(language, "club.full"));
    } else {
      store
          .person(caller.key().get())
          .whenComplete(
              (person, fault) -> {
                if (fault == null) {
                  enter(caller, person, language, in, out);
                } else {
                  out.accept(refusal(language, "club.store"));
                }
              });
    }
  }

  private void enter(
      Caller caller,
      PersonRow person,
      Language language,
      Consumer<Visit> in,
      Consumer<Refusal> out) {
    if (guests.stream().filter(guest -> guest.id() == person.id()).count()
        >= parts.limits().visits()) {
      out.accept(refusal(language, "club.visits"));
      return;
    }
    // Reading the settings takes the disk; the store's thread must not wait for it.
    parts
        .scheduler()
        .after(
            0,
            () -> {
              Person own = parts.belongings().of(person.id(), caller.environment());
              Guest guest = new Guest(this, person, caller.login(), own);
              guests.add(guest);
              changed();
              in.accept(guest);
            });
  }

  private static Refusal refusal(Language language, String key) {
    return new Refusal(
        switch (key) {
          case "club.full" -> language.words(Club.class).text("club.full");
          case "club.store" -> language.words(Club.class).text("club.store");
          case "club.visits" -> language.words(Club.class).text("club.visits");
          default -> language.words(Club.class).text("club.closed");
        });
  }

  ClubParts parts() {
    return parts;
  }

  Store store() {
    return store;
  }

  Seekers seekers() {
    return seekers;
  }

  /** Lets those play who were looking for an opponent, and has computers sit down. */
  void match() {
    if (seekers.isEmpty()) {
      return;
    }
    long now = parts.calendar().getAsLong();
    for (Seekers.Pairing pairing : seekers.pairings(now, hosts(now))) {
      Seekers.Seek game = pairing.first();
      if (game.table() != 0) {
        tables.numbered(game.table()).ifPresent(table -> join(pairing.second().person(), table));
        continue;
      }
      boolean isFirstWeaker = game.rating() <= pairing.second().rating();
      Seat first = seat(game.person());
      Seat second = seat(pairing.second().person());
      GameTable table = begin(game, isFirstWeaker ? first : second, isFirstWeaker ? second : first);
      found(game.person(), table, true);
      found(pairing.second().person(), table, true);
    }
    for (Seekers.Seek seek : seekers.impatient(now)) {
      Family family = parts.games().find(seek.family()).orElseThrow();
      int levels = ComputerPlayers.levels(family, family.game(seek.chosen()));
      if (levels > 0) {
        Seat computer = Companion.seat(seek.rating(), levels);
        found(seek.person(), begin(seek, seat(seek.person()), computer), false);
      }
    }
    changed();
  }

  /** Those who wait at tables for all to see, and look at them. */
  private List<Seekers.Seek> hosts(long now) {
    List<Seekers.Seek> hosts = new ArrayList<>();
    for (GameTable table : tables.all()) {
      Session game = table.live().now();
      Optional<Side> free = table.freeSide();
      long host = free.map(side -> PlayerNumber.of(game.seat(side.opponent()).holder())).orElse(0L);
      boolean isOpen = host != 0 && !table.options().isPrivate() && !game.isOver();
      if (isOpen && table.viewers().count() > 0 && table.id() != 0) {
        Terms terms = game.terms();
        double rating = ratings.of(host, terms.family()).orElse(Rating.UNKNOWN).value();
        hosts.add(
            new Seekers.Seek(
                host, terms.family(), terms.chosen(), terms.time(), rating, now, table.id()));
      }
    }
    return hosts;
  }

  private void join(long person, GameTable table) {
    Event sit = new Event.Sit(table.freeSide().orElse(Side.WHITE), seat(person));
    table.live().send(PlayerNumber.player(person), sit, Unheard.INSTANCE);
    found(person, table, true);
  }

  private Seat seat(long person) {
    String name =
        guests.stream()
            .filter(guest -> guest.id() == person)
            .map(Guest::name)
            .findFirst()
            .orElse("");
    return new Seat(PlayerNumber.player(person), name);
  }

  private GameTable begin(Seekers.Seek seek, Seat black, Seat white) {
    return tables.begin(
        new Terms(seek.family(), seek.chosen(), Optional.empty(), seek.time(), black, white),
        TableOptions.OPEN);
  }

  private void found(long person, GameTable table, boolean isOver) {
    guests.stream()
        .filter(guest -> guest.id() == person)
        .forEach(guest -> guest.place().found(table, isOver));
  }

  HouseClock clock() {
    return clock;
  }

  Ratings ratings() {
    return ratings;
  }

  /** A rated game has changed its players' ratings. */
  private void over(GameTable table) {
    for (Side side : Side.values()) {
      long person = PlayerNumber.of(table.live().now().seat(side).holder());
      if (table.options().isRated() && person != 0) {
        ratings.read(person);
      }
    }
  }

  private void turned(long person, GameTable table) {
    guests.stream()
        .filter(guest -> guest.id() == person)
        .forEach(guest -> guest.place().turned(table));
  }

  private void ratingsChanged() {
    tables.all().forEach(GameTable::told);
    changed();
  }

  Tables tables() {
    return tables;
  }

  /** The names of those who are here, each once, in order. */
  List<String> people() {
    return guests.stream().map(Guest::name).distinct().sorted().toList();
  }

  /** What was said last, the oldest first. */
  List<ChatRow> said() {
    synchronized (chat) {
      return List.copyOf(chat);
    }
  }

  /** Shows what somebody said, once it is saved. */
  void say(Guest guest, String text) {
    store
        .say(guest.id(), text)
        .thenRun(
            () -> {
              synchronized (chat) {
                chat.add(new ChatRow(guest.id(), guest.name(), text));
                if (chat.size() > CHAT) {
                  chat.remove(0);
                }
              }
              changed();
            });
  }

  /** Notes at which table a person's connection was lost, or that they left it. */
  void lost(long person, Optional<GameTable> table) {
    if (table.isPresent()) {
      lost.put(person, table.get().id());
    } else {
      lost.remove(person);
    }
  }

  /** The table at which a person's connection was lost, if the game goes on. */
  Optional<GameTable> backTo(long person) {
    Long id = lost.remove(person);
    return id == null
        ? Optional.empty()
        : tables.numbered(id).filter(table -> !table.live().now().isOver());
  }

  void left(Guest guest) {
    if (guests.remove(guest)) {
      changed();
    }
  }

  /** Tells all lobbies soon that something is new. */
  void changed() {
    if (isNewsDue.compareAndSet(false, true)) {
      parts.scheduler().after(NEWS_MILLIS, this::tell);
    }
  }

  private void tell() {
    isNewsDue.set(false);
    listeners.forEach(Runnable::run);
  }

  Runnable listen(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /** Closes all games, which go on when the house is opened again. */
  @Override
  public void close() {
    isClosed = true;
    store.beat(clock.getAsLong());
    tables.close();
  }
}
