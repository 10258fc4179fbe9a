package dev.banmen.picture;

import java.util.List;

/**
 * The items of a handout under one heading. Immutable.
 *
 * @param source where its facts are from; may be empty
 */
public record HandoutPart(String title, String source, List<HandoutItem> items) {
  public HandoutPart {
    items = List.copyOf(items);
  }
}
