package dev.banmen.tui;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.LocalTerminal;
import dev.banmen.tui.term.Recorder;

/** Paints forever, to test what happens when nobody reads it. */
public final class FloodMain {
  private FloodMain() {}

  /** Paints. */
  public static void main(String[] arguments) throws Exception {
    try (LocalTerminal local = LocalTerminal.open(Depth.INDEXED, Recorder.NONE)) {
      local.screen().startScreen();
      local.screen().newTextGraphics().setCharacter(0, 0, TextCharacter.fromCharacter('~')[0]);
      while (true) {
        local.screen().forget();
        local.screen().show();
      }
    }
  }
}
