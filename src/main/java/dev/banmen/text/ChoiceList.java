package dev.banmen.text;

import java.util.List;

/** Names to choose from, as a sentence lists them: {@code wood, paper or mono}. Stateless. */
public final class ChoiceList {
  private ChoiceList() {}

  /** Returns the names with commas between them, and "or" before the last one. */
  public static String of(Language language, List<String> names) {
    Words words = language.words(ChoiceList.class);
    String text = names.isEmpty() ? "" : names.get(0);
    for (int i = 1; i < names.size(); i++) {
      String key = i == names.size() - 1 ? "choices.last" : "choices.next";
      text = words.text(key, text, names.get(i));
    }
    return text;
  }
}
