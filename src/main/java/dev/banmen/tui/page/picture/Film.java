package dev.banmen.tui.page.picture;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TextCharacter;
import dev.banmen.picture.Svg;
import dev.banmen.text.Language;
import dev.banmen.tui.keys.TimedKey;
import dev.banmen.tui.term.BufferGraphics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A picture, as SVG, of what screens show over some time; it plays by itself, again and again. A
 * frame lays the cells that have changed over the one before, and what looks the same is drawn only
 * once. Without animation, or for those who want none, it is the frame shown longest. Mutable, one
 * thread.
 */
public final class Film {
  /** How many cells all frames may have. */
  private static final int MOST_CELLS = 2_000_000;

  /** Cells without a change that are drawn again rather than begin another piece. */
  private static final int GAP = 3;

  /**
   * A screen from some time on.
   *
   * @param at in milliseconds
   */
  private record Frame(long at, BufferGraphics sheet) {}

  private final int cols;
  private final int rows;
  private final Language language;
  private final List<Frame> frames = new ArrayList<>();
  private final Map<String, Integer> pieces = new LinkedHashMap<>(); // with their numbers
  private long end;

  /** A film of screens of this size that shows nothing yet. */
  public Film(int cols, int rows, Language language) {
    this.cols = cols;
    this.rows = rows;
    this.language = language;
  }

  /** Returns a screen that is filmed from where the film ends now, while keys are typed. */
  public OffscreenSurface screen(List<TimedKey> keys) {
    return new OffscreenSurface(cols, rows, keys, Optional.of(this), language);
  }

  /** How many frames there can be. */
  public int mostFrames() {
    return MOST_CELLS / (cols * rows);
  }

  /** Whether the end is missing, as there would be too many frames. */
  public boolean isFull() {
    return frames.size() > mostFrames();
  }

  /** Shows a screen some time after the one before; after no time, in its place. */
  void show(long pause, BufferGraphics sheet) {
    if (isFull()) {
      return;
    }
    end += pause;
    BufferGraphics copy = new BufferGraphics(cols, rows);
    copy.drawImage(TerminalPosition.TOP_LEFT_CORNER, sheet.cut(0, 0, cols, rows));
    if (!frames.isEmpty() && last().at == end) {
      frames.remove(frames.size() - 1);
    }
    frames.add(new Frame(end, copy));
    if (frames.size() > 1 && changes(frames.size() - 1).isEmpty()) {
      frames.remove(frames.size() - 1);
    }
  }

  private Frame last() {
    return frames.get(frames.size() - 1);
  }

  /** Returns the picture; something must have been shown. */
  public String svg(String title) {
    Svg svg = StillPicture.begin(frames.get(0).sheet, cols, rows, title, language);
    svg.begin("style").raw(style()).end();
    int still = longest();
    for (int i = 0; i < frames.size(); i++) {
      svg.begin("g", "class", "f" + i, "visibility", i > still ? "hidden" : "visible");
      for (Run run : changes(i)) {
        String piece = StillPicture.piece(frames.get(i).sheet, run.row, run.begin, run.end);
        int id = pieces.computeIfAbsent(piece, other -> pieces.size());
        int x = StillPicture.x(run.begin);
        svg.empty("use", "href", "#p" + id, "x", x, "y", StillPicture.y(run.row));
      }
      svg.end();
    }
    svg.begin("defs");
    pieces.forEach((piece, id) -> svg.begin("g", "id", "p" + id).raw(piece).end());
    return svg.end().end().toString();
  }

  /** Cells of a row, from a column to before another. */
  private record Run(int row, int begin, int end) {}

  /** Returns the cells of a frame that differ from those before; all of the first. */
  private List<Run> changes(int frame) {
    List<Run> runs = new ArrayList<>();
    BufferGraphics now = frames.get(frame).sheet;
    for (int row = 0; row < rows; row++) {
      int begin = 0;
      int end = 0;
      for (int col = 0; col < cols; col++) {
        TextCharacter cell = now.cell(col, row);
        if (frame == 0 || !Objects.equals(cell, frames.get(frame - 1).sheet.cell(col, row))) {
          if (col > end + GAP || end == 0) {
            add(runs, row, begin, end);
            begin = cell == null ? col - 1 : col;
          }
          boolean isWide = col + 1 < cols && now.cell(col + 1, row) == null;
          end = isWide ? col + 2 : col + 1;
        }
      }
      add(runs, row, begin, end);
    }
    return runs;
  }

  private static void add(List<Run> runs, int row, int begin, int end) {
    if (end > begin) {
      runs.add(new Run(row, begin, end));
    }
  }

  /** Returns the rules that show each frame from its time on. */
  private String style() {
    StringBuilder style = new StringBuilder();
    style.append("@media (prefers-reduced-motion:no-preference){g{animation:step-end infinite ");
    style.append(end).append("ms}}\n");
    for (int i = 1; i < frames.size(); i++) {
      String name = "f" + i;
      String at = Svg.number(100.0 * frames.get(i).at / end);
      style.append('.').append(name).append("{animation-name:").append(name).append("}@keyframes ");
      style
          .append(name)
          .append("{0%{visibility:hidden}")
          .append(at)
          .append("%{visibility:visible}}\n");
    }
    return style.toString();
  }

  /** Returns the number of the frame that is shown longest, the first of several. */
  private int longest() {
    int longest = 0;
    for (int i = 1; i < frames.size(); i++) {
      longest = millis(i) > millis(longest) ? i : longest;
    }
    return longest;
  }

  private long millis(int frame) {
    return (frame + 1 < frames.size() ? frames.get(frame + 1).at : end) - frames.get(frame).at;
  }
}
