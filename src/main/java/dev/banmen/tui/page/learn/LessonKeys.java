package dev.banmen.tui.page.learn;

import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Layered;
import dev.banmen.lesson.Choices;
import dev.banmen.lesson.LessonSession;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LongPage;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.ViewState;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.term.Input.Gesture;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Handles keys and the mouse in a lesson. Stateless. */
final class LessonKeys {
  private static final int JUMP = 4;

  private static final Map<String, Input.Key> KEYS_OF =
      Map.ofEntries(
          Map.entry("help", Input.Key.of('?')),
          Map.entry("quit", Input.Key.of('q')),
          Map.entry("enter", Input.Key.of(Code.ENTER)),
          Map.entry("choose", Input.Key.of(Code.ENTER)),
          Map.entry("place", Input.Key.of(Code.ENTER)),
          Map.entry("pass", Input.Key.of('p')),
          Map.entry("hint", Input.Key.of('H')),
          Map.entry("explain", Input.Key.of('x')),
          Map.entry("next", Input.Key.of('n')),
          Map.entry("back", Input.Key.of('b')),
          Map.entry("undo", Input.Key.of('u')),
          Map.entry("more", Input.Key.of(Code.PAGE_DOWN)),
          Map.entry("text", Input.Key.of(Code.TAB)));

  private LessonKeys() {}

  static PageResult on(LessonPage page, Input.Key key, Extent screen) {
    return key.code() == Code.CHARACTER ? typed(page, key, screen) : pressed(page, key, screen);
  }

  private static PageResult show(LessonPage page) {
    return new PageResult.Show(page);
  }

  private static PageResult pressed(LessonPage page, Input.Key key, Extent screen) {
    int far = key.shift() ? JUMP : 1;
    return switch (key.code()) {
      case UP -> show(moved(page, -far, 0));
      case DOWN -> show(moved(page, far, 0));
      case LEFT -> page.takesMoves() ? show(moved(page, 0, -far)) : page.came(back(page));
      case RIGHT -> page.takesMoves() ? show(moved(page, 0, far)) : on(page);
      case ENTER -> page.isGoalReached() ? forward(page) : enter(page);
      case PAGE_DOWN -> show(scrolled(page, page(page, screen), screen));
      case PAGE_UP -> show(scrolled(page, -page(page, screen), screen));
      case TAB -> show(page.reading(!page.isReading()));
      case BACKSPACE -> page.came(back(page));
      case ESCAPE -> show(page.reading(false));
      default -> nothing(page, key);
    };
  }

  private static PageResult typed(LessonPage page, Input.Key key, Extent screen) {
    if (key.ctrl() || key.alt()) {
      return nothing(page, key);
    }
    int c = key.character();
    if (c >= '1' && c <= '9' && page.choices().isPresent()) {
      return chosen(page, c - '1');
    }
    return switch (c) {
      case 'q' -> new PageResult.Back();
      case '?' -> help(page);
      case 'T' -> new PageResult.Dress("", page);
      case ':' -> show(page.with(page.messages().typing(Optional.of(CommandLineEdit.EMPTY))));
      case ' ' -> enter(page);
      case 'n' -> forward(page);
      case 'b' -> page.came(back(page));
      case 'r' -> page.came(page.session().again());
      case 'H' -> page.came(page.session().hint());
      case 'x' -> show(page.explained());
      case 'u' -> undo(page);
      case 'p' -> pass(page);
      case 'o' -> layer(page, Layers.next(page.game(), page.view().layer()));
      case 'h', 'j', 'k', 'l' -> pressed(page, arrow(c), screen);
      case '+', '=', '-', 'z', 'Z' -> show(zoomed(page, Zoom.by(key), screen));
      default -> nothing(page, key);
    };
  }

  private static LessonPage zoomed(LessonPage page, int by, Extent screen) {
    ViewState view = page.view();
    OptionalInt zoom =
        Zoom.next(view.zoom(), by, z -> page.with(view.zoomed(z)).frame(screen).board());
    return zoom.isPresent()
        ? page.with(view.zoomed(zoom.getAsInt()))
        : page.saying(page.words().text(Zoom.none(by)));
  }

  private static PageResult undo(LessonPage page) {
    LessonSession back = page.session().undo();
    return back.attempt().position() == page.position()
        ? nothing(page, Input.Key.of('u'))
        : page.came(back);
  }

  private static Input.Key arrow(int c) {
    return Input.Key.of(
        switch (c) {
          case 'h' -> Code.LEFT;
          case 'l' -> Code.RIGHT;
          case 'k' -> Code.UP;
          default -> Code.DOWN;
        });
  }

  static PageResult help(LessonPage page) {
    return new PageResult.Open(
        TextPage.help(page.words(), page.words().text("lesson.help.text")), page);
  }

  static PageResult layer(LessonPage page, int layer) {
    return Layered.of(page.game()).isEmpty()
        ? show(page.saying(page.words().text("layer.none")))
        : show(page.with(page.view().through(layer)));
  }

  private static PageResult nothing(LessonPage page, Input.Key key) {
    return new PageResult.UnusedKey(key, page);
  }

  private static LessonSession back(LessonPage page) {
    return page.isReview() ? page.session().again() : page.session().back();
  }

  /** Moves the cursor, or picks another answer. */
  private static LessonPage moved(LessonPage page, int rows, int cols) {
    Optional<Choices> choices = page.choices();
    if (choices.isPresent()) {
      int all = choices.get().choices().size();
      return page.picking(Math.floorMod(page.picked() + rows, all));
    }
    return page.takesMoves() ? page.at(page.view().cursor().plus(rows, cols)) : page;
  }

  /** Returns how far a page of the text scrolls. */
  private static int page(LessonPage page, Extent screen) {
    return LongPage.page(LessonText.shownProse(page, page.text(screen)));
  }

  private static LessonPage scrolled(LessonPage page, int by, Extent screen) {
    int most = LessonText.mostScrolled(page, page.text(screen));
    return page.scrolled(Math.max(0, Math.min(most, page.scrolled() + by)));
  }

  /** Continues with what is shown, an answer, a move; else goes to the next step. */
  static PageResult enter(LessonPage page) {
    if (page.session().isOver()) {
      return new PageResult.Back();
    } else if (page.attempt().isMoving()) {
      return page.came(page.session().next());
    } else if (page.choices().isPresent()) {
      return chosen(page, page.picked());
    } else if (page.takesMoves()) {
      return place(page, page.view().cursor());
    }
    return forward(page);
  }

  private static PageResult on(LessonPage page) {
    return page.attempt().isMoving() ? page.came(page.session().next()) : show(page);
  }

  private static PageResult chosen(LessonPage page, int choice) {
    int all = page.choices().orElseThrow().choices().size();
    return choice < all
        ? page.picking(choice).came(page.session().choose(choice))
        : nothing(page, Input.Key.of('1' + choice));
  }

  static PageResult place(LessonPage page, Site site) {
    return page.takesMoves()
        ? page.came(page.session().play(new Place(page.hand(), site)))
        : show(page.saying(page.words().text("lesson.no.move")));
  }

  /** Makes a move that was not typed here; the cursor follows it. */
  static PageResult answer(LessonPage page, Move move) {
    LessonPage there = move instanceof Place place ? page.at(place.site()) : page;
    return there.came(there.session().play(move));
  }

  static PageResult pass(LessonPage page) {
    return page.takesMoves()
        ? page.came(page.session().play(new Pass(page.hand())))
        : nothing(page, Input.Key.of('p'));
  }

  /** Goes to the next step, or the next problem. */
  static PageResult forward(LessonPage page) {
    if (!page.isReview()) {
      return page.session().isOver() ? new PageResult.Back() : page.came(page.session().forward());
    }
    Optional<LessonPage> next = page.nextProblem();
    return next.isPresent() ? show(next.get()) : new PageResult.Back();
  }

  static PageResult pointed(LessonPage page, Input.Pointed pointed, Extent screen) {
    boolean isSmall = SmallScreen.is(screen);
    if (isSmall || page.messages().entry().isPresent()) {
      return show(page);
    } else if (pointed.gesture() == Gesture.WHEEL_DOWN) {
      return show(scrolled(page, 1, screen));
    } else if (pointed.gesture() == Gesture.WHEEL_UP) {
      return show(scrolled(page, -1, screen));
    } else if (pointed.gesture() == Gesture.MOVE) {
      return show(hovered(page, pointed, screen));
    } else if (pointed.gesture() != Gesture.PRESS || pointed.button() != 0) {
      return show(page);
    }
    return clicked(page.with(page.messages().quiet()), pointed, screen);
  }

  /** Moves to the answer under the mouse, or its site if the whole board is visible. */
  private static LessonPage hovered(LessonPage page, Input.Pointed pointed, Extent screen) {
    int choice = LessonText.choiceAt(page, page.text(screen), pointed.col(), pointed.row());
    if (choice >= 0) {
      return choice == page.picked() ? page : page.picking(choice);
    }
    BoardView board = page.frame(screen).board();
    Site site = board.siteAt(pointed.col(), pointed.row());
    boolean isSite = !page.isReading() && page.position().lattice().contains(site);
    boolean moves = isSite && page.takesMoves() && board.isWhole();
    return moves && !site.equals(page.view().cursor()) ? page.at(site) : page;
  }

  private static PageResult clicked(LessonPage page, Input.Pointed pointed, Extent screen) {
    GameFrame frame = page.frame(screen);
    if (frame.keys().contains(pointed.col(), pointed.row())) {
      List<KeyHint> hints = hints(page, names(page, page.text(screen)));
      int col = pointed.col() - frame.keys().x();
      Optional<Input.Key> key = KeyLine.at(hints, frame.keys().cols(), col);
      return key.isEmpty() ? show(page) : on(page, key.get(), screen);
    }
    int choice = LessonText.choiceAt(page, page.text(screen), pointed.col(), pointed.row());
    if (choice >= 0) {
      return chosen(page, choice);
    }
    Site site = frame.board().siteAt(pointed.col(), pointed.row());
    boolean isBoard = !page.isReading() && page.position().lattice().contains(site);
    return isBoard && page.takesMoves() ? place(page.at(site), site) : show(page);
  }

  /** Returns what Enter does now. */
  private static String entering(LessonPage page) {
    if (page.session().isOver() || page.attempt().isMoving() || page.isGoalReached()) {
      return "enter";
    } else if (page.choices().isPresent()) {
      return "choose";
    }
    return page.takesMoves() ? "place" : "enter";
  }

  private static boolean canPass(LessonPage page) {
    return page.takesMoves() && page.asked().miss(new Pass(page.hand())).isEmpty();
  }

  /** Returns what keys do now, the most important first, scrolling included. */
  private static List<String> names(LessonPage page, Extent text) {
    List<String> names = new ArrayList<>(List.of("help"));
    if (LessonText.goesOn(page, text)) {
      names.add("more");
    }
    names.addAll(List.of("quit", entering(page)));
    if (page.session().isOver()) {
      return names;
    }
    if (canPass(page)) {
      names.add("pass");
    }
    if (page.attempt().isAsking()) {
      names.add("hint");
    }
    if (page.takesMoves()) {
      names.add("explain");
      if (page.isPractice()) {
        names.add("undo");
      }
    }
    names.addAll(List.of("next", "back", "text"));
    return names;
  }

  private static List<KeyHint> hints(LessonPage page, List<String> names) {
    List<KeyHint> hints = new ArrayList<>();
    for (String name : names) {
      hints.add(KeyHint.labelled(page.words(), KEYS_OF.get(name), label(page, name)));
    }
    return hints;
  }

  private static String label(LessonPage page, String name) {
    return name.equals("pass")
        ? page.game().in(page.words().language()).words().pass()
        : page.words().text("lesson.key." + name);
  }

  /** Paints the line of keys for a text in this place, or the text being typed. */
  static void paint(Canvas canvas, LessonPage page, Extent text) {
    if (page.messages().entry().isPresent()) {
      TypedText.paint(canvas, ":" + page.messages().entry().get().text(), Role.TEXT);
    } else if (!page.messages().keyNotice().isEmpty()) {
      String notice = page.messages().keyNotice();
      canvas.text(0, 0, Line.cut(notice, canvas.cols(), canvas.glyphs().more()), Role.MISS);
    } else {
      KeyLine.paint(canvas, hints(page, names(page, text)));
    }
  }
}
