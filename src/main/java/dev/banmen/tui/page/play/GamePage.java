package dev.banmen.tui.page.play;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coached;
import dev.banmen.game.facet.Layered;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Request;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.LastMove;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.page.Behaviour;
import dev.banmen.tui.page.Coaching;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.LegalOptions;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.ViewState;
import dev.banmen.tui.page.ViewState.Pane;
import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;

/**
 * A game being played: its board, its status, its moves, its keys. Immutable.
 *
 * @param behaviour handles its input and paints it
 * @param me the player at this screen
 * @param legal the options of the side in hand
 * @param lastMove the effects of the last moves
 * @param now the time by the session's clock, in milliseconds
 */
public record GamePage(
    Behaviour<GamePage> behaviour,
    Words words,
    Player me,
    Session session,
    LegalOptions legal,
    ViewState view,
    Messages messages,
    LastMove lastMove,
    long now)
    implements Page {
  /** Returns the first page of a session: the cursor on a legal move near the middle. */
  static GamePage of(Behaviour<GamePage> behaviour, Words words, Session now, Player me) {
    Session session = now.in(words.language(), now);
    Side hand = session.position().toMove().orElse(Side.BLACK);
    LegalOptions legal = LegalOptions.of(session, hand);
    Site cursor = nearest(legal.sites(), middle(session.position().lattice()));
    return new GamePage(
        behaviour,
        words,
        me,
        session,
        legal,
        ViewState.at(cursor, hand),
        Messages.NONE.withReport(why(session)),
        new LastMove(session),
        session.clock().since());
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

  /** Returns the site of a legal move that is nearest to the cursor. */
  Site nearestLegal() {
    return nearest(legal.sites(), view.cursor());
  }

  /** Returns the middle site, or one beside it that takes a move. */
  private static Site middle(Lattice lattice) {
    Site middle = new Site(lattice.rows() / 2, lattice.cols() / 2);
    int open = lattice.nextOpen(lattice.index(middle));
    return open < 0 ? middle : lattice.site(open);
  }

  public Site cursor() {
    return view.cursor();
  }

  Side hand() {
    return view.hand();
  }

  Optional<Explanation> explanation() {
    return messages.explanation();
  }

  public Optional<CommandLineEdit> entry() {
    return messages.entry();
  }

  /** Whether the player at this screen plays this side. */
  boolean isMine(Side side) {
    return session.seat(side).holder().equals(me);
  }

  /** Whether the other side asks something of the player at this screen. */
  boolean isAsked() {
    Optional<Side> asker = session.asked().map(Request::side);
    return asker.isPresent() && isMine(asker.get().opponent()) && !isMine(asker.get());
  }

  /** Returns the result of the last event, as long as it is shown. */
  Report report() {
    return messages.showsReport() ? session.report() : Report.NONE;
  }

  @Override
  public boolean isTyping() {
    return messages.entry().isPresent();
  }

  @Override
  public PageResult on(Input input, Extent screen) {
    return behaviour.on(this, input, screen);
  }

  /** Whether Enter goes to an earlier position, or returns from there. */
  boolean canLookBack() {
    return view.pane() == Pane.BOARD && earlierBoard().isPresent();
  }

  /** Returns this page without the messages that end with the next key. */
  GamePage quiet() {
    return with(messages.quiet());
  }

  /** Sends an event to the session. */
  PageResult submitting(Event event) {
    return new PageResult.Submit(event, this);
  }

  /** Sends an answer to what this page shows: not once the session has changed. */
  PageResult submittingIfCurrent(Event event) {
    return submitting(new Event.IfCurrent(session.ticket(), event));
  }

  @Override
  public PageResult played(PastedMoves moves) {
    return new PlayPasted(moves);
  }

  @Override
  public GamePage withSession(Session next) {
    return read(next.in(words.language(), session));
  }

  private GamePage read(Session next) {
    if (next.ticket() == session.ticket() && next.report() == session.report()) {
      return this;
    }
    boolean same = next.position() == session.position() && next.isOver() == session.isOver();
    Side hand = same ? view.hand() : next.position().toMove().orElse(view.hand());
    ViewState nextView =
        same ? view : view.withHand(hand).picking(next.tree().line(next.node()).size());
    nextView = same ? nextView : nextView.spent(isJustPlaced(next));
    if (next.isOver() && view.pane() == Pane.LEGAL) {
      nextView = nextView.in(Pane.BOARD);
    }
    Messages nextMessages = (same ? messages : messages.quiet()).withReport(why(next));
    String counted = new CountWords(words, next).changed(session);
    nextMessages = counted.isEmpty() ? nextMessages : nextMessages.withNoticeWhileTyping(counted);
    String coached = same ? "" : view.coaching().said(words, next, me);
    nextMessages = coached.isEmpty() ? nextMessages : nextMessages.withNoticeWhileTyping(coached);
    LegalOptions nextLegal = same ? legal : LegalOptions.of(next, hand);
    boolean sameAttempts = same && next.refusedMoves() == session.refusedMoves();
    LastMove nextLastMove = sameAttempts ? lastMove : new LastMove(next);
    return new GamePage(
        behaviour, words, me, next, nextLegal, nextView, nextMessages, nextLastMove, now);
  }

  private static Optional<Explanation> why(Session session) {
    return session.report() instanceof Report.Refused refused
        ? Optional.of(session.why(refused))
        : Optional.empty();
  }

  /** Whether the piece under the cursor was placed there while the cursor was there. */
  private boolean isJustPlaced(Session next) {
    boolean isPlaced =
        next.report() instanceof Report.Moved moved
            && moved.move() instanceof Place place
            && place.site().equals(view.cursor());
    return isPlaced || view.isJustPlaced() && next.position().at(view.cursor()) != Mark.EMPTY;
  }

  public GameFrame frame(Extent screen, PaintCache cache) {
    return GameFrame.of(session.position().game(), screen, view.cursor(), view.zoom(), cache);
  }

  @Override
  public GamePage at(long millis) {
    return new GamePage(behaviour, words, me, session, legal, view, messages, lastMove, millis);
  }

  public GamePage with(ViewState next) {
    LegalOptions nextLegal =
        next.hand() == view.hand() ? legal : LegalOptions.of(session, next.hand());
    return new GamePage(behaviour, words, me, session, nextLegal, next, messages, lastMove, now);
  }

  public GamePage with(Messages next) {
    return new GamePage(behaviour, words, me, session, legal, view, next, lastMove, now);
  }

  /** With the cursor there, or on the nearest site of the board. */
  GamePage at(Site site) {
    Lattice lattice = session.position().lattice();
    int row = Math.max(0, Math.min(lattice.rows() - 1, site.row()));
    int col = Math.max(0, Math.min(lattice.cols() - 1, site.col()));
    return with(view.on(new Site(row, col)));
  }

  /** With the other side in hand, if both may move. */
  GamePage otherSide() {
    return session.movers().size() > 1
        ? with(view.withHand(view.hand().opponent()))
        : saying(words.text("turn.fixed", session.position().game().words().side(view.hand())));
  }

  /** With the explanation of the cursor's site. */
  GamePage explained() {
    Place move = new Place(view.hand(), view.cursor());
    if (session.isCounting()) {
      return saying(new CountWords(words, session).why(view.cursor()));
    } else if (session.isOver()) {
      return ended(move);
    }
    return with(messages.withExplanation(session.position().explain(move)));
  }

  /** With how the game ended, and what won it drawn on the board. */
  private GamePage ended(Move move) {
    Explanation why = session.position().explain(move);
    return session.ending().isPresent()
        ? saying(session.ending().get())
        : saying(why.sentence()).with(why);
  }

  PageResult trying(Move move) {
    return trying(new Event.Try(move));
  }

  /** Tries a move; one that the coach warns of has to be tried twice. */
  PageResult trying(Event.Try attempt) {
    Optional<Coaching> warned = view.coaching().warning(session, attempt.move());
    return warned.isPresent()
        ? new PageResult.Show(with(view.with(warned.get())).warned())
        : submittingIfCurrent(attempt);
  }

  private GamePage warned() {
    Explanation why = view.coaching().warned().orElseThrow().why();
    return saying(words.text("coach.warns", why.sentence())).with(why);
  }

  private GamePage with(Explanation why) {
    return with(messages.withExplanation(why));
  }

  /** Whether a warning is visible. */
  public boolean isWarning() {
    return messages.explanation().isPresent()
        && view.coaching()
            .warned()
            .filter(it -> it.why() == messages.explanation().get())
            .isPresent();
  }

  /** With the coach on or off. */
  public GamePage coached(boolean isOn) {
    if (Coached.of(session.position().game()).isEmpty()) {
      return saying(words.text("coach.none"));
    }
    return with(view.with(isOn ? Coaching.ON : Coaching.OFF))
        .saying(words.text(isOn ? "coach.now.on" : "coach.now.off"));
  }

  /** With the game's next overlay, if it has any. */
  GamePage throughNextLayer() {
    Game game = session.position().game();
    return Layered.of(game).isEmpty()
        ? saying(words.text("layer.none"))
        : with(view.through(Layers.next(game, view.layer())));
  }

  /** With this overlay. */
  GamePage through(String layer) {
    Game game = session.position().game();
    Optional<Integer> way = Layers.named(game, layer);
    return way.isPresent()
        ? with(view.through(way.get()))
        : saying(words.text("layer.unknown", layer, String.join(", ", Layers.ids(game))));
  }

  @Override
  public Optional<Page> idle(String sentence) {
    return Optional.of(with(messages.withKeyNotice(sentence)));
  }

  @Override
  public GamePage saying(String text) {
    return with(messages.withNotice(text));
  }

  @Override
  public GamePage warning(String text) {
    return with(messages.withWarning(text));
  }

  @Override
  public Ground ground() {
    return session.position().lattice().ground();
  }

  public GameFrame frame(Extent screen) {
    Optional<PairFrame> pair = pair(screen);
    return pair.isPresent()
        ? GameFrame.of(pair.get(), screen)
        : GameFrame.of(session.position().game(), screen, view.cursor(), view.zoom());
  }

  /** Returns the earlier position that the explanation refers to. */
  Optional<EarlierBoard> earlierBoard() {
    return session.isOver()
        ? Optional.empty()
        : EarlierBoard.of(messages.explanation(), session.position());
  }

  /** Returns both boards, if two are to be compared and there is room for them. */
  Optional<PairFrame> pair(Extent screen) {
    boolean isCompared =
        earlierBoard().filter(EarlierBoard::isCompared).isPresent() && !messages.isEarlierShown();
    return isCompared
        ? PairFrame.of(session.position().game(), Extent.of(screen.cols(), screen.rows() - 1))
        : Optional.empty();
  }

  @Override
  public void paint(Canvas canvas) {
    behaviour.paint(this, canvas);
  }
}
