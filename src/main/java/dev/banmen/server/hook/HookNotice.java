package dev.banmen.server.hook;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import dev.banmen.text.Printable;
import java.time.Instant;

/**
 * A notice to the hook. Immutable; its texts are cut at their limits, and hold no control
 * characters.
 *
 * @param id differs from that of every other notice, but is the same if this one comes again
 * @param person the number of the player who is away
 * @param name what that player is called
 * @param table the table's number
 * @param game with its options, in English
 * @param opponent what the other player is called
 * @param connect what brings the player back, typed in a shell
 * @param at when it happened
 */
public record HookNotice(
    HookEvent event,
    String id,
    long person,
    String name,
    long table,
    String game,
    String opponent,
    String connect,
    Instant at) {
  /** The longest name, in characters. */
  static final int MOST_NAME = 50;

  /** The longest other text, in characters. */
  static final int MOST_TEXT = 300;

  /** The longest line, in bytes: a pipe takes as much without anybody reading it. */
  static final int MOST_BYTES = 4096;

  public HookNotice {
    name = Printable.shortened(name, MOST_NAME);
    game = Printable.shortened(game, MOST_TEXT);
    opponent = Printable.shortened(opponent, MOST_NAME);
    connect = Printable.shortened(connect, MOST_TEXT);
  }

  /** The line of JSON that the hook reads, with its end; at most {@link #MOST_BYTES}. */
  String line() {
    JsonObject line = new JsonObject();
    line.addProperty("event", event.word());
    line.addProperty("id", id);
    line.addProperty("person", person);
    line.addProperty("name", name);
    line.addProperty("table", table);
    line.addProperty("game", game);
    line.addProperty("opponent", opponent);
    line.addProperty("connect", connect);
    line.addProperty("at", at.toString());
    return new GsonBuilder().disableHtmlEscaping().create().toJson(line) + "\n";
  }
}
