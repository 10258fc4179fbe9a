package dev.banmen.shell.play;

import dev.banmen.app.Lobby;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.PendingReview;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableStatus;
import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Explanation;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.record.PastedMoves;
import dev.banmen.say.CountSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.shell.Activity;
import dev.banmen.shell.Answer;
import dev.banmen.shell.BoardAnswers;
import dev.banmen.shell.ReviewAnswers;
import dev.banmen.shell.TypedMove;
import dev.banmen.study.GameValues;
import dev.banmen.study.Review;
import dev.banmen.text.SpokenFault;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A game in play in line mode, for one of its players, who may hold both seats. What the others do
 * is reported before the next answer. Mutable, one thread.
 */
public final class PlayedGame implements Activity {

  private final Person person;
  private final LiveSession live;
  private final PlayersCoach coach;
  private final GameConversation conversation;
  private final TableNews tableNews = new TableNews();
  private Optional<PendingReview> reviewed = Optional.empty(); // by the computer, the last time

  public PlayedGame(Person person, LiveSession live) {
    this.person = person;
    this.live = live;
    boolean isCoached = person.preferences().isCoached() && person.room().isAided(live);
    coach = new PlayersCoach(person.me(), isCoached);
    conversation = new GameConversation(person, live);
  }

  private Session session() {
    return conversation.session();
  }

  private Position position() {
    return conversation.position();
  }

  private GameSentences gameSentences() {
    return conversation.gameSentences();
  }

  private BoardAnswers board() {
    return new BoardAnswers(position(), session().score(), gameSentences());
  }

  /** The game and its title, its progress up to the last move, and whose turn it is. */
  @Override
  public Answer opening() {
    Session now = conversation.shown();
    int plies = now.position().ply();
    String sign = person.room().status(live).sign();
    return Answer.of(
        gameSentences().title(),
        sign.isEmpty() ? "" : gameSentences().text("opening.sign", sign),
        conversation.status().seated(now),
        plies == 0 ? "" : gameSentences().text("opening.moves", plies),
        plies == 0 ? "" : new HistoryAnswers(now, gameSentences()).lastMove(),
        conversation.state(now));
  }

  /** The news of this game's table, such as how to invite a friend; often none. */
  public Answer tableNews() {
    boolean isFound = search().filter(OpponentSearch::isFound).isPresent(); // said by the lobby
    TableStatus status = person.room().status(live);
    return Answer.lines(
        tableNews.news(isFound ? status.saying("") : status, session().stateNumber()));
  }

  private Optional<OpponentSearch> search() {
    return person.lobby().flatMap(Lobby::search);
  }

  @Override
  public Set<Where> where() {
    Set<Where> places = EnumSet.of(Where.IN_GAME);
    Session now = session();
    addIf(now.isInPlay(), Where.IN_PLAY, places);
    addIf(now.isCounting(), Where.IN_COUNT, places);
    addIf(now.asked().isPresent(), Where.ASKED, places);
    addIf(HasCoach.of(position().game()).isPresent(), Where.COACHED, places);
    return places;
  }

  private static void addIf(boolean holds, Where one, Set<Where> places) {
    if (holds) {
      places.add(one);
    }
  }

  @Override
  public String point() {
    return board().example();
  }

  @Override
  public String expected() {
    return gameSentences().text("expected.move", board().example());
  }

  @Override
  public List<String> others() {
    return session().isInPlay() ? board().moves() : List.of();
  }

  @Override
  public List<String> of(Argument argument, String rest) {
    return switch (argument) {
      case PIECE, MAYBE_PIECE -> countable(session()::canMark);
      case MAYBE_EMPTY -> countable(session()::canMarkNeutral);
      default -> board().completions(argument);
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
    return conversation.status().isTurn(session());
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
  public Optional<Answer> on(TypedCommand typed) {
    Optional<Answer> news = conversation.news();
    try {
      Optional<Answer> answer = timed(typed);
      return news.isEmpty() ? answer : answer.map(news.get()::and).or(() -> news);
    } finally {
      conversation.endAnswer();
    }
  }

  @Override
  public Optional<Answer> awaited() {
    ComputersTurn.await(live, conversation::isNew);
    return news();
  }

  @Override
  public Optional<Answer> news() {
    Optional<Answer> news = conversation.news();
    Answer table = tableNews();
    Answer all = news.orElse(Answer.NONE).and(table).and(warning());
    conversation.endAnswer();
    return all.lines().isEmpty() ? Optional.empty() : Optional.of(all);
  }

  private Answer warning() {
    long seconds = conversation.history().secondsLeft(person.me(), live.millis());
    return tableNews.warns(seconds, session().stateNumber())
        ? Answer.of(gameSentences().text("clock.short", seconds))
        : Answer.NONE;
  }

  private Optional<Answer> timed(TypedCommand typed) {
    try {
      return saved(typed);
    } catch (Refusal e) {
      return Optional.of(Answer.fault(e.getMessage()));
    }
  }

  private Optional<Answer> saved(TypedCommand typed) throws Refusal {
    try {
      conversation.tick();
      Session before = session();
      Optional<Answer> answer = answered(typed);
      return answer.map(it -> it.and(coach.lookBack(before, session(), gameSentences())));
    } catch (LiveSession.Closed e) {
      return Optional.of(Answer.fault(gameSentences().text("closed")));
    } catch (LiveSession.Unsaved e) {
      return Optional.of(
          Answer.of(gameSentences().text("unkept.all", e.getMessage())).and(again(typed)));
    } catch (IOException e) {
      return Optional.of(unkept(e));
    }
  }

  /** Tries again what could not be saved; it happens unless that fails too. */
  private Answer again(TypedCommand typed) throws Refusal {
    try {
      return answered(typed).orElseThrow();
    } catch (IOException e) {
      return unkept(e);
    }
  }

  private Answer unkept(IOException e) {
    return Answer.fault(
        gameSentences().text("unkept", SpokenFault.why(e, gameSentences().words().language())));
  }

  private Optional<Answer> answered(TypedCommand typed) throws IOException, Refusal {
    if (typed.faultless().isPresent()) {
      return Optional.of(command(typed.command().get(), typed.rest()));
    }
    Optional<Move> move = TypedMove.of(typed.line(), position().game(), sideToMove());
    if (session().isCounting() && move.isPresent() && move.get() instanceof Place place) {
      return Optional.of(counted(place.site(), typed.line()));
    }
    return move.isPresent()
        ? Optional.of(play(new Event.Try(move.get(), typed.line())))
        : playAll(typed.line());
  }

  private Answer command(Command command, String rest) throws IOException, Refusal {
    return switch (command) {
      case PASS -> play(new Event.Try(new Pass(sideToMove())));
      case UNDO -> requests().undo();
      case REDO -> redo();
      case RESIGN -> resign();
      case DRAW -> requests().draw();
      case YES -> requests().reply(true);
      case NO -> requests().reply(false);
      case ACCEPT -> atCount(Event.Act.ACCEPT);
      case CONTINUE -> atCount(Event.Act.CONTINUE);
      case HINT -> requests().hint();
      case ESTIMATE -> requests().estimate();
      case WHY -> why();
      case LAST -> conversation.history().last();
      case MOVES -> conversation.history().moves();
      case HISTORY -> conversation.history().history();
      case JUDGE -> conversation.history().judge();
      case RESULT -> result();
      case REVIEW -> review(rest);
      case CLOCK -> conversation.history().clock(live.millis());
      case EXPLAIN -> explain(rest);
      case LEGAL -> legal(rest);
      case SCORE -> score();
      case LAYER -> {
        person.room().checkAid(live);
        yield board().on(command, rest);
      }
      case SAVE -> save(rest);
      case PLAYER -> player(rest);
      case COACH -> coach(rest);
      case ALIVE -> area(rest, true);
      case DEAD -> area(rest, false);
      case GROUP -> count(rest, true, site -> new Event.Marking(Event.MarkKind.GROUP, site));
      case NEUTRAL -> count(rest, false, site -> new Event.Marking(Event.MarkKind.NEUTRAL, site));
      default -> board().on(command, rest);
    };
  }

  private Answer legal(String rest) {
    return session().isInPlay()
        ? board().on(Command.LEGAL, rest)
        : Answer.of(conversation.sentences(session()).noAdvice().orElse(""));
  }

  /** How the game stands; after a pass, which it waits for, what would be counted. */
  private Answer score() {
    return person
        .room()
        .passCount(live)
        .join()
        .filter(count -> count.isOf(session()))
        .map(count -> gameSentences().scoreWords().count(count.score(), count.dead().size()))
        .map(said -> Answer.of(gameSentences().text("score.passed", said)))
        .orElseGet(() -> board().on(Command.SCORE, ""));
  }

  private RequestAnswers requests() {
    return new RequestAnswers(person, live, conversation);
  }

  private Side sideToMove() {
    return position().toMove().orElse(Side.BLACK);
  }

  private Answer play(Event.Try attempt) throws IOException {
    Move move = attempt.move();
    Optional<String> warning = coach.warning(session(), move, gameSentences());
    if (warning.isPresent()) {
      return Answer.of(warning.get());
    }
    Session after = conversation.marked(conversation.reply(attempt));
    if (conversation.refused().isPresent()) {
      Report.Refused refused = conversation.refused().get();
      Explanation why = after.explanation(refused);
      String open = after.isCounting() ? gameSentences().text("counting.open") : "";
      return Answer.of(gameSentences().miss(refused.miss(), why.sentence()), open);
    } else if (after.report() instanceof Report.Seated seated) {
      return Answer.of(conversation.sentences(after).of(seated));
    } else if (after.report() instanceof Report.Moved moved) {
      return Answer.of(
          gameSentences().made(move),
          gameSentences().did(move, moved.changes()),
          coach.comment(after, gameSentences()),
          conversation.state(after));
    }
    if (after.report() instanceof Report.CountProposed proposed) {
      return Answer.of(
          gameSentences().made(move),
          conversation.sentences(after).of(proposed),
          conversation.state(after));
    }
    return conversation.stateAfter(after); // too late, or the time was over
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
      Move move = moves.get(played).of(sideToMove());
      answer = answer.and(play(new Event.Try(move)));
      if (position() == before) {
        String name = gameSentences().name(move);
        String stopped =
            gameSentences().text("paste.refused", played, moves.size(), played + 1, name);
        boolean isIllegal = before.miss(move).isPresent(); // else the answer says why it waits
        return Optional.of(isIllegal ? answer.and(Answer.of(stopped)) : answer);
      }
    }
    return Optional.of(answer);
  }

  private Answer redo() throws IOException, Refusal {
    Answer.refuse(conversation.sentences(session()).noRedo());
    Session before = session();
    Session after = conversation.marked(conversation.submit(Event.Act.REDO));
    return after.node() == before.node()
        ? conversation.stateAfter(after)
        : Answer.of(
            new HistoryAnswers(after, gameSentences()).lastMove(),
            conversation.sentences(after).of(after.report()),
            conversation.state(after));
  }

  private Answer resign() throws IOException, Refusal {
    Answer.refuse(conversation.sentences(session()).noResigning());
    Optional<Side> mine = GameStatus.only(session(), person.me());
    return conversation.stateAfter(conversation.reply(new Event.Resign(mine.orElse(sideToMove()))));
  }

  private Answer atCount(Event event) throws IOException, Refusal {
    Answer.refuse(conversation.sentences(session()).noCount());
    return conversation.stateAfter(conversation.reply(event));
  }

  private Answer why() {
    if (conversation.refused().isPresent()) {
      Report.Refused miss = conversation.refused().get();
      return Answer.of(gameSentences().miss(miss.miss(), session().explanation(miss).sentence()));
    }
    Optional<Move> last = position().last();
    if (last.isEmpty()) {
      return Answer.of(gameSentences().text("move.none"));
    }
    return Answer.of(position().after(position().ply() - 1).explain(last.get()).sentence());
  }

  private Answer result() {
    Session now = session();
    return now.outcome().isEmpty()
        ? Answer.of(gameSentences().text("over.not"), conversation.state())
        : Answer.of(
            conversation.sentences(now).howItEnded(),
            conversation.sentences(now).counted(),
            gameSentences().scoreWords().resultNote(now.position()));
  }

  /** Explains what a move would do; at the count, what a site counts for. */
  private Answer explain(String name) {
    if (!session().isCounting()) {
      return board().on(Command.EXPLAIN, name);
    }
    CountSentences count = new CountSentences(session(), gameSentences());
    return position()
        .game()
        .notation()
        .parse(name)
        .filter(position().lattice()::contains)
        .map(site -> Answer.of(count.why(site)))
        .orElse(Answer.of(conversation.sentences(session()).counting()));
  }

  private Answer coach(String how) throws Refusal {
    if (!how.equals("off")) {
      person.room().checkAid(live);
    }
    return coach.turn(how, gameSentences());
  }

  private Answer review(String most) throws Refusal {
    person.room().checkAid(live);
    ReviewAnswers answers = new ReviewAnswers(gameSentences());
    if (ReviewAnswers.isOfComputer(most)) {
      if (!session().isOver()) {
        return Answer.fault(gameSentences().text("mistakes.play"));
      }
      int count = answers.mistakeCount(most);
      reviewed = PendingReview.of(reviewed, GameValues.of(session()), person.room());
      return answers.mistakes(reviewed, count);
    }
    Optional<Review> review =
        HasCoach.of(position().game()).map(coach -> Review.of(session(), coach));
    boolean hasMistakes = session().isOver() && person.lobby().isEmpty();
    return answers.changes(review, most, hasMistakes);
  }

  /** Gives a side to another player: {@code white bot:3}. */
  private Answer player(String rest) throws Refusal {
    String[] parts = Commands.parts(rest);
    Optional<Side> side = Side.of(parts[0]);
    if (parts[1].isEmpty() || side.isEmpty()) {
      return Answer.fault(gameSentences().text("player.how"));
    } else if (session().isOver()) {
      return Answer.fault(gameSentences().text("over"));
    }
    Seat seat = person.room().seat(live, side.get(), parts[1]);
    conversation.learnSeats();
    return Answer.of(
        seat.assigned(gameSentences().colour(side.get()), gameSentences().words().language()));
  }

  private Answer save(String file) throws Refusal {
    String loss = person.files().save(file, session());
    return Answer.of(
        loss.isEmpty()
            ? gameSentences().text("saved", file)
            : gameSentences().text("saved.without", file, loss));
  }

  /** Marks the pieces of an area dead, or alive again, unless they are that. */
  private Answer area(String name, boolean isAlive) throws IOException, Refusal {
    Answer.refuse(conversation.sentences(session()).noCount());
    Optional<Site> site =
        position().game().notation().parse(name).filter(it -> session().canMark(it));
    if (site.isPresent() && session().dead().contains(site.get()) != isAlive) {
      String key = isAlive ? "counting.alive" : "counting.dead";
      return Answer.of(gameSentences().text(key, gameSentences().name(site.get())));
    }
    return count(name, true, it -> new Event.Marking(Event.MarkKind.DEAD, it));
  }

  /** Marks what is at a site in the count; without its name, says what is marked. */
  private Answer count(String name, boolean isPieces, Function<Site, Event> mark)
      throws IOException, Refusal {
    Answer.refuse(conversation.sentences(session()).noCount());
    if (name.isEmpty()) {
      return Answer.of(new CountSentences(session(), gameSentences()).marked(isPieces));
    }
    Optional<Site> site = position().game().notation().parse(name);
    if (site.isEmpty()
        || !(isPieces ? session().canMark(site.get()) : session().canMarkNeutral(site.get()))) {
      String key = isPieces ? "counting.no.piece" : "counting.no.empty";
      return Answer.fault(gameSentences().text(key, name));
    }
    Session before = session();
    Session after = conversation.reply(mark.apply(site.get()));
    if (GameConversation.isTooLate(after)) {
      return conversation.tooLate();
    }
    return Answer.of(
        new CountSentences(after, gameSentences()).changed(before),
        gameSentences().score(after.score()),
        gameSentences().sentence(conversation.sentences(after).outcome(true)));
  }

  /** Marks the pieces or the empty site of a name typed alone; says what others count for. */
  private Answer counted(Site site, String name) throws IOException, Refusal {
    return session().canMark(site)
        ? count(name, true, session()::marking)
        : session().changesNeutral(site)
            ? count(name, false, it -> new Event.Marking(Event.MarkKind.NEUTRAL, it))
            : explain(name);
  }

  private List<String> countable(Predicate<Site> isMarked) {
    Lattice lattice = position().lattice();
    return IntStream.range(0, lattice.size())
        .mapToObj(lattice::site)
        .filter(isMarked)
        .map(gameSentences()::name)
        .toList();
  }
}
