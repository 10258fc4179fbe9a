package dev.banmen.tui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Ground;
import dev.banmen.text.Language;
import dev.banmen.tui.term.Depth;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Every role of every theme stands out from what is behind it, in the colours that a terminal is
 * really sent: WCAG 2.2 asks 4.5 to 1 of text (1.4.3) and 3 to 1 of what is needed to understand a
 * picture (1.4.11). The terminal's own ground is taken for black and for white.
 */
class ContrastTest {
  static final List<String> BUNDLED = Themes.BUNDLED;

  private static final Set<Depth> COLOURED =
      EnumSet.of(Depth.TRUECOLOR, Depth.INDEXED, Depth.SIXTEEN, Depth.EIGHT);

  /** Pieces, lines, and what is drawn around them; all other roles are of words and numbers. */
  private static final Set<Role> MARKS =
      EnumSet.of(
          Role.BORDER,
          Role.BOARD,
          Role.FIXTURE,
          Role.BLACK,
          Role.WHITE,
          Role.CURSOR,
          Role.LAST,
          Role.CHAIN,
          Role.TAKEN,
          Role.REPEATED,
          Role.TERRITORY_BLACK,
          Role.TERRITORY_WHITE,
          Role.NEUTRAL);

  /** On boards of lines a box has the letter of its owner. */
  private static boolean isText(Role role, Ground ground) {
    boolean isPiece = role == Role.BLACK || role == Role.WHITE;
    return !MARKS.contains(role) || ground == Ground.LINES && isPiece;
  }

  private static List<String> faint(String name, double text, double marks, boolean boldIsBright)
      throws ThemeFault {
    Theme theme = Themes.bundled(name, Language.ENGLISH);
    List<String> faint = new ArrayList<>();
    for (Depth depth : COLOURED) {
      for (Shade.TerminalColour own : Shade.TerminalColour.values()) {
        for (Ground ground : Ground.values()) {
          for (Role role : Role.values()) {
            Shade shade = Shade.of(theme, role, ground, depth, own, boldIsBright);
            if (shade.contrast() < (isText(role, ground) ? text : marks)) {
              faint.add(
                  "%s %s %s %s: %s %.2f"
                      .formatted(depth, own, ground, role, shade, shade.contrast()));
            }
          }
        }
      }
    }
    return faint;
  }

  @ParameterizedTest
  @FieldSource("BUNDLED")
  void wordsAndMarksStandOut(String name) throws ThemeFault {
    assertThat(faint(name, 4.5, 3, false)).isEmpty();
  }

  /** Many terminals draw bold red as bright red; then it is not to be fainter than asked for. */
  @ParameterizedTest
  @FieldSource("BUNDLED")
  void theyDoWhereBoldIsBright(String name) throws ThemeFault {
    assertThat(faint(name, 4.5, 3, true)).isEmpty();
  }

  /** WCAG 2.2, 1.4.6; a number or letter on a board needs both colours of pieces beside it. */
  @Test
  void wordsOfTheThemeForWeakEyesStandOutMore() throws ThemeFault {
    Theme contrast = Themes.bundled("contrast", Language.ENGLISH);
    for (Role role : Role.values()) {
      if (role.compareTo(Role.BOARD) < 0) {
        Shade shade =
            Shade.of(contrast, role, Ground.LINES, Depth.INDEXED, Shade.TerminalColour.DARK);
        assertThat(shade.contrast()).as("%s %s", role, shade).isGreaterThan(7);
      }
    }
  }

  /** What a theme was made of is what 256 colours show. */
  @ParameterizedTest
  @FieldSource("BUNDLED")
  void twoHundredAndFiftySixColoursShowTheSame(String name) throws ThemeFault {
    Theme theme = Themes.bundled(name, Language.ENGLISH);
    for (Ground ground : Ground.values()) {
      for (Role role : Role.values()) {
        assertThat(Shade.of(theme, role, ground, Depth.INDEXED, Shade.TerminalColour.DARK))
            .as("%s %s", ground, role)
            .isEqualTo(Shade.of(theme, role, ground, Depth.TRUECOLOR, Shade.TerminalColour.DARK));
      }
    }
  }
}
