package dev.banmen.server.simulation;

import dev.banmen.app.GameRoom;
import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.Preference;
import dev.banmen.app.PreferenceStore;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Command;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.TableNotes;
import dev.banmen.server.teaching.LiveTeachingTable;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/**
 * Somebody who comes, plays by chance, and goes, and comes back at another node when theirs is
 * gone. All that they are shown is compared with what happened.
 */
final class SimulatedPerson {
  private static final String TIME = "20s";

  /** The setting that they change. */
  private static final String SETTING = "reviews";

  private static final String USUAL = "20";

  private final SimulatedPlace place;
  private final SteppedWorld world;
  private final String name;
  private final List<CompletableFuture<?>> asked = new ArrayList<>(); // at the node of now
  private SimulatedNode node; // where they are, or are about to be
  private Visit visit; // null for none
  private LiveSession live; // null for none
  private GameTable table; // of that
  private int seen; // of the events of that
  private int asks; // how many tables they have gone to
  private int said; // how many lines
  private SimulatedLesson lesson; // null for none
  private boolean isBusy; // they wait for a door or a table
  private boolean mayBeSentAway;
  private long number; // theirs; 0 before they have come
  private int chosen; // how often they have changed their setting

  /** What the setting may be, and whether that is settled: saved, or it may be. */
  private final Map<String, Boolean> choices = new TreeMap<>();

  SimulatedPerson(SimulatedPlace place, String name) {
    this.place = place;
    world = place.world();
    this.name = name;
  }

  /** Does something now and then. */
  void live() {
    world.after(
        world.upTo(600),
        name + " looks up",
        () -> {
          if (!place.isCalm()) {
            live();
          }
          act();
        });
  }

  private void act() {
    try {
      if (node != null && node.isDead()) {
        forget();
      }
      if (place.isCalm() || isBusy || node != null && node.pausedUntil() > world.now()) {
        return;
      } else if (visit == null) {
        if (!place.isNight()) {
          come();
        }
      } else if (place.isNight() || world.chance(10)) {
        world.log(name + " hangs up");
        visit.close();
        forget();
      } else if (world.chance(30)) {
        choose(1 + ++chosen % 1_000);
      } else if (lesson != null) {
        learn();
      } else if (live == null) {
        Optional<LiveSession> found = visit.person().lobby().orElseThrow().found();
        if (found.isPresent()) {
          world.log(name + " has found a game");
          sit(found.get());
        } else {
          choose();
        }
      } else if (live.isClosed() || world.chance(live.now().isOver() ? 500 : 10)) {
        world.log(name + " leaves the table");
        visit.person().room().leave(live);
        live = null;
      } else if (world.chance(50)) {
        say();
      } else {
        play();
      }
    } catch (Refusal e) {
      world.log(name + " is refused: " + e.getMessage());
    }
  }

  private void forget() {
    node = null;
    visit = null;
    live = null;
    lesson = null;
    isBusy = false;
    asks++;
    asked.clear();
  }

  private void come() {
    List<SimulatedNode> open = place.open();
    if (open.isEmpty()) {
      return;
    }
    node = world.anyOf(open);
    isBusy = true;
    int ask = ++asks;
    world.log(name + " comes to " + node.name());
    node.house()
        .welcome(
            new VisitRequest(Optional.of("SHA256:" + name), name, "192.0.2.7", Map.of()),
            in -> {
              if (ask == asks) {
                isBusy = false;
                visit = in;
                known(in.number());
                world.log(name + " is in");
                in.online().onSentAway(why -> sentAway(in));
                takeName();
                backToLesson();
              }
            },
            why -> {
              if (ask == asks) {
                isBusy = false;
                node = null;
                world.log(name + " is not let in: " + why.getMessage());
              }
            });
  }

  private void takeName() {
    try {
      if (!visit.online().isNamed()) {
        visit.person().lobby().orElseThrow().takeName(name);
      }
    } catch (Refusal e) {
      throw new AssertionError(e);
    }
  }

  /** They are somebody else after they had no name, and were forgotten. */
  private void known(long now) {
    if (number != now) {
      choices.clear();
      choices.put(USUAL, true);
    }
    number = now;
  }

  /** The store below does not know of nodes, and may delete somebody without a name who comes. */
  private void sentAway(Visit from) {
    if (!mayBeSentAway && from.online().isNamed()) {
      throw new AssertionError(name + " is sent away");
    }
    world.log(name + " is sent away");
    from.close();
    if (visit == from) {
      forget();
    }
  }

  /** From now on the owner may have sent them away. */
  void mayBeSentAway() {
    mayBeSentAway = true;
  }

  long number() {
    return number;
  }

  boolean isAt(SimulatedNode there) {
    return node == there && visit != null;
  }

  /** Whether they are at a node that is not gone. */
  boolean isHere() {
    return visit != null && !node.isDead();
  }

  /** Changes a setting, which is saved some time later. */
  private void choose(int value) {
    String next = Integer.toString(value);
    world.log(name + " chooses " + next);
    choices.put(next, false);
    PreferenceStore own = visit.person().preferences();
    FaultBarrier.watch(
        visit
            .person()
            .withOwnFiles(
                watch -> {
                  own.prefer(new Preference(SETTING, next, List.of()));
                  return next;
                })
            .future()
            .handle(
                (saved, fault) -> {
                  world.log(name + (fault == null ? " has chosen " : " may have chosen ") + next);
                  choices.values().removeIf(isSettled -> isSettled && fault == null);
                  choices.put(next, true);
                  return null;
                }));
  }

  /** Checks their settings as they are read when they come. */
  void checkSettings(PreferenceStore settings) {
    String value =
        settings.all().stream()
            .filter(one -> one.name().equals(SETTING))
            .findFirst()
            .orElseThrow()
            .value();
    if (!choices.containsKey(value)) {
      throw new AssertionError(name + " has " + value + ", not one of " + choices);
    }
  }

  /** Goes back to the teaching table where they were cut off, as the door does. */
  private void backToLesson() {
    try {
      visit.taughtBack().ifPresent(back -> beTaught(back));
    } catch (Refusal e) {
      world.log(name + " is refused: " + e.getMessage());
    }
  }

  private void beTaught(TeachingTable at) {
    TeachingTables all = node.house().services().teaching();
    LiveTeachingTable there = // perhaps their own, which is not saved and listed yet
        all.leaders().stream()
            .map(leader -> all.led(leader).orElseThrow())
            .filter(one -> one.leaderName().equals(at.leader()))
            .findFirst()
            .orElseThrow();
    lesson = new SimulatedLesson(place, name, there.code(), at);
  }

  private void learn() throws Refusal {
    if (lesson.table().isOver() || world.chance(30)) {
      world.log(name + " leaves the class");
      lesson.table().leave();
      lesson = null;
    } else if (lesson.table().isLeader() && world.chance(20)) {
      world.log(name + " ends the class");
      lesson.table().command(Command.END, "");
    } else {
      lesson.act();
    }
  }

  /** Teaches, or follows somebody who does. */
  private void teach() throws Refusal {
    Lobby lobby = visit.person().lobby().orElseThrow();
    List<LiveTeachingTable> all = node.house().services().teaching().listed(visit.online());
    if (all.isEmpty()) {
      world.log(name + " teaches");
      TeachingTable own = lobby.teach(SimulatedLesson.beginning(), false);
      String code = node.house().services().teaching().led(number).orElseThrow().code();
      lesson = new SimulatedLesson(place, name, code, own);
    } else {
      LiveTeachingTable one = world.anyOf(all);
      world.log(name + " joins the class of " + one.leader());
      lesson = new SimulatedLesson(place, name, one.code(), lobby.follow(one.code()).orElseThrow());
    }
  }

  private void choose() throws Refusal {
    List<LobbyRow.Table> rows =
        visit.person().lobby().orElseThrow().rows().stream()
            .filter(LobbyRow.Table.class::isInstance)
            .map(LobbyRow.Table.class::cast)
            .filter(row -> !row.isOver())
            .toList();
    if (world.chance(100)) {
      teach();
      return;
    } else if (world.chance(50)) {
      world.log(name + " withdraws tables");
      visit.person().lobby().orElseThrow().command(Command.WITHDRAW, "");
      return;
    } else if (world.chance(150) && visit.online().isNamed()) {
      world.log(name + " looks for an opponent");
      visit.person().lobby().orElseThrow().playNow(world.chance(500) ? "dots" : "othello");
      return;
    } else if (visit.person().lobby().orElseThrow().search().isPresent()) {
      if (world.chance(50)) {
        world.log(name + " looks no longer for one");
        visit.person().lobby().orElseThrow().stopSearch();
      }
      return;
    } else if (rows.size() < 2 || world.chance(100)) {
      boolean isRated = world.chance(500) && visit.online().isNamed();
      boolean isOfComputer = !isRated && world.chance(500);
      Terms terms =
          Terms.of(world.chance(500) ? "dots" : "othello", Map.of())
              .timed(TimeControl.parse(isOfComputer ? "none" : TIME).orElseThrow())
              .between(
                  new Seat(visit.person().me(), ""),
                  isOfComputer ? new ComputerSeat(1, Optional.of(7L)).seat() : Seat.FREE);
      world.log(name + " opens a table for " + terms.family());
      sit(visit.person().room().begin(terms, new TableOptions(false, isRated)));
      return;
    }
    LobbyRow.Table row = world.anyOf(rows);
    Visit now = visit;
    int ask = ++asks;
    isBusy = true;
    world.log(name + " goes to table " + row.number());
    node.house()
        .services()
        .tables()
        .open(row.number())
        .whenComplete(
            (found, fault) -> {
              if (ask == asks) {
                isBusy = false;
                if (fault == null && found.isPresent()) {
                  enter(now, row);
                }
              }
            });
  }

  private void enter(Visit now, LobbyRow.Table row) {
    try {
      sit(now.person().lobby().orElseThrow().enter(row));
    } catch (Refusal e) {
      world.log(name + " is refused: " + e.getMessage());
    }
  }

  private void sit(LiveSession there) {
    GameTable at = node.house().services().tables().known().of(there).orElseThrow();
    live = there;
    table = at;
    seen = 0;
    look();
    there.listen(
        () -> {
          if (live == there) {
            look();
          }
        });
  }

  /** Looks at the table. */
  private void look() {
    if (table.id() != 0) {
      seen = place.happened().seen(table.id(), live.now(), seen);
      world.log(name + " sees table " + table.id() + " after " + seen);
    }
  }

  /** Is answered with what the table was then, which may be shown no more. */
  private void hear(Session then) {
    if (table.id() != 0) {
      int of = place.happened().seen(table.id(), then, 0);
      world.log(name + " is answered at table " + table.id() + " after " + of);
    }
  }

  private void play() throws Refusal {
    Session now = live.now();
    List<Side> own = List.copyOf(now.sidesOf(visit.person().me()));
    if (own.isEmpty()) {
      return;
    } else if (now.isOver()) {
      if (now.isOfTwoPeople() && world.chance(800)) {
        goOn();
      } else {
        send(Event.Act.UNDO);
      }
      return;
    }
    Side side = own.get(0);
    boolean isMine = now.position().toMove().equals(Optional.of(side));
    int what = world.any(100);
    if (now.asked().isPresent() && what < 80) {
      send(new Event.Reply(world.chance(500)));
    } else if (what < 2) {
      send(new Event.Resign(side));
    } else if (what < 10) {
      send(Event.Act.UNDO);
    } else if (what < 13) {
      send(Event.Act.OFFER_DRAW);
    } else if (isMine) {
      List<Move> moves =
          now.position().legalMoves().stream().filter(move -> move.side() == side).toList();
      if (!moves.isEmpty()) {
        send(new Event.Try(world.anyOf(moves)));
      }
    }
  }

  /** Wants another game, or goes there. */
  private void goOn() throws Refusal {
    TableNotes notes = node.house().services().tableNotes();
    LiveSession over = live;
    GameTable overAt = table;
    if (notes.next(overAt).isPresent()) {
      world.log(name + " goes to the next game");
      Optional<LiveSession> next = visit.person().room().rematch(over);
      visit.person().room().leave(over);
      sit(next.orElseThrow());
    } else if (notes.isAgreed(overAt, visit.person().me())) {
      world.log(name + " agrees to a rematch");
      Opener opener = node.house().services().people().opener(visit.online().id());
      asked.add(
          notes
              .begin(overAt, visit.person().me(), opener, GameRoom.swapped(over.now()))
              .handle((next, fault) -> next)); // an answer in any case
    } else {
      world.log(name + " asks for a rematch");
    }
  }

  private void say() throws Refusal {
    String line = name + " " + ++said;
    world.log(line + " is said at table " + table.id());
    visit.person().room().say(live, line);
  }

  private void send(Event event) {
    LiveSession there = live;
    world.log(name + " sends " + event.getClass().getSimpleName() + " at table " + table.id());
    CompletableFuture<Session> answer = there.send(visit.person().me(), event);
    asked.add(answer);
    FaultBarrier.watch(
        answer.handle(
            (after, fault) -> {
              if (fault != null) {
                world.log(name + " fails: " + FaultBarrier.cause(fault).getMessage());
              } else if (live == there) {
                hear(after);
              }
              return null;
            }));
  }

  /** Says something at the table, or teaches something, once all is well. */
  void sayAtLast() {
    if (isHere() && lesson != null && lesson.table().isLeader()) {
      lesson.lead();
    }
    if (node != null && !node.isDead() && live != null && !live.isClosed() && table.id() != 0) {
      try {
        say();
        place.saidAtLast(table.id(), name + " " + said);
      } catch (Refusal e) {
        world.log(name + " is refused: " + e.getMessage());
      }
    }
  }

  /**
   * Checks that they are taught what is saved.
   *
   * @param saved by the code of the table
   */
  void checkLesson(Map<String, String> saved) {
    if (isHere() && lesson != null && !lesson.table().isOver()) {
      String text = saved.get(lesson.code());
      if (!lesson.shown().equals(text)) {
        throw new AssertionError(name + " is taught " + lesson.shown() + ", not " + text);
      }
    }
  }

  /** Checks that all that they have asked for was answered, and that they see what there is. */
  void checkAnswers() {
    if (node != null && !node.isDead()) {
      for (CompletableFuture<?> one : asked) {
        if (!one.isDone()) {
          throw new AssertionError(name + " was not answered");
        }
      }
      if (isBusy) {
        throw new AssertionError(name + " waits for ever");
      }
    }
  }
}
