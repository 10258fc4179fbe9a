package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import dev.banmen.record.ResultWords;
import dev.banmen.record.server.ServerHeader.Row;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  /** The facts in the lines before the moves; not all files have the minutes and the result. */
  private static final List<String> FACTS =
      List.of(
          "title,size,white,black,place,handicap,unused,komi,date,minutes,result,moves".split(","));

  /** The facts in the lines with {@code GI}; White is taken for the first, as above. */
  private static final List<String> INFO_FACTS =
      List.of("title,white,black,-,place,date,size,handicap,unused,komi,moves".split(","));

  private static final Set<String> TEXTS = Set.of("title", "white", "black", "place");

  private static final String NAME = "(?s)^(.+?)(?:\\s(?:" + Numerals.RANK + "))?$"; // Ann 3D*
  private static final String RANK = "\\s(" + Numerals.RANK + ")$";

  private static final List<Row> TABLE =
      List.of(
          new Row("PW", "white", NAME),
          new Row("WR", "white", RANK, Numerals::rank),
          new Row("PB", "black", NAME),
          new Row("BR", "black", RANK, Numerals::rank),
          new Row("EV", "title"),
          new Row("PC", "place"),
          new Row("DT", "date", Numerals::date),
          new Row("RE", "result", text -> ResultWords.result(text.replace('子', '目'))), // its points
          new Row("TM", "minutes", Numerals::seconds));

  /** {@code PMABBREER}: number in letters, side, column, row; then both again, swapped. */
  private static final Pattern MOVE = Pattern.compile("PM([A-Z])([A-Z])([BW])([A-Z])([A-Z]).*");

  /** {@code IDB[211] text[EndTxt]}: a remark after a move. */
  private static final Pattern REMARK =
      Pattern.compile("ID[BW]\\[([0-9]{1,5})\\](.*?)(?:\\[EndTxt\\])?");

  @Override
  public boolean fits(ServerLines head) {
    ServerHeader header = header(head);
    return isInfo(head)
        ? header.facts().size() == INFO_FACTS.size()
        : List.of("size", "handicap", "unused", "komi").stream()
                .allMatch(fact -> Numerals.whole(header.text(fact)).isPresent())
            && !Numerals.date(header.text("date")).isEmpty();
  }

  private static boolean isInfo(ServerLines lines) {
    return lines.first().ascii().startsWith(INFO);
  }

  private static ServerHeader header(ServerLines lines) {
    boolean isInfo = isInfo(lines);
    Iterator<String> names = (isInfo ? INFO_FACTS : FACTS).iterator();
    Map<String, ServerLine> facts = new LinkedHashMap<>();
    for (ServerLine line : lines.lines()) {
      if (names.hasNext() && (!isInfo || line.ascii().startsWith(INFO))) {
        facts.put(names.next(), isInfo ? line.part(line.ascii().substring(2)) : line);
      }
    }
    return new ServerHeader(facts);
  }

  @Override
  public void read(ServerLines bytes, ServerGame game) throws InputFault {
    ServerLines lines = bytes.decoded(line -> !line.startsWith("PM"), Optional.empty());
    boolean isInfo = isInfo(lines);
    int expected = isInfo ? INFO_FACTS.size() : FACTS.size();
    ServerHeader header = header(lines);
    int found = header.facts().size();
    if (found < expected) {
      throw game.report().fault(lines.last(), "fault.short", found, expected);
    }
    addTo(game, header);
    for (ServerLine line : lines.lines().subList(isInfo ? 0 : expected, lines.lines().size())) {
      if (!line.isBlank() && !(isInfo && line.ascii().startsWith(INFO))) {
        line(line, game);
      }
    }
  }

  private static void addTo(ServerGame game, ServerHeader header) throws InputFault {
    if (!game.resize(header.text("size"))) {
      throw game.report()
          .fault(
              header.facts().get("size").number(),
              "size",
              header.text("size"),
              1,
              ServerGame.LARGEST);
    }
    game.fact("RU", "Korean"); // the server counts territory, as its files need not say
    header.addTo(game, TEXTS, TABLE);
    int line = header.facts().get("handicap").number();
    int stones = game.handicap(header.text("handicap"), false, line);
    boolean isHalf = stones == 0 && Numerals.whole(header.text("komi")).isPresent();
    String komi = Numerals.points(header.text("komi") + (isHalf ? ".5" : "")); // in even games
    game.fact("KM", komi);
    if (komi.isEmpty()) {
      game.skip(header.facts().get("komi"), "6");
    }
  }

  private static void line(ServerLine line, ServerGame game) {
    Matcher move = MOVE.matcher(line.ascii());
    Matcher remark = REMARK.matcher(line.text());
    if (move.matches()) {
      move(move, line, game);
    } else if (remark.matches()) {
      int number = Numerals.whole(remark.group(1)).orElse(0);
      game.comment(Math.min(number, game.last()), remark.group(2)); // each move is the next node
    } else {
      game.skip(line, "PMABBREER");
    }
  }

  private static void move(Matcher move, ServerLine line, ServerGame game) {
    int number = 26 * (move.group(1).charAt(0) - 'A') + move.group(2).charAt(0) - 'A'; // AB is 1
    int col = move.group(4).charAt(0) - 'B';
    int row = move.group(5).charAt(0) - 'B';
    boolean isPass = col < 0 && row < 0; // AA
    String point = isPass ? "" : game.point(col, row, move.group(4) + move.group(5), line);
    game.play(Integer.toString(number), move.group(3), point, line.number());
  }
}
