package dev.banmen.lesson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the comments of collections say, and what only looks like it. */
class JudgmentTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "RIGHT",
        "RIGHT Taken.",
        "Taken. RIGHT",
        "White can't live RIGHT",
        "CHOICE RIGHT",
        "FORCE\nRIGHT",
        "RIGHT What about C3?",
        "ＲＩＧＨＴ",
        "right",
        "Right!",
        "Correct.",
        "Correct!",
        "*Correct*",
        "\"Correct.\"",
        "(correct)",
        "Taken. Correct!",
        "Taken, correct!",
        "Correct, White is dead.",
        "Correct: White is dead.",
        "Correct - White is dead.",
        "Yes, that's right.",
        "That’s right!",
        "This is correct.",
        "You are right.",
        "This is the correct answer",
        "Right answer!",
        "Solution",
        "Solution 1",
        "Solution A: Black lives",
        "This is the solution.",
        "Success!",
        "1. Correct",
        "+",
        "+ Well done",
        "正解",
        "正解！",
        "正解。黒先白死",
        "正解です",
        "正解です。",
        "正解图",
        "正解圖",
        "正解図１",
        "正解：黑先白死",
        "【正解】",
        "正解 白死",
        "これが正解",
        "这是正解",
        "正确",
        "正確！",
        "回答正确",
        "完全正确。",
        "成功",
        "成功图",
        "对",
        "對了！",
        "正着",
        "정답",
        "정답입니다",
      })
  void aWordAloneSaysThatAMoveIsRight(String text) {
    assertThat(Judgment.of(text)).isEqualTo(Judgment.RIGHT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "WRONG",
        "White lives WRONG",
        "Wrong",
        "Wrong!",
        "wrong.",
        "Wrong direction",
        "Wrong, White lives.",
        "Wrong because White lives.",
        "Sorry, wrong.",
        "This is wrong.",
        "Incorrect.",
        "That's incorrect",
        "Failure",
        "Failure 2",
        "Failure (A)",
        "This is a failure.",
        "Mistake!",
        "Correct move is C3 (this is wrong)",
        "Right move, wrong order",
        "Correct? No. Wrong!",
        "This is not right",
        "This is not right.",
        "THIS IS NOT RIGHT",
        "not RIGHT",
        "Not correct.",
        "This isn't right!",
        "That isn’t the correct answer.",
        "Not quite right",
        "Almost right",
        "Nearly correct!",
        "Not the solution",
        "失败",
        "失敗",
        "失敗図",
        "失败图2",
        "錯誤",
        "错误！",
        "这是错误的",
        "这一手错误。",
        "不正解",
        "不正解です",
        "不正确",
        "并不正确",
        "不是正解",
        "这不是正解",
        "正解ではない",
        "正解ではありません。",
        "誤り",
        "答错了",
        "错",
        "不对",
        "错着。",
        "오답",
      })
  void aWordAloneOrANegationSaysThatItIsWrong(String text) {
    assertThat(Judgment.of(text)).isEqualTo(Judgment.WRONG);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Taken.",
        "Right idea, but too slow",
        "RIGHT idea, but too slow",
        "Right, but too slow",
        "Right; however, C3 is bigger",
        "Right shape",
        "Correct move is C3",
        "Correct is C3.",
        "Correct: C3",
        "Correct answer: C3",
        "The correct answer is C3.",
        "C3 would be right",
        "C3 is the RIGHT move",
        "Black escapes to the right",
        "BLACK ESCAPES TO THE RIGHT",
        "Upper right",
        "Right?",
        "Is this right?",
        "This is not, as you may think, right.",
        "Black can't do this, right!",
        "Never (correct)",
        "This would be right if White had no ladder",
        "Rightly so",
        "Copyright",
        "all-right",
        "Incorrectly played by White",
        "Not wrong",
        "Nothing wrong",
        "Wrong would be C3",
        "C3 would be wrong",
        "Failure to connect costs the game",
        "There is no failure",
        "+3 points",
        "B+3",
        "正解はC3",
        "正解 C3",
        "正解：C3",
        "「正解」はC3",
        "不是 正解",
        "正解?",
        "正解吗？",
        "白成功做活",
        "对杀",
        "将错就错",
        "没错",
        "失败的原因",
        "没有错误",
        "変化",
        "变化图",
        "参考图",
      })
  void inALongerSentenceTheySayNothing(String text) {
    assertThat(Judgment.of(text)).isEqualTo(Judgment.NONE);
  }

  @Test
  void anyLengthIsReadInTime() {
    for (String piece :
        new String[] {"NOT ", "が", "RIGHT, ", "- ", " ", "n't", "that ", "正解", "("}) {
      assertThat(Judgment.of(piece.repeat(50_000))).as(piece).isNotNull();
    }
  }
}
