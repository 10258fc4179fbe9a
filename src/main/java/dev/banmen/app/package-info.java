/**
 * One person's abilities, whatever they look at them through: to play games, open and save files,
 * learn, change their settings, and use their own themes. Five ports, one for each, and a {@link
 * dev.banmen.app.Person} who has them. The screen and line mode use them; the local disk or a
 * server stands behind them.
 *
 * <p>Must not know a terminal, a file system or the command line.
 */
package dev.banmen.app;
