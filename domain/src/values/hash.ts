/** A 32-bit FNV-1a hash of a text: spreads ids over shards. Not for secrets. */
export const computeHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
};
