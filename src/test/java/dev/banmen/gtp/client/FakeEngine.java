package dev.banmen.gtp.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.banmen.gtp.GtpRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An engine that answers as a test wishes, on the thread that asks. By default it does all that it
 * is told, and passes.
 */
final class FakeEngine implements EngineWire {
  /** A limit for moves that a test can wait for, and one for all else that no test reaches. */
  static final EngineLimits SHORT_MOVES = new EngineLimits(60_000, 60_000, 300);

  /** The same for the start, and as much time as a start may need on a busy machine. */
  static final EngineLimits SHORT_START = new EngineLimits(3_000, 60_000, 60_000);

  /** Limits that no test reaches. */
  static final EngineLimits LONG = new EngineLimits(60_000, 60_000, 60_000);

  /** At the end of an answer: closes the engine's output. */
  static final String DEATH = "\0dead";

  private static final byte[] END = new byte[0];

  private final Map<String, Function<GtpRequest, String>> answers = new LinkedHashMap<>();
  private final List<String> asked = new ArrayList<>();
  private final BlockingQueue<byte[]> output = new LinkedBlockingQueue<>();
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean isEnded;
  private String complaint = "";
  private Supplier<String> onComment = () -> "";

  FakeEngine() {
    does("protocol_version", "2");
    does("name", "Fake");
    does("version", "1.0");
    answers.put("list_commands", request -> request.done(String.join("\n", answers.keySet())));
    does("boardsize", "");
    does("clear_board", "");
    does("komi", "");
    does("play", "");
    does("undo", "");
    does("genmove", "pass");
    does("final_status_list", "");
  }

  /** Has it know a command, with the text of its answer. */
  FakeEngine does(String command, String answer) {
    return writes(command, request -> request.done(answer));
  }

  /** Has it write anything after a command. */
  FakeEngine writes(String command, Function<GtpRequest, String> answer) {
    answers.put(command, answer);
    return this;
  }

  /** Has it write anything after a comment. */
  void onComment(Supplier<String> answer) {
    onComment = answer;
  }

  /** Has it write a line on its error output. */
  FakeEngine complains(String text) {
    complaint = text;
    return this;
  }

  FakeEngine without(String command) {
    answers.remove(command);
    return this;
  }

  /** What it was asked after the greeting, without ids. */
  List<String> asked() {
    return asked.subList(4, asked.size());
  }

  boolean isEnded() {
    return isEnded;
  }

  GtpEngine met() {
    return GtpEngine.meet(this, "fake", LONG);
  }

  GtpBot bot(Map<String, String> chosen) {
    return bot(chosen, LONG);
  }

  GtpBot bot(Map<String, String> chosen, EngineLimits limits) {
    return bot(new EngineProgram("fake"), chosen, limits);
  }

  GtpBot bot(EngineProgram command, Map<String, String> chosen, EngineLimits limits) {
    GtpEngine engine = GtpEngine.meet(this, "fake", limits);
    return new GtpBot(engine, new EngineTable(engine, command, chosen), new MoveTime(engine, 0));
  }

  @Override
  public OutputStream commands() {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        if (isEnded) {
          throw new IOException("ended");
        } else if (b != '\n') {
          line.write(b);
        } else {
          answer(line.toString(UTF_8));
          line.reset();
        }
      }
    };
  }

  private void answer(String text) {
    asked.add(text.replaceFirst("^\\d+ ", ""));
    if (text.startsWith("#")) {
      write(onComment.get());
    }
    GtpRequest.parse(text)
        .ifPresent(
            request ->
                write(
                    answers
                        .getOrDefault(request.name(), any -> request.failed("unknown command"))
                        .apply(request)));
  }

  private void write(String text) {
    boolean isLast = text.endsWith(DEATH);
    String said = isLast ? text.substring(0, text.length() - DEATH.length()) : text;
    if (!said.isEmpty()) {
      output.add(said.getBytes(UTF_8));
    }
    if (isLast) {
      output.add(END);
    }
  }

  @Override
  public InputStream answers() {
    return new InputStream() {
      private byte[] now = {0};
      private int at = 1;

      @Override
      public int read() throws IOException {
        while (at == now.length) {
          try {
            now = output.take();
          } catch (InterruptedException e) {
            throw new IOException(e);
          }
          at = 0;
          if (now.length == 0) {
            output.add(END);
            return -1;
          }
        }
        return now[at++] & 0xff;
      }

      @Override
      public int read(byte[] bytes, int from, int most) throws IOException {
        int first = most == 0 ? 0 : read();
        if (first < 0 || most == 0) {
          return first;
        }
        bytes[from] = (byte) first;
        int count = 1;
        for (; count < most && at < now.length; count++) {
          bytes[from + count] = now[at++];
        }
        return count;
      }
    };
  }

  @Override
  public String complaint() {
    return complaint;
  }

  @Override
  public void end() {
    isEnded = true;
    output.add(END);
  }
}
