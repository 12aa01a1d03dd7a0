import { useEffect, useRef } from 'react';
import { onOwnChange } from './call.ts';

/** Briefly switching windows doesn't reload. */
const FRESH_MS = 5_000;

/** Calls `reload` periodically while the page is visible, when the user returns, and after each change they make. */
export const useRefresh = (reload: () => void, everyMs: number, isWanted = true): void => {
  const askedAt = useRef(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    askedAt.current = Date.now();
    const refreshNow = () => {
      askedAt.current = Date.now();
      reload();
    };
    const refresh = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt.current >= FRESH_MS) refreshNow();
    };
    const endChanges = onOwnChange(refreshNow);
    const timer = setInterval(refresh, everyMs);
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      endChanges();
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [everyMs, isWanted, reload]);
};
