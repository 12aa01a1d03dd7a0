import { localSlot } from './storage/browserStorage.ts';

/** What somebody opened last from the search; cleared when they leave, because whoever comes next is not to read it. */
export const recentSlot = localSlot('vc.recent');
