/** Proves or refutes what the problems of a lesson claim. */
package dev.banmen.lesson.proof;
