import { MENU, PROFILE_MENU, type MenuId, type MenuItem } from '@domain/navigation/menu.ts';

/** Entries of the server's menus that this app has no screen for yet: nobody is led to them. */
const WITHOUT_SCREEN = ['tickets'] as const satisfies readonly MenuId[];

/** An entry that leads to a screen. */
export type ShownMenuId = Exclude<MenuId, (typeof WITHOUT_SCREEN)[number]>;

const SHOWN: ReadonlySet<string> = new Set(
  [...MENU, ...PROFILE_MENU]
    .map(({ id }) => id)
    .filter((id) => !WITHOUT_SCREEN.some((missing) => missing === id)),
);

/** The entries of a server's menu that this app has screens for, in the server's order. */
export const withScreens = (
  items: readonly MenuItem[],
): readonly (MenuItem & { readonly id: ShownMenuId })[] =>
  items.filter((item): item is MenuItem & { readonly id: ShownMenuId } => SHOWN.has(item.id));
