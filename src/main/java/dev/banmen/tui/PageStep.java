package dev.banmen.tui;

import dev.banmen.tui.term.Input;

/** Which page comes next. */
sealed interface PageStep {
  /** This page, or this one in its new state. */
  record Show(Page page) implements PageStep {}

  /** Another page over this one, which is come back to. */
  record Open(Page page, Page over) implements PageStep {}

  /** The page under this one; with none there, the end. */
  record Back() implements PageStep {}

  /** The page under this one, which gets the input that this one has no use for. */
  record Hand(Input input) implements PageStep {}

  /** The end. */
  record Leave() implements PageStep {}
}
