import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the visible part at which content stays mounted: one swipe down, one column across. */
const AHEAD = '600px 360px';
/** Content that stays mounted out of view. */
const KEPT = '[data-keep], [role="alert"]';

/** Content comes by then, however busy the page is; in milliseconds. */
const LATEST_MS = 400;

// Safari has no `requestIdleCallback`.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window;
const runWhenIdle = (act: () => void): number =>
  hasIdle ? window.requestIdleCallback(act, { timeout: LATEST_MS }) : window.setTimeout(act, 0);
const cancel = (handle: number): void =>
  hasIdle ? window.cancelIdleCallback(handle) : window.clearTimeout(handle);

type OnEntry = (entry: IntersectionObserverEntry) => void;

/** Returns a function that observes elements with one observer for all, which a page of hundreds needs; it returns the end. */
const createSharedObserver = (margin: string) => {
  const listeners = new Map<Element, OnEntry>();
  let observer: IntersectionObserver | undefined;
  return (element: Element, onEntry: OnEntry): (() => void) => {
    observer ??= new IntersectionObserver(
      (entries) => entries.forEach((entry) => listeners.get(entry.target)?.(entry)),
      // The second is for what scrolls inside of the page.
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
  /** Whether it has content: it is near the visible part, or in use. */
  isNear: boolean,
  /** Its height before its content went; 0: it never had any. */
  height: number,
];

/** Leaves out the content of an element that is far from the visible part of the page, and keeps its height. */
export const useWindowedElement = <E extends HTMLElement>(): Windowed<E> => {
  const ref = useRef<E>(null);
  const [state, setState] = useState({ isNear: false, height: 0 });
  const { isNear } = state;
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let pending = 0;
    const stop = observeNear(element, ({ isIntersecting, boundingClientRect: { height } }) => {
      // Scrolling goes first: what is out of view gets or loses its content in idle time of its own.
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
