package dev.banmen.picture;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Pictures as one text. Stateless. */
public final class PictureTexts {
  private PictureTexts() {}

  public static String text(Diagram diagram, boolean isAscii, Colours colours) {
    StringWriter text = new StringWriter();
    try {
      TextPicture.write(diagram, isAscii, colours, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory is always writable
    }
    return text.toString();
  }

  public static String json(Diagram diagram) {
    StringWriter text = new StringWriter();
    try {
      JsonPicture.write(diagram, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory is always writable
    }
    return text.toString();
  }
}
