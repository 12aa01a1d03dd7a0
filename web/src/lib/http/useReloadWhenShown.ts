import { useEffect } from 'react';

/** Reloads when the page's tab is shown again. */
export const useReloadWhenShown = (reload: () => void): void => {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [reload]);
};
