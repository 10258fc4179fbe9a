package dev.banmen.picture;

/** The control sequences for each tint on a terminal. Immutable. */
public interface Colours {
  Colours NONE = tint -> "";

  /** Ends every colour. */
  String PLAIN = "\u001b[m";

  /** Returns the control sequence that starts a tint from plain; empty for a plain one. */
  String begin(Tint tint);
}
