package dev.banmen.picture;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a diagram as an SVG document for print: the players above the board; the last move, and
 * what has no place on the board, below it.
 */
public final class SvgPicture {
  private static final double TITLE = 17;
  private static final String FONT =
      "Helvetica, Arial, 'Noto Sans', 'Noto Sans CJK JP', sans-serif";

  /**
   * The range of moves that have numbers.
   *
   * @param from 1 or more
   * @param to {@code from} or more
   */
  public record NumberRange(int from, int to) {}

  private final Game game;
  private final Markup markup;
  private final Optional<PictureStep> last;
  private final String title;
  private final Figure figure;
  private final SvgStyle style;
  private final SvgLayout at;
  private final Svg svg = new Svg();

  private SvgPicture(
      Game game,
      Markup markup,
      Optional<PictureStep> last,
      String title,
      Figure figure,
      SvgStyle style,
      SvgLayout at) {
    this.game = game;
    this.markup = markup;
    this.last = last;
    this.title = title;
    this.figure = figure;
    this.style = style;
    this.at = at;
  }

  /**
   * Returns the document.
   *
   * @param numbers the moves to number, up to the diagram's move; empty for none
   */
  public static String of(
      Diagram diagram, Games games, SvgStyle style, Optional<NumberRange> numbers) {
    Figure figure = Figure.of(diagram.position());
    if (numbers.isPresent()) {
      int to = Math.min(numbers.get().to(), diagram.move());
      figure = Figure.of(diagram.recording(), games, numbers.get().from(), to);
    }
    return new SvgPicture(
            diagram.game(),
            diagram.markup(),
            diagram.last(),
            title(diagram),
            figure,
            style,
            layout(diagram, figure))
        .document();
  }

  /**
   * Returns a board alone, in black ink on white, without a caption: a document, or a part of a
   * page.
   *
   * @param title what it is, for those who do not see it
   */
  public static String board(Position position, Markup markup, String title) {
    SvgLayout alone = new SvgLayout(position.lattice(), List.of(), List.of());
    Figure figure = Figure.of(position);
    return new SvgPicture(
            position.game(), markup, Optional.empty(), title, figure, SvgStyle.PLAIN, alone)
        .document();
  }

  private static SvgLayout layout(Diagram diagram, Figure figure) {
    Lattice lattice = diagram.position().lattice();
    double width = new SvgLayout(lattice, List.of(), List.of()).textWidth();
    List<String> above = new ArrayList<>();
    Optional<String> players = Captions.players(diagram);
    above.addAll(PictureLines.lines(players.orElse(Captions.game(diagram)), width, TITLE));
    Captions.event(diagram)
        .ifPresent(event -> above.addAll(PictureLines.lines(event, width, SvgLayout.TEXT)));
    List<String> below = new ArrayList<>();
    for (String text : below(diagram, figure)) {
      below.addAll(PictureLines.lines(text, width, SvgLayout.TEXT));
    }
    return new SvgLayout(lattice, above, below);
  }

  private static List<String> below(Diagram diagram, Figure figure) {
    List<String> below = new ArrayList<>();
    if (diagram.last().isPresent()) {
      below.add(Captions.move(diagram));
      Captions.miss(diagram).ifPresent(below::add);
    }
    if (!figure.notes().isEmpty()) {
      below.add(WordList.of(diagram.game().words().language(), figure.notes()));
    }
    return below;
  }

  private String document() {
    double width = at.width();
    double height = at.height();
    String box = "0 0 " + Svg.number(width) + " " + Svg.number(height);
    Object[] size = {"width", width, "height", height, "viewBox", box, "font-family", FONT};
    svg.begin("svg", Svg.with(size, "xmlns", "http://www.w3.org/2000/svg"));
    svg.text(title, "title");
    svg.rect(0, 0, width, height, "fill", "#ffffff");
    board();
    words();
    return svg.end().toString();
  }

  private static String title(Diagram diagram) {
    String first = Captions.players(diagram).orElse(Captions.game(diagram));
    Language language = diagram.game().words().language();
    return Captions.event(diagram)
        .map(event -> WordList.of(language, List.of(first, event)))
        .orElse(first);
  }

  private void board() {
    SvgBoard board = new SvgBoard(svg, at, style);
    SvgPieces pieces = new SvgPieces(svg, at, style);
    if (style == SvgStyle.WOOD) {
      svg.begin("defs");
      board.define();
      pieces.define();
      svg.end();
    }
    board.draw(game.lattice().landmarks(), game.notation());
    pieces.draw(figure);
    board.fixtures(fixtures());
    new SvgMarks(svg, at, style, figure).draw(markup, last);
  }

  private List<Site> fixtures() {
    List<Site> fixtures = new ArrayList<>();
    for (int site = 0; site < figure.marks().size(); site++) {
      if (figure.marks().get(site) == Mark.FIXTURE) {
        fixtures.add(at.lattice().site(site));
      }
    }
    return fixtures;
  }

  private void words() {
    svg.begin("g", "fill", "#000000", "font-size", SvgLayout.TEXT);
    double middle = at.width() / 2;
    for (int i = 0; i < at.above().size(); i++) {
      double size = i == 0 ? TITLE : SvgLayout.TEXT;
      Object[] place = {"x", middle, "y", at.aboveY(i), "text-anchor", "middle", "font-size", size};
      svg.text(at.above().get(i), "text", place);
    }
    for (int i = 0; i < at.below().size(); i++) {
      svg.text(at.below().get(i), "text", "x", at.textX(), "y", at.belowY(i));
    }
    svg.end();
  }
}
