package dev.banmen.server.lobby;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
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
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.address.WrongCodes;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.Moderation;
import dev.banmen.server.people.NameRule;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.people.SecretCode;
import dev.banmen.server.store.Store;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.Tables;
import dev.banmen.server.teaching.LiveTeachingTable;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/** The lobby of a house as one person sees it, at one terminal. For any thread. */
public final class PersonLobby implements Lobby {
  /** What takes longer to be saved is said to. */
  public static final long SLOW_MILLIS = 1_500;

  private static final String QUICK_GAME = "go";
  private static final Map<String, String> QUICK_OPTIONS = Map.of("size", "9");

  private static final String QUICK_TIME = "5m+3x20s";

  private final OnlinePerson person;
  private final String house;
  private final LongSupplier calendar;
  private final Scheduler scheduler;
  private final Games games;
  private final Store store;
  private final OnlinePeople people;
  private final Tables tables;
  private final TeachingTables teaching;
  private final Matchmaker matchmaker;
  private final Moderation moderation;
  private final LobbyChat chat;
  private final LobbyNotifier news;
  private final EndedGames endings;
  private final WrongCodes wrongCodes;
  private final PersonCommands commands;
  private final PersonSearch search;
  private final PersonRoom room;
  private final DueAnswers answers;
  private final TableView view;
  private volatile NameOffer offer;
  private volatile String checked = ""; // the code that was typed last

  /**
   * The lobby of a house.
   *
   * @param house the name of the house
   * @param calendar milliseconds from 1970
   * @param answers what this person is to hear of
   */
  public PersonLobby(
      OnlinePerson person,
      String house,
      LongSupplier calendar,
      Scheduler scheduler,
      Games games,
      Store store,
      OnlinePeople people,
      Tables tables,
      TeachingTables teaching,
      Matchmaker matchmaker,
      Moderation moderation,
      LobbyChat chat,
      LobbyNotifier news,
      EndedGames endings,
      WrongCodes wrongCodes,
      PersonCommands commands,
      PersonSearch search,
      PersonRoom room,
      DueAnswers answers,
      TableView view) {
    this.person = person;
    this.house = house;
    this.calendar = calendar;
    this.scheduler = scheduler;
    this.games = games;
    this.store = store;
    this.people = people;
    this.tables = tables;
    this.teaching = teaching;
    this.matchmaker = matchmaker;
    this.moderation = moderation;
    this.chat = chat;
    this.news = news;
    this.endings = endings;
    this.wrongCodes = wrongCodes;
    this.commands = commands;
    this.search = search;
    this.room = room;
    this.answers = answers;
    this.view = view;
    offer = new NameOffer(NameRule.offered(person.request().login(), house, person.words()), "");
  }

  @Override
  public String name() {
    return house;
  }

  @Override
  public List<LobbyTable> tables() {
    List<LobbyTable> rows = new ArrayList<>();
    tables.listed(person.me()).forEach(table -> rows.add(view.row(table)));
    int own = (int) rows.stream().filter(LobbyTable::isMine).count();
    rows.addAll(own, teaching.listed(person).stream().map(view::row).toList());
    int open =
        (int) rows.stream().filter(row -> row.isMine() || row.isTaught() || row.isFree()).count();
    matchmaker
        .queue()
        .open()
        .forEach(seek -> rows.add(open, view.row(seek, people.name(seek.person()))));
    return rows;
  }

  private GameTable table(LobbyTable row) throws Refusal {
    return tables
        .numbered(row.number(), person.me())
        .orElseThrow(() -> new Refusal(person.words().text("table.gone")));
  }

  @Override
  public Position position(LobbyTable row) throws Refusal {
    if (row.isSearch()) {
      return terms(seek(row)).start(games);
    }
    return row.isTaught() ? led(row).position(games) : table(row).live().now().position();
  }

  private MatchQueue.Seek seek(LobbyTable row) throws Refusal {
    return matchmaker.queue().open().stream()
        .filter(one -> one.person() == TableView.seeker(row))
        .findFirst()
        .orElseThrow(() -> new Refusal(person.words().text("search.gone")));
  }

  private static Terms terms(MatchQueue.Seek seek) {
    return new Terms(
        seek.family(), seek.chosen(), Optional.empty(), seek.time(), Seat.FREE, Seat.FREE);
  }

  private LiveTeachingTable led(LobbyTable row) throws Refusal {
    return teaching.listed(person).stream()
        .filter(table -> table.leader() == TableView.leader(row))
        .findFirst()
        .orElseThrow(() -> new Refusal(person.words().text("table.gone")));
  }

  @Override
  public TeachingTable teach(SharedPosition start, boolean isPrivate) throws Refusal {
    if (teaching.led(person.id()).isEmpty()) { // else the new one takes its place
      room.checkTables();
    }
    person.checkHere();
    search.goElsewhere();
    search.stop();
    return teaching.begin(person, start, isPrivate);
  }

  @Override
  public TeachingTable follow(LobbyTable row) throws Refusal {
    person.checkHere();
    search.goElsewhere();
    return teaching.enter(person, led(row));
  }

  @Override
  public Optional<TeachingTable> follow(String code) throws Refusal {
    checkCode(code);
    Optional<LiveTeachingTable> table = teaching.coded(code);
    if (table.isEmpty()) {
      return Optional.empty();
    }
    person.checkHere();
    search.goElsewhere();
    return Optional.of(teaching.enter(person, table.get()));
  }

  @Override
  public void playNow(Optional<LobbyTable> like) throws Refusal {
    if (like.isEmpty()) {
      search(lastTerms(QUICK_GAME, ""));
    } else if (like.get().isSearch()) {
      search(terms(seek(like.get())));
    } else {
      search(table(like.get()).live().now().terms());
    }
  }

  @Override
  public void playNow(String family) throws Refusal {
    search(lastTerms(family, family));
  }

  private void search(Terms terms) throws Refusal {
    room.checkTables();
    search.start(terms);
    answers.add(matchmaker.match());
  }

  /**
   * The terms of the newest unfinished game, else of a quick game.
   *
   * @param quick the kind of the quick game
   * @param wanted the only kind to look for; empty for any
   */
  private Terms lastTerms(String quick, String wanted) {
    for (GameTable own : tables.unfinished(person.me())) {
      Terms last = own.live().now().terms();
      if (wanted.isEmpty() || wanted.equals(last.family())) {
        return last;
      }
    }
    Terms plain = Terms.of(quick, quick.equals(QUICK_GAME) ? QUICK_OPTIONS : Map.of());
    return new Terms(
        plain.family(),
        plain.chosen(),
        plain.setup(),
        TimeControl.parse(QUICK_TIME).orElseThrow(),
        plain.black(),
        plain.white());
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
    Optional<GameTable> game = search.takeFound();
    game.ifPresent(room::look);
    return game.map(GameTable::live);
  }

  @Override
  public int turnsBegun() {
    return person.turnsBegun();
  }

  @Override
  public List<String> people() {
    List<String> all = new ArrayList<>(people.names());
    if (all.remove(person.name())) {
      all.add(0, person.name());
    }
    return all;
  }

  @Override
  public List<String> chat() {
    List<String> lines = new ArrayList<>();
    for (RecentTalk.SaidLine row : chat.lines()) {
      if (row.person() == LobbyChat.HOUSE) {
        lines.add(LobbyChat.announced(row.text(), person.words()));
      } else if (person.reads(row.person())) {
        String name = NameRule.called(row.person(), row.name());
        lines.add(person.words().text("chat.line", name, row.text()));
      }
    }
    return lines;
  }

  @Override
  public LiveSession enter(LobbyTable row) throws Refusal {
    return row.isSearch() ? accept(seek(row)) : enter(table(row));
  }

  /** Plays the game that somebody else looks for. */
  private LiveSession accept(MatchQueue.Seek seek) throws Refusal {
    if (seek.person() == person.id()) {
      throw new Refusal(person.words().text("search.own"));
    } else if (moderation.isApart(person.id(), seek.person())) {
      throw new Refusal(person.words().text("table.blocked"));
    }
    room.checkTables();
    GameTable table =
        matchmaker
            .accept(seek, person.id())
            .orElseThrow(() -> new Refusal(person.words().text("search.gone")));
    search.stop();
    answers.add(table.number());
    room.look(table);
    return table.live();
  }

  @Override
  public LiveSession join(String code) throws Refusal {
    return enter(coded(code).orElseThrow(() -> new Refusal(person.words().text("door.code"))));
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
    room.look(table);
    return table.live();
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
    Optional<GameTable> table = search.takeWanted();
    Optional<Side> free = table.flatMap(GameTable::freeSide);
    if (free.isPresent()) {
      try {
        room.checkWelcome(table.get().live());
        search.stop();
        room.sit(table.get().live(), free.get());
        search.sat(table.get());
      } catch (Refusal e) {
        // The lobby shows the table no longer as one to sit down at.
      }
    }
  }

  /** The table with this code; a refusal if this person has guessed too many. */
  Optional<GameTable> coded(String code) throws Refusal {
    checkCode(code);
    return tables.coded(code);
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
        wrongCodes
            .take(Optional.of(person.guesser()), person.request().address(), calendar.getAsLong())
            .orElseThrow(() -> new Refusal(person.words().text("code.much")));
    checked = code;
    if (tables.coded(code).isPresent() || teaching.coded(code).isPresent()) {
      right.run();
    }
  }

  @Override
  public void say(String typed) throws Refusal {
    CompletableFuture<Void> said =
        chat.say(person.id(), person.name(), person.speech(typed))
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
      throw new Refusal(person.words().text("name.key"));
    }
    String name = NameRule.shown(typed, name(), person.words());
    offer =
        new NameOffer(
            name, ""); // an earlier refusal is over: nobody is asked again before this answer
    FaultBarrier.watch(
        answers.add(
            saving(store.name(person.id(), name, NameRule.folded(name)))
                .handle((isFree, fault) -> fault == null ? called(name, isFree) : unsaved(name))
                .thenCompose(
                    isCalled -> isCalled ? recovery() : CompletableFuture.completedFuture(null))));
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
  private boolean called(String name, boolean isTheirs) {
    if (isTheirs) {
      FaultBarrier.contain(() -> rename(name), this::sitAtWanted);
    } else {
      offer = new NameOffer(name, person.words().text("name.taken", name));
    }
    news.changed();
    return isTheirs;
  }

  /** Has this person called that from now on, at all their terminals and where they sit. */
  private void rename(String name) {
    people.rename(person.id(), name);
    tables.share(person.opener());
    teaching.share(person);
    tables
        .unfinished(person.me())
        .forEach(table -> FaultBarrier.contain(() -> room.sitAnew(table.live())));
  }

  private boolean unsaved(String name) {
    offer = new NameOffer(name, person.words().text("house.store"));
    news.changed();
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
      Runnable unsaid = scheduler.after(SLOW_MILLIS, say);
      work.whenComplete(
          (done, fault) -> {
            unsaid.run();
            person.letter().retract(slow);
          });
    }
    return work;
  }

  /** What a person reads of a fault. */
  private Refusal shown(Throwable fault) {
    FaultBarrier.reportUnforeseen(fault);
    return FaultBarrier.cause(fault) instanceof Refusal known
        ? known
        : new Refusal(person.words().text("house.store"));
  }

  @Override
  public CompletableFuture<String> command(Command command, String rest) throws Refusal {
    person.checkHere();
    return saving(commands.run(command, rest, calendar.getAsLong()))
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
    if (person.letter().dismiss(read)) {
      endings.read(person.id());
    }
  }

  @Override
  public Runnable listen(Runnable listener) {
    Runnable end = news.listen(listener);
    Runnable unread = person.letter().listen(listener);
    return () -> {
      end.run();
      unread.run();
    };
  }
}
