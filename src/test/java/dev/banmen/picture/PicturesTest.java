package dev.banmen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One picture of each kind for each game, as files that one can look at. */
class PicturesTest {
  private static final String[] KO = {
    "B D5", "W E5", "B C4", "W F4", "B D3", "W E3", "B E4", "W D4", "B E4", "B pass", "W H8"
  };

  static Recording go() {
    Recording ko =
        Made.of(
            "go",
            Map.of("size", "9"),
            Recording.RefusalPolicy.TRIED,
            List.of(
                Property.of("PB", "Honinbo <Shusaku>"),
                Property.of("PW", "Gennan Inseki"),
                Property.of("EV", "A ko \u001b[2Jfor the test"),
                Property.of("DT", "1846-09-11")),
            KO);
    Property marks = new Property("TR", List.of(Made.written(Made.go9(), "C4")));
    Property label =
        new Property(
            "LB",
            List.of(
                Made.written(Made.go9(), "A1") + ":A", Made.written(Made.go9(), "F4") + ":long"));
    Property comment = Property.of("C", "Taken too soon:\nthe board would be as it was.");
    List<Property> said = List.of(ko.tree().properties(9).get(0), marks, label, comment);
    return ko.with(ko.tree().with(9, said));
  }

  static Recording of(String game) {
    return switch (game) {
      case "go" -> go();
      case "capture" ->
          Made.of(
              game,
              Map.of("size", "5"),
              Recording.RefusalPolicy.TRIED,
              "B A1",
              "W A2",
              "B E5",
              "W B1",
              "B C3");
      case "othello" ->
          Made.of(
              game,
              Map.of(),
              Recording.RefusalPolicy.NOTED,
              "B f5",
              "W d6",
              "B c3",
              "W d3",
              "B c4",
              "W a1");
      case "dots" ->
          Made.of(
              game,
              Map.of("size", "3"),
              Recording.RefusalPolicy.NOTED,
              "B 1,1-1,2",
              "W 1,1-2,1",
              "B 2,1-2,2",
              "W 1,2-2,2",
              "W 2,2-2,3");
      case "gomoku" ->
          Made.of(
              game,
              Map.of("size", "6", "rules", "exact"),
              Recording.RefusalPolicy.TRIED,
              "B C3",
              "W C4",
              "B C3",
              "W D4");
      default ->
          Made.of(game, Map.of("size", "3x4"), Recording.RefusalPolicy.TRIED, "B a1", "W b2");
    };
  }

  @ParameterizedTest
  @CsvSource({
    "go, 0",
    "go, 8",
    "go, 9",
    "go, 10",
    "go, 11",
    "capture, 4",
    "othello, 6",
    "othello, 5",
    "dots, 4",
    "dots, 5",
    "gomoku, 4",
    "toy, 2"
  })
  void eachKindIsAsItsFileHasIt(String game, int move) throws IOException {
    Diagram diagram = Diagram.of(of(game), Made.GAMES, move);
    GoldenPicture.check(
        game + "-" + move + ".txt", PictureTexts.text(diagram, false, Colours.NONE));
    GoldenPicture.check(
        game + "-" + move + "-ascii.txt", PictureTexts.text(diagram, true, Colours.NONE));
    GoldenPicture.check(game + "-" + move + ".json", PictureTexts.json(diagram));
    for (SvgStyle style : SvgStyle.values()) {
      String svg = SvgPicture.of(diagram, Made.GAMES, style, Optional.empty());
      assertWellFormed(svg);
      GoldenPicture.check(
          game + "-" + move + "-" + style.name().toLowerCase(java.util.Locale.ROOT) + ".svg", svg);
    }
  }

  @ParameterizedTest
  @CsvSource({"go, 1, 11", "go, 5, 8", "othello, 2, 5", "dots, 1, 5"})
  void movesAreNumberedAsInBooks(String game, int from, int to) throws IOException {
    Recording recording = of(game);
    Diagram diagram = Diagram.of(recording, Made.GAMES, to);
    String svg =
        SvgPicture.of(
            diagram, Made.GAMES, SvgStyle.PLAIN, Optional.of(new SvgPicture.NumberRange(from, to)));
    assertWellFormed(svg);
    GoldenPicture.check(game + "-" + from + "-to-" + to + ".svg", svg);
  }

  @Test
  void arrowsAndLinesAreDrawnAndTold() throws IOException {
    Recording plain =
        Made.of("go", Map.of("size", "9"), Recording.RefusalPolicy.NOTED, "B E5", "W G3");
    List<Property> said = new ArrayList<>(plain.tree().properties(2));
    said.add(new Property("AR", List.of("aa:ea", "dh:bf", "ei:gg")));
    said.add(new Property("LN", List.of("bi:di", "hd:bd")));
    said.add(Property.of("VW", "aa:ih"));
    Diagram diagram = Diagram.of(plain.with(plain.tree().with(2, said)), Made.GAMES, 2);
    GoldenPicture.check("strokes.txt", PictureTexts.text(diagram, false, Colours.NONE));
    String svg = SvgPicture.of(diagram, Made.GAMES, SvgStyle.PLAIN, Optional.empty());
    assertWellFormed(svg);
    GoldenPicture.check("strokes-plain.svg", svg);
  }

  private static void assertWellFormed(String svg) {
    try {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    } catch (Exception e) {
      throw new AssertionError(svg, e);
    }
  }

  @Test
  void noControlCharacterIsLeftInAnyPicture() {
    Diagram diagram = Diagram.of(go(), Made.GAMES, 9);
    String svg = SvgPicture.of(diagram, Made.GAMES, SvgStyle.WOOD, Optional.empty());
    assertThat(svg + PictureTexts.json(diagram) + PictureTexts.text(diagram, false, Colours.NONE))
        .doesNotContain("\u001b");
  }
}
