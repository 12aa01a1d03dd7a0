import { chromium } from 'playwright-core';
import { loadTs } from '../../load-ts.mjs';
import { APP_ADDRESS, emulatorEnv } from '../../stack/fixed-points.mjs';
import { startStack } from '../../stack/stack.mjs';
import { kilobytesOf, openOnce, packagesOf } from './measure.mjs';

const ROUNDS = 3;
const PACKAGES_SHOWN = 12;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The mailed link of an open audition. */
const uploadToken = async ({ urlIdentifier, email }) => {
  const response = await fetch(`${APP_ADDRESS}/api/audition-entry/identity`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, urlIdentifier }),
  });
  const { collection } = await response.json();
  if (!response.ok) throw new Error(`No token for the upload page: ${response.status}`);
  return collection.jwtToken;
};

const present = (is, most, unit) => `${is} ${unit}${is > most ? ' !' : ''}`;

/**
 * Measures size and paint times of the first pages on a slow phone, three alternating runs each. Returns
 * table rows and whether sizes keep their budget; times depend on the machine.
 */
export const benchWeb = async () => {
  const { findBrowser } = await loadTs('tests/browser/find-browser.ts');
  const { OPEN_AUDITION, pageBudgets } = await loadTs('tests/browser/page-budgets.ts');
  Object.assign(process.env, emulatorEnv());
  const found = await findBrowser('installed');
  if (!found) throw new Error('No browser: set CHROME_PATH or install Chrome');
  const stack = await startStack();
  const { answerPath, OPEN_REQUEST } = await loadTs('tests/stack/availability-link.ts');
  const links = {
    uploadToken: await uploadToken(OPEN_AUDITION),
    answerPath: await answerPath(OPEN_REQUEST),
  };
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: found.env,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows = [];
    let isWithin = true;
    for (const budget of pageBudgets(links)) {
      const runs = [];
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await openOnce(browser, APP_ADDRESS, budget));
      const { scripts } = runs[0];
      const kilobytes = Math.round(kilobytesOf(scripts) * 10) / 10;
      const timeOf = (name) => Math.round(median(runs.map((run) => run[name])));
      isWithin &&= kilobytes <= budget.scriptsKb && scripts.length <= budget.scriptFiles;
      rows.push(
        [`${budget.name}: scripts`, present(kilobytes, budget.scriptsKb, 'KB gz'), `${budget.scriptsKb} KB`],
        ['  script files', present(scripts.length, budget.scriptFiles, ''), String(budget.scriptFiles)],
        [
          '  first paint',
          present(timeOf('firstPaintMs'), budget.firstPaintMs, 'ms'),
          `${budget.firstPaintMs} ms`,
        ],
        ['  main text', present(timeOf('mainTextMs'), budget.mainTextMs, 'ms'), `${budget.mainTextMs} ms`],
        ...packagesOf(scripts)
          .slice(0, PACKAGES_SHOWN)
          .map(([name, size]) => [`    ${name}`, `${size.toFixed(1)} KB`, '']),
      );
    }
    return { rows, isWithin };
  } finally {
    await browser.close();
    await stack.stop();
  }
};
