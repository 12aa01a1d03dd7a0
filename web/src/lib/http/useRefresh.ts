import { useEffect } from 'react';
import { createSignal } from '../store.ts';
import { onOwnChange } from './send.ts';

/** Notified when others change the user's work. */
export const othersChanges = createSignal();

/** Changes that arrive together cause one reload. */
const GATHER_MS = 200;
/** Minimum time between two reloads. */
const BETWEEN_MS = 1_000;
/** Briefly switching windows doesn't reload. */
const FRESH_MS = 5_000;

/** Calls `reload` after changes by others and by the user, and when the user returns; while the page is hidden, once it is seen. */
export const useRefresh = (reload: () => void, isWanted = true): void => {
  useEffect(() => {
    if (!isWanted) return undefined;

    let reloadedAt = Date.now() - BETWEEN_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwed = false;

    const run = () => {
      timer = undefined;
      isOwed = document.visibilityState !== 'visible';
      if (isOwed) return;
      reloadedAt = Date.now();
      reload();
    };

    const schedule = () => {
      timer ??= setTimeout(run, Math.max(GATHER_MS, reloadedAt + BETWEEN_MS - Date.now()));
    };

    const welcomeBack = () => {
      if (document.visibilityState !== 'visible') return;
      if (isOwed || Date.now() - reloadedAt >= FRESH_MS) schedule();
    };

    const endOwn = onOwnChange(schedule);
    const endOthers = othersChanges.subscribe(schedule);

    window.addEventListener('focus', welcomeBack);
    document.addEventListener('visibilitychange', welcomeBack);

    return () => {
      clearTimeout(timer);
      endOwn();
      endOthers();
      window.removeEventListener('focus', welcomeBack);
      document.removeEventListener('visibilitychange', welcomeBack);
    };
  }, [isWanted, reload]);
};
