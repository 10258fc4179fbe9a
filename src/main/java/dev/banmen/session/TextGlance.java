package dev.banmen.session;

import dev.banmen.game.Games;
import dev.banmen.game.InputFault;
import dev.banmen.record.TreeGrowth;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Looks through a kept game: what it was begun on, and how many moves lead to where it stands.
 * Nothing is played, so that a list of many games takes neither time nor room; a line that makes no
 * sense is passed by. For one use.
 */
final class TextGlance {
  private static final String BEGIN = "begin";
  private static final int BUFFER = 8192;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int at;
  private int end;
  private byte[] line = new byte[128]; // the current one, without its end
  private int length;
  private final TreeGrowth<Integer> tree = new TreeGrowth<>(256);
  private final Track track = new Track(tree);
  private boolean isMarked; // whether undo takes back what is agreed on, or a resignation

  TextGlance(InputStream in) {
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
    Session begun = new TextReader(head.toString(), games).read().session();
    boolean isAlone = begun.holdsBoth(begun.terms().black().holder());
    while (nextLine()) {
      take(isAlone);
    }
    boolean isBare = begun.isBare() && tree.size() == 1 && !isMarked;
    return new GameText.Glance(begun, track.depth(), isBare);
  }

  private String text(int from) {
    return new String(line, from, length - from, StandardCharsets.UTF_8);
  }

  /** Reads up to the end of the next line; false if no whole one is left. */
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

  /** Takes a line such as {@code 120 here B D4}. */
  private void take(boolean isAlone) {
    int verb = word(word(0));
    if (verb >= length) {
      return;
    }
    switch (line[verb]) {
      case 'B', 'W' -> {
        track.step(tree.tried(track.node(), hash(verb)));
        isMarked = false;
      }
      case 'u', 'r', 't', 'g', 'd', 'n' -> named(text(verb).strip(), isAlone);
      default -> {}
    }
  }

  private void named(String verb, boolean isAlone) {
    if (verb.equals("undo") && isAlone || verb.equals("takeback yes")) {
      goTo(isMarked ? -1 : track.previous());
      isMarked = false;
    } else if (verb.equals("redo")) {
      goTo(track.next());
    } else if (verb.startsWith("goto ")) {
      goTo(number(verb.substring("goto ".length())));
    } else if (!verb.equals("resumed") && !verb.startsWith("takeback")) {
      isMarked = true; // resign, dead, group, neutral
    }
  }

  private void goTo(int node) {
    if (node < 0 || node >= tree.size()) {
      return;
    }
    List<Integer> way = track.wayTo(node);
    int from = way.isEmpty() ? node : tree.parent(way.get(0));
    while (track.node() != from) {
      track.back();
    }
    way.forEach(track::step);
  }

  private static int number(String digits) {
    try {
      return Integer.parseInt(digits.strip());
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  /** Where the next word begins. */
  private int word(int from) {
    int i = from;
    while (i < length && line[i] != ' ') {
      i++;
    }
    while (i < length && line[i] == ' ') {
      i++;
    }
    return i;
  }

  private int hash(int from) {
    int hash = 1;
    for (int i = from; i < length && line[i] != '\r'; i++) {
      hash = 31 * hash + line[i];
    }
    return hash;
  }
}
