/**
 * One person's recorded games on this disk: listed, previewed, opened, saved, with drafts of
 * unsaved changes; the formats; games to continue from a file; the recordings that come with the
 * program.
 */
package dev.banmen.app.local.files;
