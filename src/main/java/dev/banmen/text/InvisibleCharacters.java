package dev.banmen.text;

/** Characters that are part of a text and cannot be seen. Stateless. */
final class InvisibleCharacters {
  /**
   * The code points of the property Default_Ignorable_Code_Point that are letters or marks (first
   * and last of each range), from Unicode's DerivedCoreProperties.txt; and blanks that aren't
   * spaces. The others of that property are format controls or not assigned.
   */
  private static final int[] RANGES = {
    0x034F, 0x034F, // combining grapheme joiner
    0x115F, 0x1160, // Hangul fillers
    0x17B4, 0x17B5, // Khmer vowels that are part of the letter before
    0x180B, 0x180F, // Mongolian variation selectors
    0x2800, 0x2800, // Braille pattern without a dot
    0x3164, 0x3164, // Hangul filler
    0xFE00, 0xFE0F, // variation selectors
    0xFFA0, 0xFFA0, // Hangul filler of half width
    0x13441, 0x13442, // Egyptian blanks
    0x16FE4, 0x16FE4, // Khitan filler
    0x1D159, 0x1D159, // null notehead
    0xE0000, 0xE0FFF, // tags, more variation selectors
  };

  private InvisibleCharacters() {}

  static boolean is(int codePoint) {
    if (codePoint < RANGES[0]) {
      return false;
    }
    for (int i = 0; i < RANGES.length && codePoint >= RANGES[i]; i += 2) {
      if (codePoint <= RANGES[i + 1]) {
        return true;
      }
    }
    return false;
  }
}
