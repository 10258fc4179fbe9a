package dev.banmen.tui.page.home;

import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.List;
import java.util.Optional;

/** Handles keys while a value is typed on the first page: nearly all of them are text. */
final class HomeTyping {
  private HomeTyping() {}

  static PageResult on(HomePage page, Typing typing, Input input) {
    boolean isFile = page.focus().equals(HomeRow.FILE);
    HomePage quiet = page.saying("");
    if (input instanceof Input.Key key) {
      if (isFile && key.code() == Code.TAB) {
        return show(completed(page, typing));
      } else if (key.code() == Code.ENTER) {
        return isFile ? open(quiet, typing.text().strip()) : show(entered(quiet));
      } else if (key.code() == Code.UP || key.code() == Code.TAB && key.shift()) {
        return show(left(quiet, typing).moved(-1));
      } else if (key.code() == Code.DOWN || key.code() == Code.TAB) {
        return show(left(quiet, typing).moved(1));
      }
    }
    Optional<Typing> next = typing.on(input);
    if (next.isEmpty()) {
      return show(quiet.filled(typing.before(), Optional.empty()));
    }
    return show(isFile ? quiet.typing(next.get()) : tried(quiet, next.get()));
  }

  private static PageResult show(HomePage page) {
    return new PageResult.Show(page);
  }

  private static HomePage tried(HomePage page, Typing typing) {
    NewGame form = page.form().with(page.focus().at(), typing.text());
    return page.filled(form, Optional.of(typing));
  }

  /** Enters a value; an invalid one stays to be typed, with what would be right. */
  private static HomePage entered(HomePage page) {
    String fault = page.form().fault(page.focus().at());
    return fault.isEmpty() ? done(page) : page.saying(fault);
  }

  private static HomePage done(HomePage page) {
    return page.filled(page.form(), Optional.empty());
  }

  private static HomePage left(HomePage page, Typing typing) {
    return page.focus().equals(HomeRow.FILE) ? page.naming(typing.text().strip()) : done(page);
  }

  private static PageResult open(HomePage page, String file) {
    return new PageResult.OpenFile(file, page.naming(file)); // an empty name is the current folder
  }

  /** Extends the name by what all matching files share; lists them if that adds nothing. */
  private static HomePage completed(HomePage page, Typing typing) {
    List<String> files = page.person().files().startingWith(typing.text());
    if (files.isEmpty()) {
      return page.saying(page.words().text("home.file.none"));
    }
    String common = files.get(0);
    for (String file : files) {
      common = common.substring(0, agreeing(common, file));
    }
    HomePage named = page.typing(typing.with(common));
    boolean isFurther = common.length() > typing.text().length() || files.size() == 1;
    return named.saying(isFurther ? "" : String.join("  ", files));
  }

  private static int agreeing(String one, String other) {
    int i = 0;
    while (i < Math.min(one.length(), other.length()) && one.charAt(i) == other.charAt(i)) {
      i++;
    }
    return i;
  }
}
