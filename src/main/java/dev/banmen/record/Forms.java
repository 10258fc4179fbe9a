package dev.banmen.record;

import dev.banmen.game.Bytes;
import dev.banmen.game.Format;
import dev.banmen.game.InputFault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The forms that a program knows, and which of them a file is of: its content tells, and where
 * several fit, the end of its name. Immutable.
 */
public final class Forms {
  private final List<Format> formats;

  /** These forms, in the order to try them. */
  public Forms(List<Format> formats) {
    this.formats = List.copyOf(formats);
  }

  /** All forms. */
  public List<Format> all() {
    return formats;
  }

  /** The form with this name. */
  public Optional<Format> named(String name) {
    return formats.stream().filter(format -> format.name().equals(name)).findFirst();
  }

  /** The form that files with such a name usually have. */
  public Optional<Format> ofEnding(String file) {
    String lower = file.toLowerCase(Locale.ROOT);
    return formats.stream()
        .filter(format -> format.endings().stream().anyMatch(e -> lower.endsWith("." + e)))
        .findFirst();
  }

  /**
   * The form of a file.
   *
   * @throws InputFault if it is of none, or several fit and its name does not tell
   */
  public Format of(String file, Bytes bytes) throws InputFault, IOException {
    byte[] head = bytes.piece(0, Format.HEAD);
    List<Format> fitting = new ArrayList<>();
    for (Format format : formats) {
      if (format.fits(head)) {
        fitting.add(format);
      }
    }
    if (fitting.size() == 1) {
      return fitting.get(0);
    }
    Optional<Format> meant = new Forms(fitting).ofEnding(file);
    if (meant.isPresent()) {
      return meant.get();
    }
    throw new InputFault(
        1,
        1,
        fitting.isEmpty()
            ? "no form of recorded games that is known; there is " + names(formats)
            : "this may be " + names(fitting) + "; say which");
  }

  private static String names(List<Format> formats) {
    return String.join(", ", formats.stream().map(Format::name).toList());
  }
}
