package dev.banmen.proof;

import dev.banmen.game.Miss;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Tokens;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** One judged input: the answer, and each miss with its explanation. */
public final class JudgedSheet extends JudgeOutput {
  private final ByteArrayOutputStream answer;
  private final List<String> misses = new ArrayList<>();
  private final boolean explains;

  public JudgedSheet(boolean explains) {
    this(new ByteArrayOutputStream(), explains);
  }

  private JudgedSheet(ByteArrayOutputStream answer, boolean explains) {
    super(answer);
    this.answer = answer;
    this.explains = explains;
  }

  /** Judges an input. */
  public static JudgedSheet of(Judge judge, byte[] input, boolean explains)
      throws InputFault, IOException {
    JudgedSheet sheet = new JudgedSheet(explains);
    sheet.take(judge, input);
    return sheet;
  }

  /** Judges an input, and keeps the answer even if it ends in a fault. */
  public void take(Judge judge, byte[] input) throws InputFault, IOException {
    try {
      judge.judge(new Tokens(new ByteArrayInputStream(input)), this);
    } finally {
      flush();
    }
  }

  public static JudgedSheet of(Judge judge, String input, boolean explains)
      throws InputFault, IOException {
    return of(judge, input.getBytes(StandardCharsets.UTF_8), explains);
  }

  public String answer() {
    return answer.toString(StandardCharsets.US_ASCII);
  }

  public List<String> misses() {
    return misses;
  }

  @Override
  public boolean explains() {
    return explains;
  }

  @Override
  public void missed(long line, Miss miss, String sentence) {
    misses.add(line + ": miss " + miss.number() + ": " + sentence);
  }
}
