package dev.banmen.tui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Ground;
import dev.banmen.text.Language;
import dev.banmen.tui.term.Depth;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The theme {@code safe}: what lies side by side on a board, and what is said of a move, differs in
 * colour for eyes that lack one kind of cone. What they see is after Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG
 * 15(6), 2009, with the full deficiency.
 */
class ColourBlindTest {
  /** In CIE 1976 units, of which two or three are just seen side by side. */
  private static final double APART = 15;

  private static final Role[] ON_BOARD = {
    Role.BLACK, Role.WHITE, Role.CURSOR, Role.LAST, Role.LEGAL, Role.TAKEN, Role.MISS
  };

  private static final Role[] SAID = {Role.GOOD, Role.MISS};

  /** Eyes, as what they make of red, green and blue light. */
  enum Eyes {
    USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(
        0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
        1.051998),
    DEUTERANOPIA(
        0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITANOPIA(
        1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
        0.303900);

    private final double[] matrix;

    Eyes(double... matrix) {
      this.matrix = matrix;
    }

    private double[] see(int rgb) {
      double[] light = Shade.linear(rgb);
      double[] seen = new double[3];
      for (int i = 0; i < 9; i++) {
        seen[i / 3] += matrix[i] * light[i % 3];
      }
      for (int i = 0; i < 3; i++) {
        seen[i] = Math.max(0, Math.min(1, seen[i]));
      }
      return seen;
    }

    /** How far two colours are apart: the distance in CIE L*a*b*, white being that of sRGB. */
    double distance(int one, int other) {
      double[] a = lab(see(one));
      double[] b = lab(see(other));
      return Math.sqrt(square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2]));
    }

    private static double square(double x) {
      return x * x;
    }

    private static double[] lab(double[] rgb) {
      double x = root((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
      double y = root(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
      double z = root((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
      return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double t) {
      return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatLiesSideBySideIsToldApart(Eyes eyes) throws ThemeFault {
    assertThat(alike("safe", eyes)).isEmpty();
  }

  /** The law can fail: what takes is dark red and the last move dark blue on the usual boards. */
  @ParameterizedTest
  @EnumSource(names = "USUAL", mode = EnumSource.Mode.EXCLUDE)
  void theUsualThemeDoesNotPromiseIt(Eyes eyes) throws ThemeFault {
    assertThat(alike(Themes.DEFAULT, eyes)).isNotEmpty();
  }

  private static List<String> alike(String name, Eyes eyes) throws ThemeFault {
    Theme theme = Themes.bundled(name, Language.ENGLISH);
    List<String> alike = new ArrayList<>();
    for (Depth depth : new Depth[] {Depth.TRUECOLOR, Depth.INDEXED, Depth.SIXTEEN}) {
      for (Ground ground : Ground.values()) {
        for (Role[] roles : new Role[][] {ON_BOARD, SAID}) {
          alike.addAll(alike(theme, eyes, depth, ground, roles));
        }
      }
    }
    return alike;
  }

  private static List<String> alike(
      Theme theme, Eyes eyes, Depth depth, Ground ground, Role[] roles) {
    List<String> alike = new ArrayList<>();
    for (int i = 0; i < roles.length; i++) {
      for (int j = 0; j < i; j++) {
        Shade one = Shade.of(theme, roles[i], ground, depth, Shade.TerminalColour.DARK);
        Shade other = Shade.of(theme, roles[j], ground, depth, Shade.TerminalColour.DARK);
        double apart =
            Math.max(
                eyes.distance(one.front(), other.front()),
                eyes.distance(one.behind(), other.behind()));
        if (apart < APART) {
          alike.add(
              "%s %s: %s %s, %s %s: %.0f"
                  .formatted(depth, ground, roles[i], one, roles[j], other, apart));
        }
      }
    }
    return alike;
  }
}
