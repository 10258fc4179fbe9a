package dev.banmen.games.capture;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.PlyNumbers;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.Coordinates;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Tokens;
import dev.banmen.games.go.GoBoard;
import dev.banmen.games.go.GoExplainer;
import dev.banmen.games.go.GoRules;
import dev.banmen.games.go.Grid;
import dev.banmen.games.go.Ko;
import dev.banmen.games.go.SetupCheck;
import dev.banmen.text.Language;
import dev.banmen.text.Phrase;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The exercise "Capture Go 10x10": a board, then moves {@code x y type} to the end of the input.
 * Prints for each what it captures: white stones positive, black stones negative, 2147483647 for a
 * wrong move.
 */
final class CaptureJudge implements Judge {
  static final int SIZE = 10;

  /** The exercise's answer to a wrong move. */
  static final int WRONG = Integer.MAX_VALUE;

  private static final byte[] WRONG_LINE = {'2', '1', '4', '7', '4', '8', '3', '6', '4', '7', '\n'};

  private static final Phrase X = coordinate("x");
  private static final Phrase Y = coordinate("y");
  private static final Phrase TYPE = Phrase.beside(CaptureJudge.class, "expected.type");
  private static final Phrase VALUE = Phrase.beside(CaptureJudge.class, "expected.value");

  private final String reading;
  private final boolean picture;

  /**
   * Creates a judge with one reading of the board.
   *
   * @param reading {@code array}: line i is x = i and its j-th number y = j; {@code picture}: the
   *     first line is y = 9, and x runs to the right
   */
  CaptureJudge(String reading) {
    this.reading = reading;
    this.picture = reading.equals("picture");
  }

  @Override
  public String board() {
    return reading;
  }

  @Override
  public void judge(Tokens in, JudgeOutput out) throws InputFault, IOException {
    long[] lines = new long[SIZE * SIZE];
    GoBoard board = board(setup(in, lines), lines, in.language());
    Explainer explainer = out.explains() ? new Explainer(in.language()) : null;
    int move = 0;
    while (in.next()) {
      long line = in.line();
      int site = site(in);
      Side side = side(in);
      int before = board.captures(side);
      int miss = board.play(side, site);
      move++;
      if (miss == 0) {
        int taken = board.captures(side) - before;
        out.number(side == Side.BLACK ? taken : -taken);
        out.put('\n');
      } else {
        out.put(WRONG_LINE);
      }
      if (explainer != null) {
        explainer.note(board, side, site, miss, move, line, out);
      }
    }
  }

  /** Reads a move from the current word on, its first, and returns its site. */
  int site(Tokens in) throws InputFault, IOException {
    int x = (int) in.integerHere(X, 0, SIZE - 1);
    int y = (int) in.integer(Y, 0, SIZE - 1);
    return picture ? (SIZE - 1 - y) * SIZE + x : x * SIZE + y;
  }

  private static Phrase coordinate(String name) {
    return Phrase.beside(CaptureJudge.class, "expected.coordinate", name);
  }

  static Side side(Tokens in) throws InputFault, IOException {
    return in.integer(TYPE, 1, 2) == 1 ? Side.WHITE : Side.BLACK;
  }

  /**
   * Reads the board's values, without checking liberties.
   *
   * @param lines receives the line of each value
   */
  static Setup setup(Tokens in, long[] lines) throws InputFault, IOException {
    Map<Site, Mark> marks = new TreeMap<>();
    for (int i = 0; i < SIZE * SIZE; i++) {
      int value = (int) in.integer(VALUE, 0, 2);
      lines[i] = in.line();
      if (value != 0) {
        marks.put(new Site(i / SIZE, i % SIZE), value == 1 ? Mark.WHITE : Mark.BLACK);
      }
    }
    return new Setup(marks, Optional.empty());
  }

  /** Returns the board with a set-up; a group without liberties is a fault. */
  GoBoard board(Setup setup, long[] lines, Language language) throws InputFault {
    Grid grid = new Grid(SIZE, SIZE);
    try {
      return new GoBoard(grid, GoRules.EXERCISE.with(Ko.NONE), setup);
    } catch (IllegalArgumentException e) {
      throw noLiberty(grid, setup, lines, language); // the board has refused it; say where
    }
  }

  private InputFault noLiberty(Grid grid, Setup setup, long[] lines, Language language) {
    Lattice lattice = Lattice.full(SIZE, SIZE, Ground.CROSSINGS);
    Vocabulary words = new Vocabulary(CaptureJudge.class, language);
    List<SetupFault> faults = SetupCheck.faults(lattice, grid, coordinates(), words, setup);
    SetupFault first = faults.get(0);
    return new InputFault(lines[lattice.index(first.site())], 0, first.sentence());
  }

  private Notation coordinates() {
    return picture ? new Picture() : new Coordinates(0);
  }

  /** Keeps the exercise's own numbers for moves and points, and reports the cause of each miss. */
  private final class Explainer {
    private final Lattice lattice = Lattice.full(SIZE, SIZE, Ground.CROSSINGS);
    private final GoExplainer explainer;
    private final PlyNumbers numbers = new PlyNumbers();

    Explainer(Language language) {
      Vocabulary words = new Vocabulary(CaptureJudge.class, language);
      explainer = new GoExplainer(lattice, coordinates(), words);
    }

    void note(GoBoard board, Side side, int site, int miss, int move, long line, JudgeOutput out) {
      if (miss == 0) {
        numbers.put(board.ply(), move);
        return;
      }
      Place place = new Place(side, lattice.site(site));
      Miss named = miss == 1 ? CaptureMiss.OCCUPIED : CaptureMiss.SUICIDE;
      out.missed(line, named, explainer.explain(board, place, numbers::at).sentence());
    }
  }

  /** Writes points of a drawn board as {@code (x,y)} with y up from the lower left. */
  private static final class Picture extends Coordinates {
    Picture() {
      super(0);
    }

    @Override
    public String name(Site site) {
      return super.name(new Site(site.col(), SIZE - 1 - site.row()));
    }

    @Override
    public Optional<Site> parse(String name) {
      return super.parse(name).map(xy -> new Site(SIZE - 1 - xy.col(), xy.row()));
    }
  }
}
