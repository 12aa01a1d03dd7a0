import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { keptLists } from './keptLists.ts';
import { makeDocReader, makeListReader } from './watchWhole.ts';

const next = vi.fn();
const fail = vi.fn();
vi.stubGlobal('navigator', { onLine: true });

/** A list's snapshot; `changes`: documents that differ from the last one. */
const makeSnapshot = (ids: readonly string[], fromCache: boolean, changes = ids.length) =>
  ({
    docs: ids.map((id) => ({ id, data: () => ({}) })),
    empty: ids.length === 0,
    metadata: { fromCache },
    docChanges: () => Array.from({ length: changes }),
  }) as unknown as QuerySnapshot;

const makeDocument = (content: object | null, fromCache: boolean) =>
  ({
    id: 'one',
    exists: () => content !== null,
    data: () => content,
    metadata: { fromCache },
  }) as unknown as DocumentSnapshot;

beforeEach(() => {
  keptLists.clear();
  next.mockClear();
  fail.mockClear();
});

it('passes on a list that was never read whole once the server confirms it, even unchanged', () => {
  const read = makeListReader('list', { next, fail });
  read(makeSnapshot(['a'], true));
  expect([next, fail].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  read(makeSnapshot(['a'], false, 0));
  expect(next.mock.calls).toEqual([[[{ id: 'a' }]]]);
});

it('passes on a kept list immediately, and not again when the server only confirms it', () => {
  makeListReader('list', { next, fail })(makeSnapshot(['a'], false));
  next.mockClear();
  const read = makeListReader('list', { next, fail });
  read(makeSnapshot(['a'], true));
  read(makeSnapshot(['a'], false, 0));
  expect(next).toHaveBeenCalledTimes(1);
  read(makeSnapshot(['a', 'b'], false, 1));
  expect(next).toHaveBeenCalledTimes(2);
});

it('doesn’t take an unknown list or document for an empty one without a server', () => {
  makeListReader('list', { next, fail })(makeSnapshot([], true));
  const readDoc = makeDocReader({ next, fail });
  readDoc(makeDocument(null, true));
  expect(fail).toHaveBeenCalledTimes(2);
  expect(next).not.toHaveBeenCalled();

  readDoc(makeDocument(null, false));
  expect(next.mock.calls).toEqual([[null]]);
});

it('passes on a document again only when it has changed', () => {
  const read = makeDocReader({ next, fail });
  read(makeDocument({ name: 'A' }, true));
  read(makeDocument({ name: 'A' }, false));
  read(makeDocument({ name: 'B' }, false));
  expect(next.mock.calls).toEqual([[{ name: 'A', id: 'one' }], [{ name: 'B', id: 'one' }]]);
});
