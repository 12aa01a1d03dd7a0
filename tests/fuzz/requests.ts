import fc from 'fast-check';
import type { AnySchema } from 'yup';
import type { AccountRole } from '@domain/access/roles.ts';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { ENDLESS, hostileQuery, hostileSegment, hostileText } from './hostile.ts';
import { makeFlawedValues, makeValidValues } from './values.ts';

/** A request with symbols for the fuzz's own records. Fully determined by the seed. */
export interface FuzzRequest {
  readonly name: string;
  readonly method: string;
  /** Below `/api`, with its query. */
  readonly path: string;
  /** The sender: a person's number, nobody, or a forged token. */
  readonly caller: number | 'nobody' | 'forged';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly form: 'take' | 'noise' | 'extra' | 'second' | 'cut' | undefined;
}

const CONTRACTS = Object.entries(api) as unknown as (readonly [string, Contract])[];

const makeMostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 6): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight }, odd);

/** Encoded for a URL, except for symbols, which are resolved later. */
const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '')).replaceAll('%40', '@');

const getPath = (contract: Contract): fc.Arbitrary<string> => {
  const fields =
    (contract.params as unknown as { fields?: Record<string, AnySchema> } | undefined)?.fields ?? {};
  const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const segments = names.map((name) => {
    const schema = fields[name];
    const usual = schema ? makeValidValues(schema, name).map(encode) : fc.constant('x');
    return makeMostly(usual, hostileSegment);
  });

  return fc
    .tuple(...segments)
    .map((values) =>
      names.reduce((path, name, index) => path.replace(`{${name}}`, values[index] ?? ''), contract.path),
    );
};

const queryText = (value: unknown): string =>
  Object.entries(value as Record<string, unknown>)
    .filter(([, item]) => ['string', 'number', 'boolean'].includes(typeof item))
    .map(([key, item]) => `${encode(key)}=${encode(item)}`)
    // Node refuses URLs over 16 KB before our code runs.
    .slice(0, 500)
    .join('&');

const buildQuery = ({ query }: Contract): fc.Arbitrary<string> => {
  const usual = query ? makeValidValues(query as unknown as AnySchema) : fc.constant({});
  const broken = makeFlawedValues(usual).map((value) =>
    typeof value === 'object' && value !== null ? value : {},
  );
  return makeMostly(makeMostly(usual, broken, 3).map(queryText), hostileQuery, 8);
};

const toBodyText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(JSON.stringify(ENDLESS), '1e400');

const rawBodies = fc.constantFrom(
  '',
  '{',
  '{"name":',
  'null',
  '[]',
  '"x"',
  '\ufeff{}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
);

const toBody = (contract: Contract): fc.Arbitrary<string | undefined> => {
  if (contract.method === 'GET' || contract.method === 'DELETE' || contract.upload)
    return fc.constant(undefined);
  const usual = contract.body ? makeValidValues(contract.body as unknown as AnySchema) : fc.constant({});
  return makeMostly(makeMostly(usual, makeFlawedValues(usual), 1).map(toBodyText), rawBodies, 12);
};

const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.record(
  {
    'X-Agency-Id': fc.constantFrom(
      ...Array<string>(20).fill('@agency@'),
      '@other@',
      'agency-one',
      '__x__',
      '%',
    ),
    'Idempotency-Key': fc.constantFrom('one', 'two', 'three', 'x'.repeat(3000), '/'),
    'Accept-Language': makeMostly(fc.constantFrom('en', 'es-ES,es;q=0.9'), hostileText.filter(isPlain)),
    'Content-Type': fc.constantFrom(
      'application/json; charset=utf-7',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'a',
    ),
    'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    Range: fc.constantFrom('bytes=0-1', 'bytes=99999999-', 'bytes=-0', 'x'),
  },
  { requiredKeys: [] },
);
// With every header, most requests would fail at the first check.
const fewHeaders = fc
  .tuple(headers, fc.nat({ max: 40 }))
  .map(([all, bits]) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) =>
        name === 'X-Agency-Id' ? bits % 4 !== 0 : (name.length * 7 + bits) % 14 === 0,
      ),
    ),
  );

/** Possible senders, in the order of their numbers. */
export type FuzzPeople = readonly { readonly role: AccountRole; readonly standing: string }[];

/** Mostly a permitted caller: refusals at the door all look alike. */
const getCaller = (people: FuzzPeople, { auth }: Contract): fc.Arbitrary<FuzzRequest['caller']> => {
  const welcome = people.flatMap(({ role, standing }, number) =>
    standing === 'welcome' && (auth.kind !== 'roles' || auth.roles.includes(role)) ? [number] : [],
  );
  const anybody = makeMostly<FuzzRequest['caller']>(
    fc.nat({ max: people.length - 1 }),
    fc.constantFrom('nobody', 'forged'),
    4,
  );
  return makeMostly<FuzzRequest['caller']>(fc.constantFrom(...welcome), anybody, 4);
};

const getRequest = (
  people: FuzzPeople,
  [name, contract]: readonly [string, Contract],
): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    name: fc.constant(name),
    method: fc.constant<string>(contract.method),
    path: fc
      .tuple(getPath(contract), buildQuery(contract))
      .map(([path, query]) => (query ? `${path}?${query}` : path)),
    caller: getCaller(people, contract),
    headers: fewHeaders,
    body: toBody(contract),
    form: contract.upload
      ? fc.constantFrom('take', 'noise', 'extra', 'second', 'cut')
      : fc.constant(undefined),
  });

/** `count` requests of all endpoints, determined by the seed. */
export const generateRequests = (seed: number, count: number, people: FuzzPeople): readonly FuzzRequest[] =>
  fc.sample(
    fc.constantFrom(...CONTRACTS).chain((row) => getRequest(people, row)),
    { seed, numRuns: count },
  );
