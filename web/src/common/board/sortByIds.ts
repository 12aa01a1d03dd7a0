/** Sorts items by `ids`; unnamed ones keep their order after the others. */
export const sortByIds = <Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] => {
  const place = new Map(ids.map((id, index) => [id, index]));
  const rank = (item: Item) => place.get(item.id) ?? ids.length;
  return [...items].sort((a, b) => rank(a) - rank(b));
};

/** Returns whether a list has this order. */
export const isInOrder = (items: readonly { readonly id: string }[], ids: readonly string[]): boolean =>
  items.length === ids.length && items.every((item, index) => item.id === ids[index]);

/** Returns the beginning of a new order that must be sent: all but the unchanged end. */
export const getChangedStart = (
  items: readonly { readonly id: string }[],
  ids: readonly string[],
): readonly string[] => {
  const last = ids.findLastIndex((id, index) => items[index]?.id !== id);
  return last === -1 ? ids : ids.slice(0, last + 1);
};
