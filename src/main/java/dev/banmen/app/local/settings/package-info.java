/**
 * One person's settings on this disk: the file, the environment and the options that override it,
 * programs to play against, themes, the language, options used last.
 */
package dev.banmen.app.local.settings;
