package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup.Sign;
import dev.banmen.study.NodeView;
import dev.banmen.text.Language;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Scale;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.board.Signs;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.BufferGraphics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The cursor, the last move and a mark are all visible, even on the same site or on neighbours, in
 * each game, at each scale, in each set of characters.
 */
class MarksSeenTest {
  private static final List<Glyphs> SETS = List.of(Glyphs.UNICODE, Glyphs.ASCII, Glyphs.CJK);

  /** One of those that stand on empty sites, and others. */
  private static final List<Hint> HINTS = List.of(Hint.CHAIN, Hint.TAKEN, Hint.LIBERTY, Hint.LEGAL);

  /** How far neighbours are looked for: on a doubled lattice a line is two sites from the next. */
  private static final int NEAR = 2;

  private Glyphs glyphs;
  private BoardView view;
  private BufferGraphics sheet;

  /** A position of a game after so many moves, none of them a pass. */
  private static Position crowded(String id, String size, int moves) {
    Game game = Catalog.ALL.find(id).orElseThrow().game(Map.of("size", size));
    Random random = new Random(5);
    Position position = Position.start(game);
    for (int i = 0; i < moves && position.outcome().isEmpty(); i++) {
      List<Move> legal = position.legalMoves().stream().filter(m -> m instanceof Place).toList();
      Move move = legal.get(random.nextInt(legal.size()));
      position = ((Played) position.play(move)).after();
    }
    return position;
  }

  private static Site last(Position position) {
    return ((Place) position.last().orElseThrow()).site();
  }

  private static List<Site> near(Site site, Lattice lattice) {
    List<Site> near = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -NEAR; right <= NEAR; right++) {
        near.add(site.plus(down, right));
      }
    }
    near.removeIf(there -> !lattice.contains(there));
    return near;
  }

  /** The screen for a board at a scale, all of it. */
  private void open(Game game, int steps, Glyphs set, Site cursor) {
    Scale scale = BoardView.scale(game.lattice(), game.notation(), Extent.of(1, 1), steps);
    Extent wanted = BoardView.wanted(ShownPart.whole(game.lattice()), game.notation(), scale);
    view = new BoardView(game.lattice(), game.notation(), wanted, cursor, scale);
    sheet = new BufferGraphics(wanted.cols(), wanted.rows());
    glyphs = set;
  }

  private Canvas canvas() {
    Extent all = Extent.of(sheet.getSize().getColumns(), sheet.getSize().getRows());
    return new Canvas(sheet, all, PlainPalette.get(), glyphs);
  }

  /** What stands so many cells right of a site's middle. */
  private char at(Site site, int right) {
    int x = view.window().x() + view.scale().x(site.col()) + right;
    int y = view.window().y() + view.scale().y(site.row());
    boolean isThere = x >= 0 && x < sheet.getSize().getColumns();
    return isThere ? sheet.cell(x, y).getCharacterString().charAt(0) : ' ';
  }

  private boolean isAround(Site site, String signs, int most) {
    for (int far = 1; far <= most; far++) {
      if (at(site, -far) == signs.charAt(0) || at(site, far) == signs.charAt(1)) {
        return true;
      }
    }
    return false;
  }

  private boolean isCursorSeen(Site cursor, Site last) {
    return isAround(cursor, "[]", Math.max(NEAR, view.scale().reach())) || isBoth(cursor, last);
  }

  private boolean isLastSeen(Site cursor, Site last) {
    return view.scale().bordered() && view.scale().reach() == 1 && glyphs == Glyphs.UNICODE
        ? isFramed(last)
        : isAround(last, "()", NEAR) || isBoth(cursor, last);
  }

  /** Above and below it, whatever stands beside it. */
  private boolean isFramed(Site site) {
    int x = view.window().x() + view.scale().x(site.col());
    int top = view.window().y() + view.scale().y(site.row()) - view.scale().stepY() / 2;
    String above = sheet.cell(x, top).getCharacterString();
    String below = sheet.cell(x, top + view.scale().stepY()).getCharacterString();
    return above.equals("━") && below.equals("━");
  }

  /** A sign that is both, which stands around nothing else. */
  private boolean isBoth(Site cursor, Site last) {
    return cursor.equals(last) && isAround(cursor, "{}", NEAR);
  }

  private boolean isMarkSeen(Site site, char sign) {
    return at(site, -1) == sign || at(site, 0) == sign || at(site, 1) == sign;
  }

  private String screen() {
    StringBuilder text = new StringBuilder("\n");
    for (int y = 0; y < sheet.getSize().getRows(); y++) {
      for (int x = 0; x < sheet.getSize().getColumns(); x++) {
        text.append(sheet.cell(x, y).getCharacterString());
      }
      text.append('\n');
    }
    return text.toString();
  }

  private void assertSeen(Position position, Site cursor, Site marked, char sign, String what) {
    Site last = last(position);
    String all = what + " at " + marked + ", cursor " + cursor + ", last " + last;
    assertThat(isCursorSeen(cursor, last)).as("cursor: %s%s", all, screen()).isTrue();
    assertThat(isLastSeen(cursor, last)).as("last move: %s%s", all, screen()).isTrue();
    assertThat(isMarkSeen(marked, sign)).as("mark: %s%s", all, screen()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"go,7,30", "capture,7,20", "othello,8,20", "dots,5,22"})
  @Tag("long")
  void aHintTheCursorAndTheLastMoveAreAllSeen(String id, String size, int moves) {
    Position position = crowded(id, size, moves);
    Lattice lattice = position.lattice();
    for (int steps = 0; steps < 4; steps++) {
      for (Site cursor : near(last(position), lattice)) {
        Set<Site> sites = new HashSet<>(near(last(position), lattice));
        sites.addAll(near(cursor, lattice));
        for (Site marked : sites) {
          for (Hint hint : HINTS) {
            for (Glyphs set : SETS) {
              open(position.game(), steps, set, cursor);
              Overlay overlay = new Overlay(Map.of(marked, hint));
              BoardPainter.paint(canvas(), view, Scene.of(position, cursor, Set.of(), overlay));
              assertSeen(position, cursor, marked, set.hint(hint), hint.name());
            }
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"go,7,30", "capture,7,20", "othello,8,20", "dots,5,22"})
  void legalSitesAreAllSeenWhereverTheCursorIs(String id, String size, int moves) {
    Position position = crowded(id, size, moves);
    Lattice lattice = position.lattice();
    Set<Site> legal = new HashSet<>();
    position.legalMoves().stream()
        .filter(move -> move instanceof Place)
        .forEach(move -> legal.add(((Place) move).site()));
    for (int steps = 0; steps < 4; steps++) {
      for (Glyphs set : SETS) {
        for (int i = 0; i < lattice.size(); i++) {
          open(position.game(), steps, set, lattice.site(i));
          Scene scene = Scene.of(position, lattice.site(i), legal, Overlay.NONE);
          BoardPainter.paint(canvas(), view, scene);
          for (Site site : legal) {
            assertThat(at(site, 0)).as(screen()).isEqualTo(set.legal(lattice.ground()));
          }
          assertThat(isCursorSeen(lattice.site(i), last(position))).as(screen()).isTrue();
          assertThat(isLastSeen(lattice.site(i), last(position))).as(screen()).isTrue();
        }
      }
    }
  }

  /** Where a whole row has hints there is no cell left for the last move: its piece shows it. */
  @ParameterizedTest
  @CsvSource({"go,7,30", "othello,8,20", "dots,5,22"})
  void everyHintAndTheCursorAreSeenHoweverManyThereAre(String id, String size, int moves) {
    Position position = crowded(id, size, moves);
    Lattice lattice = position.lattice();
    Map<Site, Hint> hints = new HashMap<>();
    for (int i = 0; i < lattice.size(); i++) {
      if (position.at(lattice.site(i)) != Mark.EMPTY) {
        hints.put(lattice.site(i), Hint.CHAIN);
      }
    }
    for (int steps = 0; steps < 4; steps++) {
      for (int i = 0; i < lattice.size(); i++) {
        Site cursor = lattice.site(i);
        open(position.game(), steps, Glyphs.UNICODE, cursor);
        Scene scene = Scene.of(position, cursor, Set.of(), new Overlay(hints));
        BoardPainter.paint(canvas(), view, scene);
        long seen = screen().chars().filter(c -> c == glyphs.hint(Hint.CHAIN)).count();
        assertThat(seen).as(screen()).isEqualTo(hints.size());
        assertThat(isCursorSeen(cursor, last(position))).as(screen()).isTrue();
      }
    }
  }

  private static NodeView nodeView(Scribe scribe, String keys) throws Refusal {
    TestHouse house = new TestHouse(0);
    RecordPage page =
        RecordPage.of(Language.ENGLISH.words(Viewer.class), house, scribe.opened(), 0);
    Evening evening = new Evening(house, page, 80, 24, Glyphs.UNICODE).types(keys);
    return ((RecordPage) evening.shown()).recordCursor().nodeView();
  }

  /** A sign of a record, its label and its arrow, on pieces beside the last move. */
  @Test
  void whatARecordDrawsIsSeenBesideTheCursorAndTheLastMove() throws Refusal {
    for (String name : List.of("C3", "D3", "E3", "F3", "G3", "D4", "C4")) {
      for (boolean isLabel : List.of(true, false)) {
        Scribe scribe =
            new Scribe("go", Map.of("size", "9"))
                .plays("B D3", "W F3", "B D4", "W E3")
                .marks(isLabel ? "LB" : "TR", isLabel ? name + ":A" : name);
        NodeView nodeView = nodeView(scribe, "\033[F");
        Position position = nodeView.position();
        Site marked = scribe.game().notation().parse(name).orElseThrow();
        for (int steps = 0; steps < 4; steps++) {
          for (Site cursor : near(last(position), position.lattice())) {
            open(position.game(), steps, Glyphs.ASCII, cursor);
            Scene scene = Scene.of(position, cursor, Set.of(), Overlay.NONE);
            SignPainter.paint(canvas(), view, scene, nodeView);
            char sign = isLabel ? 'A' : Signs.beside(glyphs).sign(Sign.TRIANGLE);
            assertSeen(position, cursor, marked, sign, "sign");
          }
        }
      }
    }
  }

  @Test
  void theNumberOfAMissIsSeenBesideTheCursorAndTheLastMove() throws Refusal {
    for (String name : List.of("D3", "E3", "F3", "C3", "G3")) {
      Scribe scribe =
          new Scribe("go", Map.of("size", "9", "rules", "exercise"))
              .on(Recording.RefusalPolicy.TRIED)
              .plays("B D3", "W F3", "B G3", "W C3", "B E3", "W " + name);
      NodeView nodeView = nodeView(scribe, "\033[F");
      Position position = nodeView.position();
      Site marked = scribe.game().notation().parse(name).orElseThrow();
      for (int steps = 0; steps < 4; steps++) {
        for (Site cursor : near(marked, position.lattice())) {
          open(position.game(), steps, Glyphs.UNICODE, cursor);
          Scene scene = Scene.of(position, cursor, Set.of(), Overlay.NONE);
          SignPainter.paint(canvas(), view, scene, nodeView);
          assertSeen(position, cursor, marked, '1', "miss");
        }
      }
    }
  }
}
