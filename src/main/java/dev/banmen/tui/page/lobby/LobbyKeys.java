package dev.banmen.tui.page.lobby;

import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.home.HomePart;
import dev.banmen.tui.page.home.HomeScreen;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.term.Input.Gesture;
import java.util.Optional;

/** Handles keys and clicks in the lobby. Stateless. */
final class LobbyKeys {
  private static final int PAGE = 5;
  private static final int FAR = Short.MAX_VALUE;

  private LobbyKeys() {}

  static PageResult on(LobbyPage page, Input input, Extent screen) {
    boolean isLasting = page.place().isLetterLasting();
    if (input instanceof Input.Pointed pointed) {
      return isLasting ? show(page) : pointed(page, pointed, screen);
    } else if (page.isTyping()) {
      return typed(page, input);
    } else if (!(input instanceof Input.Key)) {
      return new PageResult.Show(page);
    }
    LobbyPage quiet = page.saying("");
    if (isLasting) {
      return belowLetter(quiet, (Input.Key) input);
    }
    PageResult result = pressed(quiet, (Input.Key) input);
    String letter = page.place().letter();
    return letter.isEmpty() ? result : new LetterRead(page.place(), letter, result);
  }

  /** What a key does while a letter stands in place of the tables, which cannot be chosen then. */
  private static PageResult belowLetter(LobbyPage page, Input.Key key) {
    if (key.code() == Code.ESCAPE) {
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

  private static PageResult pressed(LobbyPage page, Input.Key key) {
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
    return new PageResult.Open(HomeScreen.page(page.person(), page.words(), part), page);
  }

  private static PageResult pointed(LobbyPage page, Input.Pointed pointed, Extent screen) {
    if (pointed.gesture() == Gesture.WHEEL_UP || pointed.gesture() == Gesture.WHEEL_DOWN) {
      return show(page.at(page.row() + (pointed.gesture() == Gesture.WHEEL_UP ? -1 : 1)));
    }
    int row = LobbyFrame.of(page.row(), page.count(), screen).rowAt(pointed.col(), pointed.row());
    if (row < 0 || pointed.gesture() != Gesture.PRESS || pointed.button() != 0) {
      return show(page);
    }
    return row == page.row() ? opened(page) : show(page.at(row));
  }

  private static PageResult typed(LobbyPage page, Input input) {
    CommandLineEdit line = page.line().orElseThrow();
    if (page.isCommanding()) {
      return LobbyCommands.on(page, line, input);
    }
    if (input instanceof Input.Key key && key.code() == Code.ENTER) {
      LobbyPage closed = page.typing(Optional.empty()).saying("");
      return line.text().isBlank() ? show(closed) : new SayInLobby(line.text(), closed);
    }
    return show(page.typing(line.on(input)).saying(""));
  }
}
