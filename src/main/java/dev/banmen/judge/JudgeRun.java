package dev.banmen.judge;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.Tokens;
import dev.banmen.text.Language;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Judges files: each on its own, in order, with nothing between the answers; a fault in one does
 * not stop the next. Mutable, one thread.
 */
public final class JudgeRun {
  /** The name of standard input. */
  public static final String STANDARD_INPUT = "-";

  private final Judge judge;
  private final boolean explains;
  private final Language language;
  private final InputStream in;
  private final OutputStream out;
  private final OutputStream err;

  /**
   * A run of a judge.
   *
   * @param explains whether each miss is reported on {@code err} as well
   * @param language the language of those reports
   * @param out receives answers in large pieces; best unbuffered
   */
  public JudgeRun(
      Judge judge,
      boolean explains,
      Language language,
      InputStream in,
      OutputStream out,
      OutputStream err) {
    this.judge = judge;
    this.explains = explains;
    this.language = language;
    this.in = in;
    this.out = out;
    this.err = err;
  }

  /**
   * Judges the files, or standard input if none is named.
   *
   * @return whether there was no fault
   */
  public boolean judge(List<String> names) {
    if (names.isEmpty()) {
      names = List.of(STANDARD_INPUT);
    }
    boolean clean = true;
    try {
      for (String name : names) {
        clean &= judge(name);
      }
      return clean;
    } catch (Unwritable gone) {
      tell(gone);
      return false;
    }
  }

  private boolean judge(String name) throws Unwritable {
    Remarks remarks = new Remarks(err, name);
    try {
      if (name.equals(STANDARD_INPUT)) {
        return judge(in, remarks);
      }
      try (InputStream file = new FileInputStream(name)) {
        return judge(file, remarks);
      }
    } catch (Unwritable e) {
      throw e;
    } catch (FileNotFoundException e) {
      remarks.fault(0, 0, text("unreadable", hindrance(new File(name))));
      return false;
    } catch (IOException e) {
      remarks.fault(0, 0, text("unreadable", e.getMessage()));
      return false;
    } finally {
      remarks.flush();
    }
  }

  private boolean judge(InputStream input, Remarks remarks) throws IOException {
    Tokens tokens = new Tokens(input);
    StreamAnswer answer = new StreamAnswer(out, remarks, explains);
    try {
      judge.judge(tokens.in(language), answer);
      answer.flush();
      return true;
    } catch (InputFault fault) {
      answer.flush();
      remarks.fault(fault.line(), fault.column(), fault.getMessage());
      return false;
    } catch (Unwritable e) {
      throw e;
    } catch (IOException e) {
      answer.flush();
      remarks.fault(Math.max(1, tokens.line()), 0, text("unreadable.on", e.getMessage()));
      return false;
    }
  }

  /** Says why a file does not open; the system's own words depend on its language. */
  private String hindrance(File file) {
    // some Javas take the empty name for the folder they run in
    if (file.isDirectory() && !file.getPath().isEmpty()) {
      return text("hindrance.directory");
    }
    boolean isThere = file.exists() && !file.getPath().isEmpty();
    return text(isThere ? "hindrance.denied" : "hindrance.none");
  }

  /** Looks a text up, only if something is wrong: most runs need no bundle. */
  private String text(String key, Object... values) {
    return language.words(JudgeRun.class).text(key, values);
  }

  private void tell(Unwritable gone) {
    if (gone.isReaderGone()) {
      return;
    }
    String line = "banmen: " + text("unwritable.output", gone.getMessage()) + "\n";
    try {
      err.write(line.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // nobody is left to hear it
    }
  }
}
