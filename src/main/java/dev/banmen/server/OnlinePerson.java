package dev.banmen.server;

import dev.banmen.app.LessonStore;
import dev.banmen.app.Lobby;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.PreferenceStore;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.drill.ResultStore;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.teaching.Attendee;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A person in the house, at one terminal. What they have on their own, settings and what was
 * learned, is kept elsewhere; games and people are the house's.
 */
final class OnlinePerson implements Visit, Person, Attendee, TableViewers.Viewer {
  /** How much may wait to be done with somebody's own files, at one of their terminals. */
  static final int MOST_WAITING = 100;

  /** How much of one person may wait to be thought about. */
  static final int MOST_THOUGHTS = 1_000;

  private static final String JOIN = "join";
  private static final String WATCH = "watch";

  private final House house;
  private final AdmittedPerson arrival;
  private final long id;
  private final Player me;
  private final Person own;
  private final Executor ownFiles;
  private final PersonRoom room;
  private final PersonLobby lobby;
  private final PersonStore files;
  private boolean isAsking; // under this, as the next
  private Pending<?> asked; // what they asked to be thought about last; null for nothing
  private volatile String name;
  private volatile String checked = ""; // the code that was typed last
  private volatile BooleanSupplier isReached = () -> true;
  private volatile boolean isLost; // whether the connection ended before the pages did
  private Consumer<String> door; // ends the visit; null before it is known; under this
  private String farewell; // why the house ends the visit; null if it does not; under this

  /**
   * A guest with things of their own.
   *
   * @param ownFiles runs what is done with their files, one after another
   */
  OnlinePerson(House house, AdmittedPerson arrival, Person own, Executor ownFiles) {
    this.house = house;
    this.arrival = arrival;
    this.own = own;
    this.ownFiles = ownFiles;
    id = arrival.person().id();
    me = PlayerNumber.player(id);
    name = arrival.person().name();
    room = new PersonRoom(house, this);
    lobby = new PersonLobby(house, this, arrival);
    files = new PersonStore(house, this, own.files());
    files.refresh();
  }

  @Override
  public long id() {
    return id;
  }

  /** What this person is called: a number until they have taken a name. */
  @Override
  public String name() {
    return name.isEmpty() ? NameRule.GUEST + id : name;
  }

  boolean isNamed() {
    return !name.isEmpty();
  }

  /** How and from where this person came. */
  VisitRequest caller() {
    return arrival.caller();
  }

  /** Whether this is a guest without a key. */
  boolean isKeyless() {
    return caller().key().isEmpty();
  }

  /**
   * Refuses a code of a table if this person, or their address, has guessed too many. Where it is
   * asked for again by the next step, it is not counted again.
   */
  void checkCode(String code) throws Refusal {
    if (code.equals(checked) || !Tables.isCode(code)) {
      return; // a number or a name is no guess
    }
    long now = house.parts().calendar().getAsLong();
    Runnable right =
        house
            .wrongCodes()
            .take(
                Optional.of(AccountCodes.guesser(id, name, caller().key())),
                caller().address(),
                now)
            .orElseThrow(() -> new Refusal(words().text("code.much")));
    checked = code;
    if (house.tables().coded(code).isPresent() || house.teaching().coded(code).isPresent()) {
      right.run();
    }
  }

  /** Whether somebody has not been known for long. */
  boolean isNew() {
    long hours = house.parts().people().newcomerHours();
    long known = house.parts().calendar().getAsLong() - arrival.since();
    return known < hours * PeopleLimits.HOUR_MILLIS;
  }

  @Override
  public void reachedIf(BooleanSupplier isReached) {
    this.isReached = isReached;
  }

  @Override
  public boolean isReached() {
    return isReached.getAsBoolean();
  }

  @Override
  public void onSentAway(Consumer<String> end) {
    String why;
    synchronized (this) {
      door = end;
      why = farewell;
    }
    if (why != null) {
      end.accept(why);
    }
  }

  /** Refuses somebody who has been sent away, and is about to go. */
  synchronized void checkHere() throws Refusal {
    if (farewell != null) {
      throw new Refusal(farewell);
    }
  }

  /**
   * Has something thought about, on the threads where computers think: one thing at a time.
   *
   * @throws Refusal if they still think about what this guest asked before
   */
  <T> Pending<T> think(Pending.Work<T> work) throws Refusal {
    synchronized (this) {
      if (isAsking || asked != null && !asked.isOver()) {
        throw new Refusal(words().text("table.thinking"));
      }
      isAsking = true;
    }
    Pending<T> begun = null;
    try {
      begun = background("thinker", work);
      return begun;
    } finally {
      asked(begun);
    }
  }

  private synchronized void asked(Pending<?> begun) {
    asked = begun == null ? asked : begun;
    isAsking = false;
  }

  /** On the threads where computers think: there are few, however many keys somebody presses. */
  @Override
  public <T> Pending<T> background(String name, Pending.Work<T> work) {
    FairExecutor thinkers = house.parts().thinkers();
    String share = share();
    if (thinkers.waiting(share) >= MOST_THOUGHTS) {
      return Pending.completed(
          watch -> {
            throw new Refusal(words().text("table.thinking"));
          });
    }
    return Pending.queued(task -> thinkers.execute(share, task), work, unwanted -> {});
  }

  @Override
  public String share() {
    return isNamed() ? Moderation.person(id) : AddressCounts.network(caller().address());
  }

  /** This person, as tables and thoughts are counted. */
  GameTable.Opener opener() {
    return new GameTable.Opener(id, share());
  }

  @Override
  public <T> Pending<T> withOwnFiles(Pending.Work<T> work) {
    try {
      return Pending.ofSaving(ownFiles, work);
    } catch (RejectedExecutionException e) {
      return Pending.completed(
          watch -> {
            throw new Refusal(words().text("own.slow"));
          });
    }
  }

  /** Refuses somebody without a name, whose games are not rated. */
  void checkNamed() throws Refusal {
    if (!isNamed()) {
      throw new Refusal(words().text(isKeyless() ? "rated.key" : "rated.name"));
    }
  }

  /** Ends this visit, and says why; once. */
  void sendAway(String why) {
    Consumer<String> end;
    synchronized (this) {
      end = farewell == null ? door : null;
      farewell = why;
    }
    if (end != null) {
      end.accept(why);
    }
  }

  /** Has them called that from now on, also where they sit. */
  void called(String chosen) {
    name = chosen;
    house.share(this);
    house
        .tables()
        .unfinished(me)
        .forEach(table -> FaultBarrier.contain(() -> room.sitAnew(table.live())));
    house.present().forEach(guest -> FaultBarrier.contain(() -> guest.files().renamed(id)));
  }

  /** Whether the connection was lost, or the house has ended the visit. */
  synchronized boolean isLost() {
    return isLost || farewell != null;
  }

  /** Tables as this person sees them. */
  TableView view() {
    return new TableView(house.ratings(), house.parts().address(), house.clock(), games(), me);
  }

  Words words() {
    return language().words(OnlinePerson.class);
  }

  @Override
  public Words teachingWords() {
    return language().words(Attendee.class);
  }

  @Override
  public String speech(String typed) throws Refusal {
    return lobby.speech(typed);
  }

  @Override
  public boolean reads(long person) {
    return lobby.reads(person);
  }

  @Override
  public boolean isBlockedBy(long person) {
    return house.moderation().blocks(person, id);
  }

  @Override
  public Person person() {
    return this;
  }

  @Override
  public Games games() {
    return own.games();
  }

  @Override
  public Player me() {
    return me;
  }

  @Override
  public PersonRoom room() {
    return room;
  }

  /** The lobby of this house as this guest sees it. */
  PersonLobby place() {
    return lobby;
  }

  @Override
  public Optional<Lobby> lobby() {
    return Optional.of(lobby);
  }

  @Override
  public PersonStore files() {
    return files;
  }

  @Override
  public LessonStore lessons() {
    return own.lessons();
  }

  @Override
  public ResultStore drills() {
    return own.drills();
  }

  @Override
  public PreferenceStore preferences() {
    return own.preferences();
  }

  @Override
  public LiveSession goTo(List<String> words) throws Refusal {
    String verb = words.isEmpty() ? "" : words.get(0);
    if (verb.equals(JOIN) && words.size() == 2) {
      return lobby.join(words.get(1));
    } else if (verb.equals(WATCH) && words.size() == 2) {
      return lobby.enter(table(words).orElseThrow(() -> new Refusal(words().text("table.gone"))));
    } else if (verb.equals("play") && (words.size() == 2 || words.size() == 3)) {
      return room.begin(terms(words));
    }
    throw new Refusal(words().text("door.words"));
  }

  @Override
  public boolean needsName(List<String> words) {
    return table(words).filter(lobby::needsName).isPresent();
  }

  @Override
  public void askName(List<String> words) {
    table(words).ifPresent(lobby::askName);
  }

  /** The table that {@code join CODE} or {@code watch NUMBER} leads to. */
  private Optional<GameTable> table(List<String> words) {
    if (words.size() != 2) {
      return Optional.empty();
    }
    return switch (words.get(0)) {
      case JOIN -> coded(words.get(1));
      case WATCH -> number(words.get(1)).flatMap(number -> house.tables().numbered(number, me));
      default -> Optional.empty();
    };
  }

  /** The table with this code, if this person may look it up. */
  private Optional<GameTable> coded(String code) {
    try {
      checkCode(code);
      return house.tables().coded(code);
    } catch (Refusal tooMany) {
      return Optional.empty(); // going there says so
    }
  }

  @Override
  public Optional<TeachingTable> teaching(List<String> words) throws Refusal {
    if (words.isEmpty()) {
      return house.teaching().back(this);
    }
    boolean isCode = words.get(0).equals(JOIN) && words.size() == 2;
    return isCode ? lobby.follow(words.get(1)) : Optional.empty();
  }

  private static Optional<Long> number(String text) {
    boolean isNumber =
        !text.isEmpty() && text.length() < 18 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return isNumber ? Optional.of(Long.parseLong(text)) : Optional.empty();
  }

  private Terms terms(List<String> words) throws Refusal {
    Optional<Family> family = games().find(words.get(1));
    Optional<ComputerSeat> computer =
        family.isEmpty() || words.size() < 3
            ? Optional.empty()
            : ComputerPlayers.seat(
                words.get(2), ComputerPlayers.levels(family.get(), family.get().game(Map.of())));
    if (family.isEmpty() || words.size() == 3 && computer.isEmpty()) {
      throw new Refusal(words().text("door.play", games().choices()));
    }
    return Terms.of(words.get(1), Map.of())
        .between(new Seat(me, name()), computer.map(ComputerSeat::seat).orElse(Seat.FREE));
  }

  @Override
  public Optional<LiveSession> back() {
    Optional<GameTable> table = house.backTo(id);
    table.ifPresent(room::look);
    return table.map(GameTable::live);
  }

  @Override
  public long number() {
    return id;
  }

  @Override
  public boolean isPlaying() {
    return room.isPlaying();
  }

  @Override
  public int waiting() {
    return (int)
        house.tables().unfinished(me).stream()
            .filter(table -> table.isTurnOf(me) && table.freeSide().isEmpty())
            .count();
  }

  @Override
  public void close() {
    isLost = true;
    FaultBarrier.contain(
        lobby::stopSearch,
        room::leaveAll,
        () -> house.teaching().lost(this),
        () -> house.left(this));
  }
}
