/** What pages paint on: cells, glyphs, and the colours of a theme as one terminal shows them. */
package dev.banmen.tui.canvas;
