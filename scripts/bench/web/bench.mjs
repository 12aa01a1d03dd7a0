import { loadTs } from '../../load-ts.mjs';
import { APP_ADDRESS } from '../../stack/fixed-points.mjs';
import { withBrowser } from '../with-browser.mjs';
import { getKilobytes, openOnce, getPackages } from './measure.mjs';
import { getMedian } from '../median.mjs';

const PACKAGES_SHOWN = 12;

/** Returns the link token of an open audition, as its talent gets it. */
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

/** Measures size and paint times of the first pages on a slow phone. Returns table rows and whether sizes keep their budget. */
export const benchWeb = async ({ isSmall }) => {
  const rounds = isSmall ? 1 : 3;
  const { OPEN_AUDITION, getPageBudgets } = await loadTs('tests/browser/page-budgets.ts');
  const { createAnswerPath, OPEN_REQUEST } = await loadTs('tests/stack/availability-link.ts');
  const links = {
    uploadToken: await uploadToken(OPEN_AUDITION),
    answerPath: await createAnswerPath(OPEN_REQUEST),
  };
  const budgets = getPageBudgets(links);

  return withBrowser(async (browser) => {
    const rows = [];
    let isWithin = true;

    for (const budget of isSmall ? budgets.slice(0, 1) : budgets) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await openOnce(browser, APP_ADDRESS, budget));

      const { scripts } = runs[0];
      const kilobytes = Math.round(getKilobytes(scripts) * 10) / 10;
      const getTime = (name) => Math.round(getMedian(runs.map((run) => run[name])));

      isWithin &&= kilobytes <= budget.scriptsKb && scripts.length <= budget.scriptFiles;

      rows.push(
        [`${budget.name}: scripts`, present(kilobytes, budget.scriptsKb, 'KB gz'), `${budget.scriptsKb} KB`],
        ['  script files', present(scripts.length, budget.scriptFiles, ''), String(budget.scriptFiles)],
        [
          '  first paint',
          present(getTime('firstPaintMs'), budget.firstPaintMs, 'ms'),
          `${budget.firstPaintMs} ms`,
        ],
        ['  main text', present(getTime('mainTextMs'), budget.mainTextMs, 'ms'), `${budget.mainTextMs} ms`],
        ...(budget.secondTextMs
          ? [
              [
                '  main text, second visit',
                present(getTime('secondTextMs'), budget.secondTextMs, 'ms'),
                `${budget.secondTextMs} ms`,
              ],
            ]
          : []),
        ...getPackages(scripts)
          .slice(0, PACKAGES_SHOWN)
          .map(([name, size]) => [`    ${name}`, `${size.toFixed(1)} KB`, '']),
      );
    }

    return { rows, isWithin };
  });
};
