import { createOpaqueKeys } from './opaque-keys.ts';

/** Key of a listed demo in the address of a talent's page: its id would reveal project, casting and demo. */
export const availabilityKey = createOpaqueKeys('availability');
