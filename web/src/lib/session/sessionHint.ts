import { localSlot } from '../storage/browserStorage.ts';

/** Whether this browser had a session when it was last seen: says what to show while the provider is still asked. */
export const sessionHint = localSlot('vc.session');
