package dev.banmen.tui.page;

import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.TypedCommand;
import dev.banmen.game.ExampleSite;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.BoardLook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The line typed after a colon on a page with a board. Stateless.
 *
 * @param <P> the kind of page
 */
public abstract class BoardCommands<P extends BoardPage<P>> extends PageCommands<P> {
  private static final int ALL = Integer.MAX_VALUE;
  private static final int MOST_SITES = 2;

  @Override
  protected List<String> following(P page, Argument argument) {
    return argument == Argument.LAYER ? BoardLayers.choices(page.game()) : List.of();
  }

  /** An example of a move, for somebody who typed something else. */
  protected static String aMove(BoardPage<?> page, Position position) {
    return page.words().text("expected.move", ExampleSite.name(position, page.board().cursor()));
  }

  /** The names of the points where a side can play. */
  protected static List<String> moves(Position position, Side side) {
    List<String> names = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (move instanceof Place && move.side() == side) {
        names.add(position.game().notation().name(move));
      }
    }
    return names;
  }

  /** The sites that a text names, such as {@code D4 F6}; none if one of them isn't on the board. */
  protected static List<Site> sites(Game game, String names) {
    List<Site> sites = new ArrayList<>();
    for (String name : names.split("\\s+", MOST_SITES + 1)) {
      Optional<Site> site = game.notation().parse(name).filter(game.lattice()::contains);
      if (site.isEmpty()) {
        return List.of();
      }
      sites.add(site.get());
    }
    return sites;
  }

  /** Whether an arrow or a line can be drawn between these. */
  protected static boolean isPair(List<Site> sites) {
    return sites.size() == 2 && !sites.get(0).equals(sites.get(1));
  }

  /** The names of two sites, for somebody who should have named some. */
  protected static List<String> examples(Game game) {
    Lattice lattice = game.lattice();
    return IntStream.of(0, lattice.size() / 2)
        .mapToObj(from -> lattice.site(Math.max(0, lattice.nextOpen(from))))
        .map(game.notation()::name)
        .toList();
  }

  /** Changes how the board is seen; carries out what every page has. */
  protected final PageAction look(P page, Command command, String rest) {
    BoardLook look = page.board().look();
    return switch (command) {
      case ROTATE -> seen(page, look.rotated(page.game().lattice()));
      case FLIP -> seen(page, look.flipped());
      case COORDINATES -> seen(page, look.labelled(!look.hasLabels()));
      case GHOSTS -> seen(page, look.withOtherGhosts());
      case NUMBERS -> numbered(page, rest);
      case LAYER -> page.withLayer(rest);
      default -> common(page, command, rest);
    };
  }

  private PageAction seen(P page, BoardLook look) {
    return page.with(page.board().seenAs(look));
  }

  private PageAction numbered(P page, String rest) {
    BoardLook look = page.board().look();
    if (rest.isEmpty()) {
      return seen(page, look.numbered(look.numbers() == 0 ? ALL : 0));
    } else if (rest.equalsIgnoreCase("all") || rest.equalsIgnoreCase("off")) {
      return seen(page, look.numbered(rest.equalsIgnoreCase("all") ? ALL : 0));
    }
    OptionalInt number = TypedCommand.number(rest);
    return number.isPresent()
        ? seen(page, look.numbered(number.getAsInt()))
        : page.says("numbers.which", rest);
  }
}
