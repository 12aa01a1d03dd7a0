import { useEffect } from 'react';
import { installWorker } from './worker.ts';

/** By then the first screen has loaded, in milliseconds. */
const DELAY_MS = 4_000;

/** Installs the service worker once a person is signed in, after the first screen. */
export const useInstalledWorker = (): void => {
  useEffect(() => {
    const timer = setTimeout(installWorker, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
};
