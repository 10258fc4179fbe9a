package dev.banmen.session.text;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.record.TreeGrowth;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.TreePath;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Scans a saved game for its terms and the number of moves to its current node. Nothing is played,
 * so a list of many games takes little time and memory; invalid lines are skipped. For one use.
 */
final class GameTextSummary {
  private static final String BEGIN = "begin";
  private static final int BUFFER = 8192;
  private static final String RESUMED = " system resumed"; // by a program with a later version

  /** Events that change neither the current node nor the end. */
  private static final Set<String> ANSWERS = Set.of("takeback no", "draw no");

  private static final String FIRST_VERSION = GameText.NAME + "1";

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int at;
  private int end;
  private byte[] line = new byte[128]; // the current one, without its end
  private int length;
  private final TreeGrowth<Integer> tree = new TreeGrowth<>(256);
  private final TreePath path = new TreePath(tree);
  private boolean isFirstVersion; // in which undo takes back the agreement too
  private boolean isMarked; // whether anything is marked
  private boolean isEnded; // whether undo takes back an end such as a resignation
  private boolean isShared; // whether a program has taken a seat
  private boolean isDamaged; // whether an event can't be read

  GameTextSummary(InputStream in) {
    this.in = in;
  }

  GameText.Glance look(Games games) throws InputFault, IOException {
    StringBuilder head = new StringBuilder();
    boolean isHead = true;
    while (isHead && nextLine()) {
      String text = text(0);
      head.append(text).append('\n');
      isHead = !text.startsWith(BEGIN);
    }
    isFirstVersion = FIRST_VERSION.equals(head.toString().lines().findFirst().orElse("").strip());
    Session begun = new TextReader(head.toString(), games).read().session();
    Seat black = begun.terms().black();
    boolean isAlone = begun.holdsBoth(black.holder()) && !black.isComputer();
    if (!isAlone) {
      return played(head, games);
    }
    while (nextLine()) {
      take();
    }
    boolean isBare = begun.isBare() && tree.size() == 1 && !isMarked && !isEnded && !isDamaged;
    return new GameText.Glance(begun, path.depth(), isBare);
  }

  /** Plays the game: only play can determine requests and how far they go back. */
  private GameText.Glance played(StringBuilder head, Games games) throws InputFault, IOException {
    while (nextLine()) {
      head.append(text(0)).append('\n');
    }
    Session session = new TextReader(head.toString(), games).read().session();
    return new GameText.Glance(
        session, session.tree().line(session.node()).size(), session.isBare());
  }

  private String text(int from) {
    return new String(line, from, length - from, StandardCharsets.UTF_8);
  }

  /** Reads to the end of the next line; false if no complete one is left. */
  private boolean nextLine() throws IOException {
    length = 0;
    while (at < end || fill()) {
      byte c = buffer[at++];
      if (c == '\n') {
        return true;
      }
      line = length == line.length ? Arrays.copyOf(line, 2 * length) : line;
      line[length++] = c;
    }
    return false;
  }

  private boolean fill() throws IOException {
    at = 0;
    end = Math.max(0, in.read(buffer));
    return end > 0;
  }

  private void take() {
    int verb = word(word(0));
    if (!isEvent()) {
      isMarked |= length > 0 && (line[0] == 'd' || line[0] == 'n' && text(0).startsWith("neutral"));
      return;
    } else if (verb >= length) {
      isDamaged = true;
      return;
    }
    switch (line[verb]) {
      case '!', 'l' -> {}
      case 'B', 'W' -> {
        path.step(tree.tried(path.node(), hash(verb)));
        moved();
      }
      case 'u', 'r', 't', 'g', 'd', 'n', 'a', 'c', 'e', 's', 'f' -> named(text(verb).strip());
      default -> isDamaged = true;
    }
  }

  private boolean isEvent() {
    return length > 0 && line[0] >= '-' && line[0] <= '9';
  }

  private void named(String verb) {
    if (verb.startsWith("seat ")) {
      isShared = !verb.contains(" " + Player.HERE.id());
    } else if (isShared && (verb.equals("undo") || verb.equals("draw"))) {
      return; // a request, which a program answers
    } else if (verb.equals("takeback yes")) {
      goTo(path.previous());
      goTo(path.previous()); // the program's move, and the one before it
      moved();
    } else if (verb.equals("undo")) {
      boolean isEnd = isEnded || isFirstVersion && isMarked;
      goTo(isEnd ? -1 : path.previous());
      moved();
    } else if (verb.equals("redo")) {
      goTo(path.next());
      moved();
    } else if (verb.startsWith("goto ")) {
      goTo(number(verb.substring("goto ".length())));
      moved();
    } else if (verb.equals("accept") || verb.equals("settle")) {
      isEnded = true;
    } else if (verb.equals("continue")) {
      moved();
    } else if (verb.equals("resumed")) {
      isFirstVersion &= !text(0).endsWith(RESUMED);
    } else if (verb.startsWith("resign") || verb.startsWith("forfeit") || verb.equals("draw")) {
      isEnded = true;
    } else if (verb.startsWith("dead") || verb.startsWith("group") || verb.startsWith("neutral")) {
      isMarked = true;
    } else {
      isDamaged |= !ANSWERS.contains(verb) && !verb.startsWith("estimate");
    }
  }

  private void moved() {
    isMarked = false;
    isEnded = false;
  }

  private void goTo(int node) {
    if (node < 0 || node >= tree.size()) {
      return;
    }
    List<Integer> way = path.wayTo(node);
    int from = way.isEmpty() ? node : tree.parent(way.get(0));
    while (path.node() != from) {
      path.back();
    }
    way.forEach(path::step);
  }

  private static int number(String digits) {
    try {
      return Integer.parseInt(digits.strip());
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  private int endOfWord(int from) {
    int i = from;
    while (i < length && line[i] != ' ') {
      i++;
    }
    return i;
  }

  private int word(int from) {
    int i = endOfWord(from);
    while (i < length && line[i] == ' ') {
      i++;
    }
    return i;
  }

  /** A number for a move's side and site, without what is said of it. */
  private int hash(int from) {
    int hash = 1;
    int end = endOfWord(word(from));
    for (int i = from; i < end && line[i] != '\r'; i++) {
      hash = 31 * hash + line[i];
    }
    return hash;
  }
}
