package dev.banmen.game.record;

/** The words of a text in memory. Mutable, one thread. */
final class TextTokens extends Tokens {
  private final byte[] text;
  private int at;

  TextTokens(byte[] text) {
    super(text.length);
    this.text = text;
  }

  @Override
  protected int fill(byte[] target, int offset, int length) {
    if (at == text.length) {
      return -1;
    }
    int n = Math.min(length, text.length - at);
    System.arraycopy(text, at, target, offset, n);
    at += n;
    return n;
  }
}
