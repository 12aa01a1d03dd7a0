import { createOpaqueKeys } from './opaque-keys.ts';

/** Key of a report on its public page, which names no record. */
export const reportKey = createOpaqueKeys('report');
