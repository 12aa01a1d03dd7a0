import { useEffect } from 'react';

/** Reloads when the page's tab is shown again. */
export const useReloadWhenShown = (reload: () => void): void => {
  useEffect(() => {
    const reloadIfVisible = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', reloadIfVisible);
    return () => document.removeEventListener('visibilitychange', reloadIfVisible);
  }, [reload]);
};
