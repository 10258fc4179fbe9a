package dev.banmen.record.server;

import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads PandaNet's files (UGF, in files {@code .ugi} and {@code .ugf}): sections with a name in
 * brackets, of which {@code [Header]} and {@code [Data]} hold the game. There is no official
 * specification. Sources: real files, "The UGF format" and ugi2sgf of sgfutils (A. E. Brouwer).
 */
final class UgiReader implements ServerReader {
  private static final String HEADER = "[header]";
  private static final String DATA = "[data]";

  /** Sections without a game: photographs, links to others, messages. */
  private static final Set<String> OTHERS =
      Set.of("[remote]", "[files]", "[comment]", "[messageline]", "[end]");

  /** {@code QP,B1,1,0}: point, side and player, number, seconds; {@code YZ,MK,278,0} is a pass. */
  private static final Pattern MOVE =
      Pattern.compile("([A-Z])([A-Z]),(?:([BW])[0-9]?|MK),([0-9]{1,6})(?:,.*)?");

  @Override
  public boolean fits(ServerLines head) {
    boolean isHeader = false;
    for (ServerLines.RawLine line : head.lines()) {
      String text = line.ascii();
      if (!isHeader && !text.isEmpty() && !text.startsWith("#")) {
        isHeader = text.toLowerCase(Locale.ROOT).equals(HEADER);
        if (!isHeader) {
          return false;
        }
      } else if (isHeader && UgiHeader.isTelling(text)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void read(ServerLines lines, ServerGame game, FileFaults report) throws InputFault {
    Map<String, List<ServerLines.RawLine>> sections = sections(lines, report);
    if (!sections.containsKey(HEADER) || !sections.containsKey(DATA)) {
      String missing = sections.containsKey(HEADER) ? "[Data]" : "[Header]";
      throw report.fault(lines.last(), "fault.ugi", missing);
    }
    UgiHeader facts = UgiHeader.of(sections.get(HEADER), lines);
    facts.addTo(game, report);
    UgiPoints points = new UgiPoints(game, facts.isFromBelow());
    new UgiMoves(game, points, report).read(sections.get(DATA));
    Charset charset = facts.charset();
    UgiReview review = new UgiReview(game, points, report);
    review.nodes(sections.getOrDefault("[reviewnode]", List.of()));
    review.comments(sections.getOrDefault("[reviewcomment]", List.of()), charset);
    new UgiFigures(game, points, report)
        .read(sections.getOrDefault("[figure]", List.of()), charset);
  }

  /** The non-blank lines of each section, by its name in small letters. */
  private static Map<String, List<ServerLines.RawLine>> sections(
      ServerLines lines, FileFaults report) {
    Map<String, List<ServerLines.RawLine>> sections = new HashMap<>();
    List<ServerLines.RawLine> section = new ArrayList<>();
    for (ServerLines.RawLine line : lines.lines()) {
      String text = line.ascii();
      if (text.startsWith("[") && text.endsWith("]")) {
        String name = text.toLowerCase(Locale.ROOT);
        section = sections.computeIfAbsent(name, n -> new ArrayList<>());
        if (!isKnown(name)) {
          report.note(line.number(), "note.ugi.section", text);
        }
      } else if (!text.isEmpty()) {
        section.add(line);
      }
    }
    return sections;
  }

  private static boolean isKnown(String name) {
    return switch (name) {
      case HEADER, DATA, "[reviewnode]", "[reviewcomment]", "[figure]" -> true;
      default -> OTHERS.contains(name);
    };
  }

  private static final class UgiMoves {
    private final ServerGame game;
    private final UgiPoints points;
    private final FileFaults report;
    private final Numbering numbering;
    private Side toMove = Side.BLACK;
    private int node = ServerGame.ROOT;

    UgiMoves(ServerGame game, UgiPoints points, FileFaults report) {
      this.game = game;
      this.points = points;
      this.report = report;
      numbering = new Numbering(1, report);
    }

    void read(List<ServerLines.RawLine> lines) {
      for (ServerLines.RawLine line : lines) {
        Matcher move = MOVE.matcher(line.ascii().toUpperCase(Locale.ROOT));
        if (move.matches()) {
          move(move, line);
        } else if (!line.ascii().startsWith(".")) { // advertisements, seen after the moves
          report.note(line.number(), "note.ugi.move", line.ascii());
        }
      }
    }

    private void move(Matcher move, ServerLines.RawLine line) {
      Side side =
          move.group(3) == null ? toMove : move.group(3).equals("B") ? Side.BLACK : Side.WHITE;
      String point = points.ofLetters(move.group(1).charAt(0), move.group(2).charAt(0));
      int number = Numerals.whole(move.group(4)).orElse(0);
      if (point.startsWith("?")) {
        report.note(line.number(), "note.off", line.ascii(), game.size());
      }
      if (number > 0) {
        numbering.take(Optional.of(number), line.number());
        node = game.move(node, side, point, line.number());
        toMove = side.opponent();
      } else if (point.length() == 2 && !point.startsWith("?")) {
        game.setUp(side, point); // the stones of a handicap
      }
    }
  }
}
