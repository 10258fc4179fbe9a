package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.Optional;

/** A value being typed into a field; typing replaces an old one, cancelling restores the form. */
public record Typing(CommandLineEdit entry, boolean isOld, NewGame before) {
  static Typing of(String value, NewGame before) {
    return new Typing(new CommandLineEdit(CommandLineEdit.PLAIN, value), true, before);
  }

  public String text() {
    return entry.text();
  }

  private Optional<Typing> typed(Input input) {
    boolean puts =
        input instanceof Input.Pasted
            || input instanceof Input.Key pressed && Keys.isText(pressed.stroke());
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

  /** Handles an input while it is typed: nearly all of them are text. */
  PageResult on(HomePage page, Input input) {
    HomePage quiet = page.saying("");
    if (input instanceof Input.Key pressed) {
      KeyStroke key = pressed.stroke();
      if (key.getKeyType() == KeyType.Enter) {
        return entered(quiet).show();
      } else if (key.getKeyType() == KeyType.ArrowUp || key.getKeyType() == KeyType.ReverseTab) {
        return HomeKeys.moved(done(quiet), -1).show();
      } else if (key.getKeyType() == KeyType.ArrowDown || Keys.isTab(key)) {
        return HomeKeys.moved(done(quiet), 1).show();
      }
    }
    Optional<Typing> next = typed(input);
    return next.isEmpty()
        ? quiet.filled(before, Optional.empty()).show()
        : tried(quiet, next.get()).show();
  }

  private static int field(HomePage page) {
    return FormRows.of(page).field(page.at());
  }

  private static HomePage tried(HomePage page, Typing typing) {
    NewGame form = page.form().with(field(page), typing.text());
    return page.filled(form, Optional.of(typing));
  }

  /** Enters a value; an invalid one stays to be typed, with what would be right below it. */
  private static HomePage entered(HomePage page) {
    return page.form().fields().get(field(page)).fault().isEmpty() ? done(page) : page;
  }

  private static HomePage done(HomePage page) {
    return page.filled(page.form(), Optional.empty());
  }
}
