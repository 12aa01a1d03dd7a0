/** Sources per page, and sources compared concurrently. */
const PAGE = 100;
const TOGETHER = 10;

/** Every document of a query, page by page. */
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

/** Does the work for all items, some at a time. */
export const forAll = async (items, work) => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
};
