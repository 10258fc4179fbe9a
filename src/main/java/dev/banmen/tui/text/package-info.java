/** Text for a terminal: the width of characters and line breaks. */
package dev.banmen.tui.text;
