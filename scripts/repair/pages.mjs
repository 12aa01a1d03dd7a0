/** Sources per page, and sources compared concurrently. */
const PAGE = 100;
const TOGETHER = 10;

export async function* getPages(query) {
  let after;
  for (;;) {
    const ordered = query.orderBy('__name__').limit(PAGE);
    const { docs } = await (after ? ordered.startAfter(after) : ordered).get();
    if (docs.length > 0) yield docs;
    if (docs.length < PAGE) return;
    after = docs.at(-1);
  }
}

/** Runs the work for all items with limited concurrency. */
export const runForAll = async (items, work) => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
};
