package dev.banmen.server.lobby;

import dev.banmen.app.GameRoom;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TableStatus;
import dev.banmen.app.TableStatus.RematchState;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.bot.StrongestPlayer;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.say.LobbySentences;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.tables.RatedGames;
import dev.banmen.server.tables.Tables;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.PassCount;
import dev.banmen.session.Question;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Printable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The tables of a house as one person plays at them, at one terminal. For any thread. */
public final class PersonRoom implements GameRoom {
  private final HouseServices house;
  private final OnlinePerson person;
  private final Games games;
  private final PersonSearch search;
  private final PersonGames files; // has each game that is over
  private final PersonThoughts thoughts;
  private final DueAnswers answers = new DueAnswers(); // what this person is to hear of
  private final TableDescriptions descriptions;
  private final List<GameTable> lookedAt = new CopyOnWriteArrayList<>();
  private volatile ShownTable shown; // what the lobby showed last; null for nothing yet

  PersonRoom(
      HouseServices house,
      OnlinePerson person,
      Games games,
      PersonGames files,
      PersonThoughts thoughts) {
    this.house = house;
    this.person = person;
    this.games = games;
    this.files = files;
    this.thoughts = thoughts;
    descriptions = new TableDescriptions(house, games, person);
    search = new PersonSearch(person, house.matchmaker(), descriptions);
  }

  PersonSearch search() {
    return search;
  }

  DueAnswers answers() {
    return answers;
  }

  TableDescriptions descriptions() {
    return descriptions;
  }

  @Override
  public LiveSession begin(Terms terms, TableOptions options) throws Refusal {
    checkTables();
    search.stop();
    Terms here = terms.between(seat(terms, terms.black()), seat(terms, terms.white()));
    try {
      Terms checked = checkedRated(here, options);
      GameTable table =
          house.tables().begin(person.opener(), checked, options).orElseThrow(this::tooMany);
      answers.add(table.number());
      return lookAt(table).live();
    } catch (OptionFault e) {
      throw Refusal.usage(Printable.of(e.getMessage()));
    }
  }

  /** Checks that this person may open another table. */
  void checkTables() throws Refusal {
    person.checkHere();
    if (!house.tables().hasRoom(person.opener())) {
      throw tooMany();
    }
  }

  private Refusal tooMany() {
    return person.refusal("table.most", house.tables().most());
  }

  boolean isAt(GameTable table) {
    return lookedAt.contains(table);
  }

  /** The terms of a game as they are played at such a table: rated ones without what is not. */
  private Terms checkedRated(Terms terms, TableOptions options) throws Refusal {
    if (!options.isRated()) {
      return terms;
    }
    Terms rated = new RatedGames(games, person.words()).rated(terms);
    person.checkNamed();
    return rated;
  }

  /** Whether there is another person to ask for a rematch. */
  private boolean isBetweenTwo(Terms terms) {
    boolean isAlone = terms.black().holder().equals(terms.white().holder());
    return !isAlone && !terms.black().isComputer() && !terms.white().isComputer();
  }

  @Override
  public Optional<LiveSession> rematch(LiveSession game) throws Refusal {
    GameTable table = finished(game);
    Terms next = checkedRated(GameRoom.swapped(game.now()), table.options());
    Optional<GameTable> begun = house.tableNotes().next(table);
    if (begun.isPresent()) {
      return Optional.of(look(begun.get()).live());
    } else if (!isBetweenTwo(next)) { // nobody to ask
      return Optional.of(begin(next, table.options()));
    }
    if (table.rematch().isDeclined(person.me())) {
      throw new Refusal(descriptions.status(table).said()); // that it was declined
    }
    checkRematch(next);
    return house.tableNotes().isAgreed(table, person.me())
        ? Optional.of(beginRematch(table, next))
        : Optional.empty();
  }

  @Override
  public void declineRematch(LiveSession game) throws Refusal {
    house.tableNotes().decline(finished(game), person.me());
  }

  /** The table of a game that is over, of which this person was a player. */
  private GameTable finished(LiveSession game) throws Refusal {
    return house
        .tables()
        .known()
        .of(game)
        .filter(one -> one.isOf(person.me()) && game.now().isOver())
        .orElseThrow(() -> person.refusal("rematch.players"));
  }

  /** Checks, when it is asked for and when it is agreed to, that both can play another game. */
  private void checkRematch(Terms next) throws Refusal {
    checkTables();
    for (Seat seat : List.of(next.black(), next.white())) {
      long other = PlayerNumber.of(seat.holder());
      if (house.moderation().isApart(person.id(), other)) {
        throw person.refusal("table.blocked");
      } else if (!house.tables().hasRoom(house.people().opener(other))) {
        throw rematchTooMany();
      }
    }
  }

  private Refusal rematchTooMany() {
    return person.refusal("rematch.many");
  }

  /** Begins the next game, which is opened by the one who asked for it. */
  private LiveSession beginRematch(GameTable table, Terms next) throws Refusal {
    long black = PlayerNumber.of(next.black().holder());
    long asker = black == person.id() ? PlayerNumber.of(next.white().holder()) : black;
    try {
      GameTable other =
          Tables.await( // however slow tables are to open
                  house.tableNotes().begin(table, person.me(), house.people().opener(asker), next))
              .orElseThrow(this::rematchTooMany);
      search.stop();
      answers.add(other.number());
      return lookAt(other).live();
    } catch (StoreFault e) {
      throw person.refusal("table.slow");
    }
  }

  @Override
  public void checkAid(LiveSession game) throws Refusal {
    if (house.tables().known().isWithoutAid(game, person.me())) {
      throw person.refusal("table.rated.aid");
    }
  }

  @Override
  public Pending<AreaEstimate> estimate(LiveSession live) throws Refusal {
    checkAid(live);
    Question question = live.question();
    Session now = question.session();
    Family family = games.find(now.terms().family()).orElseThrow();
    Supplier<Refusal> none = () -> person.refusal("estimate.none");
    if (!now.position().isCountable()) {
      throw none.get();
    } else if (!now.isInPlay() || !now.mayEstimate(person.me())) {
      throw person.refusal("table.estimate");
    }
    return thoughts.one(
        watch -> StrongestPlayer.estimate(question, family, watch::isGivenUp).orElseThrow(none));
  }

  @Override
  public CompletableFuture<Optional<PassCount>> passCount(LiveSession game) {
    return house
        .tables()
        .known()
        .of(game)
        .map(this::passCount)
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
  }

  /** That of a table; none for the players of a rated game, who have no help. */
  private CompletableFuture<Optional<PassCount>> passCount(GameTable table) {
    return house.tables().known().isWithoutAid(table.live(), person.me())
        ? CompletableFuture.completedFuture(Optional.empty())
        : thoughts.count(table.passes());
  }

  /** A seat as it may be here: this person's, a computer's, or free. */
  private Seat seat(Terms terms, Seat asked) throws Refusal {
    Optional<ComputerSeat> computer = ComputerSeat.of(asked.holder());
    if (asked.isFree()) {
      return Seat.FREE;
    } else if (computer.isPresent()) {
      checkLevel(terms, computer.get());
      return asked;
    } else if (asked.isComputer()) {
      throw person.refusal("table.programs");
    }
    return new Seat(person.me(), person.name());
  }

  private void checkLevel(Terms terms, ComputerSeat seat) throws Refusal {
    int levels = levels(terms);
    if (seat.level() > levels) {
      throw person.refusal("table.level", levels);
    }
  }

  private int levels(Terms terms) {
    Family family = games.find(terms.family()).orElseThrow();
    return ComputerPlayers.levels(family, family.game(terms.chosen()));
  }

  /**
   * A table that is listed, once it has been read.
   *
   * @throws Refusal if it is not there, or could not be read in time
   */
  GameTable opened(ListedTable table) throws Refusal {
    return opened(house.tables().open(table));
  }

  private GameTable opened(CompletableFuture<Optional<GameTable>> table) throws Refusal {
    try {
      return house.tables().awaitOpen(table).orElseThrow(() -> person.refusal("table.gone"));
    } catch (StoreFault e) {
      throw person.refusal("table.slow");
    }
  }

  /**
   * The position of a table, which does not come to life for that. One is read at a time, however
   * fast somebody goes through a list.
   *
   * @throws Refusal if it is being read; then the lobby hears of it when it is there
   */
  Position shown(ListedTable table) throws Refusal {
    ShownTable last = shown;
    if (house.tables().known().awake(table).isPresent()
        || last == null
        || last.isToBeReplacedBy(table)) {
      last = new ShownTable(table.id(), table.lastEvent(), house.tables().position(table));
      shown = last;
      if (!last.position().isDone()) {
        FaultBarrier.watch(last.position().thenRun(house.news()::changed));
      }
    }
    return Optional.of(last)
        .filter(one -> one.isOf(table) && !one.position().isCompletedExceptionally())
        .flatMap(one -> one.position().getNow(Optional.empty()))
        .orElseThrow(() -> person.refusal("table.gone"));
  }

  /** The position of a table after an event, once it is read. */
  private record ShownTable(
      long id, long lastEvent, CompletableFuture<Optional<Position>> position) {
    boolean isOf(ListedTable table) {
      return id == table.id() && lastEvent == table.lastEvent();
    }

    boolean isToBeReplacedBy(ListedTable table) {
      return position.isDone() && (!isOf(table) || position.isCompletedExceptionally());
    }
  }

  /**
   * Looks at a table from now on; returns it as it is now, as it may have rested.
   *
   * @throws Refusal if it is gone, or could not be read in time
   */
  GameTable look(GameTable known) throws Refusal {
    return lookAt(opened(house.tables().open(known)));
  }

  /** Looks at a table that has just begun, from now on. */
  GameTable lookAt(GameTable table) {
    lookedAt.add(table);
    search.goElsewhere();
    table.seenBy(person);
    house.tableNotes().comeBack(table, person.me());
    if (table.isOf(person.me())
        || table.freeSide().isPresent()) { // whoever takes it is not there yet
      FaultBarrier.watch(table.number().thenAccept(id -> came(table, id)));
    }
    house.news().changed();
    return table;
  }

  /** Notes where this person is, once the table has a number, unless they have left by then. */
  private void came(GameTable table, long id) {
    if (isAt(table)) {
      house.places().came(person.id(), id);
    }
  }

  @Override
  public void leave(LiveSession game) {
    Optional<GameTable> left =
        lookedAt.stream()
            .filter(table -> table.live() == game)
            .findFirst()
            .filter(lookedAt::remove); // whoever removes it has left it
    if (left.isPresent()) {
      left.get().leftBy(person);
      boolean isGone = isGone(left.get());
      if (person.isLost() && left.get().isOf(person.me())) {
        FaultBarrier.watch(
            left.get().number().thenAccept(id -> house.places().came(person.id(), id)));
      } else if (isGone) {
        house.places().left(person.id(), left.get().id());
      }
      if (isGone) {
        house.tableNotes().withdraw(left.get(), person.me());
      }
      house.tables().tidy(left.get());
      files.refresh();
      house.news().changed();
    }
  }

  /** Whether this person looks at a table at none of their terminals, at whichever node. */
  private boolean isGone(GameTable table) {
    return !table.viewers().has(person.id())
        && !house.people().elsewhere().lookingAt(table.id()).contains(person.id());
  }

  /** Whether this person looks at a game in play in which they have a seat. */
  boolean isPlaying() {
    return lookedAt.stream()
        .anyMatch(
            table ->
                table.isOf(person.me())
                    && table.freeSide().isEmpty()
                    && !table.live().now().isOver());
  }

  /** Leaves all tables: the visit is over. */
  void leaveAll() {
    lookedAt.forEach(table -> FaultBarrier.contain(() -> leave(table.live())));
  }

  @Override
  public List<UnfinishedGame> unfinished() {
    return house.tables().known().unfinished(person.me()).stream().map(this::unfinished).toList();
  }

  private UnfinishedGame unfinished(ListedTable table) {
    var row = descriptions.row(table, true);
    return new UnfinishedGame(
        Long.toString(row.number()),
        table.terms().family(),
        row.title(),
        LobbySentences.in(person.language()).players(row),
        row.moves(),
        person.words().text("table.number", Long.toString(row.number())));
  }

  private Optional<ListedTable> table(UnfinishedGame game) {
    return house.tables().known().unfinished(person.me()).stream()
        .filter(table -> Long.toString(table.id()).equals(game.key()))
        .findFirst();
  }

  @Override
  public Optional<Position> preview(UnfinishedGame game) {
    try {
      Optional<ListedTable> table = table(game);
      return table.isEmpty()
          ? Optional.empty()
          : Optional.of(opened(table.get()).live().now().position());
    } catch (Refusal e) {
      return Optional.empty();
    }
  }

  @Override
  public LiveSession resume(UnfinishedGame game) throws Refusal {
    ListedTable table = table(game).orElseThrow(() -> person.refusal("table.gone"));
    return look(opened(table)).live();
  }

  @Override
  public LiveSession resumeLast(Optional<String> family) throws Refusal {
    for (UnfinishedGame game : unfinished()) {
      if (family.isEmpty() || family.get().equals(game.family())) {
        return resume(game);
      }
    }
    throw person.refusal("table.none");
  }

  @Override
  public LiveSession continueFrom(String file) throws Refusal {
    throw person.refusal("table.files");
  }

  @Override
  public Seat seat(LiveSession game, Side side, String who) throws Refusal {
    Optional<ComputerSeat> computer = ComputerPlayers.seat(who, levels(game.now().terms()));
    checkSeat(game, side, computer.isPresent());
    if (computer.isPresent()) {
      checkLevel(game.now().terms(), computer.get());
      sit(game, side, computer.get().seat());
      return computer.get().seat();
    } else if (who.equals("human")) {
      checkWelcome(game);
      sit(game, side);
      return new Seat(person.me(), person.name());
    }
    throw person.refusal("table.who");
  }

  /**
   * Refuses a seat that nobody but its player gives away, one of a game that this person only
   * watches unless it is free, and one in a rated game.
   */
  private void checkSeat(LiveSession game, Side side, boolean isForComputer) throws Refusal {
    Seat held = game.now().seat(side);
    boolean isOthers = !held.isFree() && !held.isComputer() && !held.holder().equals(person.me());
    boolean isRated =
        house.tables().known().of(game).filter(one -> one.options().isRated()).isPresent();
    boolean isWatcher = game.now().sidesOf(person.me()).isEmpty();
    if (isWatcher && (!held.isFree() || isForComputer)) {
      throw person.refusal("table.seat.players");
    } else if (isOthers) {
      throw person.refusal("table.seat");
    } else if (isRated && (isForComputer || !isWatcher)) {
      throw person.refusal("table.rated.seat");
    }
  }

  /** Refuses a seat at the table of somebody who blocks this person. */
  void checkWelcome(LiveSession game) throws Refusal {
    person.checkHere();
    for (Side side : Side.values()) {
      long holder = PlayerNumber.of(game.now().seat(side).holder());
      if (holder != 0 && house.moderation().blocks(holder, person.id())) {
        throw person.refusal("table.blocked");
      }
    }
  }

  /** Takes a free seat, if nobody is faster. */
  void sit(LiveSession game, Side side) {
    sit(game, side, new Seat(person.me(), person.name()));
  }

  /** Sees to it, too, that seats carry the name that their holder has taken meanwhile. */
  private void sit(LiveSession game, Side side, Seat seat) {
    String name = person.name();
    FaultBarrier.watch(
        answers.add(
            game.send(person.me(), new Event.Sit(side, seat))
                .thenAccept(
                    after -> {
                      if (!person.name().equals(name)) {
                        sitAnew(game);
                      }
                    })));
  }

  /** Has this person's seats in a game carry their name of now. */
  void sitAnew(LiveSession game) {
    Session now = game.now();
    for (Side side : now.sidesOf(person.me())) {
      if (!now.seat(side).name().equals(person.name())) {
        sit(game, side);
      }
    }
  }

  @Override
  public Pending<Candidate> hint(LiveSession live) throws Refusal {
    checkAid(live);
    Question question = live.question();
    Session now = question.session();
    if (!now.isAlone(person.me()) || !now.isInPlay()) {
      throw person.refusal("table.hint");
    }
    Family family = games.find(now.terms().family()).orElseThrow();
    Side side = now.position().toMove().orElseThrow();
    return thoughts.one(watch -> StrongestPlayer.of(question, family, side, watch::isGivenUp));
  }

  @Override
  public TableStatus status(LiveSession game) {
    TableStatus status =
        house.tables().known().of(game).map(this::status).orElseGet(() -> gone(game));
    String waiting = search.waiting();
    if (!waiting.isEmpty()) {
      return status.saying(person.words().text("search.found", waiting));
    } else if (!search.isAccompaniedIn(game)) {
      return status;
    }
    TableStatus signed = status.signed(person.words().text("search.sign"));
    if (game.now().isOver()) {
      return signed.saying(person.words().text("search.still"));
    }
    boolean isStart = game.now().line().isEmpty();
    return isStart ? signed.saying(person.words().text("search.meanwhile")) : signed;
  }

  /** The status of a table that is there no more. */
  private TableStatus gone(LiveSession game) {
    return game.now().isOver()
        ? TableStatus.NONE
        : TableStatus.NONE.saying(person.words().text("table.withdrawn"));
  }

  private TableStatus status(GameTable table) {
    return descriptions
        .status(table)
        .counting(passCount(table).getNow(Optional.empty()))
        .withRematch(rematchState(table))
        .talking(table.talk(person.me(), person::reads).stream().map(this::said).toList());
  }

  /** A line of talk; what players don't see before the end says so. */
  private String said(RecentTalk.SaidLine line) {
    String key = line.isAside() ? "chat.aside" : "chat.line";
    return person.words().text(key, line.name(), line.text());
  }

  /** This person's part in a rematch, as long as its table is there. */
  private RematchState rematchState(GameTable table) {
    house.tableNotes().next(table); // which may be over
    return table.isOf(person.me())
        ? table.rematch().state(person.me(), table.live().now().asked())
        : RematchState.NONE;
  }

  @Override
  public void say(LiveSession game, String text) throws Refusal {
    GameTable table =
        house.tables().known().of(game).orElseThrow(() -> person.refusal("table.gone"));
    if (text.isBlank()) {
      throw person.refusal("say.what");
    }
    house.tableNotes().say(table, person.me(), person.name(), person.speech(text));
  }

  @Override
  public Runnable listen(LiveSession game, Runnable listener) {
    Runnable deaf =
        house
            .tables()
            .known()
            .of(game)
            .map(one -> one.listeners().listen(listener))
            .orElse(() -> {});
    Runnable deafElsewhere = person.elsewhere().listen(listener);
    return () -> FaultBarrier.contain(deaf, deafElsewhere);
  }

  /**
   * Goes to the table at which this person was cut off, if it is not before them anyway; not to one
   * without a clock while another game waits for their move.
   */
  Optional<LiveSession> back() {
    Optional<ListedTable> table =
        house
            .tables()
            .known()
            .numbered(house.places().of(person.id()))
            .filter(one -> one.isOf(person.me()) && !one.isOver())
            .filter(one -> one.isTimed() || !waitsElsewhere(one));
    try {
      if (table.isPresent()) {
        GameTable there = opened(table.get());
        return there.viewers().has(person.id())
            ? Optional.empty()
            : Optional.of(lookAt(there).live());
      }
      return Optional.empty();
    } catch (Refusal e) {
      return Optional.empty();
    }
  }

  private boolean waitsElsewhere(ListedTable here) {
    return waitingTables().anyMatch(table -> table.id() != here.id());
  }

  /** How many games wait for this person's move. */
  int waiting() {
    return (int) waitingTables().count();
  }

  private Stream<ListedTable> waitingTables() {
    return house.tables().known().unfinished(person.me()).stream()
        .filter(table -> table.isTurnOf(person.me()));
  }

  @Override
  public void delete(UnfinishedGame game) throws Refusal {
    throw person.refusal("table.delete");
  }

  @Override
  public Pending<Integer> values(
      String family,
      Map<String, String> chosen,
      List<PlayedTurn> turns,
      PositionValue.Receiver found)
      throws Refusal {
    throw person.refusal("table.values");
  }
}
