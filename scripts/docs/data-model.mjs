/** `npm run docs`: writes the readers and the indexes into docs/data-model.md. A test fails when the page is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { answerHelp } from '../usage.mjs';
import { indexLists } from './indexes.mjs';
import { readersTable } from './readers.mjs';

const target = `${ROOT}docs/data-model.md`;

/** Replaces the content between a page's named marks. Throws unless they occur exactly once, because a lost part would go unnoticed. */
export const fillIn = (page, name, content) => {
  const [begin, end] = [`<!-- ${name}: written by npm run docs -->`, `<!-- end of ${name} -->`];
  const [before, after, ...more] = page.split(begin);
  const at = after?.indexOf(end) ?? -1;
  if (at < 0 || more.length > 0)
    throw new Error(`The page has no single part between "${begin}" and "${end}".`);
  return `${before}${begin}\n\n${content}\n\n${after.slice(at)}`;
};

export const committedDataModel = () => readFileSync(target, 'utf8');

/** The up-to-date page. */
export const dataModel = async () => {
  const [{ ACCESS }, { ROLES }] = await Promise.all([
    loadTs('domain/src/access/matrix.ts'),
    loadTs('domain/src/access/roles.ts'),
  ]);
  const indexes = JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8'));
  const read = fillIn(committedDataModel(), 'readers', readersTable(ACCESS, ROLES));
  const page = fillIn(read, 'indexes', indexLists(indexes));
  return prettier.format(page, { ...(await prettier.resolveConfig(target)), parser: 'markdown' });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`Usage: npm run docs

Writes who reads which collection, and the indexes, into docs/data-model.md.`);
  writeFileSync(target, await dataModel());
  console.log('The page on the data model is written.');
}
