/** Notifies its subscribers. */
interface Signal {
  readonly notify: () => void;
  /** Returns the unsubscriber. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a signal. Listeners may subscribe and unsubscribe while notified. */
export const createSignal = (): Signal => {
  const listeners = new Set<() => void>();
  return {
    notify: () => [...listeners].forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** A value with subscribers; `useStore` reads it in a component. */
export interface Store<T> {
  readonly get: () => T;
  /** Notifies unless the value is the same. */
  readonly set: (next: T) => void;
  readonly subscribe: Signal['subscribe'];
}

export const createStore = <T>(first: T): Store<T> => {
  const { notify, subscribe } = createSignal();
  let value = first;

  return {
    get: () => value,
    set: (next) => {
      if (value === next) return;
      value = next;
      notify();
    },
    subscribe,
  };
};
