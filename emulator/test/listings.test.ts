import { beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS, OWNER, send, callVerb } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();

beforeEach(() => emulator.clear());

const USER = { authorization: 'Bearer e30.e30.' };

interface Page {
  readonly documents?: readonly { name: string; fields?: object }[];
  readonly nextPageToken?: string;
  readonly error?: { message: string };
}

async function page(path: string, query: Record<string, string>, headers = OWNER) {
  const target = `/v1/${DOCUMENTS}${path}?${new URLSearchParams(query).toString()}`;
  const answer = JSON.parse((await send(emulator.port, 'GET', target, { headers })).text) as Page;
  const names = (answer.documents ?? []).map(({ name }) => name.slice(DOCUMENTS.length + 1));
  return { names, token: answer.nextPageToken, error: answer.error?.message, documents: answer.documents };
}

async function listPages(path: string, query: Record<string, string>) {
  const all: string[][] = [];
  let pageToken = '';
  do {
    const { names, token = '' } = await page(path, { ...query, pageToken });
    all.push(names);
    pageToken = token;
  } while (pageToken !== '');
  return all;
}

const createAll = (...paths: string[]) =>
  Promise.all(paths.map((path) => admin.db.doc(path).set({ n: 1, m: 1 })));

describe('a listing in pages', () => {
  it('ends with an empty page after a full one', async () => {
    await createAll('c/a', 'c/b', 'c/c');
    expect(await listPages('/c', { pageSize: '2' })).toEqual([['c/a', 'c/b'], ['c/c']]);
    expect(await listPages('/c', { pageSize: '1' })).toEqual([['c/a'], ['c/b'], ['c/c'], []]);
  });

  it('continues after the last page, despite deletions', async () => {
    await createAll('c/a', 'c/b', 'c/c', 'c/d');
    const { token = '' } = await page('/c', { pageSize: '2' });
    await Promise.all([admin.db.doc('c/a').delete(), admin.db.doc('c/b').delete()]);
    expect((await page('/c', { pageSize: '2', pageToken: token })).names).toEqual(['c/c', 'c/d']);
  });

  it('keeps an order other than by name', async () => {
    await Promise.all(['a', 'b', 'c'].map((id, index) => admin.db.doc(`c/${id}`).set({ n: -index })));
    expect(await listPages('/c', { pageSize: '2', orderBy: 'n' })).toEqual([['c/c', 'c/b'], ['c/a']]);
    expect(await listPages('/c', { pageSize: '2', orderBy: '__name__ desc' })).toEqual([
      ['c/c', 'c/b'],
      ['c/a'],
    ]);
  });

  it('lists missing documents among the others, all complete', async () => {
    await createAll('c/a', 'c/m/sub/x', 'c/z');
    expect(await listPages('/c', { pageSize: '2', showMissing: 'true' })).toEqual([['c/a', 'c/m'], ['c/z']]);
    const { documents } = await page('/c', { showMissing: 'true', 'mask.fieldPaths': 'n' });
    expect(documents?.map(({ fields = {} }) => Object.keys(fields))).toEqual([['n', 'm'], [], ['n', 'm']]);
  });

  it('accepts only its own tokens', async () => {
    expect((await page('/c', { pageToken: 'any' })).error).toBe('Invalid page_token.');
  });
});

it('lists every collection in order of all their names', async () => {
  await createAll('c/b', 'a/z', 'c/a', 'B/x', 'd/b', 'c/a/s/1');
  expect(await listPages('/', {})).toEqual([['B/x', 'a/z', 'c/a', 'c/b', 'd/b']]);
  expect(await listPages('/', { pageSize: '3' })).toEqual([
    ['B/x', 'a/z', 'c/a'],
    ['c/b', 'd/b'],
  ]);
});

it('lists ids of collections in pages, with an empty one after a full one', async () => {
  await createAll('a/x', 'b/x', 'c/m/sub/x');

  const listIds = async (request: object) =>
    (await callVerb(emulator.port, 'listCollectionIds', request)) as object;
  expect(await listIds({})).toEqual({ collectionIds: ['a', 'b', 'c'] });
  expect(await listIds({ pageSize: 2 })).toEqual({ collectionIds: ['a', 'b'], nextPageToken: 'b' });
  expect(await listIds({ pageSize: 2, pageToken: 'b' })).toEqual({ collectionIds: ['c'] });

  expect(await listIds({ pageSize: 1, pageToken: 'b' })).toEqual({
    collectionIds: ['c'],
    nextPageToken: 'c',
  });

  expect(await listIds({ pageSize: 1, pageToken: 'c' })).toEqual({});
});

describe('a listing is refused', () => {
  it.each([
    ['/c', { pageSize: '-1' }, 'Page size must be nonnegative.'],
    ['/', { orderBy: 'n' }, 'kind is required for all orders except __key__ ascending'],
    ['/', { showMissing: 'true' }, 'collection id must be set when show_missing is true'],
    ['/c', { showMissing: 'true', orderBy: 'n' }, 'cannot specify an order when show_missing is true'],
    ['/__c__', {}, 'Collection id "__c__" is invalid because it is reserved.'],
  ])('%s of %o', async (path, query, message) => {
    expect((await page(path, query, USER)).error).toBe(message);
  });

  it('for non-admins, with missing documents', async () => {
    expect((await page('/c', { showMissing: 'true' }, USER)).error).toBe(
      'Metadata operations require admin authentication.',
    );
  });
});
