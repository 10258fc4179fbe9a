/**
 * The line itself: it is typed, completed, read, and handed to the activity that is open; with the
 * commands of the lobby. Only {@link Editor} uses JLine's line editor.
 */
package dev.banmen.shell.line;
