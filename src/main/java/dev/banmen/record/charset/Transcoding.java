package dev.banmen.record.charset;

import dev.banmen.game.record.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A whole file converted to UTF-8. Immutable.
 *
 * @param broken the number of invalid byte sequences; each is replaced by a stand-in
 * @param isCut whether the file is larger than {@link #MOST}, so its end is missing
 */
public record Transcoding(Bytes utf8, Charset charset, long broken, boolean isCut) {
  /** The maximum number of bytes of a file that are decoded. */
  public static final long MOST = 256L << 20;

  private static final int PIECE = 1 << 16;
  private static final String STAND_IN = "\ufffd";

  public static Transcoding of(Bytes file, Charset charset, int skipped) throws IOException {
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    long size = Math.min(file.size(), MOST);
    Utf8Blocks out = new Utf8Blocks();
    ByteBuffer in = ByteBuffer.allocate(PIECE);
    CharBuffer text = CharBuffer.allocate(PIECE);
    long broken = 0;
    long from = skipped;
    boolean atEnd = false;
    while (!atEnd) {
      int wanted = (int) Math.min(in.remaining(), size - from);
      int read = file.read(from, in.array(), in.position(), Math.max(0, wanted));
      from += read;
      in.position(in.position() + read).flip();
      atEnd = from >= size;
      CoderResult result;
      do {
        result = decoder.decode(in, text, atEnd);
        out.add(text);
        if (result.isError()) {
          broken++;
          in.position(in.position() + result.length());
          out.add(CharBuffer.wrap(STAND_IN.toCharArray()).position(1));
        }
      } while (!result.isUnderflow());
      in.compact();
    }
    return new Transcoding(out, charset, broken, file.size() > MOST);
  }

  /** Collects text in UTF-8, in blocks that are never copied: as much as fits in memory. */
  private static final class Utf8Blocks implements Bytes {
    private static final int BLOCK = 1 << 20;

    private final List<byte[]> blocks = new ArrayList<>();
    private long size;

    /** Adds a buffer's text, and clears it. */
    void add(CharBuffer text) {
      text.flip();
      byte[] more = text.toString().getBytes(StandardCharsets.UTF_8);
      text.clear();
      for (int done = 0; done < more.length; ) {
        int at = (int) (size % BLOCK);
        if (at == 0) {
          blocks.add(new byte[BLOCK]);
        }
        int length = Math.min(BLOCK - at, more.length - done);
        System.arraycopy(more, done, blocks.get(blocks.size() - 1), at, length);
        done += length;
        size += length;
      }
    }

    @Override
    public long size() {
      return size;
    }

    @Override
    public int read(long from, byte[] target, int offset, int length) {
      int count = (int) Math.max(0, Math.min(length, size - from));
      for (int done = 0; done < count; ) {
        int at = (int) ((from + done) % BLOCK);
        int some = Math.min(BLOCK - at, count - done);
        byte[] block = blocks.get((int) ((from + done) / BLOCK));
        System.arraycopy(block, at, target, offset + done, some);
        done += some;
      }
      return count;
    }
  }
}
