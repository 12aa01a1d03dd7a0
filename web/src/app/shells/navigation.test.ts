import { expect, it } from 'vitest';
import { MENU, getMenuLabel, PROFILE_MENU } from '@domain/navigation/menu.ts';
import { catalog } from '../../i18n/en/index.ts';
import { toNavigation } from './navigation.ts';

const served = [...MENU, ...PROFILE_MENU].map(({ id, path }) => ({ id, path, label: getMenuLabel(id) }));

it('shows the entries that have a page, in the server’s order and at its addresses', () => {
  const shown = toNavigation(served);
  expect(shown.map(({ href }) => href)).toEqual(
    served.map(({ path }) => path).filter((path) => shown.some(({ href }) => href === path)),
  );
  expect(shown).toContainEqual(expect.objectContaining({ href: '/project/list', label: 'nav.projects' }));
  expect(shown).toHaveLength(served.length);

  for (const { label, icon } of shown) {
    expect(catalog[label]).toBeTruthy();
    expect(icon).toBeDefined();
  }
});

it('skips unknown entries', () => {
  const newer = { id: 'constructor', label: 'nav.constructor', path: '/newer' };
  expect(toNavigation([newer, ...served])).toEqual(toNavigation(served));
});
