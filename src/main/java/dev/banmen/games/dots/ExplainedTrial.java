package dev.banmen.games.dots;

import dev.banmen.game.Explanation;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Tokens;
import dev.banmen.text.Language;

/** A trial that explains each step in error. */
final class ExplainedTrial extends DotsTrial {
  private final JudgeOutput out;
  private final Language language;
  private final DotsReasons reasons;
  private final long[] drawnAt; // by site: the step that drew the line
  private long lastPlayed; // 0 before the first play
  private Side lastSide;

  ExplainedTrial(Tokens in, int rows, int cols, JudgeOutput out) {
    super(in, rows, cols);
    this.out = out;
    language = in.language();
    reasons = new DotsReasons(new Vocabulary(ExplainedTrial.class, language), new Size(rows, cols));
    drawnAt = new long[(2 * rows - 1) * (2 * cols - 1)];
  }

  @Override
  void played(int site) {
    drawnAt[site] = step;
    lastPlayed = step;
    lastSide = side;
  }

  @Override
  void missed(int number, int site) {
    DotsMiss miss = DotsMiss.of(number);
    DotPair pair = pair();
    String sentence =
        switch (miss) {
          case GAME_OVER -> reasons.gameOver(board);
          case NOT_YOUR_TURN -> notYourTurn();
          case OFF_BOARD -> reasons.offBoard(pair);
          case NOT_NEIGHBOURS -> reasons.apart(pair);
          case DRAWN_ALREADY -> drawn(pair, site);
          case NO_PASS -> throw new IllegalStateException("no step is a pass");
        };
    Explanation.Builder told = new Explanation.Builder(language).say(sentence);
    reasons.also(DotsReasons.of(board, side, site), pair.line(), board.turn(), told);
    out.missed(line, miss, told.done().sentence());
  }

  private String notYourTurn() {
    return lastPlayed == 0
        ? reasons.begins(board.turn())
        : reasons.notYourTurn(board.turn(), lastSide, lastPlayed);
  }

  private String drawn(DotPair pair, int site) {
    Side drawer = board.at(site).side().orElseThrow();
    return reasons.drawnAlready(pair.line(), drawer, drawnAt[site], drawnAt[site]);
  }
}
