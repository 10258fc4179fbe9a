package dev.banmen.record.sgf;

import dev.banmen.game.record.Bytes;
import dev.banmen.record.charset.ByteOrder;
import dev.banmen.record.charset.CharsetGuess;
import dev.banmen.record.charset.Charsets;
import dev.banmen.record.charset.Transcoding;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A file whose charset is known, with the places of its games. Immutable.
 *
 * @param bytes the parser's input: the file's own bytes, or its text in UTF-8
 * @param charset the charset of the values in {@code bytes}
 * @param source the file's charset
 * @param first the index where the text starts, after a byte order mark
 * @param remarks findings about the charset
 */
record SgfText(
    Bytes bytes,
    Charset charset,
    Charset source,
    FilePosition first,
    GameIndex index,
    List<Remark> remarks) {
  /** A finding about the whole file. */
  record Remark(SgfIssue finding, String told, String instead) {}

  private static final int HEAD = 1 << 16;

  /** Decodes a file: by its byte order mark, the charset it names, or a guess. */
  static SgfText of(Bytes file) throws IOException {
    byte[] head = file.piece(0, HEAD);
    ByteOrder order = ByteOrder.of(head);
    if (order != ByteOrder.NONE && order != ByteOrder.UTF_8) {
      return decoded(file, order.charset(), order.length(), List.of());
    }
    int skipped = order.length();
    Optional<String> label = CharsetLabel.in(head);
    Optional<Charset> named = label.flatMap(Charsets::named);
    if (named.isPresent() && !isUtf8(named.get()) && !isWide(named.get())) {
      if (order == ByteOrder.UTF_8) {
        GameIndex index = IndexScan.index(file, skipped);
        List<Remark> remarks = mislabelled(label, "UTF-8");
        return plain(file, StandardCharsets.UTF_8, skipped, index, remarks);
      }
      byte[] foreign = foreign(head);
      if (CharsetGuess.isUtf8(foreign, named.get())) {
        GameIndex index = IndexScan.index(file, 0);
        if (index.text().isUtf8(true)) {
          return plain(file, StandardCharsets.UTF_8, 0, index, mislabelled(label, "UTF-8"));
        }
      }
      Charset likeliest = CharsetGuess.of(foreign, named.get());
      return likeliest.equals(named.get())
          ? labelled(file, likeliest, label)
          : decoded(file, likeliest, 0, mislabelled(label, Charsets.name(likeliest)));
    }
    GameIndex index = IndexScan.index(file, skipped);
    if (index.text().first() < 0 && named.isEmpty() && Charsets.hasEscapes(head)) {
      return decoded(file, CharsetGuess.of(head), skipped, List.of());
    }
    boolean isDeclared =
        order == ByteOrder.UTF_8 || named.equals(Optional.of(StandardCharsets.UTF_8));
    if (index.text().isUtf8(isDeclared)) {
      boolean isUnknown = named.isEmpty() && label.isPresent();
      List<Remark> remarks = isUnknown ? unknown(label, "UTF-8") : List.of();
      return plain(file, StandardCharsets.UTF_8, skipped, index, remarks);
    }
    Charset guess = CharsetGuess.of(CharsetGuess.sample(file, index.text().first()));
    List<Remark> remarks =
        label.isEmpty()
            ? List.of()
            : named.isEmpty()
                ? unknown(label, Charsets.name(guess))
                : mislabelled(label, Charsets.name(guess));
    return Charsets.isTransparent(guess)
        ? plain(file, guess, skipped, index, remarks)
        : decoded(file, guess, skipped, remarks);
  }

  /** The bytes from the first one beyond ASCII on, with the one before it. */
  private static byte[] foreign(byte[] head) {
    int at = 0;
    while (at < head.length && head[at] >= 0) {
      at++;
    }
    int from = Math.max(0, Math.min(at, head.length) - 1);
    return Arrays.copyOfRange(head, from, Math.min(head.length, from + CharsetGuess.SAMPLE));
  }

  /** A file in the charset that it names, unless its text is invalid in it. */
  private static SgfText labelled(Bytes file, Charset charset, Optional<String> label)
      throws IOException {
    if (Charsets.isTransparent(charset)) {
      return plain(file, charset, 0, IndexScan.index(file, 0), List.of());
    }
    Transcoding whole = Transcoding.of(file, charset, 0);
    if (whole.broken() > 0) {
      GameIndex index = IndexScan.index(file, 0);
      if (index.text().isFaultless()) {
        return plain(file, StandardCharsets.UTF_8, 0, index, mislabelled(label, "UTF-8"));
      }
    }
    return text(whole, List.of());
  }

  /** A file whose bytes are parsed as they are. */
  private static SgfText plain(
      Bytes file, Charset charset, int skipped, GameIndex index, List<Remark> remarks) {
    return new SgfText(file, charset, charset, new FilePosition(skipped, 1, 1), index, remarks);
  }

  private static SgfText decoded(Bytes file, Charset charset, int skipped, List<Remark> remarks)
      throws IOException {
    return text(Transcoding.of(file, charset, skipped), remarks);
  }

  private static SgfText text(Transcoding whole, List<Remark> remarks) throws IOException {
    Bytes bytes = whole.utf8();
    List<Remark> all = new ArrayList<>(remarks);
    if (whole.broken() > 0) {
      all.add(new Remark(SgfIssue.BAD_BYTES, Charsets.name(whole.charset()), ""));
    }
    if (whole.isCut()) {
      all.add(new Remark(SgfIssue.CUT_OFF, Transcoding.MOST / (1 << 20) + " MB", ""));
    }
    GameIndex index = IndexScan.index(bytes, 0);
    return new SgfText(
        bytes, StandardCharsets.UTF_8, whole.charset(), new FilePosition(0, 1, 1), index, all);
  }

  private static boolean isUtf8(Charset charset) {
    return charset.equals(StandardCharsets.UTF_8) || charset.equals(StandardCharsets.US_ASCII);
  }

  /** Whether a charset can't be that of a file whose charset name is readable as ASCII. */
  private static boolean isWide(Charset charset) {
    return charset.name().startsWith("UTF-16") || charset.name().startsWith("UTF-32");
  }

  private static List<Remark> unknown(Optional<String> label, String instead) {
    return List.of(new Remark(SgfIssue.UNKNOWN_CHARSET, label.orElse(""), instead));
  }

  private static List<Remark> mislabelled(Optional<String> label, String instead) {
    return List.of(new Remark(SgfIssue.MISLABELLED, label.orElse(""), instead));
  }
}
