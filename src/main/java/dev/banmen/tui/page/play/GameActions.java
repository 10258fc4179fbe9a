package dev.banmen.tui.page.play;

import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.study.Review;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.page.Messages.Confirmation;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.edit.EditorPage;
import dev.banmen.tui.page.review.ReviewPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What keys, clicks and commands do on the page of a game. Stateless. */
final class GameActions {
  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final int MOST_OF_A_NAME = 20;

  private GameActions() {}

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
      return opened(page, isPlayer || hasComputer);
    } else if (!isPlayer) {
      return opened(page, false);
    }
    Optional<Coach> coach = HasCoach.of(page.game());
    Optional<Review> review = coach.map(it -> Review.of(page.session(), it));
    return ifAided(page, ReviewPage.over(page, page.words(), review, false));
  }

  /**
   * Opens the game at its end over its page, which says why if it can't.
   *
   * @param isReviewed whether its review is opened too
   */
  private static PageAction opened(GamePage page, boolean isReviewed) {
    return (pages, person) -> {
      pages.show(page);
      OpenedFile opened = person.files().openPlayed(page.session());
      Page end =
          page.session().isOver()
              ? pages.factory().end(pages, opened, "")
              : pages.factory().growing(pages, opened, pages.live().orElseThrow(), page.session());
      pages.pushOther(end.saying(""), page); // that it has no file is no news here
      if (isReviewed) {
        pages.take(Input.Key.of('v'));
      }
    };
  }
}
