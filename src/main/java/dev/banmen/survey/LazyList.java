package dev.banmen.survey;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/** A list whose elements are made each time they are asked for. Immutable. */
final class LazyList<T> extends AbstractList<T> implements RandomAccess {
  private final int size;
  private final IntFunction<T> element;

  LazyList(int size, IntFunction<T> element) {
    this.size = size;
    this.element = element;
  }

  @Override
  public T get(int index) {
    return element.apply(index);
  }

  @Override
  public int size() {
    return size;
  }
}
