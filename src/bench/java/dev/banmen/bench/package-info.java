/**
 * The measurements: makes the large inputs, times whole processes side by side with other programs,
 * and measures judges in process. Not part of the program; may see all of it.
 */
package dev.banmen.bench;
