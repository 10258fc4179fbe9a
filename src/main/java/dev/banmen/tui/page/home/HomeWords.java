package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.LessonSummary;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.drill.DrillPlan;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.home.HomePart.MenuRow;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The texts of the first page: its lists, the caption of its board, its hints, its keys. Stateless.
 */
final class HomeWords {
  /** Fewer cells have no room for the longer names of what keys do. */
  private static final int NARROW = 40;

  private HomeWords() {}

  /** Returns the title of the current list, and the line below it. */
  private static HomeItem head(HomePage page) {
    Words words = page.words();
    return switch (page.part()) {
      case MENU -> HomeItem.of(words.text("home.title"), words.text("home.about"));
      case GAMES -> HomeItem.of(kind(page), words.text("home.choose"));
      case OPTIONS -> HomeItem.of(name(page.form().standard()), summary(page.form()));
      case SAVED -> HomeItem.of(words.text("home.continue"), words.text("home.choose"));
    };
  }

  /** Returns the name of the row of the menu that the list of games belongs to. */
  private static String kind(HomePage page) {
    return name(page, page.form().isAgainstComputer() ? MenuRow.COMPUTER : MenuRow.FRIEND);
  }

  private static String name(HomePage page, MenuRow row) {
    boolean isTable = row == MenuRow.FRIEND && page.isServer();
    return page.words().text("home." + (isTable ? "people" : row.key));
  }

  private static String name(Game game) {
    return game.words().text("name");
  }

  private static String summary(NewGame form) {
    return form.game().isPresent() ? form.game().get().summary() : "";
  }

  /** Returns the rows of the menu, of the games, or of the saved games. */
  static List<HomeItem> of(HomePage page) {
    List<HomeItem> items = new ArrayList<>();
    if (page.part() == HomePart.MENU) {
      for (MenuRow row : page.menu()) {
        items.add(item(page, row));
      }
    } else if (page.part() == HomePart.GAMES) {
      for (int i = 0; i < page.person().games().families().size(); i++) {
        NewGame form = i == page.at() ? page.form() : page.form().of(i);
        items.add(HomeItem.of(name(form.standard()), summary(form)));
      }
    } else {
      for (UnfinishedGame game : page.saved()) {
        items.add(saved(page.words(), game));
      }
    }
    return items;
  }

  private static HomeItem saved(Words words, UnfinishedGame game) {
    if (game.family().isEmpty()) {
      String title = words.text("home.saved.unreadable");
      return new HomeItem(title, game.title(), Role.MISS);
    }
    String moves = words.text("lobby.move", game.moves());
    String title = words.text("home.saved.players", game.title(), moves);
    return game.players().isEmpty()
        ? HomeItem.of(title, game.when())
        : HomeItem.of(title, words.text("home.saved.players", game.players(), game.when()));
  }

  private static HomeItem item(HomePage page, MenuRow row) {
    Words words = page.words();
    String name = name(page, row);
    return switch (row) {
      case COMPUTER -> next(page, name, page.form().against(true));
      case FRIEND ->
          page.isServer()
              ? HomeItem.of(name, games(page))
              : next(page, name, page.form().against(false));
      case CONTINUE -> left(page, name);
      case LEARN -> HomeItem.of(name, lessons(page));
      case DRILL -> HomeItem.of(name, exercises(page));
      case SSH, PAST, OPEN, SETTINGS -> HomeItem.of(name, words.text("home." + row.key + ".about"));
    };
  }

  /** Returns a row that starts a game at once: which one, and against whom. */
  private static HomeItem next(HomePage page, String name, NewGame kind) {
    NewGame form = kind.isAgainstComputer() == page.form().isAgainstComputer() ? page.form() : kind;
    Words words = page.words();
    String game = name(form.standard());
    String opponent = form.opponent();
    String size = summary(form).split("[,，]")[0];
    String about =
        opponent.isEmpty()
            ? game + " " + summary(form)
            : words.text("home.saved.players", game + " " + size, opponent);
    return HomeItem.of(name, about);
  }

  private static String games(HomePage page) {
    List<Family> families = page.person().games().families();
    return WordList.of(
        page.words().language(),
        families.stream().map(family -> name(family.game(Map.of()))).toList());
  }

  private static HomeItem left(HomePage page, String name) {
    Words words = page.words();
    if (page.saved().isEmpty()) {
      return HomeItem.of(name, words.text("home.continue.none"));
    }
    UnfinishedGame game = page.saved().get(0);
    if (game.family().isEmpty()) {
      return HomeItem.of(name, words.text("home.saved.unreadable"));
    }
    Optional<Family> family = page.person().games().find(game.family());
    String kind = family.map(it -> name(it.game(Map.of()))).orElse(game.title());
    String moves = words.text("lobby.move", game.moves());
    String how = words.text("home.saved.players", kind, moves);
    return game.players().isEmpty()
        ? HomeItem.of(name, how)
        : HomeItem.of(name, words.text("home.saved.players", how, game.players()));
  }

  private static String lessons(HomePage page) {
    LessonSummary learned = page.showcase().learned();
    Words words = page.words();
    if (learned.isNew()) {
      return words.text("home.learn.about");
    }
    String next =
        learned.next() == 0
            ? words.text("home.learn.all")
            : words.text(
                learned.isBegun() ? "home.learn.begun" : "home.learn.next",
                learned.next(),
                learned.all());
    return learned.due() == 0 ? next : words.text("home.learn.due", next, learned.due());
  }

  private static String exercises(HomePage page) {
    int done = page.showcase().exercised();
    String key = done == 0 ? "about" : done < DrillPlan.DAILY ? "some" : "done";
    return page.words().text("home.drill." + key, done, DrillPlan.DAILY);
  }

  /** Returns what stands below the board: the name of what is on it, and one line about it. */
  static HomeItem caption(HomePage page) {
    Words words = page.words();
    return switch (page.part()) {
      case MENU -> caption(page, page.row().orElseThrow());
      case GAMES -> about(words, page.form().standard());
      case OPTIONS -> about(words, page.form().standard());
      case SAVED -> left(words, page);
    };
  }

  private static HomeItem caption(HomePage page, MenuRow row) {
    Words words = page.words();
    return switch (row) {
      case CONTINUE -> left(words, page);
      case LEARN ->
          page.showcase().learned().board().isPresent()
              ? HomeItem.of(page.showcase().learned().title(), "")
              : about(words, page.first().game(Map.of()));
      case COMPUTER, FRIEND -> about(words, page.form().standard());
      case OPEN, SSH, PAST, DRILL, SETTINGS -> about(words, page.first().game(Map.of()));
    };
  }

  private static HomeItem about(Words words, Game game) {
    return HomeItem.of(words.text("home.game", name(game)), game.words().about());
  }

  private static HomeItem left(Words words, HomePage page) {
    Optional<UnfinishedGame> game = page.chosenSaved();
    if (game.isEmpty() || page.showcase().position(game.get()).isEmpty()) {
      return about(words, page.first().game(Map.of()));
    }
    Position position = page.showcase().position(game.get()).get();
    String name = name(position.game());
    return position
        .toMove()
        .map(side -> words.text("home.saved.turn", position.game().words().side(side)))
        .map(turn -> HomeItem.of(words.text("home.game", name), turn))
        .orElse(HomeItem.of(name, ""));
  }

  /** Returns {@link #text} as lines for the place below the list. */
  static List<Line> lines(HomePage page, HomeFrame frame) {
    String text = text(page, frame);
    Role role =
        !page.notice().isEmpty() ? Role.TEXT : fault(page).isEmpty() ? Role.QUIET : Role.MISS;
    return text.isEmpty() ? List.of() : Line.wrap(text, role, frame.hint().cols() - 2);
  }

  /** Returns a new message, what is wrong with a field, or what the chosen row is about. */
  static String text(HomePage page, HomeFrame frame) {
    String fault = fault(page);
    String lasting = fault.isEmpty() ? about(page, frame) : fault;
    return page.notice().isEmpty() ? lasting : page.notice();
  }

  /** Returns what is wrong with the options; that of another field if this one is fine. */
  private static String fault(HomePage page) {
    if (page.part() != HomePart.OPTIONS) {
      return "";
    }
    String own = page.field().map(Field::fault).orElse("");
    return own.isEmpty() ? page.form().fault() : own;
  }

  private static String about(HomePage page, HomeFrame frame) {
    Optional<UnfinishedGame> saved = page.chosenSaved();
    boolean isGames = page.part() == HomePart.GAMES && page.person().lobby().isEmpty();
    if (isGames && frame.hasBoard()) {
      List<String> programs = page.form().programs();
      return programs.isEmpty()
          ? page.words().text("home.games.people")
          : page.words()
              .text("home.games.programs", WordList.of(page.words().language(), programs));
    } else if (page.row().equals(Optional.of(MenuRow.FRIEND)) && !page.isServer()) {
      return page.words().text("home.friend.about");
    } else if (page.part() == HomePart.OPTIONS) {
      return page.field().map(Field::meaning).orElse("");
    } else if (saved.isPresent() && saved.get().family().isEmpty()) {
      return saved.get().title(); // why it can't be read
    } else if (frame.hasBoard()) {
      return "";
    }
    HomeItem caption = caption(page);
    boolean isAbout = page.part() == HomePart.GAMES;
    return isAbout ? caption.name() + " " + caption.about() : "";
  }

  /** Returns the title of the list and the line below it: who plays, if nothing else says so. */
  static HomeItem head(HomePage page, HomeFrame frame) {
    HomeItem head = head(page);
    boolean isGames = page.part() == HomePart.GAMES && page.person().lobby().isEmpty();
    if (!isGames || frame.hasBoard()) {
      return head;
    }
    String programs = WordList.of(page.words().language(), page.form().programs());
    String people = page.words().text("home.games.people.brief");
    return HomeItem.of(head.name(), programs.isEmpty() ? people : programs);
  }

  /** Returns the keys for a line: those that say most first, as not all may fit. */
  static List<KeyHint> keys(HomePage page, int cols) {
    Words words = page.words();
    if (page.value().isPresent()) {
      return List.of(
          KeyHint.typed(words, Keys.of(KeyType.Enter), "home.key.done"),
          KeyHint.typed(words, Keys.ctrl('u'), "home.key.clear"),
          KeyHint.typed(words, Keys.of(KeyType.Escape), "home.key.esc"));
    }
    boolean isMenu = page.part() == HomePart.MENU;
    boolean plays = page.row().filter(MenuRow::plays).isPresent();
    boolean canStep = page.field().isPresent() && page.field().get().canStep();
    String options = cols < NARROW ? "home.key.options.brief" : "home.key.options";
    boolean canDelete = page.part() == HomePart.SAVED && !page.isServer();
    boolean quits = isMenu && page.person().lobby().isEmpty();
    return new KeyHints(words)
        .add(KeyType.Enter, enter(page))
        .addIf(canStep, KeyHint.sides(words, "home.key.change"))
        .addIf(page.part() == HomePart.GAMES, KeyType.Tab, options)
        .addIf(plays, KeyType.Tab, "home.key.others")
        .add(KeyHint.upDown(words, "home.key.move"))
        .addIf(canDelete, KeyType.Delete, "home.key.delete")
        .addIf(page.part() == HomePart.OPTIONS, KeyType.Tab, "home.key.games")
        .add('?', "home.key.help")
        .add('q', quits ? "home.key.quit" : "key.quit")
        .list();
  }

  private static String enter(HomePage page) {
    return switch (page.part()) {
      case MENU ->
          page.row().filter(MenuRow::plays).isPresent() ? "home.key.start" : "home.key.choose";
      case GAMES -> "home.key.start";
      case SAVED -> "home.key.continue";
      case OPTIONS ->
          page.field().isPresent() && page.field().get().isText()
              ? "home.key.type"
              : "home.key.start";
    };
  }
}
