package dev.banmen.shell;

import dev.banmen.app.Lobby;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableNote;
import dev.banmen.game.Explanation;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coached;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.study.GameValues;
import dev.banmen.study.Review;
import dev.banmen.text.Sentences;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game in play in line mode, for one of its players, who may hold both seats. What the others do
 * is reported before the next answer. Mutable, one thread.
 */
final class PlayedGame implements Activity {
  private static final int PERCENT = 100;

  private static final List<String> ALWAYS =
      List.of(
          "pass",
          "undo",
          "redo",
          "resign",
          "draw",
          "hint",
          "estimate",
          "why",
          "last",
          "moves",
          "history",
          "judge",
          "result",
          "review",
          "clock",
          "save",
          "player");
  private static final List<String> COUNTING =
      List.of("dead", "group", "neutral", "accept", "continue");

  private static final List<String> WITHOUT_ARGUMENTS =
      List.of(
          "pass",
          "undo",
          "redo",
          "resign",
          "draw",
          "hint",
          "estimate",
          "yes",
          "no",
          "accept",
          "continue",
          "why",
          "last",
          "moves",
          "history",
          "judge",
          "result",
          "clock",
          "score");

  private static final String BLACK = "black";
  private static final String WHITE = "white";

  private final Person person;
  private final LiveSession live;
  private Sayings sayings; // by the names of who plays now
  private final Advice advice;
  private GameStatus status;
  private Session seen; // the state that was read last
  private Session shown; // the state that its player knows
  private final NotedTable noted = new NotedTable();
  private Session answered; // the same at the end of the previous answer: what a new line refers to
  private Optional<Report.Refused> refused = Optional.empty(); // the last move, if it was

  PlayedGame(Person person, LiveSession live) {
    this.person = person;
    this.live = live;
    boolean isCoached = person.preferences().isCoached() && unaided(person, live).isEmpty();
    advice = new Advice(person.me(), isCoached);
    seen = live.now().in(person.language(), live.now());
    sayings = new Sayings(seen.position().game(), person.language());
    status = new GameStatus(person.me(), sayings);
    shown = seen;
    answered = seen;
  }

  private Session session() {
    Session now = asSeen(live.now());
    if (now.terms() != seen.terms()) {
      sayings = new Sayings(now.position().game(), person.language());
      status = new GameStatus(person.me(), sayings);
    }
    seen = now;
    return seen;
  }

  private Session asSeen(Session session) {
    return session.in(sayings.language(), seen);
  }

  private Position position() {
    return session().position();
  }

  private BoardAnswers board() {
    return new BoardAnswers(position(), session().score(), sayings);
  }

  private HistoryAnswers history() {
    return new HistoryAnswers(session(), sayings);
  }

  private String status() {
    return Sentences.of(status.of(session()), timeLeft());
  }

  /** How much time its player has left for this move; nothing where nobody waits. */
  private String timeLeft() {
    Session now = session();
    boolean isMine = !person.me().equals(Player.HERE) && isTurn() && now.isInPlay();
    return isMine ? history().timeLeft(person.me(), live.millis()) : "";
  }

  /** The game and its title, its progress, and whose turn it is. */
  Answer opening() {
    int plies = position().ply();
    String sign = person.room().note(live).sign();
    return Answer.of(
        sayings.title(),
        sign.isEmpty() ? "" : sayings.text("opening.sign", sign),
        status.seated(session()),
        plies == 0 ? "" : sayings.text("opening.moves", plies),
        status());
  }

  /** What the place says about this game, such as how to invite a friend; often nothing. */
  Answer note() {
    boolean isFound = search().filter(OpponentSearch::isFound).isPresent(); // said by the lobby
    TableNote note = person.room().note(live);
    return Answer.lines(noted.news(isFound ? note.saying("") : note, session().ticket()));
  }

  private Optional<OpponentSearch> search() {
    return person.lobby().flatMap(Lobby::search);
  }

  @Override
  public List<String> commands() {
    List<String> names = new ArrayList<>(ALWAYS);
    names.addAll(5, BoardAnswers.COMMANDS);
    if (Coached.of(position().game()).isPresent()) {
      names.add("coach");
    }
    if (position().isCountable()) {
      names.addAll(COUNTING);
    }
    if (session().asked().isPresent()) {
      names.addAll(List.of("yes", "no"));
    }
    return names;
  }

  @Override
  public String expected() {
    return sayings.text("expected.move", board().example());
  }

  @Override
  public List<String> completions(String command) {
    return switch (command) {
      case "" -> session().isInPlay() ? board().moves() : List.of();
      case "coach" -> List.of("on", "off");
      case "player" -> List.of(BLACK, WHITE);
      case "review" -> List.of(MistakeAnswers.COMPUTER);
      case "dead", "group" -> CountSentences.sites(session(), true, sayings);
      case "neutral" -> CountSentences.sites(session(), false, sayings);
      default -> board().completions(command);
    };
  }

  @Override
  public void leave() {
    person.room().leave(live);
  }

  @Override
  public Optional<LiveSession> game() {
    return Optional.of(live);
  }

  @Override
  public boolean isTurn() {
    return status.isTurn(session());
  }

  @Override
  public boolean isTimed() {
    return session().clock().isTimed() && session().isInPlay() && isTurn();
  }

  @Override
  public Optional<String> text(int most) {
    return person.files().text(session(), most);
  }

  @Override
  public Runnable listen(Runnable listener) {
    Runnable moves = live.listen(listener);
    Runnable notes = person.room().listen(live, listener);
    return () -> {
      moves.run();
      notes.run();
    };
  }

  @Override
  public Optional<Answer> on(TypedLine typed) {
    Optional<Answer> news = done();
    try {
      Optional<Answer> answer = timed(typed);
      return news.isEmpty() ? answer : answer.map(news.get()::and).or(() -> news);
    } finally {
      answered = shown;
    }
  }

  @Override
  public Optional<Answer> awaited() {
    ComputersTurn.await(live, now -> GameStatus.isNew(shown, asSeen(now)));
    return news();
  }

  @Override
  public Optional<Answer> news() {
    Optional<Answer> news = done();
    Answer note = note();
    Answer all = news.orElse(Answer.NONE).and(note).and(warning());
    answered = shown;
    return all.lines().isEmpty() ? Optional.empty() : Optional.of(all);
  }

  private Answer warning() {
    long seconds = history().secondsLeft(person.me(), live.millis());
    return noted.warns(seconds, session().ticket())
        ? Answer.of(sayings.text("clock.short", seconds))
        : Answer.NONE;
  }

  /** What has been done in the game since its player heard of it last. */
  private Optional<Answer> done() {
    Session before = shown;
    shown = session();
    answered = GameStatus.isMoved(before, shown) ? answered : shown;
    if (!GameStatus.isNew(before, shown)) {
      return Optional.empty();
    }
    refused = before.node() == shown.node() ? refused : Optional.empty();
    return Optional.of(Answer.of(status.news(before, shown), timeLeft()));
  }

  private Optional<Answer> timed(TypedLine typed) {
    try {
      tick();
      return answered(typed);
    } catch (LiveSession.Closed e) {
      return Optional.of(Answer.fault(sayings.text("closed")));
    } catch (LiveSession.Unsaved e) {
      return Optional.of(Answer.of(sayings.text("unkept.all", e.getMessage())).and(again(typed)));
    } catch (IOException e) {
      return Optional.of(unkept(e));
    }
  }

  /** Tries again what could not be saved; it happens unless that fails too. */
  private Answer again(TypedLine typed) {
    try {
      return answered(typed).orElseThrow();
    } catch (IOException e) {
      return unkept(e);
    }
  }

  private Answer unkept(IOException e) {
    return Answer.fault(sayings.text("unkept", String.valueOf(e.getMessage())));
  }

  /** Ends the game if its time is over, without reporting that before the answer. */
  private void tick() throws IOException {
    if (session().clock().isTimed() && !live.isClosed()) {
      live.submit(Player.SYSTEM, new Event.ClockTick());
      Session now = session();
      if (now.node() == shown.node() && now.ended().isPresent()) {
        answered = answered.ticket() == shown.ticket() ? now : answered;
        shown = now;
      }
    }
  }

  /** Does something in the game as its player knows it. */
  private Session done(Event event) throws IOException {
    return done(shown, event);
  }

  /** Does something in reply to what its player was shown before this line. */
  private Session answer(Event event) throws IOException {
    return done(answered, event);
  }

  private Session done(Session known, Event event) throws IOException {
    Session after = asSeen(live.submit(person.me(), new Event.IfCurrent(known.ticket(), event)));
    if (!isTooLate(after)) {
      shown = after;
      answered = after;
      refused =
          after.report() instanceof Report.Refused miss ? Optional.of(miss) : Optional.empty();
    }
    return after;
  }

  private static boolean isTooLate(Session after) {
    return after.report() instanceof Report.TooLate;
  }

  private String only(Report.Seated seated, Session after) {
    String colour = sayings.colour(seated.side());
    if (seated.seat().isFree()) {
      return sayings.text("seated.free", colour);
    }
    boolean isComputer = seated.seat().isComputer();
    String name =
        isComputer
            ? after.position().game().words().side(seated.side())
            : seated.seat().shownName();
    return sayings.text("seated", name, colour);
  }

  /** Says that the game had already changed, and how unless that was said before. */
  private Answer tooLate() {
    Answer late = Answer.of(sayings.text("too.late"));
    return done().map(late::and).orElse(late);
  }

  private Optional<Answer> answered(TypedLine typed) throws IOException {
    if (typed.name().equals("setup") || typed.name().equals("edit")) {
      return Optional.of(Answer.fault(sayings.text("setup.screen")));
    } else if (WITHOUT_ARGUMENTS.contains(typed.name()) && !typed.rest().isEmpty()) {
      return Optional.of(
          playAll(typed.line())
              .orElse(Answer.fault(sayings.text("bare", typed.name(), typed.rest()))));
    } else if (commands().contains(typed.name())) {
      return Optional.of(command(typed));
    }
    Optional<Move> move = TypedMove.of(typed.line(), position().game(), sideToMove());
    return move.isPresent()
        ? Optional.of(play(new Event.Try(move.get(), typed.line())))
        : playAll(typed.line());
  }

  private Answer command(TypedLine typed) throws IOException {
    return switch (typed.name()) {
      case "pass" -> play(new Event.Try(new Pass(sideToMove())));
      case "undo" -> undo();
      case "redo" -> redo();
      case "resign" -> resign();
      case "draw" -> draw();
      case "yes", "no" -> reply(typed.name().equals("yes"));
      case "accept" -> atCount(new Event.Accept());
      case "continue" -> atCount(new Event.Continue());
      case "hint" -> new AskedAdvice(person, live, sayings).hint();
      case "estimate" -> estimate();
      case "why" -> why();
      case "last" -> history().last();
      case "moves" -> history().moves();
      case "history" -> history().history();
      case "judge" -> history().judge();
      case "result" -> result();
      case "review" -> unaided().isPresent() ? unaided().get() : review(typed.rest());
      case "clock" -> history().clock(live.millis());
      case "explain" -> explain(typed);
      case "save" -> save(typed.rest());
      case "player" -> player(typed.rest());
      case "coach" -> coach(typed.rest());
      case "dead", "group", "neutral" -> count(typed);
      default -> board().on(typed).orElseThrow();
    };
  }

  private Side sideToMove() {
    return position().toMove().orElse(Side.BLACK);
  }

  private Answer play(Event.Try attempt) throws IOException {
    Move move = attempt.move();
    Optional<String> warning = advice.warning(session(), move, sayings);
    if (warning.isPresent()) {
      return Answer.of(warning.get());
    }
    Session after = answer(attempt);
    if (isTooLate(after)) {
      return tooLate();
    } else if (refused.isPresent()) {
      Explanation why = after.why(refused.get());
      String open = after.isCounting() ? sayings.text("counting.open") : "";
      return Answer.of(sayings.miss(refused.get().miss(), why.sentence()), open);
    } else if (after.report() instanceof Report.Seated seated) {
      return Answer.of(only(seated, after));
    } else if (after.report() instanceof Report.Moved moved) {
      return Answer.of(
          sayings.made(move),
          sayings.did(move, moved.changes()),
          advice.cost(after, sayings),
          status());
    }
    return Answer.of(status()); // the time was over
  }

  /** Plays the moves of a line in turn, up to the first that doesn't succeed. */
  private Optional<Answer> playAll(String line) throws IOException {
    Optional<PastedMoves> list = PastedMoves.several(line, position().game());
    if (list.isEmpty()) {
      return Optional.empty();
    }
    List<PastedMoves.Turn> moves = list.get().moves();
    Answer answer = Answer.NONE;
    for (int played = 0; played < moves.size(); played++) {
      Position before = position();
      answer = answer.and(play(new Event.Try(moves.get(played).of(sideToMove()))));
      if (position() == before) {
        return Optional.of(
            answer.and(Answer.of(sayings.text("played.some", played, moves.size()))));
      }
    }
    return Optional.of(answer);
  }

  private Answer undo() throws IOException {
    Session before = session();
    if (!before.canUndo(person.me())) {
      return Answer.fault(sayings.text(before.isTimedOut() ? "nothing.undo.time" : "nothing.undo"));
    }
    Session after = done(new Event.Undo());
    if (isTooLate(after)) {
      return tooLate();
    } else if (after.report() instanceof Report.Asked
        || after.report() instanceof Report.AlreadyPending) {
      return asked(after);
    } else if (!GameStatus.isNew(before, after)) {
      return Answer.fault(sayings.text("nothing.undo"));
    }
    Optional<Move> taken = before.position().last().filter(move -> after.node() != before.node());
    String what =
        taken
            .map(move -> sayings.text("undone", sayings.side(move.side()), sayings.name(move)))
            .orElse(sayings.text("undone.other"));
    return Answer.of(what, status());
  }

  private Answer redo() throws IOException {
    if (session().ended().isPresent() || session().redoNodes().isEmpty()) {
      return Answer.fault(sayings.text("nothing.redo"));
    }
    Session before = session();
    Session after = done(new Event.Redo());
    if (isTooLate(after)) {
      return tooLate();
    }
    return after.node() == before.node()
        ? Answer.fault(sayings.text("redo.seats"))
        : Answer.of(new HistoryAnswers(after, sayings).lastMove(), status());
  }

  private Answer resign() throws IOException {
    if (session().isOver()) {
      return Answer.fault(sayings.text("over"));
    }
    Side side = GameStatus.only(session(), person.me()).orElse(sideToMove());
    return statusAfter(answer(new Event.Resign(side)));
  }

  /** The game's state after something, unless that came too late. */
  private Answer statusAfter(Session after) {
    return isTooLate(after) ? tooLate() : Answer.of(status());
  }

  private Answer draw() throws IOException {
    if (!session().isInPlay()) {
      return Answer.fault(sayings.text("draw.none"));
    }
    return asked(answer(new Event.OfferDraw()));
  }

  /** Estimates the score, or asks the other person whether they may. */
  private Answer estimate() throws IOException {
    boolean isAsked =
        session().isInPlay()
            && session().position().isCountable()
            && !session().sidesOf(person.me()).isEmpty()
            && !session().mayEstimate(person.me());
    if (!isAsked) {
      return new AskedAdvice(person, live, sayings).estimate();
    }
    Optional<Answer> unaided = unaided();
    return unaided.isPresent() ? unaided.get() : asked(answer(new Event.AskEstimate()));
  }

  private Answer reply(boolean isYes) throws IOException {
    Session before = session();
    if (before.asked().isEmpty()
        || !before.seat(before.asked().get().side().opponent()).holder().equals(person.me())) {
      return Answer.fault(sayings.text("asked.nothing"));
    }
    boolean isKnown = answered.asked().equals(before.asked());
    if (!isKnown) {
      return tooLate();
    }
    Session after = answer(new Event.Reply(isYes));
    return after.report() instanceof Report.Agreed
        ? Answer.of(sayings.text("agreed.estimate"))
        : statusAfter(after);
  }

  /** The answer to asking the other side for something. */
  private Answer asked(Session after) {
    if (after.report() instanceof Report.Asked) {
      boolean isComputer =
          after
              .asked()
              .map(it -> after.seat(it.side().opponent()))
              .filter(Seat::isComputer)
              .isPresent();
      return Answer.of(sayings.text(isComputer ? "asked.computer" : "asked"));
    } else if (after.report() instanceof Report.AlreadyPending) {
      return Answer.fault(sayings.text("asked.pending"));
    } else if (after.report() instanceof Report.Agreed) {
      return Answer.of(sayings.text("agreed.estimate"));
    }
    return statusAfter(after);
  }

  private Answer atCount(Event event) throws IOException {
    if (!session().isCounting()) {
      return Answer.fault(sayings.text("counting.not"));
    }
    return statusAfter(answer(event));
  }

  private Answer why() {
    if (refused.isPresent()) {
      Report.Refused miss = refused.get();
      String general = position().game().words().miss(miss.miss());
      String why = Sentences.of(session().why(miss).sentence(), general);
      return Answer.of(sayings.miss(miss.miss(), why));
    }
    Optional<Move> last = position().last();
    if (last.isEmpty()) {
      return Answer.of(sayings.text("move.none"));
    }
    return Answer.of(position().after(position().ply() - 1).explain(last.get()).sentence());
  }

  private Answer result() {
    Session now = session();
    return now.outcome().isEmpty()
        ? Answer.of(sayings.text("result.none"), status())
        : Answer.of(
            now.ending().orElse(""),
            status.outcome(now),
            sayings.score(now.score()),
            sayings.resultNote(now.position()));
  }

  /** Explains what a move would do; at the count, what a site counts for. */
  private Answer explain(TypedLine typed) {
    return session().isCounting()
        ? Answer.of(CountSentences.of(session(), typed.rest(), sayings))
        : board().on(typed).orElseThrow();
  }

  private Answer coach(String how) {
    boolean isOff = how.strip().equals("off");
    return isOff || unaided().isEmpty() ? advice.turn(how, sayings) : unaided().get();
  }

  /** Returns why a game in play is played without help; empty if it isn't. */
  private Optional<Answer> unaided() {
    return unaided(person, live).map(Answer::fault);
  }

  private static Optional<String> unaided(Person person, LiveSession live) {
    try {
      person.room().checkAid(live);
      return Optional.empty();
    } catch (Refusal e) {
      return Optional.of(e.getMessage());
    }
  }

  private Answer review(String most) {
    if (MistakeAnswers.isAskedFor(most)) {
      return session().isOver()
          ? new MistakeAnswers(person.room(), sayings).of(GameValues.of(session()), most)
          : Answer.fault(sayings.text("mistakes.play"));
    }
    Optional<Review> review =
        Coached.of(position().game()).map(coach -> Review.of(session(), coach));
    return new ReviewAnswers(sayings).of(review, most);
  }

  /** Gives a side to another player: {@code white bot:3}. */
  private Answer player(String rest) {
    String[] parts = rest.split(" +", 2);
    if (parts.length < 2 || !parts[0].equals(BLACK) && !parts[0].equals(WHITE)) {
      return Answer.fault(sayings.text("player.how"));
    }
    Side side = parts[0].equals(BLACK) ? Side.BLACK : Side.WHITE;
    try {
      person.room().seat(live, side, parts[1]);
      shown = session();
      return Answer.of(sayings.text("player.now", shown.position().game().words().side(side)));
    } catch (Refusal e) {
      return Answer.fault(e.getMessage());
    }
  }

  private Answer save(String file) {
    if (file.isEmpty()) {
      return Answer.fault(sayings.text("file.name", "save"));
    }
    try {
      String loss = person.files().save(file, session());
      return Answer.of(
          loss.isEmpty() ? sayings.text("saved", file) : sayings.text("saved.without", file, loss));
    } catch (Refusal e) {
      return Answer.fault(e.getMessage());
    }
  }

  private Answer count(TypedLine typed) throws IOException {
    if (!session().isCounting()) {
      return Answer.fault(sayings.text("counting.not"));
    }
    boolean isPieces = !typed.name().equals("neutral");
    if (typed.rest().isEmpty() && !typed.name().equals("group")) {
      return Answer.of(CountSentences.marked(session(), isPieces, sayings));
    }
    Optional<Site> site = position().game().notation().parse(typed.rest());
    if (site.isEmpty()
        || !(isPieces ? session().canMark(site.get()) : session().canMarkNeutral(site.get()))) {
      String key = isPieces ? "counting.no.piece" : "counting.no.empty";
      return Answer.fault(sayings.text(key, typed.rest()));
    }
    Session before = session();
    Session after = answer(CountSentences.mark(typed.name(), site.get()));
    if (isTooLate(after)) {
      return tooLate();
    }
    return Answer.of(
        CountSentences.changed(before, after, sayings),
        sayings.score(after.score()),
        status.outcome(after));
  }
}
