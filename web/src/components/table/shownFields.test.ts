import { describe, expect, it } from 'vitest';
import { shownFields } from './shownFields.ts';

describe('the columns that a table shows', () => {
  const columns = [{ field: 'name' }, { field: 'fee' }, { field: 'notes', hidden: true }];

  it('are those not hidden by default or by choice', () => {
    expect(shownFields(columns, {})).toEqual(['name', 'fee']);
    expect(shownFields(columns, { notes: true, fee: false })).toEqual(['name', 'notes']);
  });

  it('begin with the one that names the row', () => {
    expect(shownFields(columns, { name: false, fee: false })).toEqual(['name']);
  });
});
