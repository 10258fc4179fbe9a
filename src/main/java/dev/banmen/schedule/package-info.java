/**
 * Tasks that run later or beside others: the scheduler, the program's two threads behind it, and
 * what stops one task's fault before it reaches another. Knows nothing of the tasks.
 */
package dev.banmen.schedule;
