import { describe, expect, it } from 'vitest';
import { strictObject } from '../messages/yup.ts';
import { namePatchFields, personNameSchema } from './names.schema.ts';
import { getFullName, getNameParts } from './names.ts';

describe('the parts of a name', () => {
  it.each([
    ['Ana', { name: 'Ana', lastName: '' }],
    ['Ana Reyes', { name: 'Ana', lastName: 'Reyes' }],
    ['Ana  de la Cruz ', { name: 'Ana', lastName: 'de la Cruz' }],
    ['', { name: '', lastName: '' }],
  ])('of “%s” are its first word and the rest', (fullName, parts) => {
    expect(getNameParts(fullName)).toEqual(parts);
  });

  it('form the displayed name', () => {
    expect(getFullName(getNameParts('Ana de la Cruz'))).toBe('Ana de la Cruz');
  });

  it('are both required, without other fields', () => {
    expect(personNameSchema.isValidSync({ name: 'Ana', lastName: 'Reyes' })).toBe(true);
    expect(personNameSchema.isValidSync({ name: 'Ana', lastName: '' })).toBe(false);
    expect(personNameSchema.isValidSync({ name: 'Ana', lastName: 'Reyes', roles: ['admin'] })).toBe(false);
  });

  it('are one name if the person confirms having no other', () => {
    const mononym = { name: 'Björk', lastName: '' };
    expect([personNameSchema.isValidSync(mononym), getFullName(mononym)]).toEqual([false, 'Björk']);
    const fullName = { name: 'Björk', lastName: 'typed before', hasOneName: true };
    expect(personNameSchema.cast(fullName)).toEqual({ ...fullName, lastName: '' });
    expect(personNameSchema.isValidSync(fullName)).toBe(true);
    const patch = strictObject(namePatchFields);
    expect(patch.cast({ hasOneName: true })).toEqual({ hasOneName: true, lastName: '' });
    expect(patch.cast({ name: 'Ana' })).toEqual({ name: 'Ana' });
    expect(patch.isValidSync({ lastName: '' })).toBe(false);
  });
});
