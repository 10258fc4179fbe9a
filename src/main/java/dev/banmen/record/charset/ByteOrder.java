package dev.banmen.record.charset;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The charset shown by a file's first bytes: a byte order mark, or zeros in ASCII. */
public enum ByteOrder {
  NONE("UTF-8", 0),
  UTF_8("UTF-8", 3),
  UTF_16BE("UTF-16BE", 2),
  UTF_16LE("UTF-16LE", 2),
  UTF_32BE("UTF-32BE", 4),
  UTF_32LE("UTF-32LE", 4),
  BARE_16BE("UTF-16BE", 0),
  BARE_16LE("UTF-16LE", 0);

  private final String name;
  private final int length;

  ByteOrder(String name, int length) {
    this.name = name;
    this.length = length;
  }

  /** The length of the mark, in bytes. */
  public int length() {
    return length;
  }

  public Charset charset() {
    return name.equals("UTF-8") ? StandardCharsets.UTF_8 : Charset.forName(name);
  }

  public static ByteOrder of(byte[] head) {
    int a = at(head, 0);
    int b = at(head, 1);
    int c = at(head, 2);
    int d = at(head, 3);
    if (a == 0xef && b == 0xbb && c == 0xbf) {
      return UTF_8;
    }
    if (a == 0xff && b == 0xfe) {
      return c == 0 && d == 0 ? UTF_32LE : UTF_16LE;
    }
    if (a == 0xfe && b == 0xff) {
      return UTF_16BE;
    }
    if (a == 0 && b == 0 && c == 0xfe && d == 0xff) {
      return UTF_32BE;
    }
    if (a == 0 && b > 0 && c == 0 && d > 0) {
      return BARE_16BE;
    }
    return a > 0 && b == 0 && c > 0 && d == 0 ? BARE_16LE : NONE;
  }

  private static int at(byte[] head, int i) {
    return i < head.length ? head[i] & 0xff : -1;
  }
}
