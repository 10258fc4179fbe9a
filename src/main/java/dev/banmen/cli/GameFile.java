package dev.banmen.cli;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.InputFault;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Printable;
import dev.banmen.game.Recorded;
import dev.banmen.game.Setup;
import dev.banmen.game.Tokens;
import dev.banmen.game.Transcript;
import dev.banmen.record.GameTree;
import dev.banmen.session.Event;
import dev.banmen.session.GameText;
import dev.banmen.session.Run;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A file to start from: a game of our own, or an exercise's input. Immutable.
 *
 * @param name as the user wrote it
 * @param family the only game it may be of; empty for any
 * @param board how a drawn board is read; empty for the usual way
 * @param game which of its games, from 1
 * @param move after which of its moves, refused ones of an exercise counted too; empty for the last
 */
record GameFile(
    String name,
    Optional<String> family,
    Optional<String> board,
    int game,
    Optional<Integer> move) {
  private static final int MOST_BYTES = 64 << 20;
  private static final int BYTE_ORDER_MARK = 0xFEFF;

  /** A file from whose first game's end to go on. */
  static GameFile of(String name) {
    return new GameFile(name, Optional.empty(), Optional.empty(), 1, Optional.empty());
  }

  /** The session that goes on from there, with both players at this keyboard. */
  Session open(Games games) throws FileFault {
    byte[] bytes = bytes();
    String text = new String(bytes, StandardCharsets.UTF_8);
    int from = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    try {
      return text.startsWith(GameText.NAME, from) ? ours(text, games) : exercise(bytes, games);
    } catch (InputFault fault) {
      throw new FileFault(name, fault);
    } catch (OptionFault fault) {
      throw new FileFault(name, fault.getMessage());
    }
  }

  /** Whether a file begins as a game of our own does; a pipe or a device is not looked at. */
  static boolean isIn(String name) {
    byte[] wanted = GameText.NAME.getBytes(StandardCharsets.UTF_8);
    int longest = wanted.length + 3; // with a byte order mark
    try {
      Path path = Path.of(name);
      if (!Files.isRegularFile(path)) {
        return false;
      }
      try (InputStream in = Files.newInputStream(path)) {
        String head = new String(in.readNBytes(longest), StandardCharsets.UTF_8);
        int from = !head.isEmpty() && head.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        return head.startsWith(GameText.NAME, from);
      }
    } catch (InvalidPathException | IOException e) {
      return false; // whoever opens it will tell
    }
  }

  /** A pipe or a device would be waited for; that is for whoever can press Ctrl-C. */
  static void checkRegular(String name) throws FileFault {
    try {
      Path path = Path.of(name);
      if (Files.exists(path) && !Files.isDirectory(path) && !Files.isRegularFile(path)) {
        throw new FileFault(name, "cannot be read: it is no regular file");
      }
    } catch (InvalidPathException e) {
      throw new FileFault(name, "cannot be read: no such file");
    }
  }

  private byte[] bytes() throws FileFault {
    try {
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw new FileFault(name, "cannot be read: it is a directory");
      }
      try (InputStream in = Files.newInputStream(path)) {
        byte[] bytes = in.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
          throw new FileFault(name, "cannot be read: it is larger than 64 MB");
        }
        return bytes;
      }
    } catch (InvalidPathException e) {
      throw new FileFault(name, "cannot be read: no such file");
    } catch (IOException e) {
      throw new FileFault(name, "cannot be read: " + Hindrance.of(e));
    }
  }

  private Session ours(String text, Games games) throws InputFault, FileFault {
    Session session = GameText.readFile(text, games).session().atKeyboard();
    if (family.isPresent() && !family.get().equals(session.terms().family())) {
      throw new FileFault(
          name,
          "found a game of "
              + session.terms().family()
              + " where "
              + family.get()
              + " was"
              + " expected");
    }
    if (board.isPresent()) {
      throw new UsageFault("option '--board' is for exercises, and " + name + " holds none");
    }
    checkGame(1);
    return move.isEmpty() ? session : at(session, line(session));
  }

  private static List<Integer> line(Session session) {
    List<Integer> line = session.tree().line(session.node());
    line.addAll(session.ahead());
    return line;
  }

  /**
   * The session after a move.
   *
   * @param nodes where it stands after each move, from the first
   */
  private Session at(Session session, List<Integer> nodes) {
    int last = move.orElse(nodes.size());
    if (last > nodes.size()) {
      throw new UsageFault(name + " has no move " + last + "; it has " + count(nodes.size()));
    }
    int node = last == 0 ? GameTree.ROOT : nodes.get(last - 1);
    Session open = session.ended().isPresent() ? session.on(new Event.Undo()) : session;
    Session there = open.on(new Event.GoTo(node));
    if (there.ended().isPresent()) {
      throw new UsageFault("the game of " + name + " ended on time, and is over at every move");
    }
    return there.silent();
  }

  private static String count(int moves) {
    return moves == 0 ? "none" : moves == 1 ? "1 move" : moves + " moves";
  }

  private void checkGame(int count) {
    if (game > count) {
      throw new UsageFault(
          name + " has no game " + game + "; it has " + (count == 0 ? "none" : count));
    }
  }

  private Session exercise(byte[] bytes, Games games) throws InputFault, FileFault {
    List<Reading> readings = new ArrayList<>();
    Reading furthest = null;
    for (Family one : games.families()) {
      if (family.isEmpty() || family.get().equals(one.id())) {
        Reading reading = read(bytes, one);
        if (reading != null && reading.fault == null) {
          readings.add(reading);
        } else if (reading != null && reading.isFurtherThan(furthest)) {
          furthest = reading;
        }
      }
    }
    if (readings.isEmpty() && !Printable.isText(bytes)) {
      throw new FileFault(name, "no game that can be read: it is no text");
    } else if (readings.isEmpty()) {
      throw none(furthest);
    }
    Reading reading = readings.size() == 1 ? readings.get(0) : byName(readings);
    checkGame(reading.games.size());
    return replay(games, reading.family.id(), reading.games.get(game - 1));
  }

  private FileFault none(Reading furthest) throws InputFault {
    if (furthest == null) {
      throw new UsageFault(
          family.map(id -> "the exercise of " + id + " has").orElse("no exercise has")
              + board.map(b -> " no board '" + b + "'").orElse(" no written form"));
    }
    if (family.isPresent()) {
      throw furthest.fault;
    }
    InputFault fault = furthest.fault;
    return new FileFault(
        name,
        new InputFault(
            fault.line(),
            fault.column(),
            "no game that can be read; as an exercise of "
                + furthest.family.id()
                + ": "
                + fault.getMessage()));
  }

  /** Where several fit, the end of the file's name decides. */
  private Reading byName(List<Reading> readings) {
    StringBuilder fitting = new StringBuilder();
    for (Reading reading : readings) {
      if (name.endsWith("." + reading.family.id())) {
        return reading;
      }
      fitting.append(fitting.length() == 0 ? "" : ", ").append(reading.family.id());
    }
    throw new UsageFault(name + " may be an exercise of " + fitting + "; name the game");
  }

  /** What a family makes of the input; null if it has no written form that reads boards so. */
  private Reading read(byte[] bytes, Family one) {
    for (Transcript transcript : one.transcripts()) {
      if (board.isEmpty() || board.get().equals(transcript.board())) {
        try {
          return new Reading(one, transcript.read(Tokens.of(bytes)), null);
        } catch (InputFault fault) {
          return new Reading(one, List.of(), fault);
        } catch (IOException e) {
          throw new IllegalStateException(e); // the bytes are at hand
        }
      }
    }
    return null;
  }

  /** What one family makes of the input: its games, or a fault. */
  private record Reading(Family family, List<Recorded> games, InputFault fault) {
    boolean isFurtherThan(Reading other) {
      return other == null
          || fault.line() > other.fault.line()
          || fault.line() == other.fault.line() && fault.column() > other.fault.column();
    }
  }

  /** Plays all steps, and goes to the wanted one; a refused step leaves the board as it was. */
  private Session replay(Games games, String id, Recorded recorded) {
    Terms plain = Terms.of(id, recorded.chosen());
    Setup usual = plain.start(games).game().start();
    Terms terms = recorded.start().equals(usual) ? plain : plain.from(recorded.start());
    Run run = new Run(Session.begin(terms, terms.start(games)));
    List<Integer> nodes = new ArrayList<>();
    for (Recorded.Step step : recorded.steps()) {
      run.tries(step.move());
      nodes.add(run.node());
    }
    return at(run.session(), nodes).silent();
  }
}
