/**
 * Tasks that run later: the scheduler, and the program's two threads behind it. Knows nothing of
 * the tasks.
 */
package dev.banmen.schedule;
