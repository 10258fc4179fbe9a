package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.Optional;

/** Handles keys while a value is typed on the first page: nearly all of them are text. */
final class HomeTyping {
  private HomeTyping() {}

  static PageResult on(HomePage page, Typing typing, Input input) {
    HomePage quiet = page.saying("");
    if (input instanceof Input.Key pressed) {
      KeyStroke key = pressed.stroke();
      if (key.getKeyType() == KeyType.Enter) {
        return show(entered(quiet));
      } else if (key.getKeyType() == KeyType.ArrowUp || key.getKeyType() == KeyType.ReverseTab) {
        return show(HomeKeys.moved(done(quiet), -1));
      } else if (key.getKeyType() == KeyType.ArrowDown || Keys.isTab(key)) {
        return show(HomeKeys.moved(done(quiet), 1));
      }
    }
    Optional<Typing> next = typing.on(input);
    return next.isEmpty()
        ? show(quiet.filled(typing.before(), Optional.empty()))
        : show(tried(quiet, next.get()));
  }

  private static PageResult show(HomePage page) {
    return new PageResult.Show(page);
  }

  private static int field(HomePage page) {
    return FormRows.of(page).field(page.row());
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
