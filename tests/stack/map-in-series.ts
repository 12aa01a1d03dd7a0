/** Maps all items, `atOnce` in parallel, in their order. */
export const mapInSeries = async <Item, Result>(
  atOnce: number,
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  let next = 0;

  const work = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await run(item);
    }
  };

  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));

  return results;
};
