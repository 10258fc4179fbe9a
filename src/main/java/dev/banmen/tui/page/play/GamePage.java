package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.TableStatus;
import dev.banmen.app.TableStatus.RematchState;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.say.AdviceSentences;
import dev.banmen.say.CountSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.say.SessionSentences;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.study.CoachState;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.BoardPage;
import dev.banmen.tui.page.BoardViewState;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.SessionPage;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.help.HelpPage;
import dev.banmen.tui.page.play.GameViewState.Pane;
import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;

/**
 * A game being played: its board, its status, its moves, its keys. Immutable.
 *
 * @param advice what the player waits for
 */
public record GamePage(
    Words words,
    GameSnapshot snapshot,
    GameViewState view,
    Messages messages,
    Optional<GameAdvice.AwaitedAdvice<?>> advice)
    implements BoardPage<GamePage>, SessionPage, TimedPage {
  /** The start of the command that says something at a table. */
  static final String SAY = "say ";

  /** Returns the first page of a session: the cursor on a legal move near the middle. */
  public static GamePage of(Words words, Session now, Player me) {
    Session session = now.in(words.language(), now);
    Side mover = session.position().toMove().orElse(Side.BLACK);
    GameSnapshot snapshot = GameSnapshot.of(me, session, mover);
    Site middle = BoardViewState.middle(session.position().lattice());
    Site cursor = nearest(snapshot.legalSites(), middle);
    return new GamePage(
        words,
        snapshot,
        GameViewState.at(cursor, mover),
        Messages.NONE.withReport(why(session)),
        Optional.empty());
  }

  /**
   * Returns the site nearest to another, the first in reading order; that one if there are none.
   */
  private static Site nearest(List<Site> sites, Site to) {
    Site nearest = to;
    int least = Integer.MAX_VALUE;
    for (Site site : sites) {
      int distance = Math.abs(site.row() - to.row()) + Math.abs(site.col() - to.col());
      boolean isEarlier = distance == least && site.compareTo(nearest) < 0;
      if (distance < least || isEarlier) {
        nearest = site;
        least = distance;
      }
    }
    return nearest;
  }

  public Session session() {
    return snapshot.session();
  }

  /** The sentences about the game for the player at this screen. */
  SessionSentences sentences() {
    return sentences(session());
  }

  private SessionSentences sentences(Session now) {
    GameSentences game = new GameSentences(now.position().game(), words);
    return new SessionSentences(now, snapshot.me(), game);
  }

  /** Returns the sites where the side in hand can play, in reading order. */
  public List<Site> legalSites() {
    return snapshot.legalSites();
  }

  @Override
  public Game game() {
    return session().position().game();
  }

  @Override
  public BoardViewState board() {
    return view.board();
  }

  Side mover() {
    return board().mover();
  }

  Optional<Explanation> explanation() {
    return messages.explanation();
  }

  /** The game, and who is to move in it. */
  @Override
  public String title() {
    String name = game().words().text("name");
    Optional<Side> mover = session().position().toMove();
    return session().isInPlay() && mover.isPresent()
        ? words.text("title.turn", name, game().words().side(mover.get()))
        : name;
  }

  /** Asks for a rematch, agrees to it, or goes to it. */
  PageAction rematch() {
    return (pages, person) -> {
      pages.show(this);
      if (pages.live().isEmpty()) {
        return;
      }
      Optional<LiveSession> next = person.room().rematch(pages.live().get());
      if (next.isPresent()) { // with the sides changed, in place of this game
        pages.openGame(next.get(), Optional.empty(), view.coach().isOn());
      } else {
        pages.refreshSession();
      }
    };
  }

  /** The words being typed to say at the table; empty if nothing is typed, or something else. */
  Optional<String> said() {
    return entry()
        .map(CommandLineEdit::text)
        .filter(text -> snapshot.table().canTalk() && text.startsWith(SAY))
        .map(text -> text.substring(SAY.length()));
  }

  /** Returns the result of the last event, as long as it is shown. */
  Report report() {
    return messages.showsReport() ? session().report() : Report.NONE;
  }

  @Override
  public PageAction help() {
    boolean canTalk = snapshot().table().canTalk();
    boolean isExercise = !snapshot().exercise().isEmpty();
    HelpPage help = HelpPage.ofGame(words(), session().position(), cursor(), canTalk, isExercise);
    return PageAction.open(help, this);
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    return GameKeys.on(this, input, screen);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return GameKeyLine.hints(this, frame(screen).keys().cols(), GameScreen.isCut(this, screen));
  }

  /** Whether Enter goes to an earlier position, or returns from there. */
  boolean canLookBack() {
    return view.pane() == Pane.BOARD && earlierBoard().isPresent();
  }

  /** A digit may be meant as the end of a move's name: that is typed after a colon. */
  @Override
  public PageAction unused(KeyStroke key) {
    boolean isDigit =
        key.getKeyType() == KeyType.Character && Character.isDigit(key.getCharacter());
    return isDigit && session().isInPlay()
        ? says("key.digit", key.getCharacter(), game().notation().name(cursor()))
        : PageAction.unusedKey(key, this);
  }

  PageAction submitting(Event event) {
    return (pages, person) -> pages.submit(event, this);
  }

  /** Sends an answer to what this page shows: not once the session has changed. */
  PageAction submittingIfCurrent(Event event) {
    return submitting(new Event.IfCurrent(session().stateNumber(), event));
  }

  @Override
  public GamePage withSession(Session next) {
    return read(next.in(words.language(), session()));
  }

  private GamePage read(Session next) {
    Session session = session();
    boolean isUnchanged =
        next.stateNumber() == session.stateNumber()
            && next.refusedMoves() == session.refusedMoves();
    boolean isKnown = // a state that all see does not take back what is said to this player alone
        next.report() == session.report()
            || session.report() instanceof Report.ForSender
                && !(next.report() instanceof Report.ForSender);
    if (isUnchanged && isKnown) {
      return this;
    }
    boolean same = snapshot.isSameBoard(next);
    Side mover = same ? mover() : next.position().toMove().orElse(mover());
    GameViewState nextView = view;
    if (!same) {
      nextView =
          view.with(board().withMover(mover).withLayer(next.isInPlay() ? board().layer() : 0))
              .pickingMove(next.tree().line(next.node()).size())
              .justPlaced(isJustPlaced(next))
              .drawing(DrawnMarks.NONE);
    }
    Messages nextMessages = (same ? messages : messages.quiet()).withReport(why(next));
    SessionSentences sentences = sentences(next);
    CountSentences count = new CountSentences(next, sentences.game());
    String counted = saysMarks(next) ? count.missed(session) : count.inARow(session);
    nextMessages = counted.isEmpty() ? nextMessages : nextMessages.withNotice(counted);
    String sat = sentences.joined(session);
    nextMessages = sat.isEmpty() ? nextMessages : nextMessages.withNotice(sat);
    String back = sentences.takenBack(session);
    nextMessages = back.isEmpty() ? nextMessages : nextMessages.withNotice(back);
    AdviceSentences advised = new AdviceSentences(next, sentences.game());
    String coached =
        Sentences.of(
            same ? "" : advised.comment(view.coach(), snapshot.me()),
            advised.lookBack(view.coach(), session));
    nextMessages = coached.isEmpty() ? nextMessages : nextMessages.withNotice(coached);
    Optional<GameAdvice.AwaitedAdvice<?>> nextAdvice = same ? advice : Optional.empty();
    return new GamePage(words, snapshot.with(next, mover), nextView, nextMessages, nextAdvice);
  }

  /** Whether somebody else or the program has marked something, which the report says. */
  private boolean saysMarks(Session next) {
    return next.report() instanceof Report.CountProposed
        || next.report() instanceof Report.CountChange counted
            && !next.sidesOf(snapshot.me()).equals(counted.sides());
  }

  /**
   * Whether a count with somebody else has just begun: a key pressed now may be meant for the game.
   */
  boolean isCountNew() {
    boolean isUnmarked =
        report() instanceof Report.Moved || report() instanceof Report.CountProposed;
    return session().isCounting() && isUnmarked && !snapshot.holdsBoth();
  }

  private static Optional<Explanation> why(Session session) {
    return session.report() instanceof Report.Refused refused
        ? Optional.of(session.explanation(refused))
        : Optional.empty();
  }

  /** Whether the piece under the cursor was placed there while the cursor was there. */
  private boolean isJustPlaced(Session next) {
    boolean isPlaced =
        next.report() instanceof Report.Moved moved
            && moved.move() instanceof Place place
            && place.site().equals(cursor());
    return isPlaced || view.isJustPlaced() && next.position().at(cursor()) != Mark.EMPTY;
  }

  @Override
  public GamePage withTable(TableStatus status) {
    if (status.equals(snapshot.table())) {
      return this;
    }
    boolean isNews = session().isOver() && !status.said().equals(snapshot.table().said());
    Messages next = isNews ? messages.quiet() : messages; // news overrides what was said
    return new GamePage(words, snapshot.with(status), view, next, advice);
  }

  @Override
  public GamePage at(long millis) {
    return new GamePage(words, snapshot.at(millis), view, messages, advice);
  }

  public GamePage with(GameViewState next) {
    Side mover = next.board().mover();
    GameSnapshot nextSnapshot = mover == mover() ? snapshot : snapshot.withMover(mover);
    return new GamePage(words, nextSnapshot, next, messages, advice);
  }

  /** This page with these signs and arrows on the board, only on this screen. */
  GamePage drawing(DrawnMarks marks) {
    return with(view.drawing(marks));
  }

  @Override
  public GamePage with(BoardViewState next) {
    return with(view.with(next));
  }

  @Override
  public GamePage with(Messages next) {
    return new GamePage(words, snapshot, view, next, advice);
  }

  GamePage awaiting(GameAdvice.AwaitedAdvice<?> next) {
    return new GamePage(words, snapshot, view, messages, Optional.of(next));
  }

  GamePage awaitingNothing() {
    return new GamePage(words, snapshot, view, messages, Optional.empty());
  }

  @Override
  public long due() {
    if (isNextGameDue()) {
      return 0;
    }
    return advice.isEmpty() ? Long.MAX_VALUE : advice.get().due();
  }

  /** Whether the rematch has begun, and this person types nothing. */
  private boolean isNextGameDue() {
    return snapshot.table().rematch() == RematchState.BEGUN && entry().isEmpty();
  }

  @Override
  public PageAction onDue(long millis) {
    return isNextGameDue()
        ? withTable(snapshot.table().withRematch(RematchState.NONE)).rematch()
        : advice.isEmpty() ? this : advice.get().on(this, millis);
  }

  /** Says a sentence, with an explanation on the board. */
  GamePage explaining(String sentence, Explanation why) {
    return saying(sentence).with(why);
  }

  /** Whether an explanation is shown that was asked for, not one that came with a refusal. */
  boolean isExplaining() {
    boolean isAsked = messages.explanation().isPresent() || messages.explains(cursor());
    return isAsked && !(report() instanceof Report.Refused);
  }

  GamePage otherSide() {
    return session().movers().size() > 1
        ? with(board().withMover(mover().opponent()))
        : says("turn.fixed", game().words().side(mover()));
  }

  GamePage explained() {
    Place move = new Place(mover(), cursor());
    if (session().isCounted()) {
      String why = new CountSentences(session(), sentences().game()).why(cursor());
      return with(messages.explaining(cursor(), why));
    } else if (!canExplain()) {
      return says("over");
    }
    Explanation why = session().position().explain(move);
    return session().isOver() ? saying(why.sentence()).with(why) : with(why);
  }

  /** Whether more can be explained than the page shows: how a game ended is on its board. */
  boolean canExplain() {
    if (!session().isOver() || session().isCounted()) {
      return true;
    } else if (session().endedOffBoard().isPresent()) {
      return false;
    }
    Overlay shown = session().position().winningOverlay();
    Overlay why = session().position().explain(new Place(mover(), cursor())).overlay();
    return !why.hints().isEmpty() && !why.hints().equals(shown.hints());
  }

  PageAction trying(Move move) {
    return trying(new Event.Try(move));
  }

  /** Tries a move; one that the coach warns of has to be tried twice. */
  PageAction trying(Event.Try attempt) {
    Optional<CoachState> warned = view.coach().warning(session(), attempt.move());
    return warned.isPresent()
        ? with(view.with(warned.get())).warned()
        : submittingIfCurrent(attempt);
  }

  private GamePage warned() {
    CoachState.Warned warned = view.coach().warned().orElseThrow();
    String warning = new AdviceSentences(session(), sentences().game()).warning(warned);
    return saying(warning).with(warned.why());
  }

  private GamePage with(Explanation why) {
    return with(messages.withExplanation(why));
  }

  public GamePage coached(boolean isOn) {
    if (HasCoach.of(game()).isEmpty()) {
      return says("coach.none");
    }
    return with(view.with(isOn ? CoachState.ON : CoachState.OFF))
        .saying(words.text(isOn ? "coach.now.on" : "coach.now.off"));
  }

  @Override
  public GamePage warning(String text) {
    return with(messages.withWarning(text));
  }

  @Override
  public BoardView boardView(Extent screen) {
    return frame(screen).board();
  }

  public GameFrame frame(Extent screen) {
    Optional<PairFrame> pair = pair(screen);
    return pair.isPresent()
        ? GameFrame.of(pair.get(), screen)
        : oneBoard(screen).seenAs(board().look());
  }

  private GameFrame oneBoard(Extent screen) {
    return GameFrame.of(game(), screen, cursor(), board().zoom());
  }

  @Override
  public GamePage clickedOnce(Site site) {
    return quiet().with(view.in(Pane.BOARD)).at(site);
  }

  Optional<EarlierBoard> earlierBoard() {
    // A refusal leaves the board as it is, until somebody asks why.
    return session().isOver() || report() instanceof Report.Refused
        ? Optional.empty()
        : EarlierBoard.of(messages.explanation(), session().position());
  }

  /** Whether the board shown is an earlier one, in place of that of now. */
  boolean isEarlierShown() {
    return messages.isEarlierShown() && earlierBoard().isPresent();
  }

  /** Returns the position that the board shows. */
  Position shown() {
    return messages.isEarlierShown()
        ? earlierBoard().map(EarlierBoard::earlier).orElse(session().position())
        : session().position();
  }

  /** Returns both boards, if two are to be compared and there is room for them. */
  Optional<PairFrame> pair(Extent screen) {
    boolean isCompared =
        earlierBoard().filter(EarlierBoard::isCompared).isPresent() && !messages.isEarlierShown();
    return isCompared
        ? oneBoard(screen).pair(game()).map(pair -> pair.seenAs(board().look()))
        : Optional.empty();
  }

  @Override
  public void paint(Canvas canvas) {
    GameScreen.paint(this, canvas);
  }
}
