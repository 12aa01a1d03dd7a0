import { useCallback, useEffect, useRef } from 'react';

/** Whether anything on the page was pressed or typed since this was shown; asked when it matters. */
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
