package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.study.Review;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.Messages.Confirmation;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.edit.EditorPage;
import dev.banmen.tui.page.play.GameViewState.Pane;
import dev.banmen.tui.page.review.ReviewPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What keys, clicks and pastes do on the page of a game, and commands that do the same. Stateless.
 */
final class GameKeys {
  /** The keys that work while an earlier board is shown: none of them changes the game. */
  private static final Set<KeyAction> WHILE_LOOKING_BACK =
      Set.of(
          KeyAction.HELP,
          KeyAction.THEME,
          KeyAction.COMMAND,
          KeyAction.LEFT,
          KeyAction.DOWN,
          KeyAction.UP,
          KeyAction.RIGHT);

  private static final int WHEEL = 3;

  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final int MOST_OF_A_NAME = 20;

  private GameKeys() {}

  static PageAction on(GamePage page, Input input, Extent screen) {
    if (page.isEarlierShown() && !page.messages().takes(input) && returns(input)) {
      return page.quiet();
    }
    if (input instanceof Input.Pointed pointed) {
      return pointed(page, pointed.action(), screen);
    }
    Messages messages = page.messages();
    if (messages.takes(input)) {
      return GameCommands.typed(page, input);
    }
    if (input instanceof Input.Pasted pasted) {
      return PlayPasted.read(pasted.text(), page.quiet());
    }
    if (!(input instanceof Input.Key pressed)) {
      return page;
    }
    KeyStroke key = pressed.stroke();
    boolean asksWhy =
        KeyAction.of(key) == KeyAction.EXPLAIN && !(page.report() instanceof Report.Refused);
    if (asksWhy && GameScreen.isCut(page, screen)) {
      return TextPage.open(page.words(), GameScreen.whole(page, screen), page);
    }
    if (key.getKeyType() == KeyType.Enter && page.canLookBack()) {
      return page.with(messages.withEarlierShown());
    }
    if (isClosing(page, key, screen)) {
      return page.quiet();
    }
    if (messages.question().isPresent()) {
      return KeyAction.of(key) == KeyAction.YES
          ? agreeTo(messages.question().get(), page.quiet())
          : page.quiet(); // any other key says no
    }
    if (isTooSoon(page, key)) {
      Words words = page.words();
      return page.quiet()
          .saying(Sentences.of(words.text("counting.open"), words.text("count.mark.key")));
    }
    return onKey(page.quiet(), key, screen);
  }

  /**
   * Whether an input only returns from an earlier board: all that would act on the game, which is
   * not to be seen there.
   */
  private static boolean returns(Input input) {
    if (input instanceof Input.Pointed pointed) {
      return pointed.action().getActionType() == MouseActionType.CLICK_DOWN;
    }
    return !(input instanceof Input.Key pressed)
        || !WHILE_LOOKING_BACK.contains(KeyAction.of(pressed.stroke()));
  }

  /** Whether a key would mark stones that its reader may not know are being marked. */
  private static boolean isTooSoon(GamePage page, KeyStroke key) {
    boolean marks = key.getKeyType() == KeyType.Enter || KeyAction.of(key) == KeyAction.SPACE;
    return marks && page.isCountNew() && page.view().pane() == Pane.BOARD;
  }

  /**
   * Whether a key only closes what is shown: two boards side by side, an explanation that was asked
   * for, or with Esc any message.
   */
  private static boolean isClosing(GamePage page, KeyStroke key, Extent screen) {
    Messages messages = page.messages();
    boolean says = !messages.notice().isEmpty() || messages.explanation().isPresent();
    boolean isQuit = KeyAction.of(key) == KeyAction.QUIT;
    boolean closes = key.getKeyType() == KeyType.Escape ? says : isQuit && page.isExplaining();
    return closes && page.view().pane() == Pane.BOARD
        || (key.getKeyType() == KeyType.Escape || isQuit) && page.pair(screen).isPresent();
  }

  private static PageAction pointed(GamePage page, MouseAction mouse, Extent screen) {
    boolean isTyping = page.entry().isPresent();
    if (isTyping || SmallScreen.is(screen)) {
      return page;
    }
    return switch (mouse.getActionType()) {
      case MOVE, DRAG -> page.hovered(mouse, page.frame(screen).board());
      case CLICK_DOWN ->
          switch (mouse.getButton()) {
            case Mouse.LEFT -> pressed(page, mouse, screen);
            case Mouse.RIGHT -> right(page, mouse, screen);
            default -> page;
          };
      case SCROLL_UP -> wheeled(page, mouse, page.frame(screen), -1);
      case SCROLL_DOWN -> wheeled(page, mouse, page.frame(screen), 1);
      case CLICK_RELEASE -> page;
    };
  }

  /** Returns the site pointed at; off the board if none is visible there. */
  private static Site site(MouseAction mouse, GameFrame frame) {
    return frame.board().siteAt(mouse);
  }

  private static PageAction pressed(GamePage shown, MouseAction mouse, Extent screen) {
    GamePage page = shown.quiet();
    GameFrame frame = shown.frame(screen); // as clicked on, with all that this closes
    if (frame.keys().contains(mouse)) {
      return page;
    }
    Extent list = GameScreen.list(shown, frame);
    if (list.contains(mouse)) {
      return MovesPane.clicked(page, list, mouse);
    }
    Site site = site(mouse, frame);
    return page.session().position().lattice().contains(site)
        ? place(page.with(page.view().in(Pane.BOARD)).at(site))
        : nothing(shown);
  }

  /** Does nothing, but closes an explanation. */
  private static PageAction nothing(GamePage shown) {
    return shown.messages().explanation().isPresent()
        ? shown.quiet()
        : PageAction.unusedClick(shown.quiet());
  }

  private static PageAction right(GamePage shown, MouseAction mouse, Extent screen) {
    GamePage page = shown.quiet();
    Site site = site(mouse, shown.frame(screen));
    return page.session().canMark(site)
        ? group(page.with(page.view().in(Pane.BOARD)).at(site))
        : nothing(shown);
  }

  private static PageAction wheeled(GamePage page, MouseAction mouse, GameFrame frame, int by) {
    boolean isOver = GameScreen.list(page, frame).contains(mouse);
    return isOver ? MovesPane.moved(page, by * WHEEL) : PageAction.unusedClick(page);
  }

  private static PageAction onKey(GamePage page, KeyStroke key, Extent screen) {
    if (Keys.isTab(key)) {
      return next(page);
    }
    Optional<PageAction> listed =
        page.view().pane() == Pane.MOVES ? MovesPane.on(page, key) : Optional.empty();
    if (listed.isPresent()) {
      return listed.get();
    }
    if (KeyAction.of(key) == KeyAction.EXPLAIN) {
      return explain(page, key, screen);
    } else if (Zoom.by(key) != 0) {
      return page.zoomed(Zoom.by(key), screen);
    }
    Optional<GamePage> steered = page.steered(key);
    return steered.isPresent() ? steered.get() : pressed(page, key);
  }

  /** Leaves the list that keys act on; if that is the board, leaves the page. */
  private static PageAction close(GamePage page) {
    return page.view().pane() == Pane.BOARD
        ? PageAction.back()
        : page.with(page.view().in(Pane.BOARD));
  }

  /** Removes what is drawn or marked on the board; without that, closes a list or the page. */
  private static PageAction cancelled(GamePage page) {
    boolean isDrawn = page.view().pane() == Pane.BOARD && !page.view().drawn().isEmpty();
    return isDrawn ? page.drawing(DrawnMarks.NONE) : page.cancelled(close(page));
  }

  private static GamePage next(GamePage page) {
    return page.view().pane() == Pane.BOARD
        ? MovesPane.moved(page, 0)
        : page.with(page.view().in(Pane.BOARD));
  }

  private static PageAction pressed(GamePage page, KeyStroke key) {
    return switch (KeyAction.of(Keys.plain(key))) {
      case ENTER, SPACE -> place(page);
      case ESCAPE -> cancelled(page);
      case QUIT -> close(page);
      case HELP -> page.help();
      case PASS -> pass(page);
      case UNDO -> undo(page);
      case REDO -> redo(page);
      case LEGAL -> legal(page);
      case HINT -> GameAdvice.hint(page);
      case LAYER -> ifAided(page, page.withNextLayer());
      case SAVE -> save(page);
      case EDIT -> edit(page);
      case GOTO, COMMAND -> page.begin(":");
      case REMOVE -> group(page);
      case ACCEPT -> atCount(page, key, Event.Act.ACCEPT);
      case CONTINUE -> atCount(page, key, Event.Act.CONTINUE);
      case REVIEW -> review(page);
      case EXPLORE -> explore(page);
      case AGAIN -> again(page);
      case RESIGN -> askToResign(page);
      case YES -> answered(page, true);
      case NEXT -> answered(page, false);
      case THEME -> PageAction.changeTheme("", page);
      case MARK -> mark(page, page.cursor());
      case ARROW -> arrow(page);
      case COMMENT -> say(page, key);
      default -> page.unused(key);
    };
  }

  /**
   * Explains the cursor's site; on a page of its own if there is no room for it here. A board that
   * would be repeated is shown beside this one or, where there is no room for two, in its place.
   */
  private static PageAction explain(GamePage page, KeyStroke key, Extent screen) {
    if (!page.canExplain()) {
      return page.unused(key);
    }
    GamePage explained = page.explained();
    GameFrame frame = page.frame(screen);
    boolean isCompared = explained.earlierBoard().filter(EarlierBoard::isCompared).isPresent();
    if (isCompared && explained.pair(screen).isEmpty()) {
      return explained.with(explained.messages().withEarlierShown());
    }
    GameColumn column = GameColumn.of(frame.status(), frame.isWide());
    if (isCompared || !column.isCut(explained)) {
      return explained;
    }
    String text = column.whole(explained);
    return TextPage.open(page.words(), text, explained);
  }

  /** Starts to type what to say at the table, if people talk there. */
  private static PageAction say(GamePage page, KeyStroke key) {
    return page.snapshot().table().canTalk() ? page.begin(":" + GamePage.SAY) : page.unused(key);
  }

  private static PageAction atCount(GamePage page, KeyStroke key, Event event) {
    return page.session().isCounting() ? page.submittingIfCurrent(event) : page.unused(key);
  }

  /** Does something that helps a player, where they may have help; else the page says why not. */
  static PageAction ifAided(GamePage page, PageAction then) {
    return (pages, person) -> {
      pages.show(page);
      if (pages.live().isPresent() && !page.session().isOver()) {
        person.room().checkAid(pages.live().get());
      }
      pages.follow(then);
    };
  }

  /** Declines the rematch that the other player asks for. */
  private static PageAction declineRematch(GamePage page) {
    return (pages, person) -> {
      pages.show(page);
      if (pages.live().isPresent()) {
        person.room().declineRematch(pages.live().get());
        pages.refreshSession();
      }
    };
  }

  /** Says something to those at the table of the game. */
  static PageAction sayAtTable(GamePage page, String text) {
    return (pages, person) -> {
      pages.show(page);
      if (pages.live().isPresent()) {
        person.room().say(pages.live().get(), text);
        pages.show(page.withTable(person.room().status(pages.live().get())));
      }
    };
  }

  /**
   * Gives a side of the game to another player; the page says why it can't.
   *
   * @param who as on the command line, such as {@code bot:3}
   */
  static PageAction giveSeat(GamePage page, Side side, String who) {
    return (pages, person) -> {
      pages.show(page);
      if (pages.live().isPresent()) {
        LiveSession live = pages.live().get();
        Seat seat = person.room().seat(live, side, who);
        String said = seat.assigned(page.game().words().colour(side), page.words().language());
        pages.show(page.withSession(live.now()).saying(said));
      }
    };
  }

  /** Places a piece; at the count, changes what a site counts for. */
  static PageAction place(GamePage page) {
    Session session = page.session();
    Site site = page.cursor();
    if (session.canMark(site)) {
      return page.submittingIfCurrent(session.marking(site));
    } else if (session.changesNeutral(site)) {
      return page.submittingIfCurrent(new Event.Marking(Event.MarkKind.NEUTRAL, site));
    } else if (session.isCounting()) {
      return page.explained();
    }
    if (page.snapshot().mustPass()) {
      return page.submittingIfCurrent(new Event.Try(new Pass(page.mover())));
    }
    if (!session.isInPlay()) {
      return page.saying(afterEnd(page));
    }
    return session.position().lattice().isOpen(site)
        ? page.trying(new Place(page.mover(), site))
        : page.explained(); // not a move that could be counted
  }

  static PageAction pass(GamePage page) {
    return page.session().isInPlay()
        ? page.trying(new Pass(page.mover()))
        : page.saying(afterEnd(page));
  }

  /** Says what can be done instead of a move once there are none. */
  private static String afterEnd(GamePage page) {
    if (page.session().isCounting()) {
      return page.sentences().counting();
    }
    boolean isWatching = page.session().sidesOf(page.snapshot().me()).isEmpty();
    boolean isAtTable = page.snapshot().table().canTalk();
    return page.words().text(isWatching && isAtTable ? "over" : "over.next");
  }

  /** Marks one group alone as dead, or alive again, at the count. */
  static PageAction group(GamePage page) {
    return page.session().canMark(page.cursor())
        ? page.submittingIfCurrent(new Event.Marking(Event.MarkKind.GROUP, page.cursor()))
        : page.unused(Keys.of('D'));
  }

  static PageAction undo(GamePage page) {
    boolean isEnd = page.session().isOver() && !page.session().isTimedOut();
    Optional<String> why = page.sentences().noUndo().map(no -> isEnd ? afterEnd(page) : no);
    return unless(why, page, page.submitting(Event.Act.UNDO));
  }

  static PageAction redo(GamePage page) {
    return unless(page.sentences().noRedo(), page, page.submitting(Event.Act.REDO));
  }

  /** Does something, or says why it can't be done. */
  static PageAction unless(Optional<String> why, GamePage page, PageAction then) {
    return why.isPresent() ? page.saying(why.get()) : then;
  }

  static PageAction legal(GamePage page) {
    return page.session().isInPlay()
        ? page.with(page.board().legalToggled())
        : page.saying(page.sentences().noAdvice().orElse(""));
  }

  /** Goes to a node of the tree, or says why not. */
  static PageAction goTo(GamePage page, int node) {
    return unless(noGoing(page), page, page.submitting(new Event.GoTo(node)));
  }

  /** Why one can't go to a move; empty if the player here may take back moves of both sides. */
  static Optional<String> noGoing(GamePage page) {
    Session session = page.session();
    if (page.snapshot().holdsBoth() && session.endedOffBoard().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(session.isOver() ? afterEnd(page) : page.words().text("nothing.goto"));
  }

  /** Accepts or refuses a request. */
  static PageAction answered(GamePage page, boolean agreed) {
    if (page.snapshot().isRematchAsked()) {
      return agreed ? page.rematch() : declineRematch(page);
    }
    return page.snapshot().isAsked()
        ? page.submittingIfCurrent(new Event.Reply(agreed))
        : page.unused(Keys.of(agreed ? 'y' : 'n'));
  }

  /** Asks whether to resign; the next key answers. */
  static PageAction askToResign(GamePage page) {
    String question = page.words().text("resign.ask", page.game().words().side(resigning(page)));
    return unless(
        page.sentences().noResigning(),
        page,
        page.with(page.messages().asking(Confirmation.RESIGN, question)));
  }

  private static PageAction resign(GamePage page) {
    return unless(
        page.sentences().noResigning(),
        page,
        page.submittingIfCurrent(new Event.Resign(resigning(page))));
  }

  /** Offers a draw; with both sides at one screen nobody could decline it, so that is asked. */
  static PageAction offerDraw(GamePage page) {
    boolean isAlone = page.session().sidesOf(page.snapshot().me()).size() == Side.values().length;
    String question = page.words().text("draw.ask");
    PageAction asking = page.with(page.messages().asking(Confirmation.DRAW, question));
    return unless(page.sentences().noDraw(), page, isAlone ? asking : draw(page));
  }

  private static PageAction draw(GamePage page) {
    return page.submittingIfCurrent(Event.Act.OFFER_DRAW);
  }

  /** Does what was asked about. */
  static PageAction agreeTo(Confirmation question, GamePage page) {
    return switch (question) {
      case RESIGN -> resign(page);
      case DRAW -> draw(page);
      case DISCARD -> PageAction.back();
    };
  }

  /** Returns the side of the person who is asked; with both at one screen, the one to move. */
  private static Side resigning(GamePage page) {
    Set<Side> mine = page.session().sidesOf(page.snapshot().me());
    return mine.size() == 1 ? mine.iterator().next() : page.mover();
  }

  /** Puts the next sign on a site. */
  static GamePage mark(GamePage page, Site site) {
    Optional<DrawnMarks> next = page.view().drawn().marked(site);
    return next.isPresent()
        ? page.drawing(next.get())
        : page.says("marks.full", DrawnMarks.MOST_SIGNS);
  }

  /** Starts an arrow under the cursor, or ends it there; where it started, starts none. */
  static GamePage arrow(GamePage page) {
    Site cursor = page.cursor();
    DrawnMarks drawn = page.view().drawn();
    if (drawn.from().isEmpty()) {
      String name = page.game().notation().name(cursor);
      return page.drawing(drawn.startingAt(Optional.of(cursor))).says("arrow.from", name);
    } else if (drawn.from().get().equals(cursor)) {
      return page.drawing(drawn.startingAt(Optional.empty()));
    }
    return arrow(page, drawn.from().get(), cursor);
  }

  static GamePage arrow(GamePage page, Site start, Site end) {
    Optional<DrawnMarks> next = page.view().drawn().withArrow(start, end);
    return next.isPresent()
        ? page.drawing(next.get())
        : page.says("arrows.full", DrawnMarks.MOST_ARROWS);
  }

  /** Starts typing where to save the game, with a file name to accept or change. */
  static PageAction save(GamePage page) {
    return page.begin(":save " + fileName(page.session()) + ".sgf");
  }

  /** Returns the game, and who plays it, as a file is called: letters and digits between dashes. */
  private static String fileName(Session session) {
    StringBuilder name = new StringBuilder(session.position().game().id());
    for (Side side : Side.values()) {
      String words = NO_LETTERS.matcher(session.playerName(side)).replaceAll(" ").strip();
      int letters = Math.min(words.codePointCount(0, words.length()), MOST_OF_A_NAME);
      String player = words.substring(0, words.offsetByCodePoints(0, letters)).strip();
      name.append(player.isEmpty() ? "" : "-" + player.replace(' ', '-').toLowerCase(Locale.ROOT));
    }
    return name.toString();
  }

  static PageAction again(GamePage page) {
    return page.session().isOver() ? page.rematch() : page.says("over.not");
  }

  static PageAction edit(GamePage page) {
    Session session = page.session();
    boolean canSave = !page.snapshot().table().canTalk(); // a server has no files
    EditorPage editor =
        EditorPage.of(page.words(), canSave, session.terms(), session.position(), page.cursor());
    return ifAided(page, PageAction.open(editor, page));
  }

  /**
   * Steps through a game that is over, and reviews one's own and one against the computer; before,
   * lists the moves that changed its count most. A watcher steps through a game in play, which
   * grows meanwhile.
   */
  static PageAction review(GamePage page) {
    Terms terms = page.session().terms();
    boolean isPlayer = !page.session().sidesOf(page.snapshot().me()).isEmpty();
    if (page.session().isOver()) {
      boolean hasComputer = terms.black().isComputer() || terms.white().isComputer();
      return opened(page, isPlayer || hasComputer ? "v" : "");
    } else if (!isPlayer) {
      return opened(page, "");
    }
    Optional<Coach> coach = HasCoach.of(page.game());
    Optional<Review> review = coach.map(it -> Review.of(page.session(), it));
    return ifAided(page, ReviewPage.over(page, page.words(), review, false));
  }

  /** Shows what was played from here in the games that this person has finished. */
  private static PageAction explore(GamePage page) {
    boolean isAgainstOther = page.session().sidesOf(page.snapshot().me()).size() == 1;
    return isAgainstOther && !page.session().isOver()
        ? page.says("explore.playing")
        : opened(page, "E");
  }

  /**
   * Opens the game at its end over its page, which says why if it can't.
   *
   * @param keys that are pressed there
   */
  private static PageAction opened(GamePage page, String keys) {
    return (pages, person) -> {
      pages.show(page);
      OpenedFile opened = person.files().openPlayed(page.session());
      Page end =
          page.session().isOver()
              ? pages.factory().end(pages, opened, "")
              : pages.factory().growing(pages, opened, pages.live().orElseThrow(), page.session());
      pages.pushOther(end.saying(""), page); // that it has no file is no news here
      for (char key : keys.toCharArray()) {
        pages.take(Input.Key.of(key));
      }
    };
  }
}
