import { useEffect, useRef } from 'react';

const PRESSES = ['pointerdown', 'keydown'] as const;

/** Calls `onPress` once, on the first key or pointer press. Programs that fetch a page never press. */
export const useFirstPress = (onPress: () => void): void => {
  const newest = useRef(onPress);
  useEffect(() => {
    newest.current = onPress;
  });

  useEffect(() => {
    const leave = (): void => PRESSES.forEach((kind) => window.removeEventListener(kind, press));
    const press = (): void => {
      leave();
      newest.current();
    };
    for (const kind of PRESSES) window.addEventListener(kind, press);
    return leave;
  }, []);
};
