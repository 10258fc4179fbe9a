package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.games.go.net.Inputs;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Makes a network's inputs of a board. For one position.
 *
 * <p>Source: KataGo, {@code NNInputs::fillRowV7} in {@code cpp/neuralnet/nninputs.cpp}. There are
 * no second phases of territory rules here (planes 7, 8, 20 and 21), no button and no playing for
 * handicap.
 */
final class BoardInputs {
  // Planes.
  private static final int BOARD = 0;
  private static final int OWN = 1;
  private static final int OTHERS = 2;
  private static final int ONE_LIBERTY = 3;
  private static final int KO = 6;
  private static final int LAST_MOVE = 9;
  private static final int CAUGHT = 14;
  private static final int CATCHING = 17;
  private static final int OWN_AREA = 18;
  private static final int OTHERS_AREA = 19;

  // Globals; the first say which of the last moves were passes.
  private static final int KOMI = 5;
  private static final int SUPERKO = 6;
  private static final int KIND_OF_SUPERKO = 7;
  private static final int SUICIDE = 8;
  private static final int TERRITORY = 9;
  private static final int NO_SEKI_EYES = 10;
  private static final int PASS_ENDS = 14;
  private static final int PARITY = 18;

  private static final int MOVES = 5; // that are seen
  private static final int LADDERS = 2; // moves before which ladders are seen, too
  private static final int MOST_LIBERTIES = 3;
  private static final float KOMI_UNIT = 20;

  private final GoBoard board;
  private final GoRules rules;
  private final Side side; // to move
  private final int[] planes;
  private final float[] globals = new float[Inputs.GLOBALS];

  private BoardInputs(GoBoard board, Side side) {
    this.board = board;
    this.side = side;
    rules = board.rules();
    planes = new int[board.sites()];
  }

  /** Returns what a network sees of a board that a side is to move on. */
  static Inputs of(GoBoard board, Side side) {
    BoardInputs inputs = new BoardInputs(board, side);
    inputs.setStones();
    BitSet lone = inputs.loneSuicides();
    BitSet repeating = board.repetitions(side);
    repeating.andNot(lone);
    inputs.set(KO, repeating);
    inputs.setPast();
    inputs.setRules();
    BitSet legal = board.plays(side);
    legal.andNot(lone);
    GoRules rules = board.rules();
    boolean mayHaveNoResult =
        rules.ko() == Ko.NONE || rules.ko() == Ko.SIMPLE || rules.scoring() == Scoring.TERRITORY;
    return new Inputs(inputs.planes, inputs.globals, legal, mayHaveNoResult);
  }

  /**
   * The sites where a stone would be a suicide by itself, which changes nothing: KataGo allows only
   * those of more stones.
   */
  private BitSet loneSuicides() {
    Stones stones = board.stones();
    byte own = GoBoard.colour(side);
    BitSet sites = new BitSet();
    for (int point : stones.grid.pointOf) {
      if (stones.colour[point] == Stones.EMPTY && !stones.hasRoom(own, point)) {
        boolean isLone =
            Arrays.stream(stones.grid.steps).noneMatch(step -> stones.colour[point + step] == own);
        sites.set(stones.grid.siteOf[point], isLone);
      }
    }
    return sites;
  }

  private void set(int plane, BitSet sites) {
    for (int site = sites.nextSetBit(0); site >= 0; site = sites.nextSetBit(site + 1)) {
      planes[site] |= 1 << plane;
    }
  }

  private void setStones() {
    Stones stones = board.stones();
    for (int site = 0; site < planes.length; site++) {
      Mark mark = board.at(site);
      planes[site] |= 1 << BOARD;
      if (mark != Mark.EMPTY) {
        int liberties = stones.liberties(stones.grid.pointOf[site], new int[MOST_LIBERTIES + 1]);
        planes[site] |= 1 << (mark == side.mark() ? OWN : OTHERS);
        planes[site] |= liberties <= MOST_LIBERTIES ? 1 << ONE_LIBERTY + liberties - 1 : 0;
      }
    }
  }

  /**
   * Sets the last moves, and the groups that ladders catch now and caught before the last moves.
   * Where a pass would end the game, people still agree on dead stones, so the network isn't to
   * think of the end: it sees no moves and no pass.
   */
  private void setPast() {
    LadderSearch ladders = LadderSearch.of(board);
    set(CATCHING, ladders.catching(side));
    BitSet caught = ladders.caught();
    set(CAUGHT, caught);
    GoBoard earlier = board.copy();
    Side mover = side.opponent();
    boolean isSeen = isPastSeen();
    for (int move = 0; move < MOVES; move++) {
      isSeen = isSeen && earlier.ply() > 0 && earlier.lastSide() == mover;
      if (isSeen && earlier.last() == Board.PASS) {
        globals[move] = 1;
      } else if (isSeen) {
        planes[earlier.last()] |= 1 << LAST_MOVE + move;
      }
      if (isSeen) {
        earlier.undo();
        mover = mover.opponent();
      }
      if (move < LADDERS) {
        caught = isSeen ? LadderSearch.of(earlier).caught() : caught;
        set(CAUGHT + 1 + move, caught);
      }
    }
  }

  private boolean isPastSeen() {
    if (board.last() != Board.PASS) {
      return true;
    }
    GoBoard before = board.copy();
    before.undo();
    boolean isSeen = rules.scoring() == Scoring.TERRITORY && before.last() != Board.PASS;
    globals[PASS_ENDS] = isSeen ? 1 : 0;
    return isSeen;
  }

  private void setAreas() {
    Mark[] owners = PassAlive.owners(board);
    for (int site = 0; site < owners.length; site++) {
      if (owners[site] != Mark.EMPTY) {
        planes[site] |= 1 << (owners[site] == side.mark() ? OWN_AREA : OTHERS_AREA);
      }
    }
  }

  private void setRules() {
    float komi = (float) (rules.komi() + placed());
    float most = planes.length + KOMI_UNIT;
    float own = Math.max(-most, Math.min(side == Side.WHITE ? komi : -komi, most));
    globals[KOMI] = own / KOMI_UNIT + 0f; // no -0
    if (rules.ko() == Ko.POSITIONAL || rules.ko() == Ko.SITUATIONAL) {
      globals[SUPERKO] = 1;
      globals[KIND_OF_SUPERKO] = rules.ko() == Ko.POSITIONAL ? 0.5f : -0.5f;
    }
    globals[SUICIDE] = rules.suicide() == Suicide.ALLOWED ? 1 : 0;
    if (rules.scoring() == Scoring.TERRITORY) {
      globals[TERRITORY] = 1;
      globals[NO_SEKI_EYES] = 1;
    } else {
      globals[PARITY] = wave(own);
      setAreas();
    }
  }

  /**
   * Under territory rules, the points by which prisoners and stones on the board make a count of
   * the area differ from one of the territory: Black's stones placed so far less White's.
   */
  private int placed() {
    if (rules.scoring() == Scoring.AREA) {
      return 0;
    }
    int placed = board.captures(Side.WHITE) - board.captures(Side.BLACK);
    for (int site = 0; site < board.sites(); site++) {
      Mark mark = board.at(site);
      placed += mark == Mark.BLACK ? 1 : mark == Mark.WHITE ? -1 : 0;
    }
    return placed;
  }

  /**
   * How near the komi is to one at which there may be a draw, as a triangular wave: from komis by
   * area only every second one matters.
   */
  private float wave(float komi) {
    float drawn = planes.length % 2;
    float above = (float) (komi - drawn - 2 * Math.floor((komi - drawn) / 2)); // 0 to 2
    return above < 0.5f ? above : above < 1.5f ? 1 - above : above - 2;
  }
}
