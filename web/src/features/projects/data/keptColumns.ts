import { localSlot } from '../../../lib/storage/browserStorage.ts';

/** Under which the choice of columns of projects is kept. */
export const PROJECT_COLUMNS = 'projects';

/** Whether somebody has chosen columns in this browser. What they chose is read by what the list gets later, not by its first screen. */
export const hasKeptColumns = (): boolean => localSlot(`vc.table.${PROJECT_COLUMNS}`).read() !== null;
