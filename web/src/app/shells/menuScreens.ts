import { MENU, PROFILE_MENU, type MenuId, type MenuItem } from '@domain/navigation/menu.ts';

const SHOWN: ReadonlySet<string> = new Set([...MENU, ...PROFILE_MENU].map(({ id }) => id));

/** Returns the menu entries that this app has screens for, in the server's order; a newer server may send others. */
export const withScreens = (items: readonly MenuItem[]): readonly (MenuItem & { readonly id: MenuId })[] =>
  items.filter((item): item is MenuItem & { readonly id: MenuId } => SHOWN.has(item.id));
