package dev.banmen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Position;
import dev.banmen.record.Markup;
import dev.banmen.text.Language;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** A handout for print. */
class HandoutTest {
  private static final String BAD = "<script>alert('x' & \"y\")</script>\u001b[31m\u202e";

  private static HandoutItem item(Family family, String text, List<String> solution) {
    Position board = Position.start(family.game(Map.of()));
    return new HandoutItem(text, List.of(text), board, Markup.NONE, List.of(text), text, solution);
  }

  private static String page(List<HandoutItem> items) {
    return Handout.of("Title", List.of(new HandoutPart("Part", "", items)), Language.ENGLISH);
  }

  @Test
  void problemsAreNumberedAndTheirSolutionsAreAtTheEnd() {
    Family go = Catalog.ALL.families().get(0);
    String page =
        page(
            List.of(
                item(go, "Read this", List.of()),
                item(go, "First", List.of("D4", "or E5")),
                item(go, "Second", List.of("pass"))));
    assertThat(page).contains("<h3>Read this</h3>", "<h3>1. First</h3>", "<h3>2. Second</h3>");
    String solutions = page.substring(page.indexOf("<h2>Solutions</h2>"));
    assertThat(solutions)
        .contains("<dt>1. First</dt>", "<dd>D4</dd>", "<dd>or E5</dd>", "<dd>pass</dd>")
        .doesNotContain("<svg", "Read this");
    assertThat(page(List.of(item(go, "Read", List.of())))).doesNotContain("Solutions");
    HandoutPart part = new HandoutPart("Part", "A book", List.of(item(go, "Read", List.of())));
    String sourced = Handout.of("Title", List.of(part), Language.ENGLISH);
    assertThat(sourced.indexOf("Source: A book")).isLessThan(sourced.indexOf("<h3>"));
  }

  /** The board of every game is drawn, with nothing but black, white and greys. */
  @Test
  void everyGameIsDrawnWithoutColours() throws Exception {
    List<HandoutItem> items = new ArrayList<>();
    Catalog.ALL.families().forEach(family -> items.add(item(family, "X", List.of("Y"))));
    String page = page(items);
    assertThat(page.split("<svg", -1)).hasSize(items.size() + 1);
    Matcher colour = Pattern.compile("#([0-9a-f]{6})\\b").matcher(page);
    while (colour.find()) {
      String hex = colour.group(1);
      assertThat(hex.substring(0, 2)).isEqualTo(hex.substring(2, 4)).isEqualTo(hex.substring(4));
    }
    assertThat(page).contains("@page", "break-inside: avoid", "break-before: page");
  }

  @Test
  void textFromAnybodyStaysText() throws Exception {
    List<HandoutItem> items = new ArrayList<>();
    Catalog.ALL.families().forEach(family -> items.add(item(family, BAD, List.of(BAD))));
    String page =
        Handout.of(BAD, List.of(new HandoutPart(BAD, BAD, items), part()), Language.ENGLISH);
    assertThat(page).doesNotContain("<script", "\u001b", "\u202e").contains("&lt;script&gt;");
    Document read = parsed(page);
    assertThat(read.getElementsByTagName("script").getLength()).isZero();
    assertThat(read.getElementsByTagName("h1").item(0).getTextContent())
        .startsWith("<script>alert('x' & \"y\")</script>");
  }

  private static HandoutPart part() {
    return new HandoutPart("Other", "", List.of());
  }

  /** Reads the page as XML, which the writer keeps to where HTML lets it. */
  private static Document parsed(String page) throws Exception {
    String xml = page.replace("<!DOCTYPE html>\n", "");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }
}
