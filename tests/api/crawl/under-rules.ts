import { getDescribedFields } from '../../rules/data-model.ts';
import { FirestoreRest, type Filter, type Outcome, type QueryShape } from '../../rules/firestore-rest.ts';
import { mapInSeries } from '../../stack/map-in-series.ts';
import { findCanaries, ID, getName, type Planted } from './canaries.ts';
import { mayFetch } from './oracle.ts';
import type { Persona } from './persona.ts';
import { getPlanted } from './records.ts';

const AT_ONCE = 32;
const database = new FirestoreRest(
  process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080',
  'demo-casting',
);

interface Seen {
  readonly requests: number;
  readonly records: ReadonlySet<string>;
  readonly leaks: readonly string[];
}

interface Places {
  readonly agencies: readonly string[];
  readonly companies: readonly string[];
  readonly people: readonly string[];
}

const is = (field: string, value: string | null): Filter => ({ field, op: 'EQUAL', value });
const makeFilter = (value: string): Filter => ({ field: 'agencyIds', op: 'ARRAY_CONTAINS', value });

/** Every way to query a collection, whole or in part. */
const listQueries = (collection: string, { agencies, companies, people }: Places): readonly QueryShape[] => {
  const fields = new Set(getDescribedFields().get(collection));
  const makeQueries = (field: string, make: () => readonly (readonly Filter[])[]) =>
    fields.has(field) ? make() : [];
  const listEach = (field: string, values: readonly (string | null)[]) =>
    makeQueries(field, () => values.map((value) => [is(field, value)]));
  const [first = ''] = companies;
  // Each company in its agency, and the first in all of them.
  const pairs = agencies.flatMap((agency, index) =>
    [...new Set([first, companies[index] ?? first])].map((text) => [agency, text] as const),
  );
  const both = pairs.map(([agency, company]) => [is('agencyId', agency), is('companyId', company)]);

  const filters: readonly (readonly Filter[])[] = [
    [],
    ...listEach('agencyId', agencies),
    ...makeQueries('agencyIds', () => agencies.map((agency) => [makeFilter(agency)])),
    ...makeQueries('companyId', () => (fields.has('agencyId') ? both : [])),
    ...listEach('talentId', people),
    ...listEach('engineerId', people),
    ...listEach('userId', people),
    ...makeQueries('assignedTo', () =>
      agencies.flatMap((agency) =>
        [null, ...people].map((person) => [is('assignedTo', person), makeFilter(agency)]),
      ),
    ),
    ...listEach('assignedTo', [null, ...people]),
  ];

  return filters.map((where) => ({ collection, where }));
};

const indexByPath = (): ReadonlyMap<string, Planted> =>
  new Map(getPlanted().map((record) => [`${record.collection}/${record.id}`, record]));

const listRecords = ({ text }: Outcome, plantedByPath: ReadonlyMap<string, Planted>) => {
  const named = [...text.matchAll(/\/documents\/(\w+\/[^"]+)"/g)].flatMap(
    ([, path = '']) => plantedByPath.get(path) ?? [],
  );
  const found = findCanaries(text).filter(({ field }) => field !== ID);
  return { named, found };
};

/** Reads everything in the database as one persona and collects leaks. */
export const readUnderRules = async (who: Persona, places: Places): Promise<Seen> => {
  const caller = who.token === undefined ? null : { token: who.token };
  const plantedByPath = indexByPath();
  const records = new Set<string>();
  const leaks: string[] = [];

  const judge = (what: string, outcome: Outcome): void => {
    const { named, found } = listRecords(outcome, plantedByPath);
    for (const record of named) records.add(`${record.collection}/${record.id}`);
    const wrong = [
      ...named.filter((record) => !mayFetch(who, record)).map(({ collection, id }) => `${collection}/${id}`),
      ...found.filter(({ record, field }) => !mayFetch(who, record, field)).map(getName),
    ];
    for (const reply of new Set(wrong)) leaks.push(`${who.name} ${what}: ${reply}`);
  };

  // One fact denies everything to a locked-out persona: one record per collection proves it, besides their own.
  const isKeptOut = who.isOut === true || who.isStale === true || who.token === undefined;
  const first = new Map(getPlanted().map((record) => [record.collection, record]));
  const isTried = (record: Planted): boolean =>
    !isKeptOut || first.get(record.collection) === record || Object.values(record).flat().includes(who.uid);
  const gets = getPlanted().filter(isTried);
  await mapInSeries(AT_ONCE, gets, async ({ collection, id }) =>
    judge(`gets ${collection}`, await database.get(caller, `${collection}/${id}`)),
  );

  const uid = who.uid ?? 'nobody';
  const targets = isKeptOut
    ? { agencies: places.agencies.slice(0, 1), companies: places.companies.slice(0, 1), people: [uid] }
    : { ...places, people: [...places.people, uid] };
  const queries = [...first.keys()].flatMap((collection) => listQueries(collection, targets));
  await mapInSeries(AT_ONCE, queries, async (query) => {
    const what = `${query.collection} by ${JSON.stringify(query.where)}`;
    const [list, count] = [await database.list(caller, query), await database.count(caller, query)];
    judge(`lists ${what}`, list);
    // A count reveals records too.
    if (count.status !== list.status)
      leaks.push(`${who.name} counts ${what}: ${count.status}, not ${list.status}`);
  });

  return { requests: gets.length + 2 * queries.length, records, leaks };
};
