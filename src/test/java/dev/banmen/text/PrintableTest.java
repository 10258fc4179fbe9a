package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
  @Test
  void lettersOfAllLanguagesStay() {
    String text = "D4 ä e\u0301 ж 漢 😀 ~";
    assertThat(Printable.of(text)).isEqualTo(text);
  }

  /**
   * A control, the escape of 8 bits, a turn to the left, a line's end, half a pair, no character.
   */
  @ParameterizedTest
  @ValueSource(ints = {0x1b, 0x7f, 0x9b, 0x202e, 0x2028, 0xd800, 0x0378, 0xe0001, 0x1f6d9, 0x2ffff})
  void whatATerminalObeysOrHidesIsReplacedOnce(int codePoint) {
    assertThat(Printable.of("a" + new String(Character.toChars(codePoint)) + "b")).isEqualTo("a?b");
  }

  /** Fillers, what joins and parts, directions, variations, tags, a blank that is no space. */
  @ParameterizedTest
  @ValueSource(
      ints = {
        0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x180f, 0x200b, 0x200c,
        0x200d, 0x200e, 0x200f, 0x202a, 0x2060, 0x2063, 0x2066, 0x2800, 0x3164, 0xfe00, 0xfe0f,
        0xfeff, 0xffa0, 0x13441, 0x16fe4, 0x1d159, 0x1d173, 0xe0041, 0xe007f, 0xe0100, 0xe01ef
      })
  void whatCannotBeSeenIsReplacedSoThatNoTwoNamesLookLikeOne(int codePoint) {
    String unseen = Character.toString(codePoint);
    assertThat(Printable.is(codePoint)).isFalse();
    assertThat(Printable.of("Ann" + unseen)).isEqualTo("Ann?");
    assertThat(Printable.of(unseen + "Ann")).isEqualTo("?Ann");
    assertThat(Printable.of("\u6f22" + unseen + "\u5b57")).isEqualTo("\u6f22?\u5b57");
  }

  /** What stands beside them in Unicode, or looks as if it were one of them. */
  @ParameterizedTest
  @ValueSource(
      ints = {
        0x00ae, 0x0350, 0x115e, 0x1161, 0x17b3, 0x2801, 0x27ff, 0x3163, 0x3165, 0x3000, 0x00a0,
        0xfe10, 0xffa1, 0x1d158, 0x20bb7, 0x32000, 0x1fae8, 0x1f6dc
      })
  void whatCanBeSeenStays(int codePoint) {
    assertThat(Printable.is(codePoint)).isTrue();
  }

  /** Vietnamese, Greek, Hebrew, Thai, Devanagari, Arabic, Hangul, Lithuanian, "is not equal". */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Nguye\u0302\u0303n",
        "\u03c9\u0314\u0342\u0345",
        "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
        "\u0e17\u0e35\u0e48",
        "\u0939\u093f\u0928\u094d\u0926\u0940",
        "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f",
        "\u1112\u1161\u11ab\u1100\u116e\u11a8",
        "i\u0307\u0301",
        "=\u0338",
        "x\u0300\u0301\u0302\u0303"
      })
  void marksThatALanguageUsesStay(String text) {
    assertThat(Printable.of(text)).isEqualTo(text);
  }

  /** On nothing, on a space, on a quotation mark, a fifth one, one twice, one that looks bare. */
  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      textBlock =
          """
          \u0301Ann,?Ann
          White: \u0301Ann,White: ?Ann
          "\u0301,"?
          x\u0300\u0301\u0302\u0303\u0304,x\u0300\u0301\u0302\u0303?
          x\u0300\u0301\u0302\u0303\u0304\u0305,x\u0300\u0301\u0302\u0303??
          x\u0300\u0300,x\u0300?
          Kai\u0307,Kai?
          \u200b\u0301,??
          A\u1161,A?
          #\u0301,#?
          """)
  void marksThatHideWhatStandsThereAreReplaced(String text, String shown) {
    assertThat(Printable.of(text)).isEqualTo(shown);
  }

  /** A heart, a family, a flag, a colour of skin, a key of a telephone. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u2764\ufe0f",
        "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67",
        "\ud83c\udff3\ufe0f\u200d\ud83c\udf08",
        "\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80",
        "1\ufe0f\u20e3",
        "\u203c\ufe0f"
      })
  void emojiStayWhole(String emoji) {
    assertThat(Printable.of("Well played " + emoji + "!")).isEqualTo("Well played " + emoji + "!");
  }

  @ParameterizedTest
  @CsvSource({
    "1\ufe0f,1?",
    "A\ufe0f,A?",
    "\u2764\ufe0f\ufe0f,\u2764\ufe0f?",
    "\u2764\u200dA,\u2764?A",
    "\u2764\u200d,\u2764?",
    "\u200d\u2764,?\u2764"
  })
  void whatMakesEmojiIsReplacedElsewhere(String text, String shown) {
    assertThat(Printable.of(text)).isEqualTo(shown);
  }

  @Test
  void aTextIsReadOnceHoweverManyMarksItHas() {
    String zalgo = "a" + "\u0301".repeat(100_000);
    assertThat(Printable.of(zalgo)).isEqualTo("a\u0301" + "?".repeat(99_999));
  }
}
