/** Ensures that `dist/<name>.mjs` is a current bundle; returns its file URL. */
export function ensureBundle(name: 'firestore' | 'storage-rules' | 'index'): Promise<string>;
