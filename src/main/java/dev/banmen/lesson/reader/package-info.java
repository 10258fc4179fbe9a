/** Reads lessons from Markdown and recordings, and reports their faults. */
package dev.banmen.lesson.reader;
