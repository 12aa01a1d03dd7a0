import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the viewport within which content stays mounted: two cards down, most of a column across. */
const AHEAD = '320px 240px';
/** Content that stays mounted out of view. */
const KEPT = '[data-keep], [role="alert"]';

/** Content is mounted within this time even on a busy page; in milliseconds. */
const LATEST_MS = 400;

// Safari has no `requestIdleCallback`.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window;
const runWhenIdle = (act: () => void): number =>
  hasIdle ? window.requestIdleCallback(act, { timeout: LATEST_MS }) : window.setTimeout(act, 0);
const cancel = (handle: number): void =>
  hasIdle ? window.cancelIdleCallback(handle) : window.clearTimeout(handle);

type OnEntry = (entry: IntersectionObserverEntry) => void;

/** Returns a function that observes elements with one shared observer, which pages with hundreds need; it returns the unsubscriber. */
const createSharedObserver = (margin: string) => {
  const listeners = new Map<Element, OnEntry>();
  let observer: IntersectionObserver | undefined;

  return (element: Element, onEntry: OnEntry): (() => void) => {
    observer ??= new IntersectionObserver(
      (entries) => entries.forEach((entry) => listeners.get(entry.target)?.(entry)),
      // The second margin is for nested scroll areas.
      { rootMargin: margin, scrollMargin: margin },
    );

    listeners.set(element, onEntry);
    observer.observe(element);

    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
};

const observeNear = createSharedObserver(AHEAD);
const observeVisible = createSharedObserver('0px');

const isKept = (element: Element): boolean =>
  element.querySelector(KEPT) !== null || element.contains(document.activeElement);

type Windowed<E> = readonly [
  ref: RefObject<E | null>,
  /** Whether its content is mounted: near the viewport, or in use. */
  isNear: boolean,
  /** Height before its content was unmounted; 0: never mounted. */
  height: number,
];

/** Unmounts the content of elements far from the viewport, keeping their height. */
export const useWindowedElement = <E extends HTMLElement>(): Windowed<E> => {
  const ref = useRef<E>(null);
  const [state, setState] = useState({ isNear: false, height: 0 });
  const { isNear } = state;

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;

    let pending = 0;

    const stop = observeNear(element, ({ isIntersecting, boundingClientRect: { height } }) => {
      // Scrolling has priority: content out of view is mounted or unmounted in idle time.
      cancel(pending);
      if (isIntersecting === isNear) return;
      pending = runWhenIdle(() => {
        if (!isIntersecting && isKept(element)) return;
        startTransition(() =>
          setState((before) => ({ isNear: isIntersecting, height: isIntersecting ? before.height : height })),
        );
      });
    });

    return () => {
      cancel(pending);
      stop();
    };
  }, [isNear]);

  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    // An empty frame in view doesn't wait for idle time, which a busy page never has.
    return observeVisible(ref.current, ({ isIntersecting }) => {
      if (isIntersecting) startTransition(() => setState((before) => ({ ...before, isNear: true })));
    });
  }, [isNear]);

  return [ref, isNear, state.height];
};
