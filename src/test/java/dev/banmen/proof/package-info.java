/** Helpers of several tests: judged inputs, and data from outside the project. */
package dev.banmen.proof;
