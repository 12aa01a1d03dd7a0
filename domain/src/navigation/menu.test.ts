import { expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { MENU, getMenuLabel, PROFILE_MENU } from './menu.ts';

const entries = [...MENU, ...PROFILE_MENU];

it('contains each entry once across all menus', () => {
  const ids = entries.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('leads every role to their profile and their password', () => {
  for (const role of ROLES) {
    const open = entries.filter(({ roles }) => (roles as readonly string[]).includes(role));
    expect(
      open.map(({ id }) => id),
      role,
    ).toContain('security');
    expect(
      open.some(({ id }) => id !== 'security'),
      role,
    ).toBe(true);
  }
});

it('labels each entry by its id', () => expect(getMenuLabel('homeStudio')).toBe('nav.homeStudio'));
