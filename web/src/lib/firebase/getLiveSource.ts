import { Observable, type Subscriber } from 'rxjs';
import { getSource, reportLiveFailure } from './liveRegistry.ts';

/** A live value, or the failure that ended it. Failures are values: see `getLiveSource`. */
export type Emission<T> =
  { readonly kind: 'value'; readonly value: T } | { readonly kind: 'failure'; readonly error: Error };

/** Subscribes to a source; `subscribe` returns the unsubscriber. */
export type Subscribe<T> = (next: (value: T) => void, fail: (error: Error) => void) => () => void;

/**
 * Returns the observable of a key, created on first use. reactfire caches failed observables for the life of the page and never ends unused ones: one
 * account's permission-denied would blank the next account's screen. So failures are passed on as values, and the registry ends and drops observables.
 */
export const getLiveSource = <T>(key: string, subscribe: Subscribe<T>): Observable<Emission<T>> =>
  getSource(key, () => {
    // Ended manually: `takeUntil` would add much of rxjs to every first screen.
    const readers = new Set<Subscriber<Emission<T>>>();

    const source = new Observable<Emission<T>>((subscriber) => {
      readers.add(subscriber);

      const end = subscribe(
        (value) => subscriber.next({ kind: 'value', value }),
        (error) => {
          // The screen informs the user; the console informs developers (a missing index names its fix).
          console.error(error);
          subscriber.next({ kind: 'failure', error });
          reportLiveFailure(error);
        },
      );

      return () => {
        readers.delete(subscriber);
        end();
      };
    });

    return { source, stop: () => [...readers].forEach((reader) => reader.complete()) };
  });
