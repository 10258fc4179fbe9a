/**
 * Pictures of a recording at one move: rows as the exercises print them, text, SVG and JSON. Makes
 * texts only; other packages print them.
 */
package dev.banmen.picture;
