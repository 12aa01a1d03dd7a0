import { opaqueKeys } from './opaque-keys.ts';

/** Stands for the listed demo in the address of a talent's page: its own id would name project, casting and demo. */
export const availabilityKey = opaqueKeys('availability');
