package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import dev.banmen.record.charset.PlainText;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The lines of a file from any system and in any charset, blank ones too. Immutable. */
record ServerLines(List<RawLine> lines) {
  static final int MOST = 100_000; // real files have some hundreds

  /** One line, numbered from 1; its bytes are without the line end, and not to be changed. */
  record RawLine(int number, byte[] bytes) {
    /** The line as ASCII: each other byte is one character. Without blanks around it. */
    String ascii() {
      return new String(bytes, StandardCharsets.ISO_8859_1).strip();
    }

    /** The line as text, without blanks around it. */
    String text(Charset charset) {
      return new String(bytes, charset).strip();
    }

    boolean isText(Charset charset) {
      return PlainText.isIn(bytes, charset);
    }

    boolean isBlank() {
      return ascii().isEmpty();
    }
  }

  ServerLines {
    lines = List.copyOf(lines);
  }

  /** Splits a file, which may begin with a byte order mark; a fault if it has too many lines. */
  static ServerLines of(byte[] file, FileFaults report) throws InputFault {
    byte[] bytes = PlainText.unmarked(file);
    int ends = 0;
    for (int i = 0; i < bytes.length; i++) {
      ends += isEnd(bytes, i) ? 1 : 0;
      if (ends == MOST && i + 1 < bytes.length) {
        throw report.fault(MOST + 1, "fault.lines", MOST);
      }
    }
    return split(bytes);
  }

  /** The lines of a file's beginning; the last of them may be cut off. */
  static ServerLines ofHead(byte[] head) {
    return split(PlainText.unmarked(head));
  }

  private static boolean isEnd(byte[] bytes, int i) {
    boolean isPair = bytes[i] == '\r' && i + 1 < bytes.length && bytes[i + 1] == '\n';
    return bytes[i] == '\n' || bytes[i] == '\r' && !isPair;
  }

  private static ServerLines split(byte[] bytes) {
    List<RawLine> lines = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (isEnd(bytes, i)) {
        int to = bytes[i] == '\n' && i > from && bytes[i - 1] == '\r' ? i - 1 : i;
        lines.add(new RawLine(lines.size() + 1, Arrays.copyOfRange(bytes, from, to)));
        from = i + 1;
      }
    }
    if (from < bytes.length) {
      lines.add(new RawLine(lines.size() + 1, Arrays.copyOfRange(bytes, from, bytes.length)));
    }
    return new ServerLines(lines);
  }

  /** The line with an index from 0, as ASCII; empty past the end. */
  String ascii(int index) {
    return index < lines.size() ? lines.get(index).ascii() : "";
  }

  /** The index of the first line that is not blank; the number of lines if all are. */
  int first() {
    int index = 0;
    while (index < lines.size() && lines.get(index).isBlank()) {
      index++;
    }
    return index;
  }

  /** The number of the last line, 1 in an empty file. */
  int last() {
    return Math.max(1, lines.size());
  }

  /** The charset of the lines that are text, by its name in the file, if it has one, or a guess. */
  Charset charset(Predicate<String> isText, Optional<String> said) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    for (RawLine line : lines) {
      if (isForeign(line.bytes()) && isText.test(line.ascii())) {
        text.writeBytes(line.bytes());
        text.write('\n');
      }
    }
    return PlainText.charset(text.toByteArray(), said);
  }

  private static boolean isForeign(byte[] bytes) {
    for (byte b : bytes) {
      if (b < 0) {
        return true;
      }
    }
    return false;
  }
}
