import type { Work } from '../unit/work.ts';
import { type Marking, markingRef } from '../collections/audit-chains.ts';

export const writeMarking = (work: Work, next: Marking): void => {
  work.transaction.set(markingRef(), next);
};
