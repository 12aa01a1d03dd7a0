import { createLocalSlot } from './storage/browserStorage.ts';

/** Recent search results; cleared on sign-out, so the next user can't see them. */
export const recentSlot = createLocalSlot('vc.recent');
