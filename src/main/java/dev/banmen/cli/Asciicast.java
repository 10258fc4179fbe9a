package dev.banmen.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.banmen.tui.term.Recorder;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Records a session on the screen in a file, in the format asciicast v2: a line with the size, then
 * a line for each event, a JSON array of the seconds since the start, a letter and a text. A line
 * is with the operating system before the next event. For any thread.
 */
final class Asciicast implements Recorder, Closeable {
  private static final int MICRO_DIGITS = 6;
  private static final int NANO_DIGITS = 9;
  private static final long SECOND_MILLIS = 1000;

  private final Writer out;
  private final String term;
  private final LongSupplier nanos;
  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);

  private byte[] begunCharacter = new byte[0]; // the first bytes of an incomplete one
  private long begin;
  private IOException fault; // nothing is recorded after it

  /** A recording of a terminal called {@code term}, as in {@code TERM}. */
  Asciicast(Writer out, String term, LongSupplier nanos) {
    this.out = out;
    this.term = term;
    this.nanos = nanos;
  }

  static Asciicast create(String name, String term) throws IOException {
    Writer out =
        Files.newBufferedWriter(
            Path.of(name), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    return new Asciicast(out, term, System::nanoTime);
  }

  @Override
  public synchronized void started(int cols, int rows) {
    begin = nanos.getAsLong();
    JsonObject env = new JsonObject();
    env.addProperty("TERM", term);
    JsonObject head = new JsonObject();
    head.addProperty("version", 2);
    head.addProperty("width", cols);
    head.addProperty("height", rows);
    head.addProperty("timestamp", System.currentTimeMillis() / SECOND_MILLIS);
    head.add("env", env);
    write(head.toString());
  }

  @Override
  public synchronized void shown(byte[] bytes, int from, int length) {
    ByteBuffer all = ByteBuffer.allocate(begunCharacter.length + length);
    all.put(begunCharacter).put(bytes, from, length).flip();
    CharBuffer text = CharBuffer.allocate(all.remaining() + 1);
    decoder.reset().decode(all, text, false);
    begunCharacter = new byte[all.remaining()];
    all.get(begunCharacter);
    if (text.flip().hasRemaining()) {
      event("o", text.toString());
    }
  }

  @Override
  public synchronized void resized(int cols, int rows) {
    event("r", cols + "x" + rows);
  }

  private void event(String kind, String text) {
    JsonArray event = new JsonArray();
    event.add(
        BigDecimal.valueOf(nanos.getAsLong() - begin, NANO_DIGITS)
            .setScale(MICRO_DIGITS, RoundingMode.DOWN));
    event.add(kind);
    event.add(text);
    write(event.toString());
  }

  private void write(String line) {
    if (fault != null) {
      return;
    }
    try {
      out.write(line + "\n");
      out.flush();
    } catch (IOException e) {
      fault = e; // the session continues, and reports it at its end
    }
  }

  /** Why not all was recorded; empty if it was. */
  synchronized Optional<IOException> fault() {
    return Optional.ofNullable(fault);
  }

  @Override
  public synchronized void close() throws IOException {
    out.close();
  }
}
