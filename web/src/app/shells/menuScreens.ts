import { MENU, PROFILE_MENU, type MenuId, type MenuItem } from '@domain/navigation/menu.ts';

const SHOWN: ReadonlySet<string> = new Set([...MENU, ...PROFILE_MENU].map(({ id }) => id));

/** The entries of a server's menu that this app has screens for, in the server's order: a newer server may name others. */
export const withScreens = (items: readonly MenuItem[]): readonly (MenuItem & { readonly id: MenuId })[] =>
  items.filter((item): item is MenuItem & { readonly id: MenuId } => SHOWN.has(item.id));
