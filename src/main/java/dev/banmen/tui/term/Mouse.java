package dev.banmen.tui.term;

import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;

/** The numbers of buttons in Lanterna's mouse actions, and what those have in common. Stateless. */
public final class Mouse {
  public static final int NONE = 0;
  public static final int LEFT = 1;
  public static final int MIDDLE = 2;
  public static final int RIGHT = 3;

  private Mouse() {}

  /** Whether the mouse was moved, with a button held or without. */
  public static boolean isMove(MouseAction mouse) {
    return mouse.getActionType() == MouseActionType.MOVE
        || mouse.getActionType() == MouseActionType.DRAG;
  }

  /** Whether the left button was pressed. */
  public static boolean isClick(MouseAction mouse) {
    return mouse.getActionType() == MouseActionType.CLICK_DOWN && mouse.getButton() == LEFT;
  }
}
