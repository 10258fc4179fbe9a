package dev.banmen.cli.serve;

import com.google.gson.Gson;
import dev.banmen.server.desk.AdminReply;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A message between {@code banmen admin} and a running server: one line of JSON each way.
 * Stateless.
 */
final class AdminMessage {
  /** Bytes of a command. */
  static final int MOST_ASKED = 65_536;

  /** Bytes of an answer. */
  static final int MOST_ANSWERED = 1 << 24;

  private AdminMessage() {}

  /**
   * A command. Immutable.
   *
   * @param lang the language of the answer, such as {@code zh}
   * @param options without the dashes before their names
   */
  record AdminAsked(String lang, List<String> words, Map<String, String> options) {
    AdminAsked {
      lang = lang == null ? "" : lang;
      words = words == null ? List.of() : List.copyOf(words);
      options = options == null ? Map.of() : Map.copyOf(options);
    }
  }

  static String text(AdminAsked asked) {
    return new Gson().toJson(asked) + "\n";
  }

  static String text(AdminReply reply) {
    return new Gson().toJson(reply) + "\n";
  }

  static AdminAsked asked(String line) throws IOException {
    return read(line, AdminAsked.class);
  }

  static AdminReply reply(String line) throws IOException {
    return read(line, AdminReply.class);
  }

  private static <T> T read(String line, Class<T> type) throws IOException {
    try {
      T read = new Gson().fromJson(line, type);
      if (read != null) {
        return read;
      }
    } catch (RuntimeException e) { // whatever the text was
      throw new IOException(e);
    }
    throw new EOFException();
  }

  static void send(SocketChannel channel, String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /**
   * Reads a line, without its end.
   *
   * @throws IOException if it is longer than that, or ends before it does
   */
  static String line(SocketChannel channel, int most) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    ByteBuffer some = ByteBuffer.allocate(8192);
    while (line.size() <= most) {
      some.clear();
      if (channel.read(some) < 0) {
        throw new EOFException();
      }
      some.flip();
      while (some.hasRemaining()) {
        byte next = some.get();
        if (next == '\n') {
          return line.toString(StandardCharsets.UTF_8);
        }
        line.write(next);
      }
    }
    throw new IOException();
  }
}
