import type { Router } from './App.tsx';

/** Resolves when the router has loaded its first screen's code. */
export const waitForRouter = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
