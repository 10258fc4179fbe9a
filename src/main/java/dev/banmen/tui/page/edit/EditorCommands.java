package dev.banmen.tui.page.edit;

import dev.banmen.command.Command;
import dev.banmen.command.Where;
import dev.banmen.game.Game;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.PageCommands;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Carries out commands typed after a colon in the editor: a coordinate, or a command. */
final class EditorCommands extends PageCommands<EditorPage> {
  static final EditorCommands LINE = new EditorCommands();

  private EditorCommands() {}

  @Override
  protected Set<Where> where(EditorPage page) {
    return EnumSet.of(Where.IN_EDITOR);
  }

  @Override
  protected String expected(EditorPage page) {
    return page.words().text("expected.site", page.game().notation().name(page.cursor()));
  }

  @Override
  protected PageAction run(EditorPage page, Command command, String rest) {
    return switch (command) {
      case QUIT -> page.left();
      case PLAY -> EditorKeys.play(page);
      case CLEAR -> page.drawn(page.draft().cleared());
      case START -> page.drawn(page.draft().restarted());
      case SIDE -> page.drawn(page.draft().turned());
      case UNDO -> page.undone();
      case REDO -> page.redone();
      case SAVE -> save(page, rest);
      default -> common(page, command, rest);
    };
  }

  @Override
  protected Optional<PageAction> other(EditorPage page, String line) {
    Game game = page.game();
    return game.notation().parse(line).filter(game.lattice()::contains).map(page::at);
  }

  private static PageAction save(EditorPage page, String file) {
    if (!page.draft().faults().isEmpty()) {
      return EditorKeys.refused(page);
    }
    Terms terms = page.terms().from(page.draft().setup());
    return PageAction.save(file, Session.begin(terms, page.draft().position()), page);
  }
}
