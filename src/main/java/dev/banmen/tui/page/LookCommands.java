package dev.banmen.tui.page;

import dev.banmen.tui.board.BoardLook;
import java.util.Locale;

/** The commands for how somebody wants to see a board; they never change the game. Stateless. */
public final class LookCommands {
  private static final int ALL = Integer.MAX_VALUE;

  private LookCommands() {}

  /** Returns the page with its board as one of these commands asks for. */
  public static <P extends BoardPage<P>> P run(P page, String name, String rest) {
    BoardLook look = page.board().look();
    return switch (name) {
      case "rotate" -> seen(page, look.rotated(page.game().lattice()));
      case "flip" -> seen(page, look.flipped());
      case "coordinates" -> seen(page, look.labelled(!look.hasLabels()));
      case "ghosts" -> seen(page, look.withOtherGhosts());
      default -> numbered(page, rest.toLowerCase(Locale.ROOT));
    };
  }

  private static <P extends BoardPage<P>> P seen(P page, BoardLook look) {
    return page.with(page.board().seenAs(look));
  }

  private static <P extends BoardPage<P>> P numbered(P page, String rest) {
    BoardLook look = page.board().look();
    if (rest.isEmpty()) {
      return seen(page, look.numbered(look.numbers() == 0 ? ALL : 0));
    }
    return switch (rest) {
      case "all" -> seen(page, look.numbered(ALL));
      case "off" -> seen(page, look.numbered(0));
      default ->
          CommandLineEdit.isNumber(rest) && rest.length() < 6
              ? seen(page, look.numbered(Integer.parseInt(rest)))
              : page.saying(page.words().text("numbers.which", rest));
    };
  }
}
