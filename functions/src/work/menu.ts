import type { AccountRole } from '@domain/access/roles.ts';
import { MENU, getMenuLabel, PROFILE_MENU, type MenuItem } from '@domain/navigation/menu.ts';

type Entry = (typeof MENU | typeof PROFILE_MENU)[number];

const isFor = (entry: Entry, roles: readonly AccountRole[], seesRates: boolean): boolean => {
  const granted: readonly AccountRole[] = seesRates && 'withRates' in entry ? entry.withRates : [];
  return [...entry.roles, ...granted].some((role) => roles.includes(role));
};

const toItem = ({ id, path }: Entry): MenuItem => ({ id, label: getMenuLabel(id), path });

/** Removes entries hidden by an agency from menus. */
export const removeHidden = (
  items: readonly MenuItem[],
  hidden: readonly string[] = [],
): readonly MenuItem[] => items.filter(({ id }) => !hidden.includes(id));

/** Returns the side menu for these roles; `seesRates`: an agency grants the client access to rates. */
export const getMenu = (roles: readonly AccountRole[], seesRates: boolean): readonly MenuItem[] =>
  MENU.filter((entry) => isFor(entry, roles, seesRates)).map(toItem);

export const getProfileItems = (roles: readonly AccountRole[]): readonly MenuItem[] =>
  PROFILE_MENU.filter((entry) => isFor(entry, roles, false)).map(toItem);
