import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the user has interacted with the page since mounting; evaluated on each call. */
export const useHasInteracted = (): (() => boolean) => {
  const touched = useRef(false);
  useEffect(() => {
    const touch = (): void => {
      touched.current = true;
    };
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, touch, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, touch, true);
    };
  }, []);

  return useCallback(() => touched.current, []);
};
