import { describe, expect, it } from 'vitest';
import { fullNameOf, namePartsOf, personNameSchema } from './names.ts';

describe('the parts of a name', () => {
  it.each([
    ['Ana', { name: 'Ana', lastName: '' }],
    ['Ana Reyes', { name: 'Ana', lastName: 'Reyes' }],
    ['Ana  de la Cruz ', { name: 'Ana', lastName: 'de la Cruz' }],
    ['', { name: '', lastName: '' }],
  ])('of “%s” are its first word and the rest', (fullName, parts) => {
    expect(namePartsOf(fullName)).toEqual(parts);
  });

  it('make the name that is shown', () => {
    expect(fullNameOf(namePartsOf('Ana de la Cruz'))).toBe('Ana de la Cruz');
  });

  it('are both given, and nothing else with them', () => {
    expect(personNameSchema.isValidSync({ name: 'Ana', lastName: 'Reyes' })).toBe(true);
    expect(personNameSchema.isValidSync({ name: 'Ana', lastName: '' })).toBe(false);
    expect(personNameSchema.isValidSync({ name: 'Ana', lastName: 'Reyes', roles: ['admin'] })).toBe(false);
  });
});
