package dev.banmen.server.teaching;

import dev.banmen.app.SharedPosition;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.TreeText;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A record and a place in it as text: a line {@code teaching 1}, then lines of a name and its
 * value, then {@code tree} and the tree. Nodes are counted in the order of that text. Stateless.
 */
final class TeachingText {
  private static final String FIRST = "teaching 1\n";
  private static final String TREE = "tree\n";

  private TeachingText() {}

  static String of(SharedPosition led) {
    Recording recording = led.recording();
    StringBuilder text = new StringBuilder(FIRST);
    Setup start = recording.start();
    RecordTree tree = recording.tree();
    line(text, "game", recording.family());
    recording.chosen().forEach((key, value) -> line(text, "option", key, value));
    line(text, "policy", recording.refusalPolicy());
    start.toMove().ifPresent(side -> line(text, "move", side));
    start.marks().forEach((site, mark) -> line(text, "mark", mark, site.row(), site.col()));
    line(text, "node", place(tree, led.node()));
    line(text, "end", place(tree, led.end()));
    return text.append(TREE).append(TreeText.of(tree)).toString();
  }

  private static void line(StringBuilder text, Object... words) {
    text.append(Stream.of(words).map(String::valueOf).collect(Collectors.joining(" ", "", "\n")));
  }

  /** The place of a node in the order of the text. */
  private static int place(RecordTree tree, int wanted) {
    int place = 0;
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      if (node == wanted) {
        return place;
      }
      place++;
    }
    return RecordTree.ROOT;
  }

  /**
   * Reads what was written.
   *
   * @throws InputFault if it is something else
   */
  static SharedPosition read(String text) throws InputFault {
    int at = text.indexOf('\n' + TREE);
    if (!text.startsWith(FIRST) || at < 0) {
      throw new InputFault(1, 1, FIRST.strip());
    }
    RecordTree tree = TreeText.read(text, at + 1 + TREE.length());
    try {
      return read(text.substring(FIRST.length(), at), tree);
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      throw new InputFault(1, 1, String.valueOf(e.getMessage()));
    }
  }

  /** What was written, if it is that. */
  static Optional<SharedPosition> readable(String text) {
    try {
      return Optional.of(read(text));
    } catch (InputFault e) {
      return Optional.empty();
    }
  }

  private static SharedPosition read(String head, RecordTree tree) {
    String family = "";
    Map<String, String> chosen = new TreeMap<>();
    Map<Site, Mark> marks = new TreeMap<>();
    Optional<Side> toMove = Optional.empty();
    Recording.RefusalPolicy policy = Recording.RefusalPolicy.TRIED;
    int node = RecordTree.ROOT;
    int end = RecordTree.ROOT;
    for (String line : head.split("\n")) {
      String[] words = line.split(" ", 3);
      switch (words[0]) {
        case "game" -> family = words[1];
        case "option" -> chosen.put(words[1], words[2]);
        case "policy" -> policy = Recording.RefusalPolicy.valueOf(words[1]);
        case "move" -> toMove = Optional.of(Side.valueOf(words[1]));
        case "mark" -> {
          String[] place = words[2].split(" ");
          Site site = new Site(Integer.parseInt(place[0]), Integer.parseInt(place[1]));
          marks.put(site, Mark.valueOf(words[1]));
        }
        case "node" -> node = Integer.parseInt(words[1]);
        case "end" -> end = Integer.parseInt(words[1]);
        default -> throw new IllegalArgumentException(words[0]);
      }
    }
    Recording recording = new Recording(family, chosen, new Setup(marks, toMove), policy, tree);
    return new SharedPosition(recording, within(node, tree), within(end, tree));
  }

  private static int within(int node, RecordTree tree) {
    return Math.max(0, Math.min(tree.size() - 1, node));
  }
}
