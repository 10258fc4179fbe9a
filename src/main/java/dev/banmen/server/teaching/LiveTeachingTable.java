package dev.banmen.server.teaching;

import dev.banmen.app.AskedQuestion;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.game.Games;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.record.Replay;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.NameRule;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.people.RecentTalk.SaidLine;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.HeldBack.Hold;
import dev.banmen.server.store.TeachingRow;
import dev.banmen.server.teaching.LessonNote.Seated.Sitter;
import dev.banmen.text.Words;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A teaching table: what its leader shows, and who follows. What is shown is in the store before
 * the others see it; of what is led meanwhile, only the newest is saved next. Who is silenced or
 * removed is saved, too; questions, answers and talk are in memory alone. Of all of it the other
 * nodes are told, and what they tell happens here. For any thread.
 */
public final class LiveTeachingTable {
  /** How often it is saved that somebody is here. */
  private static final long USE_MILLIS = 3_600_000;

  private final TeachingParts parts;
  private final long leader;
  private final String code;
  private final boolean isPrivate;
  private final List<TeachingSeat> seats = new CopyOnWriteArrayList<>();
  private final SeatsElsewhere elsewhere;
  private final RecentTalk talk = new RecentTalk();
  private final AtomicLong saidHere = new AtomicLong(); // lines
  private final Map<String, Long> saidElsewhere = new ConcurrentHashMap<>(); // the last, by node
  private final Map<Long, Hold> held = new ConcurrentHashMap<>(); // by person
  private volatile String leaderName;
  private volatile SharedPosition saved; // null before anything is
  private volatile Picture picture; // the last that somebody looked at; null for none
  private volatile long lastUsed; // milliseconds from 1970
  private volatile long savedUse; // the same, as it is in the store
  private volatile boolean isEnded;
  private volatile boolean isUnsaved; // the last try failed
  private SharedPosition newest; // under this, as what follows
  private String newestText;
  private String savedText = ""; // as it was saved, by whatever node
  private boolean isSaving;
  private final Map<Long, Hold> unsaved = new HashMap<>(); // by person
  private int holdsSaving;
  private long saves; // begun and ended here
  private boolean isOutdated; // something else was saved, but could not be taken over
  private final SharedQuestion question = new SharedQuestion();

  /** What is shown, and its position, for which the record is replayed once. */
  private record Picture(SharedPosition shown, Position position) {}

  /** A table as it was saved, or a new one whose text is not saved yet. */
  LiveTeachingTable(TeachingParts parts, TeachingRow row, SharedPosition start, boolean isSaved) {
    this.parts = parts;
    elsewhere = new SeatsElsewhere(parts.calendar());
    leader = row.leader();
    leaderName = NameRule.nameOf(leader, row.name());
    code = row.code();
    isPrivate = row.isPrivate();
    lastUsed = row.at();
    savedUse = row.at();
    newest = start;
    newestText = row.text();
    if (isSaved) {
      saved = start;
      savedText = row.text();
    }
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

  /** How many people are at the table, at all nodes. */
  public int people() {
    return here().size();
  }

  private Set<Long> here() {
    Set<Long> here = new HashSet<>();
    seats.forEach(seat -> here.add(seat.number()));
    elsewhere.sitters().forEach(sitter -> here.add(sitter.person()));
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
    int most = parts.limits().get().followers();
    synchronized (this) { // or somebody sits down while they are removed, or the table ends
      if (isEnded) {
        throw new Refusal(words.text("teaching.gone"));
      } else if (isRemoved(person.id()) || isBlocked) {
        throw new Refusal(words.text("teaching.unwelcome"));
      } else if (!isLeader && followers() >= most) {
        throw new Refusal(words.text("teaching.full", most));
      }
      seats.add(seat);
    }
    if (isLeader) {
      leaderName = person.name();
    }
    moved(person.id(), person.name());
    return seat;
  }

  /** At how many terminals somebody follows, at all nodes. */
  private long followers() {
    return seats.stream().filter(seat -> !seat.isLeader()).count()
        + elsewhere
            .sitters()
            .filter(sitter -> sitter.person() != leader)
            .mapToLong(Sitter::seats)
            .sum();
  }

  /** Takes a seat away; false if it is gone already. */
  boolean leave(TeachingSeat seat) {
    boolean isHere = seats.remove(seat);
    if (isHere) {
      moved(seat.number(), seat.name());
    }
    return isHere;
  }

  /** Tells all that somebody came or left. */
  private void moved(long person, String name) {
    used();
    tellSeats(List.of(sitter(person, name)));
    tell();
  }

  private Sitter sitter(long person, String name) {
    long number = seats.stream().filter(seat -> seat.number() == person).count();
    return new Sitter(person, (int) number, name);
  }

  private void tellSeats(List<Sitter> sitters) {
    parts.tell(new LessonNote.Seated(code, parts.node(), sitters));
  }

  private void used() {
    long now = parts.calendar().getAsLong();
    lastUsed = now;
    if (now - savedUse >= USE_MILLIS) {
      savedUse = now;
      FaultBarrier.watch(parts.store().useTeaching(leader, now));
    }
  }

  /** Hears that somebody was here at that time, as it is saved. */
  void used(long at) {
    savedUse = Math.max(savedUse, at);
    lastUsed = Math.max(lastUsed, at);
  }

  /** Whether nobody has been here since that time, and nobody is. */
  boolean isDeserted(long since) {
    if (!seats.isEmpty()) {
      used();
    }
    return people() == 0 && lastUsed < since;
  }

  boolean isEnded() {
    return isEnded;
  }

  boolean isUnsaved() {
    return isUnsaved;
  }

  /** Whether somebody is at the table, at any node. */
  boolean hasSeat(long person) {
    return hasSeatHere(person) || elsewhere.sitters().anyMatch(sitter -> sitter.person() == person);
  }

  boolean hasSeatHere(long person) {
    return seats.stream().anyMatch(seat -> seat.number() == person);
  }

  List<TeachingSeat> seats() {
    return seats;
  }

  /** The people who follow, at all nodes, and what they are called. */
  Map<Long, String> names() {
    Map<Long, String> names = new LinkedHashMap<>();
    seats.forEach(seat -> names.put(seat.number(), seat.name()));
    elsewhere.sitters().forEach(sitter -> names.putIfAbsent(sitter.person(), sitter.name()));
    names.remove(leader);
    return names;
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
    int most = parts.limits().get().recordLetters();
    if (text.length() > most) {
      return words.text("teaching.large", most);
    }
    synchronized (this) {
      if (isEnded) {
        return words.text("teaching.gone");
      }
      boolean isElsewhere = next.node() != newest.node();
      newest = next;
      newestText = text;
      if (isElsewhere && question.end()) { // it was of that position
        parts.tell(question.state(code));
      }
    }
    save();
    tell();
    return "";
  }

  /** Saves the newest, unless something is on its way; then it is saved after that. */
  void save() {
    SharedPosition what;
    String text;
    CompletableFuture<Boolean> saving;
    synchronized (this) {
      if (isSaving || isEnded || newest == saved) {
        return;
      }
      isSaving = true;
      saves++;
      what = newest;
      text = newestText;
      savedUse = parts.calendar().getAsLong();
      TeachingRow row = new TeachingRow(leader, "", code, isPrivate, text, savedUse);
      saving =
          saved == null
              ? parts.store().beginTeaching(row).thenApply(done -> true)
              : parts.store().saveTeaching(row);
    }
    parts.tellSaved(leader);
    FaultBarrier.watch(
        saving.whenComplete(
            (isThere, fault) -> saved(what, text, fault == null, Boolean.TRUE.equals(isThere))));
  }

  private void saved(SharedPosition what, String text, boolean isDone, boolean isThere) {
    synchronized (this) {
      isSaving = false;
      saves++;
      isUnsaved = !isDone;
      isOutdated |= isDone && !isThere; // it was ended elsewhere
      if (isThere) {
        saved = what;
        savedText = text;
      }
    }
    if (isThere) {
      save();
    }
    readIfOutdated();
    tell();
  }

  private void readIfOutdated() {
    synchronized (this) {
      if (!isOutdated || isBusy()) {
        return;
      }
      isOutdated = false;
    }
    parts.reads().apply(leader);
  }

  /** Whether something is being saved. Under this. */
  private boolean isBusy() {
    return isSaving || holdsSaving > 0;
  }

  /** A number that is another one once something was saved here, or begins to be. */
  synchronized long saves() {
    return saves;
  }

  /** Whether this shows what is saved, as far as is known here. */
  synchronized boolean isAsIn(TeachingRow row, Map<Long, Hold> holds) {
    return row.code().equals(code)
        && row.text().equals(savedText)
        && NameRule.nameOf(leader, row.name()).equals(leaderName)
        && newest == saved
        && holds.equals(held)
        && unsaved.isEmpty();
  }

  /**
   * Ends the table since it was ended elsewhere, or another has its place; false if this is newer.
   *
   * @param read the number of {@link #saves} before that was read
   */
  boolean isGone(long read) {
    synchronized (this) {
      isOutdated = saves != read || isBusy();
      if (isOutdated || saved == null) {
        return false;
      }
      isEnded = true;
    }
    close();
    return true;
  }

  /** Takes over what is saved, unless something was saved here since it was read. */
  void takeOver(long read, TeachingRow row, Map<Long, Hold> holds) {
    String before;
    synchronized (this) {
      before = savedText;
    }
    Optional<SharedPosition> next =
        before.equals(row.text()) ? Optional.empty() : TeachingText.readable(row.text());
    synchronized (this) {
      isOutdated = saves != read || isBusy();
      if (isOutdated || isEnded) {
        return;
      }
      if (next.isPresent()) {
        boolean isNewest = newest == saved; // else what is led here is newer, and saved next
        saved = next.get();
        savedText = row.text();
        newest = isNewest ? saved : newest;
        newestText = isNewest ? savedText : newestText;
      }
      held.keySet().retainAll(holds.keySet());
      held.putAll(holds);
      unsaved.forEach(this::hold);
    }
    leaderName = NameRule.nameOf(leader, row.name());
    used(row.at());
    held.forEach((person, hold) -> putOut(person, hold == Hold.REMOVED));
    tell();
  }

  /** Tries once more to save what could not be saved. */
  void saveAgain() {
    save();
    Map<Long, Hold> again;
    synchronized (this) {
      again = holdsSaving > 0 ? Map.of() : Map.copyOf(unsaved);
    }
    again.forEach(this::save);
  }

  /** Begins with those whom it holds back as they were saved. */
  void begin(Map<Long, Hold> holds) {
    held.putAll(holds);
  }

  /** Has what is saved read once more, if it could not be taken over. */
  void readAgain() {
    readIfOutdated();
  }

  /** Asks, then shows the answers to all, then ends the question. */
  void ask() {
    synchronized (this) {
      question.ask();
      parts.tell(question.state(code));
    }
    tell();
  }

  /** Takes an answer; false if nobody asks, or no longer. */
  boolean answer(long person, Site site) {
    synchronized (this) {
      if (!question.isOpen()) {
        return false;
      } else if (!question.answer(person, site)) {
        return true;
      }
      parts.tell(question.state(code, person));
    }
    tell();
    return true;
  }

  Optional<AskedQuestion> question(long person) {
    Set<Long> followers = here();
    followers.remove(leader);
    synchronized (this) {
      return question.seen(person, person == leader, followers);
    }
  }

  void say(TeachingSeat seat, String text) {
    SaidLine line = new SaidLine(seat.number(), seat.name(), text, false);
    talk.add(line);
    parts.tell(new LessonNote.Said(code, parts.node(), saidHere.incrementAndGet(), line));
    tell();
  }

  boolean isSilenced(long person) {
    return held.get(person) == Hold.SILENCED;
  }

  /** Silences a person, or no longer; returns whether they are silenced now. */
  boolean silence(long person) {
    Hold next = isSilenced(person) ? Hold.NONE : Hold.SILENCED;
    hold(person, next);
    save(person, next);
    tell();
    return next == Hold.SILENCED;
  }

  private void hold(long person, Hold hold) {
    if (hold == Hold.NONE) {
      held.remove(person);
    } else {
      held.put(person, hold);
    }
  }

  /** Saves how somebody is held back; the leader hears if that could not be done. */
  private void save(long person, Hold hold) {
    CompletableFuture<?> saving;
    synchronized (this) {
      if (isEnded) {
        return;
      }
      saves++;
      holdsSaving++;
      unsaved.put(person, hold);
      saving = parts.store().holdBack(new HeldBack(leader, person, hold));
    }
    parts.tellSaved(leader);
    FaultBarrier.watch(saving.whenComplete((done, fault) -> saved(person, hold, fault == null)));
  }

  private void saved(long person, Hold hold, boolean isDone) {
    synchronized (this) {
      saves++;
      holdsSaving--;
      isUnsaved |= !isDone;
      if (isDone) {
        unsaved.remove(person, hold);
      }
    }
    readIfOutdated();
    if (!isDone) {
      tell();
    }
  }

  /** Removes a person, who cannot come back. */
  void remove(long person) {
    synchronized (this) {
      hold(person, Hold.REMOVED);
    }
    save(person, Hold.REMOVED);
    putOut(person, true);
    tell();
  }

  /** Has a person who is removed leave, and nobody else. */
  private void putOut(long person, boolean isRemoved) {
    if (!isRemoved) {
      return;
    }
    synchronized (this) {
      question.forget(person);
    }
    elsewhere.drop(person);
    for (TeachingSeat seat : seats) {
      if (seat.number() == person && seats.remove(seat)) {
        seat.putOut();
        tellSeats(List.of(sitter(person, seat.name())));
      }
    }
  }

  boolean isRemoved(long person) {
    return held.get(person) == Hold.REMOVED;
  }

  /** Whether the leader has silenced or removed a person. */
  boolean isHeldBack(long person) {
    return held.containsKey(person);
  }

  /** Drops what a person said and answered. */
  void forget(long person) {
    talk.forget(person);
    held.remove(person);
    synchronized (this) {
      unsaved.remove(person);
      question.forget(person);
    }
    tell();
  }

  /** Hears what another node tells; returns whether other people are here now. */
  boolean hear(LessonNote note) {
    boolean isNews = false;
    if (note instanceof LessonNote.Wanted) {
      tellAgain();
    } else if (note instanceof LessonNote.Seated seated) {
      isNews = elsewhere.hear(seated);
    } else if (note instanceof LessonNote.Asked asked) {
      synchronized (this) {
        isNews = !isEnded && question.hear(asked, person -> !isRemoved(person));
      }
    } else if (note instanceof LessonNote.Said said) {
      isNews = hear(said);
    }
    if (isNews) {
      tell();
    }
    return isNews && note instanceof LessonNote.Seated;
  }

  /** Adds a line that was not heard before, unless the speaker may no longer speak. */
  private boolean hear(LessonNote.Said said) {
    Long before = saidElsewhere.put(said.node(), said.turn());
    boolean isNews = before == null || before < said.turn();
    if (!isNews) {
      saidElsewhere.merge(said.node(), before, Math::max);
    } else if (!isHeldBack(said.line().person())) {
      talk.add(said.line());
    }
    return isNews;
  }

  /** Tells the other nodes all of it that is not saved. */
  void tellAgain() {
    Map<Long, Sitter> sitters = new LinkedHashMap<>();
    for (TeachingSeat seat : seats) {
      sitters.computeIfAbsent(seat.number(), person -> sitter(person, seat.name()));
    }
    List<Sitter> all = List.copyOf(sitters.values());
    for (int from = 0; from < all.size(); from += LessonNote.MOST) {
      tellSeats(all.subList(from, Math.min(all.size(), from + LessonNote.MOST)));
    }
    synchronized (this) {
      question.states(code).forEach(parts::tell);
    }
  }

  /** Drops those at other nodes who aren't heard of any more; returns whether there were any. */
  boolean tidy() {
    boolean isNews = elsewhere.tidy();
    if (isNews) {
      tell();
    }
    return isNews;
  }

  /** Ends the table: those who are here keep what they see. */
  void end() {
    synchronized (this) {
      isEnded = true;
      FaultBarrier.watch(parts.store().endTeaching(leader, code)); // after what is on its way
    }
    parts.tellSaved(leader);
    close();
  }

  private void close() {
    synchronized (this) {
      question.end();
    }
    seats.forEach(TeachingSeat::end);
    seats.clear();
  }

  private void tell() {
    seats.forEach(TeachingSeat::tell);
  }
}
