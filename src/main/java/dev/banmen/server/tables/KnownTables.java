package dev.banmen.server.tables;

import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.server.store.TableRow;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The tables that are known here: those in play, of which some have a session and the others rest,
 * and those that are over and still looked at. For any thread; {@link Tables} sees to it that none
 * begins or ends its rest while another one is about to.
 */
public final class KnownTables {
  private final OnlinePeople people;
  private final List<GameTable> all = new CopyOnWriteArrayList<>(); // those with a session
  private final Map<Long, GameTable> awake = new ConcurrentHashMap<>(); // those, by number
  private final Map<Long, RestingTable> inPlay = new ConcurrentSkipListMap<>(); // by number
  private final Set<Long> unread = ConcurrentHashMap.newKeySet(); // that cannot be replayed

  /** None yet. */
  KnownTables(OnlinePeople people) {
    this.people = people;
  }

  /** Adds one that has a session, and perhaps no number yet. */
  void add(GameTable table) {
    all.add(table);
  }

  /** Whether it has its session from here, and nobody has let go of it. */
  boolean has(GameTable table) {
    return all.contains(table);
  }

  /** Has one be found by its number, which it has now or soon. */
  void number(long id, GameTable table) {
    awake.put(id, table);
  }

  /** Forgets a table with its session; returns whether it was known. */
  boolean letGo(GameTable table) {
    awake.remove(table.id(), table);
    return all.remove(table);
  }

  /** Lists a table in play as a row says, unless it is listed. */
  RestingTable list(ListedTable table) {
    return inPlay.computeIfAbsent(
        table.id(),
        id -> new RestingTable(table, opener(table), new RecentTalk(), table.standing().since()));
  }

  private Opener opener(ListedTable table) {
    long person = table.opened().person();
    return people.isNear(person)
        ? people.opener(person)
        : Opener.absent(person, table.opened().isNamed());
  }

  /** Lists a table with a session among those in play, unless it is, or somebody has let go. */
  void list(GameTable table, long now) {
    if (all.contains(table) && !inPlay.containsKey(table.id())) {
      inPlay.put(table.id(), new RestingTable(table.listed(), table.opener(), table.talk(), now));
    }
  }

  /** Lists a table no more among those in play. */
  void unlist(long id) {
    inPlay.remove(id);
  }

  /** What is kept of a table in play while it rests, and before and after; empty for no such. */
  Optional<RestingTable> inPlay(long id) {
    return Optional.ofNullable(inPlay.get(id));
  }

  /** Lists a table no more that today's rules cannot replay; returns whether that is news. */
  boolean noteUnread(long id) {
    inPlay.remove(id);
    return unread.add(id);
  }

  /** Whether today's rules cannot replay a table. */
  boolean isUnread(long id) {
    return unread.contains(id);
  }

  /** The table of a row as long as it does not rest, even if it does not know its number yet. */
  Optional<GameTable> coded(TableRow row) {
    return all.stream().filter(table -> table.code().equals(row.code())).findFirst();
  }

  /** Counts somebody's tables as they are counted from now on. */
  void share(Opener opener) {
    all.stream()
        .filter(table -> table.opener().person() == opener.person())
        .forEach(table -> table.share(opener));
    inPlay.values().stream()
        .filter(table -> table.opener().person() == opener.person())
        .forEach(table -> table.share(opener));
  }

  /** How many tables of a person are not over. */
  long opened(Opener opener) {
    return all.stream()
            .filter(table -> table.takesRoom() && table.opener().isSameAs(opener))
            .count()
        + resting().filter(table -> table.opener().isSameAs(opener)).count();
  }

  /** Those in play that have no session. */
  Stream<RestingTable> resting() {
    return inPlay.values().stream().filter(table -> !awake.containsKey(table.listed().id()));
  }

  /** A row for each person at each table that they look at, and see what is shown there. */
  public List<PresenceRow> present() {
    return all.stream().flatMap(table -> table.viewers().present().stream()).toList();
  }

  /** How many people look on at a table who do not play there. */
  public int watchers(ListedTable table) {
    return viewers(table, table.standing().players());
  }

  /** How many people look at a table, at whichever node. */
  public int viewers(ListedTable table) {
    return viewers(table, Set.of());
  }

  private int viewers(ListedTable table, Set<Long> without) {
    return awake(table)
        .map(one -> one.viewers().others(without))
        .orElseGet(() -> new TableViewers(table::id, people).others(without));
  }

  /** How many tables are in play, or still looked at. */
  public int count() {
    return all.size() + (int) resting().count();
  }

  /** How many of them have a session, as somebody looks or something happens there. */
  public int countAwake() {
    return all.size();
  }

  /**
   * All tables as lists show them: those in play, in the order of their numbers, then those that
   * are over, or have no number yet.
   */
  Stream<ListedTable> tables() {
    List<ListedTable> found = new ArrayList<>();
    inPlay.forEach(
        (id, table) -> found.add(awake(id).map(GameTable::listed).orElseGet(table::listed)));
    all.stream()
        .map(GameTable::listed)
        .filter(table -> !inPlay.containsKey(table.id()))
        .forEach(found::add);
    return found.stream();
  }

  /** All tables as lists show them: those in play, then those that are over, or just begun. */
  public List<ListedTable> listed() {
    return tables().toList();
  }

  /** A table as lists show it now. */
  public ListedTable listed(GameTable table) {
    return table.listed();
  }

  /** The table with this number, if this person sees it. */
  public Optional<ListedTable> numbered(long id, Player asker) {
    return numbered(id).filter(table -> table.isSeenBy(asker));
  }

  public Optional<ListedTable> numbered(long id) {
    return awake(id)
        .map(GameTable::listed)
        .or(() -> Optional.ofNullable(inPlay.get(id)).map(RestingTable::listed));
  }

  /** The table with this number, as long as it does not rest. */
  public Optional<GameTable> awake(long id) {
    return Optional.ofNullable(awake.get(id));
  }

  /** A table that is listed, as long as it does not rest. */
  public Optional<GameTable> awake(ListedTable listed) {
    return listed.id() != 0
        ? awake(listed.id())
        : all.stream().filter(table -> table.code().equals(listed.code())).findFirst();
  }

  public Optional<ListedTable> coded(String code) {
    String small = code.toLowerCase(Locale.ROOT);
    return tables().filter(table -> table.code().equals(small)).findFirst();
  }

  /** Whether a table's game is not over, as far as is known here. */
  public boolean isInPlay(GameTable table) {
    return (all.contains(table) || inPlay.containsKey(table.id())) && !table.live().now().isOver();
  }

  public Optional<GameTable> of(LiveSession live) {
    return all.stream().filter(table -> table.live() == live).findFirst();
  }

  /** Whether somebody may have no help in a game: it is rated, and they play, or may sit down. */
  public boolean isWithoutAid(LiveSession game, Player player) {
    return of(game)
        .filter(table -> table.options().isRated() && !game.now().isOver())
        .filter(table -> table.isOf(player) || table.freeSide().isPresent()) // about to sit there
        .isPresent();
  }

  /** The tables with a session. */
  public List<GameTable> all() {
    return all;
  }

  /** A person's tables that are not over, the newest first. */
  public List<ListedTable> unfinished(Player player) {
    List<ListedTable> own = new ArrayList<>();
    tables().filter(table -> table.isOf(player) && !table.isOver()).forEach(one -> own.add(0, one));
    return own;
  }

  /** Whether a player has a seat at a table, of a game that is over included. */
  public boolean hasSeat(Player player) {
    return all.stream().anyMatch(table -> table.isOf(player))
        || inPlay.values().stream().anyMatch(table -> table.listed().isOf(player));
  }

  /** Drops what was said of a person, and gives each table at rest where they have a seat. */
  void forget(long person, Consumer<ListedTable> seated) {
    all.forEach(table -> table.forgetTalk(person));
    inPlay.values().forEach(table -> table.talk().forget(person));
    Player player = PlayerNumber.player(person);
    resting().map(RestingTable::listed).filter(table -> table.isOf(player)).forEach(seated);
  }
}
