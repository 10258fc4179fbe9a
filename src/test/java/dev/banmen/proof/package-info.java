/** What several tests need: judged inputs, and data from outside the project. */
package dev.banmen.proof;
