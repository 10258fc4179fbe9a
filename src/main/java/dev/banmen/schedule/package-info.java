/**
 * Tasks that run later, beside others or in turn: the scheduler, the program's two threads behind
 * it, executors by which people share threads, and what stops one task's fault before it reaches
 * another. Knows nothing of the tasks.
 */
package dev.banmen.schedule;
