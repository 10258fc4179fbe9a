package dev.banmen.lesson.reader;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a comment or a name says of the move that it stands at. Only a clause that says nothing else
 * counts: "Correct!" and "That's right, White is dead", but not "Right idea, but too slow" or "to
 * the right". After a negation no word says that a move is right.
 */
enum Judgment {
  RIGHT,
  WRONG,
  NONE;

  private static final Set<String> RIGHTS = Set.of("right", "correct", "solution", "success");
  private static final Set<String> WRONGS =
      Set.of("wrong", "incorrect", "failure", "fail", "fails", "failed", "mistake");
  private static final Set<String> FILLERS =
      Set.of(
          ("this that that's thats it it's its you you're is was are the a an and so also still yes"
                  + " ok sorry unfortunately simply clearly really quite exactly entirely completely"
                  + " totally perfectly absolutely answer move play choice one line variation")
              .split(" "));
  private static final Set<String> NEGATIONS =
      Set.of(
          "not no never nor neither without cannot hardly barely almost nearly partly half isnt"
              .split(" "));

  private static final Pattern QUOTES = Pattern.compile("[\"“”「」『』*_]");
  private static final Pattern SENTENCE = Pattern.compile("[^.!?。\n\r]+[.!?。]*");

  /** "Correct: C3" is one clause, as it names another move. */
  private static final Pattern CLAUSE =
      Pattern.compile("[,;、()\\[\\]【】/~–—.!。]|:(?!\\s?[a-t]\\d)|\\s-+\\s");

  private static final Pattern WORD = Pattern.compile("\\s+(?![a-t]\\d)");
  private static final Pattern NUMBER = Pattern.compile("\\d+|[a-z]"); // of a diagram
  private static final Pattern WRONG_START =
      Pattern.compile("(?:wrong|incorrect) (?!(?:is|was|are|were|would|for)\\b).*");
  private static final Pattern DOUBT = Pattern.compile("(?:but|however|yet|though|although)\\b.*");

  /** Chinese, Japanese or Korean: the word with what may stand around it. */
  private static final Pattern ASIAN =
      Pattern.compile(
          "(?:この手|これ|[这這此](?:一?[手步着])?|回答|答案|你|恭喜|也|都|是|[がはも]){0,4}"
              + "(?<not>[并並]?(?:不是|不算|不|非)|[没沒]有?|未)?(?:完全|很|太)?"
              + "(?:(?<right>正解|正[确確答着]|成功|答?[对對]|정답|정해|성공)"
              + "|失[败敗]|[错錯][误誤手着]?|誤[り答]|間違い|答[错錯]|오답|실패)"
              + "(?<un>(?:では|じゃ)(?:ない|ありません))?"
              + "(?:[图圖図例的了だ]|手順|です|でした|입니다|도|[之其]?[一二三四五六七八九十甲乙丙丁]|\\d|[a-z]){0,4}");

  private static final Pattern ASIAN_NEGATION = Pattern.compile("[不非没沒未]|ない|ません");

  /** A command of goproblems.com stands anywhere, but not as in "the RIGHT move". */
  private static final Pattern COMMAND =
      Pattern.compile(
          "(?<![\\p{L}'-])(?<not>(?i:\\p{L}{0,9}n't|not?|never|hardly|almost|nearly|isnt|the|to)"
              + "(?:\\s(?:(?i:quite|so|really|the|a)|[A-Z]{2,9})){0,4}\\s)?(?<word>RIGHT|WRONG)"
              + "(?![\\p{L}'?-]|\\s(?i:idea|direction|shape|area|place|order|side|spot)\\b)");

  /** What a text says; wrong if it says both. */
  static Judgment of(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).replace('’', '\'').strip();
    plain = QUOTES.matcher(plain).replaceAll("");
    List<Judgment> said = new ArrayList<>();
    said.add(plain.matches("(?s)\\+(?:\\s.*)?") ? RIGHT : NONE); // as at Tsumego Hero
    for (Matcher found = COMMAND.matcher(plain); found.find(); ) {
      said.add(found.group("not") == null ? valueOf(found.group("word")) : NONE);
    }
    for (Matcher found = SENTENCE.matcher(plain.toLowerCase(Locale.ROOT)); found.find(); ) {
      said.add(found.group().endsWith("?") ? NONE : sentence(found.group()));
    }
    return said.contains(WRONG) ? WRONG : said.contains(RIGHT) ? RIGHT : NONE;
  }

  private static Judgment sentence(String text) {
    Judgment judged = NONE;
    boolean isNegated = false;
    for (String part : CLAUSE.split(text)) {
      String clause = part.strip();
      if (judged == RIGHT && DOUBT.matcher(clause).matches()) {
        return NONE;
      }
      Judgment said = isNegated ? NONE : clause(clause);
      if (said == WRONG) {
        return WRONG;
      }
      judged = said == RIGHT ? RIGHT : judged;
      isNegated |= isNegated(clause);
    }
    return judged;
  }

  private static Judgment clause(String clause) {
    if (clause.startsWith("wrong") || clause.startsWith("incorrect")) {
      return WRONG_START.matcher(clause + " ").matches() ? WRONG : NONE;
    }
    List<String> words = List.of(WORD.split(clause));
    boolean isNegated = words.stream().anyMatch(Judgment::isNegation);
    List<String> left =
        words.stream()
            .filter(word -> !FILLERS.contains(word) && !NUMBER.matcher(word).matches())
            .filter(word -> !isNegation(word))
            .toList();
    if (!left.isEmpty() && RIGHTS.containsAll(left)) {
      return isNegated ? WRONG : RIGHT;
    }
    if (!left.isEmpty() && WRONGS.containsAll(left)) {
      return isNegated ? NONE : WRONG;
    }
    return asian(words);
  }

  private static Judgment asian(List<String> words) {
    for (String word : words) {
      Matcher found = ASIAN.matcher(word);
      if (found.matches()) {
        boolean isNegated = found.group("not") != null || found.group("un") != null;
        boolean isRight = found.group("right") != null;
        return isRight == isNegated ? WRONG : isRight ? RIGHT : NONE;
      } else if (isNegated(word)) {
        return NONE;
      }
    }
    return NONE;
  }

  private static boolean isNegated(String clause) {
    return ASIAN_NEGATION.matcher(clause).find()
        || WORD.splitAsStream(clause).anyMatch(Judgment::isNegation);
  }

  private static boolean isNegation(String word) {
    return NEGATIONS.contains(word) || word.endsWith("n't");
  }
}
