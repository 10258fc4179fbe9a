package dev.banmen.server.lobby;

import dev.banmen.app.LessonStore;
import dev.banmen.app.Lobby;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.PreferenceStore;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.drill.ResultStore;
import dev.banmen.game.Games;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * One stay of a person, from one terminal, and what they can do during it; there may be several at
 * a time. What they have on their own, settings and what was learned, is kept elsewhere; games and
 * people are the house's. For any thread; each method returns at once.
 */
public final class Visit implements Person, AutoCloseable {
  /** How much may wait to be done with somebody's own files, at one of their terminals. */
  public static final int MOST_WAITING = 100;

  private final HouseServices house;
  private final OnlinePerson person;
  private final Person own;
  private final Executor ownFiles;
  private final PersonThoughts thoughts;
  private final PersonRoom room;
  private final PersonLobby lobby;
  private final PersonGames files;
  private final Runnable left;

  private Visit(
      HouseServices house, OnlinePerson person, Person own, Executor ownFiles, Runnable left) {
    this.house = house;
    this.person = person;
    this.own = own;
    this.ownFiles = ownFiles;
    this.left = left;
    thoughts = new PersonThoughts(person, house.around().thinkers());
    files = new PersonGames(house, person, own.games(), own.files());
    person.onRename(files::renamed);
    room = new PersonRoom(house, person, own.games(), files, thoughts);
    lobby = new PersonLobby(house, person, own.games(), room);
  }

  /**
   * Begins a visit.
   *
   * @param own what they have on their own
   * @param ownFiles runs what is done with their files, one after another
   * @param left called once it has ended
   */
  public static Visit begin(
      HouseServices house, OnlinePerson person, Person own, Executor ownFiles, Runnable left) {
    Visit visit = new Visit(house, person, own, ownFiles, left);
    house.tables().share(person.opener());
    house.teaching().share(person);
    house.matchmaker().begin(visit.room.search());
    house.people().add(person);
    return visit;
  }

  public OnlinePerson online() {
    return person;
  }

  @Override
  public <T> Pending<T> background(String name, Pending.Work<T> work) {
    return thoughts.add(work);
  }

  @Override
  public <T> Pending<T> withOwnFiles(Pending.Work<T> work) {
    try {
      return Pending.ofSaving(ownFiles, work);
    } catch (RejectedExecutionException e) {
      return Pending.completed(
          watch -> {
            throw person.refusal("store.slow");
          });
    }
  }

  /** The person as the visitor's pages see them. Of one viewer. */
  public Person person() {
    return this;
  }

  @Override
  public Games games() {
    return own.games();
  }

  @Override
  public Player me() {
    return person.me();
  }

  @Override
  public PersonRoom room() {
    return room;
  }

  @Override
  public Optional<Lobby> lobby() {
    return Optional.of(lobby);
  }

  @Override
  public PersonGames files() {
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

  /**
   * Whether the table that the words after the host led to needs a name first, for which the lobby
   * asks.
   */
  public boolean isToTakeName() {
    return lobby.isToTakeName();
  }

  /**
   * The teaching table at which this person's last visit broke off.
   *
   * @throws Refusal if this person may not follow there any more
   */
  public Optional<TeachingTable> taughtBack() throws Refusal {
    return house.teaching().back(person);
  }

  /** The game at which this person's last visit broke off, once; it goes on. */
  public Optional<LiveSession> back() {
    return room.back();
  }

  /** The person's number. */
  public long number() {
    return person.id();
  }

  /** Whether this person has a seat in a game in play that is shown in this visit. */
  public boolean isPlaying() {
    return room.isPlaying();
  }

  /** How many games wait for this person's move. */
  public int waiting() {
    return room.waiting();
  }

  /** Ends the visit; its games go on. */
  @Override
  public void close() {
    person.lose();
    FaultBarrier.contain(
        lobby::stopSearch,
        room::leaveAll,
        () -> house.teaching().lost(person),
        () -> house.matchmaker().end(room.search()),
        left);
  }
}
