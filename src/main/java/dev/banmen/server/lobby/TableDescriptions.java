package dev.banmen.server.lobby;

import dev.banmen.app.LobbyRow;
import dev.banmen.app.TableStatus;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Side;
import dev.banmen.game.record.Recording;
import dev.banmen.say.LobbySentences;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.GameTitles;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.tables.Standing;
import dev.banmen.server.tables.TableWriter;
import dev.banmen.server.tables.WaitingRules;
import dev.banmen.server.teaching.LiveTeachingTable;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Sentences;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes tables to one person: in a row of the lobby, and beside the game. For any thread. */
final class TableDescriptions {
  private static final GameTitles TITLES = new GameTitles();

  private final HouseServices house;
  private final Games games;
  private final OnlinePerson person;
  private final Player asker;

  TableDescriptions(HouseServices house, Games games, OnlinePerson person) {
    this.house = house;
    this.games = games;
    this.person = person;
    asker = person.me();
  }

  /** The language in which it describes. */
  Locale locale() {
    return games.language().locale();
  }

  private Words words() {
    return games.language().words(TableDescriptions.class);
  }

  /**
   * A table as it stands in a list.
   *
   * @param isMine whether it is one of the asker's; else the row is the same for everybody
   */
  LobbyRow.Table row(ListedTable table, boolean isMine) {
    Standing now = table.standing();
    boolean isFree = table.freeSide().isPresent();
    return new LobbyRow.Table(
        table.id(),
        isFree,
        isMine,
        isMine && table.isTurnOf(asker),
        now.isOver(),
        now.moves(),
        isMine && isFree ? table.command(house.address().get()) : "",
        new Memo(() -> text(table, isMine)));
  }

  /** What people read of a table, once it is asked for. Equal by that. For any thread. */
  private static final class Memo implements Supplier<LobbyRow.TableText> {
    private final AtomicReference<LobbyRow.TableText> made = new AtomicReference<>();
    private volatile Supplier<LobbyRow.TableText> maker; // null once it is made

    Memo(Supplier<LobbyRow.TableText> maker) {
      this.maker = maker;
    }

    @Override
    public LobbyRow.TableText get() {
      Supplier<LobbyRow.TableText> unmade = maker;
      if (unmade != null) {
        made.compareAndSet(null, unmade.get()); // under no lock: it takes others
        maker = null;
      }
      return made.get();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Memo memo && memo.get().equals(get());
    }

    @Override
    public int hashCode() {
      return get().hashCode();
    }
  }

  private LobbyRow.TableText text(ListedTable table, boolean isMine) {
    return new LobbyRow.TableText(
        title(table, isMine),
        clock(table.terms().time()),
        table.freeSide().map(side -> side(table.terms(), side)).orElse(""),
        named(table, Side.BLACK),
        named(table, Side.WHITE),
        house.tables().known().watchers(table));
  }

  /** What a side is called in a game. */
  private String side(Terms terms, Side side) {
    return TITLES.side(games, terms.family(), terms.chosen(), side);
  }

  /** A teaching table as it stands in a list. */
  LobbyRow.Teaching row(LiveTeachingTable table) {
    List<String> about = new ArrayList<>(List.of(title(table.shown().recording())));
    if (table.isPrivate()) {
      about.add(words().text("table.private"));
    }
    boolean isMine = PlayerNumber.of(asker) == table.leader();
    return new LobbyRow.Teaching(
        table.leader(),
        table.leaderName(),
        WordList.phrases(games.language(), about),
        table.people(),
        isMine,
        isMine ? table.command(house.address().get()) : "");
  }

  /** Somebody who looks for an opponent, in a list. */
  LobbyRow.Seeker row(MatchQueue.Seek seek) {
    String name = house.matchmaker().name(seek);
    String rating = house.tables().ratings().text(seek.person(), seek.family(), words());
    return new LobbyRow.Seeker(
        seek.person(),
        name,
        rating.isEmpty() ? name : words().text("table.player", name, rating),
        TITLES.of(games, seek.family(), seek.chosen()),
        clock(seek.time()),
        PlayerNumber.of(asker) == seek.person());
  }

  private String clock(TimeControl time) {
    return time.kind() == TimeControl.TimeKind.NONE ? words().text("table.untimed") : time.text();
  }

  private String title(Recording led) {
    try {
      return TITLES.of(games, led.family(), led.chosen());
    } catch (OptionFault e) { // a recorded game may have what no game here can
      return games.name(led.family());
    }
  }

  /** A table's game, and what there is to know about it before one goes there. */
  String title(GameTable table) {
    ListedTable listed = house.tables().known().listed(table);
    return title(listed, listed.isOf(asker));
  }

  private String title(ListedTable table, boolean isMine) {
    Terms terms = table.terms();
    List<String> about = new ArrayList<>(List.of(TITLES.of(games, terms.family(), terms.chosen())));
    if (table.options().isRated()) {
      about.add(words().text("table.rated"));
    }
    if (table.options().isPrivate()) {
      about.add(words().text("table.private"));
    }
    house
        .tables()
        .waiting(table)
        .filter(wait -> isMine && table.standing().seat(wait.side()).holder().equals(asker))
        .ifPresent(wait -> about.add(words().text(row(wait), left(wait))));
    return WordList.phrases(games.language(), about);
  }

  /** A game with its options and its clock, for people. */
  String title(String id, Map<String, String> chosen, TimeControl time) {
    return WordList.phrases(games.language(), List.of(TITLES.of(games, id, chosen), clock(time)));
  }

  private String named(ListedTable table, Side side) {
    Seat seat = table.standing().seat(side);
    String name = name(seat);
    String rating = rating(seat, table.terms());
    return name.isEmpty() || rating.isEmpty() ? name : words().text("table.player", name, rating);
  }

  /** The name of a seat's holder; empty if it is free. */
  String name(Seat seat) {
    return GameTable.holderName(seat, games.language());
  }

  private String rating(Seat seat, Terms terms) {
    long person = PlayerNumber.of(seat.holder());
    return house.tables().ratings().text(person, terms.family(), words());
  }

  /** The status of a table beside its game. */
  TableStatus status(GameTable table) {
    return status(table, table.live().now());
  }

  /** The same at some state of its game, which may have gone on since. */
  TableStatus status(GameTable table, Session now) {
    TableStatus status =
        new TableStatus(
                said(table, now), beside(table, now, Side.BLACK), beside(table, now, Side.WHITE))
            .inviting(isInviting(now) ? table.command(house.address().get()) : "")
            .rated(table.options().isRated());
    return status.signed(sign(table));
  }

  /** What stands beside a player's name: the rating, and whether they are away. */
  private String beside(GameTable table, Session now, Side side) {
    String away = table.presence().isAway(side) ? words().text("table.away.brief") : "";
    return Stream.of(rating(now.seat(side), now.terms()), away)
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** How long a count still has, which no message may hide; else whether the game is rated. */
  private String sign(GameTable table) {
    String rated = table.options().isRated() ? words().text("table.rated") : "";
    return table
        .waitingRules()
        .waiting()
        .filter(wait -> wait.isSaid() && wait.what() == WaitingRules.WaitedFor.ANSWER)
        .map(wait -> words().text("wait.row.count", left(wait)))
        .orElse(rated);
  }

  private boolean isInviting(Session now) {
    return isOf(now)
        && !now.isOver()
        && Stream.of(Side.values()).anyMatch(side -> now.seat(side).isFree());
  }

  private boolean isOf(Session now) {
    return !now.sidesOf(asker).isEmpty();
  }

  /** A count that its time ends stands, whoever wins by it. */
  private static String row(WaitingRules.Wait wait) {
    return wait.what() == WaitingRules.WaitedFor.ANSWER ? "wait.row.count" : "wait.row";
  }

  private String left(WaitingRules.Wait wait) {
    return wait.isOfDays()
        ? words().text("wait.days", wait.days())
        : wait.isOfHours()
            ? words().text("wait.hours", wait.hours())
            : words().text("wait.minutes", wait.minutes());
  }

  /** The sentence on one player's keeping another waiting, and what comes of it; often none. */
  private String waited(GameTable table, Session now) {
    Optional<WaitingRules.Wait> wait =
        table.waitingRules().waiting().filter(WaitingRules.Wait::isSaid);
    if (wait.isEmpty()) {
      return "";
    }
    String name = name(now.seat(wait.get().side()));
    String left = left(wait.get());
    return switch (wait.get().what()) {
      case MOVE -> words().text(wait.get().isOfDays() ? "wait.turn" : "wait.move", name, left);
      case FIRST_MOVE -> words().text("wait.first", name, left);
      case RETURN -> words().text("wait.return", name, left);
      case ANSWER ->
          words()
              .text(
                  table.isHere(wait.get().side()) ? "wait.answer" : "wait.answer.away", name, left);
    };
  }

  /** The sentence on other players who are away or have just come back; often none. */
  private String presence(GameTable table, Session now) {
    Optional<Side> saidAway = // by the sentence on the wait
        table
            .waitingRules()
            .waiting()
            .filter(WaitingRules.Wait::isSaid)
            .filter(
                wait ->
                    wait.what() == WaitingRules.WaitedFor.RETURN
                        || wait.what() == WaitingRules.WaitedFor.ANSWER)
            .map(WaitingRules.Wait::side);
    List<String> parts = new ArrayList<>();
    for (Side side : Side.values()) {
      String name = name(now.seat(side));
      if (now.sidesOf(asker).contains(side)) {
        continue;
      } else if (table.presence().isBack(side)) {
        parts.add(words().text("table.back", name));
      } else if (table.presence().isAway(side) && !saidAway.equals(Optional.of(side))) {
        parts.add(words().text("table.away", name));
      }
    }
    return String.join(" ", parts);
  }

  private String said(GameTable table, Session now) {
    Optional<String> end = table.endLine().filter(reason -> now.isOver());
    if (end.isPresent()) {
      return EndedGames.text(end.get(), words());
    } else if (!isOf(now)) {
      return Sentences.of(presence(table, now), waited(table, now));
    } else if (now.isOver()) {
      Side mine = now.sidesOf(asker).contains(Side.BLACK) ? Side.BLACK : Side.WHITE;
      String rematch =
          table.rematch().said(asker, name(now.seat(mine.opponent())), now.asked(), words());
      return Sentences.of(rematch, rated(table, now));
    } else if (isInviting(now)) {
      return LobbySentences.in(games.language()).inviting();
    }
    String waited = waited(table, now);
    String playedOut =
        table.waitingRules().isPlayedOut() && now.isInPlay()
            ? words().text("count.played-out")
            : "";
    boolean isStart = now.line().isEmpty();
    String rated = isStart && table.options().isRated() ? words().text("table.rated.counts") : "";
    String handicap = isStart ? handicap(now) : "";
    boolean isNameless = isStart && !person.isNamed() && !person.isKeyless();
    String nameless = isNameless ? words().text("table.nameless", person.name()) : "";
    return Stream.of(playedOut, rated, nameless, handicap, presence(table, now), waited)
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** The sentence on what a rated game did to the ratings, or that it did not count. */
  private String rated(GameTable table, Session now) {
    if (!table.options().isRated()) {
      return "";
    } else if (!TableWriter.isPlayed(now)) {
      return words().text("table.rated.unplayed");
    }
    String black = changed(table, now, Side.BLACK);
    String white = changed(table, now, Side.WHITE);
    return black.isEmpty() || white.isEmpty()
        ? ""
        : words().text("table.rated.change", black, white);
  }

  private String changed(GameTable table, Session now, Side side) {
    long person = PlayerNumber.of(now.seat(side).holder());
    String change =
        house.tables().ratings().change(table.id(), person, now.terms().family(), words());
    return change.isEmpty() ? "" : words().text("table.player", name(now.seat(side)), change);
  }

  /** The handicap that would make a game fair, before its first move. */
  private String handicap(Session now) {
    for (Side side : Side.values()) {
      Seat weaker = now.seat(side);
      Seat stronger = now.seat(side.opponent());
      int stones =
          house
              .tables()
              .ratings()
              .handicap(
                  PlayerNumber.of(weaker.holder()),
                  PlayerNumber.of(stronger.holder()),
                  now.terms().family(),
                  now.position().game());
      if (stones > 0) {
        return words().text("handicap.suggested", name(weaker), stones);
      }
    }
    return "";
  }
}
