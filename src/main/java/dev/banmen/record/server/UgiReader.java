package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import dev.banmen.record.server.ServerHeader.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads PandaNet's files (UGF, in files {@code .ugi} and {@code .ugf}): sections with a name in
 * brackets, of which {@code [Header]} and {@code [Data]} hold the game. There is no official
 * specification. Sources: real files, "The UGF format" and ugi2sgf of sgfutils (A. E. Brouwer).
 */
final class UgiReader implements ServerReader {
  private static final String HEADER = "[header]";

  private static final Pattern FACT = Pattern.compile("(?s)([^=]+)=(.*)"); // Hdcp=0,6.50

  /** Facts that no other file has on such a line. */
  private static final String TELLING =
      "(?s)(ver|size|hdcp|playerb|playerw|coordinatetype|crypt|winner)=.*";

  private static final String FIRST = "^([^,]*)";
  private static final String SECOND = ",([^,]*)";

  private static final Map<String, String> RULES =
      Map.of("JPN", "Japanese", "CHN", "Chinese", "CH", "Chinese", "AGA", "AGA");

  private static final List<Row> TABLE =
      List.of(
          new Row("PB", "PLAYERB", FIRST),
          new Row("BR", "PLAYERB", SECOND, Numerals::rank),
          new Row("PW", "PLAYERW", FIRST),
          new Row("WR", "PLAYERW", SECOND, Numerals::rank),
          new Row("EV", "TITLE", UgiReader::joined),
          new Row("PC", "PLACE"),
          new Row("DT", "DATE", UgiReader::dates),
          new Row("RU", "RULE", text -> RULES.getOrDefault(text.toUpperCase(Locale.ROOT), "")),
          new Row("RE", "WINNER", text -> result(text.toUpperCase(Locale.ROOT))),
          new Row("TM", "PTIME", "^[^,;]*;([^,;]*)", Numerals::seconds),
          new Row("AN", "COMMENTATOR"),
          new Row("US", "WRITER"),
          new Row("CP", "COPYRIGHT"),
          new Row("GC", "COMMENT"));

  @Override
  public boolean fits(ServerLines head) {
    List<String> lines =
        head.lines().stream()
            .map(line -> line.ascii().toLowerCase(Locale.ROOT))
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .toList();
    return !lines.isEmpty()
        && lines.get(0).equals(HEADER)
        && lines.stream().anyMatch(line -> line.matches(TELLING));
  }

  @Override
  public void read(ServerLines bytes, ServerGame game) throws InputFault {
    String said = header(sections(bytes)).text("LANG");
    ServerLines lines = bytes.decoded(line -> true, Optional.of(said));
    Map<String, List<ServerLine>> sections = sections(lines);
    for (String section : List.of("[Header]", "[Data]")) {
      if (!sections.containsKey(section.toLowerCase(Locale.ROOT))) {
        throw game.report().fault(lines.last(), "fault.missing", section);
      }
    }
    ServerHeader header = header(sections);
    addTo(game, header);
    boolean isFromBelow = header.text("COORDINATETYPE").equalsIgnoreCase("IGS");
    UgiMoves moves = new UgiMoves(game, isFromBelow);
    moves.data(sections.get("[data]"));
    moves.review(sections.getOrDefault("[reviewnode]", List.of()));
    moves.texts(sections.getOrDefault("[reviewcomment]", List.of()));
    moves.texts(sections.getOrDefault("[figure]", List.of()));
  }

  /** The non-blank lines of each section, by its name in small letters. */
  private static Map<String, List<ServerLine>> sections(ServerLines lines) {
    Map<String, List<ServerLine>> sections = new LinkedHashMap<>();
    List<ServerLine> section = new ArrayList<>();
    for (ServerLine line : lines.lines()) {
      String text = line.ascii();
      if (text.startsWith("[") && text.endsWith("]")) {
        section =
            sections.computeIfAbsent(text.toLowerCase(Locale.ROOT), name -> new ArrayList<>());
      } else if (!text.isEmpty()) {
        section.add(line);
      }
    }
    return sections;
  }

  private static ServerHeader header(Map<String, List<ServerLine>> sections) {
    return ServerHeader.of(sections.getOrDefault(HEADER, List.of()), FACT);
  }

  private static void addTo(ServerGame game, ServerHeader header) throws InputFault {
    String crypt = header.text("CRYPT");
    if (!crypt.isEmpty() && !crypt.contains("PLAIN")) {
      throw game.report().fault(header.facts().get("CRYPT").number(), "fault.encrypted", crypt);
    }
    String size = header.text("SIZE");
    if (!size.isEmpty() && !game.resize(size)) {
      throw game.report()
          .fault(header.facts().get("SIZE").number(), "size", size, 1, ServerGame.LARGEST);
    }
    header.addTo(game, header.facts().keySet(), TABLE);
    handicap(game, header);
  }

  /** {@code 0,6.50}; the stones are in [Data]. */
  private static void handicap(ServerGame game, ServerHeader header) {
    String written = header.text("HDCP");
    Optional<Integer> stones = Numerals.whole(ServerHeader.part(written, FIRST));
    String komi = Numerals.points(ServerHeader.part(written, SECOND));
    if (stones.isPresent() && !komi.isEmpty()) {
      game.fact("HA", stones.get() > 1 ? Integer.toString(stones.get()) : "");
      game.fact("KM", komi);
    } else if (!written.isEmpty()) {
      game.skip(header.facts().get("HDCP"), "0,6.50");
    }
  }

  /** {@code 26th,,Gosei,5th game} with a blank after each comma, without empty parts. */
  private static String joined(String text) {
    return Stream.of(text.split(","))
        .filter(part -> !part.isBlank())
        .map(String::strip)
        .collect(Collectors.joining(", "));
  }

  /** {@code 2019/03/08,22:09:00,2019/03/09,07:16:59}: the first day, and the last if it differs. */
  private static String dates(String text) {
    return Stream.of(FIRST, ",[^,]*,([^,]*)")
        .map(day -> Numerals.date(ServerHeader.part(text, day)))
        .filter(date -> !date.isEmpty())
        .distinct()
        .collect(Collectors.joining(","));
  }

  /** {@code B,7.50}, {@code W,C} by resignation, {@code D,}, {@code N1,}: no result. */
  private static String result(String text) {
    String who = ServerHeader.part(text, FIRST);
    String how = ServerHeader.part(text, SECOND);
    String manner = ServerHeader.part(how, "^([CRTF])").replace("C", "R");
    return switch (who) {
      case "B", "W" -> who + "+" + manner + Numerals.points(how);
      case "D" -> "0";
      case "N", "N1", "O" -> "Void";
      default -> "";
    };
  }
}
