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

  /**
   * How much of that a board for pieces keeps where xterm's sixteen colours are meant: the
   * brightest yellow and green that there are. Elsewhere they are darker; a white piece is larger
   * than a line.
   */
  private static final double OF_SIXTEEN = 0.55;

  private static boolean isOfBoards(GroundPair pair, Ground ground) {
    return ground != Ground.LINES && pair.role().compareTo(Role.BOARD) >= 0;
  }

  private static List<String> faint(String name, boolean boldIsBright) throws ThemeFault {
    Theme theme = Themes.bundled(name, Language.ENGLISH);
    List<String> faint = new ArrayList<>();
    for (Depth depth : COLOURED) {
      for (Shade.TerminalColour own : Shade.TerminalColour.values()) {
        for (Ground ground : Ground.values()) {
          for (GroundPair pair : GroundPair.with(ground)) {
            boolean isFew = depth == Depth.SIXTEEN || depth == Depth.EIGHT;
            double least = pair.least() * (isFew && isOfBoards(pair, ground) ? OF_SIXTEEN : 1);
            Shade shade =
                Shade.of(theme, pair.role(), pair.behind(), ground, depth, own, boldIsBright);
            if (shade.contrast() < least) {
              faint.add(
                  "%s %s %s %s: %s %.2f"
                      .formatted(depth, own, ground, pair, shade, shade.contrast()));
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
    assertThat(faint(name, false)).isEmpty();
  }

  /** Many terminals draw bold red as bright red; then it is not to be fainter than asked for. */
  @ParameterizedTest
  @FieldSource("BUNDLED")
  void theyDoWhereBoldIsBright(String name) throws ThemeFault {
    assertThat(faint(name, true)).isEmpty();
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

  /** Keys and turns catch the eye on every terminal, and the board is no part of the page. */
  @ParameterizedTest
  @FieldSource("BUNDLED")
  void sixteenColoursHaveAnAccentALitCardAndABoard(String name) throws ThemeFault {
    Theme theme = Themes.bundled(name, Language.ENGLISH);
    for (Shade.TerminalColour own : Shade.TerminalColour.values()) {
      for (Ground ground : Ground.values()) {
        Shade text = Shade.of(theme, Role.TEXT, ground, Depth.SIXTEEN, own);
        Shade card = Shade.of(theme, Role.CARD, ground, Depth.SIXTEEN, own);
        assertThat(card.behind()).as("%s %s card", own, ground).isNotEqualTo(text.behind());
        if (!name.equals("mono")) {
          Shade accent = Shade.of(theme, Role.ACCENT, ground, Depth.SIXTEEN, own);
          assertThat(accent.front()).as("%s %s accent", own, ground).isNotEqualTo(text.front());
          assertThat(accent.behind()).as("%s %s page", own, ground).isEqualTo(text.behind());
          if (ground != Ground.LINES) {
            Shade board = Shade.of(theme, Role.BOARD, ground, Depth.SIXTEEN, own);
            assertThat(board.behind()).as("%s %s board", own, ground).isNotEqualTo(text.behind());
          }
        }
      }
    }
  }

  /** In 256 colours, what differs on a board still does, but not each two shades of its squares. */
  @ParameterizedTest
  @FieldSource("BUNDLED")
  void twoHundredAndFiftySixColoursTellGroundsApart(String name) throws ThemeFault {
    Theme theme = Themes.bundled(name, Language.ENGLISH);
    Role[] grounds = {Role.BOARD, Role.CURSOR, Role.LAST, Role.CHANGED};
    for (Ground ground : new Ground[] {Ground.CROSSINGS, Ground.SQUARES}) {
      for (Role one : grounds) {
        for (Role other : grounds) {
          Shade.TerminalColour own = Shade.TerminalColour.DARK;
          boolean differ =
              Shade.of(theme, one, ground, Depth.TRUECOLOR, own).behind()
                  != Shade.of(theme, other, ground, Depth.TRUECOLOR, own).behind();
          assertThat(
                  Shade.of(theme, one, ground, Depth.INDEXED, own).behind()
                      != Shade.of(theme, other, ground, Depth.INDEXED, own).behind())
              .as("%s %s %s", ground, one, other)
              .isEqualTo(differ);
        }
      }
    }
  }
}
