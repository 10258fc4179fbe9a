package dev.banmen.record;

import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.text.Language;
import dev.banmen.text.Phrase;
import dev.banmen.text.Printable;
import dev.banmen.text.WordList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All formats that a program knows. A file's format is detected from its content, and, if several
 * fit, from its extension. Immutable.
 */
public final class Formats {
  private final List<Format> formats;
  private final Language language;

  /** These formats, in the order to try them; messages about files are in this language. */
  public Formats(List<Format> formats, Language language) {
    this.formats = List.copyOf(formats);
    this.language = language;
  }

  public List<Format> all() {
    return formats;
  }

  public Optional<Format> named(String name) {
    return formats.stream().filter(format -> format.name().equals(name)).findFirst();
  }

  /** The format with this name or extension, in upper or lower case. */
  public Optional<Format> byNameOrExtension(String name) {
    return named(name.toLowerCase(Locale.ROOT)).or(() -> byExtension("." + name));
  }

  /** The default format for a file's name. */
  public Optional<Format> byExtension(String file) {
    String lower = file.toLowerCase(Locale.ROOT);
    for (Format format : formats) { // no stream: a folder may have thousands of files
      for (String ending : format.endings()) {
        if (lower.endsWith(ending) && lower.startsWith(".", lower.length() - ending.length() - 1)) {
          return Optional.of(format);
        }
      }
    }
    return Optional.empty();
  }

  /** The formats that a file's name suggests. */
  private Stream<Format> suggested(String file) {
    String lower = file.toLowerCase(Locale.ROOT);
    return formats.stream().filter(format -> hasExtension(format, lower));
  }

  private static boolean hasExtension(Format format, String lower) {
    return format.endings().stream().anyMatch(ending -> lower.endsWith("." + ending));
  }

  /**
   * Detects the format of a file.
   *
   * @throws InputFault if no format fits, or several do and the name doesn't decide
   */
  public Format of(String file, Bytes bytes) throws InputFault, IOException {
    byte[] head = bytes.piece(0, Format.HEAD);
    Optional<Format> expected = byNameAndContent(file, head);
    if (expected.isPresent()) {
      return expected.get();
    }
    List<Format> fitting = fitting(head);
    if (fitting.size() == 1) {
      return fitting.get(0);
    }
    if (!fitting.isEmpty()) {
      throw new InputFault(0, 0, phrase("formats.several", plain(fitting)));
    }
    return byName(file, head);
  }

  /** The format that fits both the name and the beginning; it overrides others that fit. */
  private Optional<Format> byNameAndContent(String file, byte[] head) {
    String lower = file.toLowerCase(Locale.ROOT);
    for (Format format : formats) {
      if (hasExtension(format, lower) && format.fits(head)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /** All formats that fit a file's beginning. */
  public List<Format> fitting(byte[] head) {
    List<Format> fitting = new ArrayList<>();
    for (Format format : formats) {
      if (format.fits(head)) {
        fitting.add(format);
      }
    }
    return fitting;
  }

  /** The format that the name suggests: opening the file will report its faults. */
  private Format byName(String file, byte[] head) throws InputFault {
    Formats promised = new Formats(suggested(file).toList(), language);
    if (!Printable.isText(head) && promised.formats.stream().allMatch(Format::isText)) {
      throw none(head);
    }
    Optional<Mismatch> flaw = promised.furthest(head);
    if (flaw.isPresent()) {
      throw flaw.get().fault();
    }
    if (!promised.formats.isEmpty()) {
      return promised.formats.get(0);
    }
    throw none(head);
  }

  private InputFault none(byte[] head) {
    if (!Printable.isText(head)) {
      return new InputFault(0, 0, phrase("formats.no-text"));
    }
    Optional<Mismatch> flaw = furthest(head);
    if (flaw.isEmpty() || flaw.get().isAtStart()) {
      return new InputFault(0, 0, phrase("formats.none", plain(formats)));
    }
    InputFault fault = flaw.get().fault();
    Phrase nearest = phrase("formats.nearest", flaw.get().format().name(), fault.getMessage());
    return new InputFault(fault.line(), fault.column(), nearest);
  }

  private Phrase phrase(String key, Object... values) {
    return Phrase.of(language.words(Formats.class), key, values);
  }

  /** The flaw found furthest into the file, of all these formats, none of which fits. */
  public Optional<Mismatch> furthest(byte[] head) {
    Mismatch furthest = null;
    for (Format format : formats) {
      Optional<InputFault> fault = format.flaw(head);
      if (fault.isPresent() && isFurther(fault.get(), furthest)) {
        furthest = new Mismatch(format, fault.get());
      }
    }
    return Optional.ofNullable(furthest);
  }

  private static boolean isFurther(InputFault fault, Mismatch than) {
    return than == null
        || fault.line() > than.fault.line()
        || fault.line() == than.fault.line() && fault.column() > than.fault.column();
  }

  /** Why a file is not in a format: its first fault there. Immutable. */
  public record Mismatch(Format format, InputFault fault) {
    boolean isAtStart() {
      return fault.line() <= 1 && fault.column() <= 1;
    }
  }

  /** Lists these formats by name, with their other extensions: {@code gib, sgf or wthor (wtb)}. */
  public String choices() {
    List<String> endings = new ArrayList<>(formats.stream().map(Format::name).toList());
    List<String> names = new ArrayList<>();
    for (Format format : formats) {
      List<String> own = format.endings().stream().filter(e -> !endings.contains(e)).toList();
      names.add(format.name() + (own.isEmpty() ? "" : " (" + WordList.of(language, own) + ")"));
      endings.addAll(own);
    }
    return WordList.or(language, names);
  }

  private String plain(List<Format> some) {
    return WordList.or(language, some.stream().map(Format::name).toList());
  }
}
