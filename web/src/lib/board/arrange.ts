/** Items in the order of `ids`; those it does not name keep their place after the others. */
export const arrange = <Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] => {
  const place = new Map(ids.map((id, index) => [id, index]));
  const rank = (item: Item) => place.get(item.id) ?? ids.length;
  return [...items].sort((one, other) => rank(one) - rank(other));
};

/** Whether a list already stands in this order. */
export const standsIn = (items: readonly { readonly id: string }[], ids: readonly string[]): boolean =>
  items.length === ids.length && items.every((item, index) => item.id === ids[index]);
