package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import dev.banmen.record.ResultWords;
import dev.banmen.record.server.ServerHeader.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads Tygem's files: facts such as {@code \[GAMEPLACE=Tygem Baduk\]} between {@code \HS} and
 * {@code \HE}, then moves between {@code \GS} and {@code \GE}. There is no official specification.
 * Sources: real files of 2012 to 2025, Sensei's Library on GIB, and gib2sgf of sgfutils.
 */
final class GibReader implements ServerReader {
  private static final Pattern FACT = Pattern.compile("(?s)\\\\\\[([A-Z]+)=(.*?)(?:\\\\\\])?");

  /** {@code INI 0 1 3 &4}: number, handicap, and a remark. */
  private static final Pattern BEGINNING =
      Pattern.compile("(?s)INI\\s+\\S+\\s+(\\S+)\\s+(\\S+)(?:.*?&4(.*))?.*");

  /** {@code STO 0 21 2 13 15}: number, side, column and row from 0 at the top left. */
  private static final Pattern STONE =
      Pattern.compile(
          "(?s)STO\\s+\\S+\\s+(\\S+)\\s+([12])\\s+(-?\\d{1,9})\\s+(-?\\d{1,9})(?:\\s.*)?");

  /** {@code SKI 0 22}: a pass. */
  private static final Pattern PASS = Pattern.compile("(?s)SKI\\s+\\S+\\s+(\\S+)(?:\\s.*)?");

  /** Stones removed after the game, a place, and lines that say nothing. */
  private static final String OTHERS = "(?s)(?:REM|IDX)(?:\\s.*)?|[^A-Z].*|";

  /** The charsets that the programs of each country write. */
  private static final Map<String, String> CHARSETS =
      Map.of("Korea", "EUC-KR", "China", "GB18030", "Taiwan", "Big5", "Japan", "Shift_JIS");

  /**
   * The facts that are text for people. Other facts mix several charsets, even UTF-16 taken for
   * UTF-8, so they say nothing about the file's.
   */
  private static final Set<String> TEXTS =
      Set.of(
          ("GAMEBLACKNAME GAMEWHITENAME GAMENAME GAMEPLACE GAMECONDITION GAMERESULT GAMETIME"
                  + " GAMECOMMENT")
              .split(" "));

  private static final String NAME = "(?s)^(.+?)(?:\\([^(]*\\))?$"; // Ann (3D)
  private static final String RANK = "\\(([^(]*)\\)$";

  /** {@code 1200-30-3}: seconds, then three periods of 30 seconds, or none. */
  private static final String SECONDS = "GTIME:([0-9]{1,9})-[^-,]{0,9}-[^-,]{0,9}(?:,|$)";

  private static final String PERIODS = "GTIME:[0-9]{1,9}-([1-9][0-9]{0,8}-[1-9][0-9]{0,8})(?:,|$)";

  private static final List<Row> TABLE =
      List.of(
          new Row("PB", "GAMEBLACKNAME", NAME),
          new Row("BR", "GAMEBLACKNAME", RANK, Numerals::rank),
          new Row("PW", "GAMEWHITENAME", NAME),
          new Row("WR", "GAMEWHITENAME", RANK, Numerals::rank),
          new Row("PB", "BUSERINFO", field("BID:")),
          new Row("PB", "GAMETAG", field("M:")),
          new Row("PW", "WUSERINFO", field("WID:")),
          new Row("PW", "GAMETAG", field("I:")),
          new Row("EV", "GAMENAME"),
          new Row("PC", "GAMEPLACE"),
          new Row("DT", "GAMETAG", field("C"), Numerals::date),
          new Row("DT", "GAMEDATE", Numerals::date),
          new Row("RE", "GAMEINFOMAIN", text -> result(text, "GRLT:", "ZIPSU:")),
          new Row("RE", "GAMETAG", text -> result(text, "W", "Z")),
          new Row("RE", "GAMERESULT", ResultWords::result),
          new Row("KM", "GAMEINFOMAIN", field("GONGJE:"), Numerals::tenths),
          new Row("KM", "GAMETAG", field("G"), Numerals::tenths),
          new Row("KM", "GAMEGONGJE", Numerals::tenths),
          new Row("TM", "GAMEINFOMAIN", SECONDS),
          new Row("OT", "GAMEINFOMAIN", PERIODS, GibReader::overtime));

  @Override
  public boolean fits(ServerLines head) {
    return head.first().ascii().matches("(?s)\\\\[HG]S|\\\\\\[[A-Z]+=.*");
  }

  @Override
  public void read(ServerLines bytes, ServerGame game) throws InputFault {
    ServerLines lines =
        bytes.decoded(
            line ->
                TEXTS.contains(ServerHeader.part(line, "^\\\\\\[([A-Z]+)="))
                    || line.startsWith("INI"),
            Optional.ofNullable(
                CHARSETS.get(ServerHeader.of(bytes.lines(), FACT).text("GIBOKIND"))));
    addTo(game, ServerHeader.of(lines.lines(), FACT));
    boolean isGame = false;
    for (ServerLine line : lines.lines()) {
      isGame |= line.ascii().equals("\\GS");
      if (isGame && line.ascii().equals("\\GE")) {
        return;
      } else if (isGame) {
        line(line, game);
      }
    }
    if (!isGame) {
      throw game.report().fault(lines.last(), "fault.missing", "\\GS");
    }
    game.report().note(lines.last(), "note.open");
  }

  private static void addTo(ServerGame game, ServerHeader header) {
    String size = ServerHeader.part(header.text("GAMEINFOMAIN"), field("LINE:"));
    if (!size.isEmpty() && !game.resize(size)) {
      game.report()
          .note(header.facts().get("GAMEINFOMAIN").number(), "size", size, 1, ServerGame.LARGEST);
    }
    game.fact("RU", "Korean"); // the server counts territory, as its files need not say
    header.addTo(game, TEXTS, TABLE);
    game.fact("GC", header.text("GAMECONDITION") + "\n" + header.text("GAMECOMMENT"));
  }

  /** The part {@code 3} by the name {@code GRLT:} of {@code GBKIND:0,GRLT:3,ZIPSU:0}. */
  private static String field(String name) {
    return "(?:^|,)\\s*" + name + "([^,]*)";
  }

  private static String overtime(String periods) {
    return periods.replaceFirst("(.*)-(.*)", "$2x$1 byo-yomi");
  }

  /** The result from its kind's number and the margin in tenths. */
  private static String result(String text, String kind, String margin) {
    String points = Numerals.tenths(ServerHeader.part(text, field(margin)));
    return switch (ServerHeader.part(text, field(kind))) {
      case "0" -> "B+" + points;
      case "1" -> "W+" + points;
      case "3" -> "B+R";
      case "4" -> "W+R";
      case "5" -> "B+F"; // the opponent was disconnected
      case "6" -> "W+F";
      case "7" -> "B+T";
      case "8" -> "W+T";
      default -> "";
    };
  }

  private static void line(ServerLine line, ServerGame game) {
    Matcher beginning = BEGINNING.matcher(line.text());
    Matcher stone = STONE.matcher(line.ascii());
    Matcher pass = PASS.matcher(line.ascii());
    if (beginning.matches()) {
      game.number(beginning.group(1), line.number());
      game.comment(ServerGame.ROOT, Optional.ofNullable(beginning.group(3)).orElse(""));
      game.handicap(beginning.group(2), true, line.number());
    } else if (stone.matches()) {
      String side = stone.group(2).equals("1") ? ServerGame.BLACK : ServerGame.WHITE;
      String off = stone.group(3) + "," + stone.group(4);
      int col = Numerals.number(stone, 3);
      String point = game.point(col, Numerals.number(stone, 4), off, line);
      game.play(stone.group(1), side, point, line.number());
    } else if (pass.matches()) {
      game.play(pass.group(1), game.toMove(), "", line.number());
    } else if (!line.ascii().matches(OTHERS)) {
      game.skip(line, "STO 0 2 1 15 3");
    }
  }
}
