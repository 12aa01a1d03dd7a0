import { beforeEach } from 'vitest';
import { firestore } from '../admin.ts';

/** Calls of earlier tests count towards no limit. */
export const forgetCallsBeforeTests = (): void => {
  beforeEach(() => firestore().recursiveDelete(firestore().collection('rateLimits')));
};
