package dev.banmen.tui.board;

import dev.banmen.game.Ground;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.picture.StrokeGlyphs;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.study.NodeView;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Paints a recording's markup on a board: inside an empty site or a large piece. A small piece
 * takes the shape of its sign where colours tell the sides apart; else the sign stands on its left.
 * Used for one painting.
 */
public final class SignPainter {
  private static final char NONE = 0;
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final int LONGEST = 40; // chars of a label; emoji have many for two cells

  private final BoardPainter painter;
  private final MarkPainter marks;
  private final Signs signs;
  private final Scale scale;
  private final Position position;

  private SignPainter(BoardPainter painter, MarkPainter marks, Signs signs) {
    this.painter = painter;
    this.marks = marks;
    this.signs = signs;
    scale = painter.scale();
    position = painter.scene().position();
  }

  /** Paints a board with markup on it as it stands. */
  public static void paint(Canvas whole, BoardView view, Scene scene, Markup markup) {
    Position position = scene.position();
    paint(
        whole,
        view,
        scene,
        new NodeView(0, position, Optional.empty(), Optional.empty(), List.of(), markup));
  }

  /** Paints a board with markup, and the refused step if there is one. */
  public static void paint(Canvas whole, BoardView view, Scene scene, NodeView nodeView) {
    BoardPainter painter = BoardPainter.on(whole, view, scene);
    painter.below();
    Optional<Site> last = isPass(scene, nodeView) ? Optional.empty() : scene.last();
    Optional<Site> refused = nodeView.miss().isPresent() ? nodeView.site() : Optional.empty();
    Set<Site> beside = beside(nodeView.markup(), painter);
    MarkPainter marks = new MarkPainter(painter, last, beside, refused);
    new SignPainter(painter, marks, Signs.beside(whole.glyphs())).paint(nodeView.markup());
    marks.hints();
    refused.ifPresent(site -> number(marks, site, nodeView.miss().get().number()));
    marks.brackets();
    boolean isSigned = refused.filter(marks::isHinted).isPresent();
    if (refused.isPresent() && !isSigned && marks.isFree(refused.get(), -1)) {
      marks.mark(refused.get(), -1, '!', Role.MISS);
    }
  }

  /** Returns the pieces that have markup beside them. */
  private static Set<Site> beside(Markup markup, BoardPainter painter) {
    Position position = painter.scene().position();
    Set<Site> sites = new HashSet<>(markup.signs().keySet());
    sites.removeIf(site -> hasShape(painter, site, markup.signs().get(site)));
    Map<Site, String> letters =
        letters(markup, painter.scale(), painter.isLarge(), painter.scene().position());
    sites.removeIf(
        site ->
            isLabelInside(
                painter, site, letters.getOrDefault(site, markup.labels().getOrDefault(site, ""))));
    markup.strokes().forEach(stroke -> sites.add(stroke.to()));
    sites.removeIf(site -> painter.isLarge() || position.at(site) == Mark.EMPTY);
    return sites;
  }

  /** Whether a piece is shown in the shape of its sign. */
  private static boolean hasShape(BoardPainter painter, Site site, Sign sign) {
    return isSmallPiece(painter, site) && shape(sign) != NONE;
  }

  /** Whether a label stands on a small piece, as the number of a move does. */
  private static boolean isLabelInside(BoardPainter painter, Site site, String label) {
    return label.length() == 1 && CellText.width(label) == 1 && isSmallPiece(painter, site);
  }

  /** Whether a piece is small, and its colours show whose it is. */
  private static boolean isSmallPiece(BoardPainter painter, Site site) {
    boolean isSmall = painter.hasSolidPieces() && !painter.isLarge();
    return isSmall && painter.scene().position().at(site) != Mark.EMPTY;
  }

  private static char shape(Sign sign) {
    return switch (sign) {
      case TRIANGLE -> '▲';
      case SQUARE -> '■';
      case CIRCLE -> '◉';
      case CROSS -> '╳';
      default -> NONE;
    };
  }

  /** Whether the node passes, even if the rules refuse that; then no move is the last one. */
  private static boolean isPass(Scene scene, NodeView nodeView) {
    boolean isThere = scene.position() == nodeView.position();
    return isThere && nodeView.move().filter(Pass.class::isInstance).isPresent();
  }

  /** Paints the number of a miss, right of its site. */
  private static void number(MarkPainter marks, Site site, int number) {
    String digits = Integer.toString(number);
    for (int i = 0; i < digits.length(); i++) {
      marks.mark(site, 1 + i, digits.charAt(i), Role.MISS);
    }
  }

  private void paint(Markup markup) {
    Map<Site, String> letters = letters(markup, scale, painter.isLarge(), position);
    for (Stroke stroke : markup.strokes()) {
      put(stroke, markup);
    }
    for (Map.Entry<Site, Sign> entry : markup.signs().entrySet()) {
      Site site = entry.getKey();
      if (marks.isHinted(site)) {
        continue; // half of a label would be left
      }
      if (entry.getValue() == Sign.LABEL) {
        label(site, letters.getOrDefault(site, markup.labels().getOrDefault(site, "")));
      } else if (hasShape(painter, site, entry.getValue())) {
        Role side = position.at(site) == Mark.BLACK ? Role.BLACK : Role.WHITE;
        marks.mark(site, 0, shape(entry.getValue()), side);
      } else {
        marks.mark(site, at(site), drawn(entry.getValue()), role(entry.getValue()));
      }
    }
  }

  private char drawn(Sign sign) {
    boolean isOwned = sign == Sign.TERRITORY_BLACK || sign == Sign.TERRITORY_WHITE;
    return isOwned && painter.hasSolidPieces() ? Glyphs.OWNED : signs.sign(sign);
  }

  /** Returns where a sign of one cell stands: on its site, or beside a piece. */
  private int at(Site site) {
    return isFree(site) || painter.isLarge() ? 0 : marks.side(site);
  }

  /** Paints a stroke around pieces and signs; its end beside or on a piece too. */
  private void put(Stroke stroke, Markup markup) {
    Set<Site> signed = markup.signs().keySet();
    Stroke seen =
        new Stroke(painter.seen(stroke.from()), painter.seen(stroke.to()), stroke.isArrow());
    char along = StrokeGlyphs.along(seen, signs.isAscii());
    painter.dashes(stroke, along, signed);
    if (isFree(stroke.from()) && !signed.contains(stroke.from())) {
      painter.put(stroke.from(), 0, 0, StrokeGlyphs.begin(seen, signs.isAscii()), Role.LEGAL);
    }
    marks.mark(stroke.to(), at(stroke.to()), StrokeGlyphs.end(seen, signs.isAscii()), Role.LEGAL);
  }

  private boolean isFree(Site site) {
    return position.at(site) == Mark.EMPTY;
  }

  /**
   * Returns the letters that stand for labels without room, in reading order: others than those on
   * the board.
   */
  public static Map<Site, String> letters(Markup markup, Scale scale, Position position) {
    return letters(markup, scale, scale.large(), position);
  }

  private static Map<Site, String> letters(
      Markup markup, Scale scale, boolean isLarge, Position position) {
    Map<Site, String> letters = new TreeMap<>();
    Set<String> used = new HashSet<>(markup.labels().values());
    Iterator<String> free =
        LETTERS.chars().mapToObj(Character::toString).filter(l -> !used.contains(l)).iterator();
    for (Map.Entry<Site, Sign> entry : new TreeMap<>(markup.signs()).entrySet()) {
      Site site = entry.getKey();
      String label = markup.labels().getOrDefault(site, "");
      if (entry.getValue() == Sign.LABEL
          && free.hasNext()
          && !fits(label, room(scale, isLarge, position, site))) {
        letters.put(site, free.next());
      }
    }
    return letters;
  }

  private static boolean fits(String label, int room) {
    return !label.isEmpty() && label.length() <= LONGEST && CellText.width(label) <= room;
  }

  /** Returns how many cells a site's label may take without those of the next one. */
  private static int room(Scale scale, boolean isLarge, Position position, Site site) {
    boolean isFree = position.at(site) == Mark.EMPTY;
    if (isLarge) {
      return 3;
    } else if (isFree) {
      return scale.bordered() || scale.stepX() > Scale.SMALL.stepX() ? 3 : 2;
    }
    boolean isBetween = position.lattice().ground() == Ground.LINES;
    return scale.stepX() > Scale.SMALL.stepX() && !scale.bordered() && !isBetween ? 2 : 1;
  }

  private void label(Site site, String label) {
    if (isLabelInside(painter, site, label)) {
      Role role = position.at(site) == Mark.BLACK ? Role.ON_BLACK : Role.ON_WHITE;
      marks.take(site, 0);
      painter.write(site, 0, label.charAt(0), role);
      return;
    }
    if (!fits(label, room(scale, painter.isLarge(), position, site))) {
      marks.mark(site, at(site), signs.sign(Sign.LABEL), Role.LIBERTY);
      return;
    }
    int width = CellText.width(label);
    int x = labelStart(at(site), width);
    for (int i = 0; i < label.length(); ) {
      int end = CellText.end(label, i);
      int cells = CellText.width(label, i, end);
      for (int cell = 1; cell < cells; cell++) {
        marks.take(site, x + cell);
      }
      String shown = CellText.shown(label, i, end);
      marks.mark(site, x, shown.charAt(0), Role.LIBERTY);
      if (shown.length() > 1 || cells > 1) {
        painter.replace(site, x, shown);
      }
      x += cells;
      i = end;
    }
  }

  /** Returns where a label starts that stands before, on or after its site. */
  private int labelStart(int beside, int width) {
    if (beside == 0) {
      return painter.start(width);
    }
    return beside < 0 ? -width : 1;
  }

  private static Role role(Sign sign) {
    return switch (sign) {
      case TERRITORY_BLACK -> Role.TERRITORY_BLACK;
      case TERRITORY_WHITE -> Role.TERRITORY_WHITE;
      case DIM -> Role.NEUTRAL;
      case CROSS -> Role.TAKEN;
      default -> Role.LEGAL;
    };
  }
}
