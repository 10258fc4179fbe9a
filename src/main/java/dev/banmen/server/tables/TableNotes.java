package dev.banmen.server.tables;

import dev.banmen.app.GameRoom;
import dev.banmen.game.Side;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TalkRow;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Printable;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What people do at a table that is no event of its game, told to the other nodes where the table
 * is looked at. It may be lost on the way; what was said is read again then. For any thread.
 */
public final class TableNotes {
  /** A line of talk: its id, table, person, whether it is an aside, and on lines of their own. */
  private static final Pattern TALK =
      Pattern.compile("([0-9a-f-]{36}) (\\d{1,18}) (\\d{1,18}) ([01])\n(.*)\n(.*)");

  /** A table, a player, and what they do about a rematch, of which the number may be behind it. */
  private static final Pattern REMATCH =
      Pattern.compile("(\\d{1,18}) (\\d{1,18}) ([A-Z_]{1,20})(?: (\\d{1,18}))?");

  /** What players of a game that is over do about another one. */
  private enum RematchAct {
    ASKS,
    DECLINES,
    WITHDRAWS,
    COMES_BACK,
    FAILS,
    BEGINS
  }

  private final Tables tables;
  private final OnlinePeople people;
  private final NodeNotes notes;
  private final Store store;

  /**
   * Hears what is told from now on.
   *
   * @param store has what was said, if others share it
   */
  public TableNotes(
      Tables tables, OnlinePeople people, EndedGames endedGames, NodeNotes notes, Store store) {
    this.store = store;
    this.tables = tables;
    this.people = people;
    this.notes = notes;
    notes.on(NodeTopic.TALK, this::heardTalk);
    notes.compare(this::readTalk);
    notes.on(NodeTopic.REMATCH, this::heardRematch);
    notes.on(NodeTopic.ENDED, note -> endedGames.heard(note).ifPresent(tables::heardEnd));
  }

  /** Adds what somebody says at a table, here at once. */
  public void say(GameTable table, Player player, String name, String text) {
    String id = UUID.randomUUID().toString();
    RecentTalk.SaidLine line = table.say(id, player, name, text);
    if (store.nodes() != NodeStore.ALONE) {
      FaultBarrier.watch(
          table
              .number()
              .thenAccept(
                  number ->
                      tell(new TalkRow(id, number, line.person(), name, text, line.isAside()))));
    }
  }

  private void tell(TalkRow line) {
    FaultBarrier.watch(store.sayAt(line));
    String head =
        String.join(
            " ",
            line.id(),
            Long.toString(line.table()),
            Long.toString(line.person()),
            line.isAside() ? "1" : "0");
    String note = String.join("\n", head, line.name(), line.text());
    if (NodeNote.fits(note)) {
      notes.tell(NodeTopic.TALK, note);
    }
  }

  private void heardTalk(String note) {
    Matcher parts = TALK.matcher(note);
    if (parts.matches() && isPrintable(parts.group(5)) && isPrintable(parts.group(6))) {
      tables.heard(
          new TalkRow(
              parts.group(1),
              Long.parseLong(parts.group(2)),
              Long.parseLong(parts.group(3)),
              parts.group(5),
              parts.group(6),
              parts.group(4).equals("1")));
    }
  }

  /** Reads what was said where somebody looks, in case that was not heard. */
  private CompletableFuture<Void> readTalk() {
    Set<Long> looked =
        tables.known().all().stream()
            .filter(table -> table.id() != 0 && table.viewers().count() > 0)
            .map(GameTable::id)
            .collect(Collectors.toSet());
    return looked.isEmpty()
        ? CompletableFuture.completedFuture(null)
        : store.saidAt(looked).thenAccept(lines -> lines.forEach(tables::heard));
  }

  private static boolean isPrintable(String text) {
    return Printable.of(text).equals(text);
  }

  /** The game in play where the players of a table that is over go on. */
  public Optional<GameTable> next(GameTable table) {
    Optional<GameTable> next = table.rematch().next();
    if (next.isPresent() && !tables.known().isInPlay(next.get())) {
      table.rematch().over(next.get());
      return Optional.empty();
    }
    return next;
  }

  /**
   * Notes that a player wants another game.
   *
   * @return whether both do: then the caller {@linkplain #begin begins} it
   */
  public boolean isAgreed(GameTable table, Player player) {
    boolean isAgreed = table.rematch().isAgreed(player, table.live().now().asked());
    if (!isAgreed) { // each time: what was told before may be lost
      tell(table, player, RematchAct.ASKS);
      FaultBarrier.watch(tables.next(table.id()).thenAccept(next -> found(table, next)));
    }
    table.tell();
    return isAgreed;
  }

  /**
   * Begins the game that both want, unless another node has begun it.
   *
   * @param player who has agreed
   * @param opener who opens it
   * @return that game; empty if its opener has too many
   */
  public CompletableFuture<Optional<GameTable>> begin(
      GameTable table, Player player, Opener opener, Terms terms) {
    return CompletableFuture.completedFuture(table)
        .thenCompose(over -> tables.beginAfter(over, opener, terms))
        .whenComplete(
            (next, fault) -> {
              if (fault == null && next.isPresent()) {
                table.rematch().begun(next.get());
                tellBegun(table, player, next.get());
              } else {
                table.rematch().failed();
                tell(table, player, RematchAct.FAILS);
              }
              table.tell();
            });
  }

  /** Notes that a player doesn't want the game that the other one asks for. */
  public void decline(GameTable table, Player player) {
    if (table.rematch().decline(player, table.live().now().asked())) {
      tell(table, player, RematchAct.DECLINES);
      table.tell();
    }
  }

  /** Withdraws what a player asked for, who leaves. */
  public void withdraw(GameTable table, Player player) {
    if (table.rematch().withdraw(player)) {
      tell(table, player, RematchAct.WITHDRAWS);
      table.tell();
    }
  }

  /** Notes that a player is at a table again. */
  public void comeBack(GameTable table, Player player) {
    if (table.rematch().comeBack(player)) {
      tell(table, player, RematchAct.COMES_BACK);
      table.tell();
    }
  }

  private void tellBegun(GameTable table, Player player, GameTable next) {
    FaultBarrier.watch(
        next.number().thenAccept(id -> tell(table, player, RematchAct.BEGINS, " " + id)));
  }

  private void tell(GameTable table, Player player, RematchAct act) {
    tell(table, player, act, "");
  }

  private void tell(GameTable table, Player player, RematchAct act, String next) {
    String who = Long.toString(PlayerNumber.of(player));
    notes.tell(
        NodeTopic.REMATCH, String.join(" ", Long.toString(table.id()), who, act.name()) + next);
  }

  private void heardRematch(String note) {
    Matcher parts = REMATCH.matcher(note);
    if (!parts.matches()) {
      return;
    }
    Player player = PlayerNumber.player(Long.parseLong(parts.group(2)));
    Optional<GameTable> table =
        tables
            .known()
            .awake(Long.parseLong(parts.group(1)))
            .filter(one -> one.isOf(player) && one.live().now().isOver());
    Optional<RematchAct> act =
        Stream.of(RematchAct.values()).filter(one -> one.name().equals(parts.group(3))).findFirst();
    if (table.isPresent() && act.isPresent()) {
      long next = parts.group(4) == null ? 0 : Long.parseLong(parts.group(4));
      heard(table.get(), player, act.get(), next);
      table.get().tell();
    }
  }

  private void heard(GameTable table, Player player, RematchAct act, long next) {
    Rematch rematch = table.rematch();
    switch (act) {
      case ASKS -> heardQuestion(table, player);
      case DECLINES -> rematch.decline(player, table.live().now().asked());
      case WITHDRAWS -> rematch.withdraw(player);
      case COMES_BACK -> rematch.comeBack(player);
      case FAILS -> rematch.failed();
      case BEGINS -> {
        if (next(table).isEmpty()) {
          FaultBarrier.watch(tables.find(next).thenAccept(found -> found(table, found)));
        }
      }
    }
  }

  /** The game in play that may have begun while nothing was heard of it. */
  private void found(GameTable table, Optional<GameTable> next) {
    if (next(table).isEmpty()) {
      next.filter(tables.known()::isInPlay).ifPresent(one -> heardNext(table, one));
    }
  }

  private static void heardNext(GameTable table, GameTable next) {
    if (next.players().equals(table.players())) {
      table.rematch().begun(next);
      table.tell();
    }
  }

  /** A player asks elsewhere, perhaps while the other one asks here. */
  private void heardQuestion(GameTable table, Player player) {
    Session now = table.live().now();
    Player other =
        now.seat(now.sidesOf(player).contains(Side.BLACK) ? Side.WHITE : Side.BLACK).holder();
    next(table); // which may be over
    switch (table.rematch().hear(player, now.asked())) {
      case NONE -> {
        // It is shown here.
      }
      case BEGIN ->
          FaultBarrier.watch(
              begin(table, other, people.opener(PlayerNumber.of(other)), GameRoom.swapped(now)));
      case BEGUN -> next(table).ifPresent(next -> tellBegun(table, other, next));
    }
  }
}
