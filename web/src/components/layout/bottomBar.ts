import { useEffect, useRef, type RefObject } from 'react';

/** Height of the bar at the window's bottom; notices stay above it. */
export const BOTTOM_BAR = '--vc-bottom-bar';

/** Marks a bar that stays at the bottom of the window, such as the one with a form's primary action. */
export const useBottomBar = (): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(BOTTOM_BAR, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(BOTTOM_BAR);
    };
  }, []);

  return bar;
};
