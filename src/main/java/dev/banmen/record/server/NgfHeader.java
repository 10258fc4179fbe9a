package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The header of a WBaduk file; not all files have each side's time and the result. Immutable. */
record NgfHeader(
    Charset charset,
    ServerLines.RawLine title,
    ServerLines.RawLine white,
    ServerLines.RawLine black,
    ServerLines.RawLine place,
    ServerLines.RawLine date,
    ServerLines.RawLine size,
    ServerLines.RawLine handicap,
    ServerLines.RawLine komi,
    Optional<ServerLines.RawLine> minutes,
    Optional<ServerLines.RawLine> result) {
  static final int LINES = 12; // before the moves
  static final int OF_INFO = 11; // those that begin with GI, in files with such lines
  private static final int WHERE_SIZE = 1;
  private static final int WHERE_HANDICAP = 5;
  private static final int WHERE_KOMI = 7;
  private static final int WHERE_DATE = 8;
  private static final int WHERE_MINUTES = 9;
  private static final int WHERE_RESULT = 10;

  /** Whether the lines for numbers and a date have them. */
  static boolean fits(ServerLines lines) {
    return isWhole(lines, WHERE_SIZE)
        && isWhole(lines, WHERE_HANDICAP)
        && isWhole(lines, WHERE_HANDICAP + 1)
        && isWhole(lines, WHERE_KOMI)
        && Numerals.date(lines.ascii(WHERE_DATE)).isPresent();
  }

  private static boolean isWhole(ServerLines lines, int index) {
    return Numerals.whole(lines.ascii(index)).isPresent();
  }

  /** The lines that begin with {@code GI}, without these two letters. */
  static List<ServerLines.RawLine> info(ServerLines lines) {
    return lines.lines().stream()
        .filter(line -> line.ascii().startsWith("GI"))
        .map(NgfHeader::withoutLetters)
        .toList();
  }

  private static ServerLines.RawLine withoutLetters(ServerLines.RawLine line) {
    int from = 0;
    while (line.bytes()[from] != 'G') {
      from++;
    }
    byte[] rest = Arrays.copyOfRange(line.bytes(), from + 2, line.bytes().length);
    return new ServerLines.RawLine(line.number(), rest);
  }

  /** Reads the first twelve lines. */
  static NgfHeader of(ServerLines lines, Charset charset, FileFaults report) throws InputFault {
    List<ServerLines.RawLine> all = lines.lines();
    if (all.size() < LINES) {
      throw report.fault(lines.last(), "fault.ngf.lines", all.size(), LINES);
    }
    return new NgfHeader(
        charset,
        all.get(0),
        all.get(2),
        all.get(3),
        all.get(4),
        all.get(WHERE_DATE),
        all.get(WHERE_SIZE),
        all.get(WHERE_HANDICAP),
        all.get(WHERE_KOMI),
        Optional.of(all.get(WHERE_MINUTES)),
        Optional.of(all.get(WHERE_RESULT)));
  }

  /** Reads the lines that begin with {@code GI}; White is taken for the first, as above. */
  static NgfHeader ofInfo(ServerLines lines, Charset charset, FileFaults report) throws InputFault {
    List<ServerLines.RawLine> all = info(lines);
    if (all.size() < OF_INFO) {
      throw report.fault(lines.last(), "fault.ngf.lines", all.size(), OF_INFO);
    }
    return new NgfHeader(
        charset,
        all.get(0),
        all.get(1),
        all.get(2),
        all.get(4),
        all.get(5),
        all.get(6),
        all.get(7),
        all.get(9),
        Optional.empty(),
        Optional.empty());
  }

  void addTo(ServerGame game, FileFaults report) throws InputFault {
    if (!Numerals.whole(size.ascii()).map(game::resize).orElse(false)) {
      throw report.fault(size.number(), "fault.size", size.text(charset));
    }
    for (ServerLines.RawLine line : List.of(title, white, black, place)) {
      if (!line.isText(charset)) {
        report.note(line.number(), "note.bytes", charset.name());
      }
    }
    player(game, white, "PW", "WR");
    player(game, black, "PB", "BR");
    game.fact("EV", title.text(charset));
    game.fact("PC", place.text(charset));
    Numerals.date(date.ascii()).ifPresent(day -> game.fact("DT", day));
    result
        .flatMap(line -> ResultWords.result(line.text(charset)))
        .ifPresent(words -> game.fact("RE", words));
    int stones = stones(report);
    komi(stones, report).ifPresent(points -> game.fact("KM", points));
    minutes
        .flatMap(line -> Numerals.whole(line.ascii()))
        .filter(time -> time > 0 && time < 10_000)
        .ifPresent(time -> game.fact("TM", Integer.toString(60 * time)));
    game.handicap(stones, false);
  }

  private void player(ServerGame game, ServerLines.RawLine line, String id, String rank) {
    ServerPlayer player = ServerPlayer.afterBlanks(line.text(charset));
    game.fact(id, player.name());
    game.fact(rank, player.rank());
  }

  private int stones(FileFaults report) {
    Optional<Integer> stones =
        Numerals.whole(handicap.ascii()).filter(number -> number >= 0 && number <= 9);
    if (stones.isEmpty()) {
      report.note(handicap.number(), "note.ngf.handicap", handicap.text(charset));
    }
    return stones.orElse(0);
  }

  /** The komi in whole points; the half point is not in the file, and only added in even games. */
  private Optional<String> komi(int stones, FileFaults report) {
    String written = komi.ascii();
    Optional<String> points =
        Numerals.whole(written).isPresent() && stones == 0
            ? Numerals.points(written + ".5")
            : Numerals.points(written);
    if (points.isEmpty()) {
      report.note(komi.number(), "note.komi", komi.text(charset));
    }
    return points;
  }
}
