package dev.banmen.gtp.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.banmen.gtp.GtpLines;
import dev.banmen.gtp.GtpLines.GtpLine;
import dev.banmen.gtp.LinesAhead;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Asks an engine one command after the other, each with an id. A thread of its own reads ahead, so
 * that nothing waits for an answer without end. For one thread, but any may {@link #close} it. It
 * is closed after a fault.
 */
final class EngineLink implements AutoCloseable {
  private static final int READ_AHEAD = 16;
  private static final long POLL_MILLIS = 20;

  /** Any other command ends a stream; every engine has this one. */
  private static final String NEXT = "protocol_version";

  private final EngineWire wire;
  private final LinesAhead lines;
  private volatile boolean closed;
  private String engine; // what faults call it
  private int last; // id

  /** Starts to read what an engine writes. */
  EngineLink(EngineWire wire, String engine) {
    this.wire = wire;
    this.engine = engine;
    GtpLines in = new GtpLines(wire.answers(), EngineLimits.LONGEST_LINE);
    lines = new LinesAhead(in, READ_AHEAD, line -> !closed);
  }

  String engine() {
    return engine;
  }

  void name(String name) {
    engine = name;
  }

  /**
   * Sends a command and waits for its answer.
   *
   * @return the lines of the answer, the first without what stands before it; empty if the engine
   *     says that it failed
   */
  Optional<List<String>> ask(String command, long millis) {
    return ask(command, millis, () -> false);
  }

  /**
   * Sends a command and waits for its answer; once there is a hurry, the engine is sent GoGui's
   * interrupt.
   */
  Optional<List<String>> ask(String command, long millis, BooleanSupplier hurries) {
    return new EngineAnswer(this, send(command), millis, hurries).read();
  }

  /**
   * Sends a command that answers without end, until another is sent. An engine that ends its answer
   * by itself says no more.
   *
   * @param millis for the first line, and for the end
   * @return false if the engine says that it failed
   */
  boolean stream(String command, long millis, BooleanSupplier isOver, Consumer<String> taker) {
    EngineAnswer answer = new EngineAnswer(this, send(command), millis, () -> false);
    String line = answer.begin();
    if (!answer.isDone()) {
      answer.rest(line);
      return false;
    }
    taker.accept(line);
    boolean isEnded = false;
    while (!isEnded && !isOver.getAsBoolean()) {
      Optional<String> next = poll();
      next.ifPresent(taker);
      isEnded = next.filter(String::isBlank).isPresent();
    }
    ask(NEXT, millis);
    return true;
  }

  private String send(String command) {
    last++;
    write(last + " " + command);
    return Integer.toString(last);
  }

  void write(String line) {
    try {
      wire.commands().write((line + "\n").getBytes(UTF_8));
      wire.commands().flush();
    } catch (IOException e) {
      throw died();
    }
  }

  /**
   * Waits a moment for the next line; empty if there is none yet. A thread that is interrupted
   * gives the engine up: it could no longer wait, only ask again and again.
   */
  Optional<String> poll() {
    Optional<GtpLine> line;
    try {
      line = lines.poll(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failed(EngineFault.Kind.DIED, "");
    }
    if (closed || line != null && line.isEmpty()) {
      throw died();
    } else if (line != null && line.get().isCut()) {
      throw failed(EngineFault.Kind.FLOODED, "");
    }
    return line == null ? Optional.empty() : Optional.of(line.get().text());
  }

  /** Of an engine that was closed here, a complaint would be no reason. */
  private EngineFault died() {
    String complaint = closed ? "" : wire.complaint();
    return complaint.isEmpty()
        ? failed(EngineFault.Kind.DIED, "")
        : failed(EngineFault.Kind.DIED_COMPLAINING, complaint);
  }

  /** Closes it for a fault, and returns the fault to throw. */
  EngineFault failed(EngineFault.Kind kind, String detail) {
    close();
    return new EngineFault(kind, engine, detail);
  }

  @Override
  public void close() {
    closed = true;
    wire.end();
    lines.clear(); // the reader may wait for a place
  }
}
