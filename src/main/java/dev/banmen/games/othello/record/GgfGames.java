package dev.banmen.games.othello.record;

import dev.banmen.game.record.ByteWalk;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.GameSpans;
import java.io.IOException;

/**
 * Finds the games in a GGF file: each begins with {@code (;GM[}, even where the one before it is
 * not closed. Games that were played together come after their number: {@code 2 (;...;)(;...;)}.
 */
final class GgfGames {
  private static final int MOST_TOGETHER = 99;

  private GgfGames() {}

  /** The games of a file; a span's tag is {@code number of games played together * 100 + which}. */
  static GameSpans find(Bytes file) throws IOException {
    GameSpans spans = new GameSpans(TextWalk.LONGEST);
    ByteWalk walk = new ByteWalk(file);
    long at = 0;
    int column = 0;
    int matched = 0; // how much of the head the last bytes are
    int number = 0; // the one just read
    int together = 0;
    int part = 0; // which of them was the latest
    for (int b = walk.next(); b != ByteWalk.END; b = walk.next()) {
      if (b == '(') {
        at = walk.at();
        column = walk.column();
        matched = 1;
      } else {
        matched = b == Ggf.HEAD.charAt(matched) ? matched + 1 : 0;
        together = b == '\n' ? 0 : together;
      }
      if (matched == Ggf.HEAD.length()) {
        together = number > 0 ? number : together;
        part = number > 0 ? 1 : part + 1;
        boolean isPart = together > 1 && together >= part;
        spans.begin(at, walk.line(), column, isPart ? together * 100 + part : 0);
        matched = 0;
        number = 0;
      } else if (b >= '0' && b <= '9') {
        number = Math.min(10 * number + b - '0', MOST_TOGETHER);
      } else if (matched == 0 && b != ' ') {
        number = 0;
      }
    }
    spans.end(walk.at() + 1);
    return spans;
  }
}
