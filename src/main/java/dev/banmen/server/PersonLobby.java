package dev.banmen.server;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
import dev.banmen.app.NameOffer;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.lobby.DueAnswers;
import dev.banmen.server.lobby.LobbyLetter;
import dev.banmen.server.lobby.MatchQueue;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.teaching.LiveTeachingTable;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** The lobby of a house as one guest sees it. */
final class PersonLobby implements Lobby {
  /** What takes longer to be saved is said to. */
  static final long SLOW_MILLIS = 1_500;

  private static final String QUICK_GAME = "go";
  private static final Map<String, String> QUICK_OPTIONS = Map.of("size", "9");

  private static final String QUICK_TIME = "5m+3x20s";

  private final House house;
  private final OnlinePerson guest;
  private final PersonCommands commands;
  private final DueAnswers answers = new DueAnswers();
  private volatile NameOffer offer;
  private volatile boolean hidesChat;
  private volatile boolean isUnread; // what is stored of games that the owner has ended
  private final LobbyLetter letter;

  /** What announcements stand between, and what looks like it. */
  private static final String BARS = "[=＝﹦⁼₌═꞊᐀⹀゠꓿〓≡≣⚌☰]{3,}";

  private final AtomicInteger turns = new AtomicInteger();
  private volatile MatchQueue.Seek sought; // from this terminal; null for nothing
  private volatile GameTable found; // null for none
  private volatile boolean isSought; // whether it was looked for
  private volatile LiveSession accompanied; // the computer's game in this search; null for none
  private volatile GameTable wanted; // to sit down at once there is a name; null for none

  PersonLobby(House house, OnlinePerson guest, AdmittedPerson arrival) {
    this.house = house;
    this.guest = guest;
    offer =
        new NameOffer(
            NameRule.offered(arrival.caller().login(), house.parts().name(), guest.words()), "");
    hidesChat = arrival.hidesChat();
    letter = new LobbyLetter(arrival.letter());
    isUnread = !arrival.letter().isEmpty();
    commands =
        new PersonCommands(
            house.services(),
            guest.id(),
            guest.share(),
            guest.words(),
            hidden -> hidesChat = hidden,
            number -> house.tables().withdraw(guest.me(), number));
  }

  @Override
  public String name() {
    return house.parts().name();
  }

  @Override
  public List<LobbyTable> tables() {
    TableView view = guest.view();
    List<LobbyTable> rows = new ArrayList<>();
    house.tables().listed(guest.me()).forEach(table -> rows.add(view.row(table)));
    int own = (int) rows.stream().filter(LobbyTable::isMine).count();
    rows.addAll(own, house.teaching().listed(guest).stream().map(view::row).toList());
    int open =
        (int) rows.stream().filter(row -> row.isMine() || row.isTaught() || row.isFree()).count();
    house
        .seekers()
        .open()
        .forEach(seek -> rows.add(open, view.row(seek, house.name(seek.person()))));
    return rows;
  }

  private GameTable table(LobbyTable row) throws Refusal {
    return house
        .tables()
        .numbered(row.number(), guest.me())
        .orElseThrow(() -> new Refusal(guest.words().text("table.gone")));
  }

  @Override
  public Position position(LobbyTable row) throws Refusal {
    if (row.isSearch()) {
      return terms(seek(row)).start(guest.games());
    }
    return row.isTaught()
        ? led(row).position(house.parts().games())
        : table(row).live().now().position();
  }

  private MatchQueue.Seek seek(LobbyTable row) throws Refusal {
    return house.seekers().open().stream()
        .filter(one -> one.person() == TableView.seeker(row))
        .findFirst()
        .orElseThrow(() -> new Refusal(guest.words().text("search.gone")));
  }

  private static Terms terms(MatchQueue.Seek seek) {
    return new Terms(
        seek.family(), seek.chosen(), Optional.empty(), seek.time(), Seat.FREE, Seat.FREE);
  }

  private LiveTeachingTable led(LobbyTable row) throws Refusal {
    return house.teaching().listed(guest).stream()
        .filter(table -> table.leader() == TableView.leader(row))
        .findFirst()
        .orElseThrow(() -> new Refusal(guest.words().text("table.gone")));
  }

  @Override
  public TeachingTable teach(SharedPosition start, boolean isPrivate) throws Refusal {
    if (house.teaching().led(guest.id()).isEmpty()) { // else the new one takes its place
      guest.room().checkTables();
    }
    guest.checkHere();
    goElsewhere();
    stopSearch();
    return house.teaching().begin(guest, start, isPrivate);
  }

  @Override
  public TeachingTable follow(LobbyTable row) throws Refusal {
    guest.checkHere();
    goElsewhere();
    return house.teaching().enter(guest, led(row));
  }

  @Override
  public Optional<TeachingTable> follow(String code) throws Refusal {
    guest.checkCode(code);
    Optional<LiveTeachingTable> table = house.teaching().coded(code);
    if (table.isEmpty()) {
      return Optional.empty();
    }
    guest.checkHere();
    goElsewhere();
    return Optional.of(house.teaching().enter(guest, table.get()));
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
    guest.room().checkTables();
    goElsewhere();
    long now = house.parts().calendar().getAsLong();
    MatchQueue.Seek seek = house.matchmaker().seek(guest.id(), terms, now, 0);
    sought = seek;
    accompanied = null;
    house.seekers().add(seek); // another terminal of this person searches no longer
    awaited(house.match());
  }

  /**
   * The terms of the newest unfinished game, else of a quick game.
   *
   * @param quick the kind of the quick game
   * @param wanted the only kind to look for; empty for any
   */
  private Terms lastTerms(String quick, String wanted) {
    for (GameTable own : house.tables().unfinished(guest.me())) {
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
    MatchQueue.Seek seek = sought;
    if (seek != null) {
      sought = null;
      house.seekers().stop(seek);
      house.changed();
    }
  }

  @Override
  public Optional<OpponentSearch> search() {
    GameTable game = found;
    if (game != null) {
      return Optional.of(new OpponentSearch(guest.view().row(game).title(), 0, true, isSought));
    }
    Optional<MatchQueue.Seek> seek = Optional.ofNullable(sought);
    long now = house.parts().calendar().getAsLong();
    return seek.filter(house.seekers()::isOn)
        .map(
            one ->
                new OpponentSearch(
                    guest.view().title(one.family(), one.chosen(), one.time()),
                    Math.max(0, now - one.since()) / 1000,
                    false,
                    true));
  }

  /** Whether this very search was started here, and not stopped. */
  boolean seeks(MatchQueue.Seek seek) {
    return sought == seek;
  }

  /** Has this guest go to a game as soon as they are in the lobby. */
  void found(GameTable game, boolean isOver) {
    if (isOver) {
      sought = null;
    }
    accompanied = isOver ? null : game.live();
    isSought = true;
    found = game;
    guest.room().tell();
  }

  /** Whether a computer plays in this game until an opponent is found. */
  boolean isAccompaniedIn(LiveSession game) {
    MatchQueue.Seek seek = sought;
    return game == accompanied && seek != null && house.seekers().isOn(seek);
  }

  @Override
  public Optional<LiveSession> found() {
    GameTable game = found;
    found = null;
    if (game != null) {
      guest.room().look(game);
    }
    return Optional.ofNullable(game).map(GameTable::live);
  }

  /** Counts a turn of this guest that has begun at a table. */
  void turned(GameTable table) {
    if (!guest.room().isAt(table)) {
      turns.incrementAndGet();
      guest.room().tell();
    }
  }

  @Override
  public int turnsBegun() {
    return turns.get();
  }

  /** Who waits for this guest in a game that was found; empty if nobody does. */
  String waiting() {
    GameTable game = found;
    if (game == null) {
      return "";
    }
    Session now = game.live().now();
    return guest
        .view()
        .name(now.seat(now.sidesOf(guest.me()).contains(Side.BLACK) ? Side.WHITE : Side.BLACK));
  }

  @Override
  public List<String> people() {
    List<String> all = new ArrayList<>(house.people());
    if (all.remove(guest.name())) {
      all.add(0, guest.name());
    }
    return all;
  }

  @Override
  public List<String> chat() {
    List<String> lines = new ArrayList<>();
    for (ChatRow row : house.said()) {
      if (row.person() == House.HOUSE) {
        lines.add(announced(row.text()));
      } else if (reads(row.person())) {
        String name = row.name().isEmpty() ? NameRule.GUEST + row.person() : row.name();
        lines.add(guest.words().text("chat.line", name, row.text()));
      }
    }
    return lines;
  }

  /** Whether this guest reads what a person says. */
  boolean reads(long person) {
    return !hidesChat && !house.moderation().blocks(guest.id(), person);
  }

  @Override
  public LiveSession enter(LobbyTable row) throws Refusal {
    return row.isSearch() ? accept(seek(row)) : enter(table(row));
  }

  /** Plays the game that somebody else looks for. */
  private LiveSession accept(MatchQueue.Seek seek) throws Refusal {
    if (seek.person() == guest.id()) {
      throw new Refusal(guest.words().text("search.own"));
    } else if (house.moderation().isApart(guest.id(), seek.person())) {
      throw new Refusal(guest.words().text("table.blocked"));
    }
    guest.room().checkTables();
    GameTable table =
        house
            .matchmaker()
            .accept(seek, guest.id())
            .orElseThrow(() -> new Refusal(guest.words().text("search.gone")));
    stopSearch();
    awaited(table.number());
    guest.room().look(table);
    return table.live();
  }

  @Override
  public LiveSession join(String code) throws Refusal {
    guest.checkCode(code);
    Optional<GameTable> table = house.tables().coded(code);
    if (table.isEmpty()) {
      throw new Refusal(guest.words().text("door.code"));
    }
    return enter(table.get());
  }

  LiveSession enter(GameTable table) throws Refusal {
    Optional<Side> free = table.freeSide();
    if (free.isPresent() && !table.isOf(guest.me())) {
      if (needsName(table)) {
        askName(table);
        guest.checkNamed();
      }
      guest.room().checkWelcome(table.live());
      stopSearch();
      guest.room().sit(table.live(), free.get());
    }
    guest.room().look(table);
    return table.live();
  }

  /** Whether this guest needs a name before they sit down at a table that they were sent to. */
  boolean needsName(GameTable table) {
    return table.options().isRated()
        && !guest.isNamed()
        && !table.isOf(guest.me())
        && table.freeSide().isPresent();
  }

  /** Asks for the name that a table needs; whoever takes one goes there. */
  void askName(GameTable table) {
    wanted = table;
    tell(guest.words().text(guest.isKeyless() ? "rated.key" : "rated.name"));
  }

  /** Drops the table that needed a name: a name taken later is for something else. */
  void goElsewhere() {
    wanted = null;
  }

  /** Goes to the table that needed a name, if its seat is still free. */
  private void sitAtWanted() {
    GameTable table = wanted;
    wanted = null;
    Optional<Side> free = table == null ? Optional.empty() : table.freeSide();
    if (free.isPresent()) {
      try {
        guest.room().checkWelcome(table.live());
        stopSearch();
        guest.room().sit(table.live(), free.get());
        isSought = false;
        found = table;
      } catch (Refusal e) {
        // The lobby shows the table no longer as one to sit down at.
      }
    }
  }

  @Override
  public void say(String typed) throws Refusal {
    awaited(saving(house.say(guest, speech(typed))));
  }

  /** What this guest may say of what they typed; a refusal if they may not. */
  String speech(String typed) throws Refusal {
    guest.checkHere();
    String text = Printable.of(typed).strip().replaceAll(BARS, "=="); // as announcements have
    HouseLimits limits = house.parts().limits();
    if (text.length() > limits.sentence()) {
      throw new Refusal(guest.words().text("chat.long", limits.sentence()));
    }
    long now = house.parts().calendar().getAsLong();
    long muted = house.moderation().mutedUntil(guest.id());
    if (muted > now) {
      throw new Refusal(guest.words().text("chat.muted", ServerTime.until(muted, guest.words())));
    }
    int most = guest.isNew() ? house.parts().people().newcomerSentences() : limits.sentences();
    if (!house.pace().takes(guest.share(), now, HouseLimits.SPEECH_MILLIS, most)) {
      throw new Refusal(guest.words().text("chat.much"));
    }
    return text;
  }

  @Override
  public Optional<NameOffer> nameOffer() {
    return guest.isNamed() || guest.isKeyless() ? Optional.empty() : Optional.of(offer);
  }

  @Override
  public void takeName(String typed) throws Refusal {
    guest.checkHere();
    if (guest.isKeyless()) {
      throw new Refusal(guest.words().text("name.key"));
    }
    String name = NameRule.shown(typed, name(), guest.words());
    offer =
        new NameOffer(
            name, ""); // an earlier refusal is over: nobody is asked again before this answer
    FaultBarrier.watch(
        answers.add(
            saving(house.store().name(guest.id(), name, NameRule.folded(name)))
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
              return guest.words().text("code.unsaved");
            })
        .thenAccept(this::tell);
  }

  /** Calls this guest by a name that is theirs now, or asks for another one. */
  private boolean called(String name, boolean isTheirs) {
    if (isTheirs) {
      FaultBarrier.contain(() -> guest.called(name), this::sitAtWanted);
    } else {
      offer = new NameOffer(name, guest.words().text("name.taken", name));
    }
    house.changed();
    return isTheirs;
  }

  private boolean unsaved(String name) {
    offer = new NameOffer(name, guest.words().text("house.store"));
    house.changed();
    return false;
  }

  @Override
  public Optional<CompletableFuture<Void>> asked() {
    return answers.asked();
  }

  /** Notes that this guest is to hear of something. */
  <T> CompletableFuture<T> awaited(CompletableFuture<T> work) {
    return answers.add(work);
  }

  /** Has this guest read that saving is slow, as long as something takes long to be saved. */
  private <T> CompletableFuture<T> saving(CompletableFuture<T> work) {
    String slow = guest.words().text("saving.slow");
    Runnable say =
        () -> {
          letter.retract(slow);
          letter.announce(slow);
          if (work.isDone()) {
            letter.retract(slow);
          }
        };
    if (!work.isDone()) {
      Runnable unsaid = house.parts().scheduler().after(SLOW_MILLIS, say);
      work.whenComplete(
          (done, fault) -> {
            unsaid.run();
            letter.retract(slow);
          });
    }
    return work;
  }

  /** What a guest reads of a fault. */
  private Refusal shown(Throwable fault) {
    FaultBarrier.reportUnforeseen(fault);
    return FaultBarrier.cause(fault) instanceof Refusal known
        ? known
        : new Refusal(guest.words().text("house.store"));
  }

  @Override
  public List<String> commands() {
    return PersonCommands.NAMES;
  }

  @Override
  public CompletableFuture<String> command(String line) throws Refusal {
    guest.checkHere();
    return saving(commands.run(line, house.parts().calendar().getAsLong()))
        .exceptionallyCompose(fault -> CompletableFuture.failedFuture(shown(fault)));
  }

  @Override
  public String letter() {
    return letter.text();
  }

  @Override
  public boolean isLetterLasting() {
    return letter.hasCode();
  }

  @Override
  public void tell(String text) {
    letter.tell(text);
  }

  @Override
  public void dismiss(String read) {
    letter.dismiss(read);
    if (isUnread && letter.text().isEmpty()) {
      isUnread = false;
      house.store().set(guest.id(), Admission.ENDED, "");
    }
  }

  /** Shows that a game of this guest has ended, below what there is to read. */
  void ended(String line) {
    isUnread = true;
    letter.announce(Admission.ended(line, guest.words()));
  }

  /** Shows an announcement below what there is to read. */
  void announce(String text) {
    letter.announce(announced(text));
  }

  private String announced(String text) {
    return guest.words().text("chat.announced", text);
  }

  @Override
  public Runnable listen(Runnable listener) {
    Runnable end = house.listen(listener);
    Runnable unread = letter.listen(listener);
    return () -> {
      end.run();
      unread.run();
    };
  }
}
