package dev.banmen.server.people;

import dev.banmen.app.Refusal;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Listeners;
import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.session.Player;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** A person in the house, at one terminal: who they are, and whether they may stay. Any thread. */
public final class OnlinePerson {
  private final AdmittedPerson admitted;
  private final Language language;
  private final SpeechRules rules;
  private final PersonLetter letter;
  private final Listeners elsewhere = new Listeners();
  private final AtomicInteger turns = new AtomicInteger();
  private volatile String name;
  private volatile boolean hidesChat;
  private volatile BooleanSupplier isReached = () -> true;
  private volatile LongConsumer renamed = person -> {};
  private volatile boolean isLost; // whether the connection ended before the pages did
  private final CompletableFuture<String> farewell = new CompletableFuture<>(); // the house's

  public OnlinePerson(AdmittedPerson admitted, Language language, SpeechRules rules) {
    this.admitted = admitted;
    this.language = language;
    this.rules = rules;
    letter = new PersonLetter(admitted.letter(), admitted.ended());
    name = admitted.person().name();
    hidesChat = admitted.hidesChat();
  }

  /** The person's number. */
  public long id() {
    return admitted.person().id();
  }

  /** Whether an order of the owner's that their visits end has come since they came. */
  public boolean isKickedBy(String order) {
    return !admitted.kicked().equals(order);
  }

  /** The person as a player of a session. */
  public Player me() {
    return PlayerNumber.player(id());
  }

  /** This person's name; a number until they have taken one. */
  public String name() {
    return NameRule.nameOf(id(), name);
  }

  /** This person in the house, at this terminal. */
  PresenceRow present() {
    return new PresenceRow(id(), PresenceRow.HOUSE, name, 1);
  }

  public boolean isNamed() {
    return !name.isEmpty();
  }

  /** How and from where this person came. */
  public VisitRequest request() {
    return admitted.caller();
  }

  /** Whether they have come without a key. */
  public boolean isKeyless() {
    return request().key().isEmpty();
  }

  /** Since when they are known, in milliseconds from 1970. */
  long since() {
    return admitted.since();
  }

  public Language language() {
    return language;
  }

  public Words words() {
    return language.words(OnlinePerson.class);
  }

  /** A refusal of something, in their words. */
  public Refusal refusal(String key, Object... values) {
    return new Refusal(words().text(key, values));
  }

  /**
   * The one that they count as: themselves at all their terminals, or all of their network without
   * a name.
   */
  public String share() {
    return isNamed() ? Moderation.person(id()) : AddressCounts.network(request().address());
  }

  /** This person, as tables and thoughts are counted. */
  public Opener opener() {
    return new Opener(id(), share());
  }

  /** How this person is known to those who guess codes. */
  public String guesser() {
    return AccountCodes.guesser(id(), name, request().key());
  }

  /** Refuses somebody without a name, whose games are not rated. */
  public void checkNamed() throws Refusal {
    if (!isNamed()) {
      throw refusal(isKeyless() ? "rated.key" : "rated.name");
    }
  }

  /** The texts that they have to read. */
  public PersonLetter letter() {
    return letter;
  }

  /** The listeners that hear, at a board, that something waits for this person elsewhere. */
  public Listeners elsewhere() {
    return elsewhere;
  }

  /** Counts a turn that has begun at a table that they do not look at. */
  public void turnBegan() {
    turns.incrementAndGet();
    elsewhere.tell();
  }

  /** How many turns have begun at tables that they did not look at. */
  public int turnsBegun() {
    return turns.get();
  }

  /** Has them called that from now on. */
  void rename(String chosen) {
    name = chosen;
  }

  /** Has this hear the number of each person who has another name from now on. */
  public void onRename(LongConsumer listener) {
    renamed = listener;
  }

  /** Notes that a person has another name. */
  void renamed(long person) {
    renamed.accept(person);
  }

  /** Says how to know whether the terminal is reached; until then, it is. */
  public void reachedIf(BooleanSupplier known) {
    isReached = known;
  }

  /** Whether the terminal answers: they see what is shown there. */
  public boolean isReached() {
    return isReached.getAsBoolean();
  }

  /** Has the house end this visit when it must; at once if it was ended before. */
  public void onSentAway(Consumer<String> end) {
    FaultBarrier.watch(farewell.thenAccept(end));
  }

  /** Ends this visit, and says why; once. */
  public void sendAway(String why) {
    farewell.complete(why);
  }

  /** Refuses somebody who has been sent away, and is about to go. */
  public void checkHere() throws Refusal {
    if (farewell.isDone()) {
      throw new Refusal(farewell.join());
    }
  }

  /** Notes that the connection has ended. */
  public void lose() {
    isLost = true;
  }

  /** Whether the connection was lost, or the house has ended the visit. */
  public boolean isLost() {
    return isLost || farewell.isDone();
  }

  /**
   * The text that they may say of what they typed.
   *
   * @throws Refusal if it is too long or too much, or they may say nothing
   */
  public String speech(String typed) throws Refusal {
    checkHere();
    return rules.checked(this, typed);
  }

  /** Chooses whether they see nothing of what is said. */
  public void hideChat(boolean isHidden) {
    hidesChat = isHidden;
  }

  /** Whether they read what a person says. */
  public boolean reads(long person) {
    return !hidesChat && !rules.moderation().blocks(id(), person);
  }

  /** Whether a person blocks them. */
  public boolean isBlockedBy(long person) {
    return rules.moderation().blocks(person, id());
  }
}
