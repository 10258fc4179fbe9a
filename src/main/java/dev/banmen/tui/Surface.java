package dev.banmen.tui;

import dev.banmen.tui.term.NoTerminal;
import dev.banmen.tui.term.Recorder;
import java.io.IOException;

/** What pages are shown on: the program's own terminal, or a {@link Still}. */
public abstract class Surface {
  /** The program's own terminal. */
  public static final Surface TERMINAL =
      new Surface() {
        @Override
        void show(Pages pages, House house, Display display, Recorder recorder)
            throws NoTerminal, IOException {
          Viewer.showLocally(pages, house, display, recorder);
        }
      };

  Surface() {}

  /**
   * Shows pages until their user leaves.
   *
   * @throws NoTerminal if nothing can be shown
   */
  abstract void show(Pages pages, House house, Display display, Recorder recorder)
      throws NoTerminal, IOException;
}
