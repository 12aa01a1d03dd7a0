import { describe, expect, it } from 'vitest';
import { getShownFields } from './getShownFields.ts';

describe('the shown columns of a table', () => {
  const columns = [{ field: 'name' }, { field: 'fee' }, { field: 'notes', hidden: true }];

  it('are those not hidden by default or by the user', () => {
    expect(getShownFields(columns, {})).toEqual(['name', 'fee']);
    expect(getShownFields(columns, { notes: true, fee: false })).toEqual(['name', 'notes']);
  });

  it('begin with the column that names the row', () => {
    expect(getShownFields(columns, { name: false, fee: false })).toEqual(['name']);
  });
});
