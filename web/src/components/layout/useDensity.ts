import { useLayoutEffect } from 'react';

/** Pages read on a phone use 16 px text; dialogs live outside the page's tree, so the root carries the choice. */
export const useTokenDensity = (): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = 'token';
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, []);
};
