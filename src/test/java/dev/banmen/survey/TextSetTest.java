package dev.banmen.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** TextSet held in few bytes are counted as a map counts them. */
class TextSetTest {
  private static final String LETTERS = "aåb囲碁\ud83c\udf00 ";

  private final Random random = new Random(7);

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(6); length > 0; length--) {
      text.appendCodePoint(LETTERS.codePointAt(random.nextInt(6)));
    }
    return random.nextInt(50) == 0 ? text + "x".repeat(random.nextInt(400)) : text.toString();
  }

  @Test
  void countsAreThoseOfAMap() {
    Map<String, Long> expected = new TreeMap<>();
    TextCounts all = new TextCounts();
    for (int piece = 0; piece < 20; piece++) {
      TextCounts counts = new TextCounts();
      for (int i = 0; i < 500; i++) {
        String text = text();
        counts.add(text);
        expected.merge(text, 1L, Long::sum);
      }
      all.addAll(counts);
    }
    assertThat(all.size()).isEqualTo(expected.size());
    assertThat(all.inOrder()).containsExactlyInAnyOrderElementsOf(all.mostFirst(all.size()));
    List<Map.Entry<String, List<Long>>> sorted = new ArrayList<>();
    expected.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .forEach(one -> sorted.add(Map.entry(one.getKey(), List.of(one.getValue()))));
    assertThat(all.mostFirst(30)).isEqualTo(sorted.subList(0, 30));
    assertThat(all.mostFirst(Integer.MAX_VALUE)).isEqualTo(sorted);
  }

  @Test
  void standingsOfPartsMakeThoseOfTheWhole() {
    Standings whole = new Standings();
    Standings joined = new Standings();
    for (int piece = 0; piece < 20; piece++) {
      Standings part = new Standings();
      for (int i = 0; i < 300; i++) {
        String name = text();
        boolean isBlack = random.nextBoolean();
        Winner result = Winner.values()[random.nextInt(4)];
        whole.add(name, isBlack, result);
        part.add(name, isBlack, result);
      }
      joined.addAll(part);
    }
    assertThat(joined.inOrder()).isEqualTo(whole.inOrder());
    assertThat(joined.mostFirst(9)).isEqualTo(whole.mostFirst(9));
    assertThat(joined.inOrder().stream().mapToLong(e -> e.getValue().get(0)).sum())
        .isEqualTo(20 * 300);
  }
}
