import { tabSlot } from './storage/browserStorage.ts';

/** A part of the app that is gone from the server: it was of a release before. */
export class CodeMissingError extends Error {
  override readonly name = 'CodeGone';
}

const slot = tabSlot('vc.reloadedAt');
/** A tab that has just reloaded doesn't do so again: reloading didn't help. In milliseconds. */
const AGAIN_MS = 60_000;

/** Reloads the tab for a new release, once; returns whether it does. */
export const reloadForRelease = (reload: () => void = () => window.location.reload()): boolean => {
  const now = Date.now();
  if (now - Number(slot.read() ?? 0) < AGAIN_MS) return false;
  slot.write(String(now));
  // Without storage nothing would end the reloading.
  if (slot.read() !== String(now)) return false;
  reload();
  return true;
};
