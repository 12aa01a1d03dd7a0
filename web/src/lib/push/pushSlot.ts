import { createLocalSlot } from '../storage/browserStorage.ts';

/** Set while a person's notices are pushed to this browser; `deviceSlot` reads it. */
export const pushSlot = createLocalSlot('push-device');

/** Code that few people need, so pages load it on demand. */
export const loadUpkeep = () => import('./deviceUpkeep.ts');
