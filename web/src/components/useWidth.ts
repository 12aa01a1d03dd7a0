import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Returns an element's width in CSS pixels; 0 before it is mounted. */
export const useWidth = <E extends HTMLElement>(): readonly [RefObject<E | null>, number] => {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width];
};
