/** Starts and resumes one person's games, and seats who plays them. */
package dev.banmen.app.local.games;
