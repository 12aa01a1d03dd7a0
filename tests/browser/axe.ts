import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/**
 * Every rule that axe has, those of best practices and on trial included, but contrast as AAA wants it. The head of a
 * table's column takes the focus as the pattern of a grid says, and so do the parts of a date in MUI's pickers, which a rule on
 * trial does not know.
 */
const RULES = `
  axe.configure({ rules: [{ id: 'focus-order-semantics', selector: ':not([role="columnheader"], .MuiPickersSectionList-root)' }] });
  const rulesOf = (tags) =>
    axe.getRules(tags).map(({ ruleId }) => ruleId).filter((id) => id !== 'color-contrast-enhanced');`;

const LOAD = `if (!window.rulesOf) { ${source}; ${RULES}; window.rulesOf = rulesOf; }`;

/** What axe finds, however grave, by all its rules or by those with a tag. What is in order is not written up. */
export const violationsOf = async (page: Page, tags?: readonly string[]): Promise<readonly string[]> => {
  const isThere = await page.evaluate(() => 'rulesOf' in window);
  if (!isThere) await page.evaluate(LOAD);
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: rulesOf(${JSON.stringify(tags)}), resultTypes: ['violations'] })`,
  )) as { violations: readonly Violation[] };
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
