/**
 * The sentences that the screen and line mode share: what happens in a game, at a count, in a
 * recording, in the lobby. Each fact is said in one way; a front end decides where it stands and
 * what is left out. A text names the keys of the screen, {@code {key:a}}; line mode has what is
 * typed there in their place.
 */
package dev.banmen.say;
