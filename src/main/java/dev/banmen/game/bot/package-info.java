/** Computer players, and how a game offers its own. Sees the kernel and its goals. */
package dev.banmen.game.bot;
