/** Lessons, reviews and exercises in line mode. */
package dev.banmen.shell.learn;
