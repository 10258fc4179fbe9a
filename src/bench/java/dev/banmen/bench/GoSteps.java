package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.games.go.GoFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Steps for the Go exercise on 19x19, Black and White in turn, as lines {@code B row col}. Mutable:
 * its random numbers continue from case to case.
 */
final class GoSteps {
  private static final int SIZE = 19;
  private static final int POINTS = SIZE * SIZE;

  private final SplittableRandom random;
  private StringBuilder text;
  private int count;

  GoSteps(long seed) {
    random = new SplittableRandom(seed);
  }

  private void begin() {
    text = new StringBuilder();
    count = 0;
  }

  private void step(int point) {
    text.append(count++ % 2 == 0 ? 'B' : 'W').append(' ');
    text.append(point / SIZE + 1).append(' ').append(point % SIZE + 1).append('\n');
  }

  /** Any point at all. */
  String random(int steps) {
    begin();
    while (count < steps) {
      step(random.nextInt(POINTS));
    }
    return text.toString();
  }

  /** Legal moves that fill no eye of their own, as long as there are any; then others. */
  String playouts(int steps) {
    begin();
    Board board = new GoFamily().game(Map.of("rules", "exercise")).newBoard(noSetup());
    while (count < steps) {
      Side side = count % 2 == 0 ? Side.BLACK : Side.WHITE;
      int point = legal(board, side, true);
      point = point < 0 ? legal(board, side, false) : point;
      step(point < 0 ? random.nextInt(POINTS) : point);
    }
    return text.toString();
  }

  private static dev.banmen.game.Setup noSetup() {
    return new GoFamily().game(Map.of("rules", "exercise")).start();
  }

  /** Plays the first legal point after a random one. */
  private int legal(Board board, Side side, boolean sparesEyes) {
    int from = random.nextInt(POINTS);
    int stride = 1 + random.nextInt(POINTS - 1);
    while (stride % SIZE == 0) {
      stride = 1 + random.nextInt(POINTS - 1); // 361 is 19 x 19: any other stride meets all points
    }
    for (int i = 0; i < POINTS; i++) {
      int point = (from + i * stride) % POINTS;
      if (board.at(point) == Mark.EMPTY
          && !(sparesEyes && isEye(board, side, point))
          && board.play(side, point) == 0) {
        return point;
      }
    }
    return -1;
  }

  private static boolean isEye(Board board, Side side, int point) {
    Mark own = side == Side.BLACK ? Mark.BLACK : Mark.WHITE;
    int row = point / SIZE;
    int col = point % SIZE;
    return (row == 0 || board.at(point - SIZE) == own)
        && (row == SIZE - 1 || board.at(point + SIZE) == own)
        && (col == 0 || board.at(point - 1) == own)
        && (col == SIZE - 1 || board.at(point + 1) == own);
  }

  /**
   * Twenty-four kos, four columns by three rows each, taken and retaken at random:
   *
   * <pre>
   * . B W .
   * B W . W
   * . B W .
   * </pre>
   */
  String kos(int steps) {
    begin();
    List<Integer> black = new ArrayList<>();
    List<Integer> white = new ArrayList<>();
    List<Integer> corners = new ArrayList<>();
    for (int row = 0; row + 3 <= SIZE; row += 3) {
      for (int col = 0; col + 4 <= SIZE; col += 4) {
        int corner = row * SIZE + col;
        corners.add(corner);
        black.addAll(List.of(corner + 1, corner + SIZE, corner + 2 * SIZE + 1));
        white.addAll(
            List.of(corner + 2, corner + SIZE + 3, corner + 2 * SIZE + 2, corner + SIZE + 1));
        black.add(POINTS - 1 - corners.size()); // keeps the colours in step, away from the kos
      }
    }
    for (int i = 0; i < black.size() && count + 2 <= steps; i++) {
      step(black.get(i));
      step(white.get(i));
    }
    while (count < steps) {
      int middle = corners.get(random.nextInt(corners.size())) + SIZE + 1;
      step(count % 2 == 0 ? middle + 1 : middle);
    }
    return text.toString();
  }

  /** One black snake over the whole board; then both play at random in the gaps of its folds. */
  String snake(int steps) {
    begin();
    List<Integer> snake = new ArrayList<>();
    List<Integer> gaps = new ArrayList<>();
    for (int row = 0; row < SIZE; row++) {
      int turn = row % 4 == 1 ? SIZE - 1 : 0; // where the snake passes an odd row
      for (int i = 0; i < SIZE; i++) {
        int col = row % 4 < 2 ? i : SIZE - 1 - i;
        (row % 2 == 0 || col == turn ? snake : gaps).add(row * SIZE + col);
      }
    }
    while (count < steps) {
      int laid = count / 2;
      boolean isLaid = count % 2 == 1 || laid >= snake.size();
      step(isLaid ? gaps.get(random.nextInt(gaps.size())) : snake.get(laid));
    }
    return text.toString();
  }

  /**
   * One white group over nearly the whole board, with two eyes that Black tries again and again.
   */
  String bigEye(int steps) {
    begin();
    int upper = SIZE + 1 + random.nextInt(5);
    int lower = POINTS - SIZE - 2 - random.nextInt(5);
    List<Integer> walls = new ArrayList<>();
    for (int point = 0; point < POINTS; point++) {
      int distance = Math.min(distance(point, upper), distance(point, lower));
      if (distance == 1) {
        walls.add(0, point);
      } else if (distance > 1) {
        walls.add(point);
      }
    }
    int filled = 0;
    while (count < steps) {
      // Eight stones close both eyes; before that Black only knocks at the wall.
      step(filled < 8 ? walls.get(0) : count % 4 == 0 ? upper : lower);
      if (count < steps) {
        step(filled < walls.size() ? walls.get(filled++) : walls.get(1));
      }
    }
    return text.toString();
  }

  private static int distance(int a, int b) {
    return Math.abs(a / SIZE - b / SIZE) + Math.abs(a % SIZE - b % SIZE);
  }

  /** Ladders from one side of the board to the other, each in a corner and a mirror of its own. */
  String ladders(int steps) {
    begin();
    while (count < steps) {
      int mirror = random.nextInt(8);
      int offset = 1 + random.nextInt(3);
      ladder(mirror, offset, steps);
    }
    return text.toString();
  }

  private void ladder(int mirror, int k, int steps) {
    // White's first stone at (k, k) has one way out; Black drives it down the diagonal.
    int[][] black = {{k - 1, k}, {k, k - 1}, {k - 1, k + 1}, {k + 1, k}};
    int[][] white = {{k, k}, {SIZE - 1, 0}, {0, SIZE - 1}, {k, k + 1}};
    for (int i = 0; i < 4; i++) {
      place(black[i][0], black[i][1], mirror, steps);
      place(white[i][0], white[i][1], mirror, steps);
    }
    for (int at = k; at + 2 < SIZE; at++) {
      place(at, at + 2, mirror, steps);
      place(at + 1, at + 1, mirror, steps);
      place(at + 2, at + 1, mirror, steps);
      place(at + 1, at + 2, mirror, steps);
    }
  }

  private void place(int row, int col, int mirror, int steps) {
    if (count >= steps) {
      return;
    }
    int r = (mirror & 1) == 0 ? row : SIZE - 1 - row;
    int c = (mirror & 2) == 0 ? col : SIZE - 1 - col;
    step((mirror & 4) == 0 ? r * SIZE + c : c * SIZE + r);
  }
}
