import type { Role } from '@domain/access/roles.ts';
import { localSlot } from '../storage/browserStorage.ts';

const slot = localSlot('vc.session');
/** Read by the page's inline script as well, before any of this is there. */
const landing = localSlot('vc.landing');

/**
 * Whether this browser had a session when it was last seen, and whether that was a client's: says what to show while the
 * provider is still asked, and on pages that never ask it. It proves nothing.
 */
export const sessionHint = {
  isThere: (): boolean => slot.read() !== null,
  isClient: (): boolean => slot.read() === 'client',
  write: (roles: readonly Role[]): void => slot.write(roles.includes('client') ? 'client' : 'other'),
  /** Where their day begins, so that the next page asks for that screen's code while it finds out who is here. */
  writeLanding: landing.write,
  clear: (): void => {
    slot.clear();
    landing.clear();
  },
};
