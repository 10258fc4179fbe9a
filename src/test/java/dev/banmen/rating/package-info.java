/** Tests of ratings. */
package dev.banmen.rating;
