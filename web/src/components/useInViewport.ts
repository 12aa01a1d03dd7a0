import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the viewport that counts as near: about one swipe. */
const AHEAD = '400px';

/** Returns whether an element has come near the viewport; stays true afterwards. */
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
      // The second margin is for nested scroll areas; browsers without it load slightly later.
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [element, isNear];
};
