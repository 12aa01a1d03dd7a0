import type { Role } from '@domain/access/roles.ts';
import { localSlot } from '../storage/browserStorage.ts';

const slot = localSlot('vc.session');

/**
 * Whether this browser had a session when it was last seen, and whether that was a client's: says what to show while the
 * provider is still asked, and on pages that never ask it. It proves nothing.
 */
export const sessionHint = {
  isThere: (): boolean => slot.read() !== null,
  isClient: (): boolean => slot.read() === 'client',
  write: (roles: readonly Role[]): void => slot.write(roles.includes('client') ? 'client' : 'other'),
  clear: slot.clear,
};
