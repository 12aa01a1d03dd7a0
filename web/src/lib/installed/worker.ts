const hasWorkers = (): boolean => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

/** Returns whether this page's calls pass the service worker. */
export const hasWorker = (): boolean => hasWorkers() && navigator.serviceWorker.controller !== null;

/** Installs the service worker, which downloads the first screens; call when the page has loaded. */
export const installWorker = (): void => {
  if (!hasWorkers() || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/worker.js').catch((error: unknown) => console.warn(error));
};

/** How long a reload waits for the new release, in milliseconds. */
const UPDATE_MS = 10_000;

/** Resolves when the newest release answers this page, at the latest after ten seconds. */
export const updateWorker = async (): Promise<void> => {
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, UPDATE_MS);
  });
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration?.installing ?? registration?.waiting) await taken;
};
