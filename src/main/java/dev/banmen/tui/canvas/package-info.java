/** The canvas that pages paint on: cells, glyphs, and the colours of a theme on one terminal. */
package dev.banmen.tui.canvas;
