package dev.banmen.cli.options;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.banmen.text.Printable;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard input, output and error of one run: the process's own, or a test's. */
public record StandardStreams(InputStream in, OutputStream out, OutputStream err) {
  private static final int PIECE = 1 << 16;

  /** Standard output cannot be written. The message is only the reason. */
  public static final class UnwritableOutput extends UncheckedIOException {
    private static final long serialVersionUID = 1L;

    UnwritableOutput(String reason, IOException cause) {
      super(reason, cause);
    }
  }

  /** A text that is written without being held in memory. */
  public interface Text {
    void writeTo(Writer out) throws IOException;
  }

  /** The streams of this process, without the encoders and locks that wrap {@code System.out}. */
  public static StandardStreams ofProcess() {
    return new StandardStreams(
        new FileInputStream(FileDescriptor.in),
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err));
  }

  /**
   * Writes text as UTF-8 to standard output, in one piece; a closed pipe is not an error.
   *
   * @throws UnwritableOutput if it cannot be written
   */
  public void say(String text) {
    try {
      write(out, text);
    } catch (IOException e) {
      unsaid(e);
    }
  }

  /** Writes a text that may be too large for one piece. */
  public void say(Text text) {
    try {
      Writer target = new OutputStreamWriter(new BufferedOutputStream(out, PIECE), UTF_8);
      text.writeTo(target);
      target.flush();
    } catch (IOException e) {
      unsaid(e);
    }
  }

  private static void unsaid(IOException e) {
    String reason = String.valueOf(e.getMessage());
    if (!reason.contains("Broken pipe")) {
      throw new UnwritableOutput(reason, e);
    }
  }

  /** Writes {@code banmen:} and one line to standard error, as far as it can be shown. */
  public void complain(String line) {
    try {
      write(err, "banmen: " + Printable.of(line) + "\n");
    } catch (IOException e) {
      // nobody reads it any more
    }
  }

  /** Whether standard output is a terminal, if the system says so. */
  public boolean showsOutput() {
    return isTerminal(out, FileDescriptor.out, 1);
  }

  /** Whether standard error is one. */
  public boolean showsErrors() {
    return isTerminal(err, FileDescriptor.err, 2);
  }

  private static boolean isTerminal(OutputStream stream, FileDescriptor process, int number) {
    try {
      if (!(stream instanceof FileOutputStream file) || file.getFD() != process) {
        return false;
      }
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/" + number)).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return System.console() != null; // then input and output are one
    }
  }

  private static void write(OutputStream target, String text) throws IOException {
    target.write(text.getBytes(UTF_8));
    target.flush();
  }
}
