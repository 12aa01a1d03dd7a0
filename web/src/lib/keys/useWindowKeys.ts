import { useEffect, useRef } from 'react';

/** Hears each key on the page, with the newest handler. */
export const useWindowKeys = (onKeyDown: (event: KeyboardEvent) => void, isOn = true): void => {
  const newest = useRef(onKeyDown);
  useEffect(() => {
    newest.current = onKeyDown;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => newest.current(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);
};
