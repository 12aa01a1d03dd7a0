import type { MenuItem } from '@domain/navigation/menu.ts';
import { paths } from '../paths.ts';
import { withScreens } from '../shells/menuScreens.ts';

/** Where a signed-in person goes: what they wanted before they signed in, else the first entry of their menu. */
export const landingFor = (
  { links, menuItems }: { readonly links: readonly MenuItem[]; readonly menuItems: readonly MenuItem[] },
  origin: string | undefined,
): string => origin ?? withScreens([...links, ...menuItems])[0]?.path ?? paths.security.href();
