package dev.banmen.tui;

import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.Request;
import dev.banmen.session.Session;
import dev.banmen.tui.ViewState.Pane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.Optional;
import java.util.OptionalInt;

/** What keys do on a game's page, unless a command is being typed. */
final class GameKeys {
  /** How many sites Shift with an arrow moves: a line of dots and boxes stays on its kind. */
  private static final int JUMP = 4;

  private GameKeys() {}

  static PageResult on(GamePage page, Input.Key key, Extent screen) {
    if (key.code() == Code.TAB) {
      return show(next(page));
    }
    Optional<PageResult> listed =
        switch (page.look().pane()) {
          case BOARD -> Optional.empty();
          case MOVES -> MovesPane.on(page, key);
          case LEGAL -> LegalPane.on(page, key);
        };
    if (listed.isPresent()) {
      return listed.get();
    }
    if (key.is('x')) {
      return explain(page, screen);
    } else if (Zoom.by(key) != 0) {
      return show(zoomed(page, Zoom.by(key), screen));
    }
    return key.code() == Code.CHARACTER ? typed(page, key) : pressed(page, key);
  }

  static PageResult show(GamePage page) {
    return new PageResult.Show(page);
  }

  /** With the keys in the next list: the moves, the legal moves, and back. */
  private static GamePage next(GamePage page) {
    ViewState look = page.look();
    boolean isListed = look.legalMarked() && !page.outlook().sites().isEmpty();
    if (look.pane() == Pane.BOARD) {
      return MovesPane.moved(page, 0);
    } else if (look.pane() == Pane.MOVES && isListed) {
      return page.looking(look.in(Pane.LEGAL).on(page.nearestLegal()));
    }
    return page.looking(look.in(Pane.BOARD));
  }

  private static PageResult pressed(GamePage page, Input.Key key) {
    int far = key.shift() ? JUMP : 1;
    return switch (key.code()) {
      case UP -> show(moved(page, -far, 0));
      case DOWN -> show(moved(page, far, 0));
      case LEFT -> show(moved(page, 0, -far));
      case RIGHT -> show(moved(page, 0, far));
      case ENTER -> place(page);
      case ESCAPE -> show(page.looking(page.look().in(Pane.BOARD)));
      default -> nothing(page, key);
    };
  }

  private static PageResult typed(GamePage page, Input.Key key) {
    if (key.ctrl() || key.alt()) {
      return nothing(page, key);
    }
    return switch (key.character()) {
      case 'q' -> new PageResult.Back();
      case '?' -> new PageResult.Open(HelpPage.of(page), page);
      case 'h' -> show(moved(page, 0, -1));
      case 'j' -> show(moved(page, 1, 0));
      case 'k' -> show(moved(page, -1, 0));
      case 'l' -> show(moved(page, 0, 1));
      case ' ' -> place(page);
      case 'p' -> page.trying(new Pass(page.hand()));
      case 'u' -> undo(page);
      case 'U' -> redo(page);
      case 'L' -> legal(page);
      case 'o' -> show(page.throughNextLayer());
      case 's' -> show(page.otherSide());
      case 'e' -> new PageResult.Open(EditorPage.of(page), page);
      case 'g' -> group(page);
      case 'A' -> atCount(page, key, new Event.Accept());
      case 'C' -> atCount(page, key, new Event.Continue());
      case 'c' -> show(page.coached(!page.look().coaching().isOn()));
      case 'R' -> ReviewPage.over(page);
      case 'y', 'n' -> answered(page, key.character() == 'y');
      case 'T' -> new PageResult.Dress("", page);
      case ':' -> show(page.talking(page.talk().typing(Optional.of(CommandLineEdit.EMPTY))));
      default -> nothing(page, key);
    };
  }

  /** Explains what the cursor is on; on a page of its own where there is no room for it here. */
  private static PageResult explain(GamePage page, Extent screen) {
    GamePage explained = page.explained();
    GameFrame frame = page.frame(screen);
    if (!StatusPane.isCut(explained, frame.status(), frame.isWide())) {
      return show(explained);
    }
    StringBuilder text = new StringBuilder();
    for (Line line : StatusPane.talk(explained)) {
      text.append(line.text()).append('\n');
    }
    return new PageResult.Open(TextPage.of(page.words(), text.toString()), explained);
  }

  private static GamePage zoomed(GamePage page, int by, Extent screen) {
    ViewState look = page.look();
    OptionalInt zoom =
        Zoom.next(look.zoom(), by, z -> page.looking(look.zoomed(z)).frame(screen).board());
    return zoom.isPresent()
        ? page.looking(look.zoomed(zoom.getAsInt()))
        : page.saying(page.words().text(Zoom.none(by)));
  }

  /** The key does nothing here, and that is said. */
  private static PageResult nothing(GamePage page, Input.Key key) {
    return new PageResult.Nothing(key, page);
  }

  private static GamePage moved(GamePage page, int rows, int cols) {
    return page.at(page.cursor().plus(rows, cols));
  }

  /** Places a piece; once the game is counted, says of a site that it counts otherwise. */
  static PageResult place(GamePage page) {
    Session session = page.session();
    Site site = page.cursor();
    if (session.canMark(site)) {
      return page.answering(new Event.MarkDead(site));
    } else if (session.changesNeutral(site)) {
      return page.answering(new Event.MarkNeutral(site));
    } else if (session.isCounting()) {
      return show(page.explained());
    }
    if (page.outlook().mustPass()) {
      return page.answering(new Event.Try(new Pass(page.hand())));
    }
    boolean takesMoves = session.position().lattice().isOpen(site);
    return takesMoves || !session.isInPlay()
        ? page.trying(new Place(page.hand(), site))
        : show(page.explained()); // no move was meant that one could count
  }

  /** At the count, one group alone is dead, or alive again. */
  static PageResult group(GamePage page) {
    return page.session().canMark(page.cursor())
        ? page.answering(new Event.MarkGroup(page.cursor()))
        : nothing(page, Input.Key.of('g'));
  }

  /** At the count, accepts it or plays on. */
  private static PageResult atCount(GamePage page, Input.Key key, Event event) {
    return page.session().isCounting() ? page.answering(event) : nothing(page, key);
  }

  static PageResult undo(GamePage page) {
    Session session = page.session();
    if (session.canUndo()) {
      return page.asking(new Event.Undo());
    }
    boolean isLate = session.ended().isPresent();
    return show(page.saying(page.words().text(isLate ? "nothing.undo.time" : "nothing.undo")));
  }

  static PageResult redo(GamePage page) {
    return page.session().canRedo()
        ? page.asking(new Event.Redo())
        : show(page.saying(page.words().text("nothing.redo")));
  }

  static PageResult legal(GamePage page) {
    return page.session().isInPlay()
        ? show(page.looking(page.look().legalToggled()))
        : show(
            page.saying(page.words().text(page.session().isCounting() ? "counting.open" : "over")));
  }

  /** Goes to a node of the tree, if whoever sits here may take moves of both sides back. */
  static PageResult goTo(GamePage page, int node) {
    Session session = page.session();
    boolean both = isMine(page, Side.BLACK) && isMine(page, Side.WHITE);
    return both && session.ended().isEmpty()
        ? page.asking(new Event.GoTo(node))
        : show(page.saying(page.words().text("nothing.goto")));
  }

  private static boolean isMine(GamePage page, Side side) {
    return page.session().seat(side).holder().equals(page.me());
  }

  /** Whether the one who looks at this page is asked for something by the other side. */
  static boolean isAsked(GamePage page) {
    Optional<Side> asker = page.session().asked().map(Request::side);
    return asker.isPresent() && isMine(page, asker.get().opponent()) && !isMine(page, asker.get());
  }

  private static PageResult answered(GamePage page, boolean agreed) {
    if (isAsked(page)) {
      return page.answering(new Event.Reply(agreed));
    } else if (!agreed && page.session().isOver()) {
      return again(page);
    }
    return nothing(page, Input.Key.of(agreed ? 'y' : 'n'));
  }

  /** Another game on the same terms. */
  static PageResult again(GamePage page) {
    return page.session().isOver()
        ? new PageResult.Begin(
            page.session().terms(),
            page,
            Optional.empty(),
            Optional.of(page.look().coaching().isOn()))
        : show(page.saying(page.words().text("nothing.again")));
  }
}
