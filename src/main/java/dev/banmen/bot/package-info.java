/** Programs that play: finds a game's computer players, and seats them at a session. */
package dev.banmen.bot;
