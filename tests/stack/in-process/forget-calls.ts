import { beforeEach } from 'vitest';
import { firestore } from '../admin.ts';

/** Clears rate limits before each test. */
export const forgetCallsBeforeTests = (): void => {
  beforeEach(() => firestore().recursiveDelete(firestore().collection('rateLimits')));
};
