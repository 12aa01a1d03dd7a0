import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import type { Opened } from './browser.ts';

interface Exported {
  readonly file: string;
  readonly head: string;
  readonly lines: readonly string[];
}

/** Downloads a list with its export button; `within` narrows it down on pages with several. */
export const readExported = async (page: Opened, within: Opened | Locator = page): Promise<Exported> => {
  const button = within.getByRole('button', { name: 'Download CSV', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const csv = await readFile(await download.path(), 'utf8');
  if (!csv.startsWith('\uFEFF')) throw new Error('Spreadsheets read the file as another encoding');
  const [head = '', ...lines] = csv.slice(1).trim().split('\r\n');
  return { file: download.suggestedFilename(), head, lines };
};
