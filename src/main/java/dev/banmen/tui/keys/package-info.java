/** Keys: what they are called, which of them does what, and the hints on the line of keys. */
package dev.banmen.tui.keys;
