package dev.banmen.tui.page.lobby;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.home.HomePart;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;

/** Handles keys and clicks in the lobby. Stateless. */
final class LobbyKeys {
  private static final int PAGE = 5;
  private static final int FAR = Short.MAX_VALUE;

  private LobbyKeys() {}

  static PageResult on(LobbyPage page, Input input, Extent screen) {
    boolean isLasting = page.place().isLetterLasting();
    if (input instanceof Input.Pointed pointed) {
      return isLasting ? show(page) : pointed(page, pointed.action(), screen);
    } else if (page.isTyping()) {
      return typed(page, input);
    }
    if (!(input instanceof Input.Key pressed)) {
      return new PageResult.Show(page);
    }
    LobbyPage quiet = page.saying("");
    if (isLasting) {
      return belowLetter(quiet, pressed.stroke());
    }
    PageResult result = pressed(quiet, pressed.stroke());
    String letter = page.place().letter();
    return letter.isEmpty() ? result : new LetterRead(page.place(), letter, result);
  }

  /** What a key does while a letter stands in place of the tables, which cannot be chosen then. */
  private static PageResult belowLetter(LobbyPage page, KeyStroke key) {
    if (key.getKeyType() == KeyType.Escape) {
      return new LetterRead(page.place(), page.place().letter(), show(page));
    }
    return switch (KeyAction.of(key)) {
      case ENTER, QUIT -> new LetterRead(page.place(), page.place().letter(), show(page));
      case HELP, THEME, SETTINGS, COMMENT, COMMAND -> pressed(page, key);
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  private static PageResult show(LobbyPage page) {
    return new PageResult.Show(page);
  }

  private static PageResult pressed(LobbyPage page, KeyStroke key) {
    return switch (KeyAction.of(key)) {
      case UP -> show(page.at(page.row() - 1));
      case DOWN -> show(page.at(page.row() + 1));
      case PAGE_UP -> show(page.at(page.row() - PAGE));
      case PAGE_DOWN -> show(page.at(page.row() + PAGE));
      case HOME -> show(page.at(0));
      case END -> show(page.at(FAR));
      case ENTER, SPACE -> opened(page);
      case QUIT -> new PageResult.Back();
      case HELP -> help(page);
      case THEME -> new PageResult.ChangeTheme("", page);
      case SETTINGS -> new PageResult.OpenSettings(page);
      case COMMENT -> show(page.typing());
      case COMMAND -> show(page.typing(Optional.of(new CommandLineEdit(LobbyCommands.SIGN))));
      case PASS -> new PlayNow(page.place(), page.chosen().filter(one -> !one.isTaught()), page);
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  static PageResult help(LobbyPage page) {
    return new PageResult.Open(
        TextPage.help(page.words(), page.words().text("lobby.help.text")), page);
  }

  private static PageResult opened(LobbyPage page) {
    if (page.isOwnSearch()) {
      return new PlayNow(page.place(), page.chosen(), page);
    } else if (page.chosen().isPresent()) {
      return new EnterTable(page.chosen().get(), page.place(), page);
    }
    HomePart part = page.row() == 0 ? HomePart.GAMES : HomePart.MENU;
    return new PageResult.Open(HomePage.of(page.person(), page.words(), part), page);
  }

  private static PageResult pointed(LobbyPage page, MouseAction mouse, Extent screen) {
    if (mouse.getActionType() == MouseActionType.SCROLL_UP
        || mouse.getActionType() == MouseActionType.SCROLL_DOWN) {
      return show(
          page.at(page.row() + (mouse.getActionType() == MouseActionType.SCROLL_UP ? -1 : 1)));
    }
    int row =
        LobbyFrame.of(page.row(), page.count(), screen)
            .rowAt(mouse.getPosition().getColumn(), mouse.getPosition().getRow());
    if (row < 0 || !Mouse.isClick(mouse)) {
      return show(page);
    }
    return row == page.row() ? opened(page) : show(page.at(row));
  }

  private static PageResult typed(LobbyPage page, Input input) {
    CommandLineEdit line = page.line().orElseThrow();
    if (page.isCommanding()) {
      return LobbyCommands.on(page, line, input);
    }
    if (input instanceof Input.Key pressed && pressed.stroke().getKeyType() == KeyType.Enter) {
      LobbyPage closed = page.typing(Optional.empty()).saying("");
      return line.text().isBlank() ? show(closed) : new SayInLobby(line.text(), closed);
    }
    return show(page.typing(line.on(input)).saying(""));
  }
}
