package dev.banmen.tui.text;

import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/** Collects texts in lines of one width. Mutable. */
public final class WrappedText {
  private final int cols;
  private final List<Line> lines = new ArrayList<>();

  public WrappedText(int cols) {
    this.cols = cols;
  }

  /** Adds a text in as many lines as it needs; nothing if it is empty. */
  public WrappedText add(String text, Role role) {
    return text.isEmpty() ? this : add(Line.wrap(text, role, cols));
  }

  public WrappedText add(List<Line> more) {
    lines.addAll(more);
    return this;
  }

  /** Adds a blank line. */
  public WrappedText blank() {
    lines.add(Line.BLANK);
    return this;
  }

  /** Returns what was collected; callers may change it. */
  public List<Line> lines() {
    return lines;
  }
}
