package dev.banmen.server;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.SerialExecutor;
import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.address.WrongCodes;
import dev.banmen.server.lobby.LobbyChat;
import dev.banmen.server.lobby.LobbyNotifier;
import dev.banmen.server.lobby.MatchQueue;
import dev.banmen.server.lobby.SpeechPace;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.session.text.Results;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A house that anybody may come to: its people, its tables, what is said. Everything that happens
 * at a table is in the store before anybody sees it, and each game goes on where it stood when the
 * house is opened again. For any thread; each method but {@link #open} returns at once.
 */
public final class House implements AutoCloseable {
  /** How often the time of the house is saved: no game gains more than that by a crash. */
  static final long BEAT_MILLIS = 1_000;

  /** Who announces, where others are people by their numbers. */
  static final long HOUSE = 0;

  private static final EventLog LOG = EventLog.of(House.class);

  private final HouseParts parts;
  private final Store store;
  private final HouseClock clock;
  private final Tables tables;
  private final Moderation moderation;
  private final Admission doorkeeper;
  private final PersonCommands.Services services;
  private final WrongCodes wrongCodes;
  private final SpeechPace pace = new SpeechPace();
  private final Ratings ratings;
  private final Optional<AwayNotices> away;
  private final TeachingTables teaching;
  private final Matchmaker matchmaker;
  private final List<OnlinePerson> guests = new CopyOnWriteArrayList<>();
  private final LastPlaces places;
  private final LobbyChat chat = new LobbyChat();
  private final Set<Long> forgotten = ConcurrentHashMap.newKeySet(); // people
  private final LobbyNotifier news;
  private volatile List<String> names; // null when it has to be counted again
  private volatile boolean isClosed;

  private House(HouseParts parts, Store store, HouseClock clock) {
    this.parts = parts;
    this.store = store;
    this.clock = clock;
    news = new LobbyNotifier(parts.scheduler());
    places = new LastPlaces(store);
    away =
        parts
            .hook()
            .map(
                hook ->
                    new AwayNotices(
                        hook,
                        this::isAway,
                        parts.games(),
                        new GameTitles(),
                        parts.address(),
                        parts.calendar()));
    PeopleLimits people = parts.people();
    wrongCodes = new WrongCodes(people.wrongCodes(), people.wrongCodesOfAddress());
    AccountCodes codes = new AccountCodes(store.accounts(), parts.calendar(), people, wrongCodes);
    moderation = Moderation.open(store.accounts(), parts.calendar());
    doorkeeper = new Admission(store, codes, moderation, parts.calendar(), parts.address(), people);
    services =
        new PersonCommands.Services(
            store,
            codes,
            moderation,
            parts.address(),
            new AddressCounts(people.reportsOfDay(), PeopleLimits.DAY_MILLIS),
            parts.limits(),
            people);
    tables =
        new Tables(
            store,
            parts.games(),
            clock,
            parts.calendar(),
            parts.scheduler(),
            parts.thinkers(),
            parts::limits,
            parts.patienceNow(),
            this::changed,
            this::over,
            this::counted,
            this::turned,
            opener -> teaching().ledBy(opener.person(), opener.share()));
    teaching =
        new TeachingTables(
            store,
            parts.games(),
            parts.calendar(),
            parts.teachingNow(),
            places,
            tables::newCode,
            this::changed);
    ratings = new Ratings(store, parts.calendar(), this::ratingsChanged);
    matchmaker =
        new Matchmaker(
            new MatchQueue(),
            tables,
            ratings,
            moderation,
            parts.games(),
            parts.calendar(),
            this::name,
            this::opener,
            this::found,
            this::changed);
  }

  /**
   * Opens the house with all games that were in play.
   *
   * @param store which is the caller's to close, after this
   * @param unread gets the numbers of tables that cannot be replayed; they stay as they are
   * @throws StoreFault if the store cannot be read
   */
  public static House open(HouseParts parts, Store store, List<Long> unread) throws StoreFault {
    List<Tables.Stored> stored = Tables.read(store, parts.games(), unread);
    try {
      long first = store.lastBeat().join();
      for (Tables.Stored one : stored) {
        first = Math.max(first, one.reading().millis());
      }
      House house = new House(parts, store, new HouseClock(first, System::nanoTime));
      store.said(LobbyChat.MOST).join().forEach(house.chat::add);
      stored.forEach(one -> house.tables.resume(one, house.isNamed(one.row().opened().person())));
      store.teaching().join().forEach(house.teaching::resume);
      store.heldBack().join().forEach(house.teaching::resume);
      house.beat();
      house.tidy();
      return house;
    } catch (CompletionException e) {
      throw new StoreFault(String.valueOf(e.getCause().getMessage()), e);
    }
  }

  private void beat() {
    if (!isClosed) {
      FaultBarrier.contain(() -> store.beat(clock.getAsLong()), this::match, tables::look);
      parts.scheduler().after(BEAT_MILLIS, this::beat);
    }
  }

  /** Deletes what has ended, now and each hour. */
  void tidy() {
    if (!isClosed) {
      FaultBarrier.contain(
          moderation::tidy,
          teaching::tidy,
          () ->
              FaultBarrier.watch(
                  doorkeeper
                      .tidy(this::here)
                      .thenAccept(gone -> gone.forEach(this::deleteBelongings))),
          this::deleteLeftBehind);
      parts.scheduler().after(PeopleLimits.HOUR_MILLIS, this::tidy);
    }
  }

  private Set<Long> here() {
    return guests.stream().map(OnlinePerson::id).collect(Collectors.toSet());
  }

  /** Deletes what people had on their own who can't come back: what could not be deleted before. */
  private void deleteLeftBehind() {
    FaultBarrier.watch(
        CompletableFuture.supplyAsync(parts.belongings()::owners, parts.files())
            .thenCompose(people -> store.accounts().unreachable(people))
            .thenAccept(
                gone -> {
                  Set<Long> here = here();
                  gone.stream().filter(one -> !here.contains(one)).forEach(this::deleteBelongings);
                }));
  }

  /**
   * Deletes what somebody had on their own who is forgotten. What cannot be deleted is tried again
   * each hour, and when the house is opened again.
   *
   * @return whether it is deleted
   */
  private CompletableFuture<Boolean> deleteBelongings(long person) {
    try {
      return CompletableFuture.supplyAsync(() -> isDeleted(person), parts.files());
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e); // such as that the threads have ended
      return CompletableFuture.completedFuture(false);
    }
  }

  private boolean isDeleted(long person) {
    try {
      parts.belongings().forget(person);
      return true;
    } catch (IOException | RuntimeException | Error e) {
      FaultBarrier.reportUnforeseen(e);
      LOG.error(LogEvent.NOT_DELETED, LogField.of("person", person), LogField.of("fault", e));
      return false;
    }
  }

  /**
   * Whether somebody may try to come in.
   *
   * @param key the fingerprint of the key offered; empty for a guest without one
   */
  public boolean isOpenTo(Optional<String> key) {
    return !isClosed && parts.isOpenTo().test(key);
  }

  /** Whether nobody from an address may even knock. */
  public boolean isBarred(String address) {
    return moderation.ofAddress(address).isPresent();
  }

  /**
   * Lets somebody in, once the store has said who that is.
   *
   * @param in gets the visit, on any thread
   * @param out gets why not, on any thread; exactly one of both gets exactly one call
   */
  public void welcome(VisitRequest caller, Consumer<Visit> in, Consumer<Refusal> out) {
    Language language = parts.belongings().language(caller.environment());
    Words words = language.words(House.class);
    Optional<String> why = refused(caller, words);
    if (why.isPresent()) {
      out.accept(new Refusal(why.get()));
      return;
    }
    FaultBarrier.watch(
        doorkeeper
            .arrival(caller, words, arrival -> enter(arrival, words))
            .whenComplete(
                (guest, fault) -> {
                  if (fault == null) {
                    show(guest, in);
                  } else {
                    out.accept(refusal(fault, words));
                  }
                }));
  }

  /** Why somebody cannot come in, whoever they are. */
  private Optional<String> refused(VisitRequest caller, Words words) {
    boolean isGuest = caller.key().isEmpty();
    if (isClosed || !parts.isOpenTo().test(caller.key())) {
      return Optional.of(words.text("house.closed"));
    } else if (guests.size() >= parts.limits().people()
        || isGuest
            && guests.stream().filter(OnlinePerson::isKeyless).count() >= parts.people().guests()) {
      return Optional.of(words.text("house.full"));
    }
    return Optional.empty();
  }

  private static Refusal refusal(Throwable fault, Words words) {
    Throwable why = FaultBarrier.cause(fault);
    return why instanceof Refusal known ? known : new Refusal(words.text("house.store"));
  }

  private CompletableFuture<OnlinePerson> enter(AdmittedPerson arrival, Words words) {
    long person = arrival.person().id();
    if (guests.stream().filter(guest -> guest.id() == person).count() >= parts.limits().visits()) {
      return CompletableFuture.failedFuture(new Refusal(words.text("house.visits")));
    }
    // Reading the settings takes the disk; the store's thread must not wait for it.
    return CompletableFuture.supplyAsync(() -> guest(arrival), parts.files());
  }

  private OnlinePerson guest(AdmittedPerson arrival) {
    Executor files = new SerialExecutor(parts.files(), OnlinePerson.MOST_WAITING);
    Person own =
        parts.belongings().of(arrival.person().id(), arrival.caller().environment(), files);
    OnlinePerson guest = new OnlinePerson(this, arrival, own, files);
    share(guest);
    guests.add(guest);
    return guest;
  }

  /** Shows somebody in who is in the house by now, and out again if their terminal fails. */
  private void show(OnlinePerson guest, Consumer<Visit> in) {
    try {
      changed();
      // A ban may have come in between.
      moderation
          .ban(guest.id(), guest.caller().key(), guest.caller().address())
          .ifPresent(ban -> guest.sendAway(Admission.sentence(ban, guest.words())));
      in.accept(guest);
    } catch (RuntimeException | Error e) {
      guest.close();
      throw e;
    }
  }

  /**
   * Makes a caller's key that of the person whose code they show.
   *
   * @param verb {@code link}, {@code recover} or {@code back}: what kind of code it is
   * @param done gets what to tell them, on any thread
   * @param out gets why not, on any thread; exactly one of both gets exactly one call
   */
  public void claim(
      VisitRequest caller, String verb, Consumer<String> done, Consumer<Refusal> out) {
    Words words = parts.belongings().language(caller.environment()).words(House.class);
    if (isClosed || !parts.isOpenTo().test(caller.key())) {
      out.accept(new Refusal(words.text("house.closed")));
      return;
    }
    CodeKind kind =
        switch (verb) {
          case "recover" -> CodeKind.RECOVERY;
          case "back" -> CodeKind.BACK;
          default -> CodeKind.LINK;
        };
    FaultBarrier.watch(
        CompletableFuture.completedFuture(caller)
            .thenCompose(one -> doorkeeper.claim(one, kind, words))
            .thenApply(claimed -> claimed(claimed.person(), kind, words))
            .whenComplete(
                (text, fault) -> {
                  if (fault == null) {
                    done.accept(text);
                  } else {
                    out.accept(refusal(fault, words));
                  }
                }));
  }

  /** Says that a key is a person's now. */
  private String claimed(PersonRow person, CodeKind kind, Words words) {
    String name = PersonFinder.called(person);
    if (kind != CodeKind.RECOVERY) {
      return words.text("code.linked", name);
    }
    sendAway(guest -> guest.id() == person.id(), guest -> guest.words().text("code.replaced"));
    return words.text("code.recovered", name);
  }

  /** Lets nobody in any more, and sends everybody home: the server is about to end. */
  public void sayFarewell() {
    isClosed = true;
    sendAway(guest -> true, guest -> guest.words().text("house.ending"));
  }

  /** How many tables have games in play, or are still looked at. */
  public int tableCount() {
    return tables.count();
  }

  /** Ends visits, each with a sentence of its own. */
  void sendAway(Predicate<OnlinePerson> which, Function<OnlinePerson, String> why) {
    each(guests.stream().filter(which), guest -> guest.sendAway(why.apply(guest)));
  }

  /** Does something about guests, for each whatever becomes of the others. */
  private static void each(Stream<OnlinePerson> guests, Consumer<OnlinePerson> task) {
    guests.forEach(guest -> FaultBarrier.contain(() -> task.accept(guest)));
  }

  /** All who are here, in the order in which they came. */
  List<OnlinePerson> present() {
    return List.copyOf(guests);
  }

  /**
   * The owner has ended a game: its players, and who opened it, read that at the table, and in the
   * lobby until they have read it there.
   */
  void ended(GameTable table) {
    LOG.info(LogEvent.TABLE_ENDED, LogField.of("table", table.id()));
    Set<Long> people = new HashSet<>(TableView.players(table.live().now()));
    people.add(table.opener().person());
    table.told();
    ended(people, table.ended().get().orElseThrow());
  }

  /** The program has counted a game: whoever is away reads that when they come back. */
  private void counted(GameTable table) {
    String result = Results.of(table.live().now().outcome());
    String line = Admission.counted(table.id(), result);
    table.ended().set(Optional.of(line).filter(one -> result.equals(Results.NONE)));
    table.told();
    Set<Long> people = new HashSet<>(TableView.players(table.live().now()));
    people.removeIf(table.viewers()::reaches);
    ended(people, line);
  }

  private void ended(Set<Long> people, String line) {
    people.remove(0L); // a computer, or nobody
    people.forEach(person -> doorkeeper.ended(person, line));
    each(
        guests.stream().filter(guest -> people.contains(guest.id())),
        guest -> guest.place().ended(line));
  }

  /** Shows a text to all, from the house itself, once it is saved. */
  CompletableFuture<Void> announce(String text) {
    return store
        .say(HOUSE, text)
        .thenRun(
            () -> {
              add(new ChatRow(HOUSE, "", text));
              each(guests.stream(), guest -> guest.place().announce(text));
            });
  }

  /** Ends the visits of somebody who is to be forgotten, and shows no more of what they said. */
  void dismiss(long person) {
    forgotten.add(person);
    sendAway(guest -> guest.id() == person, guest -> guest.words().text("admin.dismissed"));
  }

  /**
   * Drops what is known of a person whom the store has forgotten.
   *
   * @return whether their files are deleted, too
   */
  CompletableFuture<Boolean> forgotten(long person) {
    CompletableFuture<Boolean> deleted = deleteBelongings(person);
    FaultBarrier.contain(
        () -> moderation.forget(person),
        () -> places.forget(person),
        () -> ratings.forget(person),
        () -> teaching.forget(person),
        () -> tables.all().forEach(table -> table.talk().forget(person)),
        () -> chat.forget(person),
        this::changed);
    return deleted;
  }

  /**
   * Who was called like the house before it had its name; they keep theirs. Waits for the store.
   */
  public Optional<String> namesake() {
    String letters = parts.name().replaceAll("[^\\p{L}\\p{N}]", "");
    return new PersonFinder(store).find(letters).join().map(PersonRow::name);
  }

  /** What is shared by all who type commands. */
  PersonCommands.Services services() {
    return services;
  }

  WrongCodes wrongCodes() {
    return wrongCodes;
  }

  /** How fast people speak, wherever they do. */
  SpeechPace pace() {
    return pace;
  }

  Moderation moderation() {
    return moderation;
  }

  HouseParts parts() {
    return parts;
  }

  Store store() {
    return store;
  }

  MatchQueue seekers() {
    return matchmaker.seekers();
  }

  Matchmaker matchmaker() {
    return matchmaker;
  }

  /** The same as {@link Matchmaker#match}. */
  CompletableFuture<Void> match() {
    return matchmaker.match();
  }

  private boolean isNamed(long person) {
    return store.person(person).join().filter(one -> !one.name().isEmpty()).isPresent();
  }

  /** Counts somebody's tables as they are counted from now on: they are here, or have a name. */
  void share(OnlinePerson guest) {
    tables.share(guest.opener());
    teaching.share(guest);
  }

  /** A person, as tables and thoughts are counted. */
  GameTable.Opener opener(long person) {
    return guests.stream()
        .filter(guest -> guest.id() == person)
        .map(OnlinePerson::opener)
        .findFirst()
        .orElseGet(() -> GameTable.Opener.absent(person, false));
  }

  /** What somebody who is here is called; empty if they are not. */
  String name(long person) {
    return guests.stream()
        .filter(guest -> guest.id() == person)
        .map(OnlinePerson::name)
        .findFirst()
        .orElse("");
  }

  /**
   * Shows a game to whoever looked for it, at the terminal from which they did; at all of theirs if
   * they stopped too late.
   */
  private void found(MatchQueue.Seek seek, GameTable table, boolean isOver) {
    List<PersonLobby> own =
        guests.stream()
            .filter(guest -> guest.id() == seek.person())
            .map(OnlinePerson::place)
            .toList();
    List<PersonLobby> seeking = own.stream().filter(lobby -> lobby.seeks(seek)).toList();
    (seeking.isEmpty() ? own : seeking)
        .forEach(lobby -> FaultBarrier.contain(() -> lobby.found(table, isOver)));
  }

  HouseClock clock() {
    return clock;
  }

  Ratings ratings() {
    return ratings;
  }

  /** A rated game has changed its players' ratings. */
  private void over(GameTable table) {
    Set<Long> people = new HashSet<>(TableView.players(table.live().now()));
    people.remove(0L);
    if (table.options().isRated()) {
      ratings.settled(table.id(), people);
    }
  }

  private void turned(Set<Long> people, GameTable table) {
    each(
        guests.stream().filter(guest -> people.contains(guest.id())),
        guest -> guest.place().turned(table));
    if (!isClosed) {
      away.ifPresent(notices -> notices.tell(table, people));
    }
  }

  private boolean isAway(long person) {
    return !forgotten.contains(person) && guests.stream().noneMatch(guest -> guest.id() == person);
  }

  private void ratingsChanged() {
    tables.all().forEach(GameTable::told);
    changed();
  }

  Tables tables() {
    return tables;
  }

  TeachingTables teaching() {
    return teaching;
  }

  /** The names of those who are here, each once, in order. */
  List<String> people() {
    List<String> known = names;
    if (known == null) {
      known = guests.stream().map(OnlinePerson::name).distinct().sorted().toList();
      names = known;
    }
    return known;
  }

  /** What was said last, the oldest first. */
  List<ChatRow> said() {
    return chat.lines();
  }

  /** Shows a chat message once it is saved; its sender learns if that fails. */
  CompletableFuture<Void> say(OnlinePerson guest, String text) {
    CompletableFuture<Void> said =
        store
            .say(guest.id(), text)
            .whenComplete(
                (done, fault) -> {
                  if (fault == null) {
                    add(new ChatRow(guest.id(), guest.name(), text));
                  } else {
                    guest.place().tell(guest.words().text("house.store"));
                  }
                });
    FaultBarrier.watch(said);
    return said;
  }

  private void add(ChatRow row) {
    chat.add(row);
    changed();
  }

  /** Where people are, and come back to. */
  LastPlaces places() {
    return places;
  }

  /** The table at which a person was cut off, if the game goes on and is not before them anyway. */
  Optional<GameTable> backTo(long person) {
    return tables
        .numbered(places.of(person))
        .filter(
            table ->
                table.isOf(PlayerNumber.player(person))
                    && !table.live().now().isOver()
                    && !table.viewers().has(person));
  }

  void left(OnlinePerson guest) {
    if (guests.remove(guest)) {
      changed();
    }
    if (forgotten.contains(guest.id())) {
      deleteBelongings(guest.id()); // a last page may have saved
    } else if (!guest.isNamed() && !guest.isKeyless() && tables.with(guest.me()).isEmpty()) {
      parts.files().execute(() -> dropNameless(guest));
    }
  }

  /** Deletes somebody whose last visit has ended, if they have no name and nothing else. */
  private void dropNameless(OnlinePerson gone) {
    boolean hasOwn = true;
    try {
      hasOwn = teaching.knows(gone.id()) || !parts.belongings().files(gone.id()).isEmpty();
    } catch (IOException e) {
      // The disk will not say; they stay.
    }
    FaultBarrier.watch(
        doorkeeper.left(
            gone.id(),
            gone.caller(),
            hasOwn,
            () -> guests.stream().anyMatch(guest -> guest.id() == gone.id())));
  }

  /** Tells all lobbies soon that something is new. */
  void changed() {
    names = null;
    news.changed();
  }

  Runnable listen(Runnable listener) {
    return news.listen(listener);
  }

  /** Closes all games, which go on when the house is opened again. */
  @Override
  public void close() {
    isClosed = true;
    FaultBarrier.contain(() -> store.beat(clock.getAsLong()), tables::close);
  }
}
