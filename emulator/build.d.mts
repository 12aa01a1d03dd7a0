/** Makes sure `dist/<name>.mjs` is a current bundle of `src/<entry>` and answers its file URL. */
export function ensureBundle(name: string, entry: string): Promise<string>;
