package dev.banmen.tui;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.tui.ViewState.Pane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game being played: its board, its status, its moves, its keys. Immutable.
 *
 * @param me who looks at it and presses the keys
 * @param outlook what the side in hand may do
 * @param lately what came of the last moves
 * @param now the time by the session's clock, in milliseconds
 */
record GamePage(
    Words words,
    Player me,
    Session session,
    LegalOptions outlook,
    ViewState look,
    Messages talk,
    LastMove lately,
    long now)
    implements Page {
  private static final Report NOTHING = new Report.Nothing();

  /** No cursor is seen on what one looks back to. */
  private static final Site NOWHERE = new Site(-9, -9);

  /** A session as it is first seen: the cursor where a move may be made, near the middle. */
  static GamePage of(Words words, Session now, Player me) {
    Session session = now.in(words.language(), now);
    Side hand = session.position().toMove().orElse(Side.BLACK);
    LegalOptions outlook = LegalOptions.of(session, hand);
    Site cursor = nearest(outlook.sites(), middle(session.position().lattice()));
    return new GamePage(
        words,
        me,
        session,
        outlook,
        ViewState.at(cursor, hand),
        Messages.NONE,
        LastMove.of(session),
        session.clock().since());
  }

  /** The site, first in reading order, that is nearest to another; that one if there are none. */
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

  /** The site of a legal move that is nearest to the cursor. */
  Site nearestLegal() {
    return nearest(outlook.sites(), look.cursor());
  }

  /** The site in the middle, or one beside it that takes a move. */
  private static Site middle(Lattice lattice) {
    Site middle = new Site(lattice.rows() / 2, lattice.cols() / 2);
    int open = lattice.nextOpen(lattice.index(middle));
    return open < 0 ? middle : lattice.site(open);
  }

  Site cursor() {
    return look.cursor();
  }

  Side hand() {
    return look.hand();
  }

  Optional<Explanation> shown() {
    return talk.shown();
  }

  Optional<CommandLineEdit> entry() {
    return talk.entry();
  }

  /** What the last event came to, as long as that is to be told. */
  Report report() {
    return talk.isFresh() ? session.report() : NOTHING;
  }

  @Override
  public boolean isTyping() {
    return talk.entry().isPresent();
  }

  @Override
  public PageResult on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return GameMouse.on(this, pointed, screen);
    }
    if (talk.takes(input)) {
      return GameCommands.on(this, input);
    }
    if (input instanceof Input.Pasted pasted) {
      return new PageResult.PlayAll(pasted.text(), session.position().game(), quiet());
    }
    if (input instanceof Input.Key key && key.code() == Code.ENTER && isLookingBack()) {
      return new PageResult.Show(talk.isThere() ? quiet() : talking(talk.there()));
    } else if (input instanceof Input.Key key && key.is('q') && isLookingBack() && talk.isThere()) {
      return new PageResult.Show(quiet()); // any key goes back from there, this one too
    }
    return input instanceof Input.Key key
        ? GameKeys.on(quiet(), key, screen)
        : new PageResult.Show(this);
  }

  /** Whether Enter goes to an earlier position, or comes back from there. */
  boolean isLookingBack() {
    return look.pane() == Pane.BOARD && back().isPresent();
  }

  /** The same page with nothing told: what was said is over with the next key. */
  GamePage quiet() {
    return talking(talk.quiet());
  }

  /** Has something done in the session. */
  PageResult asking(Event event) {
    return new PageResult.Ask(event, this);
  }

  /** Has something done in answer to what this page shows: not once the session has changed. */
  PageResult answering(Event event) {
    return asking(new Event.Answer(session.ticket(), event));
  }

  @Override
  public PageResult played(PastedMoves moves) {
    return new PlayPasted(moves);
  }

  @Override
  public GamePage told(Session next) {
    return read(next.in(words.language(), session));
  }

  private GamePage read(Session next) {
    if (next.ticket() == session.ticket() && next.report() == session.report()) {
      return this;
    }
    Optional<Explanation> why = Optional.empty();
    if (next.report() instanceof Report.Refused refused) {
      why = Optional.of(next.why(refused));
    }
    boolean same = next.position() == session.position() && next.isOver() == session.isOver();
    Side hand = same ? look.hand() : next.position().toMove().orElse(look.hand());
    ViewState nextLook =
        same ? look : look.withHand(hand).picking(next.tree().line(next.node()).size());
    nextLook = same ? nextLook : nextLook.spent(isSpent(next));
    if (next.isOver() && look.pane() == Pane.LEGAL) {
      nextLook = nextLook.in(Pane.BOARD);
    }
    Messages nextTalk = same ? talk.fresh(why) : talk.afresh();
    String counted = new CountWords(words, next).changed(session);
    nextTalk = counted.isEmpty() ? nextTalk : nextTalk.noticing(counted);
    String coached = same ? "" : look.coaching().said(words, next, me);
    nextTalk = coached.isEmpty() ? nextTalk : nextTalk.noticing(coached);
    LegalOptions nextOutlook = same ? outlook : LegalOptions.of(next, hand);
    boolean sameAttempts = same && next.tried() == session.tried();
    LastMove nextLately = sameAttempts ? lately : LastMove.of(next);
    return new GamePage(words, me, next, nextOutlook, nextLook, nextTalk, nextLately, now);
  }

  /** Whether the piece under the cursor was placed there while it stood there. */
  private boolean isSpent(Session next) {
    boolean isPlaced =
        next.report() instanceof Report.Moved moved
            && moved.move() instanceof Place place
            && place.site().equals(look.cursor());
    return isPlaced || look.isSpent() && next.position().at(look.cursor()) != Mark.EMPTY;
  }

  private GameFrame frame(Extent screen, PaintCache memory) {
    return GameFrame.of(session.position().game(), screen, look.cursor(), look.zoom(), memory);
  }

  @Override
  public GamePage at(long millis) {
    return new GamePage(words, me, session, outlook, look, talk, lately, millis);
  }

  GamePage looking(ViewState next) {
    LegalOptions nextOutlook =
        next.hand() == look.hand() ? outlook : LegalOptions.of(session, next.hand());
    return new GamePage(words, me, session, nextOutlook, next, talk, lately, now);
  }

  GamePage talking(Messages next) {
    return new GamePage(words, me, session, outlook, look, next, lately, now);
  }

  /** With the cursor there, or on the nearest site of the board. */
  GamePage at(Site site) {
    Lattice lattice = session.position().lattice();
    int row = Math.max(0, Math.min(lattice.rows() - 1, site.row()));
    int col = Math.max(0, Math.min(lattice.cols() - 1, site.col()));
    return looking(look.on(new Site(row, col)));
  }

  /** With the other side in hand, where both may move. */
  GamePage otherSide() {
    return session.movers().size() > 1
        ? looking(look.withHand(look.hand().opponent()))
        : saying(words.text("turn.fixed", session.position().game().words().side(look.hand())));
  }

  /** With the explanation of what the cursor is on. */
  GamePage explained() {
    Place move = new Place(look.hand(), look.cursor());
    if (session.isCounting()) {
      return saying(new CountWords(words, session).why(look.cursor()));
    } else if (session.isOver()) {
      return ended(move);
    }
    return talking(talk.showing(session.position().explain(move)));
  }

  /** With how the game ended; with what won it drawn on the board. */
  private GamePage ended(Move move) {
    Explanation why = session.position().explain(move);
    return session.ending().isPresent()
        ? saying(session.ending().get())
        : saying(why.sentence()).showing(why);
  }

  /** Has a move tried; one that the coach warns of only when it is tried again. */
  PageResult trying(Move move) {
    Optional<Coaching> warned = look.coaching().warning(session, move);
    return warned.isPresent()
        ? new PageResult.Show(looking(look.with(warned.get())).warned())
        : answering(new Event.Try(move));
  }

  private GamePage warned() {
    Explanation why = look.coaching().warned().orElseThrow().why();
    return saying(words.text("coach.warns", why.sentence())).showing(why);
  }

  private GamePage showing(Explanation why) {
    return talking(talk.showing(why));
  }

  /** Whether a warning is on the screen. */
  boolean isWarning() {
    return talk.shown().isPresent()
        && look.coaching().warned().filter(it -> it.why() == talk.shown().get()).isPresent();
  }

  /** With the coach on or off. */
  GamePage coached(boolean isOn) {
    if (session.position().game().coach().isEmpty()) {
      return saying(words.text("coach.none"));
    }
    return looking(look.with(isOn ? Coaching.ON : Coaching.OFF))
        .saying(words.text(isOn ? "coach.now.on" : "coach.now.off"));
  }

  /** Looking at the board in the game's next way, if it has any. */
  GamePage throughNextLayer() {
    Game game = session.position().game();
    return game.layers().isEmpty()
        ? saying(words.text("layer.none"))
        : looking(look.through(Layers.next(game, look.layer())));
  }

  /** Looking at the board in this way. */
  GamePage through(String layer) {
    Game game = session.position().game();
    Optional<Integer> way = Layers.named(game, layer);
    return way.isPresent()
        ? looking(look.through(way.get()))
        : saying(words.text("layer.unknown", layer, String.join(", ", Layers.ids(game))));
  }

  /** With something to say should the next move be refused. */
  GamePage aside(String sentence) {
    return talking(talk.aside(sentence));
  }

  @Override
  public Optional<Page> idle(String sentence) {
    return Optional.of(talking(talk.brief(sentence)));
  }

  @Override
  public GamePage saying(String text) {
    return talking(talk.saying(text));
  }

  @Override
  public GamePage warning(String text) {
    return talking(talk.standing(text));
  }

  @Override
  public Ground ground() {
    return session.position().lattice().ground();
  }

  GameFrame frame(Extent screen) {
    Optional<PairFrame> pair = pair(screen);
    return pair.isPresent()
        ? GameFrame.of(pair.get(), screen)
        : GameFrame.of(session.position().game(), screen, look.cursor(), look.zoom());
  }

  /** The earlier position that what is explained speaks of. */
  Optional<EarlierBoard> back() {
    return session.isOver() ? Optional.empty() : EarlierBoard.of(talk.shown(), session.position());
  }

  /** Both boards, where two are to be compared and there is room for them. */
  private Optional<PairFrame> pair(Extent screen) {
    boolean isCompared = back().filter(EarlierBoard::isCompared).isPresent() && !talk.isThere();
    return isCompared
        ? PairFrame.of(session.position().game(), Extent.of(screen.cols(), screen.rows() - 1))
        : Optional.empty();
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    Optional<PairFrame> pair = pair(screen);
    GameFrame frame =
        pair.isPresent() ? GameFrame.of(pair.get(), screen) : frame(screen, canvas.memory());
    BoardPainter.paint(canvas, frame.board(), scene());
    if (pair.isPresent()) {
      pair.get().paint(canvas, words, back().orElseThrow(), earlier());
    }
    MovesPane.paint(canvas.part(frame.moves()), this);
    Extent instead = frame.insteadOfStatus(look.pane());
    if (instead.rows() == 0) {
      StatusPane.paint(canvas.part(frame.status()), this, frame.isWide());
    } else {
      list(canvas.part(instead));
    }
    GameKeyLine.paint(canvas.part(frame.keys()), this);
    if (entry().isPresent()) {
      Completion.paint(canvas.part(frame.aboveKeys()), entry().get(), GameCommands.known(this));
    }
  }

  /** A list in place of the status, and below it what has to be said. */
  private void list(Canvas canvas) {
    Extent list = listed(canvas.extent());
    if (look.pane() == Pane.LEGAL) {
      LegalPane.paint(canvas.part(list), this);
    } else {
      MovesPane.paint(canvas.part(list), this);
    }
    int room = canvas.rows() - list.rows();
    GameWords said = new GameWords(this, canvas.cols(), canvas.glyphs());
    int y = list.rows();
    for (Line line : Line.fitting(said.told(true), room, canvas.cols(), said.more())) {
      canvas.text(0, y++, line.text(), line.role());
    }
  }

  /** What a list has of a place that it shares with what has to be said: half of it at least. */
  Extent listed(Extent place) {
    int said = new GameWords(this, Math.max(1, place.cols()), Glyphs.ASCII).told(true).size();
    int rows = place.rows() - Math.min(said, place.rows() / 2);
    return new Extent(place.x(), place.y(), place.cols(), rows);
  }

  private Scene scene() {
    if (talk.isThere() && back().isPresent()) {
      return earlier();
    }
    Overlay overlay = talk.shown().isPresent() ? talk.shown().get().overlay() : Overlay.NONE;
    Set<Site> legal = look.legalMarked() ? new HashSet<>(outlook.sites()) : Set.of();
    return Scene.of(session, look.cursor(), legal, overlay)
        .through(Layers.overlay(session.position(), look.layer()));
  }

  /** What is to be seen of the earlier position: its board, and where it differs from this one. */
  private Scene earlier() {
    return Scene.of(
        back().orElseThrow().earlier(), NOWHERE, Set.of(), talk.shown().orElseThrow().overlay());
  }
}
