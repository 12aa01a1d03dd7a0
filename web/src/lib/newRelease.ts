import { hasWorker, updateWorker } from './installed/worker.ts';
import { createTabSlot } from './storage/browserStorage.ts';

/** Code that is gone from the server because it belongs to an earlier release. */
export class CodeMissingError extends Error {
  override readonly name = 'CodeGone';
}

const slot = createTabSlot('vc.reloadedAt');
/** A tab doesn't reload twice within this time: reloading didn't help. In milliseconds. */
const AGAIN_MS = 60_000;

/** Reloads the tab for a new release, once; returns whether it does. */
export const reloadForRelease = (reload: () => void = () => window.location.reload()): boolean => {
  const now = Date.now();
  if (now - Number(slot.read() ?? 0) < AGAIN_MS) return false;
  slot.write(String(now));
  // Without storage, reloading might never end.
  if (slot.read() !== String(now)) return false;
  // The service worker would answer with the former release.
  if (hasWorker()) void updateWorker().then(reload);
  else reload();
  return true;
};
