import { beforeEach } from 'vitest';
import { shortcuts } from './in-process/shortcuts.ts';

/** Sets up before the first test; later tests start from the resulting documents, identities, files and emails. */
export const setUpOnce = (setUp: () => unknown): void => {
  let restore: (() => Promise<void>) | undefined;
  beforeEach(async () => {
    if (restore) return restore();
    await setUp();
    restore = await shortcuts.remember?.();
  });
};
