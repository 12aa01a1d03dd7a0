import { Observable, type Subscriber } from 'rxjs';
import { sourceOf, tellLiveFailure } from './liveRegistry.ts';

/** A value that keeps arriving, or the failure that ended it. Failures travel as values: see `liveSource`. */
export type Emission<T> =
  { readonly kind: 'value'; readonly value: T } | { readonly kind: 'failure'; readonly error: Error };

/** Subscribes once to something that pushes; `subscribe` answers how to stop it. */
export type Subscribe<T> = (next: (value: T) => void, fail: (error: Error) => void) => () => void;

/**
 * The observable of a key, made on first use. reactfire caches an observable that failed, with its error, for the life
 * of the page, and never ends one nobody reads: a permission-denied of one account would blank the next one's screen.
 * So a failure is handed on as a value, and observables are ended and forgotten by the registry.
 */
export const liveSource = <T>(key: string, subscribe: Subscribe<T>): Observable<Emission<T>> =>
  sourceOf(key, () => {
    // Ended by hand: `takeUntil` would bring all that rxjs can make observables of onto every first screen.
    const readers = new Set<Subscriber<Emission<T>>>();
    const source = new Observable<Emission<T>>((subscriber) => {
      readers.add(subscriber);
      const end = subscribe(
        (value) => subscriber.next({ kind: 'value', value }),
        (error) => {
          // The screen tells the person; the console tells who has to mend it (a missing index names its fix).
          console.error(error);
          subscriber.next({ kind: 'failure', error });
          tellLiveFailure(error);
        },
      );
      return () => {
        readers.delete(subscriber);
        end();
      };
    });
    return { source, stop: () => [...readers].forEach((reader) => reader.complete()) };
  });
