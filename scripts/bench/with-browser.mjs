import { chromium } from 'playwright-core';
import { loadTs } from '../load-ts.mjs';

/** Runs `work` with an installed browser, which is closed afterwards. */
export const withBrowser = async (work) => {
  const { findBrowser } = await loadTs('tests/browser/find-browser.ts');
  const found = await findBrowser('installed');
  if (!found) throw new Error('No browser: set CHROME_PATH or install Chrome');

  const { executablePath, env } = found;
  const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] });

  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};
