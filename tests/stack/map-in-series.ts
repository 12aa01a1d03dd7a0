/** Maps all items, `atOnce` in parallel, in their order. */
export const mapInSeries = async <Item, Result>(
  atOnce: number,
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  let next = 0;

  const work = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await run(item);
    }
  };

  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));

  return results;
};
