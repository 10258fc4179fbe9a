package dev.banmen.lesson.reader;

import dev.banmen.text.Printable;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines of a lesson's file: UTF-8 without control characters. Immutable. */
final class LessonLines {
  /** A larger file isn't a lesson, and would only take long to read. */
  static final int MOST_BYTES = 256 << 10;

  private final List<String> lines;

  private LessonLines(List<String> lines) {
    this.lines = List.copyOf(lines);
  }

  /** Splits a file into lines; reports what is not text, and replaces it with a question mark. */
  static LessonLines of(byte[] bytes, Faults faults) {
    if (bytes.length > MOST_BYTES) {
      faults.add(0, 0, "long", MOST_BYTES);
      return new LessonLines(List.of());
    }
    String text = decoded(bytes, faults);
    if (text.startsWith("\uFEFF")) {
      text = text.substring(1);
    }
    List<String> lines = new ArrayList<>();
    for (String line : text.replace("\r\n", "\n").replace('\r', '\n').split("\n", -1)) {
      lines.add(clean(line.replace('\t', ' '), lines.size() + 1, faults));
    }
    return new LessonLines(lines);
  }

  private static String decoded(byte[] bytes, Faults faults) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
    if (result.isUnderflow()) {
      return text.flip().toString();
    }
    String before = text.flip().toString();
    int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
    faults.add(line, before.length() - before.lastIndexOf('\n'), "utf8");
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static String clean(String line, int number, Faults faults) {
    String shown = Printable.of(line);
    if (!shown.equals(line)) {
      int at = 0;
      while (line.charAt(at) == shown.charAt(at)) {
        at++;
      }
      String code = Integer.toHexString(line.codePointAt(at)).toUpperCase(Locale.ROOT);
      faults.add(number, at + 1, "control", code);
    }
    return shown;
  }

  int count() {
    return lines.size();
  }

  /** The line with this number, from 1; empty after the last. */
  String at(int number) {
    return number <= lines.size() ? lines.get(number - 1) : "";
  }

  /** All lines from this one on; those before become empty, so that line numbers stay the same. */
  String from(int number) {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= lines.size(); i++) {
      text.append(i < number ? "" : at(i)).append('\n');
    }
    return text.toString();
  }
}
