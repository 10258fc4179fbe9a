/** One person's games in play, each with the journal that holds its moves as they are made. */
package dev.banmen.app.local.journals;
