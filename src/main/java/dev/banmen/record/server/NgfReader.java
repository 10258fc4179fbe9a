package dev.banmen.record.server;

import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads WBaduk's files (Cyberoro, Oro): twelve lines about the game, then one line per move; or
 * eleven lines about it that begin with {@code GI}, and remarks after the moves. There is no
 * official specification. Sources: real files of 2006 to 2017, Sensei's Library on NGF, and ngf2sgf
 * of sgfutils.
 */
final class NgfReader implements ServerReader {
  private static final String INFO = "GI";

  /** {@code PMABBREER}: number in letters, side, column, row; then both again, swapped. */
  private static final Pattern MOVE = Pattern.compile("PM([A-Z])([A-Z])([BW])([A-Z])([A-Z]).*");

  /** {@code IDB[211] text[EndTxt]}: a remark after a move. */
  private static final Pattern REMARK = Pattern.compile("ID[BW]\\[([0-9]{1,5})\\](.*)");

  private static final String REMARK_END = "[EndTxt]";

  @Override
  public boolean fits(ServerLines head) {
    int first = head.first();
    return head.ascii(first).startsWith(INFO)
        ? NgfHeader.info(head).size() >= NgfHeader.OF_INFO
        : NgfHeader.fits(head);
  }

  @Override
  public void read(ServerLines lines, ServerGame game, FileFaults report) throws InputFault {
    boolean isInfo = lines.ascii(lines.first()).startsWith(INFO);
    Charset charset = lines.charset(line -> !line.startsWith("PM"), Optional.empty());
    NgfHeader facts =
        isInfo ? NgfHeader.ofInfo(lines, charset, report) : NgfHeader.of(lines, charset, report);
    facts.addTo(game, report);
    new NgfMoves(game, report).read(body(lines, isInfo), charset);
  }

  private static List<ServerLines.RawLine> body(ServerLines lines, boolean isInfo) {
    List<ServerLines.RawLine> body = new ArrayList<>();
    for (int i = isInfo ? 0 : NgfHeader.LINES; i < lines.lines().size(); i++) {
      ServerLines.RawLine line = lines.lines().get(i);
      if (!line.isBlank() && !(isInfo && line.ascii().startsWith(INFO))) {
        body.add(line);
      }
    }
    return body;
  }

  private static final class NgfMoves {
    private final ServerGame game;
    private final FileFaults report;
    private final Numbering numbering;
    private int node = ServerGame.ROOT;

    NgfMoves(ServerGame game, FileFaults report) {
      this.game = game;
      this.report = report;
      numbering = new Numbering(1, report); // AB
    }

    void read(List<ServerLines.RawLine> lines, Charset charset) {
      for (ServerLines.RawLine line : lines) {
        Matcher move = MOVE.matcher(line.ascii());
        Matcher remark = REMARK.matcher(line.text(charset));
        if (move.matches()) {
          move(move, line);
        } else if (remark.matches()) {
          remark(remark);
        } else {
          report.note(line.number(), "note.ngf.move", line.text(charset));
        }
      }
    }

    private void move(Matcher move, ServerLines.RawLine line) {
      int number = 26 * (move.group(1).charAt(0) - 'A') + move.group(2).charAt(0) - 'A';
      numbering.take(Optional.of(number), line.number());
      Side side = move.group(3).equals("B") ? Side.BLACK : Side.WHITE;
      int col = move.group(4).charAt(0) - 'B';
      int row = move.group(5).charAt(0) - 'B';
      boolean isPass = col < 0 && row < 0; // AA
      boolean isOnBoard = game.isOnBoard(col, row);
      if (!isPass && !isOnBoard) {
        report.note(line.number(), "note.off", line.ascii(), game.size());
      }
      String off = "?" + move.group(4) + move.group(5);
      String point = isPass ? "" : isOnBoard ? ServerGame.point(col, row) : off;
      node = game.move(node, side, point, line.number());
    }

    private void remark(Matcher remark) {
      int number = Numerals.whole(remark.group(1)).orElse(0);
      String text = remark.group(2).strip();
      game.comment(
          Math.min(number, game.last()), // each move is the next node
          text.endsWith(REMARK_END)
              ? text.substring(0, text.length() - REMARK_END.length())
              : text);
    }
  }
}
