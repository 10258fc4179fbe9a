package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClustersTest {
  private static final String WOMAN = "\ud83d\udc69";
  private static final String JOINER = "\u200d";

  /** A letter and its marks; two of them; one on nothing; two flags, and half of one. */
  @ParameterizedTest
  @CsvSource({
    "e\u0301x,2",
    "\u0e17\u0e35\u0e48x,3",
    "\u1112\u1161\u11abx,3",
    "ee\u0301,1",
    "\u0301\u0301,1",
    "\u6f22\u5b57,1",
    "\ud842\udfb7x,2",
    "\ud842x,1",
    "\ud83c\uddef\ud83c\uddf5\ud83c\uddeb\ud83c\uddf7,4",
    "\ud83c\uddefx,2",
    "\u2764\ufe0fx,2",
    "a\ufe0fx,1",
    "1\ufe0f\u20e3x,3",
    "1\ufe0fx,1",
    "\ud83d\udc4d\ud83c\udffdx,4",
    "a\ud83c\udffdx,1",
    "\ud83d\udc69\u200d\ud83d\ude80x,5",
    "\ud83d\udc69\u200dx,2",
    "\ud83d\udc69\ud83d\ude80x,2"
  })
  void oneEndsWhereTheNextBegins(String text, int end) {
    assertThat(Clusters.end(text, 0)).isEqualTo(end);
  }

  /** A kiss of two people, each with a colour of skin, has ten code points. */
  @Test
  void theLongestEmojiIsOneAndALongerChainIsNot() {
    String skin = "\ud83c\udfff";
    String kiss = WOMAN + skin + "\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d" + WOMAN + skin;
    assertThat(kiss.codePointCount(0, kiss.length())).isEqualTo(Clusters.MOST);
    assertThat(Clusters.end(kiss, 0)).isEqualTo(kiss.length());
    assertThat(Clusters.end(kiss + JOINER + WOMAN, 0)).isEqualTo(WOMAN.length());
    String chain = (WOMAN + JOINER).repeat(100_000);
    assertThat(Clusters.end(chain, 0)).isEqualTo(WOMAN.length());
  }

  /** However they are mixed, going back finds the same places as going on. */
  @Test
  void goingBackFindsWhereEachBegins() {
    String[] parts = {
      "a",
      "1",
      " ",
      "\n",
      "e",
      "\u0301",
      "\u6f22",
      "\ud842\udfb7",
      WOMAN,
      JOINER,
      "\ufe0f",
      "\u20e3",
      "\ud83c\uddef",
      "\ud83c\udffd",
      "\u2764",
      "\u202e",
      "\ud83d"
    };
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 20; i++) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      assertPlaces(text.toString());
    }
  }

  private static void assertPlaces(String text) {
    List<Integer> places = new ArrayList<>(List.of(0));
    while (places.get(places.size() - 1) < text.length()) {
      places.add(Clusters.end(text, places.get(places.size() - 1)));
    }
    for (int i = 1; i < places.size(); i++) {
      assertThat(Clusters.before(text, places.get(i))).as(text).isEqualTo(places.get(i - 1));
    }
  }
}
