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
  it('are unchanged after a round trip', () => {
    expect(getSavedViews(getViewsState([warm, deep]))).toEqual([warm, deep]);
  });

  it('are read from any stored state', () => {
    expect(getSavedViews(undefined)).toEqual([]);
    expect(getSavedViews({ searches: 'none' })).toEqual([]);
    const searches = [warm, null, { name: 1, query: '' }, 'deep', { ...deep, columns: [1] }];
    expect(getSavedViews({ searches })).toEqual([warm]);
  });

  it('have unique names, the newest first', () => {
    expect(withView([deep], warm)).toEqual([warm, deep]);
    expect(withView([warm, deep], { name: 'DÉEP', query: 'tone=LOW' })).toEqual([
      { name: 'DÉEP', query: 'tone=LOW' },
      warm,
    ]);
  });

  it('are limited in number and size', () => {
    const some = (count: number, query: string) =>
      Array.from({ length: count }, (_, index) => ({ name: `${index}`, query }));
    expect(canStoreViews(some(SAVED_VIEWS_MAX, 'search=é'))).toBe(true);
    expect(canStoreViews(some(SAVED_VIEWS_MAX + 1, 'search=é'))).toBe(false);
    expect(canStoreViews(some(2, 'x'.repeat(3000)))).toBe(false);
  });

  it('are equal for any order of filters', () => {
    expect(normalizeQuery('?b=2&a=1&c=')).toBe(normalizeQuery('a=1&b=2'));
    expect(normalizeQuery('a=1')).not.toBe(normalizeQuery('a=2'));
  });
});
