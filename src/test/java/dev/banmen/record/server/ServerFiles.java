package dev.banmen.record.server;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Files of servers as the tests read them. */
final class ServerFiles {
  private ServerFiles() {}

  static Format format(String name) {
    return ServerFormat.all(Catalog.ALL).stream()
        .filter(format -> format.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  static Recording game(String format, String text) throws InputFault, IOException {
    return game(format, text, StandardCharsets.UTF_8, new ArrayList<>());
  }

  static Recording game(String format, String text, Charset charset, List<String> notes)
      throws InputFault, IOException {
    return format(format)
        .open(Bytes.of(text.getBytes(charset)))
        .game(0, note -> notes.add(note.line() + " " + note.text()));
  }

  /** What is reported of a file. */
  static List<String> notes(String format, String text) throws InputFault, IOException {
    List<String> notes = new ArrayList<>();
    game(format, text, StandardCharsets.UTF_8, notes);
    return notes;
  }

  static String root(Recording game, String id) {
    return game.tree()
        .property(RecordTree.ROOT, id)
        .map(p -> String.join(" ", p.values()))
        .orElse("");
  }

  /** The moves of the main line: {@code Bee Wed B}. */
  static String moves(Recording game) {
    RecordTree tree = game.tree();
    List<String> moves = new ArrayList<>();
    for (int at = tree.firstChild(0); at != RecordTree.NONE; at = tree.firstChild(at)) {
      Property move = tree.properties(at).get(0);
      moves.add(move.id() + move.value());
    }
    return String.join(" ", moves);
  }
}
