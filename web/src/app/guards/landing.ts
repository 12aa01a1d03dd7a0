import type { MenuItem } from '@domain/navigation/menu.ts';
import { paths } from '../paths.ts';
import { withScreens } from '../shells/menuScreens.ts';

/** Returns where a user goes after sign-in: the page they requested, else the first menu entry. */
export const getLandingPath = (
  { links, menuItems }: { readonly links: readonly MenuItem[]; readonly menuItems: readonly MenuItem[] },
  origin: string | undefined,
): string => origin ?? withScreens([...links, ...menuItems])[0]?.path ?? paths.security.href();
