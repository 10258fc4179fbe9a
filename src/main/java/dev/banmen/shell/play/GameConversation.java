package dev.banmen.shell.play;

import dev.banmen.app.Person;
import dev.banmen.game.Position;
import dev.banmen.say.GameSentences;
import dev.banmen.say.SessionSentences;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.shell.Answer;
import dev.banmen.shell.TypedKeys;
import dev.banmen.text.Sentences;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * What the player of a game in line mode was told of it last, and which state their next line
 * refers to. Mutable, one thread.
 */
final class GameConversation {
  private final Person person;
  private final LiveSession live;
  private GameSentences gameSentences; // by the names of who plays now
  private GameStatus status;
  private Session seen; // the state that was read last
  private Session shown; // the state that its player knows
  private Session answered; // the same at the end of the previous answer: what a new line refers to
  private boolean isCountTold; // whether it is counted, and they know what to type
  private Optional<Report.Refused> refused = Optional.empty(); // the last move, if it was

  GameConversation(Person person, LiveSession live) {
    this.person = person;
    this.live = live;
    seen = live.now().in(person.language(), live.now());
    gameSentences = TypedKeys.of(seen.position().game(), person.language());
    status = new GameStatus(person.me(), gameSentences);
    shown = seen;
    answered = seen;
  }

  /** The newest state, in its player's language. */
  Session session() {
    Session now = asSeen(live.now());
    if (now.terms() != seen.terms()) {
      gameSentences = TypedKeys.of(now.position().game(), person.language());
      status = new GameStatus(person.me(), gameSentences);
    }
    seen = now;
    return seen;
  }

  private Session asSeen(Session session) {
    return session.in(gameSentences.words().language(), seen);
  }

  /** The state that its player knows. */
  Session shown() {
    return shown;
  }

  Position position() {
    return session().position();
  }

  Player me() {
    return person.me();
  }

  GameSentences gameSentences() {
    return gameSentences;
  }

  SessionSentences sentences(Session now) {
    return status.session(now);
  }

  GameStatus status() {
    return status;
  }

  HistoryAnswers history() {
    return new HistoryAnswers(session(), gameSentences);
  }

  /** The last move that its player made, if it was refused and nothing happened since. */
  Optional<Report.Refused> refused() {
    return refused;
  }

  /** Says whose turn it is or how the game ended, and how much time is left. */
  String state() {
    return state(session());
  }

  /** Says how a game stands that may not be the newest: others may have answered at once. */
  String state(Session now) {
    Session newest = session();
    boolean isSettled = now.isCounting() && newest.isOver() && newest.node() == now.node();
    Session told = isSettled ? newest : now;
    shown = isSettled ? newest : shown;
    String said = Sentences.of(status.of(told, isCountTold), timeLeft(told));
    isCountTold = told.isCounting();
    return said;
  }

  /** How much time its player has left for this move; nothing where nobody waits. */
  private String timeLeft(Session now) {
    boolean isMine = !me().equals(Player.HERE) && status.isTurn(now) && now.isInPlay();
    return isMine ? new HistoryAnswers(now, gameSentences).timeLeft(me(), live.millis()) : "";
  }

  /** Whether a state has something that its player does not know. */
  boolean isNew(Session now) {
    return GameStatus.isNew(shown, asSeen(now));
  }

  /** Says what has been done in the game since its player heard of it last. */
  Optional<Answer> news() {
    Session before = shown;
    shown = session();
    answered = GameStatus.isMoved(before, shown) ? answered : shown;
    if (!GameStatus.isNew(before, shown)) {
      return Optional.empty();
    }
    refused = before.node() == shown.node() ? refused : Optional.empty();
    List<String> lines = status.news(before, shown, isCountTold);
    isCountTold = shown.isCounting();
    int last = lines.size() - 1;
    lines.set(last, Sentences.of(lines.get(last), timeLeft(shown)));
    return Optional.of(Answer.lines(lines));
  }

  /** Ends the game if its time is over, without reporting that before the answer. */
  void tick() throws IOException {
    if (session().clock().isTimed() && !live.isClosed()) {
      live.submit(Player.SYSTEM, Event.Act.CLOCK_TICK);
      Session now = session();
      if (now.node() == shown.node() && now.endedOffBoard().isPresent()) {
        answered = answered.stateNumber() == shown.stateNumber() ? now : answered;
        shown = now;
      }
    }
  }

  /** Has it known who plays now, without a word; a move made meanwhile is still to be told. */
  void learnSeats() {
    Session now = session();
    shown = GameStatus.isMoved(shown, now) ? shown : now;
  }

  /** Has the next line refer to what its player knows now. */
  void endAnswer() {
    answered = shown;
  }

  /** Whether the previous answer left the same question open as there is now. */
  boolean isAskedStill() {
    return answered.asked().equals(session().asked());
  }

  /** Does something in the game as its player knows it. */
  Session submit(Event event) throws IOException {
    return submit(shown, event);
  }

  /** Does something in reply to what its player was shown before this line. */
  Session reply(Event event) throws IOException {
    return submit(answered, event);
  }

  private Session submit(Session known, Event event) throws IOException {
    Session after = asSeen(live.submit(me(), new Event.IfCurrent(known.stateNumber(), event)));
    if (!isTooLate(after)) {
      shown = after;
      answered = after;
      refused =
          after.report() instanceof Report.Refused miss ? Optional.of(miss) : Optional.empty();
    }
    return after;
  }

  /**
   * The session after a move once the program has marked what is dead at a count that it began;
   * where others play, too, that comes as news.
   */
  Session marked(Session after) {
    if (after.isCounting() && after.holdsBoth(me())) {
      person.room().passCount(live).join();
      Session now = session();
      if (now.report() instanceof Report.CountProposed && now.node() == after.node()) {
        shown = now;
        answered = now;
        return now;
      }
    }
    return after;
  }

  static boolean isTooLate(Session after) {
    return after.isNotDone(Report.Hindrance.TOO_LATE);
  }

  /** Says that the game had already changed, and how unless that was said before. */
  Answer tooLate() {
    Answer late = Answer.of(sentences(shown).of(new Report.NotDone(Report.Hindrance.TOO_LATE)));
    return news().map(late::and).orElse(late);
  }

  /** The game's state after something, unless that came too late. */
  Answer stateAfter(Session after) {
    if (isTooLate(after)) {
      return tooLate();
    }
    String said = sentences(after).of(after.report());
    return after.report() instanceof Report.ForSender
        ? Answer.fault(said)
        : Answer.of(said, state(after));
  }
}
