import { describe, expect, it } from 'vitest';
import { DOCUMENTS, send, callVerb, OWNER } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator } = useEmulator();

const getMessage = (answer: unknown) =>
  typeof answer === 'string' ? answer.replace(/^(INVALID_ARGUMENT|FAILED_PRECONDITION): /, '') : 'served';
const run = async (query: object) =>
  getMessage(
    await callVerb(emulator.port, 'runQuery', {
      structuredQuery: { from: [{ collectionId: 'c' }], ...query },
    }),
  );

const ONE = { integerValue: '1' };
const A = { fieldPath: 'a' };
const makeField = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const list = (...values: object[]) => ({ arrayValue: { values } });
const makeComposite = (op: string, ...filters: object[]) => ({ where: { compositeFilter: { op, filters } } });
const SYNTAX =
  'Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)';
const KEY = '__key__ filter value must be a Key';

describe('a query is refused', () => {
  it.each([
    [{ from: [{ collectionId: 'a/b' }] }, 'Collection id "a/b" is invalid because it contains "/".'],
    [
      { from: [{ collectionId: 'a' }, { collectionId: 'b' }] },
      'StructuredQuery.from cannot have more than one collection selector.',
    ],
    [{ offset: -1 }, 'offset is negative'],
    [makeField('a..b', 'EQUAL', ONE), `Invalid property path "a..b". ${SYNTAX}`],
    [makeField('', 'EQUAL', ONE), 'Invalid empty property path string.'],
    [makeField('a', 'IN', ONE), "'IN' requires an ArrayValue."],
    [makeField('__name__', 'EQUAL', ONE), KEY],
    [makeField('__name__', 'NOT_IN', list(ONE)), KEY],
    [
      makeField('__name__', 'ARRAY_CONTAINS', { referenceValue: `${DOCUMENTS}/c/a` }),
      'the name __key__ is reserved',
    ],
    [
      makeField('__name__', 'LESS_THAN', { referenceValue: `${DOCUMENTS}/c` }),
      `Document parent name "${DOCUMENTS}/c" lacks "/" at index 53.`,
    ],
    [{ where: { unaryFilter: { field: { fieldPath: '__name__' }, op: 'IS_NAN' } } }, KEY],
    [{ where: { unaryFilter: { field: A } } }, 'Unknown UnaryFilter operator.'],
    [{ where: { fieldFilter: { field: A, value: ONE } } }, 'Unknown FieldFilter operator.'],
    [
      { where: { compositeFilter: { filters: [makeField('a', 'EQUAL', ONE).where] } } },
      'Unsupported CompositeFilter operator.',
    ],
    [
      makeComposite('OR', makeField('a', 'NOT_IN', list(ONE)).where, makeField('b', 'EQUAL', ONE).where),
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ],
    [
      { orderBy: [{ field: { fieldPath: '__name__' } }], startAt: { values: [ONE] } },
      'Cursor __key__ value is not a document reference.',
    ],
    [{ from: [{ collectionId: '' }], ...makeField('a', 'EQUAL', ONE) }, 'kind is required for filter: a'],
    [
      { from: [{ collectionId: '' }], orderBy: [{ field: A }] },
      'kind is required for all orders except __key__ ascending',
    ],
  ])('%j', async (query, expected) => {
    expect(await run(query)).toBe(expected);
  });

  it('without a query', async () => {
    expect(getMessage(await callVerb(emulator.port, 'runQuery', {}))).toBe('A structured query is required.');
  });
});

describe('a search is refused', () => {
  const findNearest = {
    vectorField: { fieldPath: 'v' },
    queryVector: {
      mapValue: {
        fields: { __type__: { stringValue: '__vector__' }, value: list({ doubleValue: 1 }) },
      },
    },
    distanceMeasure: 'COSINE',
    limit: 1,
  };

  it.each([
    [{ limit: 1 }, 'A query limit cannot be used with FindNearest'],
    [{ offset: 1 }, 'A query offset cannot be used with FindNearest'],
    [
      { orderBy: [{ field: { fieldPath: 'a' } }], startAt: { values: [ONE] } },
      'A cursor cannot be used with FindNearest',
    ],
  ])('in a query with %j', async (query, expected) => {
    expect(await run({ findNearest, ...query })).toBe(expected);
  });

  it('for its vector first', async () => {
    const without = { ...findNearest, queryVector: ONE, limit: 0, vectorField: { fieldPath: 'a..b' } };
    expect(await run({ findNearest: without, limit: 1 })).toBe('Query Value must be of type vector.');
  });
});

describe('an aggregation is refused', () => {
  const aggregate = async (...aggregations: object[]) =>
    getMessage(
      await callVerb(emulator.port, 'runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'c' }] }, aggregations },
      }),
    );
  const count = (alias?: string) => ({ count: {}, ...(alias && { alias }) });

  it.each([
    [[], 'Aggregations can not be empty.'],
    [
      Array.from({ length: 6 }, () => count()),
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    [[count('x'), count('x')], 'Aggregation aliases contain duplicate alias: x.'],
    [[count('field_1'), count()], 'Aggregation aliases contain duplicate alias: field_1.'],
    [[count('__x__')], 'The property.name "__x__" is reserved.'],
    [[{ alias: 'x' }], 'Operator field in Aggregation is not set.'],
    [
      [{ count: { upTo: '-1' } }],
      'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    ],
    [
      [{ sum: { field: { fieldPath: '__name__' } } }],
      'Aggregations are not supported for the property: __key__',
    ],
    [[{ avg: {} }], 'Invalid empty property path string.'],
  ])('%j', async (aggregations, expected) => {
    expect(await aggregate(...aggregations)).toBe(expected);
  });

  it('is allowed with an alias that needs quoting, or without one', async () => {
    expect(await aggregate(count('a.b'), count(), count('x y'))).toBe('served');
  });
});

it('a pipeline is refused for every caller, after a check of its database', async () => {
  for (const authorization of ['Bearer owner', 'Bearer nonsense']) {
    const answer = await callVerb(emulator.port, 'executePipeline', {}, { authorization });
    expect(getMessage(answer)).toBe('ExecutePipeline requires the Database Edition to be `enterprise`.');
  }
});

it('a listing of collections refuses a negative size', async () => {
  const { text } = await send(emulator.port, 'POST', `/v1/${DOCUMENTS}:listCollectionIds`, {
    headers: OWNER,
    body: '{"pageSize": -1}',
  });
  expect(text).toContain('page_size must be greater than or equal to zero.');
});
