package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A board drawn with letters, row by row: the mark and label of each site, and its place on the
 * page. For one reading.
 */
abstract class Drawing {
  final Game game;
  final Lattice lattice;
  final Faults faults;
  final Map<Site, Mark> marks = new TreeMap<>();
  final Map<Site, String> labels = new TreeMap<>();
  private final Map<Site, LocatedText> places = new TreeMap<>();

  Drawing(Game game, Faults faults) {
    this.game = game;
    this.lattice = game.lattice();
    this.faults = faults;
  }

  /** Reads a drawn board; empty if it has faults, which are reported. */
  static Optional<Drawing> read(FencedBlock fence, Game game, Faults faults) {
    Drawing drawing =
        switch (game.lattice().ground()) {
          case LINES -> new LineDrawing(game, faults);
          default -> new PieceDrawing(game, faults);
        };
    int before = faults.count();
    drawing.read(fence);
    return faults.count() == before ? Optional.of(drawing) : Optional.empty();
  }

  abstract void read(FencedBlock fence);

  Optional<LocatedText> place(Site site) {
    return Optional.ofNullable(places.get(site));
  }

  /** Reads the character of a site; false if it isn't valid. */
  final boolean put(Site site, LocatedText drawn, String nothing, String black, String white) {
    places.put(site, drawn);
    char c = drawn.text().isEmpty() ? ' ' : drawn.text().charAt(0);
    if (black.indexOf(c) >= 0) {
      marks.put(site, Mark.BLACK);
    } else if (white.indexOf(c) >= 0) {
      marks.put(site, Mark.WHITE);
    } else if (isLabel(c)) {
      labels.put(site, String.valueOf(c));
    } else {
      return nothing.indexOf(c) >= 0;
    }
    return true;
  }

  private static boolean isLabel(char c) {
    return c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
  }

  /** The rows without those that only name the columns; reports too many or too few. */
  final List<LocatedText> rows(FencedBlock fence, List<LocatedText> drawn) {
    List<LocatedText> rows = new ArrayList<>(drawn);
    if (rows.size() > lattice.rows() && isHeader(rows.get(0))) {
      rows.remove(0);
    }
    if (rows.size() > lattice.rows() && isHeader(rows.get(rows.size() - 1))) {
      rows.remove(rows.size() - 1);
    }
    if (rows.size() != lattice.rows()) {
      faults.add(fence.info(), "board.rows", rows.size(), lattice.rows());
      return List.of();
    }
    return rows;
  }

  private boolean isHeader(LocatedText line) {
    List<LocatedText> words = line.words();
    int at = 0;
    for (int col = 0; col < lattice.cols(); col++) {
      String label = game.notation().column(col);
      if (label.isEmpty()) {
        continue;
      } else if (at == words.size() || !words.get(at).text().equalsIgnoreCase(label)) {
        return false;
      }
      at++;
    }
    return at > 0 && at == words.size();
  }
}
