/**
 * Reviews: what a learner remembers of each concept and until when, and fresh problems of it.
 *
 * <p>Imports the kernel, lessons and records; knows no game, no file and no screen.
 */
package dev.banmen.lesson.review;
