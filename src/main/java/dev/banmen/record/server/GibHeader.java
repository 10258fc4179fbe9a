package dev.banmen.record.server;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The header of a Tygem file: {@code \[GAMEPLACE=Tygem Baduk\]}. Immutable. */
record GibHeader(Map<String, HeaderField> facts, Charset charset) {
  private static final String START = "\\[";
  private static final String END = "\\]";
  private static final int MOST_LINES = 4; // of a fact: a time limit has been seen on two

  /**
   * The facts that are text for people. Other facts mix several charsets, even UTF-16 taken for
   * UTF-8, so they say nothing about the file's.
   */
  private static final Set<String> TEXTS =
      Set.of(
          "GAMEBLACKNAME",
          "GAMEWHITENAME",
          "GAMENAME",
          "GAMEPLACE",
          "GAMECONDITION",
          "GAMERESULT",
          "GAMETIME",
          "GAMECOMMENT");

  /** The charsets that the programs of each country write. */
  private static final Map<String, String> CHARSETS =
      Map.of("Korea", "EUC-KR", "China", "GB18030", "Taiwan", "Big5", "Japan", "Shift_JIS");

  static GibHeader of(ServerLines lines) {
    Optional<String> kind =
        lines.lines().stream()
            .map(ServerLines.RawLine::ascii)
            .filter(line -> line.startsWith(START + "GIBOKIND="))
            .map(line -> line.substring(START.length() + "GIBOKIND=".length()))
            .map(value -> value.replace(END, "").strip())
            .findFirst();
    Charset charset =
        lines.charset(
            line -> TEXTS.contains(name(line)) || line.startsWith("INI"),
            kind.flatMap(country -> Optional.ofNullable(CHARSETS.get(country))));
    return new GibHeader(facts(lines, charset), charset);
  }

  private static String name(String line) {
    int equals = line.indexOf('=');
    return line.startsWith(START) && equals > 0 ? line.substring(START.length(), equals) : "";
  }

  private static Map<String, HeaderField> facts(ServerLines lines, Charset charset) {
    Map<String, HeaderField> facts = new LinkedHashMap<>();
    List<ServerLines.RawLine> all = lines.lines();
    for (int i = 0; i < all.size() && !all.get(i).ascii().equals("\\GS"); i++) {
      String name = name(all.get(i).ascii());
      if (!name.isEmpty()) {
        List<String> parts = new ArrayList<>();
        boolean isText = true;
        for (int j = i; j < Math.min(all.size(), i + MOST_LINES); j++) {
          parts.add(all.get(j).text(charset));
          isText &= all.get(j).isText(charset);
          if (all.get(j).ascii().endsWith(END)) {
            break;
          }
        }
        facts.putIfAbsent(name, new HeaderField(all.get(i).number(), value(parts), isText));
      }
    }
    return facts;
  }

  /** The value on some lines; of a fact without an end, its first line. */
  private static String value(List<String> parts) {
    boolean hasEnd = parts.get(parts.size() - 1).endsWith(END);
    String text = hasEnd ? String.join(" ", parts) : parts.get(0);
    String value = text.substring(text.indexOf('=') + 1);
    return value.endsWith(END) ? value.substring(0, value.length() - END.length()) : value;
  }

  private String text(String name) {
    return facts.containsKey(name) ? facts.get(name).value().strip() : "";
  }

  void addTo(ServerGame game, FileFaults report) {
    reportInvalidText(report);
    field("GAMEINFOMAIN", "LINE:").ifPresent(size -> size(game, size, report));
    player(game, "GAMEBLACKNAME", "PB", "BR");
    player(game, "GAMEWHITENAME", "PW", "WR");
    field("BUSERINFO", "BID:")
        .or(() -> field("GAMETAG", "M:"))
        .ifPresent(id -> game.fact("PB", id));
    field("WUSERINFO", "WID:")
        .or(() -> field("GAMETAG", "I:"))
        .ifPresent(id -> game.fact("PW", id));
    game.fact("EV", text("GAMENAME"));
    game.fact("PC", text("GAMEPLACE"));
    date().ifPresent(date -> game.fact("DT", date));
    result().ifPresent(result -> game.fact("RE", result));
    field("GAMEINFOMAIN", "GONGJE:")
        .or(() -> field("GAMETAG", "G"))
        .or(() -> Optional.of(text("GAMEGONGJE")))
        .flatMap(Numerals::tenths)
        .ifPresent(komi -> game.fact("KM", komi));
    field("GAMEINFOMAIN", "GTIME:").ifPresent(time -> time(game, time));
    game.fact("GC", (text("GAMECONDITION") + "\n" + text("GAMECOMMENT")).strip());
  }

  private void reportInvalidText(FileFaults report) {
    facts.forEach(
        (name, fact) -> {
          if (TEXTS.contains(name) && !fact.isText()) {
            report.note(fact.line(), "note.bytes", charset.name());
          }
        });
  }

  /** Reads the board size; an impossible one is reported, and the default is used. */
  private void size(ServerGame game, String size, FileFaults report) {
    if (!Numerals.whole(size).map(game::resize).orElse(false)) {
      report.note(facts.get("GAMEINFOMAIN").line(), "note.gib.size", size);
    }
  }

  private void player(ServerGame game, String name, String id, String rank) {
    ServerPlayer player = ServerPlayer.inParentheses(text(name));
    game.fact(id, player.name());
    game.fact(rank, player.rank());
  }

  /** {@code GRLT:3} of {@code GBKIND:0,GRLT:3,ZIPSU:0}. */
  private Optional<String> field(String fact, String name) {
    for (String field : text(fact).split(",")) {
      if (field.strip().startsWith(name)) {
        return Optional.of(field.strip().substring(name.length()));
      }
    }
    return Optional.empty();
  }

  /** {@code C2015:08:29:22:56}, or a date for people. */
  private Optional<String> date() {
    return field("GAMETAG", "C")
        .flatMap(Numerals::date)
        .or(() -> Numerals.date(text("GAMEDATE").replace("- ", "-")));
  }

  /** The result from its kind's number and the margin in tenths; else from the words. */
  private Optional<String> result() {
    Optional<String> kind = field("GAMEINFOMAIN", "GRLT:").or(() -> field("GAMETAG", "W"));
    String margin =
        field("GAMEINFOMAIN", "ZIPSU:")
            .or(() -> field("GAMETAG", "Z"))
            .flatMap(Numerals::tenths)
            .orElse("");
    return switch (kind.orElse("")) {
      case "0" -> Optional.of("B+" + margin);
      case "1" -> Optional.of("W+" + margin);
      case "3" -> Optional.of("B+R");
      case "4" -> Optional.of("W+R");
      case "5" -> Optional.of("B+F"); // the opponent was disconnected
      case "6" -> Optional.of("W+F");
      case "7" -> Optional.of("B+T");
      case "8" -> Optional.of("W+T");
      default -> ResultWords.result(text("GAMERESULT"));
    };
  }

  /** {@code 1200-30-3}: seconds, then three periods of 30 seconds. */
  private static void time(ServerGame game, String text) {
    String[] parts = text.split("-");
    if (parts.length == 3 && Numerals.whole(parts[0]).isPresent()) {
      game.fact("TM", parts[0].strip());
      int seconds = Numerals.whole(parts[1]).orElse(0);
      int periods = Numerals.whole(parts[2]).orElse(0);
      if (seconds > 0 && periods > 0) {
        game.fact("OT", periods + "x" + seconds + " byo-yomi");
      }
    }
  }
}
