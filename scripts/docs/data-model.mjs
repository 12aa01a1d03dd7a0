/** `npm run docs`: writes a page per group of collections, and one of state changes, into `data-model`, which isn't committed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { answerHelp } from '../usage.mjs';
import { toSection } from './pages.mjs';
import { readRecords } from './records.mjs';
import { renderStateChanges } from './state-changes.mjs';

const target = `${ROOT}data-model`;

/** Groups of the access table, by page. */
const PAGES = {
  projects: { title: 'Projects, castings and orders', rows: 'PROJECT_ROWS', from: 'project' },
  talents: { title: 'Talents and their voices', rows: 'TALENT_ROWS', from: 'talent' },
  accounts: { title: 'Accounts, companies and agencies', rows: 'ACCOUNT_ROWS', from: 'account' },
  platform: { title: 'Platform', rows: 'PLATFORM_ROWS', from: 'account' },
};

const INTRO = `Written by \`npm run docs\` from the types, their comments, the access table and \`firestore.indexes.json\`. The
[overview](../docs/data-model.md) explains scopes and principles. Instants are UTC; a field with a question mark may be absent.`;

const toPage = async ({ title, rows, from }, roles) => {
  const { [rows]: all } = await loadTs(`domain/src/access/rows/${from}.rows.ts`);
  const records = await readRecords();
  const indexes = JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8'));
  const sections = all.map((row) => {
    const record = records.find(({ collection }) => collection === row.collection);
    if (!record) throw new Error(`No type has a comment that begins with \`${row.collection}/{id}\`.`);
    return toSection(row, record, roles, indexes);
  });
  return [`# ${title}`, INTRO, ...sections].join('\n\n');
};

export const renderDataModel = async () => {
  const { ROLES } = await loadTs('domain/src/access/roles.ts');
  const { STATE_TABLES } = await loadTs('domain/src/state-tables.ts');
  const pages = Object.entries(PAGES).map(async ([name, page]) => [name, await toPage(page, ROLES)]);
  return {
    ...Object.fromEntries(await Promise.all(pages)),
    'state-changes': renderStateChanges(STATE_TABLES),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`Usage: npm run docs

Writes the pages on collections and their fields into data-model: types, meanings, readers and indexes,
and one page on all state changes.`);

  const pages = await renderDataModel();

  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const [name, page] of Object.entries(pages)) writeFileSync(`${target}/${name}.md`, page);

  console.log(
    `Written: ${Object.keys(pages)
      .map((name) => `data-model/${name}.md`)
      .join(', ')}`,
  );
}
