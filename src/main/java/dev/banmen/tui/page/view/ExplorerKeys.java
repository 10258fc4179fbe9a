package dev.banmen.tui.page.view;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.GameSearch;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.OpenedFile;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.survey.ExploredGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedGames;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.LongPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.view.Exploring.GameFilter;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Keys;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What keys and clicks do in the explorer of a recording. Stateless. */
final class ExplorerKeys {
  private static final int FAR = 1_000_000_000;

  /** Typed in place of a file or folder: where the recording is. */
  private static final String HERE = "here";

  /** Where games were looked for last, in what is remembered of this for each kind of game. */
  private static final String PLACE = "place";

  private ExplorerKeys() {}

  /**
   * Opens the explorer, or closes it if it is open.
   *
   * @param place the file or folder whose games count, from now on: {@code here} for where the
   *     recording is; empty for the same as last time
   */
  static PageAction opened(RecordPage page, String place) {
    return page.view().pane() == RecordPane.EXPLORER && place.isEmpty()
        ? closed(page)
        : opened(page, place, PartMarks.NONE);
  }

  /** Opens the explorer for a part of the board. */
  static PageAction opened(RecordPage page, String place, PartMarks marks) {
    Optional<Exploring> before = page.exploring();
    return (pages, person) -> {
      String collection = collection(page, place, pages, person);
      boolean isRunning =
          before
              .filter(known -> known.collection().equals(collection) && !known.pending().isOver())
              .isPresent();
      Optional<Pending<IndexedGames>> pending =
          isRunning
              ? before.map(Exploring::pending)
              : person.files().positions(page.about(), collection);
      if (pending.isEmpty()) {
        pages.show(page.says("explore.nowhere"));
        return;
      } else if (!isRunning) {
        before.ifPresent(Exploring::giveUp);
      }
      RecordPage shown = page.with(page.view().in(Mode.WALKING).in(RecordPane.EXPLORER));
      Exploring begun = Exploring.of(person, pending.get(), collection).with(marks);
      pages.show(shown.exploring(Optional.of(begun)));
    };
  }

  /** Where to look: empty for where the recording is. What was typed is remembered. */
  private static String collection(RecordPage page, String place, Pages pages, Person person) {
    String kind = "explorer." + page.game().id();
    if (place.isEmpty()) {
      String last =
          person.preferences().lastUsed().getOrDefault(kind, Map.of()).getOrDefault(PLACE, "");
      return isThere(person, last) ? last : "";
    }
    String typed = place.equals(HERE) ? "" : person.files().absolute(place);
    if (typed.isEmpty() || isThere(person, typed)) {
      Map<String, String> chosen = typed.isEmpty() ? Map.of() : Map.of(PLACE, typed);
      pages.files().save(() -> person.preferences().use(kind, chosen));
    }
    return typed;
  }

  private static boolean isThere(Person person, String place) {
    return !place.isEmpty()
        && (person.files().isFolder(place) || person.files().isRecording(place));
  }

  /** Closes the explorer, and gives up an index that is still being made. */
  static PageAction closed(RecordPage page) {
    return (pages, person) -> {
      page.exploring().ifPresent(Exploring::giveUp);
      pages.show(page.exploring(Optional.empty()).with(page.view().in(RecordPane.BOARD)));
    };
  }

  /** Handles a key; empty if it means the same as while stepping. */
  static Optional<PageAction> on(RecordPage page, KeyStroke key, Extent screen) {
    Exploring exploring = page.exploring().orElseThrow();
    Extent area = ExplorerPane.area(page.frame(screen));
    int far = LongPage.page(new ExplorerPane(page).rows(area).area().rows());
    KeyAction action = KeyAction.of(key);
    Optional<PageAction> marked = PartKeys.on(page, key, screen);
    if (marked.isPresent()) {
      return marked;
    } else if (Keys.isTab(key)) {
      if (exploring.index().isEmpty()) {
        return Optional.of(page.unused(key));
      }
      return Optional.of(page.exploring(Optional.of(exploring.in(!exploring.isInGames(), 0))));
    } else if (action == KeyAction.SEARCH && exploring.index().isPresent()) {
      String before = exploring.filter().map(GameFilter::text).orElse("");
      return Optional.of(RecordKeys.typing(page, "/" + before));
    } else if (action == KeyAction.ESCAPE && exploring.filter().isPresent()) {
      return Optional.of(filtered(page, ""));
    } else if (action == KeyAction.QUIT || action == KeyAction.ESCAPE) {
      boolean isPart = exploring.marks().part().isPresent();
      return Optional.of(
          exploring.isInGames()
              ? page.exploring(Optional.of(exploring.in(false, 0)))
              : isPart
                  ? page.exploring(Optional.of(exploring.with(PartMarks.NONE)))
                  : closed(page));
    } else if (action == KeyAction.ENTER) {
      return Optional.of(entered(page));
    }
    int by =
        switch (action) {
          case UP -> -1;
          case DOWN -> 1;
          case PAGE_UP -> exploring.isInGames() ? -far : 0;
          case PAGE_DOWN -> exploring.isInGames() ? far : 0;
          case HOME -> exploring.isInGames() ? -FAR : 0;
          case END -> exploring.isInGames() ? FAR : 0;
          default -> 0;
        };
    return by == 0 ? Optional.empty() : Optional.of(chosen(page, exploring.at() + by));
  }

  /** Counts only the games that answer a question, such as {@code player:dora}; all if empty. */
  static PageAction filtered(RecordPage page, String text) {
    Exploring exploring = page.exploring().orElseThrow();
    if (text.isEmpty() || exploring.index().isEmpty()) {
      return page.exploring(Optional.of(exploring.filtered(Optional.empty())));
    }
    return (pages, person) -> {
      GameSearch before = exploring.filter().map(GameFilter::games).orElse(GameSearch.none());
      GameSearch games =
          GameSearch.among(exploring.index().get(), GameQuery.words(text), person, before);
      Optional<GameFilter> filter = Optional.of(new GameFilter(text, games));
      pages.show(page.exploring(Optional.of(exploring.filtered(filter))));
    };
  }

  /** The players of the games that have the position; without an explorer, of this game. */
  static List<String> players(RecordPage page) {
    NodeView node = page.recordCursor().nodeView();
    Stream<String> players =
        page.exploring().isPresent()
            ? page.exploring().get().games(node).stream()
                .flatMap(game -> Stream.of(game.black(), game.white()))
            : Stream.of("PB", "PW").map(id -> page.recordCursor().tree().text(RecordTree.ROOT, id));
    return players.map(String::strip).filter(name -> !name.isEmpty()).distinct().sorted().toList();
  }

  private static RecordPage chosen(RecordPage page, int row) {
    Exploring exploring = page.exploring().orElseThrow();
    int last = exploring.rows(page.recordCursor().nodeView()) - 1;
    int at = Math.max(0, Math.min(last, row));
    return page.exploring(Optional.of(exploring.in(exploring.isInGames(), at)));
  }

  /** Chooses a row; one that is chosen already is entered. */
  static PageAction clicked(RecordPage page, TerminalPosition place, RecordFrame frame) {
    Exploring exploring = page.exploring().orElseThrow();
    OptionalInt row = new ExplorerPane(page).rows(ExplorerPane.area(frame)).at(place);
    if (row.isEmpty()) {
      return page;
    }
    return row.getAsInt() == exploring.at() ? entered(page) : chosen(page, row.getAsInt());
  }

  /** Plays the chosen move, or opens the chosen game. */
  private static PageAction entered(RecordPage page) {
    Exploring exploring = page.exploring().orElseThrow();
    if (exploring.at() >= exploring.rows(page.recordCursor().nodeView())) {
      return page.unused(Keys.of(KeyType.Enter));
    }
    return exploring.isInGames()
        ? game(page, exploring.games(page.recordCursor().nodeView()).get(exploring.at()))
        : played(page);
  }

  /** Steps to the chosen move if the recording has it, or adds it as a variation. */
  private static PageAction played(RecordPage page) {
    Exploring exploring = page.exploring().orElseThrow();
    RecordCursor here = page.recordCursor();
    Move move =
        new ExplorerPane(page)
            .move(exploring.explored(here.nodeView()).orElseThrow().moves().get(exploring.at()));
    boolean isKnown = here.child(move) != RecordTree.NONE;
    Optional<Miss> miss = isKnown ? Optional.empty() : page.position().miss(move);
    if (miss.isEmpty()) {
      return shown(page, here.played(move));
    }
    Pass pass = new Pass(move.side().opponent());
    RecordCursor passed =
        page.position().miss(pass).isEmpty() ? here.played(pass) : here; // it played elsewhere
    return passed != here && passed.nodeView().position().miss(move).isEmpty()
        ? shown(page, passed.played(move))
        : page.says("refused", page.game().words().name(miss.get()));
  }

  private static PageAction shown(RecordPage page, RecordCursor there) {
    return there.record() == page.recordCursor().record() ? page.with(there) : page.changed(there);
  }

  /** Opens a game over the page where it has the position. */
  private static PageAction game(RecordPage page, ExploredGame game) {
    return (pages, person) -> {
      pages.show(page);
      if (person.files().isAt(page.about(), game.file())) {
        pages.pushOther(at(page, pages, page.about(), game), page);
      } else {
        pages.files().open(game.file(), page, opened -> opened(page, pages, opened, game));
      }
    };
  }

  private static Page opened(RecordPage page, Pages pages, OpenedFile opened, ExploredGame game)
      throws Refusal {
    try {
      return at(page, pages, opened, game);
    } catch (Refusal refusal) {
      pages.person().files().close(opened);
      throw refusal;
    }
  }

  private static Page at(RecordPage page, Pages pages, OpenedFile opened, ExploredGame game)
      throws Refusal {
    if (game.game() >= opened.archive().size()) {
      throw new Refusal(page.words().text("explore.changed"));
    }
    RecordPage first = RecordPage.of(page.words(), pages.person(), opened, game.game());
    boolean isThere = first.recordCursor().tree().size() > game.node();
    RecordPage there = isThere ? first.to(game.node()) : first;
    return game.isAt(there.position()) ? there : first.says("explore.changed");
  }

  /** Adds the keys. */
  static void hints(KeyHints hints, RecordPage page) {
    Exploring exploring = page.exploring().orElseThrow();
    boolean isInGames = exploring.isInGames();
    boolean isKnown = exploring.index().isPresent();
    if (exploring.marks().isMarking()) {
      PartKeys.marking(hints, page);
      return;
    }
    hints
        .addIf(isKnown, KeyType.Enter, isInGames ? "explore.key.open" : "explore.key.play")
        .addIf(isKnown, KeyType.Tab, isInGames ? "explore.key.moves" : "explore.key.games")
        .addIf(exploring.filter().isPresent(), KeyType.Escape, "explore.key.all")
        .addIf(isKnown, '/', "table.key.filter");
    PartKeys.hints(hints, page);
    hints
        .add(KeyHint.sides(page.words(), "record.key.walk"))
        .addIf(isKnown, KeyHint.upDown(page.words(), "explore.key.choose"));
  }
}
