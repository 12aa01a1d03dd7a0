import type { Role } from '@domain/access/roles.ts';
import { MENU, menuLabelOf, PROFILE_MENU, type MenuItem } from '@domain/navigation/menu.ts';

type Entry = (typeof MENU | typeof PROFILE_MENU)[number];

const forRoles = (entries: readonly Entry[], roles: readonly Role[]): readonly MenuItem[] =>
  entries
    .filter((entry) => entry.roles.some((role) => roles.includes(role)))
    .map(({ id, path }) => ({ id, label: menuLabelOf(id), path }));

/** The side menu of somebody with these roles. */
export const menuFor = (roles: readonly Role[]): readonly MenuItem[] => forRoles(MENU, roles);

/** The menu behind their initials. */
export const profileItemsFor = (roles: readonly Role[]): readonly MenuItem[] => forRoles(PROFILE_MENU, roles);
