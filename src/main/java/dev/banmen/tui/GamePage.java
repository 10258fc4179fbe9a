package dev.banmen.tui;

import dev.banmen.game.Explanation;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import dev.banmen.session.Event;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.tui.term.Input;
import java.util.Optional;
import java.util.Set;

/**
 * A game being played: its board, its status, its keys. Immutable.
 *
 * @param outlook what the side in hand may do
 * @param cursor on the board
 * @param hand the side whose move a key makes
 * @param legalMarked whether legal moves are marked on the board
 * @param shown the explanation that is on the screen
 * @param entry the command being typed, if one is
 * @param notice one sentence that has to be said, or nothing
 */
record GamePage(
    Words words,
    Session session,
    Outlook outlook,
    Site cursor,
    Side hand,
    boolean legalMarked,
    Optional<Explanation> shown,
    Optional<Entry> entry,
    String notice)
    implements Page {

  /** A session as it is first seen: the cursor where a move may be made, near the middle. */
  static GamePage of(Words words, Session session) {
    Side hand = session.position().toMove().orElse(Side.BLACK);
    Outlook outlook = Outlook.of(session, hand);
    return new GamePage(
        words,
        session,
        outlook,
        nearest(outlook.sites(), middle(session.position().lattice())),
        hand,
        false,
        Optional.empty(),
        Optional.empty(),
        "");
  }

  /** The site, first in reading order, that is nearest to another; that one if there are none. */
  private static Site nearest(Set<Site> sites, Site to) {
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

  /** The site in the middle, or one beside it that takes a move. */
  private static Site middle(Lattice lattice) {
    Site middle = new Site(lattice.rows() / 2, lattice.cols() / 2);
    int open = lattice.nextOpen(lattice.index(middle));
    return open < 0 ? middle : lattice.site(open);
  }

  @Override
  public PageStep on(Input input, Extent screen) {
    if (entry.isPresent()) {
      return GameCommands.on(this, entry.get(), input);
    }
    boolean done =
        input instanceof Input.Key
            || input instanceof Input.Pointed pointed && pointed.gesture() == Input.Gesture.PRESS;
    return done ? GameKeys.on(quiet(), input, screen) : new PageStep.Show(this);
  }

  /** The same page with nothing told: what was said is over with the next key. */
  private GamePage quiet() {
    Session calm = session.report() instanceof Report.Refused ? session.silent() : session;
    return with(calm, cursor, hand, legalMarked, Optional.empty(), Optional.empty(), "");
  }

  /** Has something done in the session. */
  PageStep asking(Event event) {
    return new PageStep.Ask(event, this);
  }

  @Override
  public GamePage told(Session next) {
    if (next == session) {
      return this;
    }
    if (next.position() == session.position() && next.isOver() == session.isOver()) {
      return with(next, cursor, hand, legalMarked, explanation(next), entry, notice);
    }
    Side nextHand = next.position().toMove().orElse(hand);
    Outlook nextOutlook = Outlook.of(next, nextHand);
    return new GamePage(
        words,
        next,
        nextOutlook,
        cursor,
        nextHand,
        legalMarked,
        Optional.empty(),
        Optional.empty(),
        "");
  }

  private static Optional<Explanation> explanation(Session session) {
    return session.report() instanceof Report.Refused refused
        ? Optional.of(refused.why())
        : Optional.empty();
  }

  private GamePage with(
      Session session,
      Site cursor,
      Side hand,
      boolean legalMarked,
      Optional<Explanation> shown,
      Optional<Entry> entry,
      String notice) {
    Outlook same = hand == this.hand ? outlook : Outlook.of(session, hand);
    return new GamePage(words, session, same, cursor, hand, legalMarked, shown, entry, notice);
  }

  /** With the cursor there, or on the nearest site of the board. */
  GamePage at(Site site) {
    Lattice lattice = session.position().lattice();
    int row = Math.max(0, Math.min(lattice.rows() - 1, site.row()));
    int col = Math.max(0, Math.min(lattice.cols() - 1, site.col()));
    return with(session, new Site(row, col), hand, legalMarked, shown, entry, notice);
  }

  /** With the other side in hand, where both may move. */
  GamePage otherSide() {
    return session.movers().size() > 1
        ? with(session, cursor, hand.opponent(), legalMarked, shown, entry, notice)
        : saying(words.text("turn.fixed", session.position().game().words().side(hand)));
  }

  GamePage legalToggled() {
    return with(session, cursor, hand, !legalMarked, shown, entry, notice);
  }

  /** With the explanation of what the cursor is on. */
  GamePage explained() {
    if (session.isOver()) {
      return saying(words.text("over"));
    }
    Move move = new Place(hand, cursor);
    Explanation why = session.position().explain(move);
    return with(session, cursor, hand, legalMarked, Optional.of(why), entry, notice);
  }

  GamePage typing(Optional<Entry> line) {
    return with(session, cursor, hand, legalMarked, shown, line, notice);
  }

  @Override
  public GamePage saying(String text) {
    return with(session, cursor, hand, legalMarked, shown, Optional.empty(), text);
  }

  @Override
  public Ground ground() {
    return session.position().lattice().ground();
  }

  @Override
  public void paint(Canvas canvas) {
    canvas.fill(Role.TEXT);
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    if (!screen.isAtLeast(GameFrame.LEAST.cols(), GameFrame.LEAST.rows())) {
      tooSmall(canvas);
      return;
    }
    GameFrame frame = frame(screen);
    BoardPainter.paint(canvas, frame.board(), scene());
    Canvas status = canvas.part(frame.status());
    GameWords said = new GameWords(words, session, status.cols());
    StatusPane.paint(status, this, said, frame.wide());
    KeyLine.paint(canvas.part(frame.keys()), this, words);
  }

  GameFrame frame(Extent screen) {
    return GameFrame.of(session.position().game(), screen, cursor);
  }

  private Scene scene() {
    Overlay overlay = shown.isPresent() ? shown.get().overlay() : Overlay.NONE;
    return new Scene(session, cursor, legalMarked ? outlook.sites() : Set.of(), overlay);
  }

  private void tooSmall(Canvas canvas) {
    String sentence = words.text("small", GameFrame.LEAST.cols(), GameFrame.LEAST.rows());
    int y = 0;
    for (Line line : Line.wrap(sentence, Role.TEXT, canvas.cols())) {
      canvas.text(0, y++, line.text(), line.role());
    }
  }
}
