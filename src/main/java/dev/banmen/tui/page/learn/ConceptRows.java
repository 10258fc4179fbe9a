package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptCard.Standing;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Locale;

/** The concepts on a screen, under a heading for each standing. For one screen. */
final class ConceptRows {
  /** The fewest cells for the name of a concept before its game is left out. */
  private static final int NAME = 24;

  private final ConceptsPage page;
  private final Words words;
  private final List<ConceptCard> cards;
  private final GroupedRows list;

  ConceptRows(ConceptsPage page, Extent screen) {
    this.page = page;
    words = page.words();
    cards = page.shown();
    list = new GroupedRows(screen, cards.size(), this::isFirstOfStanding, page.at());
  }

  private boolean isFirstOfStanding(int concept) {
    return concept == 0 || standing(concept) != standing(concept - 1);
  }

  private Standing standing(int concept) {
    return cards.get(concept).standing(page.today());
  }

  GroupedRows list() {
    return list;
  }

  static List<KeyHint> keys(Words words) {
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, "concepts.key.try"),
        KeyHint.of(words, 'v', "learn.key.review"),
        KeyHint.of(words, KeyType.Tab, "concepts.key.lessons"));
  }

  void paint(Canvas canvas) {
    int learned = page.count(Standing.LEARNED);
    String title = words.text("concepts.title", learned, page.cards().all().size());
    list.paint(canvas, title, page.notice(), keys(words), this::row);
    if (list.side().cols() > 0 && !cards.isEmpty()) {
      side(canvas.part(list.side()), cards.get(page.at()));
    }
  }

  /** Paints what is known of a concept, and as large as it fits a board that it is asked on. */
  private void side(Canvas canvas, ConceptCard card) {
    int cols = canvas.cols();
    String game = card.lesson().game().words().text("name");
    String drill = page.drills().get(card.concept());
    List<Line> lines =
        new WrappedText(cols)
            .add(card.concept().title(), Role.HEADING)
            .add(state(card), Role.TEXT)
            .add(words.text("concepts.lesson", game, card.lesson().title()), Role.QUIET)
            .add(drill == null ? "" : words.text("concepts.drill", drill), Role.QUIET)
            .lines();
    canvas.lines(0, 0, lines, canvas.rows(), cols);
    int y = lines.size() + 1;
    BoardPreview board =
        new BoardPreview(
            ConceptsPage.example(card), new Extent(0, y, cols, Math.max(1, canvas.rows() - y)));
    if (board.isWhole()) {
      board.paint(canvas);
    }
  }

  /** Says how well a concept is known. */
  private String state(ConceptCard card) {
    return switch (card.standing(page.today())) {
      case NEW -> words.text("concepts.state.new");
      case DUE -> words.text("concepts.state.due", remembered(card), card.reviews());
      case WEAK, LEARNED ->
          words.text("concepts.state.known", card.due().orElseThrow(), card.reviews());
    };
  }

  private long remembered(ConceptCard card) {
    return Math.round(100 * page.cards().remembered(card, page.today()));
  }

  private void row(Canvas canvas, int row) {
    if (row < 0) {
      Standing standing = standing(-1 - row);
      String key = "concepts.standing." + standing.name().toLowerCase(Locale.ROOT);
      int waiting = standing == Standing.DUE ? page.waiting() : 0;
      String later =
          waiting == 0 ? "" : words.text("learn.also", words.text("due.waiting", waiting));
      String heading = words.text(key, page.count(standing) - waiting) + later;
      canvas.text(0, 0, heading, canvas.cols(), Role.STRONG);
      return;
    }
    ConceptCard card = cards.get(row);
    boolean isChosen = row == page.at();
    Role role = ListRows.light(canvas, isChosen);
    String right = right(card, canvas.cols());
    int x = canvas.cols() - CellText.width(right);
    canvas.text(2, 0, card.concept().title(), x - 3, role);
    canvas.text(x, 0, right, isChosen ? role : Role.QUIET);
  }

  /** Returns the game, and when the concept is reviewed or how likely it is still known. */
  private String right(ConceptCard card, int cols) {
    String when =
        switch (card.standing(page.today())) {
          case NEW -> "";
          case DUE -> words.text("concepts.remembered", remembered(card));
          case WEAK, LEARNED -> words.text("concepts.when", card.due().orElseThrow());
        };
    String game = card.lesson().game().words().text("name");
    String both = when.isEmpty() ? game : game + "  " + when;
    return CellText.width(both) + NAME <= cols ? both : when;
  }
}
