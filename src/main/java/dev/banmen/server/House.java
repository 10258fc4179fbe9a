package dev.banmen.server;

import dev.banmen.app.Refusal;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.SerialExecutor;
import dev.banmen.server.address.WrongCodes;
import dev.banmen.server.desk.AdminDesk;
import dev.banmen.server.desk.PersonEraser;
import dev.banmen.server.lobby.HouseServices;
import dev.banmen.server.lobby.LobbyChat;
import dev.banmen.server.lobby.LobbyNotifier;
import dev.banmen.server.lobby.MatchQueue;
import dev.banmen.server.lobby.Matchmaker;
import dev.banmen.server.lobby.PersonSearches;
import dev.banmen.server.lobby.TableLists;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.AccountCodes;
import dev.banmen.server.people.Admission;
import dev.banmen.server.people.AdmittedPerson;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.Moderation;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.people.PersonFinder;
import dev.banmen.server.people.SpeechRules;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreNews;
import dev.banmen.server.tables.AwayNotices;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.tables.TableNotes;
import dev.banmen.server.tables.TableReader;
import dev.banmen.server.tables.TableSurroundings;
import dev.banmen.server.tables.Tables;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A house that anybody may come to: its people, its tables, what is said. Everything that happens
 * at a table is in the store before anybody sees it, and each game goes on where it stood when the
 * house is opened again. For any thread; each method but {@link #open} returns at once.
 */
public final class House implements AutoCloseable {
  /** How often the time of the house is saved: no game gains more than that by a crash. */
  static final long BEAT_MILLIS = 1_000;

  private final HouseParts parts;
  private final HouseClock clock;
  private final NodeNotes notes;
  private final AtomicBoolean wasElsewhere = new AtomicBoolean(); // the last tidying
  private final HouseServices services;
  private final OnlinePeople people = new OnlinePeople();
  private final SpeechRules speech;
  private final Admission admission;
  private final NodePresence presence;
  private final PersonEraser eraser;
  private final AdminDesk desk;

  private House(HouseParts parts, Store store, HouseClock clock) {
    this.parts = parts;
    this.clock = clock;
    notes = new NodeNotes(store.nodes());
    PeopleLimits limits = parts.people();
    LastPlaces places = new LastPlaces(store);
    LobbyNotifier news = new LobbyNotifier(parts.scheduler());
    SharedCounts counts = new SharedCounts(notes, parts.calendar());
    LobbyChat chat = new LobbyChat(store, news, people, notes);
    Moderation moderation = new Moderation(store.accounts(), parts.calendar(), people, notes);
    WrongCodes wrongCodes = counts.wrongCodes(limits);
    AccountCodes codes = new AccountCodes(store.accounts(), parts.calendar(), limits, wrongCodes);
    EndedGames endedGames = new EndedGames(store, people, notes);
    TableSurroundings around =
        new TableSurroundings(
            parts.games(),
            clock,
            parts.calendar(),
            parts.scheduler(),
            parts.readers(),
            parts.thinkers(),
            parts.limitsNow(),
            parts.waitingLimits(),
            news::changed);
    TeachingTables teaching =
        new TeachingTables(
            store,
            notes,
            parts.games(),
            parts.readers(),
            parts.calendar(),
            parts.teachingNow(),
            places,
            news::changed);
    Tables tables =
        new Tables(
            store,
            around,
            people,
            endedGames,
            teaching,
            parts
                .hook()
                .map(
                    hook ->
                        new AwayNotices(
                            hook, people, parts.games(), parts.address(), parts.calendar())));
    Matchmaker matchmaker =
        new Matchmaker(new MatchQueue(), tables, people, moderation, around, store.nodes(), notes);
    services =
        new HouseServices(
            parts.name(),
            parts.address(),
            around,
            limits,
            store,
            people,
            moderation,
            codes,
            wrongCodes,
            counts.counts("report", limits.reportsOfDay(), PeopleLimits.DAY_MILLIS),
            places,
            endedGames,
            chat,
            news,
            notes,
            tables,
            new TableLists(tables, news),
            new TableNotes(tables, people, endedGames, notes, store),
            teaching,
            matchmaker,
            new PersonSearches());
    speech =
        new SpeechRules(moderation, counts.pace(), parts.limitsNow(), limits, parts.calendar());
    admission =
        new Admission(
            store,
            codes,
            moderation,
            parts.calendar(),
            parts.address(),
            counts.counts("guest", limits.newGuests(), PeopleLimits.HOUR_MILLIS),
            counts.counts("key", limits.newKeys(), PeopleLimits.HOUR_MILLIS));
    presence = new NodePresence(store.nodes(), notes, parts.scheduler(), people, tables);
    eraser = new PersonEraser(services);
    new OtherNodes(services, eraser);
    desk = new AdminDesk(services, parts.games(), parts.belongings(), eraser);
  }

  /**
   * Opens the house with all games that were in play.
   *
   * @param store which is the caller's to close, after this
   * @param unread gets the numbers of tables that cannot be replayed; they stay as they are
   * @throws StoreFault if the store cannot be read
   */
  public static House open(HouseParts parts, Store store, List<Long> unread) throws StoreFault {
    List<ListedTable> stored = new TableReader(store, parts.games()).unfinished(unread);
    try {
      long first = store.lastBeat().join();
      for (ListedTable one : stored) {
        first = Math.max(first, one.standing().since());
      }
      House house = new House(parts, store, new HouseClock(first, parts.nanos()));
      store.listen(house.new News());
      house.services.tables().resume(stored, unread);
      house.notes.readAll().join();
      house.beat();
      house.tidy();
      return house;
    } catch (CompletionException e) {
      throw new StoreFault(String.valueOf(e.getCause().getMessage()), e);
    }
  }

  /** Has the tables hear of what others have saved. */
  private final class News implements StoreNews {
    @Override
    public void saved(List<SavedTable> news) {
      if (!people.isClosed()) {
        services.tables().changes().heard(news);
      }
    }

    @Override
    public void told(NodeNote note) {
      if (!people.isClosed()) {
        notes.told(note);
      }
    }

    @Override
    public void missed() {
      if (!people.isClosed()) {
        FaultBarrier.contain(services.tables().changes()::compare, notes::readAll);
      }
    }
  }

  private void beat() {
    if (!people.isClosed()) {
      FaultBarrier.contain(
          this::setClock,
          services.tables().changes()::compare,
          services.matchmaker()::look,
          services.tables()::look,
          presence::beat);
      parts.scheduler().after(BEAT_MILLIS, this::beat);
    }
  }

  /** Saves what time it is, and sets the clock by what others have saved. */
  private void setClock() {
    long asked = clock.asks();
    services
        .store()
        .beat(clock.getAsLong())
        .thenAccept(now -> clock.hears(asked, now)); // a fault is in the log
  }

  /** Deletes what has ended, now and each hour. */
  void tidy() {
    if (!people.isClosed()) {
      FaultBarrier.contain(services.moderation()::tidy, services.teaching()::tidy, this::tidyStore);
      parts.scheduler().after(PeopleLimits.HOUR_MILLIS, this::tidy);
    }
  }

  /**
   * Has the store delete what has ended, unless another process is about to. One that is still
   * about to an hour later hangs: then it is done here, too.
   */
  private void tidyStore() {
    Set<String> task = Set.of("tidying");
    NodeStore nodes = services.store().nodes();
    FaultBarrier.watch(
        nodes
            .take(task)
            .thenCompose(
                taken -> {
                  boolean isElsewhere = taken.isEmpty();
                  boolean isAgain = wasElsewhere.getAndSet(isElsewhere);
                  return isElsewhere && !isAgain
                      ? CompletableFuture.completedFuture(null)
                      : admission.tidy(people::numbers);
                })
            .whenComplete((done, fault) -> nodes.leave(task)));
  }

  /**
   * Whether somebody may try to come in.
   *
   * @param key the fingerprint of the key offered; empty for a guest without one
   */
  public boolean isOpenTo(Optional<String> key) {
    return !people.isClosed() && parts.isOpenTo().test(key);
  }

  /** Whether nobody from an address may even knock. */
  public boolean isBarred(String address) {
    return services.moderation().ofAddress(address).isPresent();
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
    answer(
        admission.arrival(caller, words, admitted -> enter(admitted, words)),
        visit -> show(visit, in),
        out,
        words);
  }

  private static <T> void answer(
      CompletableFuture<T> work, Consumer<T> done, Consumer<Refusal> out, Words words) {
    FaultBarrier.watch(
        work.whenComplete(
            (result, fault) -> {
              if (fault == null) {
                done.accept(result);
              } else {
                out.accept(
                    FaultBarrier.cause(fault) instanceof Refusal known
                        ? known
                        : new Refusal(words.text("house.store")));
              }
            }));
  }

  /** Why somebody cannot come in, whoever they are. */
  private Optional<String> refused(VisitRequest caller, Words words) {
    boolean isGuest = caller.key().isEmpty();
    if (!isOpenTo(caller.key())) {
      return Optional.of(words.text("house.closed"));
    } else if (people.all().size() >= parts.limits().people()
        || isGuest && people.keyless() >= parts.people().guests()) {
      return Optional.of(words.text("house.full"));
    }
    return Optional.empty();
  }

  private CompletableFuture<Visit> enter(AdmittedPerson admitted, Words words) {
    if (people.of(admitted.person().id()).size() >= parts.limits().visits()) {
      return CompletableFuture.failedFuture(new Refusal(words.text("house.visits")));
    }
    // Reading the settings waits for the store, whose own thread must not.
    long id = admitted.person().id();
    CompletableFuture<Long> place =
        people.isNear(id)
            ? CompletableFuture.completedFuture(services.places().of(id)) // of another terminal
            : services.places().read(id);
    return place
        .thenCompose(services::open) // they may be back at their game
        .whenComplete((table, fault) -> FaultBarrier.reportUnforeseen(fault))
        .handle((table, fault) -> admitted)
        .thenApplyAsync(this::visit, parts.files());
  }

  private Visit visit(AdmittedPerson admitted) {
    SerialExecutor ownFiles = new SerialExecutor(parts.saves(), Visit.MOST_WAITING);
    PersonFiles.OwnThings own =
        parts
            .belongings()
            .of(
                admitted.person().id(),
                admitted.caller().environment(),
                ownFiles.on(parts.files()));
    OnlinePerson person = new OnlinePerson(admitted, own.person().games().language(), speech);
    if (!own.isRead()) {
      person.letter().announce(person.words().text("settings.unread"));
    }
    return Visit.begin(services, person, own.person(), ownFiles, () -> left(person, ownFiles));
  }

  /** Shows somebody in who is in the house by now, and out again if their terminal fails. */
  private void show(Visit visit, Consumer<Visit> in) {
    OnlinePerson person = visit.online();
    try {
      services.news().changed();
      // The server's end or a ban may have come in between.
      if (people.isClosed()) {
        person.sendAway(person.words().text("house.ending"));
      }
      services.moderation().sendAwayBanned(person);
      in.accept(visit);
    } catch (RuntimeException | Error e) {
      visit.close();
      throw e;
    }
  }

  private void left(OnlinePerson person, Executor ownFiles) {
    if (people.remove(person)) {
      services.news().changed();
    }
    if (!people.isForgotten(person.id())
        && !person.isNamed()
        && !person.isKeyless()
        && !services.tables().known().hasSeat(person.me())) {
      try {
        ownFiles.execute(() -> dropNameless(person)); // after what a last page saves
      } catch (RejectedExecutionException e) {
        // Too much of theirs waits to be saved: they have something.
      }
    }
  }

  /** Deletes somebody whose last visit has ended, if they have no name and nothing else. */
  private void dropNameless(OnlinePerson gone) {
    boolean hasOwn = services.teaching().knows(gone.id());
    FaultBarrier.watch(
        admission.left(gone.id(), gone.request(), hasOwn, () -> people.isHere(gone.id())));
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
    if (!isOpenTo(caller.key())) {
      out.accept(new Refusal(words.text("house.closed")));
      return;
    }
    CodeKind kind =
        switch (verb) {
          case "recover" -> CodeKind.RECOVERY;
          case "back" -> CodeKind.BACK;
          default -> CodeKind.LINK;
        };
    answer(
        CompletableFuture.completedFuture(caller)
            .thenCompose(one -> admission.claim(one, kind, words))
            .thenApply(claimed -> claimed(claimed.person(), kind, words)),
        done,
        out,
        words);
  }

  /** Says that a key is a person's now. */
  private String claimed(PersonRow person, CodeKind kind, Words words) {
    String name = PersonFinder.nameOf(person);
    if (kind != CodeKind.RECOVERY) {
      return words.text("code.linked", name);
    }
    people.sendAway(person.id(), "code.replaced");
    notes.tell(NodeTopic.PEOPLE, Long.toString(person.id()));
    return words.text("code.recovered", name);
  }

  /** The desk where the owner gives commands. */
  public AdminDesk desk() {
    return desk;
  }

  /** Lets nobody in any more, and sends everybody home: the server is about to end. */
  public void sayFarewell() {
    people.close();
    people.sendAway(one -> true, one -> one.words().text("house.ending"));
  }

  /** How many tables have games in play, or are still looked at. */
  public int tableCount() {
    return services.tables().known().count();
  }

  /** At how many tables somebody on this node looks, or something happens. */
  public int awakeTableCount() {
    return services.tables().known().countAwake();
  }

  /**
   * The name of somebody called like the house before it was; they keep it. Waits for the store.
   */
  public Optional<String> namesake() {
    String letters = parts.name().replaceAll("[^\\p{L}\\p{N}]", "");
    return new PersonFinder(services.store()).find(letters).join().map(PersonRow::name);
  }

  /** The parts that all visits use. */
  public HouseServices services() {
    return services;
  }

  public PersonEraser eraser() {
    return eraser;
  }

  /** Closes all games, which go on when the house is opened again. */
  @Override
  public void close() {
    people.close();
    FaultBarrier.contain(
        () -> services.store().beat(services.around().clock().getAsLong()),
        services.tables()::close);
  }
}
