import { describe, expect, it } from 'vitest';
import { isRosterChanged, shownFields } from './shownFields.ts';

const COLUMNS = [{ field: 'name' }, { field: 'gender' }, { field: 'email', hidden: true }];

describe('the columns that a table shows', () => {
  it('are those that are not hidden, unless somebody chose otherwise', () => {
    expect(shownFields(COLUMNS, {})).toEqual(['name', 'gender']);
    expect(shownFields(COLUMNS, { email: true, gender: false })).toEqual(['name', 'email']);
  });

  it('begin with the one that names the row', () => {
    expect(shownFields(COLUMNS, { name: false, gender: false })).toEqual(['name']);
  });
});

describe('a view', () => {
  const view = { filters: 'gender=FEM', columns: ['email', 'name'] };
  const shown = { filters: 'gender=FEM', columns: ['name', 'email'] };

  it('is unchanged in whatever order it named its columns, and whichever there no longer are', () => {
    expect(isRosterChanged(view, shown, COLUMNS)).toBe(false);
    expect(isRosterChanged({ ...view, columns: ['email', 'gone'] }, shown, COLUMNS)).toBe(false);
  });

  it.each([
    ['another filter', { ...shown, filters: 'gender=MAL' }],
    ['one column more', { ...shown, columns: ['name', 'gender', 'email'] }],
    ['one column less', { ...shown, columns: ['name'] }],
  ])('is changed by %s', (_, content) => {
    expect(isRosterChanged(view, content, COLUMNS)).toBe(true);
  });
});
