package dev.banmen.gtp.client;

import dev.banmen.game.Side;
import dev.banmen.session.Clock;
import dev.banmen.session.LiveSession;
import dev.banmen.session.TimeControl;
import dev.banmen.session.TimeControl.TimeKind;

/**
 * The clock of a session, in whole seconds as the protocol has it. Where an engine knows more than
 * Canadian byo-yomi, it is told what it is; else what comes closest.
 */
record SessionTime(GtpEngine engine, LiveSession live) implements EngineTime {
  private static final long SECOND = 1000;
  private static final String KGS = "kgs-time_settings";
  private static final String KATA = "kata-time_settings";

  @Override
  public void begin() {
    TimeControl control = live.now().clock().control();
    long main = control.mainMillis() / SECOND;
    long step = Math.max(1, control.stepMillis() / SECOND);
    boolean isFischer = control.kind() == TimeKind.FISCHER && engine.has(KATA);
    if (isFischer) {
      engine.ask(KATA + " fischer " + main + " " + step);
    } else if (control.kind() == TimeKind.BYO_YOMI && engine.has(KGS)) {
      engine.ask(KGS + " byoyomi " + main + " " + step + " " + control.periods());
    } else if (engine.has("time_settings") && control.kind() != TimeKind.NONE) {
      boolean hasSteps = control.kind() == TimeKind.PER_MOVE || control.periods() > 0;
      engine.ask("time_settings " + main + (hasSteps ? " " + step + " 1" : " 0 0"));
    }
  }

  @Override
  public void tell(Side side) {
    Clock clock = live.now().clock();
    if (clock.isTimed() && engine.has("time_left")) {
      Clock.TimeLeft left = clock.left(side, live.millis());
      boolean isMain = left.mainMillis() > 0;
      boolean isMove = clock.control().kind() == TimeKind.PER_MOVE;
      int periods = engine.has(KGS) ? left.periods() : 1;
      long millis = isMain ? left.mainMillis() : left.periodMillis();
      int stones = isMove ? 1 : isMain ? 0 : periods;
      engine.ask("time_left " + side.id() + " " + millis / SECOND + " " + stones);
    }
  }
}
