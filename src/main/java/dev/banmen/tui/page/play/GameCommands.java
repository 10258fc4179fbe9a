package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Event;
import dev.banmen.session.Session;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.board.MoveList;
import dev.banmen.tui.page.BoardCommands;
import dev.banmen.tui.page.Copy;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.play.GameViewState.Pane;
import dev.banmen.tui.term.Input;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Carries out commands typed after a colon on a game's page: a coordinate, a number, or a command.
 */
final class GameCommands extends BoardCommands<GamePage> {
  static final GameCommands LINE = new GameCommands();

  private GameCommands() {}

  static PageAction typed(GamePage page, Input input) {
    return unsays(page, input) ? page.typing(Optional.empty()) : LINE.on(page, input);
  }

  /** Whether an input deletes what is before the first letter of something to say. */
  private static boolean unsays(GamePage page, Input input) {
    return page.said().filter(String::isEmpty).isPresent()
        && input instanceof Input.Key pressed
        && pressed.stroke().getKeyType() == KeyType.Backspace;
  }

  @Override
  protected Set<Where> where(GamePage page) {
    Session session = page.session();
    Set<Where> where = EnumSet.of(Where.IN_GAME, Where.COACHED);
    addIf(page.canExplain(), Where.EXPLAINED, where);
    addIf(session.isCounting(), Where.IN_COUNT, where);
    addIf(session.isInPlay(), Where.IN_PLAY, where);
    addIf(page.snapshot().table().canTalk(), Where.AT_TABLE, where);
    return where;
  }

  private static void addIf(boolean holds, Where one, Set<Where> where) {
    if (holds) {
      where.add(one);
    }
  }

  @Override
  protected List<String> others(GamePage page) {
    return page.legalSites().stream().map(page.game().notation()::name).toList();
  }

  @Override
  protected String expected(GamePage page) {
    return aMove(page, page.session().position());
  }

  @Override
  protected PageAction run(GamePage page, Command command, String rest) {
    return switch (command) {
      case SAY -> GameKeys.sayAtTable(page, rest);
      case EDIT -> GameKeys.edit(page);
      case HINT -> GameAdvice.hint(page);
      case ESTIMATE -> GameAdvice.estimate(page);
      case PASS -> GameKeys.pass(page);
      case PLAYER -> player(page, rest);
      case SIDE -> page.otherSide();
      case GROUP -> GameKeys.group(page);
      case COACH -> coached(page, rest.isEmpty() ? !page.view().coach().isOn() : rest.equals("on"));
      case REVIEW -> GameKeys.review(page);
      case RESIGN -> GameKeys.askToResign(page);
      case DRAW -> GameKeys.offerDraw(page);
      case ACCEPT -> atCount(page, Event.Act.ACCEPT);
      case CONTINUE -> atCount(page, Event.Act.CONTINUE);
      case UNDO -> GameKeys.undo(page);
      case REDO -> GameKeys.redo(page);
      case EXPLAIN -> page.explained();
      case JUDGE -> judge(page);
      case LEGAL -> GameKeys.legal(page);
      case LAYER -> GameKeys.ifAided(page, page.withLayer(rest));
      case MARK -> mark(page, rest);
      case ARROW -> arrow(page, rest);
      case CLEAR -> page.drawing(DrawnMarks.NONE);
      case MOVES -> page.with(page.view().in(Pane.MOVES));
      case AGAIN -> GameKeys.again(page);
      case SAVE -> PageAction.save(rest, page.session(), page);
      case COPY -> Copy.of(rest, page.session(), page);
      default -> look(page, command, rest);
    };
  }

  /** Carries out {@code mark D4}, or {@code mark} for the site under the cursor. */
  private static GamePage mark(GamePage page, String names) {
    List<Site> sites = names.isEmpty() ? List.of(page.cursor()) : sites(page.game(), names);
    return sites.size() == 1
        ? GameKeys.mark(page, sites.get(0))
        : page.says("mark.how", examples(page.game()).get(0));
  }

  /** Carries out {@code arrow D4 F6}. */
  private static GamePage arrow(GamePage page, String names) {
    List<Site> ends = sites(page.game(), names);
    return isPair(ends)
        ? GameKeys.arrow(page, ends.get(0), ends.get(1))
        : page.says("arrow.how", examples(page.game()).toArray());
  }

  /** Shows what the game's exercise prints for the moves so far, where it has the game's rules. */
  private static PageAction judge(GamePage page) {
    String answer = page.snapshot().exercise();
    return answer.isEmpty()
        ? page.says("exercise.none")
        : TextPage.open(page.words(), page.words().text("exercise", answer), page);
  }

  private static PageAction coached(GamePage page, boolean isOn) {
    PageAction next = page.coached(isOn);
    return isOn ? GameKeys.ifAided(page, next) : next;
  }

  /** Gives a side to another player: {@code white bot:3}. */
  private static PageAction player(GamePage page, String rest) {
    if (page.session().isOver()) {
      return page.says("over");
    }
    String[] parts = Commands.parts(rest);
    Optional<Side> side = Side.of(parts[0]);
    return side.isPresent() && !parts[1].isEmpty()
        ? GameKeys.giveSeat(page, side.get(), parts[1])
        : page.says("player.how");
  }

  private static PageAction atCount(GamePage page, Event event) {
    return GameKeys.unless(page.sentences().noCount(), page, page.submittingIfCurrent(event));
  }

  private static PageAction goTo(GamePage page, String digits) {
    MoveList list = MoveList.of(page.session());
    int number = TypedCommand.number(digits).orElseThrow();
    return number > list.last()
        ? page.says("nothing.move", digits, list.last())
        : GameKeys.goTo(page, list.node(number));
  }

  @Override
  protected Optional<PageAction> other(GamePage page, String line) {
    if (TypedCommand.number(line).isPresent()) {
      return Optional.of(goTo(page, line));
    }
    Notation notation = page.game().notation();
    if (notation.isPass(line)) {
      return Optional.of(page.trying(new Pass(page.mover())));
    }
    Optional<Site> site = notation.parse(line);
    Game game = page.game();
    if (site.isEmpty()) {
      return PastedMoves.several(line, game).map(moves -> PlayPasted.read(line, page));
    }
    boolean onBoard = page.session().position().lattice().contains(site.get());
    GamePage there = onBoard ? page.at(site.get()) : page;
    return Optional.of(
        onBoard && page.session().isCounting()
            ? GameKeys.place(there)
            : there.trying(new Event.Try(new Place(page.mover(), site.get()), line)));
  }
}
