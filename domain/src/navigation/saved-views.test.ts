import { describe, expect, it } from 'vitest';
import {
  canStoreViews,
  normalizeQuery,
  getSavedViews,
  SAVED_VIEWS_MAX,
  getViewsState,
  withView,
} from './saved-views.ts';

const warm = { name: 'Warm', query: 'gender=FEM&tone=LOW' };
const deep = { name: 'Deep', query: 'gender=MAL&tone=LOW', columns: ['name', 'email'] };

describe('saved views', () => {
  it('come back as they were stored', () => {
    expect(getSavedViews(getViewsState([warm, deep]))).toEqual([warm, deep]);
  });

  it('are read from a state with any other content', () => {
    expect(getSavedViews(undefined)).toEqual([]);
    expect(getSavedViews({ searches: 'none' })).toEqual([]);
    const searches = [warm, null, { name: 1, query: '' }, 'deep', { ...deep, columns: [1] }];
    expect(getSavedViews({ searches })).toEqual([warm]);
  });

  it('have one of each name, the newest first', () => {
    expect(withView([deep], warm)).toEqual([warm, deep]);
    expect(withView([warm, deep], { name: 'DÉEP', query: 'tone=LOW' })).toEqual([
      { name: 'DÉEP', query: 'tone=LOW' },
      warm,
    ]);
  });

  it('are kept up to their number and their size', () => {
    const some = (count: number, query: string) =>
      Array.from({ length: count }, (_, index) => ({ name: `${index}`, query }));
    expect(canStoreViews(some(SAVED_VIEWS_MAX, 'search=é'))).toBe(true);
    expect(canStoreViews(some(SAVED_VIEWS_MAX + 1, 'search=é'))).toBe(false);
    expect(canStoreViews(some(2, 'x'.repeat(3000)))).toBe(false);
  });

  it('show the same however their filters are ordered', () => {
    expect(normalizeQuery('?b=2&a=1&c=')).toBe(normalizeQuery('a=1&b=2'));
    expect(normalizeQuery('a=1')).not.toBe(normalizeQuery('a=2'));
  });
});
