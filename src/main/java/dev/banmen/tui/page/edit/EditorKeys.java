package dev.banmen.tui.page.edit;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Mark;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.List;
import java.util.Optional;

/** Handles keys and clicks while a position is set up. Stateless. */
final class EditorKeys {
  private EditorKeys() {}

  static PageAction on(EditorPage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return clicked(page, pointed.action(), screen);
    }
    return pressed(page, ((Input.Key) input).stroke());
  }

  private static EditorPage clicked(EditorPage page, MouseAction mouse, Extent screen) {
    Site site = page.frame(screen).board().siteAt(mouse);
    if (!page.game().lattice().contains(site)) {
      return page;
    }
    EditorPage there = page.at(site);
    return switch (mouse.getButton()) {
      case Mouse.LEFT -> cycled(there);
      case Mouse.RIGHT -> there.marked(Mark.EMPTY);
      default -> there;
    };
  }

  private static PageAction pressed(EditorPage page, KeyStroke key) {
    Optional<EditorPage> steered = page.steered(key);
    if (steered.isPresent()) {
      return steered.get();
    }
    boolean isFaulty = !page.draft().faults().isEmpty();
    return switch (KeyAction.of(Keys.plain(key))) {
      case ESCAPE, QUIT -> page.left();
      case ENTER, SPACE -> cycled(page);
      case DELETE, BACKSPACE -> page.marked(Mark.EMPTY);
      case HELP -> page.help();
      case TRY -> play(page);
      case THEME -> PageAction.changeTheme("", page);
      case COMMAND -> page.begin(":");
      case SAVE -> isFaulty ? refused(page) : page.begin(":save " + page.game().id() + ".sgf");
      case DIGIT -> numbered(page, key);
      case PASS -> page.drawn(page.draft().turned());
      case UNDO -> page.undone();
      case REDO -> page.redone();
      case MISS -> isFaulty ? nextFault(page) : page.unused(key);
      case MISS_BEFORE -> isFaulty ? faultBefore(page) : page.unused(key);
      default -> page.unused(key);
    };
  }

  /** Puts the piece of the first or the second side, or nothing, by its number. */
  private static PageAction numbered(EditorPage page, KeyStroke key) {
    return switch (key.getCharacter()) {
      case '0' -> page.marked(Mark.EMPTY);
      case '1' -> page.marked(Mark.BLACK);
      case '2' -> page.marked(Mark.WHITE);
      default -> page.unused(key);
    };
  }

  /** Puts the next mark under the cursor: nothing, one side, the other side, nothing. */
  private static EditorPage cycled(EditorPage page) {
    return switch (page.draft().at(page.cursor())) {
      case EMPTY, FIXTURE -> page.marked(Mark.BLACK);
      case BLACK -> page.marked(Mark.WHITE);
      case WHITE -> page.marked(Mark.EMPTY);
    };
  }

  /** Moves the cursor to the next fault; after the last, to the first. */
  private static EditorPage nextFault(EditorPage page) {
    List<SetupFault> faults = page.draft().faults();
    for (SetupFault fault : faults) {
      if (fault.site().compareTo(page.cursor()) > 0) {
        return page.at(fault.site());
      }
    }
    return faults.isEmpty() ? page : page.at(faults.get(0).site());
  }

  private static EditorPage faultBefore(EditorPage page) {
    List<SetupFault> faults = page.draft().faults();
    for (int i = faults.size() - 1; i >= 0; i--) {
      if (faults.get(i).site().compareTo(page.cursor()) < 0) {
        return page.at(faults.get(i).site());
      }
    }
    return page.at(faults.get(faults.size() - 1).site());
  }

  /** Starts a game from here, over this page; or goes to a fault. */
  static PageAction play(EditorPage page) {
    return page.draft().faults().isEmpty()
        ? PageAction.begin(page.terms().from(page.draft().setup()), page)
        : refused(page);
  }

  static EditorPage refused(EditorPage page) {
    SetupFault fault = page.fault().orElseThrow();
    return page.at(fault.site()).says("edit.refused");
  }
}
