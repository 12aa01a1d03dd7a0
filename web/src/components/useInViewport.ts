import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the visible part that counts as near: about one swipe. */
const AHEAD = '400px';

/** Whether an element has come near the visible part of the page, in any direction; it stays so afterwards. */
export const useInViewport = <Element extends HTMLElement>(): readonly [
  RefObject<Element | null>,
  boolean,
] => {
  const element = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      // The second is for what scrolls inside of the page; browsers that do not know it load a little later.
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [element, isNear];
};
