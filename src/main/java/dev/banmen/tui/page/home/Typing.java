package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.Optional;

/** A value being typed into a field; typing replaces an old one, cancelling restores the form. */
public record Typing(CommandLineEdit entry, boolean isOld, NewGame before) {
  static Typing of(String value, NewGame before) {
    return new Typing(new CommandLineEdit(value), true, before);
  }

  public String text() {
    return entry.text();
  }

  Optional<Typing> on(Input input) {
    boolean puts =
        input instanceof Input.Pasted
            || input instanceof Input.Key pressed && isText(pressed.stroke());
    boolean isBackspace =
        input instanceof Input.Key pressed && pressed.stroke().getKeyType() == KeyType.Backspace;
    if (isBackspace && text().isEmpty()) {
      return Optional.of(this);
    }
    Optional<CommandLineEdit> next = (isOld && puts ? CommandLineEdit.EMPTY : entry).on(input);
    return next.isEmpty()
        ? Optional.empty()
        : Optional.of(new Typing(next.get(), isOld && next.get().equals(entry), before));
  }

  private static boolean isText(KeyStroke key) {
    return Keys.isText(key);
  }
}
