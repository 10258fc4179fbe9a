package dev.banmen.server.teaching;

import dev.banmen.app.AskedQuestion;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.game.Games;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.record.Replay;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.HeldBack.Hold;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TeachingRow;
import dev.banmen.text.Words;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A teaching table: what its leader shows, and who follows. What is shown is in the store before
 * the others see it; of what is led meanwhile, only the newest is saved next. Who is silenced or
 * removed is saved, too; questions, answers and talk are in memory alone. For any thread.
 */
public final class LiveTeachingTable {
  private final Store store;
  private final LongSupplier calendar;
  private final Supplier<TeachingLimits> limits;
  private final long leader;
  private final String code;
  private final boolean isPrivate;
  private final List<TeachingSeat> seats = new CopyOnWriteArrayList<>();
  private final RecentTalk talk = new RecentTalk();
  private final Set<Long> silenced = ConcurrentHashMap.newKeySet(); // people
  private final Set<Long> removed = ConcurrentHashMap.newKeySet(); // people
  private volatile String leaderName;
  private volatile SharedPosition saved; // null before anything is
  private volatile Picture picture; // the last that somebody looked at; null for none
  private volatile long lastUsed; // milliseconds from 1970
  private volatile boolean isEnded;
  private volatile boolean isUnsaved; // the last try failed
  private SharedPosition newest; // under this, as what follows
  private String newestText;
  private boolean isSaving;
  private OpenQuestion asked; // null for nothing
  private int questions; // that were asked so far

  /** What is shown, and its position, for which the record is replayed once. */
  private record Picture(SharedPosition shown, Position position) {}

  /** The question: where, and what people answered. */
  private static final class OpenQuestion {
    private final int number;
    private final int node;
    private final Map<Long, Site> answers = new HashMap<>(); // by person
    private boolean isShown;

    OpenQuestion(int number, int node) {
      this.number = number;
      this.node = node;
    }
  }

  /** A table as it was saved, or a new one whose text is not saved yet. */
  LiveTeachingTable(
      Store store,
      LongSupplier calendar,
      Supplier<TeachingLimits> limits,
      TeachingRow row,
      SharedPosition start,
      boolean isSaved) {
    this.store = store;
    this.calendar = calendar;
    this.limits = limits;
    leader = row.leader();
    leaderName = row.name();
    code = row.code();
    isPrivate = row.isPrivate();
    lastUsed = row.at();
    newest = start;
    newestText = row.text();
    saved = isSaved ? start : null;
  }

  /** The leader's number. */
  public long leader() {
    return leader;
  }

  /** The leader's name. */
  public String leaderName() {
    return leaderName;
  }

  /** The code by which a friend finds it. */
  public String code() {
    return code;
  }

  /**
   * The command that a friend types in a shell to follow.
   *
   * @param address what friends type after {@code ssh}
   */
  public String command(String address) {
    return String.join(" ", "ssh", "-t", address, "join", code);
  }

  /** Whether only those with the code find it. */
  public boolean isPrivate() {
    return isPrivate;
  }

  /** Whether there is something saved to see. */
  public boolean isSaved() {
    return saved != null;
  }

  /** How many people are here. */
  public int people() {
    return here().size();
  }

  private Set<Long> here() {
    Set<Long> here = new HashSet<>();
    seats.forEach(seat -> here.add(seat.number()));
    return here;
  }

  /** The place in the record that all see. */
  public SharedPosition shown() {
    return saved;
  }

  /** The position that all see. */
  public Position position(Games games) {
    SharedPosition now = saved;
    Picture known = picture;
    if (known == null || known.shown() != now) {
      Replay replay = Replay.of(now.recording(), games);
      replay.goTo(now.node());
      known = new Picture(now, replay.position());
      picture = known;
    }
    return known.position();
  }

  /** Lets somebody sit down; the leader is always let in. */
  TeachingSeat enter(OnlinePerson person) throws Refusal {
    boolean isLeader = person.id() == leader;
    Words words = person.language().words(LiveTeachingTable.class);
    boolean isBlocked = person.isBlockedBy(leader);
    TeachingSeat seat = new TeachingSeat(this, person, isLeader);
    int most = limits.get().followers();
    synchronized (this) { // or somebody sits down while they are removed, or the table ends
      if (isEnded) {
        throw new Refusal(words.text("teaching.gone"));
      } else if (removed.contains(person.id()) || isBlocked) {
        throw new Refusal(words.text("teaching.unwelcome"));
      }
      long followers = seats.stream().filter(one -> !one.isLeader()).count();
      if (!isLeader && followers >= most) {
        throw new Refusal(words.text("teaching.full", most));
      }
      seats.add(seat);
    }
    if (isLeader) {
      leaderName = person.name();
    }
    touched();
    tell();
    return seat;
  }

  /** Takes a seat away; false if it is gone already. */
  boolean leave(TeachingSeat seat) {
    boolean isHere = seats.remove(seat);
    if (isHere) {
      touched();
      tell();
    }
    return isHere;
  }

  private void touched() {
    lastUsed = calendar.getAsLong();
  }

  /** Whether nobody has been here since that time. */
  boolean isDeserted(long since) {
    return seats.isEmpty() && lastUsed < since;
  }

  boolean isEnded() {
    return isEnded;
  }

  boolean isUnsaved() {
    return isUnsaved;
  }

  boolean hasSeat(long person) {
    return seats.stream().anyMatch(seat -> seat.number() == person);
  }

  List<TeachingSeat> seats() {
    return seats;
  }

  RecentTalk talk() {
    return talk;
  }

  synchronized SharedPosition newest() {
    return newest;
  }

  /** Shows this to all, once it is saved; returns why not, or an empty text. */
  String lead(SharedPosition next, Words words) {
    String text = TeachingText.of(next);
    int most = limits.get().recordLetters();
    if (text.length() > most) {
      return words.text("teaching.large", most);
    }
    synchronized (this) {
      if (isEnded) {
        return words.text("teaching.gone");
      }
      newest = next;
      newestText = text;
      asked = asked != null && asked.node == next.node() ? asked : null;
    }
    save();
    tell();
    return "";
  }

  /** Saves the newest, unless something is on its way; then it is saved after that. */
  void save() {
    SharedPosition what;
    CompletableFuture<?> saving;
    synchronized (this) {
      if (isSaving || isEnded || newest == saved) {
        return;
      }
      isSaving = true;
      what = newest;
      TeachingRow row =
          new TeachingRow(leader, "", code, isPrivate, newestText, calendar.getAsLong());
      saving = store.saveTeaching(row);
    }
    FaultBarrier.watch(saving.whenComplete((done, fault) -> saved(what, fault == null)));
  }

  private void saved(SharedPosition what, boolean isDone) {
    synchronized (this) {
      isSaving = false;
      isUnsaved = !isDone;
      saved = isDone ? what : saved;
    }
    if (isDone) {
      save();
    }
    tell();
  }

  /** Asks, then shows the answers to all, then ends the question. */
  void ask() {
    synchronized (this) {
      if (asked == null) {
        asked = new OpenQuestion(++questions, newest.node());
      } else if (asked.isShown) {
        asked = null;
      } else {
        asked.isShown = true;
      }
    }
    tell();
  }

  /** Takes an answer; false if nobody asks, or no longer. */
  boolean answer(long person, Site site) {
    boolean isNew;
    synchronized (this) {
      if (asked == null || asked.isShown) {
        return false;
      }
      isNew = !site.equals(asked.answers.put(person, site));
    }
    if (isNew) {
      tell();
    }
    return true;
  }

  Optional<AskedQuestion> question(long person) {
    Set<Long> here = here();
    here.remove(leader);
    synchronized (this) {
      if (asked == null) {
        return Optional.empty();
      }
      Map<Site, Integer> counts = new TreeMap<>();
      if (person == leader || asked.isShown) {
        asked.answers.values().forEach(site -> counts.merge(site, 1, Integer::sum));
      }
      here.addAll(asked.answers.keySet()); // whoever has answered and left was asked, too
      return Optional.of(
          new AskedQuestion(
              asked.number,
              Optional.ofNullable(asked.answers.get(person)),
              counts,
              asked.answers.size(),
              here.size(),
              asked.isShown));
    }
  }

  void say(TeachingSeat seat, String text) {
    talk.add(new RecentTalk.SaidLine(seat.number(), seat.name(), text, false));
    tell();
  }

  boolean isSilenced(long person) {
    return silenced.contains(person);
  }

  /** Silences a person, or no longer; returns whether they are silenced now. */
  boolean silence(long person) {
    boolean isSilenced = silenced.add(person);
    if (!isSilenced) {
      silenced.remove(person);
    }
    save(person, isSilenced ? Hold.SILENCED : Hold.NONE);
    tell();
    return isSilenced;
  }

  /** Holds somebody back as it was saved. */
  void resume(HeldBack held) {
    (held.hold() == Hold.REMOVED ? removed : silenced).add(held.person());
  }

  /** Holds somebody back at once; the leader hears if that could not be saved. */
  private void save(long person, Hold hold) {
    CompletableFuture<?> saving;
    synchronized (this) {
      if (isEnded) {
        return;
      }
      saving = store.holdBack(new HeldBack(leader, person, hold));
    }
    saving.whenComplete(
        (done, fault) -> {
          if (fault != null) {
            isUnsaved = true;
            tell();
          }
        });
  }

  /** Removes a person, who cannot come back. */
  void remove(long person) {
    synchronized (this) {
      removed.add(person);
      if (asked != null) {
        asked.answers.remove(person);
      }
    }
    save(person, Hold.REMOVED);
    for (TeachingSeat seat : seats) {
      if (seat.number() == person) {
        seats.remove(seat);
        seat.end();
      }
    }
    tell();
  }

  boolean isRemoved(long person) {
    return removed.contains(person);
  }

  /** Whether the leader has silenced or removed a person. */
  boolean isHeldBack(long person) {
    return silenced.contains(person) || removed.contains(person);
  }

  /** Drops what a person said and answered. */
  void forget(long person) {
    talk.forget(person);
    silenced.remove(person);
    removed.remove(person);
    synchronized (this) {
      if (asked != null) {
        asked.answers.remove(person);
      }
    }
    tell();
  }

  /** Ends the table: those who are here keep what they see. */
  void end() {
    synchronized (this) {
      isEnded = true;
      asked = null;
      store.endTeaching(leader); // after what is on its way
    }
    seats.forEach(TeachingSeat::end);
    seats.clear();
  }

  private void tell() {
    seats.forEach(TeachingSeat::tell);
  }
}
