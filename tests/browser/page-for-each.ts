import { beforeEach } from 'vitest';
import { openPage, type Opened } from './browser.ts';
import { useBrowser } from './use-browser.ts';

/** Gives every test of a block its own page. */
export const pageForEach = (use: (page: Opened) => void): void => {
  useBrowser('test');
  beforeEach(async () => use(await openPage()));
};
