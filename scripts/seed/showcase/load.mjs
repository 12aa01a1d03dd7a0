import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTs } from '../../load-ts.mjs';
import { resolveTimes } from '../times.mjs';
import { numberPapers } from './papers.mjs';
import { shiftWeeks } from './shift.mjs';

const { getRosterTraits } = await loadTs('domain/src/roster/roster-traits.ts');

export const SHOWCASE = fileURLToPath(new URL('../../../emulator-data/showcase/', import.meta.url));

/** The showcase's Monday morning; each later day has its own changes. */
export const SHOWCASE_NOW = Date.parse('2026-11-23T06:00:00Z');

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

const readJson = (name) => JSON.parse(readFileSync(`${SHOWCASE}${name}.json`, 'utf8'));

/** Documents by collection, including the days since Monday, without expired ones. */
const readDocumentsAfter = (days) => {
  const names = readdirSync(`${SHOWCASE}firestore`).map((file) => file.replace(/\.json$/, ''));
  const all = Object.fromEntries(names.map((name) => [name, readJson(`firestore/${name}`)]));

  for (let day = 1; day <= days; day += 1)
    for (const [collection, records] of Object.entries(readJson(`days/${day}`)))
      all[collection] = { ...all[collection], ...records };

  return Object.fromEntries(
    Object.entries(all).map(([collection, records]) => [
      collection,
      Object.fromEntries(Object.entries(records).filter(([, record]) => record !== null)),
    ]),
  );
};

const toStoredRecord = (collection, record, { weeks, now }) => {
  const stored = resolveTimes(shiftWeeks(record, weeks), now);
  return collection === 'roster' ? { ...stored, is: getRosterTraits(stored) } : stored;
};

const merge = (a, b) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [name, { ...a[name], ...b[name] }]),
  );

/** The seed merged with the showcase, moved to the week of `now`. */
export const withShowcase = ({ documents, accounts, files }, now) => {
  const weeks = Math.floor((now - SHOWCASE_NOW) / WEEK_MS);
  const days = Math.floor((now - SHOWCASE_NOW) / DAY_MS) - weeks * 7;

  const moved = Object.fromEntries(
    Object.entries(readDocumentsAfter(days)).map(([collection, records]) => [
      collection,
      Object.fromEntries(
        Object.entries(records).map(([id, record]) => [
          id,
          toStoredRecord(collection, record, { weeks, now }),
        ]),
      ),
    ]),
  );

  return {
    documents: merge(documents, numberPapers(moved, documents.invoiceSequences)),
    accounts: [...accounts, ...readJson('accounts')],
    files: [...files, ...readJson('files').map(({ file, ...rest }) => ({ ...rest, file: SHOWCASE + file }))],
  };
};
