package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.record.Markup.Sign;
import dev.banmen.study.NodeView;
import dev.banmen.survey.BoardPart;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Keys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The part of the board that the explorer looks for: how it is marked and shown. Stateless. */
final class PartKeys {
  private static final String ANYTHING = "*";

  private PartKeys() {}

  /** Handles a key in the explorer; empty if it means the same as without a part. */
  static Optional<PageAction> on(RecordPage page, KeyStroke key, Extent screen) {
    PartMarks marks = marks(page);
    KeyAction action = KeyAction.of(Keys.plain(key));
    RecordPage next =
        switch (action) {
          case PART -> corner(page);
          case ARROW -> marks.isMarking() ? placed(page) : begun(page, screen);
          case WHERE -> chosen(page, marks, BoardPart::isAnchored, "anywhere", "here");
          case PASS -> chosen(page, marks, BoardPart::isEitherColour, "same", "either");
          default -> null;
        };
    if (next == null && marks.isMarking()) {
      next =
          switch (action) {
            case ENTER, SPACE -> placed(page);
            case MARK -> toggled(page);
            case ESCAPE, QUIT -> with(page, marks.with(marks.part()));
            default -> page.steered(key).orElse(null);
          };
    }
    return Optional.ofNullable(next);
  }

  private static PartMarks marks(RecordPage page) {
    return page.exploring().orElseThrow().marks();
  }

  private static RecordPage with(RecordPage page, PartMarks next) {
    return page.exploring(page.exploring().map(exploring -> exploring.with(next)));
  }

  /**
   * Looks for the corner nearest the cursor, or the last move where there is none; if a part is
   * looked for already, for the whole position again.
   */
  private static RecordPage corner(RecordPage page) {
    PartMarks marks = marks(page);
    boolean isOver = marks.part().isPresent() && !marks.isMarking();
    Optional<BoardPart> next = isOver ? Optional.empty() : Optional.of(cornerOf(page, marks));
    return with(page, marks.with(next));
  }

  private static BoardPart cornerOf(RecordPage page, PartMarks marks) {
    return marks.chosen(BoardPart.corner(page.game().lattice(), page.focus()));
  }

  private static RecordPage begun(RecordPage page, Extent screen) {
    boolean isAlone = !page.frame(screen).isBoardSeen(RecordPane.EXPLORER);
    return with(page.at(page.focus()), marks(page).marking(isAlone));
  }

  /** Sets a corner of the rectangle at the cursor, first the one, then the other. */
  static RecordPage placed(RecordPage page) {
    PartMarks marks = marks(page);
    Site cursor = page.board().cursor();
    return with(
        page,
        marks.start().isEmpty()
            ? marks.startingAt(cursor)
            : marks.with(
                Optional.of(marks.chosen(BoardPart.between(marks.start().get(), cursor)))));
  }

  private static RecordPage toggled(RecordPage page) {
    PartMarks marks = marks(page);
    Site cursor = page.board().cursor();
    boolean isInPart = marks.part().filter(part -> part.contains(cursor)).isPresent();
    return isInPart
        ? with(page, marks.still(marks.part().get().toggled(cursor)))
        : page.says("explore.part.outside");
  }

  private interface Choice {
    boolean isMade(BoardPart part);
  }

  private static RecordPage chosen(
      RecordPage page, PartMarks marks, Choice choice, String next, String back) {
    return marks
        .part()
        .map(part -> part.with(List.of(choice.isMade(part) ? next : back)))
        .map(part -> with(page, marks.still(part)))
        .orElse(null);
  }

  /** Carries out {@code :part} with a rectangle and choices; without, as the key does. */
  static PageAction typed(RecordPage page, String rest) {
    PartMarks marks = page.exploring().map(Exploring::marks).orElse(PartMarks.NONE);
    Lattice lattice = page.game().lattice();
    List<Site> sites = new ArrayList<>();
    List<String> choices = new ArrayList<>();
    for (String word : rest.replaceAll("until[ =]+", "until").strip().split("\\s+")) {
      Optional<Site> site = page.game().notation().parse(word).filter(lattice::contains);
      if (BoardPart.isChoice(word)) {
        choices.add(word);
      } else if (site.isPresent()) {
        sites.add(site.get());
      } else if (!word.isEmpty()) {
        return page.says("explore.part.how", word);
      }
    }
    if (sites.size() != 0 && sites.size() != 2) {
      return page.says("explore.part.how", rest);
    } else if (rest.isBlank() && page.exploring().isPresent()) {
      return corner(page);
    }
    BoardPart part =
        sites.isEmpty()
            ? marks.part().orElseGet(() -> cornerOf(page, marks))
            : marks.chosen(BoardPart.between(sites.get(0), sites.get(1)));
    PartMarks next = marks.with(Optional.of(part.with(choices)));
    return page.exploring().isPresent() ? with(page, next) : ExplorerKeys.opened(page, "", next);
  }

  /** A node with all but the part dimmed, and with what may be anything in it marked. */
  static NodeView marked(RecordPage page, NodeView shown) {
    Optional<BoardPart> part =
        page.exploring().flatMap(exploring -> exploring.marks().shown(page.board().cursor()));
    if (part.isEmpty()) {
      return shown;
    }
    Map<Site, Sign> signs = new HashMap<>();
    Map<Site, String> labels = new HashMap<>(shown.markup().labels());
    Lattice lattice = page.game().lattice();
    for (int index = 0; index < lattice.size(); index++) {
      Site site = lattice.site(index);
      if (!part.get().contains(site)) {
        signs.put(site, Sign.DIM);
      } else if (part.get().free().contains(site)) {
        signs.put(site, Sign.LABEL);
        labels.putIfAbsent(site, ANYTHING);
      }
    }
    signs.putAll(shown.markup().signs());
    return shown.marked(signs, labels);
  }

  /** What was chosen of a part other than by default, in words; often empty. */
  static String choices(Words words, BoardPart part) {
    List<String> choices = new ArrayList<>();
    if (!part.isAnchored()) {
      choices.add(words.text("explore.part.anywhere"));
    }
    if (!part.isEitherColour()) {
      choices.add(words.text("explore.part.same"));
    }
    if (!part.isOfWholeGame()) {
      choices.add(words.text("explore.part.until", part.until()));
    }
    return WordList.of(words.language(), choices);
  }

  /** Adds the keys that mark a part. */
  static void marking(KeyHints hints, RecordPage page) {
    boolean isBegun = marks(page).start().isPresent();
    hints
        .add(KeyType.Enter, isBegun ? "explore.key.end" : "explore.key.start")
        .addIf(marks(page).part().isPresent() && !isBegun, '*', "explore.key.anything")
        .add('P', "explore.key.corner")
        .add(KeyType.Escape, "explore.key.done");
  }

  /** Adds the keys that look for a part. */
  static void hints(KeyHints hints, RecordPage page) {
    Optional<BoardPart> part = marks(page).part();
    boolean isPart = part.isPresent();
    boolean isHere = part.filter(BoardPart::isAnchored).isPresent();
    boolean isEither = part.filter(BoardPart::isEitherColour).isPresent();
    hints
        .add('P', isPart ? "explore.key.whole" : "explore.key.corner")
        .add('d', "explore.key.part")
        .addIf(isPart, 'w', isHere ? "explore.key.anywhere" : "explore.key.here")
        .addIf(isPart, 'p', isEither ? "explore.key.same" : "explore.key.either");
  }
}
