/** Readers of zips without the 64-bit extension read no more. In bytes, with room for the list. */
const PART_MAX_BYTES = 4 * 1024 ** 3 - 16 * 1024 ** 2;

/** Splits files, in order, into zips that every program opens. */
export const splitIntoParts = <File extends { readonly size: number }>(
  files: readonly File[],
  maxBytes = PART_MAX_BYTES,
): readonly (readonly File[])[] => {
  const parts: File[][] = [];
  let bytes = 0;

  for (const file of files) {
    const part = parts.at(-1);
    if (part && bytes + file.size <= maxBytes) part.push(file);
    else {
      parts.push([file]);
      bytes = 0;
    }
    bytes += file.size;
  }

  return parts;
};
