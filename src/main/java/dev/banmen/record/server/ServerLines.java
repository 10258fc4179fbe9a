package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import dev.banmen.record.charset.PlainText;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The lines of a file from any system and in any charset, blank ones too. Immutable. */
record ServerLines(List<ServerLine> lines) {
  static final int MOST = 100_000; // real files have some hundreds

  ServerLines {
    lines = List.copyOf(lines);
  }

  /** Splits a file, which may begin with a byte order mark; a fault if it has too many lines. */
  static ServerLines of(byte[] file, FileFaults report) throws InputFault {
    ServerLines lines = ofHead(file);
    if (lines.last() > MOST) {
      throw report.fault(MOST + 1, "fault.lines", MOST);
    }
    return lines;
  }

  /** The lines of a file's beginning; the last of them may be cut off. */
  static ServerLines ofHead(byte[] head) {
    Charset bytewise = StandardCharsets.ISO_8859_1;
    List<ServerLine> lines = new ArrayList<>();
    new String(PlainText.unmarked(head), bytewise)
        .lines()
        .limit(MOST + 1)
        .forEach(line -> lines.add(new ServerLine(lines.size() + 1, line, bytewise)));
    return new ServerLines(lines);
  }

  /** The first line that is not blank; an empty one at the end if all are. */
  ServerLine first() {
    return lines.stream()
        .filter(line -> !line.isBlank())
        .findFirst()
        .orElse(new ServerLine(last(), "", StandardCharsets.ISO_8859_1));
  }

  /** The number of the last line, 1 in an empty file. */
  int last() {
    return Math.max(1, lines.size());
  }

  /**
   * These lines in the charset of those that are text.
   *
   * @param isText whether a line, as ASCII, is text for people
   * @param said the charset's name in the file; a guess decides without one, or if it is wrong
   */
  ServerLines decoded(Predicate<String> isText, Optional<String> said) {
    String text =
        lines.stream()
            .filter(line -> !line.bytes().matches("\\p{ASCII}*") && isText.test(line.ascii()))
            .map(ServerLine::bytes)
            .collect(Collectors.joining("\n"));
    Charset charset = PlainText.charset(text.getBytes(StandardCharsets.ISO_8859_1), said);
    return new ServerLines(lines.stream().map(line -> line.in(charset)).toList());
  }
}
