package dev.banmen.picture;

/** How a terminal is told to write in each tint. Immutable. */
public interface Colours {
  /** No colours at all. */
  Colours NONE = tint -> "";

  /** What ends every colour. */
  String PLAIN = "\u001b[m";

  /** The control sequence that begins a tint from plain; empty where it is plain. */
  String begin(Tint tint);
}
