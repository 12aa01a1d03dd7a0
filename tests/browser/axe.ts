import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/**
 * All axe rules including best practices and experimental ones, except AAA contrast. An
 * experimental rule doesn't know the grid pattern's focusable column heads and MUI's date sections.
 */
const RULES = `
  axe.configure({ rules: [{ id: 'focus-order-semantics', selector: ':not([role="columnheader"], .MuiPickersSectionList-root)' }] });
  const rulesOf = (tags) =>
    axe.getRules(tags).map(({ ruleId }) => ruleId).filter((id) => id !== 'color-contrast-enhanced');`;

const LOAD = `if (!window.rulesOf) { ${source}; ${RULES}; window.rulesOf = rulesOf; }`;

export const findViolations = async (page: Page, tags?: readonly string[]): Promise<readonly string[]> => {
  const isThere = await page.evaluate(() => 'rulesOf' in window);
  if (!isThere) await page.evaluate(LOAD);
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: rulesOf(${JSON.stringify(tags)}), resultTypes: ['violations'] })`,
  )) as { violations: readonly Violation[] };
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
