import { describe, expect, it } from 'vitest';
import { loadItemsFrom } from './usePages.ts';

const LIVE = new AbortController().signal;

/** A list in pages of two, whose cursors are their first positions. */
const listOf = (...ids: readonly string[]) => {
  const cursors: (string | undefined)[] = [];

  const load = (cursor: string | undefined) => {
    cursors.push(cursor);
    const offset = Number(cursor ?? 0);
    const items = ids.slice(offset, offset + 2).map((id) => ({ id }));
    return Promise.resolve({
      items,
      total: ids.length,
      ...(offset + 2 < ids.length ? { cursor: `${offset + 2}` } : {}),
    });
  };

  return { asked: cursors, load };
};

describe('a paginated list', () => {
  it('loads one page at a time', async () => {
    const { asked, load } = listOf('a', 'b', 'c');
    expect((await loadItemsFrom(load, LIVE)).read).toMatchObject({
      items: [{ id: 'a' }, { id: 'b' }],
      cursor: '2',
    });
    expect((await loadItemsFrom(load, LIVE, { cursor: '2' })).read.items).toEqual([{ id: 'c' }]);
    expect(asked).toEqual([undefined, '2']);
  });

  it('reloads the shown pages, with totals of the first page only', async () => {
    const { asked, load } = listOf('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const { page, read } = await loadItemsFrom(load, LIVE, { wanted: 4 });
    expect(read.items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect([read.cursor, page.total, page.items.length]).toEqual(['4', 7, 2]);
    expect(asked).toEqual([undefined, '2']);
  });

  it('ends at the last page, even if fewer rows are left', async () => {
    const { read } = await loadItemsFrom(listOf('a', 'b', 'c').load, LIVE, { wanted: 5 });
    expect(read.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(read.cursor).toBeUndefined();
  });

  it('sends no more requests once unmounted', async () => {
    const controller = new AbortController();
    const { asked, load } = listOf('a', 'b', 'c', 'd');
    controller.abort();
    await loadItemsFrom(load, controller.signal, { wanted: 4 });
    expect(asked).toEqual([undefined]);
  });
});
