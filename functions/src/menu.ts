import type { Role } from '@domain/access/roles.ts';
import { MENU, menuLabelOf, PROFILE_MENU, type MenuItem } from '@domain/navigation/menu.ts';

type Entry = (typeof MENU | typeof PROFILE_MENU)[number];

const isFor = (entry: Entry, roles: readonly Role[], seesRates: boolean): boolean => {
  const granted: readonly Role[] = seesRates && 'withRates' in entry ? entry.withRates : [];
  return [...entry.roles, ...granted].some((role) => roles.includes(role));
};

const itemOf = ({ id, path }: Entry): MenuItem => ({ id, label: menuLabelOf(id), path });

/** Removes entries hidden by an agency from menus. */
export const withoutHidden = (
  items: readonly MenuItem[],
  hidden: readonly string[] = [],
): readonly MenuItem[] => items.filter(({ id }) => !hidden.includes(id));

/** Returns the side menu for these roles; `seesRates`: an agency grants the client access to rates. */
export const menuFor = (roles: readonly Role[], seesRates: boolean): readonly MenuItem[] =>
  MENU.filter((entry) => isFor(entry, roles, seesRates)).map(itemOf);

/** The menu behind their initials. */
export const profileItemsFor = (roles: readonly Role[]): readonly MenuItem[] =>
  PROFILE_MENU.filter((entry) => isFor(entry, roles, false)).map(itemOf);
