/**
 * A recording that someone steps through and edits: the cursor, the shown line, undo, and what a
 * coach finds in it. Pure values, except for the {@link dev.banmen.study.RecordBoard} behind them.
 * The screen and line mode share it. Must not read a clock, a terminal or a file.
 */
package dev.banmen.study;
