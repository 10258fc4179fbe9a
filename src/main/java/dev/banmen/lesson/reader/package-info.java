/** Lessons read from Markdown and recordings, and what is wrong in one. */
package dev.banmen.lesson.reader;
