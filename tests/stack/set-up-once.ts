import { beforeEach } from 'vitest';
import { shortcuts } from './in-process/shortcuts.ts';

/** Sets up for the first test; each later one begins with the documents, identities, files and mails that this left. */
export const setUpOnce = (setUp: () => unknown): void => {
  let restore: (() => Promise<void>) | undefined;
  beforeEach(async () => {
    if (restore) return restore();
    await setUp();
    restore = await shortcuts.remember?.();
  });
};
