import { localSlot } from './storage/browserStorage.ts';

/** Recent search items; cleared on sign-out, so that the next person does not see them. */
export const recentSlot = localSlot('vc.recent');
