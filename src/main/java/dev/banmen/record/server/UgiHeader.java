package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A PandaNet file's {@code [Header]}: {@code Hdcp=0,6.50}; names in small letters. Immutable. */
record UgiHeader(Map<String, HeaderField> facts, Charset charset) {
  /** Names that no other file has on such a line. */
  private static final Set<String> TELLING =
      Set.of("ver", "size", "hdcp", "playerb", "playerw", "coordinatetype", "crypt", "winner");

  private static final Map<String, String> RULES =
      Map.of("JPN", "Japanese", "CHN", "Chinese", "CH", "Chinese", "AGA", "AGA");

  /** Whether a line is a fact that only these files have. */
  static boolean isTelling(String line) {
    int equals = line.indexOf('=');
    return equals > 0 && TELLING.contains(line.substring(0, equals).toLowerCase(Locale.ROOT));
  }

  /** Reads the facts of a section, in the charset that one of them names. */
  static UgiHeader of(List<ServerLines.RawLine> header, ServerLines lines) {
    Optional<String> said =
        header.stream()
            .map(ServerLines.RawLine::ascii)
            .filter(line -> line.regionMatches(true, 0, "Lang=", 0, 5))
            .map(line -> line.substring(5))
            .findFirst();
    Charset charset = lines.charset(line -> true, said);
    Map<String, HeaderField> facts = new HashMap<>();
    for (ServerLines.RawLine line : header) {
      String text = line.text(charset);
      int equals = text.indexOf('=');
      if (equals > 0) {
        String name = text.substring(0, equals).strip().toLowerCase(Locale.ROOT);
        facts.putIfAbsent(
            name,
            new HeaderField(
                line.number(), text.substring(equals + 1).strip(), line.isText(charset)));
      }
    }
    return new UgiHeader(facts, charset);
  }

  private String text(String name) {
    return facts.containsKey(name) ? facts.get(name).value() : "";
  }

  private int line(String name) {
    return facts.containsKey(name) ? facts.get(name).line() : 1;
  }

  /** A part of a value between commas, from 0; empty if there are fewer. */
  private String part(String name, int index) {
    String[] parts = text(name).split(",", -1);
    return index < parts.length ? parts[index].strip() : "";
  }

  /** Whether rows are counted from the lower edge, as they are on the server; else from above. */
  boolean isFromBelow() {
    return text("coordinatetype").equalsIgnoreCase("IGS");
  }

  void addTo(ServerGame game, FileFaults report) throws InputFault {
    if (!text("crypt").isEmpty() && !text("crypt").contains("PLAIN")) {
      throw report.fault(line("crypt"), "fault.ugi.encrypted", text("crypt"));
    }
    if (!text("size").isEmpty() && !Numerals.whole(text("size")).map(game::resize).orElse(false)) {
      throw report.fault(line("size"), "fault.size", text("size"));
    }
    reportInvalidText(report);
    player(game, "playerb", "PB", "BR");
    player(game, "playerw", "PW", "WR");
    game.fact("EV", joined("title"));
    game.fact("PC", text("place"));
    game.fact("DT", dates());
    game.fact("RU", RULES.getOrDefault(text("rule").toUpperCase(Locale.ROOT), ""));
    handicap(game, report);
    result().ifPresent(result -> game.fact("RE", result));
    minutes().ifPresent(minutes -> game.fact("TM", Integer.toString(60 * minutes)));
    game.fact("AN", text("commentator"));
    game.fact("US", text("writer"));
    game.fact("CP", text("copyright"));
    game.fact("GC", text("comment"));
  }

  private void reportInvalidText(FileFaults report) {
    for (HeaderField fact : facts.values()) {
      if (!fact.isText()) {
        report.note(fact.line(), "note.bytes", charset.name());
      }
    }
  }

  private void player(ServerGame game, String name, String id, String rank) {
    game.fact(id, part(name, 0));
    game.fact(rank, ServerPlayer.rank(part(name, 1)));
  }

  /** {@code 26th,Gosei,5th game} joined with blanks, without empty parts. */
  private String joined(String name) {
    return Stream.of(text(name).split(","))
        .filter(part -> !part.isBlank())
        .map(String::strip)
        .collect(Collectors.joining(", "));
  }

  /** {@code 2019/03/08,22:09:00,2019/03/09,07:16:59}: the first day, and the last if it differs. */
  private String dates() {
    String first = Numerals.date(part("date", 0)).orElse("");
    String last = Numerals.date(part("date", 2)).orElse(first);
    return first.isEmpty() || first.equals(last) ? last : first + "," + last;
  }

  /** {@code 0,6.50}; the stones are in [Data]. */
  private void handicap(ServerGame game, FileFaults report) {
    Optional<Integer> stones = Numerals.whole(part("hdcp", 0));
    stones.filter(number -> number > 1).ifPresent(n -> game.fact("HA", Integer.toString(n)));
    Optional<String> komi = Numerals.points(part("hdcp", 1));
    komi.ifPresent(points -> game.fact("KM", points));
    if (!text("hdcp").isEmpty() && (stones.isEmpty() || komi.isEmpty())) {
      report.note(line("hdcp"), "note.ugi.handicap", text("hdcp"));
    }
  }

  /** {@code B,7.50}, {@code W,C} by resignation, {@code D,}, {@code N1,}: no result. */
  private Optional<String> result() {
    String who = part("winner", 0).toUpperCase(Locale.ROOT);
    String how = part("winner", 1).toUpperCase(Locale.ROOT);
    return switch (who) {
      case "B", "W" -> Optional.of(who + "+" + how(how));
      case "D" -> Optional.of("0");
      case "N", "N1", "O" -> Optional.of("Void");
      default -> Optional.empty();
    };
  }

  private static String how(String how) {
    if (how.startsWith("C") || how.startsWith("R")) {
      return "R";
    } else if (how.startsWith("T") || how.startsWith("F")) {
      return how.substring(0, 1);
    }
    return Numerals.points(how).orElse("");
  }

  /** {@code J;240;0;0}: the second is each side's minutes. */
  private Optional<Integer> minutes() {
    String[] parts = part("ptime", 0).split(";");
    return parts.length < 2
        ? Optional.empty()
        : Numerals.whole(parts[1]).filter(minutes -> minutes > 0 && minutes < 10_000);
  }
}
