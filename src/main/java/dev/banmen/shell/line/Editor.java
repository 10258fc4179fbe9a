package dev.banmen.shell.line;

import java.io.IOError;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp;

/** Lines typed at a terminal, with JLine's editor: completion, and a saved history. One thread. */
public final class Editor implements LineSource, AutoCloseable {
  /** The terminal types that JLine knows; for others it would start a program to ask. */
  private static final Set<String> KNOWN_TYPES =
      Set.of("ansi", "xterm", "xterm-256color", "screen", "screen-256color", "rxvt");

  private static final String DEFAULT_TYPE = "xterm";

  /**
   * A dumb terminal's type, under a name that JLine does not know: on one that it knows, it shows
   * nothing of a line before its end.
   */
  static final String TYPING_TYPE = "banmen-dumb";

  static final String NAME = "banmen";

  private static final int DEFAULT_COLUMNS = 80;
  private static final int DEFAULT_ROWS = 24;

  private final Terminal terminal;
  private final LineReader reader;
  private final String prompt;

  private Editor(Terminal terminal, LineReader reader, String prompt) {
    this.terminal = terminal;
    this.reader = reader;
    this.prompt = prompt;
  }

  /** A reader that lists without colours: JLine replaces a default style by its own. */
  private static final class PlainReader extends LineReaderImpl {
    PlainReader(Terminal terminal) throws IOException {
      super(terminal, NAME, null);
    }

    @Override
    protected AttributedStyle getCompletionStyleStarting(boolean isList) {
      return AttributedStyle.DEFAULT;
    }
  }

  /** Whether input and output are a terminal. */
  public static boolean isPossible() {
    TerminalProvider provider = provider();
    return provider.isSystemStream(SystemStream.Input)
        && provider.isSystemStream(SystemStream.Output);
  }

  private static TerminalProvider provider() {
    try {
      JniTerminalProvider jni = new JniTerminalProvider();
      jni.isSystemStream(SystemStream.Input);
      return jni;
    } catch (LinkageError | RuntimeException e) {
      return new ExecTerminalProvider(); // no native library for this machine: stty does it too
    }
  }

  /**
   * Opens an editor on the program's terminal, which already shows the first prompt: what is typed
   * before the editor is ready waits for it.
   *
   * @param type the value of TERM
   * @param history the file of what was typed
   */
  public static Editor open(Shell shell, String type, Path history) throws IOException {
    Charset utf8 = StandardCharsets.UTF_8;
    String known = jlineType(type);
    Terminal terminal =
        provider()
            .sysTerminal(
                NAME,
                known,
                false,
                utf8,
                utf8,
                utf8,
                true,
                Terminal.SignalHandler.SIG_DFL,
                false,
                SystemStream.Output);
    if (terminal.getSize().getColumns() == 0) {
      terminal.setSize(Size.of(DEFAULT_COLUMNS, DEFAULT_ROWS)); // its width is unknown
    }
    Editor editor = new Editor(terminal, reader(shell, terminal, history), shell.prompt());
    terminal.writer().print('\r'); // the editor shows the prompt again, in the same place
    terminal.flush();
    return editor;
  }

  /** An editor at a terminal, with its history in a folder. */
  public static Editor at(Terminal terminal, Shell shell, Path folder) throws IOException {
    return new Editor(terminal, reader(shell, terminal, folder.resolve("history")), shell.prompt());
  }

  /** A terminal type that JLine knows; marks it as loaded, so that JLine starts no program. */
  private static String jlineType(String type) {
    if (type.isEmpty() || type.equals("dumb")) {
      InfoCmp.setLoadedInfoCmp(TYPING_TYPE, TypingReader.CAPABILITIES);
      return TYPING_TYPE;
    }
    String alike = type.startsWith("tmux") ? "screen" : DEFAULT_TYPE; // tmux has screen's keys
    String known = KNOWN_TYPES.contains(type) ? type : alike;
    InfoCmp.setLoadedInfoCmp(known, withoutKeypad(InfoCmp.getDefaultInfoCmp(known)));
    return known;
  }

  /**
   * A terminal's capabilities without a mode in which the arrows send other bytes: a program that a
   * signal ends could leave the terminal in it.
   */
  private static String withoutKeypad(String capabilities) {
    return capabilities.replaceAll("[sr]mkx=[^,]*,", "").replace("\\EO", "\\E[");
  }

  /** A reader without colours, marks and pastes of its own: it shows only what is typed. */
  private static LineReader reader(Shell shell, Terminal terminal, Path history)
      throws IOException {
    boolean isTyping = terminal.getType().equals(TYPING_TYPE);
    LineReaderImpl reader =
        isTyping ? new TypingReader(shell, terminal) : new PlainReader(terminal);
    reader.setHistory(new QuietHistory());
    reader.setParser(new CompletionParser());
    reader.setCompleter((asking, line, found) -> complete(shell, line, found));
    reader.setVariable(LineReader.HISTORY_FILE, history);
    reader.setVariable(LineReader.BELL_STYLE, "none");
    reader.option(Option.DISABLE_EVENT_EXPANSION, true);
    reader.option(Option.CASE_INSENSITIVE, true);
    reader.option(Option.AUTO_MENU, false);
    reader.option(Option.AUTO_FRESH_LINE, false);
    if (!isTyping) {
      reader.option(Option.BRACKETED_PASTE, false);
    }
    return reader;
  }

  private static void complete(Shell shell, ParsedLine line, List<Candidate> found) {
    String begun = line.line().substring(0, line.cursor());
    for (String known : shell.completions(begun)) {
      found.add(new Candidate(known, known, null, null, null, null, LineChoices.isWhole(known)));
    }
  }

  @Override
  public Optional<String> next() throws IOException {
    while (true) {
      try {
        return Optional.of(reader.readLine(prompt));
      } catch (UserInterruptException e) {
        // the unfinished line is dropped
      } catch (EndOfFileException | IOError e) {
        return Optional.empty(); // with an IOError, the terminal went away
      } catch (IllegalStateException e) {
        if (isClosed()) {
          return Optional.empty(); // the program was asked to stop
        }
        throw e;
      }
    }
  }

  @Override
  public Runnable onInterrupt(Runnable task) {
    Terminal.SignalHandler before = terminal.handle(Terminal.Signal.INT, signal -> task.run());
    return () -> terminal.handle(Terminal.Signal.INT, before);
  }

  /** Whether the terminal is gone: asking it anything shows that. */
  private boolean isClosed() {
    try {
      terminal.getAttributes();
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }

  @Override
  public void close() throws IOException {
    reader.getHistory().save();
    terminal.close();
  }
}
