/**
 * A recording that is gone through and changed: where one is in it, which line is shown, what can
 * be taken back, what a coach finds in it. Pure values, but for the board that is moved about
 * behind them; the screen and the line mode stand on it alike.
 *
 * <p>Must not read a clock, a terminal or a file.
 */
package dev.banmen.study;
