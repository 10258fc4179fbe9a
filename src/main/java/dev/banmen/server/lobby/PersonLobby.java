package dev.banmen.server.lobby;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NameOffer;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Command;
import dev.banmen.game.Games;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.say.LobbySentences;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.NameRule;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.people.SecretCode;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.teaching.LiveTeachingTable;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** The lobby of a house as one person sees it, at one terminal. For any thread. */
public final class PersonLobby implements Lobby {
  /** The time after which it is said that saving takes long. */
  public static final long SLOW_MILLIS = 1_500;

  private static final String QUICK_GAME = "go";
  private static final Map<String, String> QUICK_OPTIONS = Map.of("size", "9");

  private static final String QUICK_TIME = "5m+3x20s";

  private final HouseServices house;
  private final OnlinePerson person;
  private final Games games;
  private final PersonRoom room;
  private final PersonCommands commands;
  private final PersonSearch search;
  private final DueAnswers answers;
  private final TableDescriptions descriptions;
  private volatile NameOffer offer;
  private volatile String checked = ""; // the code that was typed last

  PersonLobby(HouseServices house, OnlinePerson person, Games games, PersonRoom room) {
    this.house = house;
    this.person = person;
    this.games = games;
    this.room = room;
    commands = new PersonCommands(house, person);
    search = room.search();
    answers = room.answers();
    descriptions = room.descriptions();
    offer = new NameOffer(NameRule.offered(person.request().login(), name(), person.words()), "");
  }

  @Override
  public String name() {
    return house.name();
  }

  @Override
  public List<LobbyRow> rows() {
    TableLists.Lists now = house.lists().now();
    List<ListedTable> own = now.of(person.me());
    TableLists.Rows others = now.rows(descriptions);
    List<LobbyRow> rows = new ArrayList<>();
    own.forEach(table -> rows.add(descriptions.row(table, true)));
    rows.addAll(house.teaching().listed(person).stream().map(descriptions::row).toList());
    addOthers(others.free(), own, rows);
    rows.addAll(house.matchmaker().queue().open().stream().map(descriptions::row).toList());
    addOthers(others.taken(), own, rows);
    return rows;
  }

  private static void addOthers(
      List<LobbyRow.Table> all, List<ListedTable> own, List<LobbyRow> rows) {
    if (own.isEmpty()) {
      rows.addAll(all);
      return;
    }
    Set<Long> numbers = own.stream().map(ListedTable::id).collect(Collectors.toSet());
    all.stream().filter(row -> !numbers.contains(row.number())).forEach(rows::add);
  }

  private ListedTable table(LobbyRow.Table row) throws Refusal {
    return house
        .tables()
        .known()
        .numbered(row.number(), person.me())
        .orElseThrow(() -> person.refusal("table.gone"));
  }

  @Override
  public Position position(LobbyRow row) throws Refusal {
    return row.map(
        table -> room.shown(table(table)),
        seeker -> MatchQueue.terms(seek(seeker)).start(games),
        teaching -> led(teaching).position(games));
  }

  private MatchQueue.Seek seek(LobbyRow.Seeker row) throws Refusal {
    return house.matchmaker().queue().open().stream()
        .filter(one -> one.person() == row.person())
        .findFirst()
        .orElseThrow(() -> person.refusal("search.gone"));
  }

  private LiveTeachingTable led(LobbyRow.Teaching row) throws Refusal {
    return house.teaching().listed(person).stream()
        .filter(table -> table.leader() == row.leader())
        .findFirst()
        .orElseThrow(() -> person.refusal("table.gone"));
  }

  @Override
  public TeachingTable teach(SharedPosition start, boolean isPrivate) throws Refusal {
    if (house.teaching().led(person.id()).isEmpty()) { // else the new one takes its place
      room.checkTables();
    }
    person.checkHere();
    search.goElsewhere();
    search.stop();
    return house.teaching().begin(person, start, isPrivate);
  }

  @Override
  public TeachingTable follow(LobbyRow.Teaching row) throws Refusal {
    person.checkHere();
    search.goElsewhere();
    return house.teaching().enter(person, led(row));
  }

  @Override
  public Optional<TeachingTable> follow(String code) throws Refusal {
    checkCode(code);
    Optional<LiveTeachingTable> table = house.teaching().coded(code);
    if (table.isEmpty()) {
      return Optional.empty();
    }
    person.checkHere();
    search.goElsewhere();
    return Optional.of(house.teaching().enter(person, table.get()));
  }

  @Override
  public void playNow(Optional<LobbyRow> like) throws Refusal {
    Terms last = lastTerms(QUICK_GAME, "");
    search(
        like.isEmpty()
            ? last
            : like.get()
                .map(
                    table -> table(table).terms(),
                    seeker -> MatchQueue.terms(seek(seeker)),
                    teaching -> last));
  }

  @Override
  public void playNow(String family) throws Refusal {
    search(lastTerms(family, family));
  }

  private void search(Terms terms) throws Refusal {
    room.checkTables();
    search.start(terms);
    answers.add(house.matchmaker().match());
  }

  /**
   * The terms of the newest unfinished game, else of a quick game.
   *
   * @param quick the kind of the quick game
   * @param wanted the only kind to look for; empty for any
   */
  private Terms lastTerms(String quick, String wanted) {
    for (ListedTable own : house.tables().known().unfinished(person.me())) {
      Terms last = own.terms();
      if (wanted.isEmpty() || wanted.equals(last.family())) {
        return last;
      }
    }
    Terms plain = Terms.of(quick, quick.equals(QUICK_GAME) ? QUICK_OPTIONS : Map.of());
    return plain.timed(TimeControl.parse(QUICK_TIME).orElseThrow());
  }

  @Override
  public void stopSearch() {
    search.stop();
  }

  @Override
  public Optional<OpponentSearch> search() {
    return search.state();
  }

  @Override
  public Optional<LiveSession> found() {
    Optional<GameTable> found = search.takeFound();
    try {
      return found.isPresent() ? Optional.of(room.look(found.get()).live()) : Optional.empty();
    } catch (Refusal e) {
      tell(e.getMessage()); // the list still has it
      return Optional.empty();
    }
  }

  @Override
  public int turnsBegun() {
    return person.turnsBegun();
  }

  @Override
  public List<String> people() {
    List<String> all = new ArrayList<>(house.people().names());
    if (all.remove(person.name())) {
      all.add(0, person.name());
    }
    return all;
  }

  @Override
  public List<String> chat() {
    List<String> lines = new ArrayList<>();
    for (RecentTalk.SaidLine row : house.chat().lines()) {
      if (row.person() == LobbyChat.HOUSE) {
        lines.add(LobbyChat.announced(row.text(), person.words()));
      } else if (person.reads(row.person())) {
        String name = NameRule.nameOf(row.person(), row.name());
        lines.add(person.words().text("chat.line", name, row.text()));
      }
    }
    return lines;
  }

  @Override
  public LiveSession enter(LobbyRow.Table row) throws Refusal {
    return enter(room.opened(table(row)));
  }

  @Override
  public LiveSession accept(LobbyRow.Seeker row) throws Refusal {
    MatchQueue.Seek seek = seek(row);
    if (seek.person() == person.id()) {
      throw person.refusal("search.own");
    } else if (house.moderation().isApart(person.id(), seek.person())) {
      throw person.refusal("table.blocked");
    }
    room.checkTables();
    GameTable table = begun(house.matchmaker().accept(seek, person.id()));
    search.stop();
    answers.add(table.number());
    return room.lookAt(table).live();
  }

  /** A game that begins; if that takes long, this person goes there once it has. */
  private GameTable begun(CompletableFuture<Optional<GameTable>> begins) throws Refusal {
    try {
      return house.tables().awaitOpen(begins).orElseThrow(() -> person.refusal("search.gone"));
    } catch (StoreFault e) {
      FaultBarrier.watch(begins.thenAccept(late -> late.ifPresent(this::goTo)));
      throw person.refusal("table.slow");
    }
  }

  private void goTo(GameTable table) {
    search.stop();
    search.sat(table);
    house.news().changed();
  }

  @Override
  public LiveSession join(String code) throws Refusal {
    ListedTable table =
        coded(code).orElseThrow(() -> person.refusal("door.code", Printable.of(code)));
    return enter(room.opened(table));
  }

  LiveSession enter(GameTable table) throws Refusal {
    Optional<Side> free = table.freeSide();
    if (free.isPresent() && !table.isOf(person.me())) {
      if (needsName(table)) {
        search.want(table); // whoever takes a name goes there
        tell(person.words().text(person.isKeyless() ? "rated.key" : "rated.name"));
        person.checkNamed();
      }
      room.checkWelcome(table.live());
      search.stop();
      room.sit(table.live(), free.get());
    }
    return room.look(table).live();
  }

  private boolean needsName(GameTable table) {
    return table.options().isRated()
        && !person.isNamed()
        && !table.isOf(person.me())
        && table.freeSide().isPresent();
  }

  /** Whether this person has to take a name before they sit down at a table. */
  boolean isToTakeName() {
    return search.isWanting();
  }

  /** Goes to the table that needed a name, if its seat is still free. */
  private void sitAtWanted() {
    search
        .takeWanted()
        .ifPresent(
            wanted ->
                FaultBarrier.watch(
                    house.tables().open(wanted).thenAccept(table -> table.ifPresent(this::sitAt))));
  }

  private void sitAt(GameTable table) {
    Optional<Side> free = table.freeSide();
    if (free.isPresent()) {
      try {
        room.checkWelcome(table.live());
        search.stop();
        room.sit(table.live(), free.get());
        search.sat(table);
      } catch (Refusal e) {
        // The lobby shows the table no longer as one to sit down at.
      }
    }
  }

  /** The table with this code; a refusal if this person has guessed too many. */
  private Optional<ListedTable> coded(String code) throws Refusal {
    checkCode(code);
    return house.tables().known().coded(code);
  }

  /**
   * Refuses a code of a table if this person, or their address, has guessed too many. Where it is
   * asked for again by the next step, it is not counted again.
   */
  private void checkCode(String code) throws Refusal {
    if (code.equals(checked) || !SecretCode.isOfTable(code)) {
      return; // a number or a name is no guess
    }
    Runnable right =
        house
            .wrongCodes()
            .take(
                Optional.of(person.guesser()),
                person.request().address(),
                house.around().calendar().getAsLong())
            .orElseThrow(() -> person.refusal("code.much"));
    checked = code;
    if (isKnown(code)) {
      right.run();
    } else if (isShared()) {
      checkElsewhere(code, right);
    }
  }

  /** Looks for a code at other nodes. */
  private void checkElsewhere(String code, Runnable right) throws Refusal {
    CompletableFuture<Optional<Long>> place = house.store().coded(code.toLowerCase(Locale.ROOT));
    try {
      if (isFound(place, code)) {
        right.run();
      }
    } catch (StoreFault e) {
      checked = "";
      place.whenComplete(
          (found, fault) -> {
            if (fault != null || found.isPresent()) { // not looked up, or right, if late
              right.run();
            }
          });
      throw person.refusal("table.slow");
    }
  }

  /** Whether other nodes may have opened tables that are not known here yet. */
  private boolean isShared() {
    return house.store().nodes() != NodeStore.ALONE;
  }

  private boolean isKnown(String code) {
    return house.tables().known().coded(code).isPresent()
        || house.teaching().coded(code).isPresent();
  }

  /** Whether a code leads to a table that another node has just opened; then it is here by now. */
  private boolean isFound(CompletableFuture<Optional<Long>> place, String code) throws StoreFault {
    house
        .tables()
        .awaitOpen(
            place.thenCompose(
                found ->
                    found.isPresent()
                        ? house.open(found.get()).thenApply(table -> found)
                        : CompletableFuture.completedFuture(found)));
    return isKnown(code);
  }

  @Override
  public boolean finds(long number) {
    try {
      if (isShared()) {
        house.tables().awaitOpen(house.tables().changes().list(number));
      }
    } catch (StoreFault e) {
      return false;
    }
    return house.tables().known().numbered(number, person.me()).isPresent();
  }

  @Override
  public void say(String typed) throws Refusal {
    CompletableFuture<Void> said =
        house
            .chat()
            .say(person.id(), person.name(), person.speech(typed))
            .whenComplete(
                (done, fault) -> {
                  if (fault != null) {
                    tell(person.words().text("house.store"));
                  }
                });
    FaultBarrier.watch(said);
    answers.add(saving(said));
  }

  @Override
  public Optional<NameOffer> nameOffer() {
    return person.isNamed() || person.isKeyless() ? Optional.empty() : Optional.of(offer);
  }

  @Override
  public void takeName(String typed) throws Refusal {
    person.checkHere();
    if (person.isKeyless()) {
      throw person.refusal("name.key");
    }
    String name = NameRule.shown(typed, name(), person.words());
    offer = new NameOffer(name, ""); // an earlier refusal is over
    FaultBarrier.watch(
        answers.add(
            saving(house.store().name(person.id(), name, NameRule.folded(name)))
                .handle((isFree, fault) -> fault == null ? taken(name, isFree) : unsaved(name))
                .thenCompose(
                    isTaken -> isTaken ? recovery() : CompletableFuture.completedFuture(null))));
  }

  /** Shows a code for a lost key, or says that there is none. */
  private CompletableFuture<Void> recovery() {
    return commands
        .recovery()
        .exceptionally(
            fault -> {
              FaultBarrier.reportUnforeseen(fault);
              return person.words().text("code.unsaved");
            })
        .thenAccept(this::tell);
  }

  /** Calls this person by a name that is theirs now, or asks for another one. */
  private boolean taken(String name, boolean isTheirs) {
    if (isTheirs) {
      FaultBarrier.contain(() -> rename(name), this::sitAtWanted);
    } else {
      offer = new NameOffer(name, person.words().text("name.taken", name));
    }
    house.news().changed();
    return isTheirs;
  }

  /** Has this person called that from now on, at all their terminals and where they sit. */
  private void rename(String name) {
    house.people().rename(person.id(), name);
    house.notes().tell(NodeTopic.PEOPLE, Long.toString(person.id()));
    house.tables().share(person.opener());
    house.teaching().share(person);
    house
        .tables()
        .known()
        .unfinished(person.me())
        .forEach(
            table ->
                FaultBarrier.watch(
                    house
                        .tables()
                        .open(table)
                        .thenAccept(one -> one.map(GameTable::live).ifPresent(room::sitAnew))));
  }

  private boolean unsaved(String name) {
    offer = new NameOffer(name, person.words().text("house.store"));
    house.news().changed();
    return false;
  }

  @Override
  public Optional<CompletableFuture<Void>> asked() {
    return answers.asked();
  }

  /** Has this person read that saving is slow, as long as something takes long to be saved. */
  private <T> CompletableFuture<T> saving(CompletableFuture<T> work) {
    String slow = LobbySentences.in(person.language()).saving();
    Runnable say =
        () -> {
          person.letter().retract(slow);
          person.letter().announce(slow);
          if (work.isDone()) {
            person.letter().retract(slow);
          }
        };
    if (!work.isDone()) {
      Runnable unsaid = house.around().scheduler().after(SLOW_MILLIS, say);
      work.whenComplete(
          (done, fault) -> {
            unsaid.run();
            person.letter().retract(slow);
          });
    }
    return work;
  }

  /** The refusal that a person reads of a fault. */
  private Refusal shown(Throwable fault) {
    FaultBarrier.reportUnforeseen(fault);
    return FaultBarrier.cause(fault) instanceof Refusal known
        ? known
        : person.refusal("house.store");
  }

  @Override
  public CompletableFuture<String> command(Command command, String rest) throws Refusal {
    person.checkHere();
    return saving(commands.run(command, rest, house.around().calendar().getAsLong()))
        .exceptionallyCompose(fault -> CompletableFuture.failedFuture(shown(fault)));
  }

  @Override
  public String letter() {
    return person.letter().text();
  }

  @Override
  public boolean isLetterLasting() {
    return person.letter().hasCode();
  }

  @Override
  public void tell(String text) {
    person.letter().tell(text);
  }

  @Override
  public void dismiss(String read) {
    house.endedGames().read(person.id(), person.letter().dismiss(read));
  }

  @Override
  public Runnable listen(Runnable listener) {
    Runnable end = house.news().listen(listener);
    Runnable unread = person.letter().listen(listener);
    return () -> {
      end.run();
      unread.run();
    };
  }
}
