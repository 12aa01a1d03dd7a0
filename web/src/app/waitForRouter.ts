import type { Router } from './App.tsx';

/** Resolves when the router has loaded the code of the screen it opens with. */
export const waitForRouter = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
