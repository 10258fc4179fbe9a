package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the files of Piskvork, the program that Gomocup's tournaments of Gomoku are played with: a
 * line with the size of the board, one line per move, the two players, the first one first, and
 * what a tournament adds. Sources: Piskvork's {@code openPsq} and {@code savePsq}; the tournaments'
 * files.
 */
final class PsqReader implements ServerReader {
  private static final String GOMOKU = "gomoku";
  private static final int SMALLEST = 5;
  private static final int LARGEST = 20;

  /** {@code Piskvorky 20x20, 11:11, 0}: size, levels, and which of the players moved first. */
  private static final Pattern HEAD =
      Pattern.compile("Piskvorky ([0-9]{1,3})x([0-9]{1,3}) *,.*?(?:, *([01]))?");

  /** {@code 8,9,120}: column and row from 1 at the top left, and milliseconds. */
  private static final Pattern MOVE =
      Pattern.compile("(-?[0-9]{1,6}) *, *(-?[0-9]{1,6})(?: *, *-?[0-9]{1,9})?");

  /** {@code pbrain-NAME.exe}, or the whole of a program's package. */
  private static final String PROGRAM = "(?i)^(?:pbrain-)?(.+?)(?:[.](?:exe|zip|rar))?$";

  /** {@code 1,Freestyle15_1}: what a tournament adds about its rules, if they are Gomoku's. */
  private static final Pattern RULES =
      Pattern.compile("[0-9]{1,2} *, *((?i:Freestyle|Standard)).*");

  private static final String CODE = "-?[0-9]{1,4}"; // of how the game ended, such as a fault

  @Override
  public String family() {
    return GOMOKU;
  }

  @Override
  public boolean fits(ServerLines head) {
    return HEAD.matcher(head.first().ascii()).matches();
  }

  @Override
  public void read(ServerLines bytes, ServerGame game) throws InputFault {
    ServerLines lines = bytes.decoded(line -> true, Optional.empty());
    ServerLine first = lines.first();
    Matcher head = HEAD.matcher(first.ascii());
    if (!head.matches()) {
      throw game.report().fault(first.number(), "fault.missing", "Piskvorky 15x15, 0:0, 0");
    }
    String size = head.group(1);
    boolean isBoard =
        size.equals(head.group(2))
            && Numerals.whole(size).filter(n -> n >= SMALLEST && n <= LARGEST).isPresent();
    if (!isBoard || !game.resize(size)) {
      String found = size + "x" + head.group(2);
      throw game.report().fault(first.number(), "size", found, SMALLEST, LARGEST);
    }
    boolean isSecondFirst = "1".equals(head.group(3));
    int players = 0;
    for (ServerLine line : lines.lines().subList(first.number(), lines.lines().size())) {
      Matcher move = MOVE.matcher(line.ascii());
      if (players == 0 && move.matches()) {
        move(move, line, game);
      } else if (players < 2 && !line.isBlank() && !line.ascii().matches(CODE)) {
        String name = line.text().replaceFirst(PROGRAM, "$1");
        game.fact(players++ == 0 != isSecondFirst ? "PB" : "PW", name);
      } else {
        more(line, game);
      }
    }
  }

  private static void move(Matcher move, ServerLine line, ServerGame game) {
    int col = Numerals.number(move, 1) - 1;
    int row = Numerals.number(move, 2) - 1;
    String number = Integer.toString(game.last() + 1);
    game.play(number, game.toMove(), game.point(col, row, move.group(), line), line.number());
  }

  private static void more(ServerLine line, ServerGame game) {
    Matcher rules = RULES.matcher(line.ascii());
    if (rules.matches()) {
      game.fact("RU", rules.group(1));
    } else if (!line.isBlank() && !line.ascii().matches(CODE)) {
      game.skip(line, "1,Freestyle");
    }
  }
}
