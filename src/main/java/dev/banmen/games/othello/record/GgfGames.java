package dev.banmen.games.othello.record;

import dev.banmen.game.record.ByteWalk;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.GameSpans;
import java.io.IOException;

/**
 * Finds the games in a GGF file: each from {@code (;} to {@code )}, outside of values. A value that
 * is not closed ends where the next game starts with a property. Games that were played together
 * come after their number: {@code 2 (;...;)(;...;)}.
 */
final class GgfGames {
  private static final int MOST_TOGETHER = 99;

  private GgfGames() {}

  /** The games of a file; a span's tag is {@code number of games played together * 100 + which}. */
  static GameSpans find(Bytes file) throws IOException {
    GameSpans spans = new GameSpans(TextWalk.LONGEST);
    ByteWalk walk = new ByteWalk(file);
    long at = 0;
    int line = 0;
    int column = 0;
    int matched = 0; // how much of "(;", a name and "[" the last bytes are
    boolean isGame = false;
    boolean isValue = false;
    int together = 0;
    int part = 0; // which of them was the latest
    for (int b = walk.next(); b != ByteWalk.END; b = walk.next()) {
      if (isValue && b == '\\') {
        b = walk.next();
      }
      if (b == '(') {
        at = walk.at();
        line = walk.line();
        column = walk.column();
        matched = 1;
      } else if (matched > 1 && (Character.isLetter(b) || b <= ' ')) {
        matched = 3;
      } else {
        matched = b == ';' && matched == 1 ? 2 : b == '[' && matched == 3 ? 4 : 0;
      }
      if (matched == (isValue ? 4 : 2)) {
        part++;
        spans.begin(at, line, column, together > 1 && together >= part ? together * 100 + part : 0);
        isGame = true;
        matched = 0;
      } else if (isValue) {
        isValue = b != ']';
      } else if (isGame) {
        isValue = b == '[';
        if (b == ')') {
          spans.end(walk.at() + 1);
          isGame = false;
        }
      } else if (b >= '0' && b <= '9') {
        together = Math.min((part > 0 ? 0 : 10 * together) + b - '0', MOST_TOGETHER);
        part = 0;
      } else if (b == '\n' || part == 0 && matched == 0 && b > ' ') {
        together = 0;
      }
    }
    spans.end(walk.at() + 1);
    return spans;
  }
}
