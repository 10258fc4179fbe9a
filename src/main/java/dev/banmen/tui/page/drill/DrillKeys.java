package dev.banmen.tui.page.drill;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm.AnswerWay;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.BoardPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.List;

/** Handles keys and the mouse in an exercise, and says what keys do. Stateless. */
final class DrillKeys {
  private static final int PAGE = 4;

  private DrillKeys() {}

  static PageAction on(DrillPage page, KeyStroke key, Extent screen) {
    int far = BoardPage.steps(key);
    return switch (KeyAction.of(Keys.plain(key))) {
      case UP -> moved(page, key, -far, 0);
      case DOWN -> moved(page, key, far, 0);
      case LEFT -> moved(page, key, 0, -far);
      case RIGHT -> moved(page, key, 0, far);
      case ENTER, SPACE -> enter(page);
      case PAGE_UP -> scrolled(page, key, -PAGE, screen);
      case PAGE_DOWN -> scrolled(page, key, PAGE, screen);
      case PANE, PANE_BEFORE, EXPLAIN -> explained(page, key);
      case ESCAPE -> page.cancelled(PageAction.back());
      case QUIT -> PageAction.back();
      case DIGIT -> digit(page, key);
      case HELP -> page.help();
      case COMMAND -> page.begin(":");
      case LAYER -> page.withNextLayer();
      case THEME -> PageAction.changeTheme("", page);
      case NEXT -> next(page, key);
      case ACCEPT -> accept(page, key);
      case COPY -> DrillCommands.copied(page);
      case AGAIN -> page.run().isOver() ? page.again() : page.unused(key);
      case LARGER, SMALLER -> page.zoomed(Zoom.by(key), screen);
      default -> page.unused(key);
    };
  }

  private static PageAction explained(DrillPage page, KeyStroke key) {
    return page.run().given().isPresent() ? DrillCommands.explained(page) : page.unused(key);
  }

  private static PageAction digit(DrillPage page, KeyStroke key) {
    int number = key.getCharacter() - '0';
    boolean isChoice = page.isAsking() && page.isWay(AnswerWay.CHOICE);
    if (isChoice && number >= 1 && number <= choices(page).size()) {
      return chosen(page, number - 1);
    }
    return page.isAsking() && page.isWay(AnswerWay.NUMBER)
        ? page.give(new DrillAnswer.HowMany(number))
        : page.unused(key);
  }

  static List<String> choices(DrillPage page) {
    return page.exercise().form().choices();
  }

  private static PageAction chosen(DrillPage page, int choice) {
    return page.picking(choice).give(new DrillAnswer.OneOf(choices(page).get(choice)));
  }

  private static PageAction accept(DrillPage page, KeyStroke key) {
    return page.takesSites() && page.isWay(AnswerWay.SITES)
        ? page.give(new DrillAnswer.OnSites(page.marked()))
        : page.unused(key);
  }

  private static PageAction moved(DrillPage page, KeyStroke key, int rows, int cols) {
    if (page.isAsking() && page.isWay(AnswerWay.CHOICE) && rows != 0) {
      return page.picking(BoardPage.choiceFrom(page.picked(), rows, choices(page).size()));
    }
    return page.takesSites() ? page.stepped(rows, cols) : page.unused(key);
  }

  /** Whether the board is cut, and no cursor is there to show the rest of it. */
  private static boolean isScrolled(DrillPage page, BoardView board) {
    return !page.takesSites() && !board.isWhole();
  }

  private static PageAction scrolled(DrillPage page, KeyStroke key, int rows, Extent screen) {
    return isScrolled(page, page.boardView(screen)) ? page.stepped(rows, 0) : page.unused(key);
  }

  /** Goes to the next exercise. After the last one, the result stays until it is left. */
  private static PageAction next(DrillPage page, KeyStroke key) {
    return page.isAsking() || page.run().isOver() ? page.unused(key) : page.next();
  }

  private static PageAction enter(DrillPage page) {
    if (!page.isAsking()) {
      return next(page, Keys.of(KeyType.Enter));
    } else if (page.takesSites()) {
      PageAction placed = placed(page, page.cursor());
      return page.isWay(AnswerWay.SITE) ? page.answered(page.exercise().cursor(), placed) : placed;
    } else if (page.isWay(AnswerWay.CHOICE)) {
      return page.picked() < 0 ? page.says("answer.choice") : chosen(page, page.picked());
    }
    return page.unused(Keys.of(KeyType.Enter));
  }

  private static PageAction placed(DrillPage page, Site site) {
    return page.isWay(AnswerWay.SITE)
        ? page.give(new DrillAnswer.OnSite(site))
        : page.toggled(site);
  }

  static PageAction pointed(DrillPage page, MouseAction mouse, Extent screen) {
    boolean isUsed = !SmallScreen.is(screen) && page.takesSites();
    Site site = page.boardView(screen).siteAt(mouse);
    boolean isOn = isUsed && page.game().lattice().contains(site);
    if (Mouse.isClick(mouse)) {
      int choice = DrillText.choiceAt(page, page.frame(screen).status(), mouse);
      if (choice >= 0) {
        return chosen(page.quiet(), choice);
      }
      return isOn ? placed(page.quiet().at(site), site) : page;
    }
    return page;
  }

  /** Returns what keys do now, the most important first. */
  static List<KeyHint> hints(DrillPage page, BoardView board) {
    boolean isAsking = page.isAsking();
    boolean isOver = page.run().isOver();
    boolean isMarking = isAsking && page.isWay(AnswerWay.SITES);
    boolean isChoosing = isAsking && page.isWay(AnswerWay.CHOICE);
    boolean canAnswer = isAsking && (page.isWay(AnswerWay.SITE) || page.picked() >= 0);
    return new KeyHints(page.words())
        .add('?', "key.help")
        .addIf(page.run().given().isPresent(), 'x', "drill.key.why")
        .addIf(isOver, 'Y', "drill.key.copy")
        .addIf(isOver, 'r', "drill.key.again")
        .addIf(!isOver && !isAsking, KeyType.Enter, "drill.key.next")
        .addIf(isMarking, KeyType.Enter, "drill.key.mark")
        .addIf(isMarking, 'a', "drill.key.answer")
        .addIf(isChoosing, KeyHint.upDown(page.words(), "drill.key.choose"))
        .addIf(canAnswer, KeyType.Enter, "drill.key.answer")
        .addIf(isScrolled(page, board), KeyType.PageDown, "drill.key.board")
        .add('q', "key.quit")
        .list();
  }
}
