package dev.banmen.tui.theme;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.game.Ground;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.term.AnsiText;
import dev.banmen.tui.term.Depth;

/**
 * What the eye sees of a role on some terminal: the colour of its characters and that behind them,
 * read from the very sequence that a terminal is sent. Colours are 0xrrggbb. Immutable.
 */
public record Shade(int front, int behind) {
  /** The colours that a terminal has of itself. */
  public enum TerminalColour {
    DARK(0xe5e5e5, 0x000000),
    LIGHT(0x000000, 0xffffff);

    private final int front;
    private final int behind;

    TerminalColour(int front, int behind) {
      this.front = front;
      this.behind = behind;
    }
  }

  /** xterm's sixteen colours as it comes (XTerm-col.ad); other terminals come near them. */
  private static final int[] SIXTEEN = {
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff
  };

  private static final int[] STEPS = {0, 95, 135, 175, 215, 255};

  /** A role as a terminal shows it, where bold is bold. */
  public static Shade of(Theme theme, Role role, Ground ground, Depth depth, TerminalColour own) {
    return of(theme, role, ground, depth, own, false);
  }

  /** Likewise, where bold may also mean the brighter eight of sixteen colours. */
  public static Shade of(
      Theme theme,
      Role role,
      Ground ground,
      Depth depth,
      TerminalColour own,
      boolean boldIsBright) {
    return of(theme, role, role, ground, depth, own, boldIsBright);
  }

  /** Likewise, on the ground of another role. */
  static Shade of(
      Theme theme,
      Role role,
      Role on,
      Ground ground,
      Depth depth,
      TerminalColour own,
      boolean boldIsBright) {
    TextCharacter cell = Palette.of(theme, depth, ground, false).cell('x', role, on);
    String sequence = new AnsiText(depth).begin(cell);
    int front = own.front;
    int behind = own.behind;
    boolean isReversed = false;
    boolean isBold = false;
    String inner = sequence.isEmpty() ? "" : sequence.substring(2, sequence.length() - 1);
    String[] numbers = inner.isEmpty() ? new String[0] : inner.split(";");
    for (int i = 0; i < numbers.length; i++) {
      int n = Integer.parseInt(numbers[i]);
      isBold |= n == 1;
      isReversed |= n == 7;
      if (n == 38 || n == 48) {
        boolean isIndex = numbers[i + 1].equals("5");
        int rgb = isIndex ? indexed(Integer.parseInt(numbers[i + 2])) : direct(numbers, i + 2);
        i += isIndex ? 2 : 4;
        front = n == 38 ? rgb : front;
        behind = n == 48 ? rgb : behind;
      } else if (n >= 90 || n >= 30 && n < 48) {
        boolean isBright = n >= 90 || boldIsBright && isBold && n < 38;
        int rgb = SIXTEEN[n % 10 + (isBright ? 8 : 0)];
        boolean isFront = n < 40 || n >= 90 && n < 100;
        front = isFront ? rgb : front;
        behind = isFront ? behind : rgb;
      }
    }
    return isReversed ? new Shade(behind, front) : new Shade(front, behind);
  }

  private static int direct(String[] numbers, int at) {
    return Integer.parseInt(numbers[at]) << 16
        | Integer.parseInt(numbers[at + 1]) << 8
        | Integer.parseInt(numbers[at + 2]);
  }

  private static int indexed(int index) {
    if (index < 16) {
      return SIXTEEN[index];
    } else if (index >= 232) {
      return (8 + 10 * (index - 232)) * 0x010101;
    }
    int cube = index - 16;
    return STEPS[cube / 36] << 16 | STEPS[cube / 6 % 6] << 8 | STEPS[cube % 6];
  }

  /** The contrast of WCAG 2.2, from 1 to 21. */
  double contrast() {
    double one = luminance(front);
    double other = luminance(behind);
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  private static double luminance(int rgb) {
    double[] linear = linear(rgb);
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }

  /** Red, green and blue as light, each from 0 to 1 (IEC 61966-2-1). */
  static double[] linear(int rgb) {
    return new double[] {linearPart(rgb >> 16), linearPart(rgb >> 8), linearPart(rgb)};
  }

  private static double linearPart(int level) {
    double part = (level & 0xff) / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  @Override
  public String toString() {
    return "#%06x on #%06x".formatted(front, behind);
  }
}
