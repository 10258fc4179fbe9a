package dev.banmen.server;

import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreNews;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The connection on which the news of a store come to a server, and which may break. Any thread.
 */
final class NewsLine {
  private final List<StoreNews> listeners = new CopyOnWriteArrayList<>();
  private volatile boolean isBroken;

  /** What the store answers if it is asked for a code, if a test says so. */
  volatile Optional<CompletableFuture<Optional<Long>>> coded = Optional.empty();

  /** What was told and not heard. */
  final Queue<NodeNote> lost = new ConcurrentLinkedQueue<>();

  /** The same opening, with this between the store and whoever listens. */
  OpenHouse.Opening of(OpenHouse.Opening opening) {
    return calendar -> {
      Store store = opening.at(calendar);
      return (Store)
          Proxy.newProxyInstance(
              NewsLine.class.getClassLoader(),
              new Class<?>[] {Store.class},
              (proxy, method, values) -> {
                if (method.getName().equals("listen")) {
                  listen(store, (StoreNews) values[0]);
                  return null;
                }
                if (method.getName().equals("coded") && coded.isPresent()) {
                  return coded.get();
                }
                try {
                  return method.invoke(store, values);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              });
    };
  }

  private void listen(Store store, StoreNews listener) {
    listeners.add(listener);
    store.listen(
        new StoreNews() {
          @Override
          public void saved(List<SavedTable> tables) {
            hear(news -> news.saved(tables));
          }

          @Override
          public void told(NodeNote note) {
            if (isBroken) {
              lost.add(note);
            }
            hear(news -> news.told(note));
          }

          @Override
          public void missed() {
            hear(StoreNews::missed);
          }

          private void hear(Consumer<StoreNews> what) {
            if (!isBroken) {
              what.accept(listener);
            }
          }
        });
  }

  /** Loses all news from now on. */
  void tear() {
    isBroken = true;
  }

  /** Has news come again; what was lost stays lost. */
  void mend() {
    isBroken = false;
    listeners.forEach(StoreNews::missed);
  }
}
