package dev.banmen.tui;

import dev.banmen.game.Ground;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.study.Stand;
import java.util.Map;
import java.util.Optional;

/**
 * Paints what a recording draws on a board: inside a site that is empty, at the left of a piece,
 * within a large one. Used for one painting.
 */
final class SignPainter {
  private final BoardPainter painter;
  private final Signs signs;
  private final Scale scale;
  private final Position position;

  private SignPainter(BoardPainter painter, Signs signs, Scale scale, Position position) {
    this.painter = painter;
    this.signs = signs;
    this.scale = scale;
    this.position = position;
  }

  /** Paints a board with markup, and the step that was refused there. */
  static void paint(Canvas whole, BoardView view, Scene scene, Stand stand) {
    BoardPainter painter = BoardPainter.on(whole, view, scene);
    painter.below();
    if (!isPass(scene, stand)) {
      painter.last();
    }
    Signs signs = Signs.beside(whole.glyphs());
    new SignPainter(painter, signs, view.scale(), scene.position()).paint(stand.markup());
    painter.above();
    Optional<Miss> miss = stand.miss();
    Optional<Site> site = stand.site();
    if (miss.isPresent() && site.isPresent()) {
      boolean isSigned = view.scale().large() && scene.hint(site.get()) != null;
      refused(painter, site.get(), miss.get().number(), isSigned);
    }
  }

  /** Whether the node passes, though the rules may refuse that; then no move is the last one. */
  private static boolean isPass(Scene scene, Stand stand) {
    boolean isThere = scene.position() == stand.position();
    return isThere && stand.move().filter(Pass.class::isInstance).isPresent();
  }

  /** A sign and the number of the miss around the site; where a hint is on it, the number alone. */
  private static void refused(BoardPainter painter, Site site, int number, boolean isSigned) {
    String digits = Integer.toString(number);
    if (!isSigned) {
      painter.put(site, -1, 0, '!', Role.MISS);
    }
    for (int i = 0; i < digits.length(); i++) {
      painter.put(site, 1 + i, 0, digits.charAt(i), Role.MISS);
    }
  }

  private void paint(Markup markup) {
    for (Stroke stroke : markup.strokes()) {
      put(stroke, markup);
    }
    for (Map.Entry<Site, Sign> entry : markup.signs().entrySet()) {
      Site site = entry.getKey();
      if (entry.getValue() == Sign.LABEL) {
        label(site, markup.labels().getOrDefault(site, ""));
      } else {
        int x = isFree(site) || scale.large() ? 0 : -1;
        painter.put(site, x, 0, signs.sign(entry.getValue()), role(entry.getValue()));
      }
    }
  }

  /** On sites that are empty and have no sign; its ends beside pieces too. */
  private void put(Stroke stroke, Markup markup) {
    char along = stroke.along(signs.isAscii());
    for (Site site : stroke.between()) {
      if (isFree(site) && !markup.signs().containsKey(site)) {
        painter.put(site, 0, 0, along, Role.LEGAL);
      }
    }
    if (isFree(stroke.from()) && !markup.signs().containsKey(stroke.from())) {
      painter.put(stroke.from(), 0, 0, stroke.begin(signs.isAscii()), Role.LEGAL);
    }
    int x = isFree(stroke.to()) || scale.large() ? 0 : -1;
    painter.put(stroke.to(), x, 0, stroke.end(signs.isAscii()), Role.LEGAL);
  }

  private boolean isFree(Site site) {
    return position.at(site) == Mark.EMPTY;
  }

  /** Whether a label is shown as it is where it stands, or only that there is one. */
  static boolean fits(String label, Scale scale, Position position, Site site) {
    int room = room(scale, position, site);
    return !label.isEmpty() && label.length() <= 2 * room && Cells.width(label) <= room;
  }

  /** How many cells there are for the label of a site, without those of the next one. */
  private static int room(Scale scale, Position position, Site site) {
    boolean isFree = position.at(site) == Mark.EMPTY;
    if (scale.large()) {
      return 3;
    } else if (isFree) {
      return scale.bordered() || scale.stepX() > Scale.SMALL.stepX() ? 3 : 2;
    }
    boolean isBetween = position.lattice().ground() == Ground.LINES;
    return scale.stepX() > Scale.SMALL.stepX() && !scale.bordered() && !isBetween ? 2 : 1;
  }

  private void label(Site site, String label) {
    boolean inside = isFree(site) || scale.large();
    if (!fits(label, scale, position, site)) {
      painter.put(site, inside ? 0 : -1, 0, signs.sign(Sign.LABEL), Role.LEGAL);
      return;
    }
    int width = Cells.width(label);
    int x = inside ? -(width / 2) : -width;
    for (int i = 0; i < label.length(); ) {
      int end = Cells.end(label, i);
      painter.put(site, x, 0, Cells.shown(label, i, end), Role.LEGAL);
      x += Cells.width(label, i, end);
      i = end;
    }
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
