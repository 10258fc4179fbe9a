/** Computer players, and how a game offers its own. Sees only the kernel. */
package dev.banmen.game.bot;
