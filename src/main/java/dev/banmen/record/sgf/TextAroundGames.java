package dev.banmen.record.sgf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Checks the text of a file before, between and after its games. Text before the first game, such
 * as an email's, is allowed: FF[4] has readers skip it.
 */
final class TextAroundGames {
  private static final int MOST = 1 << 16;

  private TextAroundGames() {}

  static void before(SgfText text, int game, FindingListener findings) throws IOException {
    FilePosition from = game == 0 ? text.first() : text.index().ends().get(game - 1);
    long to = text.index().starts().get(game).offset();
    look(text, from, to, game == 0, findings);
  }

  /** Reports text after the last game. */
  static void after(SgfText text, int game, FindingListener findings) throws IOException {
    if (game == text.index().games() - 1) {
      look(text, text.index().ends().get(game), text.bytes().size(), false, findings);
    }
  }

  private static void look(
      SgfText text, FilePosition from, long to, boolean isFirst, FindingListener findings)
      throws IOException {
    if (from.offset() >= to) {
      return;
    }
    int length = (int) Math.min(MOST, to - from.offset());
    byte[] bytes = text.bytes().piece(from.offset(), length);
    int line = from.line();
    int column = from.column();
    for (int i = 0; i < bytes.length; i++) {
      boolean isBreak =
          bytes[i] == '\n' || bytes[i] == '\r' && (i + 1 == bytes.length || bytes[i + 1] != '\n');
      boolean isData = isFirst ? isData(bytes, i) : bytes[i] > ' ' || bytes[i] < 0;
      if (isData) {
        report(isFirst, bytes, i, line, column, findings);
        return;
      }
      line += isBreak ? 1 : 0;
      column = isBreak ? 1 : column + 1;
    }
  }

  /** Whether there is a point between brackets: game data before the game's start. */
  private static boolean isData(byte[] bytes, int i) {
    return i + 3 < bytes.length
        && bytes[i] == '['
        && bytes[i + 3] == ']'
        && bytes[i + 1] >= 'a'
        && bytes[i + 2] >= 'a'
        && CommonNodes.pair(bytes[i + 1], bytes[i + 2]) != 0;
  }

  private static void report(
      boolean isFirst, byte[] bytes, int i, int line, int column, FindingListener findings) {
    int length = Math.min(20, bytes.length - i);
    String found = new String(bytes, i, length, StandardCharsets.ISO_8859_1).trim();
    findings.report(
        isFirst ? SgfIssue.DATA_BEFORE : SgfIssue.ILLEGAL_CHARACTERS, line, column, found);
  }
}
