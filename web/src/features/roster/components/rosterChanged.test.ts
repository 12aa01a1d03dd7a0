import { describe, expect, it } from 'vitest';
import { isRosterChanged } from './rosterChanged.ts';

const COLUMNS = [{ field: 'name' }, { field: 'gender' }, { field: 'email', hidden: true }];

describe('a view', () => {
  const view = { filters: 'gender=FEM', columns: ['email', 'name'] };
  const shown = { filters: 'gender=FEM', columns: ['name', 'email'] };

  it('is unchanged for any order of columns, and with removed ones', () => {
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
