package dev.banmen.bench.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Two guests who play rated games with a clock one after another, each until somebody resigns. No
 * point is typed twice in a game, so that each move that is saved is known.
 */
final class LinePair implements Runnable {
  /**
   * A move as it was typed.
   *
   * @param isAnswered whether it was on the screen of who typed it
   */
  record TypedMove(String code, String point, String by, long millis, boolean isAnswered) {}

  /** What is done, and measured, together with other pairs. */
  interface AllPairs {
    boolean isEnded();

    /** Whether nothing was killed or cut for some time. */
    boolean isQuiet();

    /** Adds the time from a move that was typed to the screen of the other. */
    void moved(boolean isSameNode, boolean isQuiet, long nanos);

    /** Notes that something did not hold. */
    void broken(String what, LineGuest... guests);
  }

  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";
  private static final int ROWS = 19;
  private static final int FEWEST = 12; // moves of a game
  private static final int MORE = 20;
  private static final long PATIENCE_MILLIS = 40_000; // longer than any fault lasts
  private static final long NEWS_MILLIS = 10_000; // until a screen shows what another one has
  private static final int MOST_RETURNS = 5;

  private final LineGuest black;
  private final LineGuest white;
  private final AllPairs all;
  private final Random random;
  private final List<TypedMove> typed = new ArrayList<>();
  private final List<String> codes = new ArrayList<>();
  private boolean isResigned; // one has typed it

  LinePair(LineGuest black, LineGuest white, AllPairs all, int seed) {
    this.black = black;
    this.white = white;
    this.all = all;
    random = new Random(seed);
  }

  List<TypedMove> typed() {
    return typed;
  }

  /** The codes of the tables, in the order of their opening. */
  List<String> codes() {
    return codes;
  }

  List<LineGuest> guests() {
    return List.of(black, white);
  }

  @Override
  public void run() {
    try {
      while (!all.isEnded()) {
        if (open()) {
          play(black.code());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean open() throws InterruptedException {
    String last = black.code();
    if (!black.awaits(black::isAnswered, PATIENCE_MILLIS)) {
      all.broken("nobody could come in", black);
      return false;
    }
    int visit = black.visit();
    black.type("play go black=human white=anyone rated private time=30m");
    if (!black.awaits(
        () -> !black.code().equals(last) || black.visit() != visit, PATIENCE_MILLIS)) {
      all.broken("no table was opened", black);
    }
    String code = black.code();
    if (code.equals(last)) {
      return false; // the connection was lost first
    }
    codes.add(code);
    isResigned = false;
    return isJoined(code) && isAt(black, code);
  }

  /** Takes the other seat; a node may hear of a table that another one opened a moment later. */
  private boolean isJoined(String code) throws InterruptedException {
    long opened = System.nanoTime();
    while (System.nanoTime() - opened < PATIENCE_MILLIS * 1_000_000) {
      if (white.awaits(white::isAnswered, PATIENCE_MILLIS) && !white.isAt(code)) {
        white.join(code);
      }
      if (white.awaits(() -> white.isAt(code), 500)) {
        return true;
      }
    }
    all.broken("a table that was opened cannot be joined", black, white);
    return false;
  }

  /** Whether a guest sits there and sees the board, or does so within some tries. */
  private boolean isAt(LineGuest guest, String code) throws InterruptedException {
    for (int i = 0; i < MOST_RETURNS; i++) {
      if (!guest.awaits(guest::isAnswered, PATIENCE_MILLIS)) {
        all.broken("somebody was not back in time", guest);
      } else if (guest.isAt(code)) {
        return true;
      } else if (isResigned || all.isEnded()) {
        return false;
      } else {
        if (guest.hasMoves(code)) { // a table that was opened a moment ago may not be its place yet
          all.broken("somebody did not come back to the board", guest);
        }
        guest.join(code);
      }
    }
    all.broken("somebody never came back to the board of " + code, guest);
    return false;
  }

  private void play(String code) throws InterruptedException {
    List<String> points = new ArrayList<>();
    for (int i = 0; i < ROWS * ROWS; i++) {
      points.add(COLUMNS.charAt(i % ROWS) + Integer.toString(1 + i / ROWS));
    }
    Collections.shuffle(points, random);
    int most = FEWEST + random.nextInt(MORE);
    for (String point : points) {
      Thread.sleep(500 + random.nextInt(1_000));
      if (all.isEnded() || !isAt(black, code) || !isAt(white, code)) {
        return;
      }
      int count = Math.max(black.shown(), white.shown());
      if (count < most) {
        move(code, point, count);
      } else if (isResigned()) {
        return;
      }
    }
  }

  private void move(String code, String point, int count) throws InterruptedException {
    LineGuest mover = count % 2 == 0 ? black : white;
    LineGuest other = count % 2 == 0 ? white : black;
    int visit = mover.visit();
    int othersVisit = other.visit();
    if (!mover.awaits(() -> mover.shown() >= count || mover.visit() != visit, NEWS_MILLIS)) {
      all.broken("a screen lacks what another one shows", mover, other);
      return;
    }
    boolean isQuiet = all.isQuiet();
    boolean isSame = mover.node().equals(other.node());
    long nanos = System.nanoTime();
    long millis = System.currentTimeMillis();
    mover.type(point);
    boolean isSettled =
        mover.awaits(
            () ->
                mover.shownAt(point) != 0
                    || !mover.refused().isEmpty()
                    || mover.visit() != visit
                    || !mover.isAnswered(),
            PATIENCE_MILLIS);
    boolean isAnswered = mover.shownAt(point) != 0;
    typed.add(new TypedMove(code, point, mover.name(), millis, isAnswered));
    if (!isSettled) {
      all.broken("a move was not answered: " + point, mover, other);
    }
    if (isAnswered) {
      boolean isShown =
          other.awaits(
              () -> other.shownAt(point) != 0 || other.visit() != othersVisit, NEWS_MILLIS);
      if (!isShown) {
        all.broken(point + " was not shown to the other player", mover, other);
      } else if (other.visit() == othersVisit && other.shownAt(point) != 0) {
        all.moved(isSame, isQuiet && all.isQuiet(), other.shownAt(point) - nanos);
      }
    }
  }

  private boolean isResigned() throws InterruptedException {
    LineGuest loser = random.nextBoolean() ? black : white;
    int visit = loser.visit();
    isResigned = true;
    loser.type("resign");
    return loser.awaits(
        () -> loser.knowsItIsOver() || loser.visit() != visit && loser.isAnswered(),
        PATIENCE_MILLIS);
  }
}
