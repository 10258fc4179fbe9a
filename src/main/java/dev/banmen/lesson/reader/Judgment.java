package dev.banmen.lesson.reader;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The judgment in a comment or a name about the move that it stands at. Only a clause that says
 * nothing else counts: "Correct!" and "That's right, White is dead", but not "Right idea, but too
 * slow" or "A is correct". A negation works on its own clause, or on what follows if it leaves that
 * open, as "this is not, I think, right" does.
 */
enum Judgment {
  RIGHT,
  WRONG,
  NONE;

  private static final String BE = "(?:is|was|are|were)";
  private static final String NOUN =
      "(?:answer|move|play|choice|one|line|variation|solution|success|failure|mistake)";
  private static final String NOT =
      "(?:not|no|never|nor|neither|without|cannot|hardly|barely|almost|nearly|partly|half|isnt"
          + "|[a-z]{2,7}n't)";

  /** The words that say nothing beside another; "a" as the article of a noun. */
  private static final String FILLER =
      "(?:(?:th(?:is|at)|it)(?:'?s)?|you(?:'re)?|do|at all|got|but|the|and|so|also|still|yes|ok"
          + "|sorry|well|unfortunately|simply|clearly|really|quite|exactly|entirely|completely"
          + "|totally|perfectly|absolutely|an?(?= (?:(?!BE )[a-z]+ )?NOUN\\b)|BE|NOUN)";

  /** A point, or a letter in a diagram. */
  private static final String LABEL =
      "(?!a (?!BE |and |or |also |kills|lives|works)\\p{L})[a-z]\\d{0,2}(?![a-z'\\d])";

  /** "Correct: C3" and "A: wrong" are one clause, as they name a move. */
  private static final Pattern CLAUSE =
      pattern(
          "[,;、()\\[\\]【】/~–—]|\\s-+\\s|(?<=[぀-鿿])\\s+(?=[぀-鿿])|(?<=solution|failure) [a-z]:"
              + "|(?<!(?:^|[,;]) ?[a-z]\\d{0,2}):(?!\\s*\\d+\\s*$"
              + "|\\s*(?:(?:black|white|plays?|move|at) |[黑黒白下走在]){0,3}LABEL)");

  private static final Pattern ENGLISH =
      pattern(
          "(?:(?:FILLER|NOT) ){0,9}(?:(?:right|correct|solution|success)(?: NOUN)?"
              + "|fail(?:s|ed|ure)?|mistake|(?:wrong|incorrect)(?: NOUNs?)?+"
              + "(?: (?!BE|would|to|for (?:black|white)\\b)[^?]*)?)"
              + "(?: (?:and|so|also|still|sorry|yes))?(?: \\d+)?");

  private static final Pattern ASIAN =
      pattern(
          "(?:この手|これ|[这這此](?:一?[手步着])?|回答|答案|答え|이 ?수|이것|이게|你|恭喜|残念(?:ながら)?"
              + "|其[实實]|也|都|是|还|還|まだ|[がはも는은이]| ){0,6}"
              + "(?:[并並]?(?:不是|不算|不|非)|[没沒]有?|未)?(?:完全|很|太)?"
              + "(?:正解|正[确確答着]|成功|答?[对對]|정답|정해|성공"
              + "|失[败敗]|[错錯][误誤手着]?|誤[り答]|間違い|答[错錯]|오답|실패)"
              + "(?:(?:では|じゃ|[이가] ?)(?:な(?:い|かった)|ありません|아[니닙님]\\p{L}*))?"
              + "(?:[图圖図例的了だ도]|手順|です|でした|입니다|[之其]?[一二三四五六七八九十甲乙丙丁]"
              + "|\\d|(?<=[图圖図])[a-z]){0,4}");

  private static final Pattern WRONGS = pattern("wrong|incorrect|fail|mistake|失|[错錯]|誤|間違|오답|실패");
  private static final Pattern NEGATED = pattern("\\bNOT\\b|[不非没沒未]|な[いか]|ません|아[니닙님]");

  /** The words that take back "correct" before them. */
  private static final Pattern DOUBT =
      pattern(
          "(?:(?:but|however|yet|though|although)\\b|但|不[过過]|可是|しかし|ただ|하지만|그러나).*"
              + "|(?:FILLER ){0,9}+LABEL");

  /** The part that continues after a comma. */
  private static final Pattern OPEN =
      pattern(
          "(?:.* )?(?:BE|NOT(?! NOUN)(?: FILLER){0,9}+)|(?:FILLER ){0,9}+LABEL"
              + "|.{0,3}[是はが]|.*[不没沒未]是?有?");

  /** A command of goproblems.com stands anywhere, but not as in "the RIGHT move". */
  private static final Pattern COMMAND =
      pattern(
          "(?<![\\p{L}'-])((?i:(?:NOT|far|anything|the|to|upper|lower|[a-z]\\d{0,2} BE)"
              + "(?: (?:quite|so|really|the|a|at|all|very|but|from)){0,4}\\s))?(RIGHT|WRONG)"
              + "(?![\\p{L}'?-]|:\\s?[A-T]\\d{0,2}\\b"
              + "|\\s(?i:is|move|answer|idea|direction|shape|area|place|order|side|spot)\\b)");

  private static Pattern pattern(String text) {
    String full = text.replace("FILLER", FILLER).replace("LABEL", LABEL).replace("NOT", NOT);
    return Pattern.compile(full.replace("NOUN", NOUN).replace("BE", BE));
  }

  /** The judgment in a text; wrong if it says both. */
  static Judgment of(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).replace('’', '\'');
    plain = plain.replaceAll("[\"“”「」『』*_\\p{So}]", "").strip();
    plain = plain.replaceAll("\\.{3}|(?<=\\b[A-Za-z])\\.", ",");
    Set<Judgment> said = EnumSet.of(plain.matches("(?s)\\+(?:\\s.*)?") ? RIGHT : NONE);
    for (Matcher found = COMMAND.matcher(plain); found.find(); ) {
      said.add(found.group(1) == null ? valueOf(found.group(2)) : NONE);
    }
    for (String sentence : plain.toLowerCase(Locale.ROOT).split("[.!。\n\r]|(?<=[?])")) {
      said.add(sentence(sentence));
    }
    return said.contains(WRONG) ? WRONG : said.contains(RIGHT) ? RIGHT : NONE;
  }

  private static Judgment sentence(String text) {
    Judgment judged = NONE;
    boolean isOpen = text.endsWith("?");
    for (String part : CLAUSE.split(text.strip())) {
      String clause = part.strip();
      if (judged == RIGHT && DOUBT.matcher(clause).matches()) {
        judged = NONE;
        isOpen = true;
      }
      Judgment said = clause(clause);
      if (said == WRONG) {
        return WRONG;
      }
      judged = said == RIGHT && !isOpen ? RIGHT : judged;
      isOpen |= OPEN.matcher(clause).matches();
    }
    return judged;
  }

  private static Judgment clause(String clause) {
    if (!ENGLISH.matcher(clause).matches() && !ASIAN.matcher(clause).matches()) {
      return NONE;
    }
    boolean isNegated = NEGATED.matcher(clause).find();
    boolean isWrong = WRONGS.matcher(clause).find();
    return isWrong != isNegated ? WRONG : isWrong ? NONE : RIGHT;
  }
}
