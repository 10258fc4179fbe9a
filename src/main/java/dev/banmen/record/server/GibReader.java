package dev.banmen.record.server;

import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads Tygem's files: facts between {@code \HS} and {@code \HE}, then moves up to {@code \GE}.
 * There is no official specification. Sources: real files of 2012 to 2025, Sensei's Library on GIB,
 * and gib2sgf of sgfutils.
 */
final class GibReader implements ServerReader {
  private static final int BLACK = 1;
  private static final int WHITE = 2;

  /** Entries among the moves that aren't moves: stones removed after the game. */
  private static final Set<String> NO_MOVES = Set.of("REM", "IDX");

  @Override
  public boolean fits(ServerLines head) {
    String first = head.ascii(head.first());
    return first.equals("\\HS") || first.equals("\\GS") || first.matches("\\\\\\[[A-Z]+=.*");
  }

  @Override
  public void read(ServerLines lines, ServerGame game, FileFaults report) throws InputFault {
    GibHeader facts = GibHeader.of(lines);
    facts.addTo(game, report);
    GibMoves moves = new GibMoves(game, report, facts.charset());
    boolean isGame = false;
    for (ServerLines.RawLine line : lines.lines()) {
      String text = line.ascii();
      isGame |= text.equals("\\GS");
      if (text.equals("\\GE")) {
        return;
      }
      if (isGame && Character.isUpperCase(text.isEmpty() ? ' ' : text.charAt(0))) {
        moves.line(line, List.of(text.split("\\s+")));
      }
    }
    if (!isGame) {
      throw report.fault(lines.last(), "fault.gib");
    }
    report.note(lines.last(), "note.gib.open");
  }

  private static final class GibMoves {
    private final ServerGame game;
    private final FileFaults report;
    private final Charset charset;
    private final Numbering numbering;
    private Side toMove = Side.BLACK;
    private int node = ServerGame.ROOT;

    GibMoves(ServerGame game, FileFaults report, Charset charset) {
      this.game = game;
      this.report = report;
      this.charset = charset;
      numbering = new Numbering(2, report); // INI is number 1
    }

    void line(ServerLines.RawLine line, List<String> words) {
      switch (words.get(0)) {
        case "INI" -> beginning(line, words);
        case "STO" -> stone(line, words);
        case "SKI" -> {
          numbering.take(number(words, 2), line.number());
          move(toMove, "", line);
        }
        default -> {
          if (!NO_MOVES.contains(words.get(0))) {
            report.note(line.number(), "note.unread", line.text(charset));
          }
        }
      }
    }

    /** {@code INI 0 1 3 &4}: the third number is the handicap, a remark follows {@code &4}. */
    private void beginning(ServerLines.RawLine line, List<String> words) {
      String text = line.text(charset);
      int remark = text.indexOf("&4");
      if (remark >= 0) {
        game.comment(ServerGame.ROOT, text.substring(remark + 2));
      }
      Optional<Integer> stones = number(words, 3);
      if (stones.isEmpty() || stones.get() < 0 || stones.get() > 9) {
        report.note(line.number(), "note.gib.handicap", text);
      } else if (stones.get() > 1) {
        game.handicap(stones.get(), true);
        toMove = Side.WHITE;
      }
    }

    /** {@code STO 0 21 2 13 15}: number, side, column and row from 0 at the top left. */
    private void stone(ServerLines.RawLine line, List<String> words) {
      int side = number(words, 3).orElse(0);
      Optional<Integer> col = number(words, 4);
      Optional<Integer> row = number(words, 5);
      if (side != BLACK && side != WHITE || col.isEmpty() || row.isEmpty()) {
        report.note(line.number(), "note.gib.move", line.ascii());
        return;
      }
      numbering.take(number(words, 2), line.number());
      boolean isOnBoard = game.isOnBoard(col.get(), row.get());
      if (!isOnBoard) {
        report.note(line.number(), "note.off", line.ascii(), game.size());
      }
      String point =
          isOnBoard ? ServerGame.point(col.get(), row.get()) : "?" + col.get() + "," + row.get();
      move(side == BLACK ? Side.BLACK : Side.WHITE, point, line);
    }

    private void move(Side side, String point, ServerLines.RawLine line) {
      node = game.move(node, side, point, line.number());
      toMove = side.opponent();
    }

    private static Optional<Integer> number(List<String> words, int index) {
      return index < words.size() ? Numerals.whole(words.get(index)) : Optional.empty();
    }
  }
}
