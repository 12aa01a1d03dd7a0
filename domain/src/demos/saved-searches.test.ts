import { describe, expect, it } from 'vitest';
import { VIEW_STATE_BYTES_MAX } from '../projects/project-list.api.ts';
import { SEARCHES_MAX, SEARCH_NAME_MAX, searchesOf, withSearch, type SavedSearch } from './saved-searches.ts';

const warm = { name: 'Warm', query: 'gender=FEM&tone=LOW' };
const deep = { name: 'Deep', query: 'gender=MAL&tone=LOW' };

describe('saved searches', () => {
  it('are read from a state, whatever else it holds', () => {
    expect(searchesOf(undefined)).toEqual([]);
    expect(searchesOf({ searches: 'none' })).toEqual([]);
    expect(searchesOf({ searches: [warm, null, { name: 1, query: '' }, 'deep'] })).toEqual([warm]);
  });

  it('have one of each name, the newest first', () => {
    expect(withSearch([deep], warm)).toEqual([warm, deep]);
    expect(withSearch([warm, deep], { name: 'DEEP', query: 'tone=LOW' })).toEqual([
      { name: 'DEEP', query: 'tone=LOW' },
      warm,
    ]);
  });

  it('are never more than a view may hold', () => {
    const long = (index: number) => ({
      name: `${index}`.padEnd(SEARCH_NAME_MAX, 'é'),
      query: 'x'.repeat(900),
    });
    const all = Array.from({ length: SEARCHES_MAX + 5 }, (_, index) => long(index)).reduce<
      readonly SavedSearch[]
    >(withSearch, []);
    expect(all).toHaveLength(SEARCHES_MAX);
    expect(new TextEncoder().encode(JSON.stringify({ searches: all })).length).toBeLessThan(
      VIEW_STATE_BYTES_MAX,
    );
  });
});
