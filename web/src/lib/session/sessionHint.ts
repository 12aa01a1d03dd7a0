import type { AccountRole } from '@domain/access/roles.ts';
import { createLocalSlot } from '../storage/browserStorage.ts';

const slot = createLocalSlot('vc.session');
/** The page's inline script reads it too, before the app loads. */
const landing = createLocalSlot('vc.landing');

/**
 * Whether this browser last had a session, and a client's: determines what to show before the
 * provider responds, and on pages that never query it. Not proof of anything.
 */
export const sessionHint = {
  isThere: (): boolean => slot.read() !== null,
  isClient: (): boolean => slot.read() === 'client',
  write: (roles: readonly AccountRole[]): void => slot.write(roles.includes('client') ? 'client' : 'other'),
  /** The user's landing page, so the next page preloads its code while the session resolves. */
  writeLanding: landing.write,
  clear: (): void => {
    slot.clear();
    landing.clear();
  },
};
