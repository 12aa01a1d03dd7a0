import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside of the visible part content is kept: about a swipe ahead. */
const AHEAD = '600px';
/** What must not disappear while it is out of view. */
const KEPT = '[data-keep], [role="alert"]';

/** Content comes by then, however busy the page is; in milliseconds. */
const LATEST_MS = 400;

// Safari has no `requestIdleCallback`.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window;
const whenIdle = (act: () => void): number =>
  hasIdle ? window.requestIdleCallback(act, { timeout: LATEST_MS }) : window.setTimeout(act, 0);
const cancel = (handle: number): void =>
  hasIdle ? window.cancelIdleCallback(handle) : window.clearTimeout(handle);

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
export const useWindowed = <E extends HTMLElement>(): Windowed<E> => {
  const ref = useRef<E>(null);
  const [state, setState] = useState({ isNear: false, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let pending = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        // Scrolling goes first: each element gets its content in idle time of its own.
        cancel(pending);
        pending = whenIdle(() =>
          startTransition(() =>
            setState((before) => {
              if (last.isIntersecting) return before.isNear ? before : { ...before, isNear: true };
              if (!before.isNear || isKept(element)) return before;
              return { isNear: false, height: last.boundingClientRect.height };
            }),
          ),
        );
      },
      // The second is for what scrolls inside of the page.
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      cancel(pending);
      observer.disconnect();
    };
  }, []);
  return [ref, state.isNear, state.height];
};
