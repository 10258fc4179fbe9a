package dev.banmen.tui.page.lobby;

import dev.banmen.app.NamedTables;
import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.Where;
import dev.banmen.game.Family;
import dev.banmen.say.LobbySentences;
import dev.banmen.tui.page.NamedPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.PageCommands;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;

/** Carries out commands typed after a colon in the lobby. Stateless. */
final class LobbyCommands extends PageCommands<LobbyPage> {
  static final LobbyCommands LINE = new LobbyCommands();

  private LobbyCommands() {}

  @Override
  protected Set<Where> where(LobbyPage page) {
    return EnumSet.of(Where.IN_LOBBY);
  }

  @Override
  protected List<String> following(LobbyPage page, Argument argument) {
    return switch (argument) {
      case TABLE -> new NamedTables(page.person()).joinable();
      case WATCHED -> new NamedTables(page.person()).watchable();
      case SEEK -> page.person().games().families().stream().map(Family::id).toList();
      default -> List.of();
    };
  }

  @Override
  protected PageAction run(LobbyPage page, Command command, String rest) {
    return switch (command) {
      case JOIN -> page.join(rest);
      case WATCH -> page.watch(rest);
      case NOW -> page.playNow(rest);
      case STOP -> page.stopSearch();
      case SAY -> page.said(rest);
      case NAME -> page.named(rest);
      case WHO -> page.saying(new LobbySentences(page.words()).people(page.lobby()));
      case TABLES -> page.at(LobbyPage.FIXED_ROWS);
      case PAST, LEARN, DRILL, PLAY -> NamedPage.of(page, command, rest);
      case BLOCK, LINK, MUTE, RECOVERY, REPORT, UNBLOCK, UNMUTE, WITHDRAW ->
          atPlace(page, command, rest);
      default -> common(page, command, rest);
    };
  }

  @Override
  protected Optional<PageAction> other(LobbyPage page, String line) {
    return Optional.empty();
  }

  /** Has the place carry out a command; its answer is a letter. */
  private static PageAction atPlace(LobbyPage page, Command command, String rest) {
    return page.then(
        (pages, person) ->
            page.lobby()
                .command(command, rest)
                .whenComplete((said, why) -> page.lobby().tell(why == null ? said : said(why))));
  }

  private static String said(Throwable why) {
    return (why instanceof CompletionException ? why.getCause() : why).getMessage();
  }
}
