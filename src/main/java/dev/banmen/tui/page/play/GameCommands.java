package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.ExampleSite;
import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Event;
import dev.banmen.session.Session;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.board.MoveList;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.CommandTyping;
import dev.banmen.tui.page.Copy;
import dev.banmen.tui.page.LookCommands;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.ViewState.Pane;
import dev.banmen.tui.term.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Carries out commands typed after a colon on a game's page: a coordinate, a number, or a command.
 */
final class GameCommands {
  static final String SAY = GamePage.SAY.strip();

  static final List<String> NAMES =
      List.of(
          "accept",
          "again",
          "arrow",
          "clear",
          "coach",
          "continue",
          "coordinates",
          "copy",
          "draw",
          "edit",
          "estimate",
          "explain",
          "flip",
          "group",
          "help",
          "hint",
          "judge",
          "layer",
          "legal",
          "mark",
          "moves",
          "numbers",
          "pass",
          "player",
          "quit",
          "redo",
          "resign",
          "review",
          "rotate",
          "save",
          SAY,
          "settings",
          "side",
          "theme",
          "undo");

  private static final Set<String> TAKING =
      Set.of("arrow", "coach", "copy", "layer", "mark", "numbers", "player", "save", SAY, "theme");

  private static final Set<String> AT_COUNT = Set.of("accept", "continue", "group");

  private GameCommands() {}

  /** Returns the commands that do something now. */
  private static List<String> names(GamePage page) {
    Session session = page.session();
    return NAMES.stream()
        .filter(name -> page.isExplained() || !name.equals("explain"))
        .filter(name -> session.isCounting() || !AT_COUNT.contains(name))
        .filter(name -> session.isInPlay() || !name.equals("draw"))
        .filter(name -> page.snapshot().note().canTalk() || !name.equals(SAY))
        .toList();
  }

  static PageResult on(GamePage page, Input input) {
    if (unsays(page, input)) {
      return show(page.with(page.messages().typing(Optional.empty())));
    }
    return CommandTyping.on(
        page.messages(), input, page::with, () -> known(page), GameCommands::run);
  }

  /** Whether an input deletes what is before the first letter of something to say. */
  private static boolean unsays(GamePage page, Input input) {
    return page.said().filter(String::isEmpty).isPresent()
        && input instanceof Input.Key pressed
        && pressed.stroke().getKeyType() == KeyType.Backspace;
  }

  static List<String> known(GamePage page) {
    List<String> known = new ArrayList<>();
    for (String name : names(page)) {
      known.add(TAKING.contains(name) ? name + " " : name);
    }
    for (String id : Layers.ids(page.game())) {
      known.add("layer " + id);
    }
    known.add("layer off");
    known.addAll(List.of("coach on", "coach off", "copy " + Copy.BOARD));
    for (Side side : Side.values()) {
      known.add(String.join(" ", "player", option(side), "bot:"));
      known.add(String.join(" ", "player", option(side), "human"));
    }
    if (!page.entry().orElse(CommandLineEdit.EMPTY).text().isEmpty()) {
      Notation notation = page.game().notation();
      for (Site site : page.legal().sites()) {
        known.add(notation.name(site));
      }
    }
    return known;
  }

  private static PageResult show(GamePage page) {
    return new PageResult.Show(page);
  }

  private static PageResult run(GamePage page, String command) {
    int blank = command.indexOf(' ');
    String name = blank < 0 ? command : command.substring(0, blank);
    String rest = blank < 0 ? "" : command.substring(blank + 1).strip();
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.equals(SAY) && page.snapshot().note().canTalk()) {
      return GameActions.sayAtTable(page, rest);
    }
    if (!rest.isEmpty()
        && !TAKING.contains(lower)
        && (NAMES.contains(lower) || lower.equals("q"))) {
      return bare(page, command, name, rest);
    }
    return switch (lower) {
      case "" -> show(page);
      case "q", "quit" -> new PageResult.Back();
      case "help" -> GameActions.help(page);
      case "edit" -> GameActions.edit(page);
      case "hint" -> GameActions.hint(page);
      case "estimate" -> GameActions.estimate(page);
      case "pass" -> GameActions.pass(page);
      case "player" -> player(page, rest);
      case "side" -> show(page.otherSide());
      case "group" -> GameActions.group(page);
      case "coach" -> coach(page, rest);
      case "review" -> GameActions.review(page);
      case "resign" -> GameActions.askToResign(page);
      case "draw" -> GameActions.offerDraw(page);
      case "accept" -> atCount(page, new Event.Accept());
      case "continue" -> atCount(page, new Event.Continue());
      case "undo" -> GameActions.undo(page);
      case "redo" -> GameActions.redo(page);
      case "explain" -> show(page.explained());
      case "judge" -> judge(page);
      case "legal" -> GameActions.legal(page);
      case "layer" -> GameActions.ifAided(page, show(page.withLayer(rest)));
      case "coordinates", "flip", "numbers", "rotate" -> show(LookCommands.run(page, lower, rest));
      case "mark" -> show(MarkActions.markAt(page, rest));
      case "arrow" -> show(MarkActions.arrowBetween(page, rest));
      case "clear" -> show(MarkActions.clear(page));
      case "moves" -> show(page.with(page.view().in(Pane.MOVES)));
      case "again" -> GameActions.again(page);
      case "save" -> save(page, rest);
      case "copy" -> Copy.of(rest, page.session(), page);
      case "settings" -> new PageResult.OpenSettings(page);
      case "theme" -> new PageResult.ChangeTheme(rest, page);
      default -> CommandLineEdit.isNumber(command) ? goTo(page, command) : place(page, command);
    };
  }

  /** Handles words after a command that takes none: they may be moves, else it does nothing. */
  private static PageResult bare(GamePage page, String command, String name, String rest) {
    Game game = page.game();
    return PastedMoves.several(command, game).isPresent()
        ? new PageResult.PlayAll(command, game, page)
        : show(page.saying(page.words().text("command.bare", name, rest)));
  }

  /** Shows what the game's exercise prints for the moves so far, where it has the game's rules. */
  private static PageResult judge(GamePage page) {
    String answer = page.snapshot().lastMove().exercise();
    return answer.isEmpty()
        ? show(page.saying(page.words().text("exercise.none")))
        : new PageResult.Open(
            TextPage.of(page.words(), page.words().text("exercise", answer)), page);
  }

  private static PageResult coach(GamePage page, String rest) {
    return switch (rest.toLowerCase(Locale.ROOT)) {
      case "" -> coached(page, !page.view().coach().isOn());
      case "on", "off" -> coached(page, rest.equalsIgnoreCase("on"));
      default -> show(page.saying(page.words().text("coach.which", rest)));
    };
  }

  private static PageResult coached(GamePage page, boolean isOn) {
    PageResult next = show(page.coached(isOn));
    return isOn ? GameActions.ifAided(page, next) : next;
  }

  /** Gives a side to another player: {@code white bot:3}. */
  private static PageResult player(GamePage page, String rest) {
    if (page.session().isOver()) {
      return show(page.saying(page.words().text("over")));
    }
    String[] words = rest.split("\\s+", 2);
    Optional<Side> side =
        Stream.of(Side.values()).filter(one -> option(one).equals(words[0])).findFirst();
    return side.isPresent() && words.length == 2
        ? GameActions.giveSeat(page, side.get(), words[1])
        : show(page.saying(page.words().text("player.how")));
  }

  /** What the command line calls a side, in every game. */
  private static String option(Side side) {
    return side == Side.BLACK ? "black" : "white";
  }

  private static PageResult atCount(GamePage page, Event event) {
    return page.session().isCounting()
        ? page.submittingIfCurrent(event)
        : show(page.saying(page.words().text("counting.none")));
  }

  private static PageResult save(GamePage page, String file) {
    return file.isEmpty()
        ? show(page.saying(page.words().text("save.name")))
        : new PageResult.Save(file, page.session(), page);
  }

  private static PageResult goTo(GamePage page, String digits) {
    MoveList list = MoveList.of(page.session());
    int number = digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    return number > list.last()
        ? show(page.saying(page.words().text("nothing.move", digits, list.last())))
        : GameActions.goTo(page, list.node(number));
  }

  private static PageResult place(GamePage page, String name) {
    Notation notation = page.game().notation();
    if (notation.isPass(name)) {
      return page.trying(new Pass(page.hand()));
    }
    Optional<Site> site = notation.parse(name);
    Game game = page.game();
    if (site.isEmpty() && PastedMoves.several(name, game).isPresent()) {
      return new PageResult.PlayAll(name, game, page);
    } else if (site.isEmpty()) {
      String example = ExampleSite.name(page.session().position(), page.cursor());
      return show(page.saying(CommandTyping.unknown(page.words(), name, names(page), example)));
    }
    Position position = page.session().position();
    boolean onBoard = position.lattice().contains(site.get());
    if (onBoard && page.session().isCounting()) {
      return show(page.at(site.get()));
    }
    GamePage there = onBoard ? page.at(site.get()) : page;
    return there.trying(new Event.Try(new Place(page.hand(), site.get()), name));
  }
}
