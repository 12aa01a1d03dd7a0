import { createLocalSlot } from '../../../lib/storage/browserStorage.ts';

/** Storage key of the column choice. */
export const PROJECT_COLUMNS = 'projects';

/** Returns whether this browser stores column choices. The list's later parts read them, not its first screen. */
export const hasKeptColumns = (): boolean => createLocalSlot(`vc.table.${PROJECT_COLUMNS}`).read() !== null;
