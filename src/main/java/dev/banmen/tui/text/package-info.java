/** Text for a terminal: the width of characters, line breaks, and the layout of prose. */
package dev.banmen.tui.text;
